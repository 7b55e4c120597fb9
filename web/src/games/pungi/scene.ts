// What lies on a table of Pungi, and how events change it.

import type { Beat, Staging } from "../../scenes";
import type { PungiCharmed, PungiEvent, PungiPriority, PungiScored, PungiTook, PungiTurnedBack, PungiView } from "../../wire";
import type { Words } from "../../words.svelte";
import {
  animalCard,
  animalName,
  backOf,
  charmedIn,
  charmedSnake,
  counted,
  leader,
  lessThese,
  paired,
  placesOf,
  printed,
  recharmed,
  scoreOf,
  several,
  snakeName,
  sorted,
  turnedBack,
  united,
  type Counted,
} from "./cards";

type PungiCounting = PungiCharmed | PungiTurnedBack | PungiScored;

const SNAKES = 37; // cards in most boxes: to make room for them before any lies there
const DEALT = 900; // milliseconds for one's own cards: longer than they fly, so that they lie there before anything follows
const DREW = 600; // the same for a single one
const CHARM = 3000; // milliseconds for what charmers do, which is to be seen and read

/** A card beside the row of snakes. */
export interface Slot {
  card: string; // `frog-7`, or `frog` for whoever knows only its back
  up: boolean;
}

/** What is counted at the end, as far as it has come. */
export interface Count {
  charmed: string[][]; // by seat, the turned snakes that have been told
  sums: (number | null)[];
  charming?: Charming; // between two views only
}

/** Snakes of a seat that charmers turn now, and those that count as printed again. Neither: a charmer finds none. */
export interface Charming {
  seat: number;
  turned: string[];
  back: string[];
}

type Lying = "seat" | "start" | "hand" | "hands" | "pile" | "top" | "discard" | "snakes" | "taken" | "turn_again";

export interface PungiScene extends Pick<PungiView, Lying> {
  row: (string | null)[]; // from the arrow's tip; null: taken
  trick: (Slot | null)[]; // by seat, what was played in this round
  count: Count | null;
  // Between two views only:
  priority?: string | null; // the animal that goes first in this round; null: none does
  taking?: number; // the seat that takes a snake
  arriving?: true; // its snake is on its way: it does not count yet, and no charmer has done anything
}

function sceneOf(view: PungiView): PungiScene {
  const { seat, start, row, pile, top, discard, taken } = view;
  return {
    ...{ seat, start, row, pile, top, discard, taken },
    ...(view.turn_again && { turn_again: true }),
    hand: sorted(view.hand),
    hands: view.hands.map(sorted),
    snakes: start === null ? 0 : view.snakes, // the pile is there from the first row on
    trick: placed(view.hands.length, start, view.played, false),
    count: view.phase === "over" ? { charmed: taken.map((snakes) => charmedIn(snakes, view.turn_again)), sums: view.scores } : null,
  };
}

/** Another value in one place. */
const at = <T>(list: T[], place: number, value: T): T[] => list.map((each, here) => (here === place ? value : each));

/** All seats in the order of play. */
export const inTurn = (seats: number, start: number | null): number[] =>
  Array.from({ length: seats }, (_, turn) => ((start ?? 0) + turn) % seats);

/** Cards in the order of play, by seat. */
function placed(seats: number, start: number | null, cards: string[], up: boolean): (Slot | null)[] {
  const found: (Slot | null)[] = Array<Slot | null>(seats).fill(null);
  inTurn(seats, start).forEach((seat, turn) => cards[turn] && (found[seat] = { card: cards[turn], up }));
  return found;
}

/** Without one card of this kind. */
function without(cards: string[], card: string): string[] {
  const place = cards.indexOf(card);
  return cards.filter((_, here) => here !== place);
}

const opened = (trick: (Slot | null)[]) => trick.map((slot) => slot && { ...slot, up: true });

