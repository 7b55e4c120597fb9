import type { GameClient } from "../../games";
import Table from "../../table/Plain.svelte";
import Pies from "./PiesEmblem.svelte";
import Plums from "./PlumsEmblem.svelte";

export const games: Record<string, GameClient> = {
  "pi-mal-pflaumen": { table: Table, emblem: Plums },
  pies: { table: Table, emblem: Pies },
};
