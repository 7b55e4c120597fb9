import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Table from "../src/pages/Table.svelte";
import { plan } from "../src/plans";
import { set, settings } from "../src/settings.svelte";
import { chrome } from "../src/ui/chrome.svelte";
import { FakeSocket, sitting, snapshot, step, table, view } from "./socket";

vi.mock("../src/api", () => ({
  api: {
    me: async () => ({ name: "Ada", account: null }),
    components: async () => ({}),
    games: async () => [],
    bots: async () => [],
    tableNotices: async () => ({ on: false, ways: 0 }),
  },
}));

const plain = { ...table, game: "a sixth game" }; // which has no table of its own
const only = { legal: ["play:a"], offers: ["Play a"], view: view([0]) };

async function sit(): Promise<FakeSocket> {
  render(Table, { id: "table-1" });
  await vi.waitUntil(() => FakeSocket.all.length);
  FakeSocket.last.open();
  FakeSocket.last.welcome(snapshot(5, { table: plain }));
  await tick();
  return FakeSocket.last;
}

const page = () => document.body.textContent;
const button = (name: string) => [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name);

/** What was done without anybody, some seconds later. */
async function later(socket: FakeSocket): Promise<string[][]> {
  for (let second = 0; second < 5; second++) {
    await tick();
    vi.advanceTimersByTime(1000);
  }
  return socket.heard("act").map((act) => act.tokens);
}

