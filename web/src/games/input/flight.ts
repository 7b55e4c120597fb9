// Tiles fly from where they lay to where they lie.

import { cubicInOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { lasts } from "../../motion";

export const [send, receive] = crossfade({
  duration: () => lasts(420),
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: lasts(150) }),
});
