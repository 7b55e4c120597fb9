// What the parts of a page have to know of each other.

export const chrome = $state({
  /** the header above every page: slim during a game, which needs the room on a small screen */
  slim: false,
  /** a summary lies on the table: what would cover it waits */
  summary: false,
  /** the tab has a mark: it is one's turn */
  turn: false,
});
