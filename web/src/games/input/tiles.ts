// Tiles: whose they are, where they lie, and what can be below them.

import { partsOf } from "../../tokens";
import type { Options } from "../../games";
import type { InputNumber, InputTile, InputView } from "../../wire";
import type { Lying } from "./scene";

export const SYMBOLS = ["full", "half", "round", "slanted", "joker"];

interface Tiles {
  tiles: Lying[][];
}

/** A tile with its owner's seat and its number, 1 to 7. */
export interface Piece {
  seat: number;
  number: number;
  tile: Lying;
}

export const keyOf = (seat: number, number: number): string => `${seat}-${number}`;
export const fieldOf = (digit: number, row: number): string => `${digit}.${row + 1}`;

/** The number and the field of a place such as 4.2; null for the supply and the hand. */
export function placeOf(at: string): { number: string; field: string } | null {
  const [number, field] = partsOf(at).map(String);
  return field ? { number, field } : null;
}

/** A seat's tiles; none before they have fallen. */
export const piecesOf = ({ tiles }: Tiles, seat: number): Piece[] =>
  (tiles[seat] ?? []).map((tile, index) => ({ seat, number: index + 1, tile }));

export const pieces = (scene: Tiles): Piece[] => scene.tiles.flatMap((_, seat) => piecesOf(scene, seat));

/** What is told of a tile: the side that has come up, and where it lies; nowhere while it is on its way. */
export function toldOf(told: Tiles, { seat, number, tile }: Piece): Lying {
  const last = told.tiles[seat]?.[number - 1] ?? { ...tile, at: "" };
  return { up: last.up, at: last.at === tile.at ? last.at : "" };
}

/** The tiles that lie on numbers, by field. */
export const lying = (scene: Tiles): Map<string, Piece> =>
  new Map(
    pieces(scene)
      .filter(({ tile }) => placeOf(tile.at))
      .map((piece) => [piece.tile.at, piece]),
  );

export const inHand = (scene: Tiles): Piece | null => pieces(scene).find(({ tile }) => tile.at === "hand") ?? null;

/** The symbols that can be below a tile: one is certain, none is not told at this table. */
export function below({ up, seen, can_be }: InputTile): string[] {
  if (seen.length > 1) return [seen[1]];
  const others = can_be.map((name) => name.split("/")).map(([one, other]) => (one === up ? other : one));
  return SYMBOLS.filter((symbol) => others.includes(symbol));
}

/** The symbol below this one, on a tile of which it is known. */
export const otherSide = (tile: InputTile | undefined, up: string): string | null =>
  tile && tile.seen.length > 1 ? tile.seen[tile.seen[0] === up ? 1 : 0] : null;

/** Whether a side below becomes certain by what was known in the end. */
export const opens = (view: Pick<InputView, "tiles">, last: Pick<InputView, "tiles">): boolean =>
  view.tiles.some((tiles, seat) =>
    tiles.some((tile, index) => below(tile).length !== 1 && otherSide(last.tiles[seat]?.[index], tile.up) !== null),
  );

/** The free fields to which a seat's tiles may not go straight back, with the number of the tile. */
export const barred = (view: Pick<InputView, "tiles">, seat: number): Map<string, number> =>
  new Map(
    (view.tiles[seat] ?? []).flatMap(({ came_from, may_return, at }, index): [string, number][] =>
      came_from && !may_return && came_from !== at ? [[came_from, index + 1]] : [],
    ),
  );

/**
 * Of these fields those that ask for the side that a tile in hand shows: the others are not in question, and their signs
 * would tell nothing.
 */
export function inQuestion(
  barred: Map<string, number>,
  scene: Tiles & Pick<InputView, "numbers" | "lifted_from">,
  seat: number,
): Map<string, number> {
  const hand = inHand(scene);
  if (hand?.seat !== seat) return barred;
  const { number, tile } = hand;
  const places = [...barred].filter(([, each]) => each === number).map(([field]) => field);
  if (scene.lifted_from) places.push(scene.lifted_from); // nor to where it has just been lifted from (INP-10)
  const asks = (place: string) => {
    const { number: digit, field } = placeOf(place)!;
    return scene.numbers.find((each) => String(each.digit) === digit)?.asks[Number(field) - 1];
  };
  return new Map(places.filter((place) => [asks(place), "joker"].includes(tile.up)).map((place) => [place, number]));
}

