// What is happening, as the table tells it: in words, beside a number, beside a player's points.

import type { InputEvent, InputTile, InputWon } from "../../wire";
import { locale, type Words } from "../../words.svelte";
import type { InputScene } from "./scene";
import { fieldOf, foreign, inHand, lying, own, placeOf, refusals, type Refusal, type Win, type Withheld } from "./tiles";

/** What came of a turn, at the number where it happened. */
export interface Outcome {
  good: boolean;
  sign: string;
  reason?: string; // the Fluent id of a few words
}

const MOST = 2; // reasons that are told: there is no room for more

/** These say what became of an announcement. */
export const RESOLVED = new Set<string>(["won", "missed", "zeroset", "zerofailed"]);

/** And these come of what somebody has done. */
const TOLD = new Set<string>([...RESOLVED, "lost", "reached", "combined"]);

/** Whether it is seen that an announced tile fits, or does not, and what that brings comes only next. */
export const undecided = ({ story, announced }: { story?: InputEvent; announced?: number | null }): boolean =>
  !!story && RESOLVED.has(story.event) && typeof announced === "number";

type Shown = Partial<Pick<InputScene, "story" | "announced" | "tiles" | "numbers">>;

/** What a number is worth by itself. */
const worthOf = (digit: number, { numbers = [] }: Shown): number => numbers.find((number) => number.digit === digit)?.points ?? 0;

export function outcomeAt(digit: number, scene: Shown): Outcome | null {
  const { story } = scene;
  switch (story?.event) {
    case "won":
      if (story.number !== digit) return null;
      if (undecided(scene)) return { good: true, sign: "✓" };
      return { good: true, sign: `+${story.points}` };
    case "missed":
      return story.number === digit
        ? { good: false, sign: (!undecided(scene) && signed(-story.points)) || "✕", reason: reasonIn(scene) }
        : null;
    case "returned":
      return story.number === digit ? { good: true, sign: "↓", reason: "input-table-returns" } : null;
    case "zeroset":
      return digit ? null : { good: true, sign: "✓" };
    case "zerofailed":
      return digit ? null : { good: false, sign: "✕" };
    default:
      return null;
  }
}

/** Why a closing tile does not close its number. */
const reasonIn = ({ tiles = [] }: Shown): string => (inHand({ tiles })?.tile.up === "joker" ? "input-table-joker" : "input-table-missed");

/** By how many points a seat's score changes. */
export function changeOf(seat: number, scene: { story?: InputEvent; announced?: number | null }): number {
  const { story } = scene;
  if (!story || undecided(scene) || !("points" in story) || story.seat !== seat) return 0;
  return story.event === "won" ? story.points : -story.points;
}

export const signed = (points: number): string => (points ? `${points < 0 ? "−" : "+"}${Math.abs(points)}` : "");

/** Whose doing it is. */
export const actorIn = (story: InputEvent | undefined): number | null => (story && "seat" in story ? story.seat : null);

/** Who is seen to move: nobody while it is told what came of it. */
export const moverIn = (story: InputEvent | undefined): number | null => (story && TOLD.has(story.event) ? null : actorIn(story));

/** The side that a tile showed until now, if it is being turned. */
export function turnedFrom({ story }: InputScene, seat: number, number: number, up: string): string | undefined {
  const turns = story?.event === "lifted" && story.seat === seat && story.tile === number && story.up === up;
  return turns ? story.was : undefined;
}

/** By seat, what all knew of the tiles before what is told now. */
export type Known = readonly (readonly Pick<InputTile, "seen">[])[];

type Told = Pick<InputScene, "tiles" | "seat" | "numbers"> & Partial<Pick<InputScene, "announced" | "scores" | "target">>;

/** What the last free field of a number asks for, and what the tile in hand is instead. */
function mismatch(scene: Told, digit: number, t: Words): string {
  const number = scene.numbers.find((each) => each.digit === digit);
  const [hand, filled] = [inHand(scene), lying(scene)];
  const asks = number?.asks.find((_, row) => !filled.has(fieldOf(digit, row)));
  if (hand?.tile.up === "joker") return t("input-table-no-joker"); // INP-15: it fits every field, but closes none
  return hand && asks ? t("input-table-asks", { asks: t(`input-symbol-${asks}`), symbol: t(`input-symbol-${hand.tile.up}`) }) : "";
}

/** That another player could have known what they announce, from the tiles as all knew them before. */
function forgot(scene: Told, known: Known, names: readonly string[], t: Words): string {
  const hand = inHand(scene);
  if (!hand || hand.seat === scene.seat || known[hand.seat]?.[hand.number - 1]?.seen.length !== 2) return "";
  return t("input-table-forgot", { name: names[hand.seat], tile: hand.number });
}

