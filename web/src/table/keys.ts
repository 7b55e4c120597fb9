// Keys that work anywhere at a table.

/** Whether a key pressed here is for something else: a field that is written in, or a dialog. */
export const elsewhere = (target: EventTarget | null): boolean => !!within(target, "input, select, textarea, dialog, [contenteditable]");

/** Whether something here does something by itself when a key is pressed. */
export const onControl = (target: EventTarget | null): boolean => !!within(target, "a, button, summary, [tabindex='0']");

const within = (target: EventTarget | null, kinds: string) => (target instanceof Element ? target.closest(kinds) : null);

/**
 * Closes the slip that lies on top, if there is one: the last one on the page. A wide page has none, and shows no cross.
 * Below the slips lies a summary.
 */
export function closeSlip(page: ParentNode): boolean {
  const crosses = [...page.querySelectorAll<HTMLElement>(".summary > button, .slip.open > .close")];
  const top = crosses.filter((cross) => cross.getClientRects().length > 0).at(-1);
  top?.click();
  return !!top;
}

/** Gives the focus to the n-th thing on the table that may be chosen, counted from 1: it is raised, and Enter plays it. */
export function raise(table: Element, nth: number): void {
  const offered = new Map<string, HTMLElement>();
  for (const each of table.querySelectorAll<HTMLElement>("[data-token]")) {
    if (!offered.has(each.dataset.token!)) offered.set(each.dataset.token!, each);
  }
  [...offered.values()][nth - 1]?.focus();
}
