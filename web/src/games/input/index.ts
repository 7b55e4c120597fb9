import type { GameClient } from "../../games";
import type { InputView } from "../../wire";
import Emblem from "./Emblem.svelte";
import { facts, guide } from "./guide";
import { paintOf } from "./owners";
import { staging } from "./scene";
import Table from "./Table.svelte";
import { opens } from "./tiles";

export const games: Record<string, GameClient> = {
  input: {
    table: Table,
    emblem: Emblem,
    staging,
    guide,
    rule: "input-guide-rule",
    facts,
    round: (view: InputView) => 1 + Math.floor(view.turn / Math.max(view.tiles.length, 1)),
    roundWord: "input-table-turn",
    byRound: true,
    reviewWords: {
      "review-start": "input-table-review-start",
      "review-draw-about": "input-table-review-draw",
      "review-guesses-about": "input-table-review-guesses",
    },
    paints: ({ colours }: InputView) => colours.map((_, seat) => paintOf(colours, seat)),
    opens,
  },
};
