// Every page, each fetched when it is wanted.

import type { Component } from "svelte";

export type Page = Component<{ id: string }>;
const pages: Record<string, () => Promise<{ default: Page }>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/New.svelte"),
  lobby: () => import("./pages/Lobby.svelte"),
  games: () => import("./pages/Games.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  account: () => import("./pages/Account.svelte"),
  missing: () => import("./pages/Missing.svelte"),
  ...(import.meta.env.DEV ? { workbench: () => import("./pages/Workbench.svelte") } : {}),
};

/** A page. If it cannot be had, a new version has come, or the connection has gone. */
export const pageOf = (name: string): Promise<{ default: Page }> => pages[name]().catch(() => import("./pages/Broken.svelte"));
