// Whose a tile is, by more than its colour: each seat has a shape, too.

const COLOURS = ["yellow", "red", "blue"];
const SHAPES = ["circle", "diamond", "square"];

/** The class that paints a seat's tiles; colours of another box than ours get one of their own. */
export const paintOf = (colours: readonly string[], seat: number): string =>
  COLOURS.includes(colours[seat]) ? `owner-${colours[seat]}` : `owner-other-${seat}`;

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length];
