// Positions: tests/positions/input.json has some of `python web/positions.py input --seats 3 --seed 3 --option zero=on`
// and of `--seats 2 --seed 3 --option zero=on --option children=0`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, afterEach, describe, expect, test, vi } from "vitest";
import type { Components, Offer } from "../src/games";
import { choicesAmong } from "../src/games/input/choices";
import { guide } from "../src/games/input/guide";
import { factsOf, newsIn, settled, turned } from "../src/games/input/news";
import { paintOf } from "../src/games/input/owners";
import { lostOf } from "../src/games/input/reckoning";
import Table from "../src/games/input/Table.svelte";
import { barred, below, blocked, free, inHand, lying, placeOf } from "../src/games/input/tiles";
import type { InputEvent, InputView } from "../src/wire";
import { learn, t } from "../src/words.svelte";
import positions from "./positions/input.json";

interface Frame {
  view: InputView;
  events: InputEvent[];
  offers: Offer[];
}
interface Positions {
  seat: number;
  names: string[];
  components: Components;
  frames: Frame[];
}
const { plain, children } = positions as unknown as Record<"plain" | "children", Positions>;
const everywhere = [plain, children].flatMap((game) => game.frames.map((frame) => ({ game, frame })));
const at = (phase: string, game = plain) =>
  game.frames.find(({ view, offers }) => view.phase === phase && (offers.length || phase === "over"))!;

vi.setConfig({ testTimeout: 30_000 }); // a table has some hundred things on it
beforeAll(() => learn("input"));
afterEach(cleanup);

function show(game: Positions, frame: Frame, more = {}) {
  const act = vi.fn();
  const names = game.names.map((name, seat) => (seat === game.seat ? "You" : name));
  const props = {
    ...frame,
    act,
    pending: [] as string[],
    names,
    seat: game.seat,
    components: game.components,
    t,
    hinted: new Map(),
    ...more,
  };
  return { act, props, ...render(Table, { props }) };
}
const tokens = () => [...document.querySelectorAll<HTMLElement>("[data-token]")].map((each) => each.dataset.token);

describe("tiles", () => {
  const tile = { up: "full", at: "supply", seen: ["full"], can_be: ["full/slanted", "full/half"], came_from: null };

  test("what can be below follows from what was seen, or from what the tile can be", () => {
    expect(below(tile)).toEqual(["half", "slanted"]);
    expect(below({ ...tile, seen: ["full", "round"], can_be: ["full/round"] })).toEqual(["round"]);
    expect(below({ ...tile, up: "slanted", can_be: ["joker/slanted"] })).toEqual(["joker"]);
  });

  test("a table without memory tells nothing", () => {
    expect(below({ ...tile, can_be: [] })).toEqual([]);
  });

  test("a field has two parts, the supply has none", () => {
    expect(placeOf("4.2")).toEqual({ number: "4", field: "2" });
    expect(placeOf("supply")).toBeNull();
    expect(placeOf("hand")).toBeNull();
  });

  test.each(everywhere)("each lies in one place", ({ frame: { view } }) => {
    const placed = view.tiles.flat().filter((each) => !["supply", "hand"].includes(each.at));
    expect(lying(view).size).toBe(placed.length);
    expect(inHand(view) !== null).toBe(view.phase === "set");
  });

  test("those on a completed number block their owner", () => {
    const { view } = plain.frames.find(({ events }) => events.some(({ event }) => event === "won"))!;
    expect(blocked(view, plain.seat)).toBe(true);
    expect(blocked(at("pick").view, plain.seat)).toBe(false);
  });

  test("a tile may not go straight back", () => {
    const { view } = at("pick", children);
    const moved = view.tiles[0].map((each, index) => (index ? { ...each, came_from: null } : { ...each, at: "2.1", came_from: "6.3" }));
    expect(barred({ ...view, tiles: [moved] }, 0)).toEqual(new Map([["6.3", 1]]));
  });

  test("free fields are counted", () => {
    const { view } = at("close");
    expect(
      free(
        view,
        view.numbers.find(({ digit }) => digit === view.announced)!,
      ),
    ).toBe(1);
  });

  test("another box's colours have a paint of their own", () => {
    expect(paintOf(["yellow", "green"], 0)).toBe("owner-yellow");
    expect(paintOf(["yellow", "green"], 1)).toBe("owner-other-1");
  });
});

describe("choices", () => {
  test.each(everywhere)("every offer belongs to a thing", ({ frame: { offers } }) => {
    const found = Object.values(choicesAmong(offers)).flatMap((each) => [...each.values()]);
    expect(found.map(({ token }) => token).sort()).toEqual(offers.map(({ token }) => token).sort());
  });

  test("the zero is announced like a number", () => {
    expect([...choicesAmong([{ token: "zero", sentence: "" }]).close.keys()]).toEqual([0]);
  });
});