/** The cards of the animal that goes first are turned; if none does, all are. */
function turned(scene: PungiScene, { animal, cards }: PungiPriority): PungiScene {
  const trick = placed(scene.trick.length, scene.start, cards, true);
  const due = ({ card }: Slot) => animal === null || backOf(card) === animal;
  return { ...scene, trick: trick.map((slot) => slot && { ...slot, up: due(slot) }), priority: animal };
}

/** The others are turned too, as soon as one of them takes a snake. */
const ready = (scene: PungiScene, { seat }: PungiTook): PungiScene =>
  scene.trick[seat]?.up ? scene : { ...scene, trick: opened(scene.trick) };

/** The snake nearest to the arrow's tip goes to its taker. */
function took(scene: PungiScene, event: PungiTook): PungiScene {
  const place = scene.row.findIndex((snake) => snake !== null);
  return {
    ...ready(scene, event),
    row: at(scene.row, place, null),
    taken: at(scene.taken, event.seat, [...scene.taken[event.seat], event.snake]),
    taking: event.seat,
  };
}

/** The cards played go to the discard pile. */
function swept(before: PungiScene): PungiScene {
  const { priority: _, ...scene } = withoutTaker(before);
  const used = inTurn(scene.trick.length, scene.start).flatMap((seat) => scene.trick[seat]?.card ?? []);
  return { ...scene, row: [], trick: scene.trick.map(() => null), discard: [...scene.discard, ...used] };
}

function withoutTaker(before: PungiScene): PungiScene {
  const { taking: _, ...scene } = before;
  return scene;
}

const allTaken = ({ row }: PungiScene): boolean => row.every((snake) => snake === null);

const nothingCounted = ({ taken }: PungiScene): Count => ({ charmed: taken.map(() => []), sums: taken.map(() => null) });

function after(scene: PungiScene, event: PungiEvent): PungiScene {
  switch (event.event) {
    case "dealt":
      return {
        ...scene,
        hand: event.seat === scene.seat ? sorted(event.cards) : scene.hand,
        hands: at(scene.hands, event.seat, sorted(event.cards.map(backOf))),
      };
    case "began":
    case "leads":
      return { ...scene, start: event.seat };
    case "top":
      return { ...scene, top: event.card, pile: event.pile };
    case "laid":
      return { ...scene, row: event.row, snakes: event.snakes };
    case "shuffled":
      return { ...scene, row: [], snakes: scene.snakes + event.row.length };
    case "played":
      return {
        ...scene,
        trick: at(scene.trick, event.seat, { card: event.card, up: false }),
        hand: event.seat === scene.seat ? without(scene.hand, event.card) : scene.hand,
        hands: at(scene.hands, event.seat, without(scene.hands[event.seat], backOf(event.card))),
      };
    case "priority":
      return turned(scene, event);
    case "took": {
      const next = took(scene, event);
      return allTaken(next) ? swept(next) : next;
    }
    case "named":
      return scene;
    case "drew":
      return {
        ...scene,
        pile: scene.pile - 1,
        hand: event.seat === scene.seat ? sorted([...scene.hand, event.card]) : scene.hand,
        hands: at(scene.hands, event.seat, sorted([...scene.hands[event.seat], backOf(event.card)])),
      };
    case "charmed": {
      const { charmed, sums } = scene.count ?? nothingCounted(scene);
      return { ...scene, count: { charmed: at(charmed, event.seat, [...charmed[event.seat], event.snake]), sums } };
    }
    case "turned_back": {
      const { charmed, sums } = scene.count!;
      return { ...scene, count: { charmed: at(charmed, event.seat, turnedBack(charmed[event.seat], event.snake)), sums } };
    }
    case "scored": {
      const { charmed, sums } = scene.count ?? nothingCounted(scene);
      return { ...scene, count: { charmed, sums: at(sums, event.seat, event.points) } };
    }
  }
}