describe("the pace of a table", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    cleanup();
    set("guided", []);
    vi.unstubAllGlobals();
  });

  const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

  async function threeSteps(more: Parameters<typeof step>[2] = {}): Promise<FakeSocket> {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
    for (const seq of [5, 6, 7]) socket.say(step(seq, seq + 1, more));
    await tick();
    expect(page()).toContain("Step 6.");
    expect(page()).not.toContain("Step 7.");
    return socket;
  }

  /** A finger comes down and goes up again, so many milliseconds after the page has come. */
  async function touch(what: string, at: number) {
    const on = document.querySelector(what)!;
    const timed = (event: MouseEvent) => fireEvent(on, Object.defineProperty(event, "timeStamp", { value: at }));
    await timed(new MouseEvent("pointerdown", { bubbles: true }));
    await timed(new MouseEvent("click", { bubbles: true, detail: 1 }));
  }

  test.each([".stage", ".stage [data-token]", ".stage .seats li"])("a tap goes on by one beat, also on '%s'", async (what) => {
    const socket = await threeSteps(only);
    await touch(what, 1000);
    expect(page()).toContain("Step 7.");
    expect(page()).not.toContain("Step 8.");
    expect(socket.heard("act")).toEqual([]);
  });

  test("when all was told, the next tap chooses, unless it comes as quick as a double click", async () => {
    const socket = await threeSteps(only);
    for (const at of [1000, 2000, 3000, 3200]) await touch(".stage [data-token]", at);
    expect(page()).toContain("Step 8.");
    expect(button("Skip")!.closest("[inert]")).toBeTruthy();
    expect(socket.heard("act")).toEqual([]);
    await touch(".stage [data-token]", 4000);
    expect(socket.heard("act")).toHaveLength(1);
  });

  test("what a tap does is said in the first game, beside the button that skips all", async () => {
    const said = () => document.querySelector(".skip")!.textContent!.replace(/\s+/g, " ");
    await threeSteps();
    const below = () => button("Skip")!.dataset.below;
    expect(said()).toContain("Tap anywhere: next step");
    expect(below()).toBe("Skip"); // where the button has no room for its word
    expect(button("Skip")!.title).toBe("Show all the rest at once");
    set("guided", ["pungi"]);
    await tick();
    expect(said()).not.toContain("Tap");
    expect(below()).toBe("Skip");
  });

  test("each tool has a short word, and the sound makes room for the first game's words: it is in the menu, too", async () => {
    await threeSteps(only);
    const tools = () => [...document.querySelectorAll(".head .tools .tool:not(.roomy)")];
    const words = () => tools().map((tool) => tool.querySelector("button")!.dataset.below);
    expect(words()).toEqual(expect.arrayContaining(["Hint", "Menu"]));
    expect(words()).not.toContain("Sound");
    expect(words()).not.toContain(undefined);
    set("guided", ["pungi"]);
    await tick();
    expect(words()).toContain("Sound");
    set("guided", []);
    await fireEvent.click([...document.querySelectorAll(".head [aria-haspopup=dialog]")].at(-1)!);
    await fireEvent.click(screen.getByRole("checkbox", { name: "Sound", hidden: true }));
    expect(settings.sound).toBe(false);
    set("sound", true);
  });

  test("a key on what may be chosen acts at once", async () => {
    const socket = await threeSteps(only);
    await fireEvent.click(document.querySelector(".stage [data-token]")!, { detail: 0 });
    expect(socket.heard("act")).toHaveLength(1);
  });

  test("a tap on a button is for the button", async () => {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
    socket.say(step(5, 6, { legal: ["play:a"], offers: ["Play a"], view: view([0]) }));
    await tick();
    await fireEvent.click(document.querySelector(".stage [data-token]")!);
    expect(socket.heard("act")).toHaveLength(1);
  });

  test.each(["Escape", " "])("the key '%s' skips all of it", async (key) => {
    await threeSteps();
    await press(key);
    expect(page()).toContain("Step 8.");
    expect(button("Skip")!.closest("[inert]")).toBeTruthy();
  });

  test("Escape closes the slip on top first, and skips nothing then", async () => {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
    const asked = { sitting: { ...sitting, asking: { seat: 1, wish: "abort" as const, agreed: [1], absent: [] } } };
    for (const seq of [5, 6, 7]) socket.say(step(seq, seq + 1, asked));
    await tick();
    const open = () => document.querySelectorAll(".slip.open").length;
    expect(open()).toBe(1);
    await press("Escape");
    expect(open()).toBe(0);
    expect(page()).not.toContain("Step 8.");
    await press("Escape");
    expect(page()).toContain("Step 8.");
  });

  test("the list of all moves comes when the table has told what they are about", async () => {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
    socket.say(step(5, 6, { legal: ["play:a"], offers: ["Play a"], view: view([0]) }));
    await tick();
    expect(document.querySelector(".stage [data-token]")).toBeTruthy(); // who is quick may act
    expect(document.querySelector(".offers [data-token]")).toBeNull();
    await press("Escape");
    expect(document.querySelector(".offers [data-token]")).toBeTruthy();
  });

  test("so does the button that is there meanwhile", async () => {
    await threeSteps();
    await fireEvent.click(button("Skip")!);
    expect(page()).toContain("Step 8.");
  });

  test("a space on a button is for the button, and one in a field is a space", async () => {
    await threeSteps();
    await press(" ", button("Rules"));
    await press(" ", document.querySelector("input") ?? document.body.appendChild(document.createElement("input")));
    expect(page()).not.toContain("Step 8.");
  });

  test("the line above says what is shown, and then whose move it is", async () => {
    await threeSteps();
    const status = document.querySelector(".status")!;
    expect(status.textContent).toBe("Step 6.");
    await press("Escape");
    expect(status.textContent).toBe("Waiting for Bo");
  });

  test("a digit raises what may be chosen", async () => {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage [data-token]"));
    await press("2");
    expect(document.activeElement).toBe(document.querySelector('.stage [data-token="play:b"]'));
    await press("1", document.body.appendChild(document.createElement("input")));
    expect((document.activeElement as HTMLElement).dataset.token).toBe("play:b");
    expect(socket.heard("act")).toEqual([]);
  });

  test("its speed can be set in the menu", async () => {
    await sit();
    await fireEvent.click(button("Table menu")!);
    await fireEvent.click(document.querySelector('input[value="fast"]')!);
    expect(settings.speed).toBe("fast");
    set("speed", "normal");
  });
});

