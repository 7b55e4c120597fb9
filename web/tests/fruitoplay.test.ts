import { expect, it } from "vitest";
import { away, counted, extremes, fruitCard, kindOf, outcome, sameFruit } from "../src/games/fruitoplay/cards";
import type { FruitoplayEvent } from "../src/wire";

const up: FruitoplayEvent = { event: "revealed", cards: ["banana-2", "banana-10", "fig-6", null] };
const tied: FruitoplayEvent = { event: "tied", cards: ["banana-2", "banana-10"] };
const won: FruitoplayEvent = { event: "won", seat: 2, card: "fig-6", target: "banana-6" };

it("reads cards", () => {
  expect(fruitCard("banana-6")).toEqual({ fruit: "banana", number: 6 });
  const printed = { double: ["fig-3"], rotten: ["fig-11"] };
  expect(["fig-3", "fig-11", "fig-4"].map((card) => kindOf(card, printed))).toEqual(["double", "rotten", "single"]);
});

it("tells how far a card is from the target", () => {
  expect(away("banana-2", "banana-6")).toBe(4);
  expect(sameFruit("fig-6", "banana-6")).toBe(false);
});

it("tells how a target was decided", () => {
  const found = outcome([up, tied, won]);
  expect(found).toEqual({ target: "banana-6", cards: up.cards, tied: new Set(tied.cards), winner: 2 });
  expect(outcome([up])).toBeNull();
  expect(outcome([])).toBeNull();
});

it("finds the columns that count", () => {
  expect(extremes([4, 0, 2, 3])).toEqual({ most: 4, fewest: 2 });
  expect(extremes([0, 0])).toBeNull();
});

it("finds the round that was counted", () => {
  const line: FruitoplayEvent = { event: "scored", seat: 0, round: 1, points: 8, values: [4, 0, 2, 0] };
  expect(counted([won, line])).toEqual([line]);
  expect(counted([won])).toBeNull();
});