describe("news", () => {
  const missed: InputEvent = { event: "missed", seat: 1, number: 4, points: 3 };

  test("a failed announcement belongs to its number and costs points", () => {
    expect(newsIn([missed])).toEqual([{ event: missed, digit: 4, seat: 1, points: -3 }]);
    expect(t("input-missed", factsOf(missed, ["You", "Bo"], 0))).toBe("It does not close the 4: Bo loses 3 points.");
    expect(t("input-missed", factsOf(missed, ["Ada", "You"], 1))).toBe("It does not close the 4: you lose 3 points.");
  });

  test.each(everywhere)("is told without gaps", ({ game, frame }) => {
    for (const { event } of newsIn(frame.events))
      expect(t(`input-${event.event}`, factsOf(event, game.names, game.seat))).not.toMatch(/[{}]/);
  });

  test("moves are no news, but are seen", () => {
    const events: InputEvent[] = [
      { event: "lifted", seat: 2, tile: 5, origin: "supply", was: "half", up: "full" },
      { event: "placed", seat: 2, tile: 5, field: "4.3", up: "full" },
    ];
    expect(newsIn(events)).toEqual([]);
    expect(turned(events)).toEqual(new Map([["2-5", "half"]]));
    expect(settled(events)).toEqual(new Set(["4.3"]));
  });
});

describe("advice", () => {
  test.each([
    ["pick", "input-guide-first"],
    ["set", "input-guide-set"],
    ["close", "input-guide-close"],
    ["zero", "input-guide-zero"],
  ])("when it is time to %s", (phase, advice) => {
    const { view, offers } = at(phase);
    expect(guide(view, offers)).toBe(advice);
  });

  test("an announcement comes first", () => {
    const { view, offers } = plain.frames.find((frame) => frame.offers.some(({ token }) => token.startsWith("close")))!;
    expect(guide(view, offers)).toBe("input-guide-announce");
  });

  test("none when all is over, and to watch while others move", () => {
    expect(guide(at("over").view, [])).toBeNull();
    expect(guide(at("pick").view, [])).toBe("input-guide-wait");
  });

  test.each(everywhere)("has words", ({ frame: { view, offers } }) => {
    const advice = guide(view, offers);
    if (advice) expect(t(advice)).not.toContain("{");
    else expect(view.phase).toBe("over");
  });
});

describe("the table", () => {
  test.each(everywhere)("every offer can be made on it, and nothing else", async ({ game, frame }) => {
    const { act, container } = show(game, frame);
    expect(new Set(tokens())).toEqual(new Set(frame.offers.map(({ token }) => token)));
    for (const { token, sentence } of frame.offers) {
      const thing = container.querySelector<HTMLElement>(`[data-token="${token}"]:not([tabindex="-1"])`)!;
      expect(thing.tagName).toBe("BUTTON");
      expect(thing.ariaLabel ?? thing.getAttribute("aria-label")).toContain(sentence);
      act.mockClear();
      await fireEvent.click(thing);
      expect(act).toHaveBeenCalledExactlyOnceWith(token);
    }
    expect(container.textContent).not.toMatch(/[{}]/);
  });

  test("while an answer is awaited, nothing is sent", async () => {
    const { act, container } = show(plain, at("pick"), { pending: ["lift:1"] });
    await fireEvent.click(container.querySelector('[data-token="lift:2"]')!);
    expect(act).not.toHaveBeenCalled();
  });

  test("a spectator sees all and can do nothing", () => {
    show(plain, { ...at("pick"), offers: [] }, { seat: null, names: plain.names });
    expect(tokens()).toEqual([]);
    for (const name of plain.names) expect(screen.getByRole("region", { name: new RegExp(`^${name} `) })).toBeTruthy();
  });

  test("says what can be below a tile", () => {
    const frame = at("pick");
    show(plain, frame);
    const tile = frame.view.tiles[plain.seat][0];
    const said = screen.getAllByRole("button", { name: /^Turn tile 1\./ })[0].getAttribute("aria-label");
    for (const symbol of below(tile)) expect(said).toMatch(new RegExp(`Below: .*${symbol}`));
  });

  test("what was announced stands out", () => {
    show(plain, at("close"));
    expect(screen.getByText(`Announced: the ${at("close").view.announced}`)).toBeTruthy();
  });

  test("an outcome is seen for a while", async () => {
    vi.useFakeTimers();
    const frame = plain.frames.find(({ events }) => events.some(({ event }) => event === "won"))!;
    show(plain, frame);
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByText(/^You win the 6/)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(7000);
    expect(screen.queryByText(/^You win the 6/)).toBeNull();
    vi.useRealTimers();
  });

  test("in the end everything is counted", () => {
    const { view } = at("over");
    show(plain, at("over"));
    const rows = [...screen.getByRole("table").querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    );
    expect(rows.at(-1)).toEqual(view.scores.map(String));
    view.scores.forEach((points, seat) => expect(view.wins[seat].reduce((sum, win) => sum + win, 0) - lostOf(view, seat)).toBe(points));
  });
});

describe("words", () => {
  const folder = join(import.meta.dirname, "../src/games/input");
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const { body } = parse(readFileSync(join(import.meta.dirname, "../../src/parlour/games/input/en.ftl"), "utf8"), {});
  const known = body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  const named = [...source.matchAll(/"(input-[a-z-]+)"/g)].map((match) => match[1]).filter((name) => name !== "input-table");
  const now = ["pick", "close", "zero", "set"].flatMap((phase) => ["mine", "other"].map((who) => `input-table-now-${phase}-${who}`));

  test("that the table uses exist", () => {
    expect(named.length).toBeGreaterThan(20);
    for (const name of [...named, ...now, "input-table-now-pick-mine-call"]) expect(known).toContain(name);
  });

  test("of the browser are used", () => {
    const used = new Set([...named, ...now, "input-table-now-pick-mine-call"]);
    expect(known.filter((name) => /^input-(table|guide)-/.test(name) && !used.has(name))).toEqual([]);
  });
});
