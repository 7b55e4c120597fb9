// What may be done now, by the thing on the table that stands for it.

import type { Offer } from "../../games";
import { readToken } from "../../tokens";
import { t } from "../../words.svelte";
import type { Piece } from "./tiles";

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

/** What all things on the table need so that one can choose among them. */
export interface Controls {
  choices: Choices;
  /** the own seat; null: a spectator's */
  own: number | null;
  /** the chance to win, by token */
  hinted: Map<string, number>;
  sent: (token: string) => boolean;
  pick: (token: string) => void;
  /** a tile in words, with what is known about it */
  describe: (piece: Piece) => string;
  /** says this where it is told what is going on */
  explain: (words: string) => void;
  /** the tile that is pointed at */
  looked: string;
}

/** The attributes of a button that stands for an offer. */
export const choosing = ({ token, sentence }: Offer, { hinted, sent, pick }: Controls) => ({
  type: "button" as const,
  "data-token": token,
  "data-hinted": hinted.has(token) || undefined,
  "data-sent": sent(token) || undefined,
  "aria-label": hinted.has(token) ? `${sentence}, ${t("hint-mark")}` : sentence,
  onclick: () => pick(token),
});
