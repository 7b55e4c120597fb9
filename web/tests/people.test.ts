// Arriving at a table, and the people there.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Table from "../src/pages/Table.svelte";
import { session } from "../src/session.svelte";
import type { Snapshot } from "../src/wire";
import { FakeSocket, sitting, snapshot, table } from "./socket";

const renamed = vi.hoisted(() => vi.fn(async (name: string) => ({ name: name.trim(), account: null })));

vi.mock("../src/api", () => ({
  api: {
    me: async () => ({ name: "Jules", account: null }),
    rename: renamed,
    components: async () => ({}),
    games: async () => [],
    bots: async () => [],
  },
}));

const plain = { ...table, game: "a sixth game" }; // which has no table of its own
const waiting = { ...sitting, game: 0, scores: [], places: [{ name: "Ada" }, null] };
const page = () => document.body.textContent;
const button = (name: string) => screen.queryByRole("button", { name });

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  session.me = undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Somebody comes to a table. */
async function come(host: boolean, more: Partial<Snapshot>): Promise<FakeSocket> {
  render(Table, { id: "table-1" });
  await vi.waitUntil(() => FakeSocket.all.length);
  FakeSocket.last.open();
  FakeSocket.last.welcome(snapshot(2, { table: plain, sitting: waiting, seat: null, view: null, legal: [], offers: [], ...more }));
  FakeSocket.last.say({ kind: "welcome", host });
  await tick();
  return FakeSocket.last;
}

describe("whoever follows a link", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>("Your name");

  test("sees who sits there, is asked for a name, and sits down", async () => {
    const socket = await come(false, {});
    expect(page()).toContain("Ada has a free seat for you.");
    expect(socket.heard("sit")).toEqual([]);
    expect(field().value).toBe("Jules");
    expect(document.activeElement).toBe(field());
    await fireEvent.input(field(), { target: { value: " Bo " } });
    await fireEvent.submit(field().form!);
    await vi.waitUntil(() => socket.heard("sit").length);
    expect(renamed).toHaveBeenCalledExactlyOnceWith(" Bo ");
    expect(session.me?.name).toBe("Bo");
    expect(socket.heard("sit")).toMatchObject([{ seat: 1 }]);
  });

  test("is proposed a name that nobody has there", async () => {
    await come(false, { sitting: { ...waiting, places: [{ name: "jules" }, null] } });
    expect(field().value).toBe("Alix");
  });

  test("may just watch, where others may", async () => {
    await come(false, {});
    await fireEvent.click(button("Just watch")!);
    expect(screen.queryByLabelText("Your name")).toBeNull();
    expect(button("Sit here")).toBeTruthy();
    cleanup();
    await come(false, { table: { ...plain, spectators: false } });
    expect(button("Just watch")).toBeNull();
  });

  test("is not asked where all seats are taken, nor is the host", async () => {
    await come(false, { sitting: { ...waiting, places: [{ name: "Ada" }, { name: "Bo" }] } });
    expect(screen.queryByLabelText("Your name")).toBeNull();
    cleanup();
    await come(true, {});
    expect(screen.queryByLabelText("Your name")).toBeNull();
  });
});
