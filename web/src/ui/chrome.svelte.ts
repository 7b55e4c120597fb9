// The header above every page: slim during a game, which needs the room on a small screen.

export const chrome = $state({ slim: false });
