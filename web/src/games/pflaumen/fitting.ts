// How large cards can be so that all of them fit.

export const PEEK = 0.42; // of a card's width: what is seen of a plum that lies under another one

/** Cards that lie beside each other: `broad` is how broad they are together, in cards. */
export interface Bundle {
  broad: number;
}

/** How a card is drawn that is so many pixels wide: below this, a whole recipe could not be read. */
export const sizeOf = (across: number): "mini" | "full" => (across < 76 ? "mini" : "full");

/** The width of a card with which bundles, row by row, fit into a box; at least the smallest. */
export function fitting(
  bundles: readonly Bundle[],
  box: { width: number; height: number },
  gap: number,
  least: number,
  most: number,
): number {
  for (let width = most; width > least; width--) {
    let [rows, filled] = [1, 0];
    for (const { broad } of bundles) {
      const wide = broad * width;
      if (filled && filled + gap + wide > box.width) [rows, filled] = [rows + 1, wide];
      else filled += (filled ? gap : 0) + wide;
    }
    if (rows * width * 1.4 + (rows - 1) * gap <= box.height) return width;
  }
  return least;
}
