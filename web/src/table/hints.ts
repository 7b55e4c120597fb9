// What a hint says: which moves are the best, and whether there is a difference at all.

import type { Candidate } from "../wire";

const EQUAL = 2; // percentage points that mean nothing
const SHOWN = 5; // and all that are as good as the best

export interface Weighed {
  /** one, or several that are about equal */
  best: Candidate[];
  /** some of the others */
  rest: Candidate[];
  /** whether there are no others: it hardly matters what one does */
  alike: boolean;
}

/** The moves of a hint, the best first. */
export function weigh(candidates: readonly Candidate[]): Weighed {
  const all = [...candidates].sort((a, b) => b.wins - a.wins || b.points - a.points);
  const percent = ({ wins }: Candidate) => Math.round(100 * wins);
  const best = all.filter((each) => percent(all[0]) - percent(each) <= EQUAL);
  return { best, rest: all.slice(best.length, Math.max(SHOWN, best.length + 2)), alike: best.length > 1 && best.length === all.length };
}

/** What to mark on the table, with its chance to win. */
export function marked(candidates: readonly Candidate[]): Map<string, number> {
  const { best, alike } = weigh(candidates);
  return new Map(alike ? [] : best.map(({ token, wins }) => [token, wins]));
}
