import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientOf, emblemOf, GAMES, hueOf, type GameClient } from "../src/games";
import { Director } from "../src/director.svelte";
import { set, settings } from "../src/settings.svelte";
import Card from "../src/table/Card.svelte";
import Emblem from "../src/table/Emblem.svelte";
import Guide from "../src/table/Guide.svelte";
import Hint from "../src/table/Hint.svelte";
import { ahead, marked, weigh } from "../src/table/hints";
import { elsewhere, onControl, raise } from "../src/table/keys";
import Kept from "../src/table/Kept.svelte";
import Log from "../src/table/Log.svelte";
import Offers from "../src/table/Offers.svelte";
import Result from "../src/table/Result.svelte";
import Seat from "../src/table/Seat.svelte";
import Stage from "../src/table/Stage.svelte";
import Dialog from "../src/ui/Dialog.svelte";
import Slip from "../src/ui/Slip.svelte";
import { dismiss, toast, toasts } from "../src/ui/toasts.svelte";
import { Match } from "../src/match.svelte";
import { FakeSocket, sitting, snapshot, table, view } from "./socket";
import type { View } from "../src/wire";
import Stumbling from "./Stumbling.svelte";

/** What is measured, and who wants to know of it. */
const measures = vi.hoisted(() => {
  const told = new Map<Element, () => void>();
  class Observer {
    constructor(readonly tell: ResizeObserverCallback) {}
    observe(target: Element) {
      told.set(target, () => this.tell([{ target } as ResizeObserverEntry], this as unknown as ResizeObserver));
    }
    unobserve() {}
    disconnect() {}
  }
  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  return told;
});

vi.mock("../src/games", { spy: true });
afterEach(cleanup);
const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe("games", () => {
  test.each(GAMES)("%s has a table and an emblem", async (game) => {
    const client = await clientOf(game);
    expect(client?.table).toBeTruthy();
    expect(client?.emblem).toBe(emblemOf(game));
  });

  test("an unknown game has none, but its initial and a colour", async () => {
    expect(await clientOf("chess")).toBeNull();
    expect(emblemOf("chess")).toBeUndefined();
    expect(render(Emblem, { game: "chess" }).container.textContent).toContain("C");
    const hues = ["chess", "go", "whist", "coins", "toy"].map(hueOf);
    expect(new Set(hues).size).toBe(hues.length);
    expect(hues.every((hue) => 0 <= hue && hue < 360)).toBe(true);
  });
});

describe("room for what comes and goes", () => {
  test("is as high as it ever was, also after it was opened", async () => {
    const { container, rerender } = render(Kept, { kind: "shut", children: text("moves") });
    const within = container.querySelector(".within")!;
    const kept = async (height: number) => {
      Object.defineProperty(within, "offsetHeight", { value: height, configurable: true });
      measures.get(within)!();
      await tick();
      return container.querySelector<HTMLElement>(".kept")!.style.minHeight;
    };
    expect(await kept(100)).toBe("100px");
    expect(await kept(40)).toBe("100px");
    await rerender({ kind: "open" });
    expect(await kept(300)).toBe("300px");
    expect(await kept(200)).toBe("300px");
  });
});

