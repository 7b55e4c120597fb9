// The review of one game: asked for, and followed until all of it is there.

import { SvelteSet } from "svelte/reactivity";
import { api, type Refusal } from "../api";
import { session } from "../session.svelte";
import type { Judged, Reviewed, Try } from "../wire";
import { t } from "../words.svelte";

const PAUSE = 1000; // milliseconds between two looks
const PATIENCE = 15; // looks at a review that does not grow, until it is asked for again
const ATTEMPTS = 3; // so often in vain, and it has failed

export const LARGEST = 3; // errors that are shown first

export class Review {
  found = $state.raw<Reviewed | null>(null);
  problem = $state.raw<Error | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle = 0;
  #asked = 0; // since it grew
  #turn = 0; // what was asked for before is not heard any more

  /** Ask for the review of a game, of a seat or one's own. */
  ask(id: string, game: number, seat: number | null): void {
    this.leave();
    this.found = this.problem = null;
    this.#asked = 0;
    void this.#look(++this.#turn, id, game, seat);
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#turn++;
  }

  async #look(turn: number, id: string, game: number, seat: number | null): Promise<void> {
    try {
      let found = await api.review(id, game, seat);
      const more = found.decisions.length > (this.found?.decisions.length ?? 0);
      const grows = found.running || more;
      if (more) this.#asked = 0;
      if (turn === this.#turn && !found.done && !grows && this.#idle-- <= 0) {
        if (this.#asked++ >= ATTEMPTS) throw new Error(t("review-failed"));
        await session.enter();
        found = await api.askReview(id, game, seat);
      }
      if (turn !== this.#turn) return;
      if (grows || found.running) this.#idle = PATIENCE; // another process may be at work: it does not say so here
      this.found = found;
      if (!found.done) this.#timer = setTimeout(() => void this.#look(turn, id, game, found.seat), PAUSE);
    } catch (refusal) {
      if (turn === this.#turn) this.problem = refusal as Refusal;
    }
  }
}

const answers = new Map<string, SvelteSet<number>>(); // while the client is open, so that one can play on and come back

/** The frames of a review whose better move one has found or asked for. */
export function answersIn(id: string, game: number, seat: number | null): SvelteSet<number> {
  const whose = `${id}/${game}/${seat}`;
  const found = answers.get(whose) ?? new SvelteSet<number>();
  answers.set(whose, found);
  return found;
}

/** The reviews in which one wants to see all errors, while the client is open. */
export const shownWhole = new SvelteSet<string>();

/** Errors, as they were made. */
export const errorsIn = (found: Reviewed): Judged[] => found.decisions.filter(({ mark }) => mark);

/** Whether it may have been no error: its mark was taken back, or its loss begins at what reads as 0%. */
export const isDoubtful = ({ mark, low }: Judged): boolean => !mark || low < 0.005;

/** The largest first, and last what may have been none. */
export const ranked = (errors: readonly Judged[]): Judged[] =>
  [...errors].sort((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)) || b.loss - a.loss);

/**
 * Errors in the order in which they were found: who has seen some finds each of them at its place, with its numbers as they
 * are by now. `seen` has the frames of those that were shown before, and becomes longer.
 */
export function unmoved(found: Reviewed, seen: number[]): Judged[] {
  for (const { frame } of errorsIn(found)) if (!seen.includes(frame)) seen.push(frame);
  return seen.flatMap((frame) => found.decisions.find((each) => each.frame === frame) ?? []);
}

/** Whether a move is as good as the best one. */
export const isRight = (error: Judged, token: string, tolerance: number): boolean =>
  (error.tries.find((each) => each.token === token)?.loss ?? Infinity) < tolerance;

/** How another move compares with the one in the game. */
export function compared(error: Judged, { token, loss }: Try, tolerance: number): "same" | "alike" | "better" | "worse" {
  if (token === error.played) return "same";
  if (Math.abs(loss - error.loss) < tolerance) return "alike";
  return loss < error.loss ? "better" : "worse";
}

/** When something was, in words. Frame 0 is what came before the first choice. */
export const whenOf = ({ frame, when }: { frame: number; when: string }, start = t("review-start")): string =>
  when || (frame ? t("review-move", { step: frame }) : start);
