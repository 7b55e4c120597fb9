// My matches that are not over, and how many of them wait for me.

import { api, Refusal } from "./api";
import type { Turn } from "./wire";

const OFTEN = 15_000; // milliseconds between two looks of the header

class Turns {
  list = $state.raw<Turn[]>([]);
  /** those in which other people wait; bots have time */
  waiting = $derived(this.list.filter(({ mine, match }) => mine && match.summary.persons.length > 1).length);
  #looked = 0;

  async load(): Promise<Turn[]> {
    this.#looked = Date.now();
    try {
      this.list = (await api.turns()).turns;
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === "session")) throw problem;
      this.list = []; // without a session there are none
    }
    return this.list;
  }

  /** Look again, unless that was just done. */
  look(): void {
    if (Date.now() > this.#looked + OFTEN) this.load().catch(() => {});
  }
}

export const turns = new Turns();