describe("a slip", () => {
  test("says that more lies below, until one has come there", async () => {
    const { container } = render(Slip, { label: "Hint", edge: "top", open: true, low: true, onclose: () => {}, children: text("moves") });
    const body = container.querySelector<HTMLElement>(".slip .body")!;
    const more = () => container.querySelector(".slip")!.classList.contains("more");
    const sized = async (height: number) => {
      for (const [name, value] of Object.entries({ clientHeight: 200, scrollHeight: height }))
        Object.defineProperty(body, name, { value, configurable: true });
      measures.get(body)!();
      await tick();
    };
    await sized(200);
    expect(more()).toBe(false);
    await sized(500);
    expect(more()).toBe(true);
    body.scrollTop = 300;
    await fireEvent.scroll(body);
    expect(more()).toBe(false);
  });

  test("is scrolled by its arrow, which covers what is not seen whole, and does nothing else", async () => {
    const onclose = vi.fn();
    const items = createRawSnippet(() => ({ render: () => "<ol><li>a</li><li>b</li><li>c</li></ol>" }));
    const { container } = render(Slip, { label: "Hint", edge: "top", open: true, onclose, children: items });
    const body = container.querySelector<HTMLElement>(".slip .body")!;
    const sized = (element: Element, top: number, bottom: number) => {
      element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
    };
    sized(body, 0, 150);
    [...body.querySelectorAll("li")].forEach((item, at) => sized(item, 60 * at, 60 * at + 55));
    for (const [name, value] of Object.entries({ clientHeight: 150, scrollHeight: 400 }))
      Object.defineProperty(body, name, { value, configurable: true });
    measures.get(body)!();
    await tick();
    const arrow = container.querySelector<HTMLElement>(".below")!;
    expect(arrow.style.getPropertyValue("--foot")).toBe("30px"); // the third item begins there
    await fireEvent.click(arrow);
    expect(body.scrollTop).toBe(120);
    expect(onclose).not.toHaveBeenCalled();
  });

  test("is as high as what must be seen whole, and never covers it", async () => {
    const items = createRawSnippet(() => ({ render: () => "<ol><li data-whole>a</li><li>b</li></ol>" }));
    const { container } = render(Slip, { label: "Hint", edge: "top", open: true, low: true, onclose: () => {}, children: items });
    const body = container.querySelector<HTMLElement>(".slip .body")!;
    const sized = (element: Element, top: number, bottom: number) => {
      element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
    };
    sized(body, 0, 150);
    [...body.querySelectorAll("li")].forEach((item, at) => sized(item, 30 + 150 * at, 180 + 150 * at));
    measures.get(body)!();
    await tick();
    expect(container.querySelector<HTMLElement>(".slip")!.style.getPropertyValue("--least")).toBe("186px");
    expect(container.querySelector<HTMLElement>(".below")!.style.getPropertyValue("--foot")).not.toBe("120px");
  });
});

describe("a slip with lists", () => {
  afterEach(() => document.documentElement.style.removeProperty("font-size"));

  test("ends with a whole item, and whoever goes on sees a heading with its own list only", async () => {
    document.documentElement.style.fontSize = "16px";
    const part = (at: number) => `<div><p data-stays>${at}</p><ol><li>a</li><li>b</li></ol></div>`;
    const lists = createRawSnippet(() => ({ render: () => `<section>${part(1)}${part(2)}</section>` }));
    const { container } = render(Slip, { label: "Hint", edge: "top", open: true, low: true, onclose: () => {}, children: lists });
    const slip = container.querySelector<HTMLElement>(".slip")!;
    const body = slip.querySelector<HTMLElement>(".body")!;
    const sized = (element: Element, top: number, bottom: number) => {
      element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
    };
    sized(body, 0, 182);
    [...body.querySelectorAll("p, li")].forEach((item, at) => sized(item, 50 * at, 50 * at + 45)); // 1, a, b, 2, a, b
    for (const [name, value] of Object.entries({ clientHeight: 182, scrollHeight: 400 }))
      Object.defineProperty(body, name, { value, configurable: true });
    for (const heading of body.querySelectorAll("p")) Object.defineProperty(heading, "clientHeight", { value: 36, configurable: true });
    measures.get(body)!();
    await tick();
    expect(slip.style.getPropertyValue("--fits")).toBe("151px"); // the second item: the arrow is beside the cross
    await fireEvent.click(container.querySelector(".below")!);
    expect(body.scrollTop).toBe(150); // the second heading is next: the first one need not stay
  });
});

describe("a result", () => {
  test("of a series has the points of its last games, and of all", () => {
    const match = new Match("table-1", "en", (url) => new FakeSocket(url));
    match.enter();
    FakeSocket.last.open();
    const earlier = [1, 2, 3, 4, 5].map((points) => [points, -points]);
    const over = { ...sitting, game: 6, earlier, scores: [21, -21], winners: [0], over: true };
    FakeSocket.last.welcome(snapshot(9, { table: { ...table, games: 6 }, sitting: over, view: view([], [6, -6]) }));
    render(Result, { match, names: ["You", "Bo"], id: "table-1", ask: async () => true });
    expect(screen.getByRole("link", { name: "Watch the replay" }).getAttribute("href")).toBe("/replay/table-1?eyes=0");
    const cells = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent!.trim().replace(/\s+/g, " ")));
    expect(cells[0].slice(2)).toEqual([..."3456"].map((game) => `Game ${game} of 6${game}`).concat("Total"));
    expect(cells[1].slice(2)).toEqual(["3", "4", "5", "6", "21"]);
    expect(cells[2].slice(2)).toEqual(["−3", "−4", "−5", "−6", "−21"]);
    match.leave();
  });

  test("puts who won a tie first", () => {
    const match = new Match("table-1", "en", (url) => new FakeSocket(url));
    match.enter();
    FakeSocket.last.open();
    const over = { ...sitting, scores: [5, 5], winners: [1], over: true };
    FakeSocket.last.welcome(snapshot(9, { sitting: over, view: view([], [5, 5]) }));
    render(Result, { match, names: ["You", "Bo"], id: "table-1", ask: async () => true });
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent!.replace(/\s+/g, ""))).toEqual(["1.Bo(won)5", "2.You5"]);
    match.leave();
  });

  test("says what decided a tie, and where the advice has gone", async () => {
    const match = new Match("table-1", "en", (url) => new FakeSocket(url));
    match.enter();
    FakeSocket.last.open();
    const over = { ...sitting, scores: [5, 5], winners: [1], over: true };
    const plums = { ...table, game: "pi-mal-pflaumen" };
    FakeSocket.last.welcome(snapshot(9, { table: plums, sitting: over, view: { ...view([], [5, 5]), winners: [1] } }));
    render(Result, { match, names: ["You", "Bo"], id: "table-1", ask: async () => true, note: "Gone." });
    expect(await screen.findByText("Equal points: Bo wins with more cards left in the display.")).toBeTruthy();
    expect(screen.getByText("Gone.")).toBeTruthy();
    match.leave();
  });
});

