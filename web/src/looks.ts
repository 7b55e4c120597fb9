// How people look at a table: a colour and a face of their own.

import type { Avatar, Colour, Occupant } from "./wire";

/** In the order of seats: the colour of a seat, unless somebody wants another one. */
export const COLOURS = ["plum", "teal", "ochre", "leaf", "violet", "rust"] as const satisfies Colour[];
/** The first one is the initial. */
export const AVATARS = ["", "owl", "cat", "bear", "fox", "rabbit"] as const satisfies Avatar[];

type Hue = (typeof COLOURS)[number];

/** The colour of each seat: all differ. Whoever wants one gets it, if nobody before them has it. */
export function coloursOf(places: readonly (Pick<Occupant, "colour"> | null)[]): Hue[] {
  const free = new Set<Hue>(COLOURS);
  const take = (wanted: Hue | "" | undefined): Hue | undefined => (wanted && free.delete(wanted) ? wanted : undefined);
  const given = places.map((place) => take(place?.colour));
  return given.map((colour, seat) => colour ?? take(COLOURS[seat]) ?? take([...free][0]) ?? COLOURS[seat % COLOURS.length]);
}

/** Whatever is inside has the colours of these people for its seats. */
export const coloured = (places: readonly (Pick<Occupant, "colour"> | null)[]) => (element: HTMLElement) => {
  coloursOf(places).forEach((colour, seat) => element.style.setProperty(`--seat-${seat}`, `var(--hue-${colour})`));
};
