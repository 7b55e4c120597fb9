// Advice for the first game: what to do now, and why.

import type { Offer, Options } from "../../games";
import type { PflaumenView } from "../../wire";
import { playsOf } from "./cards";
import type { Edition } from "./naming";

const ROUNDS = 3;

/** The advice that fits, as a Fluent id. */
export function advise(edition: Edition, view: PflaumenView, offers: readonly Offer[], options: Options = {}): string | null {
  if (!offers.length) return view.phase === "over" ? null : "pflaumen-guide-wait";
  switch (view.phase) {
    case "play": {
      const raised = [...playsOf(offers).values()].some((plays) => plays.length > 1);
      if (raised) return `${edition}-guide-raise`;
      return view.played.every((play) => play === null) ? "pflaumen-guide-lead" : "pflaumen-guide-follow";
    }
    case "take":
      return view.displays[view.seat ?? 0].length ? "pflaumen-guide-recipes" : "pflaumen-guide-take";
    case "steal":
      return `${edition}-guide-steal`;
    case "mix":
      if (view.last_mixes) return "pflaumen-guide-last-mixes";
      if (view.hands.some((cards) => cards)) return "pflaumen-guide-mix";
      if (view.round < ROUNDS) return `${edition}-guide-mix-round`; // what lies on the table stays for the next one (PMP-23)
      return edition === "pies" || options.experienced === "on" ? "pflaumen-guide-mix-end" : "pflaumen-guide-mix-last"; // PMP-22
    case "use":
      return "pflaumen-guide-use";
    default:
      return null;
  }
}

/** What to know of the only move: the last in order takes what is left. */
export function only({ phase, plums }: PflaumenView): string | null {
  if (phase !== "take") return null;
  return plums ? "pflaumen-guide-last" : "pflaumen-guide-last-no-plum";
}
