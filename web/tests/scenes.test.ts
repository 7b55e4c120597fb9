// Folding the events of a golden game over its first scene gives the scene of every later view, for every viewer.

import { describe, expect, it } from "vitest";
import { clientOf, GAMES } from "../src/games";
import type { Staging } from "../src/scenes";
import { framesOf, goldenGames, readGolden, viewersOf } from "./golden";

/** Whether two scenes are equal: plain data, of which the one mostly shares its parts with the other. */
function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one) as never[];
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && equal(one[key], other[key]));
}

/** Says where two things differ, only if they do: to say so takes longer than to look. */
function same(found: unknown, wanted: unknown, where: () => string): void {
  if (equal(found, wanted)) return;
  expect(found, where()).toEqual(wanted);
  throw new Error(where()); // what `toEqual` overlooks, such as a part that is undefined
}

it("two scenes are equal only if all their parts are", () => {
  const scene = { cards: ["a", "b"], seat: null, happens: { event: "took" } };
  expect(equal(scene, structuredClone(scene))).toBe(true);
  for (const other of [
    { ...scene, cards: ["a"] },
    { ...scene, cards: { 0: "a", 1: "b" } },
    { ...scene, seat: 0 },
    { ...scene, more: undefined },
    null,
  ])
    expect([equal(scene, other), equal(other, scene)]).toEqual([false, false]);
});

describe.each(GAMES)("the scenes of %s", (game) => {
  it.each(goldenGames(game))("follow from the events: %s", async (name) => {
    const staging = (await clientOf(game))!.staging as Staging;
    const film = readGolden(name);
    for (const viewer of viewersOf(film)) {
      let scene: unknown = null;
      let step = 0;
      for (const { events, view } of framesOf(film, viewer)) {
        scene ??= staging.sceneOf(view);
        events.forEach((event, at) => {
          const where = () => `${name}, viewer ${viewer}, step ${step}, event ${at}: ${JSON.stringify(event)}`;
          const after: unknown = staging.after(scene, event);
          same(staging.beats(scene, event, events[at + 1] ?? null).at(-1)!.scene, after, where);
          scene = after;
        });
        same(scene, staging.sceneOf(view), () => `${name}, viewer ${viewer}, step ${step}: ${JSON.stringify(events)}`);
        step += 1;
      }
    }
  });
});
