import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Table from "../src/pages/Table.svelte";
import { set } from "../src/settings.svelte";
import type { GameId } from "../src/wire";
import { FakeSocket, snapshot, step, table, view } from "./socket";

vi.mock("../src/api", () => ({
  api: { me: async () => ({ name: "Ada", account: null }), components: async () => ({}), games: async () => [] },
}));

const plain = { ...table, game: "a sixth game" as GameId }; // which has no table of its own
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
