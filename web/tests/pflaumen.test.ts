// Positions: tests/positions/ has some of `python web/positions.py pi-mal-pflaumen --seats 4 --seed 7` and of
// `python web/positions.py pies --seats 4 --seed 5`.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Components, Offer } from "../src/games";
import { byFruit, clockwise, faces, lettersOf, lying, playsOf, readPlay, total, trickOf } from "../src/games/pflaumen/cards";
import { advise } from "../src/games/pflaumen/guide";
import { fullName, nameOf, type Edition } from "../src/games/pflaumen/naming";
import { notes } from "../src/games/pflaumen/news.svelte";
import Table from "../src/games/pflaumen/Table.svelte";
import { set } from "../src/settings.svelte";
import type { PflaumenComponents, PflaumenEvent, PflaumenView } from "../src/wire";
import { learn, t } from "../src/words.svelte";
import pies from "./positions/pies.json";
import plums from "./positions/pi-mal-pflaumen.json";

interface Frame {
  view: PflaumenView;
  events: PflaumenEvent[];
  offers: Offer[];
}
interface Positions {
  game: Edition;
  seat: number;
  names: string[];
  components: Components;
  frames: Frame[];
}
const editions = [plums, pies] as unknown as Positions[];
const everywhere = editions.flatMap((game) =>
  game.frames.map((frame, at) => [`${game.game} ${at}: ${frame.view.phase}`, game, frame] as const),
);
const at = (game: Positions, phase: string, most = 0) =>
  game.frames.find(({ view, offers }) => view.phase === phase && offers.length >= most)!;
const face = faces(plums.components as PflaumenComponents);

beforeAll(() => {
  set("speed", "off");
  return learn("pflaumen");
});
afterEach(cleanup);

function show(game: Positions, frame: Frame, more = {}) {
  const act = vi.fn();
  const names = game.names.map((name, seat) => (seat === game.seat ? "You" : name));
  const props = {
    ...frame,
    act,
    pending: [] as string[],
    names,
    seat: game.seat as number | null,
    components: game.components,
    t,
    hinted: new Map<string, number>(),
    edition: game.game,
    ...more,
  };
  return { act, props, ...render(Table, { props }) };
}
const tokens = () => [...document.querySelectorAll<HTMLElement>("[data-token]")].map((each) => each.dataset.token!);
const standsFor = (token: string) => document.querySelector<HTMLElement>(`[data-token="${token}"]`)!;

describe("cards", () => {
  test("have faces, from the component table", () => {
    expect(face("1.9")).toEqual({ card: "1.9", round: 1, number: 9, fruit: "blackberry", action: null, recipe: "AAA", points: 6 });
    expect(face("1.4")).toMatchObject({ fruit: "fig", action: "watchdog", recipe: "" });
    expect(face("plum")).toMatchObject({ fruit: "plum", round: 0 });
  });

  test("have a number even before the component table has come", () => {
    expect(faces({})("2.13")).toMatchObject({ round: 2, number: 13, fruit: null });
  });

  test("are called as the server calls them", () => {
    expect(fullName(face("1.9"), t, "pies")).toBe("blackberry I-9 (AAA for 6)");
    expect(fullName(face("1.5"), t, "pies")).toBe("cherry I-5 (3 pies)");
    expect(fullName(face("1.5"), t, "pi-mal-pflaumen")).toBe("cherry I-5 (3 Pi)");
    expect(nameOf(faces({})("2.13"), t)).toBe("II-13");
  });

  test("are played with Pi", () => {
    expect(readPlay("1.13")).toEqual({ card: "1.13", pi: 0 });
    expect(readPlay("1.13+2")).toEqual({ card: "1.13", pi: 2 });
    expect(total(13, 1)).toBeCloseTo(16.14159);
  });

  test("that are alike have keys of their own", () => {
    expect(lying(["1.2", "plum", "plum"], face).map((each) => each.key)).toEqual(["1.2", "plum-0", "plum-1"]);
  });

  test("lie together by fruit, in the order of the fruits", () => {
    const groups = byFruit(lying(["1.5", "1.9", "1.12", "1.25", "plum"], face));
    expect(groups.map((group) => [group.fruit, group.cards.map((each) => each.face.card)])).toEqual([
      ["blackberry", ["1.9"]],
      ["cherry", ["1.5", "1.12"]],
      ["plum", ["1.25", "plum"]],
    ]);
  });
});

