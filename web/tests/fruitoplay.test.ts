import { expect, it } from "vitest";
import { away, extremes, fruitCard, kindOf, sameFruit } from "../src/games/fruitoplay/cards";
import { staging, verdict, type FruitoplayScene } from "../src/games/fruitoplay/scene";
import type { FruitoplayView } from "../src/wire";
import { framesOf, goldenGames, readGolden } from "./golden";

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
  const trick = [...["banana-2", "banana-10", "fig-6"].map((card) => ({ card, up: true })), null];
  const scene = { target: "banana-6", trick, tied: ["banana-2", "banana-10"], winner: 2 } as unknown as FruitoplayScene;
  const found = trick.map((_, seat) => verdict(scene, seat, (message) => message));
  expect(found.map(({ out = false }) => out)).toEqual([true, true, false, false]);
  expect(found.map(({ won = false }) => won)).toEqual([false, false, true, false]);
});

it("does not know what a bot chose for an absent player", () => {
  const film = readGolden(goldenGames("fruitoplay")[0]);
  const chosen = [...framesOf(film, 0)].map(({ view }) => view as FruitoplayView).find((view) => view.chosen[0]?.startsWith("play:"))!;
  expect(staging.sceneOf(chosen).trick[0]?.card).toBeTruthy();
  expect(staging.sceneOf({ ...chosen, chosen: [] }).trick[0]).toEqual({ card: null, up: false });
});

it("finds the columns that count", () => {
  expect(extremes([4, 0, 2, 3])).toEqual({ most: 4, fewest: 2 });
  expect(extremes([0, 0])).toBeNull();
});
