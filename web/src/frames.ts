// The frames of a replay, which are fetched in parts.

import { api } from "./api";
import type { Frame } from "./wire";

const PART = 100; // frames fetched at once
export const SPECTATOR = "spectator";

/** The frames of a game through somebody's eyes: more of them each time, until all are there. */
export async function* framesOf(id: string, game: number, eyes: string): AsyncGenerator<Frame[]> {
  let found: Frame[] = [];
  let total = 1;
  while (found.length < total) {
    const part = await api.frames(id, game, eyes, found.length, PART);
    if (!part.frames.length) return;
    found = [...found, ...part.frames];
    total = part.total;
    yield found;
  }
}
