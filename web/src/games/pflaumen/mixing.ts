// A mix that is being prepared. What fits a recipe is printed on its card: equal letters are equal fruits, different
// letters different fruits, and P is a plum.

import { lettersOf, PLUM, sorted, without, type Face, type Faces } from "./cards";

/** What a mix would be of. */
export interface Ingredients {
  recipe: Face;
  /** the display that it is made from */
  display: readonly string[];
  /** cards that are in it for good, of a mix that was begun card by card */
  used: readonly string[];
}

export interface Plan {
  /** its cards so far: those that are used, those that cannot be done without, those that were picked, and plums if
   * nothing else is left for its other places: these are all alike */
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
  const needed = sorted(without(within, used).filter((card) => !fits(used, without(within, [card]))));
  const chosen = [...used, ...needed, ...without(picked, needed)];
  const others = without(within, chosen).filter((card) => fits([...chosen, card], within));
  const plums = others.every((card) => card === PLUM) ? others.slice(0, recipe.recipe.length - chosen.length) : [];
  const forced = sorted([...needed, ...plums]);
  const cards = sorted([...chosen, ...plums]);
  const open = plums.length ? [] : others;
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

/** Whether the card with the recipe could be one of its fruits (PMP-18). */
export const suits = ({ recipe, display }: Omit<Ingredients, "used">, face: Faces): boolean =>
  possible(recipe.recipe, [recipe.card], display, face);

/**
 * Whether something may be gained by another card in its place. It is used up in any case; but without it a mix may do
 * without a second card of its fruit, if it has none of that fruit at all.
 */
export function replaceable({ recipe, display }: Omit<Ingredients, "used">, face: Faces): boolean {
  const others = display.filter((card) => face(card).fruit !== recipe.fruit);
  return lettersOf(recipe.recipe).every((letters) => letters.length > 1) && possible(recipe.recipe, [], others, face);
}

/** Whether some cards can become a mix by this recipe together with others of all these. */
export const possible = (recipe: string, some: readonly string[], all: readonly string[], face: Faces): boolean =>
  fruitsFor(recipe, some, all, face) !== null;

/** Whether a display has the fruits for any of its recipes. */
export const makesAny = (display: readonly string[], face: Faces): boolean =>
  display.map(face).some(({ recipe }) => recipe && possible(recipe, [], display, face));

/** A fruit for each group of letters, those of some cards among them; the first of these comes first, if it can. */
function fruitsFor(recipe: string, some: readonly string[], all: readonly string[], face: Faces): string[] | null {
  const [needed, there] = [count(some, face), count(all, face)];
  const groups = lettersOf(recipe);
  const fruits = [...new Set([...needed.keys(), ...there.keys()])];
  const assign = (taken: string[]): string[] | null => {
    const letters = groups[taken.length];
    if (!letters) return [...needed.keys()].every((fruit) => taken.includes(fruit)) ? taken : null;
    for (const fruit of fruits) {
      const fits =
        !taken.includes(fruit) &&
        (there.get(fruit) ?? 0) >= letters.length &&
        (needed.get(fruit) ?? 0) <= letters.length &&
        (letters[0] !== "P" || fruit === "plum");
      const found = fits ? assign([...taken, fruit]) : null;
      if (found) return found;
    }
    return null;
  };
  return assign([]);
}

/** A place of a mix: its letter, and what lies there. */
export interface Room {
  letter: string;
  card: string | null;
}

/** The places of a mix, letter by letter: equal fruits lie at equal letters. */
export function roomsOf(recipe: string, used: readonly string[], display: readonly string[], face: Faces): Room[] {
  const fruits = fruitsFor(recipe, used, display, face);
  const left = [...used];
  const next = (fruit?: string): string | null => {
    const at = left.findIndex((card) => fruit === undefined || fruitOf(card, face) === fruit);
    return at < 0 ? null : left.splice(at, 1)[0];
  };
  return lettersOf(recipe).flatMap((letters, group) => [...letters].map((letter) => ({ letter, card: next(fruits?.[group]) })));
}

const fruitOf = (card: string, face: Faces): string => face(card).fruit ?? card;

function count(cards: readonly string[], face: Faces): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(fruitOf(card, face), (found.get(fruitOf(card, face)) ?? 0) + 1);
  return found;
}
