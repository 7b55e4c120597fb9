// What has just come of a turn: for a while it stands on the table.

import type { InputEvent } from "../../wire";

export interface News {
  event: InputEvent;
  /** the number card it belongs to */
  digit: number | null;
  /** whose points change, */
  seat: number | null;
  /** and by how many */
  points: number;
}

const TOLD = new Set(["home", "won", "missed", "zeroset", "zerofailed", "lost", "returned", "reached", "combined", "tired"]);

export function newsIn(events: readonly InputEvent[]): News[] {
  return events
    .filter(({ event }) => TOLD.has(event))
    .map((event) => ({ event, digit: digitOf(event), seat: "seat" in event ? event.seat : null, points: pointsOf(event) }));
}

function digitOf(event: InputEvent): number | null {
  if (event.event === "zeroset" || event.event === "zerofailed") return 0;
  return event.event === "won" || event.event === "missed" ? event.number : null;
}

function pointsOf(event: InputEvent): number {
  if (event.event === "won") return event.points;
  return event.event === "missed" || event.event === "lost" ? -event.points : 0;
}

/** What a sentence of the game needs to know of an event. */
export function factsOf(event: InputEvent, names: readonly string[], own: number | null): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  if ("seat" in event) Object.assign(facts, { you: event.seat === own ? "yes" : "no", name: event.seat === own ? "" : names[event.seat] });
  if ("number" in event) facts.number = event.number;
  if ("points" in event) facts.points = event.points;
  if (event.event === "home") facts.tile = event.tile;
  if (event.event === "won") facts.alone = event.one_colour ? "yes" : "no";
  if (event.event === "zerofailed") Object.assign(facts, { count: event.tiles.length, tiles: event.tiles.join(", ") });
  return facts;
}

/** By tile, the side that was up before it was turned. */
export const turned = (events: readonly InputEvent[]): Map<string, string> =>
  new Map(events.flatMap((event): [string, string][] => (event.event === "lifted" ? [[`${event.seat}-${event.tile}`, event.was]] : [])));

/** The fields on which tiles have just been placed. */
export const settled = (events: readonly InputEvent[]): Set<string> =>
  new Set(events.flatMap((event) => (event.event === "placed" ? [event.field] : [])));