describe("offers", () => {
  const offers = [
    { token: "play:a", sentence: "Play a" },
    { token: "play:b", sentence: "Play b" },
  ];
  const shown = { offers, pending: [] as string[], hinted: new Map<string, number>(), otherwise: "Waiting for Bo" };

  test("all are buttons that act", async () => {
    const act = vi.fn();
    render(Offers, { ...shown, act });
    const button = screen.getByRole("button", { name: "Play b" });
    expect(button.dataset.token).toBe("play:b");
    await fireEvent.click(button);
    expect(act).toHaveBeenCalledExactlyOnceWith("play:b");
  });

  test("while one is under way, no other is sent", async () => {
    const act = vi.fn();
    render(Offers, { ...shown, pending: ["play:a"], act });
    await fireEvent.click(screen.getByRole("button", { name: "Play b" }));
    expect(act).not.toHaveBeenCalled();
  });

  test("are a list that stays open for those who opened it", async () => {
    render(Offers, { ...shown, act: () => {} });
    const list = screen.getByText("Your moves, as a list (2)").closest("details")!;
    expect(list.open).toBe(false);
    list.open = true;
    await fireEvent(list, new Event("toggle"));
    expect(settings.listed).toBe(true);
    cleanup();
    render(Offers, { ...shown, act: () => {} });
    expect(document.querySelector("details")!.open).toBe(true);
    set("listed", false);
  });

  test("where there are none, the heading says whom one waits for, and focus stays there", async () => {
    const { rerender } = render(Offers, { ...shown, act: () => {} });
    screen.getByRole("button", { name: "Play a" }).focus();
    await rerender({ offers: [] });
    await tick();
    const heading = screen.getByRole("heading", { name: "Waiting for Bo" });
    expect(document.activeElement).toBe(heading);
  });
});