describe("offers", () => {
  const offer = (token: string) => ({ token, sentence: token });

  test("of the hand go by card, the fewest Pi first", () => {
    const plays = playsOf(["play:1.2", "play:1.3", "play:1.2+2", "play:1.2+1", "done"].map(offer));
    expect([...plays.keys()]).toEqual(["1.2", "1.3"]);
    expect(plays.get("1.2")!.map((each) => each.pi)).toEqual([0, 1, 2]);
  });
});

describe("the table's order", () => {
  test("is clockwise", () => {
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
  });

  test.each([
    ["nothing played yet", [], [6, 6, 6], [], 1, 6],
    ["all have played", ["1.1", "1.2", "1.3"], [5, 5, 5], [0, 1, 2], 1, 6],
    ["the next trick", ["1.1", "1.2", "1.3"], [5, 5, 5], [], 2, 6],
    ["the last one", Array(18).fill("1.1"), [0, 0, 0], [0, 1, 2], 6, 6],
    ["five players", ["1.1"], [5, 4, 5, 5, 5], [], 1, 5],
  ])("counts tricks: %s", (_, seen, hands, order, trick, tricks) => {
    expect(trickOf({ seen, hands, order })).toEqual([trick, tricks]);
  });

  test("groups the letters of a recipe", () => {
    expect(lettersOf("AAABB")).toEqual(["AAA", "BB"]);
    expect(lettersOf("ABC")).toEqual(["A", "B", "C"]);
    expect(lettersOf("")).toEqual([]);
  });
});

describe("news", () => {
  const say = (event: PflaumenEvent, edition: Edition = "pies") => notes(event, t, edition, face);

  test("are told at the seat they happen to", () => {
    expect(say({ event: "took", seat: 2, card: "1.9" })).toEqual([{ seat: 2, text: "+ blackberry I-9" }]);
    expect(say({ event: "got-pi", seat: 1, pi: 3 })).toEqual([{ seat: 1, text: "+ 3 pie tokens" }]);
    expect(say({ event: "mixed", seat: 0, card: "1.9", points: 6 })).toEqual([{ seat: 0, text: "mix: + 6 points" }]);
  });

  test("of a theft are told at both", () => {
    expect(say({ event: "stole", seat: 2, owner: 0, card: "plum" })).toEqual([
      { seat: 2, text: "stolen: + plum" },
      { seat: 0, text: "stolen: − plum" },
    ]);
  });

  test("that everybody sees need no words", () => {
    expect(say({ event: "order", seats: [1, 0, 2] })).toEqual([]);
  });
});

describe("advice", () => {
  test.each(everywhere)("%s", (_, game, { view, offers }) => {
    const advice = advise(game.game, view, offers);
    if (view.phase === "over") expect(advice).toBeNull();
    else expect(t(advice!)).not.toMatch(/[{}]/);
  });

  test("fits the edition", () => {
    const [first, second] = editions.map((game) => advise(game.game, at(game, "play", 12).view, at(game, "play", 12).offers));
    expect(first).toBe("pi-mal-pflaumen-guide-raise");
    expect(second).toBe("pies-guide-raise");
  });

  test("explains recipes to whoever has taken something", () => {
    const { view, offers } = at(editions[0], "take", 2);
    const others = view.displays.map(() => []);
    expect(advise("pi-mal-pflaumen", { ...view, displays: others }, offers)).toBe("pflaumen-guide-take");
    expect(advise("pi-mal-pflaumen", { ...view, displays: others.map(() => ["1.9"]) }, offers)).toBe("pflaumen-guide-recipes");
    expect(advise("pi-mal-pflaumen", view, offers.slice(0, 1))).toBe("pflaumen-guide-last");
  });
});