describe("around the table", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test("the result is shown once the table has shown how it came", async () => {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
    const over = { ...sitting, over: true, winners: [0], scores: [3, 1] };
    socket.say(step(5, 6, { sitting: over, view: { ...view([], [3, 1]), winners: [0] } }));
    await tick();
    expect(page()).not.toContain("You win!");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(page()).toContain("You win!");
    const slip = document.querySelector("#result-heading")!.closest(".slip")!;
    chrome.summary = true;
    await tick();
    expect(slip.classList.contains("open")).toBe(false); // what was counted is seen first
    chrome.summary = false;
    await tick();
    expect(slip.classList.contains("open")).toBe(true);
    await fireEvent.click(slip.querySelector(":scope > button")!);
    expect(slip.classList.contains("open")).toBe(false);
    await fireEvent.click(button("Result")!);
    expect(slip.classList.contains("open")).toBe(true);
  });

  test("nobody is to move in a game that was stopped", async () => {
    const socket = await sit();
    await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
    expect(document.querySelector(".waiting")).toBeTruthy();
    socket.say(step(5, 6, { sitting: { ...sitting, over: true, aborted: true }, events: [], told: [], view: view([0, 1]) }));
    await tick();
    expect(page()).toContain("nobody won");
    expect(document.querySelector(".waiting")).toBeNull();
    expect(document.querySelector(".status")!.textContent).toBe("The match is over");
  });

  test("what somebody asks for is a slip, which comes back for another wish", async () => {
    const socket = await sit();
    const asking = (wish: "abort" | "rematch") => ({ ...sitting, asking: { seat: 1, wish, agreed: [1], absent: [] } });
    socket.say(step(5, 6, { sitting: asking("abort"), events: [], told: [] }));
    await tick();
    const open = () => document.querySelector(".slip.bottom")?.classList.contains("open");
    expect(page()).toContain("Bo would like to stop the game.");
    expect(open()).toBe(true);
    await fireEvent.click(document.querySelector(".slip.bottom > button")!);
    expect(open()).toBe(false);
    await fireEvent.click(button("Messages")!);
    expect(open()).toBe(true);
    await fireEvent.click(document.querySelector(".slip.bottom > button")!);
    socket.say(step(6, 7, { sitting: asking("rematch"), events: [], told: [] }));
    await tick();
    expect(open()).toBe(true);
  });

  test("a hint that is thought about shows it, and cannot be asked for twice", async () => {
    const socket = await sit();
    await fireEvent.click(button("Hint")!);
    expect(button("Thinking …")!.getAttribute("aria-disabled")).toBe("true");
    expect(document.querySelector("progress")).toBeTruthy();
    await fireEvent.click(button("Thinking …")!);
    expect(socket.heard("hint")).toHaveLength(1);
    const candidates = [{ token: "play:a", sentence: "Play a", wins: 0.6, spread: 0.1, points: 3, equal: true, reason: "" }];
    const { id } = socket.heard("hint")[0];
    socket.say({ kind: "hint", id, seq: 5, candidates, exact: false, standing: "" });
    await vi.waitUntil(() => page().includes("Play a"));
    expect(document.querySelector("progress")).toBeTruthy();
    socket.say({ kind: "done", id, seq: 5 });
    await vi.waitUntil(() => button("Hint"));
    expect(document.querySelector("progress")).toBeNull();
    expect(page()).toContain("The best chance of winning");
  });

  test("a lost connection is told", async () => {
    await sit();
    FakeSocket.last.end();
    await tick();
    expect(document.querySelector(".status")!.textContent).toBe("Reconnecting …");
    expect(page()).toContain("The connection is gone.");
  });
});

test("nobody who plays at once sees the waiting room", async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  plan("table-1", { bots: { 1: "regular" }, begin: true });
  render(Table, { id: "table-1" });
  await vi.waitUntil(() => FakeSocket.all.length);
  FakeSocket.last.open();
  FakeSocket.last.say(snapshot(5, { table: plain, view: null, seat: null, sitting: { ...sitting, game: 0, places: [null, null] } }));
  await tick();
  expect(page()).not.toContain("Sit here");
  FakeSocket.last.welcome();
  await tick();
  expect(page()).not.toContain("Sit here");
  expect(FakeSocket.last.heard("sit")).toHaveLength(1);
  cleanup();
  vi.unstubAllGlobals();
});

