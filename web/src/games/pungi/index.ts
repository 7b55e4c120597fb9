import type { GameClient, Offer } from "../../games";
import type { PungiView } from "../../wire";
import type { Words } from "../../words.svelte";
import { backOf, leader } from "./cards";
import Emblem from "./Emblem.svelte";
import { staging } from "./scene";
import Table from "./Table.svelte";

/** Advice for the first game: the Fluent id of what to think of now. */
function guide(view: PungiView, offers: Offer[]): string | null {
  if (view.phase === "over") return "pungi-guide-over";
  if (view.phase === "name") return offers.length ? "pungi-guide-name" : null;
  if (!offers.length) return "pungi-guide-wait";
  const unseen = !view.taken.flat().includes("charmer"); // nobody has seen yet what a charmer does
  if (unseen && view.row.includes("charmer")) return "pungi-guide-charmer";
  if (!view.played.length) return view.row[0].startsWith("-") ? "pungi-guide-lead-bad" : "pungi-guide-lead";
  if (view.taken[0].length < 2) return "pungi-guide-join";
  const held = new Set(view.hand.map(backOf));
  const first = leader(view.played);
  if (first) return held.has(first.animal) ? "pungi-guide-play" : "pungi-guide-play-apart";
  return view.played.some((card) => held.has(backOf(card))) ? "pungi-guide-play-none" : "pungi-guide-play-new";
}

export const games: Record<string, GameClient> = {
  pungi: {
    table: Table,
    emblem: Emblem,
    staging,
    guide,
    rule: "pungi-guide-rule",
    tie: (_view: PungiView, _names: readonly string[], t: Words) => t("pungi-table-tie"),
    round: (view: PungiView) => view.taken[0].length + (view.phase === "over" ? 0 : 1),
    roundWord: "pungi-table-round",
  },
};
