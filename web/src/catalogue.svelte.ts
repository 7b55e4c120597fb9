// The server's games and bots, with texts in the current language.

import { api } from "./api";
import type { BotAbout, GameAbout } from "./wire";
import { locale } from "./words.svelte";

const games = new Map<string, Promise<GameAbout[]>>();
const bots = new Map<string, Promise<BotAbout[]>>();

function kept<T>(shelf: Map<string, Promise<T>>, ask: () => Promise<T>): Promise<T> {
  const language = locale();
  let found = shelf.get(language);
  if (!found) {
    found = ask();
    shelf.set(language, found);
    found.catch(() => shelf.delete(language));
  }
  return found;
}

export const allGames = (): Promise<GameAbout[]> => kept(games, api.games);
export const allBots = (): Promise<BotAbout[]> => kept(bots, api.bots);

export async function gameAbout(id: string): Promise<GameAbout | undefined> {
  return (await allGames()).find((game) => game.id === id);
}
