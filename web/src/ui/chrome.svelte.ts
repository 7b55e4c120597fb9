// What surrounds a page: on a small screen, a game under way needs the room itself.

export const chrome = $state({ slim: false });
