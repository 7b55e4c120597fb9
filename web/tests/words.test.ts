import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Entry, type Message, type VariableReference } from "@fluent/syntax";
import { afterAll, describe, expect, test, vi } from "vitest";
import { AVATARS, COLOURS } from "../src/looks";
import { REACTIONS } from "../src/table/Reaction.svelte";
import { brief, date, detect, duration, LOCALES, learn, listed, locale, number, speak, t } from "../src/words.svelte";

const SOURCES = join(import.meta.dirname, "../src");

function messages(path: string): Map<string, Set<string>> {
  const { body } = parse(readFileSync(path, "utf8"), {});
  const junk = body.filter((entry) => entry.type === "Junk");
  expect(junk, path).toEqual([]);
  const found = body.filter((entry: Entry | { type: "Junk" }): entry is Message => entry.type === "Message");
  return new Map(found.map((message) => [message.id.name, variables(message)]));
}

function variables(message: Message): Set<string> {
  const names = new Set<string>();
  class Reader extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      names.add(node.id.name);
    }
  }
  new Reader().visit(message);
  return names;
}

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const pages = (language: string) => messages(join(SOURCES, "words", `${language}.ftl`));
const english = pages("en");

describe.each(LOCALES.filter((each) => each !== "en"))("the words in %s", (language) => {
  const found = pages(language);

  test("are all there, and no others", () => {
    expect([...found.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("take the same facts", () => {
    for (const [name, facts] of english) expect(found.get(name), name).toEqual(facts);
  });

  test("are in the same order", () => {
    expect([...found.keys()]).toEqual([...english.keys()]);
  });
});

describe.each(["fruitoplay", "input", "pflaumen", "pungi"])("the advice of %s", (game) => {
  test.each(LOCALES)("fits into the line above a phone's table: %s", (language) => {
    const source = readFileSync(join(SOURCES, "../../src/parlour/games", game, `${language}.ftl`), "utf8");
    const advice = parse(source, {}).body.filter(
      (entry): entry is Message => entry.type === "Message" && /-guide-(?!rule|wait|over)/.test(entry.id.name),
    );
    expect(advice.length).toBeGreaterThan(4);
    for (const { id, value, attributes } of advice) {
      const said = attributes.find((each) => each.id.name === "short")?.value ?? value!;
      const text = said.elements.map((each) => (each.type === "TextElement" ? each.value : "x".repeat(100))).join("");
      expect(text.length, `${id.name}: ${text}`).toBeLessThanOrEqual(72); // two lines of 360 pixels, after “Your move.”
    }
  });
});

test("a message in few words is its short form, if it has one", async () => {
  await learn("pflaumen");
  expect(brief("pflaumen-guide-mix")).toBe("Safe points now, or keep the fruits for a better mix?");
  expect(brief("pflaumen-guide-wait")).toBe(t("pflaumen-guide-wait"));
});

describe("messages", () => {
  const sources = files(SOURCES)
    .filter((path) => !/wire\.ts$|[\\/]games[\\/]/.test(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const named = [...sources.matchAll(/\bt\(\s*"([a-z0-9_-]+)"/g)].map((match) => match[1]);
  const listedNames = [...sources.matchAll(/\["\/[a-z]+", "([a-z-]+)", "[a-z]+"\]/g)].map((match) => match[1]);
  const families = [...sources.matchAll(/\bt\(\s*`([a-z-]+-)\$\{/g)].map((match) => match[1]);

  test("that the pages use exist", () => {
    expect(named.length).toBeGreaterThan(100);
    for (const name of [...named, ...listedNames]) expect(english.has(name), name).toBe(true);
    for (const family of families) {
      expect(
        [...english.keys()].some((name) => name.startsWith(family)),
        family,
      ).toBe(true);
    }
  });

  test("that exist are used", () => {
    const otherwise = [...sources.matchAll(/\?\? "([a-z-]+)"/g)].map((match) => match[1]); // such as the advice on an only move
    const used = new Set([...named, ...listedNames, ...otherwise]);
    for (const name of english.keys()) {
      expect(used.has(name) || families.some((family) => name.startsWith(family)), name).toBe(true);
    }
  });

  test.each([
    ["theme-", ["auto", "light", "dark"]],
    ["speed-", ["normal", "fast", "off"]],
    ["relieved-", ["time", "absent", "resigned"]],
    ["relieved-you-", ["time", "absent", "resigned"]],
    ["reaction-", REACTIONS],
    ["colour-", COLOURS],
    ["avatar-", AVATARS.map((avatar) => avatar || "initial")],
    ["wish-", ["abort", "take-back", "rematch"]],
    ["wish-mine-", ["abort", "take-back", "rematch"]],
    ["bot-", ["random", "greedy", "novice", "casual", "regular", "expert", "master", "champion"]],
  ])("of the family %s are complete", (family, members) => {
    for (const member of members) expect(english.has(family + member), family + member).toBe(true);
  });
});

describe("the tables' messages", () => {
  const games = join(SOURCES, "games");
  const packages = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test.each(packages.map((entry) => entry.name))("of %s exist", (name) => {
    const known = messages(join(SOURCES, "../../src/parlour/games", name, "en.ftl"));
    for (const path of files(join(games, name))) {
      for (const [, message] of readFileSync(path, "utf8").matchAll(/\bt\(\s*"([a-z0-9_-]+)"/g)) {
        expect(known.has(message) || english.has(message), `${message} (${path})`).toBe(true);
      }
    }
  });
});

describe("speech", () => {
  afterAll(() => speak("en"));

  test("counts as the language does", async () => {
    expect(t("points", { points: 1 })).toBe("1 point");
    expect(t("points", { points: 0 })).toBe("0 points");
    await speak("fr");
    expect(t("points", { points: 0 })).toBe("0 point");
    expect(locale()).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
  });

  test("writes numbers, times and lists as the language does", async () => {
    await speak("de");
    expect(number(1.55, 1)).toBe("1,6");
    expect(duration(180)).toBe("3 Minuten");
    expect(duration(86400)).toBe("1 Tag");
    expect(duration(90)).toBe("90 Sekunden");
    expect(duration(0)).toBe("ohne Uhr");
    expect(listed(["Ada", "Bo", "Cleo"])).toBe("Ada, Bo und Cleo");
    expect(date(0)).toMatch(/1970/);
    expect(t("points", { points: -3 })).toBe("−3 Punkte");
  });

  test("writes dates as people do where the reader lives", async () => {
    await speak("en");
    const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-CA", "en-GB", "en-US"]);
    expect(date(0)).toContain("1 Jan 1970");
    languages.mockReturnValue(["de"]);
    expect(date(0)).toContain("Jan 1, 1970");
    languages.mockRestore();
  });

  test("knows a game's words, and stays with them in another language", async () => {
    await speak("en");
    await learn("pungi");
    expect(t("pungi-animal-frog")).toBe("frog");
    await speak("nl");
    expect(t("pungi-animal-frog")).not.toMatch(/[{}]/);
  });

  test("is chosen by what a browser asks for", () => {
    expect(detect(["nl-BE", "fr"])).toBe("nl");
    expect(detect(["es", "DE-at"])).toBe("de");
    expect(detect(["es"])).toBe("en");
    expect(detect([])).toBe("en");
  });
});
