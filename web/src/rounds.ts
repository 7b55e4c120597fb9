// Where the rounds of a game begin, for replays and reviews.

import type { GameClient } from "./games";
import type { Frame } from "./wire";

export interface Round {
  number: number;
  /** what people call it: 2, or II */
  name: string;
  /** the first frame in it */
  begins: number;
}

export function roundsIn(frames: readonly Frame[], client: GameClient | null): Round[] {
  const found = new Map<number, Round>();
  frames.forEach(({ view }, begins) => {
    const number = client?.round?.(view) ?? 0;
    if (number > 0 && !found.has(number)) found.set(number, { number, name: client?.roundNames?.[number] ?? String(number), begins });
  });
  return [...found.values()];
}