/** Whether a seat has a tile on a completed number, and so can close none. */
export function blocked(view: InputView, seat: number): boolean {
  const completed = new Set(view.numbers.filter((number) => number.completed).map(({ digit }) => String(digit)));
  return (view.tiles[seat] ?? []).some(({ at }) => completed.has(placeOf(at)?.number ?? ""));
}

/** How many tiles on a number are not this seat's. */
export const foreign = (scene: Tiles, digit: number, seat: number): number =>
  [...lying(scene).values()].filter((piece) => piece.seat !== seat && placeOf(piece.tile.at)?.number === String(digit)).length;

/** How many tiles on a number are this seat's. */
export const own = (scene: Tiles, digit: number, seat: number): number =>
  piecesOf(scene, seat).filter(({ tile }) => placeOf(tile.at)?.number === String(digit)).length;

/** How many fields of a number are free. */
export const free = (scene: Tiles, number: InputNumber): number => {
  const filled = lying(scene);
  return number.asks.filter((_, row) => !filled.has(fieldOf(number.digit, row))).length;
};

/** What a number in one colour brings on top of its points (INP-19, INP-25). */
export const bonusOf = ({ points }: InputNumber, options: Options): number => (options.solo_double === "on" ? points : ONE_COLOUR);

const ONE_COLOUR = 3;
const MANY = 3; // tiles on a number, of five: it may well get into one colour

/** Whose all tiles on a number are, if they are many: then it may still bring more (INP-19). */
export function soleOwner(scene: Tiles, { digit, points, completed }: InputNumber): number | null {
  const seat = scene.tiles.findIndex((_, each) => own(scene, digit, each) >= MANY);
  return points && !completed && seat >= 0 && !foreign(scene, digit, seat) ? seat : null;
}

/**
 * The numbers by which another seat can win the game with its next announcement: those that lack one tile, or will lack
 * one if the tile in hand is set on one of `places`.
 */
export const dangers = (view: InputView, options: Options, places: readonly string[] = []): number[] =>
  deciding(view, options, (seat) => seat !== view.seat, places);

/** The numbers by which the viewer can win the game with an announcement now. */
export const victories = (view: InputView, options: Options): number[] => deciding(view, options, (seat) => seat === view.seat, []);

/** The numbers by which one of these seats can win the game, as far as can be known (INP-14, INP-21). */
function deciding(view: InputView, options: Options, whose: (seat: number) => boolean, places: readonly string[]): number[] {
  const filled = lying(view);
  const wins = (seat: number, number: InputNumber) => {
    const { digit, points, asks } = number;
    if (!whose(seat) || blocked(view, seat) || !own(view, digit, seat)) return false;
    const alone = !places.length && !foreign(view, digit, seat);
    if (view.scores[seat] + points + (alone ? bonusOf(number, options) : 0) < view.target) return false;
    return asks.some((symbol, row) => !filled.has(fieldOf(digit, row)) && fits(seat, digit, fieldOf(digit, row), symbol));
  };
  const fits = (seat: number, digit: number, field: string, symbol: string) =>
    view.tiles[seat].some((tile) => {
      if (placeOf(tile.at)?.number === String(digit) || (tile.came_from === field && !tile.may_return)) return false;
      const sides = below(tile);
      return !sides.length || sides.includes(symbol) || (options.joker_closes === "on" && sides.includes("joker"));
    });
  return view.numbers
    .filter(({ digit, completed }) => digit && !completed)
    .filter((number) => free(view, number) === (places.length ? 2 : 1))
    .filter(({ digit }) => !places.length || places.some((place) => placeOf(place)?.number === String(digit)))
    .filter((number) => view.tiles.some((_, seat) => wins(seat, number)))
    .map(({ digit }) => digit);
}

/** The numbers that lack one tile and that a seat may not announce, and why not (INP-14). */
export interface Withheld {
  numbers: number[];
  /** the completed numbers on which it has tiles */
  completed: number[];
  /** those of `numbers` on which it has no tile itself */
  absent: number[];
}

export function withheld(scene: Tiles & { numbers: InputNumber[] }, seat: number): Withheld | null {
  const completed = scene.numbers.filter((number) => number.completed && own(scene, number.digit, seat)).map(({ digit }) => digit);
  const lacking = scene.numbers.filter((number) => number.digit && !number.completed && free(scene, number) === 1);
  const numbers = lacking.filter(({ digit }) => completed.length || !own(scene, digit, seat)).map(({ digit }) => digit);
  return numbers.length ? { numbers, completed, absent: numbers.filter((digit) => !own(scene, digit, seat)) } : null;
}

