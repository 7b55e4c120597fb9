// Whether the server can be reached. A table has a socket and looks after itself; this is for all other pages.

import { build } from "./build.svelte";
import { SITE } from "./site";

const PAUSES = [1000, 2000, 3000, 5000, 10_000]; // milliseconds before each look

class Reach {
  lost = $state(false);
  #waiting = new Set<() => void>();
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (SITE) return; // there is no server to be reached
    window.addEventListener("online", this.look);
    window.addEventListener("offline", this.look); // a server on this very computer is still there
  }

  /** The server has answered something. */
  answered(answer: Response): void {
    build.heard(answer.headers.get("parlour-build"));
    if (!this.lost) return;
    this.lost = false;
    this.#looks = 0;
    clearTimeout(this.#timer);
    for (const then of [...this.#waiting]) then();
  }

  /** It has not. From now on it is asked until it does. */
  failed(): void {
    this.lost = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.look, PAUSES[Math.min(this.#looks++, PAUSES.length - 1)]);
  }

  /** Do this when the connection is back; returns how to stop that. */
  onback(then: () => void): () => void {
    this.#waiting.add(then);
    return () => this.#waiting.delete(then);
  }

  /** Ask whether it is there. */
  look = async (): Promise<void> => {
    try {
      const answer = await fetch("/healthz", { cache: "no-store" });
      if (answer.status < 500) return this.answered(answer);
    } catch {
      // not yet
    }
    this.failed();
  };
}

export const reach = new Reach();
