// What lies on a table of Fruitoplay, and how events change it.

import { SUMMARY, type Beat, type Staging } from "../../scenes";
import { readToken } from "../../tokens";
import type { FruitoplayCancelled, FruitoplayDrew, FruitoplayEvent, FruitoplayView } from "../../wire";
import type { Words } from "../../words.svelte";
import { away, cardName, extremes, fruitCard, kindOf, sameFruit, type Kind } from "./cards";

export const ROUNDS = 3;
export const RIVER = 7; // targets of a round
const DEALT = 900; // milliseconds for cards that are dealt: longer than they fly, so that they lie there before anything follows
const COUNTED = 1000; // milliseconds in which a row of the count is read
const SHUFFLED = 1700; // milliseconds in which it is read that the whole deck is shuffled
export const SWEEP = 800; // milliseconds in which all cards of a trick go to their winner
const LANDED = SWEEP + 280; // all of them are there
const CLEARED = LANDED + 700; // the columns, and it is seen that they are empty
const WORTH = { single: 1, double: 2, rotten: 0 };

/** A card beside the target. */
export interface Slot {
  card: string | null; // null: nobody but its owner knows it
  up: boolean;
}

type Lying =
  | "seat"
  | "round"
  | "river"
  | "pile"
  | "collective"
  | "bonus"
  | "hand"
  | "hands"
  | "columns"
  | "values"
  | "cancelled"
  | "out"
  | "points"
  | "scores"
  | "fruits"
  | "double"
  | "rotten";

/** Who draws: everybody; everybody but the winner; in the end, whoever wants to; as many as there are cards; nobody. */
export type Drawing = "all" | "others" | "some" | "short" | "empty";

export interface FruitoplayScene extends Pick<FruitoplayView, Lying> {
  target: string | null; // what is played for, also the first of the river; null between turns
  trick: (Slot | null)[]; // by seat, what was played for it
  summary: number[]; // the seats whose round is counted by now; nobody, once the next one is dealt
  over: boolean;
  // Between two views only:
  clearing?: string[]; // the cards of all columns, which go back to the deck before the next round
  shuffling?: { round: number; cards: number }; // the whole deck, before the hands of a round are dealt
  turning?: true; // the cards beside the target are being turned: nothing is said of them yet
  tied?: string[]; // cards equally far from the target, which are out
  winner?: number | null; // of this trick; null: nobody
  sweeping?: true; // the cards of a trick are on their way to its winner
  gained?: { seat: number; values: number[] }; // what a trick brought to the columns of its winner
  drawing?: Drawing;
  tainted?: { seat: number; count: number }; // who took rotten cards with a trick, and how many
  laying?: { seat: number | null }; // who chose the collective card that is laid; null: the lot
  adding?: { seat: number; cards: string[] }; // who adds a hand to the columns, and the cards on their way there
  spoiling?: Omit<FruitoplayCancelled, "event">; // a rotten card, what it spoils, and why that
}

function sceneOf(view: FruitoplayView): FruitoplayScene {
  const { seat, round, river, pile, collective, bonus, hand, hands, columns } = view;
  const { values, cancelled, out, points, scores, fruits, double, rotten } = view;
  const turn = view.phase === "play";
  return {
    ...{ seat, round, river, pile, collective, bonus, hand, hands, columns },
    ...{ values, cancelled, out, points, scores, fruits, double, rotten },
    target: turn ? river[0] : null,
    trick: hands.map((_, at) => (turn && view.choices[at] ? { card: at === seat ? playedIn(view.chosen[0]) : null, up: false } : null)),
    summary: round && points[0].length === round ? [...hands.keys()] : [],
    over: view.phase === "over",
  };
}

/** The card of a token; null for a choice that a bot made for its player, who may not know it. */
const playedIn = (token: string | undefined): string | null => (token ? readToken(token).items[0] : null);

/** Another value for one seat. */
const at = <T>(list: T[], seat: number, value: T): T[] => list.map((each, place) => (place === seat ? value : each));