/**
 * Why a tile in hand may not go to fields that ask for it and look free: by reason, the numbers concerned. Where it may
 * go, `places` says.
 */
export function refusals(scene: Tiles & { numbers: InputNumber[] }, places: readonly string[] = []): Map<Refusal, number[]> {
  const found = new Map<Refusal, number[]>();
  const [hand, filled] = [inHand(scene), lying(scene)];
  for (const number of hand ? scene.numbers : []) {
    const { digit, completed, asks } = number;
    const inviting = asks.some((symbol, row) => {
      const field = fieldOf(digit, row);
      return [symbol, "joker"].includes(hand!.tile.up) && !filled.has(field) && !places.includes(field);
    });
    if (!inviting) continue;
    const last = hand!.tile.up === "joker" ? "joker" : "closing";
    const reason = completed ? "completed" : !digit ? "zero" : free(scene, number) > 1 ? "back" : last;
    found.set(reason, [...(found.get(reason) ?? []), digit]);
  }
  return new Map(REFUSALS.flatMap((reason) => (found.has(reason) ? [[reason, found.get(reason)!]] : [])));
}

/** What is asked about most comes first. */
const REFUSALS: Refusal[] = ["closing", "joker", "back", "completed", "zero"];

/** It would close a number (INP-15, INP-18), lie on a completed one (INP-20), go back (INP-10), or begin the zero (INP-23). */
export type Refusal = "closing" | "joker" | "completed" | "back" | "zero";

type Counted = Pick<InputView, "wins" | "scores" | "winners" | "beyond">;

/** The points of a seat that are beyond the target, and do not count (INP-21). */
export const beyondOf = ({ winners, beyond }: Pick<Counted, "winners" | "beyond">, seat: number): number =>
  winners.includes(seat) ? beyond : 0;

/** A win: the number that it was for, or those that it may have been for; and what it brought, such as `3 + 3`. */
export interface Win {
  numbers: number[];
  sum: string;
}

/**
 * The wins of a seat, in the order of time, as far as their points tell the numbers: a number can be won again (INP-20),
 * but 6 points can also be those of a 3 in one colour.
 */
export function winsOf(scene: Pick<InputView, "wins" | "won" | "numbers">, seat: number, options: Options): Win[] {
  const won = scene.numbers.filter(({ digit }) => scene.won[seat].includes(digit));
  let readings: InputNumber[][] = [[]];
  for (const points of scene.wins[seat]) {
    const brings = won.filter((number) => [number.points, number.points + bonusOf(number, options)].includes(points));
    readings = readings.flatMap((reading) => brings.map((number) => [...reading, number]));
  }
  // A zero may have taken a win away (INP-23); else all that were ever won are among them.
  const most = Math.max(...readings.map((reading) => new Set(reading).size));
  const likely = readings.filter((reading) => new Set(reading).size === most);
  return scene.wins[seat].map((points, at) => {
    const found = [...new Set(likely.map((reading) => reading[at]))];
    const base = found.length === 1 ? found[0].points : points;
    return {
      numbers: found.map(({ digit }) => digit).sort((a, b) => a - b),
      sum: base === points ? String(points) : `${base} + ${points - base}`,
    };
  });
}

/** The same in a list: all in one, if the points do not tell which win was for which number. */
export function winsListed(wins: readonly Win[]): readonly Win[] {
  if (wins.every(({ numbers }) => numbers.length === 1)) return wins;
  const numbers = [...new Set(wins.flatMap(({ numbers }) => numbers))].sort((a, b) => a - b);
  return [{ numbers, sum: wins.map(({ sum }) => sum).join(" + ") }];
}

/** The points of a seat as they count: no more than the target, also while the last win is told (INP-21). */
export function counted(scene: Counted & Pick<InputView, "target">, seat: number): { points: number; beyond: number } {
  const over = Math.max(0, scene.scores[seat] - scene.target);
  return { points: scene.scores[seat] - over, beyond: beyondOf(scene, seat) + over };
}

/** What a seat has lost of its wins to announcements that failed (INP-17). */
export const lostOf = (scene: Counted, seat: number): number =>
  scene.wins[seat].reduce((sum, points) => sum + points, 0) - scene.scores[seat] - beyondOf(scene, seat);
