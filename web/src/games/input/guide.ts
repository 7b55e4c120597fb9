import type { Offer, Options } from "../../games";
import type { InputView } from "../../wire";
import { choicesAmong } from "./choices";
import { blocked, dangers, free, placeOf, victories } from "./tiles";

/** Advice for the first game: the Fluent id of what to think of now. */
export function guide(view: InputView, offers: readonly Offer[], options: Options = {}): string | null {
  if (!offers.length || view.seat === null) return view.phase === "over" ? null : "input-guide-wait";
  const joker = options.joker_closes === "on"; // INP-15, INP-28
  const { danger, late, wins } = facts(view, options);
  if (view.phase === "pick") {
    if (wins) return "input-guide-win";
    if (danger) return "input-guide-danger";
    if (choicesAmong(offers).close.size) return joker ? "input-guide-announce-joker" : "input-guide-announce";
    if (blocked(view, view.seat)) return "input-guide-blocked";
    return view.turn < view.tiles.length ? "input-guide-first" : "input-guide-pick";
  }
  if (view.phase === "set" && danger) return late ? "input-guide-danger-late" : "input-guide-danger-set";
  const close = joker ? "input-guide-close-joker" : "input-guide-close";
  const double = options.solo_double === "on"; // INP-19, INP-25
  const set = fourth(view)
    ? double
      ? "input-guide-set-four-double"
      : "input-guide-set-four"
    : double
      ? "input-guide-set-double"
      : "input-guide-set";
  return { close, zero: "input-guide-zero", set }[view.phase] ?? null;
}

/** Whether the tile in hand can become the fourth on a number, and nobody has seen yet what that leads to. */
const fourth = (view: InputView): boolean =>
  view.won.every((won) => !won.length) &&
  view.numbers.some((number) => free(view, number) === 2 && view.places.some((place) => placeOf(place)?.number === String(number.digit)));

/**
 * What the rule and the advice tell: how many points win, what this table plays, which number one wins the game by, or
 * another, and how many points one has to lose.
 */
export function facts(view: InputView, options: Options = {}) {
  const [now] = dangers(view, options);
  const [soon] = dangers(view, options, view.places);
  return {
    target: view.target,
    points: view.seat === null ? 0 : view.scores[view.seat], // INP-17: never below 0
    wins: (view.phase === "pick" && victories(view, options)[0]) || 0,
    danger: now ?? soon ?? 0,
    late: now ?? 0, // it lacks one tile already
    signs: options.memory === "off" ? "no" : "yes", // INP-24
    double: options.solo_double === "on" ? "yes" : "no",
  };
}
