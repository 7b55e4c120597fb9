// Where a table for practice comes from: the review or replay that one goes back to. It is kept for this tab.

const key = (table: string) => `origin-${table}`;

/** The address of the page on which somebody chose to play on, if it was in this tab. */
export function originOf(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null; // the browser keeps nothing
  }
}

/** This page is where the table comes from. */
export function playsOnFromHere(table: string): void {
  try {
    sessionStorage.setItem(key(table), location.pathname + location.search + location.hash);
  } catch {
    // then there is no way back but the browser's own
  }
}
