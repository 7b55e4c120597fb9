// The small picture of the tab: with a mark while it is one's turn, and the same on the icon of an installed app.

/** Show or take away the mark. */
export function mark(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = `${import.meta.env.BASE_URL}${on ? "icon-turn.svg" : "icon.svg"}`;
  if (link && link.getAttribute("href") !== file) link.setAttribute("href", file);
  const badge = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // a browser that shows none may say so
}