function beats(scene: PungiScene, event: PungiEvent, next: PungiEvent | null): Beat<PungiScene>[] {
  const end = after(scene, event);
  const again = next?.event === event.event;
  switch (event.event) {
    case "dealt":
      return [{ scene: end, lasts: event.seat === scene.seat ? DEALT : again ? 200 : 500, sound: "deal" }];
    case "played":
      return [{ scene: end, lasts: next?.event === "priority" ? 800 : 400, sound: "play" }];
    case "priority":
      return [
        { scene: { ...scene, priority: event.animal }, lasts: 1200 },
        { scene: end, lasts: 1300, sound: "turn" },
      ];
    case "took":
      return taking(scene, event);
    case "drew":
      return [{ scene: end, lasts: event.seat === scene.seat ? DREW : again ? 150 : 450, sound: "deal" }];
    case "top":
      return [{ scene: end, lasts: 0 }];
    case "laid": // the row is seen before anybody plays for it
    case "shuffled":
      return [{ scene: end, lasts: 1000 }];
    case "charmed":
    case "turned_back":
    case "scored":
      return counting(scene, end, event);
    default:
      return [{ scene: end, lasts: 500 }];
  }
}

/**
 * The others are turned, if they are due; it is seen whose card is the best; the snake goes. After the last one it is seen
 * who has taken what, before all cards go.
 */
function taking(scene: PungiScene, event: PungiTook): Beat<PungiScene>[] {
  const up = ready(scene, event);
  const end = took(scene, event);
  const last = allTaken(end); // nobody has to compare it with anything
  const charms = charming(end) !== null;
  const matters = event.seat === scene.seat;
  const found: Beat<PungiScene>[] = [
    { scene: { ...up, taking: event.seat }, lasts: last ? 500 : 900, matters },
    { scene: { ...end, arriving: true }, lasts: 500, matters, sound: "win" },
    charms ? { scene: end, lasts: CHARM, causes: true, matters, sound: "turn" } : { scene: end, lasts: 0 },
  ];
  if (up !== scene) found.unshift({ scene: withoutTaker(up), lasts: 1300, untold: true, sound: "turn" });
  if (last) found.push({ scene: withoutTaker(end), lasts: 1100 }, { scene: swept(end), lasts: 600, sweeps: true });
  return found;
}

/** First all snakes are shown as they lie on the table; then each charmer comes to its snake; the last sum is the end. */
function counting(scene: PungiScene, end: PungiScene, event: PungiCounting): Beat<PungiScene>[] {
  const found: Beat<PungiScene>[] = [];
  if (!scene.count) found.push({ scene: { ...scene, count: nothingCounted(scene) }, lasts: CHARM, untold: true });
  if (event.event !== "scored") {
    const [turned, back] = event.event === "charmed" ? [[event.snake], []] : [[], [event.snake]];
    const count = { ...end.count!, charming: { seat: event.seat, turned, back } };
    found.push({ scene: { ...end, count }, lasts: CHARM, sound: "turn" }, { scene: end, lasts: 0 });
  } else if (end.count!.sums.includes(null)) found.push({ scene: end, lasts: 700, sound: "turn" });
  else found.push({ scene: end, lasts: 12_000, summary: true, sound: "score" });
  return found;
}

/** The snakes of a seat that lie before it. */
const arrivedAt = ({ taken, taking, arriving }: PungiScene, seat: number): string[] =>
  arriving && taking === seat ? taken[seat].slice(0, -1) : taken[seat];

/** Those that charmers turn by now, though they might turn others later: so the points can be seen. */
const charmedAt = (scene: PungiScene, seat: number): string[] => charmedIn(arrivedAt(scene, seat), scene.turn_again);

/** The snakes of a seat as they lie before it, each charmer beside the one that it turns by now. */
export const lyingAt = (scene: PungiScene, seat: number): Counted[] => paired(scene.taken[seat], charmedAt(scene, seat));

/** The places of these snakes among those taken. */
export const turnedAt = (scene: PungiScene, seat: number): Set<number> => placesOf(scene.taken[seat], charmedAt(scene, seat));

