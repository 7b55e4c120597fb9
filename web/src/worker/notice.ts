// A notice that it is somebody's turn, as it is shown: by a page, or by the service worker while no page is open.

import type { Notice } from "../wire";

/** By which notices of one table take each other's place, those of a page too. */
export const tagOf = (table: string): string => `turn-${table}`;

export const pathOf = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** How a notice looks, in the page and without one. */
export function looks({ table, body, since, locale }: Notice, anew: boolean): NotificationOptions {
  const more = { renotify: anew, timestamp: since }; // which not every browser knows
  const pictures = { icon: "/icons/icon-192.png", badge: "/icons/icon-192.png" };
  return { body, lang: locale, tag: tagOf(table), data: { table, since }, ...pictures, ...more };
}
