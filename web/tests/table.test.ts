import { cleanup, render } from "@testing-library/svelte";
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
