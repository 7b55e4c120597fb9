// How cards move: from the hand to the trick, from there to a display, and on.

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { lasts } from "../../motion";

export const [send, receive] = crossfade({
  duration: () => lasts(450),
  easing: cubicOut,
  fallback: () => ({
    duration: lasts(280),
    easing: cubicOut,
    css: (shown) => `opacity: ${shown}; transform: translateY(${(shown - 1) * 10}px) scale(${0.85 + 0.15 * shown})`,
  }),
});

/** For `animate:flip`: what lies beside makes room. */
export const room = { duration: () => lasts(320), easing: cubicOut };
