// What a page has planned for a table that it opens: done as soon as the table's socket is open.

import { api } from "./api";
import { build } from "./build.svelte";
import { go } from "./router.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { GameAbout, NewTable } from "./wire";

export interface Plan {
  bots: Record<number, string>; // by seat
  begin: boolean;
}

const plans = new Map<string, Plan>();
build.hold(() => plans.size > 0);

/** Let this happen at a table. */
export function plan(table: string, what: Plan): void {
  plans.set(table, what);
}

/** Whether a game begins there at once: then nobody need see the waiting room. */
export const beginsAtOnce = (table: string): boolean => plans.get(table)?.begin ?? false;

/** The plan for a table, once. */
export function planFor(table: string): Plan | undefined {
  const found = plans.get(table);
  plans.delete(table);
  return found;
}

/** Open a table, and go there. */
export async function openTable(terms: NewTable, what: Plan): Promise<void> {
  await session.enter();
  const { id } = await api.open(terms);
  plan(id, what);
  go(`/table/${id}`);
}

/** The usual number of players. */
export const usualSeats = (game: GameAbout): number => game.seats[Math.floor(game.seats.length / 2)];

/** How many play now: as many as last time. */
export function seatsFor(game: GameAbout): number {
  const last = settings.seats[game.id];
  return game.seats.includes(last) ? last : usualSeats(game);
}

/** One person, and bots as strong as last time. */
export function playNow(game: GameAbout): Promise<void> {
  const seats = seatsFor(game);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, settings.level]));
  return openTable({ game: game.id, seats }, { bots, begin: true });
}
