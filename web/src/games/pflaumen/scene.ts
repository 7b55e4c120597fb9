// What lies on a table of Pi mal Pflaumen or Pies, and how events change it.

import { SUMMARY, type Beat, type Staging } from "../../scenes";
import { others } from "../../table/seats";
import type { PflaumenEvent, PflaumenScored, PflaumenView } from "../../wire";
import { PLUM, readPlay, sorted, without, type Play } from "./cards";

export const ROUNDS = 3;
const RETURNS = 150; // milliseconds more for each Pi that goes back
const GOES = 900; // milliseconds more to read what becomes of the Pi on a card
const LANDS = 450; // milliseconds until a mix lies on its pile, and its points count
const DEALT = 900; // milliseconds for one's own cards: longer than they fly, so that they lie there before anything follows

/** What a seat has played in this trick. */
export interface Slot extends Play {
  lies: boolean; // still to be taken
}

/** A mix that is being made. */
export interface Mix {
  seat: number;
  card: string; // with the recipe
  used: string[]; // so far
}

type Lying = "seat" | "round" | "start" | "hand" | "hands" | "pi" | "supply" | "plums" | "watchdog" | "displays" | "piles" | "scores";

export interface PflaumenScene extends Pick<PflaumenView, Lying> {
  tricks: number; // of this round; 0 before it is dealt
  slots: (Slot | null)[]; // by seat
  order: number[]; // once all have played: the seats, highest total first
  mix: Mix | null;
  lastMixes: boolean; // all tricks are over, and only mixes are made
  summary: Omit<PflaumenScored, "event">[]; // at the end, each seat's
  // Between two views only:
  happens?: PflaumenEvent; // what is shown just now
  due?: boolean; // it is about to happen
  returned?: string[]; // the Pi that go back to the side, by their names in the trick
}

function sceneOf(view: PflaumenView): PflaumenScene {
  const { seat, round, start, hand, hands, pi, supply, plums, watchdog, displays, piles, scores } = view;
  const over = view.phase === "over";
  return {
    ...{ seat, round, start, hand, hands, pi, supply, plums, watchdog, displays, piles, scores },
    tricks: (view.seen.length + hands.reduce((sum, count) => sum + count, 0)) / hands.length,
    slots: view.played.map((play) => (play ? slotOf(readPlay(play), view.trick) : null)),
    order: view.last_mixes ? [] : view.order,
    mix: view.mix === null ? null : { seat: view.waiting[0], card: view.mix, used: view.used },
    lastMixes: view.last_mixes,
    summary: over ? scores.map((points, at) => ({ seat: at, points, left: displays[at].length })) : [],
  };
}

const slotOf = (play: Play, lying: string[]): Slot => ({ ...play, lies: lying.includes(play.card) });

/** Another value for one seat. */
const at = <T>(list: T[], seat: number, change: (value: T) => T): T[] => list.map((each, place) => (place === seat ? change(each) : each));

const plus = (number: number) => (value: number) => value + number;
const gain = (card: string) => (cards: string[]) => sorted([...cards, card]);
const lose = (lost: string[]) => (cards: string[]) => without(cards, lost);

/** The trick is over: the Pi that were played go back. */
function cleared(scene: PflaumenScene): PflaumenScene {
  const played = scene.slots.reduce((sum, slot) => sum + (slot?.pi ?? 0), 0);
  return { ...scene, slots: scene.slots.map(() => null), supply: scene.supply + played, start: scene.order[0], order: [] };
}

/** What a Pi is called that lies with a card of the trick. */
export const nameOfPi = (seat: number, at: number) => `pi.${seat}.${at}`;

/** All Pi of the trick. */
const piOf = ({ slots }: PflaumenScene) =>
  slots.flatMap((slot, seat) => Array.from({ length: slot?.pi ?? 0 }, (_, at) => nameOfPi(seat, at)));

/** Without what was shown only in between. */
function plain(before: PflaumenScene): PflaumenScene {
  const scene = { ...before };
  delete scene.happens;
  delete scene.due;
  delete scene.returned;
  return scene;
}

