// How long things take to move: one place for all of it, so that it can be quick, or not at all.

import { MediaQuery } from "svelte/reactivity";
import { crossfade, fade } from "svelte/transition";
import { settings } from "./settings.svelte";

const still = new MediaQuery("(prefers-reduced-motion: reduce)");
const FACTOR = { normal: 1, fast: 0.45, off: 0 } as const;

/** Milliseconds for something that takes this long at normal speed; 0 where nothing should move. */
export function lasts(milliseconds = 350): number {
  return still.current ? 0 : Math.round(milliseconds * FACTOR[settings.speed]);
}

/** A pair of transitions for things that leave one place and come to another: `out:send={{ key }}`, `in:receive={{ key }}`. */
export const moves = () =>
  crossfade({ duration: () => lasts(450), fallback: (node) => fade(node, { duration: lasts(250) }) });
