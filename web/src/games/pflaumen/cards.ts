// Cards and plays as the server writes them: `1.13`, `plum`, `1.13+2`.

import type { Offer } from "../../games";
import { partsOf, readToken } from "../../tokens";
import type { PflaumenComponents } from "../../wire";

export const FRUITS = ["apple", "blackberry", "cherry", "fig", "orange", "pear", "strawberry", "white_currant", "plum"] as const;
export type Fruit = (typeof FRUITS)[number];
export const ACTIONS = ["steal", "watchdog", "three_pi"] as const;
export type Action = (typeof ACTIONS)[number];

/** The plums of the supply are all alike. */
export const PLUM = "plum";

/** What is printed on a card. */
export interface Face {
  card: string;
  round: number; // 0: a plum of the supply
  number: number; // the same
  fruit: Fruit | null; // null: not known yet
  action: Action | null;
  recipe: string; // "" if it has none
  points: number;
}

export type Faces = (card: string) => Face;

/** Every card's face, from the component set. */
export function faces(components: Partial<PflaumenComponents>): Faces {
  const known = new Map<string, Face>();
  for (const deck of components.deck ?? []) {
    for (const row of deck.cards) {
      const card = `${deck.round}.${row.number}`;
      known.set(card, {
        card,
        round: deck.round,
        number: row.number,
        fruit: row.fruit as Fruit,
        action: (row.action ?? null) as Action | null,
        recipe: row.recipe ?? "",
        points: row.points ?? 0,
      });
    }
  }
  return (card) => known.get(card) ?? plain(card);
}

function plain(card: string): Face {
  const [round, number] = card === PLUM ? [0, 0] : partsOf(card).map(Number);
  return { card, round, number, fruit: card === PLUM ? "plum" : null, action: null, recipe: "", points: 0 };
}

export const ROMAN = ["", "I", "II", "III"] as const;

/** What was played: a card, and the number of Pi with it. */
export interface Play {
  card: string;
  pi: number;
}

export function readPlay(play: string): Play {
  const [card, pi] = play.split("+");
  return { card, pi: Number(pi ?? 0) };
}

/** What a number and its Pi come to, to be read. */
export const total = (number: number, pi: number): number => number + Math.PI * pi;

/** A card that lies somewhere. */
export interface Lying {
  key: string;
  face: Face;
}

/** What moves as one card: plums of the supply are told apart by how many lie before them. */
export const keyOf = (card: string, seat: number, plumsBefore: number): string => (card === PLUM ? `${PLUM}.${seat}.${plumsBefore}` : card);

/** Cards before a seat, each with a key of its own. */
export function lying(cards: readonly string[], face: Faces, seat: number): Lying[] {
  let plums = 0;
  return cards.map((card) => ({ key: keyOf(card, seat, card === PLUM ? plums++ : 0), face: face(card) }));
}

export const plumsIn = (cards: readonly string[]): number => cards.filter((card) => card === PLUM).length;

/** A display fruit by fruit, in the order of the fruits. */
export function byFruit(cards: readonly Lying[]): { fruit: Fruit | null; cards: Lying[] }[] {
  return [...FRUITS, null]
    .map((fruit) => ({ fruit, cards: cards.filter((each) => each.face.fruit === fruit) }))
    .filter((group) => group.cards.length);
}

/** The ways to play a card, the fewest Pi first. */
export type Plays = (Play & Offer)[];

/** What can be done with each card of the hand. */
export function playsOf(offers: readonly Offer[]): Map<string, Plays> {
  const plays = new Map<string, Plays>();
  for (const offer of offers) {
    const { verb, items } = readToken(offer.token);
    if (verb !== "play") continue;
    const play = readPlay(items[0]);
    plays.set(play.card, [...(plays.get(play.card) ?? []), { ...play, ...offer }]);
  }
  for (const each of plays.values()) each.sort((a, b) => a.pi - b.pi);
  return plays;
}

/** The letters of a recipe, group by group: `AAABB` is AAA and BB. */
export function lettersOf(recipe: string): string[] {
  return recipe.match(/(.)\1*/g) ?? [];
}

/** Cards in the order in which displays lie: by round and number, the plums of the supply last. */
export function sorted(cards: readonly string[]): string[] {
  const place = (card: string) => (card === PLUM ? Infinity : Number(partsOf(card)[0]) * 100 + Number(partsOf(card)[1]));
  return [...cards].sort((a, b) => (a === b ? 0 : place(a) - place(b)));
}

/** Cards less some of them; of plums, that are alike, only as many as are named. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.lastIndexOf(card), 1);
  return left;
}
