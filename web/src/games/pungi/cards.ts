// What the cards of Pungi are, as far as a drawing needs it.

import { partsOf } from "../../tokens";
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

/** What everybody sees of a card. */
export const backOf = (item: string): string => animalCard(item).animal;

/** In the order in which a hand is shown. */
export function sorted(cards: string[]): string[] {
  const order = (a: AnimalCard, b: AnimalCard) => (a.animal === b.animal ? (a.value ?? 0) - (b.value ?? 0) : a.animal < b.animal ? -1 : 1);
  return [...cards].sort((a, b) => order(animalCard(a), animalCard(b)));
}

/** The same cards, with their values as far as they are among those that are known. */
export function revealed(cards: string[], known: string[]): string[] {
  const left = sorted(known);
  return cards.map((card) => {
    const place = left.findIndex((each) => backOf(each) === card);
    return place < 0 ? card : left.splice(place, 1)[0];
  });
}

/** How an animal is called. */
export const animalName = (animal: string, t: Words): string => (has(`pungi-animal-${animal}`) ? t(`pungi-animal-${animal}`) : animal);

/** How an animal card is called. */
export function cardName(item: string, t: Words): string {
  const { animal, value } = animalCard(item);
  const name = animalName(animal, t);
  return value === null ? name : t("pungi-card", { animal: name, value: String(value) });
}

/** How one or more of an animal are called. */
export function several(animal: string, count: number, t: Words): string {
  const name = animalName(animal, t);
  return count > 1 ? t("pungi-several", { count, animal: name }) : name;
}

/** How a snake card is called. */
export const snakeName = (snake: string, t: Words): string => printed(snake) || t("pungi-charmer");

/** What is printed on a snake card, with a real minus; nothing on a charmer. */
export const printed = (snake: string): string => (snake === "charmer" ? "" : snake.replace("-", "−"));

/** How often each animal lies there, the most frequent first. */
export function counted(cards: string[]): { animal: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(backOf(card), (counts.get(backOf(card)) ?? 0) + 1);
  return [...counts].map(([animal, count]) => ({ animal, count })).sort((a, b) => b.count - a.count);
}

/** The animal that lies there more often than every other; null, if none does. */
export function leader(cards: string[]): { animal: string; count: number } | null {
  const [most, second] = counted(cards);
  return most && most.count > (second?.count ?? 1) ? most : null;
}

/** The snakes that lie turned when a seat's charmers are used, the lowest first; `again`: a snake may be turned again. */
export function charmedIn(taken: string[], again = false): string[] {
  const snakes = taken.filter((snake) => snake !== "charmer").sort((a, b) => Number(a) - Number(b));
  const charmers = taken.length - snakes.length;
  if (!again) return snakes.slice(0, charmers);
  const bad = snakes.filter((snake) => Number(snake) < 0);
  if (charmers <= bad.length || !snakes.length) return bad.slice(0, charmers);
  if ((charmers - bad.length) % 2 === 0) return bad; // to and fro
  const least = snakes.reduce((found, snake) => (Math.abs(Number(snake)) <= Math.abs(Number(found)) ? snake : found));
  return Number(least) < 0 ? turnedBack(bad, least) : [...bad, least];
}

/** What is printed on a snake whose sign was turned. */
export const charmedSnake = (snake: string): string => (snake.startsWith("-") ? snake.replace("-", "+") : snake.replace("+", "-"));

/** What charmers do otherwise since the last card was taken: snakes that lie turned only now, and those that no longer do. */
export function recharmed(taken: string[], again = false): { turned: string[]; back: string[] } {
  const back = charmedIn(taken.slice(0, -1), again);
  const turned = charmedIn(taken, again).filter((snake) => !remove(back, snake));
  return { turned, back };
}

/** Takes one of these out, if it is there. */
function remove(snakes: string[], snake: string): boolean {
  const place = snakes.indexOf(snake);
  if (place >= 0) snakes.splice(place, 1);
  return place >= 0;
}

/** What still lies turned, when one of these was turned back. */
export const turnedBack = (charmed: string[], snake: string): string[] => charmed.toSpliced(charmed.lastIndexOf(snake), 1);

/** The sum of a seat's snakes, with these turned; if nothing is said, as its charmers would turn them now. */
export function scoreOf(taken: string[], charmed = charmedIn(taken)): number {
  const sum = (snakes: string[]) => snakes.reduce((all, snake) => all + (snake === "charmer" ? 0 : Number(snake)), 0);
  return sum(taken) - 2 * sum(charmed);
}

/** Snake cards as they lie when all is counted, each by its place among those taken. */
export interface Counted {
  snake: number | null; // null: a charmer that turns none
  charmer: number | null; // the one that turns it
}

/** The places of the snakes that lie turned. */
export const placesOf = (taken: string[], charmed: string[]): Set<number> =>
  new Set(paired(taken, charmed).flatMap(({ snake, charmer }) => (snake !== null && charmer !== null ? [snake] : [])));

/** The charmer of each snake that lies turned, by their places: who had one keeps it, all others go to the first free ones. */
function kept(before: Map<number, number>, taken: string[], charmed: string[]): Map<number, number> {
  const left = [...charmed];
  const now = new Map([...before].filter(([at]) => remove(left, taken[at])));
  const busy = new Set(now.values());
  const free = taken.flatMap((snake, at) => (snake === "charmer" && !busy.has(at) ? [at] : []));
  taken.forEach((snake, at) => {
    if (snake !== "charmer" && !now.has(at) && remove(left, snake)) now.set(at, free.shift()!);
  });
  return now;
}

/** All snake cards of a seat in the order of taking; a charmer that has turned a snake lies beside it, and stays there. */
export function paired(taken: string[], charmed: string[]): Counted[] {
  let charmer = new Map<number, number>();
  for (const at of taken.keys()) {
    const until = taken.slice(0, at + 1);
    charmer = kept(charmer, until, charmedIn(until));
  }
  charmer = kept(charmer, taken, charmed);
  const busy = new Set(charmer.values());
  return taken.flatMap((snake, at): Counted[] => {
    if (snake !== "charmer") return [{ snake: at, charmer: charmer.get(at) ?? null }];
    return busy.has(at) ? [] : [{ snake: null, charmer: at }];
  });
}

/** These snakes with as many of each kind as either list has. */
export function united(some: string[], others: string[]): string[] {
  const left = [...some];
  return [...some, ...others.filter((snake) => !remove(left, snake))];
}

/** These snakes without those. */
export function lessThese(snakes: string[], those: string[]): string[] {
  const left = [...those];
  return snakes.filter((snake) => !remove(left, snake));
}
