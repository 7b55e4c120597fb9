// What is happening, as a sentence: the words in which the server tells it, with shorter names for cards.

import { PLUM, readPlay, ROMAN, total, without, type Faces } from "./cards";
import { makesAny } from "./mixing";
import { nameOf, type Edition } from "./naming";
import { inMix, type Mix, type PflaumenScene } from "./scene";
import type { PflaumenEvent, PflaumenFinished, PflaumenView } from "../../wire";
import { number, type Words } from "../../words.svelte";

/** What needs no words: it is seen. */
const SEEN = new Set(["dealt", "played"]);

export function caption(scene: PflaumenScene, names: readonly string[], t: Words, edition: Edition, face: Faces): string {
  const { happens, mix } = scene;
  // As long as fruits come into a mix it is said whose it is.
  const event = mix && (!happens || happens.event === "used") ? began(mix) : happens;
  if (!event || SEEN.has(event.event)) return "";
  if (event.event === "order") return reason(scene, names, t, face);
  const yes = (seat: number) => (seat === scene.seat ? "yes" : "no");
  const words = t(`pflaumen-${event.event}`, {
    edition,
    ...("seat" in event && { name: names[event.seat], you: yes(event.seat) }),
    ...("owner" in event && event.owner !== null && { other: names[event.owner], otheryou: yes(event.owner) }),
    ...(event.event === "guarded" && { from: event.owner === null ? "side" : event.owner === event.seat ? "self" : "other" }),
    ...("card" in event && { card: event.card === PLUM ? t("pflaumen-plum-card") : nameOf(face(event.card), t) }),
    ...(event.event === "finished" && spared(event, t, face)),
    ...("round" in event && { round: ROMAN[event.round] }),
    ...("pi" in event && { pi: event.pi }),
    ...("points" in event && { points: event.points }),
    ...("could" in event && { could: event.could ? "yes" : "no" }),
  });
  return [words, why(scene, event, t, edition, face)].filter(Boolean).join(" ");
}

const began = ({ seat, card }: Mix): PflaumenEvent => ({ event: "began-mix", seat, card });

/**
 * What a rule has to do with it, which nobody chooses: PMP-13 for a stolen card, PMP-15 for pie tokens that go with their card,
 * PMP-21 for a turn that ends, PMP-23 for what is left of a round.
 */
function why({ displays, mix, slots }: PflaumenScene, event: PflaumenEvent, t: Words, edition: Edition, face: Faces): string {
  const pies = edition === "pies";
  if (pies && event.event === "took") {
    const pi = slots.find((slot) => slot?.card === event.card)?.pi;
    return pi ? t("pflaumen-table-pies-gone", { pi }) : "";
  }
  if (pies && event.event === "mixed" && makesAny(without(displays[event.seat], inMix(mix)), face)) return t("pflaumen-table-one-mix");
  if (event.event === "stole" && face(event.card).action) return t(pies ? "pflaumen-table-acts-again" : "pflaumen-table-acts-not");
  return pies && event.event === "discarded" ? t("pflaumen-table-do-not-last") : "";
}

/** What all see of a mix that is not made. */
function spared({ card, nearest, later }: PflaumenFinished, t: Words, face: Faces) {
  const recipe = (of: string) => t("pflaumen-recipe", { recipe: face(of).recipe, points: face(of).points });
  return {
    recipe: recipe(card),
    nearest: nearest ? recipe(nearest) : "",
    why: nearest ? "near" : later ? "later" : "last",
  };
}

/** Why the first in order is the first. */
function reason({ order, slots, seat }: PflaumenScene, names: readonly string[], t: Words, face: Faces): string {
  const [first, second] = order.map((each) => sum(slots[each]!, t, face));
  return t("pflaumen-table-beats", { first, second, name: names[order[0]], you: order[0] === seat ? "yes" : "no" });
}

/** What decided between equals (PMP-24). */
export function tie(
  edition: Edition,
  { winners, seat }: Pick<PflaumenView, "winners" | "seat">,
  names: readonly string[],
  t: Words,
): string {
  if (edition === "pies") return t("pflaumen-table-tie-shared");
  const [shared, you] = [winners.length > 1, winners[0] === seat].map((is) => (is ? "yes" : "no"));
  return t("pflaumen-table-tie-left", { shared, you, name: names[winners[0]], edition });
}

/** What a card comes to with its Pi: `16`, or `13 + π = 16.14`. */
export function sum({ card, pi }: ReturnType<typeof readPlay>, t: Words, face: Faces): string {
  const printed = face(card).number;
  return pi ? `${t("pflaumen-table-sum", { number: printed, pi })} = ${number(total(printed, pi), 2)}` : number(printed);
}
