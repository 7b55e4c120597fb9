// The engine of the site, which has no server: it begins with the page.

import { Engine } from "./engine.svelte";
import type { Built } from "./messages";

/** The engine that was built; filled in by vite.config.ts. */
declare const ENGINE: Built;

export const engine = new Engine(ENGINE);
