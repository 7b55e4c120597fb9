// How players sit around a table.

/** All seats clockwise from the one after `first`, without it; a spectator's begin with seat 0. */
export function others(seats: number, first: number | null): number[] {
  const start = first === null ? 0 : first + 1;
  return Array.from({ length: first === null ? seats : seats - 1 }, (_, at) => (start + at) % seats);
}
