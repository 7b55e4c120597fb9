// What the cards of Fruitoplay are, as far as a drawing needs it.

import { partsOf } from "../../tokens";
import type { FruitoplayView } from "../../wire";
import { has, type Words } from "../../words.svelte";

export type Kind = "single" | "double" | "rotten";

/** What the collective card of a round adds, also before it is chosen. */
export const bonusOf = (round: number): number => round - 1;

/** The fruit and the number of `banana-6`. */
export function fruitCard(item: string): { fruit: string; number: number } {
  const [fruit, number] = partsOf(item);
  return { fruit: String(fruit), number: Number(number) };
}

/** How a fruit is called. */
export const fruitName = (fruit: string, t: Words): string => (has(`fruitoplay-fruit-${fruit}`) ? t(`fruitoplay-fruit-${fruit}`) : fruit);

/** How a card is called. */
/** A card's name, or that of the collective one. */
export function cardName(item: string, t: Words): string {
  if (item === "collective") return t("fruitoplay-collective-card");
  const { fruit, number } = fruitCard(item);
  return t("fruitoplay-card", { fruit: fruitName(fruit, t), number: String(number) });
}

export function kindOf(item: string, view: Pick<FruitoplayView, "double" | "rotten">): Kind {
  return view.rotten.includes(item) ? "rotten" : view.double.includes(item) ? "double" : "single";
}

/** How far a card is from the target. */
export const away = (card: string, target: string): number => Math.abs(fruitCard(card).number - fruitCard(target).number);

export const sameFruit = (card: string, target: string): boolean => fruitCard(card).fruit === fruitCard(target).fruit;

/** The largest and the smallest column that has something, and whether it is a single one; nothing, if none has. */
export function extremes(values: number[]): { most: number; fewest: number; single: boolean } | null {
  const filled = values.filter((value) => value > 0);
  return filled.length ? { most: Math.max(...filled), fewest: Math.min(...filled), single: filled.length === 1 } : null;
}
