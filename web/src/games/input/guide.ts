import type { Offer } from "../../games";
import type { InputView } from "../../wire";
import { choicesAmong } from "./choices";
import { blocked } from "./tiles";

/** Advice for the first game: the Fluent id of what to think of now. */
export function guide(view: InputView, offers: readonly Offer[], options: Record<string, string> = {}): string | null {
  if (!offers.length || view.seat === null) return view.phase === "over" ? null : "input-guide-wait";
  const joker = options.joker_closes === "on"; // INP-15, INP-28
  if (view.phase === "pick") {
    if (choicesAmong(offers).close.size) return joker ? "input-guide-announce-joker" : "input-guide-announce";
    if (blocked(view, view.seat)) return "input-guide-blocked";
    return view.turn < view.tiles.length ? "input-guide-first" : "input-guide-pick";
  }
  const close = joker ? "input-guide-close-joker" : "input-guide-close";
  const set = options.solo_double === "on" ? "input-guide-set-double" : "input-guide-set"; // INP-19, INP-25
  return { close, zero: "input-guide-zero", set }[view.phase] ?? null;
}
