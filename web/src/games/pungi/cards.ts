// What the cards of Pungi are, as far as a drawing needs it.

import { partsOf } from "../../tokens";
import type { PungiEvent, PungiTook } from "../../wire";
import { has, type Words } from "../../words.svelte";

/** An animal card: `frog-7`, or `frog` where only the back is seen. */
export interface AnimalCard {
  animal: string;
  value: number | null;
}

export function animalCard(item: string): AnimalCard {
  const [animal, value] = partsOf(item);
  return { animal: String(animal), value: value === undefined ? null : Number(value) };
}

/** How an animal is called. */
export const animalName = (animal: string, t: Words): string => (has(`pungi-animal-${animal}`) ? t(`pungi-animal-${animal}`) : animal);

/** How an animal card is called. */
export function cardName(item: string, t: Words): string {
  const { animal, value } = animalCard(item);
  const name = animalName(animal, t);
  return value === null ? name : t("pungi-card", { animal: name, value: String(value) });
}

/** How a snake card is called. */
export const snakeName = (snake: string, t: Words): string => printed(snake) || t("pungi-charmer");

/** What is printed on a snake card, with a real minus; nothing on a charmer. */
export const printed = (snake: string): string => (snake === "charmer" ? "" : snake.replace("-", "−"));

/** What each seat has played in this round, by seat. */
export function playedBy(seats: number, start: number | null, played: string[]): (string | null)[] {
  const found: (string | null)[] = Array(seats).fill(null);
  played.forEach((card, at) => (found[((start ?? 0) + at) % seats] = card));
  return found;
}

/** How often each animal lies there, the most frequent first. */
export function counted(cards: string[]): { animal: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(animalCard(card).animal, (counts.get(animalCard(card).animal) ?? 0) + 1);
  return [...counts].map(([animal, count]) => ({ animal, count })).sort((a, b) => b.count - a.count);
}

/** A round that was decided: which animal went first, and who took what in which order. */
export interface Outcome {
  priority: string | null;
  took: PungiTook[];
}

/** The last round that these events decide. */
export function outcome(events: PungiEvent[]): Outcome | null {
  const from = events.findLastIndex((each) => each.event === "priority");
  const turned = events[from];
  if (turned?.event !== "priority") return null;
  const took = events.slice(from).filter((each) => each.event === "took");
  return took.length ? { priority: turned.animal, took } : null;
}

/** The snake that a seat took in a round, and its rank: 1 took first. */
export interface Won extends PungiTook {
  rank: number;
}

/** What each seat took in a round, by seat. */
export function wonBy(seats: number, outcome: Outcome | null): (Won | null)[] {
  const found: (Won | null)[] = Array(seats).fill(null);
  outcome?.took.forEach((took, at) => (found[took.seat] = { ...took, rank: at + 1 }));
  return found;
}

/** Which animal went first in a round, in words. */
export function precedence({ priority }: Outcome, t: Words): string {
  return priority ? t("pungi-table-priority", { animal: animalName(priority, t) }) : t("pungi-table-no-priority");
}

/** Why a card took its snake when it did: its animal goes first, it is the highest left, or was played earlier. */
export function reason({ priority, took }: Outcome, at: number): "first" | "equal" | "value" {
  const own = animalCard(took[at].card);
  if (own.animal === priority) return "first";
  const next = took[at + 1] && animalCard(took[at + 1].card);
  return next?.value === own.value ? "equal" : "value";
}

/** The snakes of a seat at the end: which of them its charmers have turned. */
export function turned(taken: string[], charmed: string[]): { snake: string; charmed: boolean }[] {
  const left = [...charmed];
  return taken
    .filter((snake) => snake !== "charmer")
    .map((snake) => {
      const at = left.indexOf(snake);
      if (at >= 0) left.splice(at, 1);
      return { snake, charmed: at >= 0 };
    });
}
