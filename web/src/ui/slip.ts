// A slip over the table on a narrow page: which edge it lies at, how high it is, what of it is still to be seen, and what
// it pushes. All of it is measured; Slip.svelte draws it.

export type Edge = "top" | "bottom";

const EDGE = 16; // pixels between it and the edge of the screen, at most
const FOOT = 24; // pixels that the arrow takes at least, if it is below
const GAP = 6; // pixels: the edges of a low slip, above and below what is seen whole
export const LOW = 12.3; // rem: what leaves the middle of a table in sight, unless the table says that it begins lower

const placeOf = (thing: Element) => thing.getBoundingClientRect();

/** Its own edge, unless it covers what it avoids there, and nothing of that at the other one. */
export function edgeOf(slip: HTMLElement, edge: Edge, avoids: string): Edge {
  const met = avoids ? [...document.querySelectorAll(avoids)].map(placeOf).filter(({ width }) => width) : [];
  const height = slip.offsetHeight + EDGE;
  const covers = { top: met.some(({ top }) => top < height), bottom: met.some(({ bottom }) => bottom > innerHeight - height) };
  const other = edge === "top" ? "bottom" : "top";
  return covers[edge] && !covers[other] ? other : edge;
}

/** How high a low slip is. */
export interface Height {
  room: number; // rem that leave the middle of the table in sight
  least: number; // pixels, if it can: what is marked as `data-whole` is never covered
  fits: number; // pixels at most: what ends with a whole item; 0: as high as it can be
}

export function heightOf(body: HTMLElement): Height {
  const room = Number(document.querySelector<HTMLElement>("[data-low]")?.dataset.low ?? LOW);
  const begins = placeOf(body).top - body.scrollTop;
  const until = (item: Element) => Math.ceil(placeOf(item).bottom - begins) + GAP;
  const whole = body.querySelector("[data-whole]");
  const least = whole ? until(whole) : 0;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const most = Math.max(Math.min(room * rem, 0.3 * innerHeight), Math.min(least, 0.6 * innerHeight));
  const ends = [...body.querySelectorAll("li")].map(until).filter((end) => end <= most);
  return { room, least, fits: body.scrollHeight > most ? Math.max(0, ...ends) : 0 };
}

/** How much the arrow covers: nothing in a low slip, where it is beside the cross. */
const footOf = (body: HTMLElement): number => (body.closest(".low") ? 0 : FOOT);

/** The first item that is not seen whole. */
function nextOf(body: HTMLElement): Element | undefined {
  const { top, bottom } = placeOf(body);
  return [...body.querySelectorAll("li:not([data-whole]), p")].find((item) => {
    const place = placeOf(item);
    return place.height && place.bottom > bottom - footOf(body) && place.top > top + FOOT;
  });
}

/** How much of it that item takes: the arrow covers it. */
function covered(body: HTMLElement, next = nextOf(body)): number {
  const foot = footOf(body);
  return next ? Math.max(foot, placeOf(body).bottom - placeOf(next).top) : foot;
}

/** Whether there is something below what is seen, and how high the arrow is: whoever has scrolled sees where items begin. */
export const belowOf = (body: HTMLElement): { more: boolean; foot: number } => ({
  more: body.scrollTop + body.clientHeight < body.scrollHeight - 4,
  foot: body.scrollTop ? footOf(body) : covered(body),
});

/** What is not seen whole comes to the top, or below the heading that stays there. */
export function goOn(body: HTMLElement): void {
  const next = nextOf(body);
  const heading = [...body.querySelectorAll("[data-stays]")].find((each) => next && each.parentElement!.contains(next));
  const stays = heading?.contains(next!) ? 0 : (body.querySelector("[data-stays]")?.clientHeight ?? 0); // the first is the highest
  body.scrollTop += body.clientHeight - covered(body, next) - stays;
}

/** Says how far down it reaches, for whatever makes room for it. */
export function pushing(slip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty("--slip", `${Math.ceil(placeOf(slip).bottom)}px`));
  sizes.observe(slip);
  return () => {
    sizes.disconnect();
    style.removeProperty("--slip");
  };
}
