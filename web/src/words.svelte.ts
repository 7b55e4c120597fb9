// Every word of the page, from Fluent files: the page's own in words/, the games' beside their rules.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";

export const LOCALES = ["en", "de", "fr", "nl"] as const;
export type Locale = (typeof LOCALES)[number];
export type Words = (message: string, facts?: Record<string, FluentVariable>) => string;

const HOUSE: Locale = "en";
const pages = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../src/parlour/games/*/*.ftl", { query: "?raw", import: "default" });

interface Speech {
  locale: Locale;
  bundle: FluentBundle;
  fallback: FluentBundle | null; // for a game that does not speak this language yet
}

let speech = $state.raw<Speech>(mute(HOUSE));
const packages = new Map<string, Promise<void>>(); // what was asked for, and when it is known

function mute(locale: Locale): Speech {
  const fallback = locale === HOUSE ? null : new FluentBundle(HOUSE, { useIsolating: false });
  return { locale, bundle: new FluentBundle(locale, { useIsolating: false }), fallback };
}

async function teach(bundle: FluentBundle, load: (() => Promise<string>) | undefined): Promise<void> {
  if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
}

const gameFile = (each: string, locale: Locale) => games[`../../src/parlour/games/${each}/${locale}.ftl`];

async function teachGame(into: Speech, each: string): Promise<void> {
  await Promise.all([teach(into.bundle, gameFile(each, into.locale)), into.fallback && teach(into.fallback, gameFile(each, HOUSE))]);
}

/** Speak this language from now on. */
export async function speak(locale: Locale): Promise<void> {
  const next = mute(locale);
  const taught = new Set<string>();
  await teach(next.bundle, pages[`./words/${locale}.ftl`]);
  while (taught.size < packages.size) {
    const more = [...packages.keys()].filter((each) => !taught.has(each));
    await Promise.all(more.map((each) => teachGame(next, each)));
    for (const each of more) taught.add(each);
  }
  speech = next;
  document.documentElement.lang = locale;
}

/** Load the words of a game's package, too. The promise waits until they are there. */
export function learn(each: string): Promise<void> {
  const known = packages.get(each) ?? study(each);
  packages.set(each, known);
  return known;
}

async function study(each: string): Promise<void> {
  let into;
  do {
    into = untrack(() => speech); // untracked: a caller must not run again when more words come
    await teachGame(into, each);
  } while (into.bundle !== speech.bundle); // another language was wanted meanwhile
  speech = { ...speech };
}

/** The language that is spoken. */
export const locale = (): Locale => speech.locale;

type Said = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

/** A message with its facts filled in. What is missing shows its own name, and fails the tests. */
export const t: Words = (message, facts) => format(({ value }) => value, message, facts);

/** The same in fewer words, for a line with little room, if the message has a `short` form. */
export const brief: Words = (message, facts) => format(({ value, attributes }) => attributes.short ?? value, message, facts);

function format(part: (said: Said) => Said["value"], message: string, facts?: Record<string, FluentVariable>): string {
  const { bundle, fallback } = speech;
  for (const each of [bundle, fallback]) {
    const said = each?.getMessage(message);
    const pattern = said && part(said);
    if (each && pattern) {
      const problems: Error[] = [];
      const text = each.formatPattern(pattern, facts ?? null, problems);
      if (problems.length && import.meta.env.DEV) console.error(message, problems);
      return Object.values(facts ?? {}).some((fact) => Number(fact) < 0) ? minus(text) : text;
    }
  }
  if (import.meta.env.DEV) console.error(`no message ${message} in ${speech.locale}`);
  return `{${message}}`;
}

/** Whether there is such a message. */
export const has = (message: string): boolean => speech.bundle.hasMessage(message);

/** The first of these languages that we speak. */
export function detect(wanted: readonly string[]): Locale {
  for (const each of wanted) {
    const found = LOCALES.find((locale) => each.toLowerCase().split("-")[0] === locale);
    if (found) return found;
  }
  return HOUSE;
}

export function number(value: number, digits = 0): string {
  return minus(new Intl.NumberFormat(speech.locale, { maximumFractionDigits: digits }).format(value));
}

/** A part of a whole: 25%. With its sign, if it is a change: +5%, −12%. */
export function share(value: number, { digits = 0, signed = false } = {}): string {
  const signDisplay = signed ? "exceptZero" : "negative";
  return minus(new Intl.NumberFormat(speech.locale, { style: "percent", maximumFractionDigits: digits, signDisplay }).format(value));
}

/** Numbers below zero with a real minus, not a hyphen. */
const minus = (text: string): string => text.replace(/(?<!\w)-(?=\d)/g, "−");

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A time in words, in the largest unit of which there are two, or one that fits: "3 minutes". */
export function duration(seconds: number): string {
  if (!seconds) return t("no-clock");
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0 || seconds >= 2 * size) ?? UNITS[3];
  return new Intl.NumberFormat(speech.locale, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / size));
}

/** A date as people write it where the reader lives, if the browser says so: 17 Nov in Britain, Nov 17 in the States. */
export function date(at: number): string {
  const home = navigator.languages.find((each) => each.split("-")[0] === speech.locale);
  return new Intl.DateTimeFormat(home ?? speech.locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

export function listed(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(speech.locale, { type }).format(names);
}
