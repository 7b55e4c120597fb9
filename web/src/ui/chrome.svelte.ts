// The header above every page: slim during a game, which needs the room on a small screen. And the tab, which has a mark
// when it is one's turn.

export const chrome = $state({ slim: false, turn: false });
