// What a hint says: which moves are the best, and whether there is a difference at all.

import type { Candidate } from "../wire";

export interface Weighed {
  /** one, or several that are about equal */
  best: Candidate[];
  /** some of the others */
  rest: Candidate[];
  /** whether there are no others: it hardly matters what one does */
  alike: boolean;
}

/** The numbers of a move as they are read. */
const read = ({ wins, points }: Candidate): string => [100 * wins, points].map(Math.round).join();

/** The moves of a hint, the best first: as the server has tried them. None is called worse that reads like one of the best. */
export function weigh(candidates: readonly Candidate[]): Weighed {
  const numbers = new Set(candidates.filter(({ equal }) => equal).map(read));
  const best = candidates.filter((each) => each.equal || numbers.has(read(each)));
  const rest = candidates.filter((each) => !best.includes(each));
  return { best, rest, alike: best.length > 1 && !rest.length };
}

/** Who of the others has the most points, and how many more than this seat; nothing, if none has more. */
export function ahead(scores: readonly number[], seat: number | null, names: readonly string[]): { name: string; points: number } | null {
  if (seat === null) return null;
  const points = Math.max(...scores) - scores[seat];
  return points > 0 ? { name: names[scores.indexOf(Math.max(...scores))], points } : null;
}

/** What to mark on the table, with its chance to win. */
export function marked(candidates: readonly Candidate[]): Map<string, number> {
  const { best, alike } = weigh(candidates);
  return new Map(alike ? [] : best.map(({ token, wins }) => [token, wins]));
}