/** In the order in which hands and columns are shown. */
function sorted(cards: string[], { fruits }: Pick<FruitoplayScene, "fruits">): string[] {
  const place = (item: string) => fruits.indexOf(fruitCard(item).fruit) * 100 + fruitCard(item).number;
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** With these cards in a seat's columns. */
function add(scene: FruitoplayScene, seat: number, cards: string[]): FruitoplayScene {
  const columns = scene.columns[seat].map((column, at) =>
    sorted([...column, ...cards.filter((card) => fruitCard(card).fruit === scene.fruits[at])], scene),
  );
  return counted({ ...scene, columns: at(scene.columns, seat, columns) });
}

/** With what the columns are worth now. */
function counted(scene: FruitoplayScene): FruitoplayScene {
  const values = scene.columns.map((columns, seat) =>
    columns.map((column, at) => {
      const gone = scene.cancelled[seat];
      const cards = column.filter((card) => !gone.includes(card)).reduce((sum, card) => sum + WORTH[kindOf(card, scene)], 0);
      return cards + (scene.fruits[at] === scene.collective && !gone.includes("collective") ? scene.bonus : 0);
    }),
  );
  return { ...scene, values };
}

/** Without what is seen between two views only. */
function atRest(before: FruitoplayScene): FruitoplayScene {
  const scene = { ...before };
  for (const passing of [
    "clearing",
    "shuffling",
    "turning",
    "tied",
    "winner",
    "sweeping",
    "gained",
    "drawing",
    "tainted",
    "laying",
    "adding",
    "spoiling",
  ] as const)
    delete scene[passing];
  return scene;
}

function after(before: FruitoplayScene, event: FruitoplayEvent): FruitoplayScene {
  const { tied = [] } = before;
  const scene = atRest(before);
  switch (event.event) {
    case "dealt":
      return {
        ...cleared(scene),
        round: event.round,
        hand: scene.seat === null ? [] : (event.hands[scene.seat] ?? []),
        hands: scene.hands.map(() => event.count),
        pile: event.pile + RIVER, // which is still to be laid
      };
    case "river":
      return { ...scene, river: event.cards, pile: scene.pile - event.cards.length };
    case "laid":
      return counted({ ...scene, collective: event.fruit, bonus: event.bonus });
    case "target":
      return { ...scene, target: event.card };
    case "chose":
      return scene.target
        ? { ...scene, trick: at(scene.trick, event.seat, { card: event.choice && playedIn(event.choice), up: false }) }
        : scene;
    case "revealed":
      return {
        ...scene,
        trick: event.cards.map((card) => (card ? { card, up: true } : null)),
        hand: scene.hand.filter((card) => !event.cards.includes(card)),
        hands: scene.hands.map((count, seat) => count - (event.cards[seat] ? 1 : 0)),
      };
    case "tied":
      return { ...scene, tied: [...tied, ...event.cards] };
    case "won":
      return swept(scene, event.seat, event.target);
    case "drew": {
      const own = event.draws.find((draw) => draw.seat === scene.seat)?.card;
      return {
        ...scene,
        pile: scene.pile - event.draws.length,
        hand: own ? sorted([...scene.hand, own], scene) : scene.hand,
        hands: scene.hands.map((count, seat) => count + (event.draws.some((draw) => draw.seat === seat) ? 1 : 0)),
      };
    }
    case "added":
      return {
        ...add(scene, event.seat, event.cards),
        hand: event.seat === scene.seat ? [] : scene.hand,
        hands: at(scene.hands, event.seat, 0),
      };
    case "cancelled":
      return counted({
        ...scene,
        cancelled: at(scene.cancelled, event.seat, [...scene.cancelled[event.seat], event.card, ...(event.other ? [event.other] : [])]),
      });
    case "scored": {
      const points = at(scene.points, event.seat, [...scene.points[event.seat], event.points]);
      return {
        ...scene,
        points,
        scores: at(scene.scores, event.seat, scene.scores[event.seat] + event.points),
        summary: [...scene.summary, event.seat],
        over: points.every((rounds) => rounds.length === ROUNDS),
      };
    }
  }
}

/** Without the columns and the count of the round before. */
function cleared(scene: FruitoplayScene): FruitoplayScene {
  const columns = scene.hands.map(() => scene.fruits.map(() => []));
  const cancelled = scene.hands.map(() => []);
  return counted({ ...scene, columns, cancelled, out: [], collective: null, bonus: 0, summary: [] });
}

/** The target and all cards played come into the winner's columns, or are out. */
function swept(scene: FruitoplayScene, winner: number | null, target: string): FruitoplayScene {
  const cards = [target, ...scene.trick.flatMap((slot) => slot?.card ?? [])];
  const empty = { ...scene, river: scene.river.slice(1), target: null, trick: scene.trick.map(() => null) };
  return winner === null ? { ...empty, out: sorted([...scene.out, ...cards], scene) } : add(empty, winner, cards);
}

/** What became of a seat's card beside the target. */
export function verdict(scene: FruitoplayScene, seat: number, t: Words): { verdict?: string; out?: boolean; won?: boolean } {
  const { card, up } = scene.trick[seat] ?? { card: null, up: false };
  if (!card || !scene.target || scene.turning) return {};
  if (!up) return { verdict: t("fruitoplay-table-yours", { card: cardName(card, t) }) };
  if (scene.tied?.includes(card)) return { verdict: t("fruitoplay-table-tied", { away: away(card, scene.target) }), out: true };
  const distance = t(sameFruit(card, scene.target) ? "fruitoplay-table-same-fruit" : "fruitoplay-table-other-fruit", {
    away: away(card, scene.target),
  });
  return { verdict: distance, won: scene.winner === seat };
}

/** Whether another fruit than the target's has won, because those who had played the right one are out. */
export function upset({ trick, target, winner }: FruitoplayScene): boolean {
  const right = (seat: number) => !!target && !!trick[seat]?.card && sameFruit(trick[seat].card, target);
  return !!target && typeof winner === "number" && !right(winner) && trick.some((_, seat) => right(seat));
}

/** Whether nobody has played the target's fruit, so that any other can win. */
export function fruitless({ trick, target, turning }: FruitoplayScene): boolean {
  const up = trick.flatMap((slot) => (slot?.up && slot.card) || []);
  return !!target && !turning && up.length > 0 && !up.some((card) => sameFruit(card, target));
}

/** The seats that have played the target's fruit, once all cards lie face up. */
function rightOnes({ trick, target, turning }: FruitoplayScene): number[] {
  if (!target || turning || !trick.some((slot) => slot?.up)) return [];
  return [...trick.keys()].filter((seat) => trick[seat]?.card && sameFruit(trick[seat].card, target));
}

/** The only seat that has played the target's fruit; nothing, if there are more, or none. */
export function alone(scene: FruitoplayScene): number | null {
  const right = rightOnes(scene);
  return right.length === 1 ? right[0] : null;
}

/** Whether several have played the target's fruit, and others another one, which does not count then (FRU-7). */
export function divided(scene: FruitoplayScene): boolean {
  const right = rightOnes(scene).length;
  return right > 1 && right < scene.trick.filter((slot) => slot?.card).length;
}

/** Which target of the round is played for, or was the last one; null: none yet, or no round. */
export function turnOf({ river, target, columns, out }: FruitoplayScene): number | null {
  if (target) return RIVER - river.length + 1;
  return columns.flat(2).length || out.length ? RIVER - river.length : null;
}

/** What to know before a card is chosen for this target; nothing, if there is nothing special. */
export function beware(scene: FruitoplayScene, t: Words): string {
  if (!scene.target || scene.trick.some((slot) => slot?.up)) return "";
  const rotten = (card: string) => kindOf(card, scene) === "rotten";
  if (rotten(scene.target)) return t("fruitoplay-table-target-rotten");
  if (scene.seat !== null && scene.river.length <= 2) return t("fruitoplay-table-keeps", { left: scene.river.length });
  return scene.hand.some(rotten) ? t("fruitoplay-table-hand-rotten") : "";
}

/** What each column of a seat is worth more by what has just happened. */
export function gainsOf({ gained, laying, fruits, collective, bonus }: FruitoplayScene, seat: number): number[] {
  if (laying) return fruits.map((fruit) => (fruit === collective ? bonus : 0));
  return gained?.seat === seat ? gained.values : [];
}

/** What the winner's columns are worth more than before. */
function gainedBy(seat: number | null, before: FruitoplayScene, end: FruitoplayScene): Pick<FruitoplayScene, "gained"> {
  if (seat === null) return {};
  return { gained: { seat, values: end.values[seat].map((value, at) => value - before.values[seat][at]) } };
}

/** The last draw of a round is for whoever wants it. */
function drawing({ hands, river }: FruitoplayScene, { draws, declined, short }: FruitoplayDrew): Pick<FruitoplayScene, "drawing"> {
  if (short) return { drawing: draws.length ? "short" : "empty" };
  if (declined || !river.length) return { drawing: "some" };
  return { drawing: draws.length === hands.length ? "all" : "others" };
}

/** How many rotten cards are among what is played for and what was played for it. */
const foul = (scene: FruitoplayScene): number =>
  [scene.target, ...scene.trick.map((slot) => slot?.card)].filter((card) => card && kindOf(card, scene) === "rotten").length;

/** The rotten cards of a seat's column that have not spoiled anything yet. */
export function rottenIn(scene: FruitoplayScene, seat: number, column: number): string[] {
  return scene.columns[seat][column].filter((card) => kindOf(card, scene) === "rotten" && !scene.cancelled[seat].includes(card));
}

/** What a seat's columns would count now, as a product; nothing, if there are none. */
export function worth(scene: FruitoplayScene, seat: number, t: Words): string {
  const found = extremes(scene.values[seat]);
  if (!found) return "";
  const { most, fewest } = found;
  const rotten = scene.fruits.some((_, column) => rottenIn(scene, seat, column).length) ? "yes" : "no";
  return t("fruitoplay-table-now", { most, fewest, rotten });
}

/** What the signs at a seat's columns mean, in words: for whoever takes a closer look. */
export function inWords(scene: FruitoplayScene, seat: number, t: Words): string[] {
  const found = extremes(scene.values[seat]);
  const lies = (kind: Kind) => scene.columns[seat].flat().some((card) => kindOf(card, scene) === kind);
  const words = found ? [worth(scene, seat, t)] : [t("fruitoplay-table-sign-lines")];
  if (found && found.most === found.fewest) words.push(t("fruitoplay-table-sign-both", { single: found.single ? "yes" : "no" }));
  else if (found)
    words.push(t("fruitoplay-table-sign-most", { value: found.most }), t("fruitoplay-table-sign-fewest", { value: found.fewest }));
  if (lies("double")) words.push(t("fruitoplay-table-sign-double"));
  if (lies("rotten")) words.push(t("fruitoplay-table-sign-rotten"));
  return words;
}

/** The fruits of which a seat chooses what its rotten card spoils: those with cards that count differently. */
function choosing(scene: FruitoplayScene, seat: number): string[] {
  return scene.fruits.filter((fruit, at) => {
    const column = scene.columns[seat][at].map((card) => WORTH[kindOf(card, scene)]);
    const worths = new Set(column.filter(Boolean).concat(scene.collective === fruit ? [scene.bonus] : []));
    return column.includes(WORTH.rotten) && worths.size > 1;
  });
}

/** Which of a seat's questions about rotten fruit is the next one, when these were answered. After the last it begins anew. */
export function question(scene: FruitoplayScene, seat: number, chosen: string[]): { fruit: string; number: number; count: number } {
  const fruits = choosing(scene, seat);
  const at = chosen.length % fruits.length;
  return { fruit: fruits[at], number: at + 1, count: fruits.length };
}

/** What a seat has chosen to spoil, each as one of so many questions: a card, or the collective one. */
export function answered(scene: FruitoplayScene, seat: number, chosen: string[]): { item: string; number: number; count: number }[] {
  const count = choosing(scene, seat).length;
  return chosen.map((token, at) => ({ item: readToken(token).items[0], number: at + 1, count }));
}

/** A seat's columns as they will be by what it has chosen to spoil, which nobody else knows yet. */
export function foreseen(scene: FruitoplayScene, seat: number, chosen: string[]): FruitoplayScene {
  const fruits = choosing(scene, seat);
  const gone = chosen.flatMap((token, at) => {
    const column = scene.columns[seat][scene.fruits.indexOf(fruits[at])];
    return [...column.filter((card) => kindOf(card, scene) === "rotten"), readToken(token).items[0]];
  });
  return counted({ ...scene, cancelled: at(scene.cancelled, seat, [...scene.cancelled[seat], ...gone]) });
}

function beats(scene: FruitoplayScene, event: FruitoplayEvent, next: FruitoplayEvent | null): Beat<FruitoplayScene>[] {
  const end = after(scene, event);
  switch (event.event) {
    case "dealt": {
      const { round } = event;
      const cards = end.pile + event.count * end.hands.length; // all there are
      const empty = { ...cleared(scene), round, hand: [], hands: scene.hands.map(() => 0) };
      const clearing = scene.columns.flat(2);
      return [
        ...(clearing.length ? [{ scene: { ...empty, clearing }, lasts: CLEARED, untold: true }] : []),
        { scene: { ...empty, pile: cards, shuffling: { round, cards } }, lasts: SHUFFLED, untold: true },
        { scene: end, lasts: DEALT, sound: "deal" },
      ];
    }
    case "river":
      return [{ scene: end, lasts: DEALT }];
    case "chose":
      if (!scene.target) return [{ scene: end, lasts: 0 }]; // nothing is laid
      return [{ scene: end, lasts: event.seat === scene.seat || next?.event === "revealed" ? 450 : 250, sound: "play" }];
    case "revealed":
      return [
        { scene: { ...end, turning: true }, lasts: 600, untold: true, sound: "turn" },
        { scene: end, lasts: 1200 + 250 * event.cards.filter(Boolean).length }, // the more cards, the more to compare
      ];
    case "tied":
      return [{ scene: end, lasts: 1500 }];
    case "won": {
      const count = foul(scene);
      const tainted = event.seat !== null && count ? { tainted: { seat: event.seat, count } } : {};
      const matters = scene.seat !== null && !!scene.trick[scene.seat]?.card;
      return [
        { scene: { ...scene, winner: event.seat }, lasts: 1900, matters, ...(event.seat === null ? {} : { sound: "win" as const }) },
        { scene: { ...end, values: scene.values, sweeping: true }, lasts: LANDED, sweeps: true },
        { scene: { ...end, ...gainedBy(event.seat, scene, end), ...tainted }, lasts: tainted.tainted ? 3000 : 900 },
        { scene: end, lasts: 0 },
      ];
    }
    case "drew":
      return [
        { scene: { ...end, ...drawing(end, event) }, lasts: 1800, sound: "deal" },
        { scene: end, lasts: 0 },
      ];
    case "laid":
      return [
        { scene: { ...end, laying: { seat: event.seat } }, lasts: 3200 },
        { scene: end, lasts: 0 },
      ];
    case "scored":
      if (next?.event === "scored") return [{ scene: end, lasts: COUNTED, sound: "turn" }];
      return [{ scene: end, lasts: SUMMARY, summary: true, sound: "score" }];
    case "added": {
      const { seat, cards } = event;
      const { hand, hands } = end;
      return [
        { scene: { ...scene, hand, hands, adding: { seat, cards } }, lasts: 900 + 150 * cards.length, sound: "play" },
        { scene: { ...end, adding: { seat, cards: [] }, values: scene.values }, lasts: 700 },
        { scene: { ...end, adding: { seat, cards: [] }, ...gainedBy(seat, scene, end) }, lasts: 1000 },
        { scene: end, lasts: 0 },
      ];
    }
    case "cancelled": {
      const { event: _, ...spoiling } = event;
      return [
        { scene: { ...scene, spoiling }, lasts: 1300, matters: event.seat === scene.seat },
        { scene: { ...end, spoiling }, lasts: 1700, sound: "turn" },
        { scene: end, lasts: 0 },
      ];
    }
    default:
      return [{ scene: end, lasts: 600 }];
  }
}

/** The card that the seat whose view this is has chosen in secret. */
export const chosenIn = ({ chosen }: Pick<FruitoplayView, "chosen">): string | null =>
  chosen.map(readToken).find(({ verb }) => verb === "play")?.items[0] ?? null;

export const staging: Staging<FruitoplayView, FruitoplayEvent, FruitoplayScene> = { sceneOf, after, beats };
