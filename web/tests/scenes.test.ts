// Folding the events of a golden game over its first scene gives the scene of every later view, for every viewer.

import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { clientOf, GAMES } from "../src/games";
import type { Staging } from "../src/scenes";
import { framesOf, goldenGames, readGolden, viewersOf } from "./golden";

/** Says where two things differ, only if they do: to say so takes longer than to look. */
function same(found: unknown, wanted: unknown, where: () => string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, where()).toEqual(wanted);
}

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
