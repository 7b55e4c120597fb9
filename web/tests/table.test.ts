import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Table from "../src/pages/Table.svelte";
import { set } from "../src/settings.svelte";
import { FakeSocket, sitting, snapshot, step, table, view } from "./socket";

vi.mock("../src/api", () => ({
  api: { me: async () => ({ name: "Ada", account: null }), components: async () => ({}), games: async () => [], bots: async () => [] },
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

/** What was done without anybody, some seconds later. */
async function later(socket: FakeSocket): Promise<string[][]> {
  await tick();
  vi.advanceTimersByTime(5000);
  return socket.heard("act").map((act) => act.tokens);
}

test("a tap on the table goes on", async () => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const socket = await sit();
  socket.say(step(5, 6, { told: ["A new round."] }));
  socket.say(step(6, 7, { told: ["Bo plays."] }));
  await tick();
  expect(document.body.textContent).not.toContain("Bo plays.");
  await fireEvent.click(document.querySelector(".stage")!);
  expect(document.body.textContent).toContain("Bo plays.");
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
  const openMenu = () => fireEvent.click(document.querySelector("[aria-haspopup=dialog]")!);
  const people = { ...sitting, places: [{ name: "Ada" }, { name: "Bo" }] };

  test("is an undo against bots, when there is something to undo", async () => {
    const socket = await sit();
    expect(buttons("Undo")).toEqual([]);
    socket.say(step(5, 6, { undo: true }));
    await tick();
    await fireEvent.click(buttons("Undo")[0]);
    expect(socket.heard("undo")).toEqual([]); // first it is said what it means
    await fireEvent.click(buttons("Go back")[0]);
    expect(socket.heard("undo").map((each) => each.seq)).toEqual([6]);
    socket.say(step(6, 8, { undo: true }));
    await tick();
    await fireEvent.click(buttons("Undo")[0]);
    expect(socket.heard("undo").map((each) => each.seq)).toEqual([6, 8]);
  });

  test("is in the menu, too, which asks no question about it", async () => {
    const socket = await sit();
    socket.say(snapshot(6, { table: plain, undo: true, sitting: { ...sitting, practice: true } }));
    await tick();
    expect(document.querySelector(".head")!.textContent).toContain("Practice");
    await openMenu();
    await fireEvent.click(buttons("Undo").at(-1)!);
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
    await fireEvent.click(document.querySelector("[aria-haspopup=dialog]")!);
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
    expect(document.body.textContent).toContain("Bo asks to let a bot play for Cleo until they are back.");
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
