// How players sit around a table.

import type { Command } from "../wire";

/** Take a seat, and add something of one's own to the deals. */
export const sitAt = (seat: number): Command => ({ kind: "sit", seat, entropy: crypto.randomUUID?.() ?? String(Math.random()) });

/** All seats clockwise from the one after `first`, without it; a spectator's begin with seat 0. */
export function others(seats: number, first: number | null): number[] {
  const start = first === null ? 0 : first + 1;
  return Array.from({ length: first === null ? seats : seats - 1 }, (_, at) => (start + at) % seats);
}
