// All pages. Each is loaded when it is opened.

import type { Component } from "svelte";
import { build } from "./build.svelte";
import Broken from "./pages/Broken.svelte";
import { reach } from "./reach.svelte";

export type Page = Component<{ id: string }>;
const pages: Record<string, () => Promise<{ default: Page }>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/New.svelte"),
  box: () => import("./pages/Box.svelte"),
  lobby: () => import("./pages/Lobby.svelte"),
  games: () => import("./pages/Games.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  review: () => import("./pages/Review.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  unsubscribe: () => import("./pages/Unsubscribe.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  account: () => import("./pages/Account.svelte"),
  missing: () => import("./pages/Missing.svelte"),
  ...(import.meta.env.DEV ? { workbench: () => import("./pages/Workbench.svelte") } : {}),
};

/** Load a page. If that fails, there is no connection, or a new client, which has the page. */
export const pageOf = (name: string): Promise<{ default: Page }> =>
  pages[name]().catch(async () => {
    await reach.look();
    if (build.leaves) build.load();
    return { default: Broken };
  });
