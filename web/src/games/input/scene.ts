// What lies on a table of Input, and how events change it. What a memory knows of the tiles does not lie there: it is
// in the view.

import type { Beat, Sound, Staging } from "../../scenes";
import type { InputEvent, InputLifted, InputView, InputWon } from "../../wire";
import { foreign, own as ownOn, refusals } from "./tiles";

/** A tile as all see it. */
export interface Lying {
  up: string;
  at: string; // its field, such as 4.2, or supply, or hand
}

/** Why the game is over: the target, the agreed numbers, or the last turn. */
export type Ending = "reached" | "combined" | "tired";

const TURNS = 400; // at most

type Shown =
  | "seat"
  | "start"
  | "target"
  | "colours"
  | "numbers"
  | "announced"
  | "lifted_from"
  | "scores"
  | "wins"
  | "won"
  | "tried"
  | "winners"
  | "beyond";

export interface InputScene extends Pick<InputView, Shown> {
  tiles: Lying[][]; // by seat, once they have fallen
  ending: Ending | null;
  // Between two views only:
  story?: InputEvent; // what is happening
}

function sceneOf(view: InputView): InputScene {
  const { seat, start, target, colours, numbers, announced, lifted_from, scores, wins, won, tried, winners, beyond } = view;
  return {
    ...{ seat, start, target, colours, numbers, announced, lifted_from, scores, wins, won, tried, winners, beyond },
    tiles: view.tiles.map((tiles) => tiles.map(({ up, at }) => ({ up, at }))),
    ending: view.phase === "over" ? endingOf(view) : null,
  };
}

function endingOf({ scores, target, turn }: InputView): Ending {
  if (scores.includes(target)) return "reached";
  return turn < TURNS ? "combined" : "tired";
}

/** Another value at one place. */
const at = <T>(list: T[], place: number, value: T): T[] => list.map((each, index) => (index === place ? value : each));

/** With something else to say of some of a seat's tiles. */
function changed(scene: InputScene, seat: number, tiles: number[], as: Partial<Lying>): Lying[][] {
  const some = scene.tiles[seat].map((tile, index) => (tiles.includes(index + 1) ? { ...tile, ...as } : tile));
  return at(scene.tiles, seat, some);
}

const scored = (scene: InputScene, seat: number, points: number): number[] => at(scene.scores, seat, scene.scores[seat] + points);

const pushed = (scene: InputScene, digit: number, completed: boolean) =>
  scene.numbers.map((number) => (number.digit === digit ? { ...number, completed } : number));

const joined = (numbers: number[], number: number): number[] => [...new Set([...numbers, number])].sort((a, b) => a - b);

const fieldIn = (place: string): string | null => (place === "supply" ? null : place);

function after({ story: _, ...scene }: InputScene, event: InputEvent): InputScene {
  switch (event.event) {
    case "fell": {
      const tiles = event.tiles.map((tile) => ({ up: tile.split("/")[0], at: "supply" }));
      return { ...scene, tiles: [...scene.tiles, tiles] };
    }
    case "joker_seen":
      return scene;
    case "began":
      return { ...scene, start: event.seat };
    case "announced":
      return { ...scene, announced: event.number, tried: event.number ? scene.tried : joined(scene.tried, event.seat) };
    case "lifted":
    case "slid":
      return {
        ...scene,
        tiles: changed(scene, event.seat, [event.tile], { up: event.up, at: "hand" }),
        lifted_from: fieldIn(event.origin),
      };
    case "placed":
      return {
        ...scene,
        tiles: changed(scene, event.seat, [event.tile], { at: event.field }),
        lifted_from: null,
      };
    case "home":
      return { ...scene, tiles: changed(scene, event.seat, [event.tile], { at: "supply" }), lifted_from: null };
    case "won":
      return {
        ...scene,
        announced: null,
        numbers: pushed(scene, event.number, true),
        scores: scored(scene, event.seat, event.points),
        wins: at(scene.wins, event.seat, [...scene.wins[event.seat], event.points]),
        won: at(scene.won, event.seat, joined(scene.won[event.seat], event.number)),
      };
    case "missed":
      return { ...scene, announced: null, scores: scored(scene, event.seat, -event.points) };
    case "zeroset":
      return { ...scene, announced: null, numbers: pushed(scene, 0, true) };
    case "zerofailed":
      return { ...scene, announced: null, tiles: changed(scene, event.seat, event.tiles, { at: "supply" }) };
    case "lost":
      return {
        ...scene,
        scores: scored(scene, event.seat, -event.points),
        wins: at(scene.wins, event.seat, scene.wins[event.seat].slice(0, -1)),
      };
    case "returned":
      return { ...scene, numbers: pushed(scene, event.number, false) };
    case "reached":
      return {
        ...scene,
        scores: at(scene.scores, event.seat, scene.target),
        beyond: scene.scores[event.seat] - scene.target,
        winners: [event.seat],
        ending: "reached",
      };
    case "combined":
      return { ...scene, winners: [event.seat], ending: "combined" };
    case "tired":
      return { ...scene, winners: foremost(scene.scores), ending: "tired" };
  }
}

