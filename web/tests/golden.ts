// The golden games as each viewer sees them. `python -m web.golden` writes them; `make web-test` does so by itself.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Event, GameId, View } from "../src/wire";

const FOLDER = join(import.meta.dirname, "../../build/golden");

interface Differences {
  events: Record<number, Event>;
  view: Partial<View>;
}
interface Film {
  game: GameId;
  seats: number;
  steps: { events: Event[]; view: Partial<View>; seats: Differences[] }[];
}
export interface Frame {
  events: Event[];
  view: View;
}

/** The names of the golden games of these kinds. */
export function goldenGames(...games: GameId[]): string[] {
  const found = readdirSync(FOLDER).filter((name) => games.some((game) => name.startsWith(`${game}-`)));
  if (!found.length) throw new Error("run `python -m web.golden` first");
  return found.map((name) => name.replace(/\.json$/, ""));
}

export const readGolden = (name: string): Film => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Film;

/** Everybody who may look on: the spectator and each seat. */
export const viewersOf = (film: Film): (number | null)[] => [null, ...Array(film.seats).keys()];

/** A game as a viewer sees it. */
export function* framesOf(film: Film, viewer: number | null): Generator<Frame> {
  let view = {} as View;
  for (const step of film.steps) {
    view = { ...view, ...step.view };
    if (viewer === null) yield { events: step.events, view };
    else {
      const own = step.seats[viewer];
      yield { events: step.events.map((event, at) => own.events[at] ?? event), view: { ...view, ...own.view } };
    }
  }
}
