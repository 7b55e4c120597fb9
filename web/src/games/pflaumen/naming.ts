// How cards are called: the same words in which the server tells of them.

import type { Words } from "../../words.svelte";
import { PLUM, ROMAN, type Face } from "./cards";

export type Edition = "pi-mal-pflaumen" | "pies";

/** The special action and the recipe of a card; empty if it has neither. */
export function what(face: Face, t: Words, edition: Edition): string {
  const action = face.action && t(`pflaumen-${face.action}-action`, { edition });
  const recipe = face.recipe && t("pflaumen-recipe", { recipe: face.recipe, points: face.points });
  return [action, recipe].filter(Boolean).join(", ");
}

/** What its special action and its recipe mean, in sentences. */
export function meaningsOf({ action, recipe }: Pick<Face, "action" | "recipe">, t: Words, edition: Edition): string[] {
  const carried = [action, recipe].filter(Boolean).map((each) => t(`pflaumen-table-means-${each}`, { edition }));
  return action === "steal" && edition === "pies" ? [...carried, t("pflaumen-table-acts-again")] : carried;
}

/** A card by its fruit and number. */
export function nameOf(face: Face, t: Words): string {
  if (face.card === PLUM) return t("pflaumen-fruit-plum");
  const number = t("pflaumen-number", { round: ROMAN[face.round], number: face.number });
  return face.fruit ? t("pflaumen-card", { fruit: t(`pflaumen-fruit-${face.fruit}`), number }) : number;
}

/** A card with all it shows. */
export function fullName(face: Face, t: Words, edition: Edition): string {
  const shown = what(face, t, edition);
  return shown ? t("pflaumen-with", { card: nameOf(face, t), what: shown }) : nameOf(face, t);
}