/** The seats with the most points. */
const foremost = (scores: number[]): number[] => [...scores.keys()].filter((seat) => scores[seat] === Math.max(...scores));

/**
 * The stills that tell an event; the scene after it comes last, and for no time of its own. The sentence of the event
 * comes when all of it is to be seen: with the last still.
 */
function told(event: InputEvent, end: InputScene, ...stills: [scene: InputScene, lasts: number, sound?: Sound][]): Beat<InputScene>[] {
  const last = stills.length - 1;
  const beats = stills.map(([scene, lasts, sound], at) => ({
    ...{ scene: { ...scene, story: event }, lasts },
    ...(sound && { sound }),
    ...(at < last && { untold: true }),
  }));
  return [...beats, { scene: end, lasts: 0 }];
}

/** A tile in hand, which has not been turned yet. */
const unturned = (end: InputScene, { seat, tile, was }: InputLifted): InputScene => ({
  ...end,
  tiles: changed(end, seat, [tile], { up: was }),
});

/** How long it takes to read what a win means: who takes all, and that the reader's own tiles have to go. */
function read(end: InputScene, { number, seat }: InputWon): number {
  const own = end.seat !== null && ownOn(end, number, end.seat);
  return 1900 + (foreign(end, number, seat) ? 1300 : 0) + (own ? 1700 : 0) + (end.scores[seat] > end.target ? 1300 : 0);
}

function beats(scene: InputScene, event: InputEvent): Beat<InputScene>[] {
  const end = after(scene, event);
  const own = "seat" in event && event.seat === scene.seat;
  switch (event.event) {
    case "fell":
      return [{ scene: end, lasts: 500, sound: "deal" }];
    case "joker_seen":
      return told(event, end, [{ ...end, tiles: changed(end, event.seat, [event.tile], { up: "joker" }) }, 1700], [end, 700, "turn"]);
    case "began":
      return told(event, end, [end, 1500]);
    case "announced":
      return told(event, end, [end, own ? 900 : 1700]);
    case "lifted":
      return told(event, end, [unturned(end, event), own ? 450 : 600, "play"], [end, own ? 900 : 1100, "turn"]);
    case "slid":
      return told(event, end, [end, own ? 600 : 1300, "play"]);
    case "placed":
      return told(event, end, [end, own ? 600 : 800, "play"]);
    case "home":
      return told(event, end, [scene, refusals(scene).size ? 3200 : 1100], [end, 1400]);
    case "won":
      return told(event, end, [scene, 1100, "win"], [end, read(end, event)]).map((beat) => ({ ...beat, matters: end.seat !== null }));
    case "zeroset":
      return told(event, end, [scene, 1100, "win"], [end, 1900]);
    case "missed":
      return told(event, end, [scene, 1700], [end, 2600]);
    case "zerofailed":
      return told(event, end, [scene, 1200], [end, 1700]);
    case "lost":
      return told(event, end, [end, 1700]);
    case "returned":
      return told(event, end, [end, 2600]);
    default:
      return [{ scene: end, lasts: 9000, summary: true, sound: "score" }];
  }
}

export const staging: Staging<InputView, InputEvent, InputScene> = { sceneOf, after, beats };
