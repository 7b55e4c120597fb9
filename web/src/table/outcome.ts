// Who has won, in a sentence, and who comes after whom: for the sheet on which a game is counted.

import { listed, number, type Words } from "../words.svelte";

interface Ending {
  scores: number[];
  /** nobody, as long as it goes on */
  winners: number[];
  names: string[];
  seat: number | null;
}

/** Who wins, and with how many points; `tie` is what decided between equals. */
export function outcome({ scores, winners, names, seat }: Ending, tie: string, t: Words): string {
  if (!winners.length) return "";
  const first = [...winners].sort((a, b) => Number(b === seat) - Number(a === seat)); // "You and Bo"
  const points = scores[first[0]];
  const facts = {
    names: listed(first.map((each) => names[each])),
    you: first[0] === seat ? "yes" : "no",
    points: number(points),
    count: points,
  };
  const sentence = winners.length > 1 ? t("result-shared-with", facts) : t("result-wins-with", facts);
  const equal = scores.filter((each) => each === points).length > 1;
  return equal ? `${sentence} ${tie}` : sentence;
}

/** The seats by their points, the winner first; equal ones in the order in which they sit. */
export const ranked = (scores: readonly number[], winners: readonly number[]): number[] =>
  [...scores.keys()].sort((a, b) => scores[b] - scores[a] || Number(winners.includes(b)) - Number(winners.includes(a)));
