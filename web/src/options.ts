// What a table can agree on, as people call it.

import type { OptionAbout, Terms } from "./wire";
import { has, t } from "./words.svelte";

const SEATS = new Set(["children"]); // options whose numbers are seats

/** How an option is called. */
export const called = ({ name, label }: Pick<OptionAbout, "name" | "label">): string =>
  has(`option-${name}`) ? t(`option-${name}`) : label;

/** A number of an option as people know it: seats count from 1. */
export const numberOf = (option: OptionAbout, value: number): string => String(SEATS.has(option.name) ? value + 1 : value);

/** The sets of numbers in the text of an option's value. */
export const setsIn = (value: string): number[][] => value.split("/").map((numbers) => numbers.split(",").filter(Boolean).map(Number));

/** Sets of numbers as the text of a value; empty ones are left out. */
export const setsAs = (sets: number[][]): string =>
  sets
    .filter((numbers) => numbers.length)
    .map((numbers) => numbers.join(","))
    .join("/");

/** What a record agrees on, as the tables have it. */
export const texts = (options: Terms["options"]): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, { true: "on", false: "off" }[String(value)] ?? String(value)]));

/** An option with its value, in words. */
export function agreed(option: OptionAbout, value: string): string {
  if (option.kind === "flag") return called(option);
  const sets = setsIn(value).map((numbers) => numbers.map((number) => numberOf(option, number)).join(", "));
  return `${called(option)}: ${sets.join(" / ")}`;
}