describe("a hint", () => {
  const candidate = (name: string, wins: number, equal = false, more = {}) => ({
    ...{ token: `play:${name}`, sentence: `Play ${name}`, wins, spread: 0, points: 10, equal, reason: "" },
    ...more,
  });
  const hint = (...candidates: ReturnType<typeof candidate>[]) => ({
    kind: "hint" as const,
    id: 1,
    seq: 5,
    candidates,
    exact: false,
    standing: "",
  });
  const shown = (candidates: ReturnType<typeof candidate>[], act = () => {}, moves = candidates.length) =>
    render(Hint, { hint: hint(...candidates), thinking: false, moves, act }).container;
  const buttons = () =>
    [...document.querySelectorAll(".move")].map((move) => move.textContent!.replace(/\s+/g, " ").replace("Do this", "").trim());

  test("that is thought about says so", () => {
    const { rerender } = render(Hint, { hint: null, thinking: true, moves: 2, act: () => {} });
    expect(screen.getByRole("status").textContent).toBe("Thinking …");
    expect(screen.getByRole("progressbar")).toBeTruthy();
    return rerender({ hint: hint(candidate("a", 0.5, true)), thinking: true }).then(() => {
      expect(buttons()).toHaveLength(1);
      expect(screen.getByRole("progressbar", { name: "Still thinking …" })).toBeTruthy();
    });
  });

  test("has the best first, says why, and plays what is chosen", async () => {
    const act = vi.fn();
    const reason = "With b you win the target in 62 of 100 cases; with c only in 20.";
    const container = shown(
      [candidate("b", 0.55, true, { points: 12.4, spread: 0.034, reason }), candidate("c", 0.5), candidate("a", 0.2, false, { points: 1 })],
      act,
    );
    expect(buttons()).toEqual([
      "Play b wins 55 of 100 games (±4), about 12 points at the end",
      "Play c wins 50 of 100 games, about 10 points at the end",
      "Play a wins 20 of 100 games, about 1 point at the end",
    ]);
    expect(container.textContent).toMatch(/The best chance of winning.*Play b.*Less good.*Play c/s);
    const best = screen.getByRole("button", { name: "Do this: Play b" });
    expect(document.getElementById(best.getAttribute("aria-describedby")!)!.textContent).toBe(reason);
    await fireEvent.click(screen.getByText("Play b")); // whoever reads on plays nothing
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(best);
    expect(act).toHaveBeenCalledExactlyOnceWith("play:b");
  });

  test("has the reason of the best in sight, and on a narrow page those of others when asked", async () => {
    shown([candidate("b", 0.55, true, { reason: "B wins." }), candidate("c", 0.5, false, { reason: "C loses." }), candidate("d", 0.4)]);
    const folded = () => screen.getAllByRole("listitem").map((item) => item.classList.contains("folded"));
    expect(folded()).toEqual([false, true, true]);
    const [why] = screen.getAllByText("Why?"); // of the best it is said, and of the last there is none
    await fireEvent.click(why);
    expect([folded()[1], why.getAttribute("aria-expanded")]).toEqual([false, "true"]);
    await fireEvent.click(why);
    expect([folded()[1], why.getAttribute("aria-expanded")]).toEqual([true, "false"]);
  });

  test("says what its numbers mean, and where no single reason stands out", () => {
    const [none, spread] = [/No single thing decides/, /± tells by how much/];
    const said = (...candidates: ReturnType<typeof candidate>[]) => {
      const { textContent } = shown(candidates);
      cleanup();
      return [none, spread].map((each) => each.test(textContent!));
    };
    expect(said(candidate("b", 0.55, true, { spread: 0.03 }), candidate("c", 0.5))).toEqual([true, true]);
    expect(said(candidate("b", 0.55, true, { reason: "With b you win." }), candidate("c", 0.5))).toEqual([false, false]);
    expect(said(candidate("b", 0.55, true), candidate("a", 0.54, true), candidate("c", 0.5))).toEqual([false, false]);
  });

  test("says how the game stands, once it has been thought about", async () => {
    const standing = "If all 4 were equal, each would win 25 of 100. Of the others, Bo wins most: 31.";
    const found = { ...hint(candidate("b", 0.27, true), candidate("c", 0.2)), standing };
    const { container, rerender } = render(Hint, { hint: found, thinking: true, moves: 2, act: () => {} });
    expect(container.textContent).not.toContain(standing);
    await rerender({ hint: found, thinking: false });
    expect(container.textContent).toMatch(/Play b.*Less good.*If all 4/s);
  });

  test("says what is about equal", () => {
    const all = [candidate("b", 0.224, true), candidate("a", 0.21, true), candidate("c", 0.2, true)];
    const whole = shown(all).textContent;
    expect(whole).toContain("all about equally good");
    expect(whole).toContain("Each wins about 22 of 100 games.");
    expect(buttons()).toEqual([]); // it would pretend a difference
    expect(marked(all).size).toBe(0);
    cleanup();
    expect(shown(all, () => {}, 8).textContent).toContain("These are about equally good"); // nothing is known of the others
    expect(buttons()).toEqual(["Play b", "Play a", "Play c"]);
    expect(document.body.textContent).toContain("5 more moves looked worse");
    cleanup();
    const some = [...all, candidate("d", 0.1)];
    expect(shown(some).textContent).toContain("These are about equally good");
    expect([...marked(some).keys()]).toEqual(["play:b", "play:a", "play:c"]);
  });

  test("says that a game is nearly decided", () => {
    const nearly = /This game is nearly/;
    const says = () => screen.getByRole("status").textContent!.trim();
    shown([candidate("b", 0.03, true), candidate("a", 0.01)]);
    expect(says()).toBe("This game is nearly lost, whatever you play."); // and nothing of the best chance of winning
    expect(document.querySelectorAll("[data-whole]")).toHaveLength(1);
    cleanup();
    expect(shown([candidate("b", 0.03, true), candidate("c", 0.03, true), candidate("a", 0.01)]).textContent).toMatch(
      /nearly lost.*about equally good:.*Play b/s,
    );
    cleanup();
    const lost = { hint: hint(candidate("b", 0.03, true), candidate("a", 0.01)), thinking: false, moves: 2, act: () => {} };
    const behind = ahead([2, 6, 6], 0, ["Ada", "Bo", "Cleo"]);
    expect(render(Hint, { ...lost, behind }).container.textContent).toContain("whatever you play. Bo is 4 points ahead of you.");
    expect([ahead([6, 6, 2], 0, []), ahead([6, 2], null, [])]).toEqual([null, null]);
    cleanup();
    expect(shown([candidate("b", 0.97, true), candidate("a", 0.9)]).textContent).toContain("This game is nearly won.");
    cleanup();
    expect(shown([candidate("b", 0.3, true), candidate("a", 0.03)]).textContent).not.toMatch(nearly);
    cleanup();
    const looking = { hint: hint(candidate("b", 0, true)), thinking: true, moves: 1, act: () => {} };
    expect(render(Hint, looking).container.textContent).not.toMatch(nearly); // it is a first look
  });

  test("calls nothing equal while it is thought about: it is a first look", async () => {
    const some = [candidate("b", 0.6, true, { spread: 0.2 }), candidate("a", 0.43, true, { spread: 0.2 }), candidate("c", 0.2)];
    const { rerender } = render(Hint, { hint: hint(...some), thinking: true, moves: 3, act: () => {} });
    const says = () => screen.getByRole("status").textContent;
    expect(says()).toBe("A first look. It grows more certain:");
    await rerender({ hint: hint(...some.slice(0, 2)) });
    expect(says()).toBe("A first look. It grows more certain:"); // also where all are alike
    await rerender({ hint: hint(some[0], some[2]) });
    expect(says()).toBe("The best chance of winning:");
    await rerender({ hint: hint(...some), thinking: false });
    expect(says()).toBe("These are about equally good:");
  });

  test("has a card's name in one line", () => {
    const said = candidate("b", 0.5, true, { sentence: "Take cherry I-21", reason: "III-3 is left." });
    expect(shown([said]).textContent).toMatch(/Take cherry I\u201121.*III\u20113 is left/s);
  });

  test("calls no move worse that has the same numbers as one of the best", () => {
    const [a, b, c] = [candidate("a", 0.171, true), candidate("b", 0.164, true), candidate("c", 0.156)];
    const [fewer, d] = [candidate("fewer", 0.156, false, { points: 9 }), candidate("d", 0.14)];
    expect(weigh([a, b, c, fewer, d])).toEqual({ best: [a, b, c], rest: [fewer, d], alike: false });
    expect(weigh([b, c]).alike).toBe(true);
    expect([...marked([a, b, c, d]).keys()]).toEqual(["play:a", "play:b", "play:c"]);
  });

  test("of the only move is the best", () => {
    expect([...marked([candidate("a", 0.5, true)]).keys()]).toEqual(["play:a"]);
    expect(marked([]).size).toBe(0);
    expect(weigh([candidate("a", 0.5, true)]).alike).toBe(false);
  });
});

