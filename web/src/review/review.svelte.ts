// The review of one game: asked for, and followed until all of it is there.

import { SvelteSet } from "svelte/reactivity";
import { api, type Refusal } from "../api";
import { session } from "../session.svelte";
import type { Components, Options } from "../games";
import type { Occupant } from "../table/occupants";
import type { Frame, GameId, Judged, Moment, Reviewed, Try } from "../wire";
import { share, t } from "../words.svelte";
import type { Round } from "../rounds";
import { between } from "./parts";

const PAUSE = 1000; // milliseconds between two looks
const PATIENCE = 15; // looks at a review that does not grow, until it is asked for again
const ATTEMPTS = 3; // so often in vain, and it has failed

export const LARGEST = 3; // errors that are shown first

/** What is needed to show a moment of the game on its table. */
export interface Shown {
  frames: Frame[];
  game: GameId;
  seat: number;
  names: string[];
  occupants: (Occupant | null)[];
  components: Components;
  options?: Options;
  /** whether it is the reader's own seat */
  own: boolean;
  /** where the replay of it is */
  replay: string;
  /** the table is not wanted any more */
  leave: () => void;
}

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

const answered = new Map<string, SvelteSet<number>>(); // while the client is open, so that one can play on and come back

/** The frames of a review whose better move one has found or asked for. */
export function answersIn(id: string, game: number, seat: number | null): SvelteSet<number> {
  const whose = `${id}/${game}/${seat}`;
  const found = answered.get(whose) ?? new SvelteSet<number>();
  answered.set(whose, found);
  return found;
}

/** Whether the better moves are hidden from whoever wants to find them, while the client is open. */
export const answers = $state({ hidden: false });

/** The reviews in which one wants to see all errors, while the client is open. */
export const shownWhole = new SvelteSet<string>();

/** Errors, as they were made. */
export const errorsIn = (found: Reviewed): Judged[] => found.decisions.filter(({ mark }) => mark);

/** What an error cost, for its messages: a chance to win, or points rather. */
export const costOf = ({ loss, points }: Judged) => ({ cost: points ? "points" : "chance", loss: share(loss) });

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

/** A moment at which the chances to win changed, or an error was made. */
export interface Stop {
  frame: number;
  when: string;
  /** the chances of all seats before it, and after it */
  before: number[];
  chances: number[];
  /** who changed them, and by how much; null: the draw */
  parts: Part[];
  error?: Judged | undefined;
}

export interface Part {
  seat: number | null;
  change: number[];
  /** a draw with which a new round begins */
  deals?: boolean;
}

/** The moments of a game, from even shares on. What happens in one frame is one of them, also the deal of a new round. */
export function stopsIn(moments: readonly Moment[], errors: readonly Judged[], seats: number, rounds: readonly Round[]): Stop[] {
  const dealt = new Set(rounds.map(({ begins }) => begins));
  let chances = Array.from({ length: seats }, () => 1 / seats);
  const found = new Map<number, Stop>([[0, { frame: 0, when: "", before: chances, chances, parts: [] }]]);
  const changes = [...moments, ...errors.map(({ frame, when }) => ({ frame, when, seat: null, chances: null }))];
  for (const { frame, when, seat, chances: after } of changes.sort((a, b) => a.frame - b.frame)) {
    const stop = found.get(frame) ?? { frame, when, before: chances, chances, parts: [] };
    found.set(frame, stop);
    if (!after) stop.error = errors.find((error) => error.frame === frame);
    else {
      const start = chances;
      const change = after.map((chance, who) => chance - start[who]);
      stop.parts.push({ seat, change, deals: seat === null && frame > 0 && dealt.has(frame) });
      stop.chances = chances = after;
    }
  }
  return [...found.values()];
}

const DEAL = -1; // instead of a seat: a draw with which a new round begins

/** Who changed the chance of a seat, and by how much, in words: “Bo −14%, the draw +3%”. What is told adds up. */
export function doings(
  { before, chances, parts }: Pick<Stop, "before" | "chances" | "parts">,
  seat: number,
  called: (who: number | null) => string,
): string {
  const sums = new Map<number | null, number>();
  for (const { seat: mover, change, deals } of parts) {
    const who = deals ? DEAL : mover;
    sums.set(who, (sums.get(who) ?? 0) + change[seat]);
  }
  const shown = between([...sums.values()], before[seat], chances[seat]);
  const told = [...sums.keys()].map((who, at) => ({ who, change: shown[at] })).filter(({ change }) => change);
  told.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return told.map(({ who, change }) => `${called(who)} ${share(change, { signed: true })}`).join(", ");
}

export const caller =
  (names: readonly string[]) =>
  (who: number | null): string =>
    who === null ? t("review-curve-draw") : who === DEAL ? t("review-curve-deal") : names[who];

/** A moment in a sentence: who changed the chance of a seat, from what and to what. */
export function tellStop(stop: Stop, seat: number, names: readonly string[], own: boolean, start?: string): string {
  return t("review-curve-point", {
    when: whenOf(stop, start),
    doings: doings(stop, seat, caller(names)) || t("review-curve-nobody"),
    own: String(own),
    name: names[seat],
    before: share(Math.max(0, stop.before[seat])),
    after: share(Math.max(0, stop.chances[seat])),
    error: stop.error ? "yes" : "no",
  });
}
