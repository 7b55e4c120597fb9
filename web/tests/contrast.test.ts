// What is written can be read, by day and by lamplight: contrasts of WCAG 2.2, level AA.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { COLOURS } from "../src/looks";

const TEXT = 4.5;
const SIGN = 3; // lines, rings and icons that mean something

const css = readFileSync(join(import.meta.dirname, "../src/style/tokens.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ["ground", "surface", "raised", "sunken", "felt"];
const pairs: [string, string[], number][] = [
  ["ink", [...papers, "amber-soft", "leaf-soft", "accent-soft", "danger-soft"], TEXT],
  ["ink-soft", papers, TEXT],
  ["accent", ["ground", "surface", "raised", "accent-soft"], TEXT],
  ["on-accent", ["accent"], TEXT],
  ["leaf", ["ground", "surface", "raised", "leaf-soft"], TEXT],
  ["amber", ["ground", "surface", "amber-soft"], TEXT],
  ["danger", ["raised", "danger-soft"], TEXT],
  ["felt-ink", ["felt", "felt-deep"], TEXT],
  ["card-ink", ["card"], TEXT],
  ["ground", ["ink", "leaf"], TEXT], // toasts, and chances on cards
  ["line-strong", ["ground", "surface", "raised"], SIGN],
  ["glow", ["felt", "surface", "raised"], SIGN],
  ["happens", ["felt", "surface", "raised"], SIGN],
  ["focus", papers, SIGN],
  ...COLOURS.map((colour): [string, string[], number] => [`hue-${colour}`, ["ground", "surface", "sunken"], TEXT]),
];

describe.each(["light", "dark"] as const)("in the %s", (theme) => {
  test.each(pairs.flatMap(([ink, grounds, least]) => grounds.map((ground) => [ink, ground, least] as const)))(
    "%s on %s",
    (ink, ground, least) => {
      const found = contrast(tokens.get(ink)![theme], tokens.get(ground)![theme]);
      expect(found).toBeGreaterThanOrEqual(least);
    },
  );
});

test("nothing on a table is written on the glow, which is out while the table tells what happens", () => {
  const games = join(import.meta.dirname, "../src/games");
  const tables = readdirSync(games, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((file) => /background(-color)?: var\(--glow\)/.test(readFileSync(join(games, file), "utf8")))).toEqual([]);
});
