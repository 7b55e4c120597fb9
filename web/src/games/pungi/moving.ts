// Cards that leave one place and come to another are the same cards.

import { crossfade, fade } from "svelte/transition";
import { lasts } from "../../motion";

export const [send, receive] = crossfade({
  duration: () => lasts(500),
  fallback: (node) => fade(node, { duration: lasts(250) }),
});
