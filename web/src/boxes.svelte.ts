// The cards of boxes that their owner has typed in: one box for each game, kept in this browser.

import type { Box, GameId } from "./wire";

export type OwnBox = Pick<Box, "name" | "text">;

const KEY = "parlour-boxes";

function read(): Record<string, OwnBox> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, OwnBox>) : {};
  } catch {
    return {}; // nothing is remembered, or nothing may be
  }
}

let boxes = $state.raw(read());

/** The box of a game, if its owner has typed it in. */
export const boxOf = (game: GameId): OwnBox | undefined => boxes[game];

/** Keep a box; null forgets it. */
export function keep(game: GameId, box: OwnBox | null): void {
  const { [game]: _, ...others } = read();
  boxes = box ? { ...others, [game]: { name: box.name, text: box.text } } : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(boxes));
  } catch {
    // then only until the page is closed
  }
}

/** Other tabs follow. */
window.addEventListener("storage", (event) => {
  if (event.key === KEY) boxes = read();
});

/** Whether the cards of a table are the house's: a box has the hash of its text as its name. */
export const ofTheHouse = (components: string): boolean => !/^[0-9a-f]{64}$/.test(components);