describe("the table", () => {
  test.each(everywhere)("%s: every offer stands on it, and nothing else does", async (_, game, frame) => {
    show(game, frame);
    const asked = new Set(tokens());
    for (const { token } of frame.offers.filter((each) => each.token.includes("+"))) {
      await fireEvent.click(standsFor(token.split("+")[0]));
      await tick();
      for (const each of tokens()) asked.add(each);
      await fireEvent.keyDown(window, { key: "Escape" });
    }
    expect([...asked].sort()).toEqual(frame.offers.map((each) => each.token).sort());
  });

  const some = everywhere.filter(([, , { view, offers }]) => view.phase === "over" || offers.length > 3);
  test.each(some)("%s: no word is missing, and nobody is offered anything as a spectator", (_, game, frame) => {
    const { container } = show(game, frame, { seat: null, offers: [], view: { ...frame.view, seat: null, hand: [] } });
    expect(container.textContent).not.toMatch(/[{}]/);
    expect(tokens()).toEqual([]);
  });

  test("a card with one offer is played at once", async () => {
    const frame = at(editions[0], "play");
    const { act } = show(editions[0], frame);
    await fireEvent.click(standsFor(frame.offers[0].token));
    expect(act).toHaveBeenCalledExactlyOnceWith(frame.offers[0].token);
  });

  test("a card that can be raised asks how far, and tells what it comes to", async () => {
    const game = editions[1];
    const frame = at(game, "play", 12);
    const raised = frame.offers.find((each) => each.token.endsWith("+2"))!;
    const { act } = show(game, frame);
    await fireEvent.click(standsFor(raised.token.split("+")[0]));
    expect(act).not.toHaveBeenCalled();
    const rung = screen.getByRole("button", { name: raised.sentence });
    const { card, pi } = readPlay(raised.token.slice("play:".length));
    expect(rung.textContent).toContain(total(faces(game.components)(card).number, pi).toFixed(2));
    await fireEvent.click(rung);
    expect(act).toHaveBeenCalledExactlyOnceWith(raised.token);
  });

  test("while a choice is under way, no other is sent", async () => {
    const frame = at(editions[0], "take", 4);
    const { act } = show(editions[0], frame, { pending: [frame.offers[0].token] });
    await fireEvent.click(standsFor(frame.offers[1].token));
    expect(act).not.toHaveBeenCalled();
  });

  test("who protects a display with the dog is told", () => {
    const frame = at(editions[1], "steal");
    show(editions[1], { ...frame, view: { ...frame.view, watchdog: 2 } });
    expect(screen.getByRole("region", { name: "Cleo" }).querySelector('[aria-label="Has the dog: nobody can steal here"]')).toBeTruthy();
  });

  test("a mix gathers on the worktop, and leaves the display", () => {
    const game = editions[0];
    const frame = game.frames.findLast(({ view }) => view.phase === "use")!;
    const { container } = show(game, frame);
    const worktop = screen.getByRole("region", { name: "Mix" });
    for (const card of frame.view.used.filter((each) => each !== "plum")) {
      expect(worktop.querySelector(`[data-card="${card}"]`)).toBeTruthy();
      expect(container.querySelector(`.own [data-card="${card}"]`)).toBeNull();
    }
    expect(worktop.querySelectorAll(".slot").length).toBe(face(frame.view.mix!).recipe.length - frame.view.used.length);
  });

  test("with the glass, a card is looked at and not played", async () => {
    const frame = at(editions[0], "play");
    const { act } = show(editions[0], frame);
    await fireEvent.click(screen.getByRole("button", { name: t("pflaumen-table-glass") }));
    await fireEvent.click(standsFor(frame.offers[0].token));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: nameOf(face(frame.view.hand[0]), t) })).toBeTruthy();
  });

  test("hints stand on the cards", () => {
    const frame = at(editions[0], "take", 4);
    show(editions[0], frame, { hinted: new Map([[frame.offers[2].token, 0.41]]) });
    expect(standsFor(frame.offers[2].token).textContent).toContain("41%");
  });

  test("the end is counted, recipe by recipe", () => {
    for (const game of editions) {
      const frame = at(game, "over");
      show(game, frame);
      const rows = [...document.querySelectorAll("tbody tr")];
      expect(rows.length).toBe(4);
      expect(rows[0].className).toContain("won");
      for (const [seat, pile] of frame.view.piles.entries()) {
        const row = rows.find((each) => each.querySelector("th")!.textContent!.startsWith(seat === game.seat ? "You" : game.names[seat]))!;
        expect(row.querySelectorAll("li b").length).toBe(pile.length);
        const sum = [...row.querySelectorAll("li b")].reduce((points, each) => points + Number(each.textContent), 0);
        expect(row.querySelector(".points")!.textContent).toBe(String(sum));
      }
      cleanup();
    }
  });

  test("goes on with the next view", { timeout: 30_000 }, async () => {
    const game = editions[1];
    const { rerender, props } = show(game, game.frames[0]);
    for (const frame of game.frames.slice(3)) {
      await rerender({ ...props, ...frame });
      expect(tokens().length).toBeGreaterThanOrEqual(Math.min(1, frame.offers.length));
    }
    expect(document.querySelector(".sheet")).toBeTruthy();
  });
});