function after(before: PflaumenScene, event: PflaumenEvent): PflaumenScene {
  const scene = plain(before);
  switch (event.event) {
    case "began":
      return { ...scene, start: event.seat };
    case "round":
      return { ...scene, round: event.round, start: event.seat };
    case "dealt":
      return {
        ...scene,
        tricks: event.count,
        hand: event.seat === scene.seat ? event.cards : scene.hand,
        hands: at(scene.hands, event.seat, () => event.count),
      };
    case "played":
      return {
        ...scene,
        hand: scene.hand.filter((card) => card !== event.card),
        hands: at(scene.hands, event.seat, plus(-1)),
        pi: at(scene.pi, event.seat, plus(-event.pi)),
        slots: at<Slot | null>(scene.slots, event.seat, () => ({ card: event.card, pi: event.pi, lies: true })),
      };
    case "order":
      return { ...scene, order: event.seats };
    case "took":
      return {
        ...scene,
        slots: scene.slots.map((slot) => (slot?.card === event.card ? { ...slot, lies: false } : slot)),
        displays: at(scene.displays, event.seat, gain(event.card)),
      };
    case "plummed":
      return { ...scene, plums: scene.plums - 1, displays: at(scene.displays, event.seat, gain(PLUM)) };
    case "guarded":
      return { ...scene, watchdog: event.seat };
    case "stole":
      return { ...scene, displays: at(at(scene.displays, event.owner, lose([event.card])), event.seat, gain(event.card)) };
    case "got-pi":
      return { ...scene, supply: scene.supply - event.pi, pi: at(scene.pi, event.seat, plus(event.pi)) };
    case "began-mix":
      return { ...scene, mix: { seat: event.seat, card: event.card, used: [] } };
    case "used":
      return { ...scene, mix: scene.mix && { ...scene.mix, used: [...scene.mix.used, event.card] } };
    case "mixed":
      return {
        ...scene,
        mix: null,
        displays: at(scene.displays, event.seat, lose(inMix(scene.mix))),
        piles: at(scene.piles, event.seat, (pile) => [...pile, event.card]),
        scores: at(scene.scores, event.seat, plus(event.points)),
      };
    case "leads":
      return cleared(scene);
    case "round-over":
      return event.round < ROUNDS ? { ...cleared(scene), round: event.round + 1, tricks: 0 } : cleared(scene);
    case "discarded":
      return { ...scene, supply: scene.supply + event.pi, pi: at(scene.pi, event.seat, plus(-event.pi)) };
    case "last-mixes":
      return { ...scene, lastMixes: true };
    case "scored": {
      const { seat, points, left } = event;
      return { ...scene, lastMixes: false, summary: [...scene.summary, { seat, points, left }] };
    }
    case "in-vain":
    case "finished":
    case "mixes-over":
      return scene;
  }
}

/** The round that is over, while its score is shown and another one follows; 0: none is. */
export function between({ happens }: Pick<PflaumenScene, "happens">): number {
  return happens?.event === "round-over" && happens.round < ROUNDS ? happens.round : 0;
}

/** All cards that a mix takes from the display: also the one with the recipe, whether it is used or not. */
export function inMix(mix: Mix | null): string[] {
  if (!mix) return [];
  return mix.used.includes(mix.card) ? mix.used : [mix.card, ...mix.used];
}

/** The seats as their cards lie beside each other: clockwise, one's own last. */
export function clockwise(scene: Pick<PflaumenScene, "hands" | "seat">): number[] {
  return [...others(scene.hands.length, scene.seat), ...(scene.seat === null ? [] : [scene.seat])];
}

/** Which trick of the round this is. */
export function trickNumber({ tricks, hands, slots }: PflaumenScene): number {
  return Math.min(tricks, tricks - hands[0] + (slots[0] ? 0 : 1));
}