/**
 * The snakes of a seat as they lie when all is counted: so they lie from the beginning, as on the table, and it is only
 * told whose charmer has turned which. Where a snake may be turned again, it is seen to go to and fro.
 */
export function countedAt({ count, taken, turn_again: again }: PungiScene, seat: number): Counted[] {
  const [told, back] = [count?.charmed[seat] ?? [], count?.charming?.seat === seat ? count.charming.back : []];
  return paired(taken[seat], united(told, lessThese(charmedIn(taken[seat], again), back)));
}

/** The places of the snakes that a charmer turns, or turns back, as the last card is taken. */
export function turningAt(scene: PungiScene, seat: number): Set<number> {
  if (scene.taking !== seat || scene.arriving || gotten(scene, seat) === null) return new Set();
  const [now, before] = [turnedAt(scene, seat), turnedAt({ ...scene, arriving: true }, seat)];
  return new Set([...scene.taken[seat].keys()].filter((place) => now.has(place) !== before.has(place)));
}

/** A seat's points, if the game ended now. */
export const pointsOf = (scene: PungiScene, seat: number): number => scoreOf(arrivedAt(scene, seat), charmedAt(scene, seat));

/** By how much its points have changed as it took a snake in this round; null, if it has not taken one yet. */
export function changeOf(scene: PungiScene, seat: number): number | null {
  if ((scene.arriving && scene.taking === seat) || gotten(scene, seat) === null) return null;
  const before = scene.taken[seat].slice(0, -1);
  return pointsOf(scene, seat) - scoreOf(before, charmedIn(before, scene.turn_again));
}

/** What a seat has taken in the round that is being decided. */
function gotten(scene: PungiScene, seat: number): string | null {
  const fewest = Math.min(...scene.taken.map((snakes) => snakes.length));
  const all = scene.row.length > 0 && allTaken(scene);
  return all || scene.taken[seat].length > fewest ? scene.taken[seat].at(-1)! : null;
}

/** Those who have still to take a snake when this seat does, and whether their cards are in the same group as its own. */
function rivals(scene: PungiScene, seat: number): { seat: number; value: number; close: boolean }[] {
  const goesFirst = (slot: Slot) => backOf(slot.card) === scene.priority;
  const own = scene.trick[seat]!;
  return scene.trick.flatMap((slot, other) => {
    if (!slot || other === seat || gotten(scene, other) !== null) return [];
    return [{ seat: other, value: animalCard(slot.card).value ?? 0, close: goesFirst(slot) === goesFirst(own) }];
  });
}

/** Why this seat takes the next snake, in a few words. */
export function reason(scene: PungiScene, seat: number, names: string[], t: Words): string {
  const left = rivals(scene, seat);
  const close = left.filter((rival) => rival.close);
  if (!left.length) return t("pungi-table-left");
  if (!close.length) return goingFirst(scene, seat, t);
  const value = animalCard(scene.trick[seat]!.card).value!;
  const best = close.reduce((found, rival) => (rival.value > found.value ? rival : found));
  if (value > best.value) return t("pungi-table-beats", { value, other: best.value });
  return t("pungi-table-earlier", { value, name: names[best.seat], you: best.seat === scene.seat ? "yes" : "no" });
}

/** For a card of the animal that goes first: whether it does so itself, or comes next after another one of its kind. */
function goingFirst(scene: PungiScene, seat: number, t: Words): string {
  const { card } = scene.trick[seat]!;
  const alike = (other: number) => other !== seat && backOf(scene.trick[other]!.card) === backOf(card);
  const behind = scene.trick.some((_, other) => alike(other) && (other === scene.taking || gotten(scene, other) !== null));
  if (!behind) return t("pungi-table-first");
  const order = inTurn(scene.trick.length, scene.start);
  const earlier = (other: number) => order.indexOf(other) < order.indexOf(seat);
  const own = animalCard(card).value ?? 0;
  const later = rivals(scene, seat).some(
    (rival) => rival.close && rival.seat !== scene.taking && (rival.value > own || (rival.value === own && earlier(rival.seat))), // PUN-13
  );
  return later ? "" : t("pungi-table-next", { animal: animalName(backOf(card), t) });
}

