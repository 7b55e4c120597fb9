// What may be done now, by the thing on the table that stands for it.

import type { Offer } from "../../games";
import { readToken } from "../../tokens";

export interface Choices {
  lift: Map<number, Offer>; // by tile
  slide: Map<number, Offer>;
  close: Map<number, Offer>; // by number; the zero is number 0
  set: Map<string, Offer>; // by field
}

export function choicesAmong(offers: readonly Offer[]): Choices {
  const choices: Choices = { lift: new Map(), slide: new Map(), close: new Map(), set: new Map() };
  for (const offer of offers) {
    const { verb, items } = readToken(offer.token);
    if (verb === "zero") choices.close.set(0, offer);
    else if (verb === "set") choices.set.set(items[0], offer);
    else if (verb === "lift" || verb === "slide" || verb === "close") choices[verb].set(Number(items[0]), offer);
  }
  return choices;
}