/** Milliseconds: how long it is shown that something is about to happen, and then that it has. */
const PACE: Record<PflaumenEvent["event"], [number, number]> = {
  began: [0, 700],
  round: [0, 1500],
  dealt: [0, 600],
  played: [0, 600],
  order: [0, 2400],
  took: [700, 800],
  plummed: [0, 900],
  guarded: [0, 1000],
  stole: [1500, 1300],
  "in-vain": [0, 1300],
  "got-pi": [0, 1000],
  "began-mix": [0, 1200],
  used: [0, 500],
  mixed: [1700, 900],
  finished: [0, 3000], // as long as its two sentences take to read
  leads: [0, 800],
  "round-over": [0, 2200],
  discarded: [0, 1300],
  "last-mixes": [0, 1800],
  "mixes-over": [0, 2200],
  scored: [0, 9000],
};
const SOUNDS: Partial<Record<PflaumenEvent["event"], Beat<never>["sound"]>> = {
  dealt: "deal",
  played: "play",
  order: "turn",
  mixed: "win",
  scored: "score",
};

/** One's own choice needs no announcement, and one's own mix has been seen on the worktop. */
function pace(scene: PflaumenScene, event: PflaumenEvent, next: PflaumenEvent | null): [number, number] {
  const [before, then] = PACE[event.event];
  const own = "seat" in event && event.seat === scene.seat;
  switch (event.event) {
    case "took":
      return [own ? 0 : before, scene.slots.some((slot) => slot?.card === event.card && slot.pi) ? then + GOES : then];
    case "stole":
      return [own ? 0 : before, then];
    case "began-mix":
    case "used":
      return [before, own ? 0 : then];
    case "dealt": // one's own fly, and are told by themselves; for the others, only a number changes
      return [before, own ? DEALT : next?.event === event.event ? 0 : then];
    case "scored": // all of them together
      return [before, next?.event === event.event ? 0 : then];
    case "round-over": // the score is shown, after the last one with everything that counts
      return [before, event.round < ROUNDS ? SUMMARY : next?.event === "scored" ? 0 : then];
    default:
      return [before, then];
  }
}

/** Whether whoever looks on loses something: a card, the dog, or Pi that do not last. */
function loses({ seat }: PflaumenScene, event: PflaumenEvent): boolean {
  if (event.event === "discarded") return event.seat === seat;
  return (event.event === "stole" || event.event === "guarded") && event.owner === seat && event.seat !== seat;
}

function beats(scene: PflaumenScene, event: PflaumenEvent, next: PflaumenEvent | null): Beat<PflaumenScene>[] {
  const end = after(scene, event);
  const [before, then] = pace(scene, event, next);
  const returned = piOf(scene);
  const sound = SOUNDS[event.event];
  const heard = sound && then ? { sound } : {};
  const lost = loses(scene, event) && { matters: true };
  const brief: Pick<Beat<never>, "brief"> = event.event === "dealt" && then === DEALT
    ? { brief: ["pflaumen-table-dealt", { count: event.count }] }
    : {};
  const noticed = lost || (event.event === "stole" && event.seat !== scene.seat && { matters: true }); // who robs whom, in one still
  if (event.event === "scored") return [{ scene: end, lasts: then, summary: then > 0, ...heard }];
  if (between({ happens: event })) {
    const score: Beat<PflaumenScene> = { scene: { ...end, happens: event }, lasts: then, summary: true, sound: "score" };
    return [score, { scene: end, lasts: 0 }];
  }
  return [
    ...(before ? [{ scene: { ...scene, happens: event, due: true }, lasts: before, ...heard, ...noticed }] : []),
    ...(event.event === "mixed" ? [{ scene: { ...end, scores: scene.scores, happens: event }, lasts: LANDS }] : []),
    {
      scene: { ...end, happens: event, ...(event.event === "leads" && returned.length && { returned }) },
      lasts: then + (event.event === "leads" ? returned.length * RETURNS : 0),
      ...(before ? {} : heard),
      ...brief,
      ...lost,
    },
    { scene: end, lasts: 0 },
  ];
}

export const staging: Staging<PflaumenView, PflaumenEvent, PflaumenScene> = { sceneOf, after, beats };
