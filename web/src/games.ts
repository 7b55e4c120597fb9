// What each game gives to the client: its table, its emblem, its advice. They lie in games/<package>/.

import type { Component } from "svelte";
import type { Staging } from "./scenes";
import type { GameId, View } from "./wire";
import { learn, type Words } from "./words.svelte";

export type Components = Record<string, unknown>;
export type Options = Record<string, string>;

/** Something that may be done now, and how it is called. */
export interface Offer {
  token: string;
  sentence: string;
}

export interface TableProps<V extends View = View, S = V> {
  /** what lies on the table */
  scene: S;
  /** what is said and counted: the scene whose cards have landed, until those that move have landed too */
  told: S;
  /** what is so by now: the scene may still be on its way there */
  view: V;
  /** whether the scene has come there */
  settled: boolean;
  /** to the next beat: a summary is closed by it */
  goOn: () => void;
  /** all that is still to be shown, at once */
  finish: () => void;
  /** everything that may be done now; empty when it is not your turn */
  offers: Offer[];
  act: (...tokens: string[]) => void;
  /** tokens sent and not answered yet */
  pending: string[];
  /** in seat order; your own is the word for "you" */
  names: string[];
  /** null: a spectator */
  seat: number | null;
  /** there is but one move, which is made by itself in a moment */
  forced?: boolean;
  /** their last move was the only one, and was made by itself */
  byItself?: boolean;
  /** what is printed on the cards */
  components: Components;
  /** what was agreed on, where it is not as usual */
  options?: Options;
  t: Words;
  /** token -> chance to win, while a hint is shown */
  hinted: Map<string, number>;
}

/** What a game may call in its own way in a review. */
export type ReviewWord = "review-start" | "review-draw-about" | "review-guesses-about";

export interface GameClient {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  table: Component<any>;
  emblem: Component;
  /** how what lies on the table changes by events */
  staging: Staging;
  /** the Fluent id of a piece of advice for now, if there is not just one move; `options` are those that were agreed on */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  guide?: (view: any, offers: Offer[], options: Options) => string | null;
  /** the Fluent id of what to know of the only move; without it, it is said that there is nothing to choose */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  only?: (view: any) => string | null;
  /** the Fluent id of the one rule to know before the first choice */
  rule?: string;
  /** what these messages need to know, such as how many points win */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  facts?: (view: any, options: Options) => Record<string, number | string>;
  /** what decided between those with the most points, if there are several, in a sentence; `names` say "you" for the reader */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  tie?: (view: any, names: readonly string[], t: Words) => string;
  /** the round that a view belongs to */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  round?: (view: any) => number;
  /** the Fluent id of its own word for a round */
  roundWord?: string;
  /** what its rounds are called, by their numbers, if not by these */
  roundNames?: readonly string[];
  /** in a review the chances are told as they were after each round, not after each moment */
  byRound?: boolean;
  /** the Fluent ids of its own words in a review, where those of the page say it wrongly */
  reviewWords?: Partial<Record<ReviewWord, string>>;
  /** the classes that paint what belongs to each seat at the table, if that has not the colours of the players */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  paints?: (view: any) => string[];
  /** whether anything was hidden in a view that can be laid open by what was known in the end; always, if it does not say */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  opens?: (view: any, last: any) => boolean;
}

/** Draws one piece of a figure on a teaching page: a card, a tile, whatever a token names. */
export interface PieceProps {
  piece: string;
  game: GameId;
  components: Components;
  t: Words;
}

const emblemsOf = import.meta.glob<Record<GameId, Component>>("./games/*/emblems.ts", {
  eager: true,
  import: "emblems",
});
const gamesOf = import.meta.glob<Record<GameId, GameClient>>("./games/*/index.ts", { import: "games" });
const piecesOf = import.meta.glob<Component<PieceProps>>("./games/*/Piece.svelte", { import: "default" });

const folders = new Map<GameId, string>();
const emblems = new Map<GameId, Component>();
for (const [path, found] of Object.entries(emblemsOf)) {
  for (const [game, emblem] of Object.entries(found)) {
    folders.set(game, path.replace(/^\.\/games\/|\/emblems\.ts$/g, ""));
    emblems.set(game, emblem);
  }
}

/** The games that have an emblem. */
export const GAMES: readonly GameId[] = [...emblems.keys()];

/** The package in which a game lies. */
export const packageOf = (game: GameId): string => folders.get(game) ?? game;

/** The colour of a game that has none of its own, in degrees of a colour wheel: always the same one. */
export function hueOf(game: GameId): number {
  let hash = 0;
  for (const letter of game) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
  return (hash * 137) % 360;
}

export const emblemOf = (game: GameId): Component | undefined => emblems.get(game);

/** A game's part of the client, loaded when it is needed; null for a game without one, which is played on the plain table. */
export async function clientOf(game: GameId): Promise<GameClient | null> {
  const load = gamesOf[`./games/${packageOf(game)}/index.ts`];
  return load ? ((await load())[game] ?? null) : null;
}

/** What draws the pieces of a game's figures, with the words for them; null if it has no figures. */
export async function pieceOf(game: GameId): Promise<Component<PieceProps> | null> {
  const load = piecesOf[`./games/${packageOf(game)}/Piece.svelte`];
  return load ? (await Promise.all([load(), learn(packageOf(game))]))[0] : null;
}