test("a game without a table of its own is played on the plain one", async () => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const socket = await sit();
  socket.say(step(5, 6, { legal: ["toss:1", "pass"], offers: ["Toss coin 1", "Pass"], view: view([0]) }));
  await tick();
  await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
  await fireEvent.click(document.querySelector('[data-token="toss:1"]')!);
  expect(socket.heard("act").map((act) => act.tokens)).toEqual([["toss:1"]]);
  cleanup();
  vi.unstubAllGlobals();
});

describe("the way back", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const buttons = (word: string) => [...document.querySelectorAll("button")].filter((each) => each.textContent.includes(word));
  const openMenu = () => fireEvent.click([...document.querySelectorAll(".head [aria-haspopup=dialog]")].at(-1)!);
  const people = { ...sitting, places: [{ name: "Ada" }, { name: "Bo" }] };

  test("is an undo against bots, when there is something to undo", async () => {
    const socket = await sit();
    const [undo] = buttons("Undo"); // its place is there at once, so that no other tool moves
    expect(undo.disabled).toBe(true);
    socket.say(step(5, 6, { undo: true }));
    await tick();
    expect(buttons("Undo")).toEqual([undo]);
    expect(undo.disabled).toBe(false);
    await fireEvent.click(buttons("Undo")[0]);
    expect(socket.heard("undo")).toEqual([]); // first it is said what it means
    await fireEvent.click(buttons("Go back")[0]);
    expect(socket.heard("undo").map((each) => each.seq)).toEqual([6]);
    socket.say(step(6, 8, { undo: true }));
    await tick();
    await fireEvent.click(buttons("Undo")[0]);
    expect(socket.heard("undo").map((each) => each.seq)).toEqual([6, 8]);
  });

  test("is an undo at once in a match that is practice, which the head says", async () => {
    const socket = await sit();
    socket.say(snapshot(6, { table: plain, undo: true, sitting: { ...sitting, practice: true } }));
    await tick();
    expect(document.querySelector(".head")!.textContent).toContain("Practice");
    await fireEvent.click(buttons("Undo")[0]);
    expect(socket.heard("undo").map((each) => each.seq)).toEqual([6]);
    expect(socket.heard("ask")).toEqual([]);
  });

  test("is a question to others, if the server says that it can be asked", async () => {
    const socket = await sit();
    socket.say(snapshot(6, { table: plain, sitting: people }));
    await tick();
    expect(socket.heard("ask")).toEqual([]);
    await openMenu();
    const [trial] = socket.heard("ask");
    expect(trial).toMatchObject({ wish: "take-back", trial: true });
    expect(buttons("take back")).toEqual([]);
    socket.say({ kind: "done", id: trial.id, seq: 6 });
    await vi.waitUntil(() => buttons("take back").length);
    socket.say(step(6, 7, { sitting: people })); // somebody has gone on
    await tick();
    expect(buttons("take back")).toEqual([]);
    socket.say({ kind: "refused", id: socket.heard("ask")[1].id, code: "take-back", sentence: "No." });
    await tick();
    expect(buttons("take back")).toEqual([]);
    expect(buttons("Undo")).toEqual([]);
  });
});

