// The frames of a replay through everybody's eyes, so that all cards can lie face up.

import { framesOf } from "../frames";
import type { Open } from "../table/open";
import type { Frame } from "../wire";

export class FaceUp {
  on = $state(false);
  problem = $state.raw<Error | null>(null);
  #frames = $state.raw<Frame[][]>([]); // by seat
  #whose = ""; // match and game

  /** Fetch a game of so many seats, unless it is there. */
  async fetch(id: string, game: number, seats: number): Promise<void> {
    const whose = `${id}/${game}`;
    if (this.#whose === whose) return;
    this.#whose = whose;
    this.#frames = [];
    this.problem = null;
    try {
      const found = await Promise.all(Array.from({ length: seats }, (_, seat) => all(id, game, seat)));
      if (this.#whose === whose) this.#frames = found;
    } catch (refusal) {
      if (this.#whose !== whose) return;
      this.#whose = "";
      this.problem = refusal as Error;
    }
  }

  /** What lies face up in a frame; null: nothing more than usual. */
  at(frame: number): Open | null {
    const seats = this.#frames.flatMap((frames) => frames[frame]?.view ?? []);
    const last = this.#frames[0]?.at(-1)?.view;
    return this.on && last && seats.length === this.#frames.length ? { seats, last } : null;
  }
}

async function all(id: string, game: number, seat: number): Promise<Frame[]> {
  let frames: Frame[] = [];
  for await (const found of framesOf(id, game, String(seat))) frames = found;
  return frames;
}