/** What a charmer does, as a snake was taken or when all is counted. */
export function charming(scene: PungiScene): Charming | null {
  const { count, taking: seat } = scene;
  if (count) return count.charming ?? null;
  if (seat === undefined || scene.arriving || gotten(scene, seat) === null) return null;
  const { turned, back } = recharmed(scene.taken[seat], scene.turn_again);
  return turned.length || back.length || gotten(scene, seat) === "charmer" ? { seat, turned, back } : null;
}

const yes = (is: boolean): "yes" | "no" => (is ? "yes" : "no");

/** Which snakes are turned and why, in words: the points change by it. */
export function charms(scene: PungiScene, names: string[], t: Words): string {
  const found = charming(scene);
  if (!found) return "";
  const { seat, turned, back } = found;
  const owner = { name: names[seat], you: yes(seat === scene.seat) };
  const lying = scene.count ? scene.count.charmed[seat] : charmedIn(scene.taken[seat], scene.turn_again);
  const before = lessThese(lying, turned).map(Number); // turned by other charmers
  const which = whichCharmer(scene, seat, before.length > 0);
  const words = [
    ...turned.map((snake, place) => {
      const signs = { before: printed(snake), after: printed(charmedSnake(snake)) };
      const bad = snake.startsWith("-");
      const next = before.some((other) => (bad ? other <= Number(snake) : other < 0));
      const why = { bad: yes(bad), next: yes(next), moves: yes(place < back.length), counts: yes(scene.count !== null), which };
      return t("pungi-table-charms", { ...owner, ...signs, ...why });
    }),
    ...back.map((snake) => t("pungi-table-uncharmed", { snake: printed(snake), after: printed(charmedSnake(snake)) })),
  ];
  return words.length ? words.join("; ") : t("pungi-table-charmer-waits", { ...owner, which, any: yes(lying.length > 0) });
}

/** Which of a seat's charmers acts, if it has several: the one just taken, one that has waited, or the next to be told. */
function whichCharmer(scene: PungiScene, seat: number, told: boolean): "new" | "waiting" | "next" | "only" {
  if (scene.count) return told ? "next" : "only";
  if (scene.taken[seat].filter((snake) => snake === "charmer").length < 2) return "only";
  return scene.taken[seat].at(-1) === "charmer" ? "new" : "waiting";
}

/** What charmers do. */
export const whatCharmersDo = ({ turn_again: again }: PungiScene, t: Words): string =>
  again ? t("pungi-table-charmer") : `${t("pungi-table-charmer")} ${t("pungi-table-charmer-once")}`;

/** What a charmer has done to this snake. */
export const whatWasTurned = (snake: string): { before: string; after: string } => ({
  before: printed(snake),
  after: printed(charmedSnake(snake)),
});

/** What the charmers of a seat have done until now, in words: for whoever takes a closer look. */
export function inWords(scene: PungiScene, seat: number, t: Words): string[] {
  const turned = charmedAt(scene, seat);
  const charmers = arrivedAt(scene, seat).filter((snake) => snake === "charmer").length;
  const said = turned.map((snake) => t("pungi-table-turned", whatWasTurned(snake)));
  if (charmers > turned.length && !scene.turn_again)
    said.push(`${t("pungi-table-charmers", { count: charmers - turned.length })}: ${t("pungi-table-waiting")}`);
  return charmers ? [...said, whatCharmersDo(scene, t)] : said;
}

