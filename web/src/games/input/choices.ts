// What may be done now, by the thing on the table that stands for it.

import type { Offer } from "../../games";

export interface Choices {
  lift: Map<number, Offer>; // by tile
  slide: Map<number, Offer>;
  close: Map<number, Offer>; // by number; the zero is number 0
  set: Map<string, Offer>; // by field
}

export function choicesAmong(offers: readonly Offer[]): Choices {
  const choices: Choices = { lift: new Map(), slide: new Map(), close: new Map(), set: new Map() };
  for (const offer of offers) {
    const [kind, what = "0"] = offer.token.split(":");
    if (kind === "zero") choices.close.set(0, offer);
    else if (kind === "set") choices.set.set(what, offer);
    else if (kind === "lift" || kind === "slide" || kind === "close") choices[kind].set(Number(what), offer);
  }
  return choices;
}