describe("a card", () => {
  test("that is offered can be picked", async () => {
    const onpick = vi.fn();
    render(Card, { label: "Frog 7", token: "play:frog-7", offered: true, onpick });
    const button = screen.getByRole("button", { name: "Frog 7" });
    expect(button.dataset.token).toBe("play:frog-7");
    await fireEvent.click(button);
    expect(onpick).toHaveBeenCalledOnce();
  });

  test("that is not offered stays a button, and does nothing", async () => {
    const onpick = vi.fn();
    render(Card, { label: "Frog 7", token: "play:frog-7", onpick });
    const button = screen.getByRole("button", { name: "Frog 7" });
    expect(button.dataset.token).toBeUndefined();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(onpick).not.toHaveBeenCalled();
  });

  test("that only lies there is a picture", () => {
    render(Card, { label: "Frog", faceUp: false, hinted: 0.5 });
    expect(screen.getByRole("img", { name: "Frog, recommended" })).toBeTruthy();
  });
});

describe("a stage", () => {
  const stage = {
    game: "nobody-drew-this",
    offers: [],
    act: () => {},
    pending: [],
    names: ["Ada", "Bo"],
    seat: 0,
    components: {},
  };

  /** A director who shows this. */
  function showing(now: View): Director {
    const director = new Director();
    director.cut(now);
    return director;
  }

  test("shows a game without a table of its own, and calls its viewer you", async () => {
    const now = view([1], [3, 1]);
    render(Stage, { props: { ...stage, director: showing(now), view: now } });
    expect(await screen.findByText("You")).toBeTruthy();
    expect(screen.getByText("3 points")).toBeTruthy();
    expect(screen.getByText("Bo")).toBeTruthy();
  });

  test("of such a game has what may be done", async () => {
    const act = vi.fn();
    const now = view([0]);
    render(Stage, { props: { ...stage, director: showing(now), view: now, offers: [{ token: "toss:1", sentence: "Toss coin 1" }], act } });
    await fireEvent.click(await screen.findByRole("button", { name: "Toss coin 1" }));
    expect(act).toHaveBeenCalledExactlyOnceWith("toss:1");
  });

  test("a table that fails gives way to a plain one, until it can go on", async () => {
    const staging = { sceneOf: (view: View) => view, after: (scene: View) => scene, beats: () => [] };
    vi.mocked(clientOf).mockResolvedValueOnce({ table: Stumbling, emblem: Stumbling as never, staging });
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const director = showing(view([0], [12, 1]));
    const { rerender } = render(Stage, { props: { ...stage, director, view: view([0], [12, 1]) } });
    const show = (now: View) => {
      director.cut(now);
      return rerender({ view: now });
    };
    expect(await screen.findByText("Shown: 12")).toBeTruthy();
    await show(view([0], [13, 1]));
    expect(await screen.findByText("13 points")).toBeTruthy();
    await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
    await show(view([0], [14, 1]));
    expect(await screen.findByText("Shown: 14")).toBeTruthy();
    vi.restoreAllMocks();
  });

  test("a summary is closed by its button, and not by one of several quick taps", async () => {
    const director = showing(view([0]));
    const { container } = render(Stage, { props: { ...stage, director, view: view([0]) } });
    await screen.findByText("You");
    const table = container.querySelector(".stage")!;
    const tap = async (thing: Element) => {
      await fireEvent.pointerDown(thing);
      await fireEvent.click(thing, { detail: 1 });
    };
    director.playing = true;
    const goOn = vi.spyOn(director, "goOn").mockImplementation(() => {});
    await tap(table);
    expect(goOn).toHaveBeenCalledOnce();
    director.pausing = true;
    const summary = document.createElement("section");
    summary.className = "summary";
    const button = summary.appendChild(document.createElement("button"));
    const close = vi.fn();
    button.onclick = close;
    table.append(summary);
    await tap(button); // it came just below the finger
    expect(close).not.toHaveBeenCalled();
    await new Promise((done) => setTimeout(done, 450));
    await tap(table);
    expect(goOn).toHaveBeenCalledOnce();
    await tap(button);
    expect(close).toHaveBeenCalledOnce();
  });

  test("what opens something by a tap has the focus, which comes back there", async () => {
    const { container } = render(Stage, { props: { ...stage, director: showing(view([0])), view: view([0]) } });
    await screen.findByText("You");
    const opener = container.querySelector(".stage")!.appendChild(document.createElement("button"));
    opener.setAttribute("aria-haspopup", "dialog");
    await fireEvent.click(opener, { detail: 1 });
    expect(document.activeElement).toBe(opener);
  });

  test("spectators are nobody at the table", async () => {
    render(Stage, { props: { ...stage, director: showing(view([1])), seat: null, view: view([1]) } });
    expect(await screen.findByText("Ada")).toBeTruthy();
  });

  test.each([
    ["the winner's celebrates", 0, 1],
    ["the loser's does not", 1, 0],
    ["a spectator's does not", null, 0],
  ])("%s", async (_, seat, wanted) => {
    const director = showing(view([0]));
    const { container, rerender } = render(Stage, { props: { ...stage, director, seat, view: view([0]) } });
    const over = { ...view([], [3, 1]), winners: [0] };
    director.cut(over);
    await rerender({ view: over });
    await tick();
    expect(container.querySelectorAll(".celebration").length).toBe(wanted);
  });
});

