import type { Offer, Options } from "../../games";
import type { InputView } from "../../wire";
import { choicesAmong } from "./choices";
import { blocked, dangers } from "./tiles";

/** Advice for the first game: the Fluent id of what to think of now. */
export function guide(view: InputView, offers: readonly Offer[], options: Options = {}): string | null {
  if (!offers.length || view.seat === null) return view.phase === "over" ? null : "input-guide-wait";
  const joker = options.joker_closes === "on"; // INP-15, INP-28
  const { danger, late } = facts(view, options);
  if (view.phase === "pick") {
    if (danger) return "input-guide-danger";
    if (choicesAmong(offers).close.size) return joker ? "input-guide-announce-joker" : "input-guide-announce";
    if (blocked(view, view.seat)) return "input-guide-blocked";
    return view.turn < view.tiles.length ? "input-guide-first" : "input-guide-pick";
  }
  if (view.phase === "set" && danger) return late ? "input-guide-danger-late" : "input-guide-danger-set";
  const close = joker ? "input-guide-close-joker" : "input-guide-close";
  const set = options.solo_double === "on" ? "input-guide-set-double" : "input-guide-set"; // INP-19, INP-25
  return { close, zero: "input-guide-zero", set }[view.phase] ?? null;
}

/** What the rule and the advice tell: how many points win, what this table plays, and which number another can win by. */
export function facts(view: InputView, options: Options = {}) {
  const [now] = dangers(view, options);
  const [soon] = dangers(view, options, view.places);
  return {
    target: view.target,
    danger: now ?? soon ?? 0,
    late: now ?? 0, // it lacks one tile already
    signs: options.memory === "off" ? "no" : "yes", // INP-24
    double: options.solo_double === "on" ? "yes" : "no",
  };
}