describe("somebody who is away", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const three = { ...sitting, places: [{ name: "Ada" }, { name: "Bo" }, { name: "Cleo" }], scores: [0, 0, 0], due: [null, null, null] };
  const offered = () => [...document.querySelectorAll("button")].filter((each) => each.textContent.includes("let a bot play for"));

  async function menu(away: number[]): Promise<FakeSocket> {
    const socket = await sit();
    socket.say(snapshot(6, { table: plain, sitting: three, view: view([0], [0, 0, 0]) }));
    socket.say({ kind: "presence", seats: [0, 1, 2].filter((seat) => !away.includes(seat)), spectators: 0, away });
    await tick();
    await fireEvent.click(button("Table menu")!);
    return socket;
  }

  test("is played for by a bot, if the others agree", async () => {
    const socket = await menu([2]);
    const [button] = offered();
    expect(button.textContent).toContain("Ask the others to let a bot play for Cleo");
    await fireEvent.click(button);
    expect(socket.heard("ask").filter((each) => !each.trial)).toMatchObject([{ wish: "stand-in" }]);
    socket.say(
      step(6, 7, { view: view([0], [0, 0, 0]), sitting: { ...three, asking: { seat: 1, wish: "stand-in", agreed: [1], absent: [2] } } }),
    );
    await tick();
    expect(document.body.textContent).toContain("Bo suggests letting a bot play for Cleo for now.");
    expect(offered()).toEqual([]);
  });

  test("is played for at once, if nobody else is there", async () => {
    await menu([1, 2]);
    expect(document.body.textContent).toContain("Let a bot play for Bo and Cleo");
  });

  test("is nobody, as long as all are there", async () => {
    await menu([]);
    expect(offered()).toEqual([]);
  });
});

test("a closed table has no chairs to sit on", async () => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const socket = await sit();
  const waiting = { ...sitting, game: 0, places: [null, null] };
  const room = (over: boolean) => snapshot(6, { table: plain, seat: null, view: null, sitting: { ...waiting, over, aborted: over } });
  socket.say(room(false));
  await tick();
  const close = [...document.querySelectorAll("button")].find((each) => each.textContent.includes("Close this table"));
  await fireEvent.click(close!);
  expect(socket.heard("ask")).toMatchObject([{ wish: "abort" }]);
  socket.say(room(true));
  await tick();
  expect(document.body.textContent).toContain("This table is closed.");
  expect(document.querySelectorAll("ol button")).toHaveLength(0);
  cleanup();
  vi.unstubAllGlobals();
});

describe("the only choice", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    cleanup();
    set("forced", true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is made by itself", async () => {
    const socket = await sit();
    socket.say(step(5, 6, only));
    expect(await later(socket)).toEqual([["play:a"]]);
  });

  test("is made in the middle of a wish", async () => {
    const socket = await sit();
    socket.say(step(5, 6, only));
    await tick();
    socket.say(step(6, 7, { ...only, events: [], told: [] }));
    expect(await later(socket)).toEqual([["play:a"]]);
  });

  test("is made after another one, once that is known to be done", async () => {
    const socket = await sit();
    socket.say(step(5, 6, only));
    expect(await later(socket)).toEqual([["play:a"]]);
    socket.say(step(6, 7, { ...only, legal: ["play:b"], offers: ["Play b"] }));
    expect(await later(socket)).toHaveLength(1);
    socket.say({ kind: "done", id: socket.heard("act")[0].id, seq: 7 });
    expect(await later(socket)).toEqual([["play:a"], ["play:b"]]);
  });

  test("is not tried again and again", async () => {
    const socket = await sit();
    socket.say(step(5, 6, only));
    await later(socket);
    socket.say({ kind: "refused", id: socket.heard("act")[0].id, code: "store-down", sentence: "Not now." });
    expect(await later(socket)).toHaveLength(1);
  });

  test("is not, if one would rather make it", async () => {
    set("forced", false);
    const socket = await sit();
    socket.say(step(5, 6, only));
    expect(await later(socket)).toEqual([]);
  });

  test("is not, where there is another", async () => {
    const socket = await sit();
    socket.say(step(5, 6, { ...only, legal: ["play:a", "play:b"], offers: ["Play a", "Play b"] }));
    expect(await later(socket)).toEqual([]);
  });

  test("is not after a take-back, which shows everything anew: one may want to go back further", async () => {
    const socket = await sit();
    socket.say(snapshot(7, { ...only, table: plain }));
    expect(await later(socket)).toEqual([]);
  });

  test("is not, while it may be changed but need not be made", async () => {
    const socket = await sit();
    socket.say(step(5, 6, { ...only, view: view([1]) }));
    expect(await later(socket)).toEqual([]);
  });
});
