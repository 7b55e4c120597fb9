// What has just happened, in a few words at the seat it happened to, for as long as one needs to read them.

import type { PflaumenEvent } from "../../wire";
import type { Words } from "../../words.svelte";
import type { Faces } from "./cards";
import { nameOf, type Edition } from "./naming";

export interface Note {
  seat: number;
  text: string;
}

/** The words for it; an event that can be seen anyway needs none. */
export function notes(event: PflaumenEvent, t: Words, edition: Edition, face: Faces): Note[] {
  const say = (message: string, facts = {}) => [{ seat: "seat" in event ? event.seat : 0, text: t(message, { edition, ...facts }) }];
  switch (event.event) {
    case "took":
      return say("pflaumen-table-took", { card: nameOf(face(event.card), t) });
    case "plummed":
      return say("pflaumen-table-plummed");
    case "guarded":
      return say("pflaumen-table-guarded");
    case "stole": {
      const card = nameOf(face(event.card), t);
      return [...say("pflaumen-table-stole", { card }), { seat: event.owner, text: t("pflaumen-table-robbed", { card }) }];
    }
    case "in-vain":
      return say("pflaumen-table-in-vain");
    case "got-pi":
      return say("pflaumen-table-got-pi", { pi: event.pi });
    case "mixed":
      return say("pflaumen-table-mixed", { points: event.points });
    case "discarded":
      return say("pflaumen-table-discarded", { pi: event.pi });
    default:
      return [];
  }
}

const READING = 5000; // milliseconds

/** What is written at each seat just now, and the cards that have just come. */
export class News {
  at = $state<Record<number, string>>({});
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  hear(events: readonly PflaumenEvent[], t: Words, edition: Edition, face: Faces): void {
    const said = new Map<number, string[]>();
    const fresh = new Set<string>();
    for (const event of events) {
      for (const { seat, text } of notes(event, t, edition, face)) {
        said.set(seat, [...(said.get(seat) ?? []), text]);
      }
      if (event.event === "took" || event.event === "stole") fresh.add(`${event.seat} ${event.card}`);
      if (event.event === "plummed") fresh.add(`${event.seat} plum`);
    }
    if (events.length) this.fresh = fresh;
    for (const [seat, texts] of said) {
      this.at[seat] = texts.join(" · ");
      clearTimeout(this.#timers.get(seat));
      this.#timers.set(
        seat,
        setTimeout(() => delete this.at[seat], READING),
      );
    }
  }

  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