/** What is happening, in words: no more than is to be seen by now. */
export function tell(scene: Told, story: InputEvent, names: readonly string[], t: Words, known: Known = []): string {
  const { tiles } = scene;
  const facts = factsOf(scene, story, names, t);
  if (undecided({ ...scene, story })) return fitting(scene, story, t);
  if (story.event === "won")
    return joined(t("input-won", facts), takesAll(scene, story, t), takeAway(scene, story, t), lapses(scene, story, t));
  if (story.event === "missed") return joined(t("input-missed", facts), forgot(scene, known, names, t) || mismatch(scene, story.number, t));
  if (story.event === "slid") return t("input-table-slides", facts);
  if (story.event === "home" && tiles[story.seat][story.tile - 1].at === "hand") return nowhere(scene, t);
  if (story.event !== "lifted") return t(`input-${story.event}`, facts);
  const turned = tiles[story.seat][story.tile - 1].up === story.up;
  return t(turned ? "input-table-turns" : "input-table-lifts", facts);
}

/** Why the others get nothing for their tiles on a number. */
function takesAll(scene: Told, { seat, number }: InputWon, t: Words): string {
  const others = foreign(scene, number, seat);
  return others ? t("input-table-takes-all", { others }) : "";
}

/** That tiles on a won number must go before their owner may close another (INP-14): told to the owner, if it matters. */
function takeAway({ tiles, seat, scores = [], target = Infinity }: Told, { number }: InputWon, t: Words): string {
  const over = scores.some((points) => points >= target);
  return seat !== null && !over && own({ tiles }, number, seat) ? t("input-table-take-away") : "";
}

/** That points beyond the target do not count (INP-21). */
function lapses({ scores = [], target = Infinity }: Told, { seat }: InputWon, t: Words): string {
  const over = scores[seat] - target;
  return over > 0 ? t("input-table-lapses", { target, over }) : "";
}

export const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(" ");

const listed = (numbers: readonly number[], type: "disjunction" | "conjunction" = "disjunction"): string =>
  new Intl.ListFormat(locale(), { type }).format(numbers.map(String));

/** What a win brought, and for which number. */
export const winTold = ({ numbers, sum }: Win, t: Words): string =>
  t("input-table-count-win", { sum, numbers: listed(numbers, "conjunction") });

const because = (reason: Refusal, numbers: readonly number[], t: Words): string =>
  t(`input-table-nowhere-${reason}`, { numbers: listed(numbers) });

/** That a tile fits nowhere, and why not where it seems to; or that there is no such field. */
function nowhere(scene: Told, t: Words): string {
  const reasons = [...refusals(scene)].map(([reason, numbers]) => because(reason, numbers, t));
  const side = inHand(scene)?.tile.up;
  if (!reasons.length && side) reasons.push(t("input-table-nowhere-none", { symbol: t(`input-symbol-${side}`) }));
  return joined(t("input-table-nowhere"), ...reasons.slice(0, MOST));
}

/** The completed numbers whose last tile is in hand: they open again only when it has been placed (INP-20). */
const emptied = (scene: Told, completed: readonly number[]): number[] => {
  const filled = lying(scene);
  return completed.filter((digit) => ![...filled.keys()].some((field) => placeOf(field)?.number === String(digit)));
};

/** Why a tile may not go to fields that look like those in `places`; a completed number says by itself that it is. */
export function refused(scene: Told, places: readonly string[], t: Words): string {
  const found = refusals(scene, places);
  const opens = emptied(scene, found.get("completed") ?? []);
  if (opens.length) return t("input-table-opens-after", { numbers: listed(opens, "conjunction") });
  const reason = (["closing", "joker", "back"] as const).find((each) => found.has(each));
  return reason ? because(reason, found.get(reason)!, t) : "";
}

/** Why numbers that lack one tile may not be announced. */
export function whyNot({ numbers, completed, absent }: Withheld, t: Words): string {
  const begun = numbers.filter((number) => !absent.includes(number)); // sooner to be announced than the others
  const facts = { numbers: listed(begun.length ? begun : numbers), completed: listed(completed, "conjunction") };
  if (!completed.length) return t("input-table-not-there", facts);
  return t(begun.length ? "input-table-not-yet" : "input-table-not-both", facts);
}

/** Whether an announced tile fits, in words. */
function fitting(scene: Told, story: InputEvent, t: Words): string {
  if (story.event === "won" || story.event === "zeroset") return t("input-table-closes", { number: scene.announced! });
  return (story.event === "missed" && mismatch(scene, story.number, t)) || t("input-table-misfit", { number: scene.announced! });
}

/** What a sentence of the game needs to know of an event. */
function factsOf(scene: Told, story: InputEvent, names: readonly string[], t: Words): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
  const { seat: own } = scene;
  if ("seat" in story) Object.assign(facts, { you: story.seat === own ? "yes" : "no", name: names[story.seat] });
  if ("number" in story) facts.number = story.number;
  if ("points" in story) facts.points = story.points;
  if ("tile" in story) facts.tile = story.tile;
  if ("up" in story) Object.assign(facts, { side: story.up, symbol: t(`input-symbol-${story.up}`) });
  if ("field" in story) facts.place = t("input-field", placeOf(story.field)!);
  if (story.event === "won") {
    const base = worthOf(story.number, scene);
    Object.assign(facts, { alone: story.one_colour ? "yes" : "no", base, bonus: story.points - base });
  }
  if (story.event === "missed") facts.all = story.points < worthOf(story.number, scene) ? "yes" : "no";
  if (story.event === "zerofailed") Object.assign(facts, { count: story.tiles.length, tiles: story.tiles.join(", ") });
  return facts;
}
