// A mix that is being prepared. What fits a recipe is printed on its card: equal letters are equal fruits, different
// letters different fruits, and P is a plum.

import { lettersOf, sorted, without, type Face, type Faces } from "./cards";

/** What a mix would be of. */
export interface Ingredients {
  recipe: Face;
  /** the display that it is made from */
  display: readonly string[];
  /** cards that are in it for good, of a mix that was begun card by card */
  used: readonly string[];
}

export interface Plan {
  /** its cards so far: those that are used, those that cannot be done without, and those that were picked */
  cards: string[];
  forced: string[];
  /** cards of the display that can still come into it */
  open: string[];
  complete: boolean;
  /** recipes that go with the cards */
  lost: Face[];
  /** what is sent when it is confirmed */
  tokens: string[];
}

export function planOf(from: Ingredients, picked: readonly string[], begun: boolean, face: Faces): Plan {
  const { recipe, display, used } = from;
  const within = reach(display, used);
  const fits = (some: readonly string[], all: readonly string[]) => possible(recipe.recipe, some, all, face);
  const forced = sorted(without(within, used).filter((card) => !fits(used, without(within, [card]))));
  const cards = sorted([...used, ...forced, ...without(picked, forced)]);
  const open = without(within, cards).filter((card) => fits([...cards, card], within));
  const complete = cards.length === recipe.recipe.length && fits(cards, cards);
  const lost = [...new Set(cards)].map(face).filter((each) => each.recipe && each.card !== recipe.card);
  const rest = without(cards, used).map((card) => `use:${card}`);
  return { cards, forced, open, complete, lost, tokens: begun ? rest : [`mix:${recipe.card}`, ...rest] };
}

/** The cards that may be in a mix which has these already: cards come into it in the order of the display. */
export function reach(display: readonly string[], used: readonly string[]): string[] {
  if (!used.length) return [...display];
  const last = used[used.length - 1];
  const passed = without(display, used).filter((card) => sorted([last, card])[0] === card && card !== last);
  return without(display, passed);
}

/** Whether some cards can become a mix by this recipe together with others of all these. */
export function possible(recipe: string, some: readonly string[], all: readonly string[], face: Faces): boolean {
  const [needed, there] = [count(some, face), count(all, face)];
  const groups = lettersOf(recipe);
  const assign = (at: number, taken: ReadonlySet<string>): boolean => {
    if (at === groups.length) return [...needed.keys()].every((fruit) => taken.has(fruit));
    return [...there].some(
      ([fruit, found]) =>
        !taken.has(fruit) &&
        found >= groups[at].length &&
        (needed.get(fruit) ?? 0) <= groups[at].length &&
        (groups[at][0] !== "P" || fruit === "plum") &&
        assign(at + 1, new Set([...taken, fruit])),
    );
  };
  return assign(0, new Set());
}

function count(cards: readonly string[], face: Faces): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(face(card).fruit ?? card, (found.get(face(card).fruit ?? card) ?? 0) + 1);
  return found;
}
