// Settings, kept in this browser.

import { LEVELS, type Level } from "./levels";
import type { Avatar, Colour } from "./wire";
import { detect, LOCALES, type Locale } from "./words.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["normal", "fast", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = "parlour";

interface Kept {
  locale: Locale;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  forced: boolean; // the only choice is made for them
  muted: boolean; // no chat
  mutes: { handle: string; name: string }[]; // people who are not heard
  colour: Colour; // how they look
  avatar: Avatar;
  seats: Record<string, number>; // how many play now, by game,
  level: Level; // and how strong the bots are
  notices: boolean; // this device tells that it is one's turn
  name: string; // how a guest was called
  guided: string[]; // games whose guide was seen or sent away
  told: string[]; // games whose one rule was read
  listed: boolean; // all moves as a list, too
  offline: boolean; // games against bots are taken along, to go on without a connection
  lessons: Record<string, [chapter: number, step: number]>; // how far a lesson has come, by game
}

function read(): Kept {
  const kept: Kept = {
    locale: detect(navigator.languages ?? [navigator.language]),
    theme: "auto",
    speed: "normal",
    sound: true,
    forced: true,
    muted: false,
    mutes: [],
    colour: "",
    avatar: "",
    seats: {},
    level: "regular",
    notices: false,
    name: "",
    guided: [],
    told: [],
    listed: false,
    offline: false,
    lessons: {},
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    if (LOCALES.includes(found.locale as Locale)) kept.locale = found.locale as Locale;
    if (THEMES.includes(found.theme as Theme)) kept.theme = found.theme as Theme;
    if (SPEEDS.includes(found.speed as Speed)) kept.speed = found.speed as Speed;
    kept.sound = found.sound !== false;
    if (typeof found.name === "string") kept.name = found.name;
    kept.forced = found.forced !== false;
    kept.muted = found.muted === true;
    if (Array.isArray(found.mutes)) kept.mutes = found.mutes.filter((each) => typeof each?.handle === "string");
    if (typeof found.colour === "string") kept.colour = found.colour;
    if (typeof found.avatar === "string") kept.avatar = found.avatar;
    if (LEVELS.includes(found.level as Level)) kept.level = found.level as Level;
    if (found.seats && typeof found.seats === "object") kept.seats = found.seats;
    kept.notices = found.notices === true;
    kept.listed = found.listed === true;
    kept.offline = found.offline === true;
    if (Array.isArray(found.guided)) kept.guided = found.guided.map(String);
    if (Array.isArray(found.told)) kept.told = found.told.map(String);
    for (const [game, at] of Object.entries(found.lessons ?? {})) kept.lessons[game] = [Number(at[0]), Number(at[1])];
  } catch {
    // nothing is remembered, or nothing may be
  }
  return kept;
}

export const settings: Kept = $state(read());

/** Change something, and remember it. */
export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then only until the page is closed
  }
}

/** Other tabs follow. */
window.addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read());
});

export function applyTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
