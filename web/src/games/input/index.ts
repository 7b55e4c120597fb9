import type { GameClient } from "../../games";
import Table from "../../table/Plain.svelte";
import Emblem from "./Emblem.svelte";

export const games: Record<string, GameClient> = { input: { table: Table, emblem: Emblem } };