test("a seat tells its points and its turn", () => {
  render(Seat, { name: "Bo", seat: 1, points: 1, waiting: true });
  expect(screen.getByRole("region", { name: "Bo" }).textContent).toMatch(/to move.*1 point/s);
});

test("a seat shows that its points have changed, but not what was there when it came", async () => {
  const { container, rerender } = render(Seat, { name: "Bo", seat: 1, points: 1 });
  const changed = () => [...container.querySelectorAll(".figure.new")].map((figure) => figure.textContent);
  expect(changed()).toEqual([]);
  await rerender({ points: 4 });
  expect(changed()).toEqual(["4"]);
});

test("the log has what happened in order", () => {
  render(Log, { lines: ["One.", "Two."].map((sentence, key) => ({ key, sentence })) });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["One.", "Two."]);
});

test("the log follows what happens, also if it shrinks while it scrolls, but not if somebody reads", async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const lines = (...sentences: string[]) => sentences.map((sentence, key) => ({ key, sentence }));
  let height = 100;
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => height);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(500);
  const { rerender } = render(Log, { lines: lines("One.") });
  const list = screen.getByRole("list");
  await frame();
  list.scrollTop = 400; // the end
  height = 50; // a hint takes the room
  await fireEvent.scroll(list);
  await rerender({ lines: lines("One.", "Two.") });
  await frame();
  expect(list.scrollTop).toBe(500);
  height = 100;
  list.scrollTop = 100;
  await fireEvent.scroll(list);
  await rerender({ lines: lines("One.", "Two.", "Three.") });
  await frame();
  expect(list.scrollTop).toBe(100);
  vi.restoreAllMocks();
});

