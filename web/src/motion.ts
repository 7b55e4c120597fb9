// Animations: how things move, and how long it takes. A setting makes all of them quicker, or turns them off.

import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const still = new MediaQuery("(prefers-reduced-motion: reduce)");
const FACTOR = { normal: 1, fast: 0.45, off: 0 } as const;

/** Milliseconds for something that takes this long at normal speed; 0 where nothing should move. */
export function lasts(milliseconds = 350): number {
  return still.current ? 0 : Math.round(milliseconds * FACTOR[settings.speed]);
}

/** Positions of the elements on a table, by their `data-moves`. */
export type Places = Map<string, DOMRect>;

const named = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>("[data-moves]")];
const moving = new WeakMap<HTMLElement, Animation>();

/** The positions of all elements now, and of the table itself. */
export function places(table: HTMLElement): Places {
  const found: Places = new Map(named(table).map((thing) => [thing.dataset.moves!, thing.getBoundingClientRect()]));
  return found.set("", table.getBoundingClientRect());
}

/**
 * Lets everything with a name go from where it lay to where it lies, and what is new appear. All is measured
 * before anything is moved: that takes one layout, however many cards there are.
 */
export function moveFrom(before: Places, table: HTMLElement): void {
  const things = named(table);
  for (const thing of things) moving.get(thing)?.cancel();
  const now = things.map((thing) => thing.getBoundingClientRect());
  const [was, is] = [before.get("")!, table.getBoundingClientRect()];
  things.forEach((thing, at) => {
    const [from, to] = [before.get(thing.dataset.moves!), now[at]];
    if (!from) {
      moving.set(thing, thing.animate({ opacity: [0, 1], transform: ["translateY(-10px)", "none"] }, timing(250)));
      return;
    }
    const x = from.left + from.width / 2 - was.left - (to.left + to.width / 2 - is.left);
    const y = from.top + from.height / 2 - was.top - (to.top + to.height / 2 - is.top);
    if (Math.hypot(x, y) < 2) return;
    const scale = to.width ? from.width / to.width : 1;
    moving.set(thing, thing.animate({ transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"] }, timing(420)));
  });
}

const timing = (milliseconds: number) => ({ duration: lasts(milliseconds), easing: "cubic-bezier(0.2, 0.6, 0.3, 1)" });
