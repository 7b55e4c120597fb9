import type { InputView } from "../../wire";

/** What a seat has lost of its wins: to announcements that failed, or as points beyond the target. */
export const lostOf = (view: InputView, seat: number): number =>
  view.wins[seat].reduce((sum, points) => sum + points, 0) - view.scores[seat];
