// A scene is what lies on the table, and it changes only by events. Each game says how, in games/<package>/scene.ts.

import type { Event, View } from "./wire";

/** One still of what happened. */
export interface Beat<S> {
  scene: S;
  /** milliseconds at normal speed before the next one; 0: it is seen together with the next one */
  lasts: number;
  /** a summary: it stays until the player goes on, or for a long while */
  summary?: boolean;
  /** the event's sentence comes with the next beat: it would tell what is only about to be seen */
  untold?: boolean;
  /** the event's sentence is the cause of what turns: it comes as it begins to turn, not when it lies there */
  causes?: true;
  /** its sentence in few words, for the line above the table: a message, and its facts. The log has all of it. */
  brief?: [message: string, facts: Record<string, number>];
  /** cards that were compared are taken away: a lesson explains them first */
  sweeps?: true;
  /** something happens to whoever looks on: those who skip see it, too */
  matters?: boolean;
  sound?: Sound;
}

/** How long a score is shown, in milliseconds: until the player goes on, or for a long while if others are waiting. */
export const SUMMARY = 180_000;

export type Sound = "deal" | "play" | "turn" | "win" | "score";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Staging<V extends View = any, E extends Event = any, S = any> {
  /** The scene of a view: for whoever joins, comes back, or jumps in a replay. */
  sceneOf: (view: V) => S;
  /** The scene after an event. Folding events over the scene of a view gives the scene of the later view. */
  after: (scene: S, event: E) => S;
  /** The stills of an event. The last one is the scene after it; those before may show what no view does. */
  beats: (scene: S, event: E, next: E | null) => Beat<S>[];
}

/** What is shown of several events, one after the other. */
export interface Shot<S> extends Beat<S> {
  /** the event whose sentence begins here, as its place among the events; null: the one before goes on */
  begins: number | null;
}

/** The beats of several events, one after the other. */
export function shots<V extends View, E extends Event, S>(staging: Staging<V, E, S>, scene: S, events: E[]): Shot<S>[] {
  const found: Shot<S>[] = [];
  events.forEach((event, at) => {
    const beats = staging.beats(scene, event, events[at + 1] ?? null);
    const told = beats.findIndex((beat) => !beat.untold);
    found.push(...beats.map((beat, number) => ({ ...beat, begins: number === told ? at : null })));
    scene = beats.at(-1)?.scene ?? scene;
  });
  return found;
}
