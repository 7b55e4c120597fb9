import type { GameClient, Offer } from "../../games";
import type { FruitoplayView } from "../../wire";
import type { Words } from "../../words.svelte";
import { extremes } from "./cards";
import Emblem from "./Emblem.svelte";
import { staging } from "./scene";
import Table from "./Table.svelte";

const PHASES = new Set(["collective", "play", "draw", "cancel"]);

/** Advice for the first game: the Fluent id of what to think of now. */
function guide(view: FruitoplayView, offers: Offer[]): string | null {
  if (view.phase === "over") return "fruitoplay-guide-over";
  if (!offers.length || !PHASES.has(view.phase)) return null;
  if (view.phase !== "play") return `fruitoplay-guide-${view.phase}`;
  if (view.chosen.length) return "fruitoplay-guide-chosen";
  if (!view.tricks.length) return "fruitoplay-guide-play";
  if (view.double.includes(view.river[0])) return "fruitoplay-guide-double";
  if (extremes(view.values[view.seat!])?.single) return "fruitoplay-guide-single";
  return view.tricks.length < 2 ? "fruitoplay-guide-play" : "fruitoplay-guide-columns";
}

export const games: Record<string, GameClient> = {
  fruitoplay: {
    table: Table,
    emblem: Emblem,
    staging,
    guide,
    rule: "fruitoplay-guide-rule",
    tie: ({ winners }: FruitoplayView, _names: readonly string[], t: Words) =>
      t("fruitoplay-table-tie", { shared: winners.length > 1 ? "yes" : "no" }),
    round: (view: FruitoplayView) => view.round,
    reviewWords: { "review-guesses-about": "fruitoplay-table-review-guesses" },
  },
};