test("toasts go away by themselves or when asked to, and do not repeat", () => {
  vi.useFakeTimers();
  toast("Hello");
  toast("Hello");
  toast("");
  expect(toasts().map((each) => each.sentence)).toEqual(["Hello"]);
  dismiss(toasts()[0].key);
  expect(toasts()).toEqual([]);
  toast("Bye");
  vi.advanceTimersByTime(10_000);
  expect(toasts()).toEqual([]);
  vi.useRealTimers();
});

test("a dialog has a name and can be closed", async () => {
  const onclose = vi.fn();
  render(Dialog, { open: true, title: "Rules", children: text("Read them."), onclose });
  const dialog = screen.getByRole("dialog", { name: "Rules" });
  expect(dialog.hasAttribute("open")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog.hasAttribute("open")).toBe(false);
});

describe("a guide", () => {
  const guide: GameClient["guide"] = (view) => ["your-move", "your-change", null][view.scores[0]];
  const client: GameClient = { table: Stumbling, emblem: Stumbling as never, staging: {} as never, guide };
  const first = {
    game: "toy",
    client,
    options: {},
    view: view([0]),
    offers: ["a", "b"].map((token) => ({ token, sentence: token })),
    over: false,
    settled: true,
    acts: false,
  };
  const advised = () => document.querySelector(".slip")?.classList.contains("open");

  beforeEach(() => set("guided", []));

  test("covers nothing by itself, and stays beside the table", async () => {
    const { rerender } = render(Guide, first);
    expect(await screen.findByText("Your move")).toBeTruthy();
    expect(advised()).toBe(false);
    await rerender({ open: true });
    expect(advised()).toBe(true);
    await fireEvent.click(screen.getByText("Your move")); // a tap closes it
    expect(advised()).toBe(false);
    await rerender({ view: view([0], [2, 0]) });
    expect(screen.getByText("Your move")).toBeTruthy(); // nothing comes and goes beside the table
    await rerender({ view: view([0], [1, 0]), open: true });
    expect(screen.getByText("You can still change your mind")).toBeTruthy();
    expect(advised()).toBe(false); // another one is not what was asked for
  });

  test("asks for no choice where there is but one move", async () => {
    const offers = first.offers.slice(0, 1);
    const { rerender } = render(Guide, { ...first, offers });
    expect(await screen.findByText("You have just one move here, so there is nothing to choose.")).toBeTruthy();
    await rerender({ client: { ...client, only: () => "your-change" } });
    expect(screen.getByText("You can still change your mind")).toBeTruthy();
    await rerender({ client: { ...client, guide: undefined } });
    expect(screen.getByText("You can still change your mind")).toBeTruthy(); // the last one
  });

  test("waits until the table shows what it is about", async () => {
    const { rerender } = render(Guide, { ...first, settled: false });
    expect(screen.queryByText("Your move")).toBeNull();
    await rerender({ settled: true });
    expect(await screen.findByText("Your move")).toBeTruthy();
  });

  describe("with a rule to know first", () => {
    const client: GameClient = {
      ...first.client,
      guide: () => "your-move",
      rule: "points",
      facts: ({ scores }) => ({ points: 17 + scores.length }),
    };
    const ruled = { ...first, client };
    beforeEach(() => set("told", []));
    const told = () => screen.queryByRole("note")?.textContent.includes("19 points") ?? false;
    const heard = () => document.querySelector("p[role=status]")!.textContent;

    test("tells it before the first choice, until it was read, and again when asked", async () => {
      const { rerender } = render(Guide, { ...ruled, offers: [] });
      expect(await screen.findByText("Your move")).toBeTruthy();
      expect([told(), heard()]).toEqual([false, ""]);
      expect(document.querySelectorAll(".slip .note")).toHaveLength(2); // one over the other: the room for both is there
      await rerender({ offers: first.offers });
      expect([told(), advised()]).toEqual([true, true]);
      expect(heard()).toContain("19 points");
      await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
      expect([told(), advised(), heard()]).toEqual([false, false, ""]);
      expect(settings.told).toEqual(["toy"]);
      await fireEvent.click(screen.getByRole("button", { name: "The one rule" }));
      expect([told(), advised()]).toEqual([true, true]);
    });

    test("makes way for the advice of whoever asks for that, and the advice for the rule", async () => {
      const { rerender } = render(Guide, ruled);
      await vi.waitFor(() => expect(told()).toBe(true));
      const seen = (text: string) => screen.getByText(text, { exact: false }).closest<HTMLElement>(".body > div")!;
      expect(seen("Your move").style.visibility).toBe("hidden");
      await rerender({ open: true });
      expect([told(), advised()]).toEqual([false, true]);
      expect(seen("Your move").style.visibility).toBe("");
      expect(settings.told).toEqual(["toy"]);
      await fireEvent.click(screen.getByRole("button", { name: "The one rule" }));
      expect([told(), advised()]).toEqual([true, true]);
      await fireEvent.click(screen.getByRole("button", { name: "Got it" }));
      expect([told(), advised()]).toEqual([false, false]);
    });

    test("keeps nobody from a choice, which closes it for good", async () => {
      const { rerender, unmount } = render(Guide, ruled);
      await vi.waitFor(() => expect(told()).toBe(true));
      await rerender({ acts: true });
      expect([told(), advised()]).toEqual([false, false]);
      await rerender({ acts: false });
      expect(told()).toBe(false);
      unmount();
      render(Guide, ruled); // the page is loaded anew
      expect(await screen.findByText("Your move")).toBeTruthy();
      expect(told()).toBe(false);
    });
  });

  test("goes when it is sent away", async () => {
    render(Guide, first);
    await fireEvent.click(await screen.findByRole("button", { name: "I know this game" }));
    expect(settings.guided).toEqual(["toy"]);
    expect(document.querySelector(".slip")).toBeNull();
  });

  test("is not shown to those who have played", async () => {
    render(Guide, { ...first, over: true });
    await tick();
    expect(settings.guided).toContain("toy");
    expect(document.querySelector(".slip")).toBeNull();
    expect(toasts()).toEqual([]);
  });

  test("says where it can be found as it goes with the first game", async () => {
    let gone = false;
    const bound = {
      get gone() {
        return gone;
      },
      set gone(is: boolean) {
        gone = is;
      },
    };
    const { rerender } = render(Guide, Object.defineProperties({ ...first }, Object.getOwnPropertyDescriptors(bound)));
    await screen.findByText("Your move");
    expect(gone).toBe(false);
    await rerender({ over: true });
    expect(document.querySelector(".slip")).toBeNull();
    expect(gone).toBe(true);
    expect(toasts()).toEqual([]); // it would lie over the table, or over the result
  });
});

describe("keys", () => {
  test("raise the n-th thing that may be chosen, each once", () => {
    document.body.innerHTML =
      '<div id="table"><button data-token="a">A</button><button>Not offered</button><button data-token="a">A again</button><button data-token="b">B</button></div>';
    const table = document.getElementById("table")!;
    raise(table, 2);
    expect(document.activeElement!.textContent).toBe("B");
    raise(table, 3); // there is none
    expect(document.activeElement!.textContent).toBe("B");
  });

  test("are for fields and dialogs first", () => {
    document.body.innerHTML = '<input /><dialog><p>Read</p></dialog><section tabindex="-1"></section><button><b>Play</b></button>';
    const [field, dialog, table, button] = ["input", "dialog p", "section", "b"].map((each) => document.querySelector(each));
    expect([field, dialog, table, button].map(elsewhere)).toEqual([true, true, false, false]);
    expect([table, button].map(onControl)).toEqual([false, true]);
  });
});