/** Who takes what, if a charmer acts then: this is said first, and what the charmer does as it does it. */
export function taker(scene: PungiScene, names: string[], t: Words): string {
  const { taking: seat, taken, row, arriving, count } = scene;
  if (seat === undefined || count) return "";
  const place = coveted(scene);
  const snake = arriving ? taken[seat].at(-1) : row[place];
  if (!snake) return "";
  const { arriving: _, ...end } = arriving ? scene : took(scene, { event: "took", seat, card: scene.trick[seat]!.card, snake });
  if (!charming(end)) return "";
  const who = { name: names[seat], you: yes(seat === scene.seat) };
  return t("pungi-table-takes", { ...who, snake: printed(snake), charmer: yes(snake === "charmer") });
}

/** What became of a seat's card beside the row. */
export function verdict(scene: PungiScene, seat: number, names: string[], t: Words): { verdict?: string; won?: boolean } {
  const slot = scene.trick[seat];
  if (!slot) return {};
  if (scene.taking === seat && !charming(scene)) return { verdict: reason(scene, seat, names, t), won: true };
  if (scene.priority !== undefined) return { verdict: whenDecided(scene, seat, slot, t), won: scene.taking === seat };
  return seat === scene.seat ? { verdict: t("pungi-table-yours", { value: animalCard(slot.card).value! }) } : {};
}

function whenDecided(scene: PungiScene, seat: number, { card }: Slot, t: Words): string {
  const snake = gotten(scene, seat);
  if (snake && turnedAt(scene, seat).has(scene.taken[seat].length - 1))
    return t("pungi-table-got-turned", { before: printed(snake), after: printed(charmedSnake(snake)) });
  if (snake) return t("pungi-table-got", { snake: snakeName(snake, t) });
  return backOf(card) === scene.priority ? goingFirst(scene, seat, t) : "";
}

/** The place of the snake that is about to be taken; -1: none is. */
export function coveted(scene: PungiScene): number {
  const due = scene.taking !== undefined && gotten(scene, scene.taking) === null;
  return due ? scene.row.findIndex((snake) => snake !== null) : -1;
}

/** How many rounds the game has. */
export function roundsOf({ taken, row, snakes }: PungiScene): number {
  const cards = taken.flat().length + row.filter((snake) => snake !== null).length + snakes;
  return Math.max(1, Math.floor((cards || SNAKES) / taken.length));
}

/** Which animal goes first: by what lies there, or, once all have played, as it was decided. */
export function precedence(scene: PungiScene, t: Words): string {
  if (scene.priority === undefined) return leading(scene, t);
  if (scene.priority === null) return equal(scene, "pungi-table-equal-all", t) || t("pungi-table-no-priority");
  const first = scene.trick.flatMap((slot, seat) => (slot && backOf(slot.card) === scene.priority ? [seat] : []));
  const alone = first.length === scene.trick.length; // there are no others
  const going = alone || first.some((seat) => seat === scene.taking || gotten(scene, seat) === null);
  return going ? t("pungi-table-priority", { several: several(scene.priority, first.length, t) }) : t("pungi-table-rest");
}

function leading(scene: PungiScene, t: Words): string {
  const cards = scene.trick.flatMap((slot) => slot?.card ?? []);
  if (!cards.length) return "";
  const most = leader(cards);
  if (!most) return equal(scene, "pungi-table-equal", t) || t("pungi-table-nothing-leads");
  return t("pungi-table-leads", { several: several(most.animal, most.count, t) });
}

/** That these animals were played equally often, so that none leads; nothing, if each lies there once. */
function equal(scene: PungiScene, says: string, t: Words): string {
  const all = counted(scene.trick.flatMap((slot) => slot?.card ?? []));
  const most = all.filter(({ count }) => count > 1 && count === all[0].count);
  const called = most.map(({ animal, count }) => several(animal, count, t).replace(" ", "\u00a0")); // each stays in its line
  return most.length ? t(says, { several: called.join(", ") }) : "";
}

export const staging: Staging<PungiView, PungiEvent, PungiScene> = { sceneOf, after, beats };
