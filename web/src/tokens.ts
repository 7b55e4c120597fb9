// Tokens taken apart. docs/records.md has their grammar, and parlour.Token does the same in Python.

/** A decision: `steal:2,1.6` is the verb `steal` with the items `2` and `1.6`. */
export interface Token {
  verb: string;
  items: string[];
}

export function readToken(text: string): Token {
  const colon = text.indexOf(":");
  return colon < 0 ? { verb: text, items: [] } : { verb: text.slice(0, colon), items: text.slice(colon + 1).split(",") };
}

/** The names and numbers of an item: `frog-7` has "frog" and 7, `1.13+2` has 1, 13 and 2. */
export const partsOf = (item: string): (string | number)[] => item.split(/[-.+]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
