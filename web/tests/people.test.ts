// Arriving at a table, and the people there.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { coloursOf } from "../src/looks";
import { Match } from "../src/match.svelte";
import Table from "../src/pages/Table.svelte";
import { planFor } from "../src/plans";
import { session } from "../src/session.svelte";
import { set, settings } from "../src/settings.svelte";
import PlayNow from "../src/table/PlayNow.svelte";
import { Talk } from "../src/talk.svelte";
import { dismiss, toasts } from "../src/ui/toasts.svelte";
import type { Chat, Colour, GameAbout, Me, Snapshot } from "../src/wire";
import { FakeSocket, sitting, snapshot, table, view } from "./socket";

const changed = vi.hoisted(() => vi.fn(async (me: Partial<Me>) => ({ ...me, name: me.name!.trim(), account: null })));
const opened = vi.hoisted(() => vi.fn(async () => ({ id: "table-9" })));

vi.mock("../src/api", () => ({
  api: {
    me: async () => ({ name: "Jules", account: null }),
    change: changed,
    open: opened,
    components: async () => ({}),
    games: async () => [],
    bots: async () => [],
    tableNotices: async () => ({ on: false, ways: 0 }),
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
  for (const { key } of toasts()) dismiss(key);
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
    expect(changed).toHaveBeenCalledExactlyOnceWith({ name: " Bo " });
    expect(session.me?.name).toBe("Bo");
    expect(socket.heard("sit")).toMatchObject([{ seat: 1 }]);
  });

  test("takes another seat, if somebody was quicker", async () => {
    const socket = await come(false, { sitting: { ...waiting, places: [{ name: "Ada" }, null, null] } });
    await fireEvent.submit(field().form!);
    await vi.waitUntil(() => socket.heard("sit").length);
    socket.say({ kind: "refused", id: socket.heard("sit")[0].id, code: "seat-taken", sentence: "Taken." });
    await vi.waitUntil(() => socket.heard("sit").length === 2);
    expect(socket.heard("sit").map((each) => each.seat)).toEqual([1, 2]);
    expect(toasts()).toEqual([]);
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

const bo = { name: "Bo", handle: "bo-1" };
const ada = { name: "Ada", handle: "ada-1" };
const together = { ...sitting, places: [ada, bo] };
const chat = (number: number, more: Partial<Chat> = {}): Chat => ({
  kind: "chat",
  number,
  seat: 1,
  name: "Bo",
  text: `Hello ${number}`,
  at: 0,
  handle: "bo-1",
  ...more,
});

/** Ada plays with Bo. */
async function play(host = true): Promise<FakeSocket> {
  const socket = await come(host, { seat: 0, sitting: together, view: view([0]) });
  await vi.waitUntil(() => document.querySelector(".stage ol.seats"));
  return socket;
}

describe("talk", () => {
  beforeEach(() => {
    set("mutes", []);
    set("muted", false);
  });

  const log = () => screen.getByRole("log", { name: "Chat", hidden: true }).textContent;
  const tool = () => document.querySelector(".tool .count")?.textContent;

  test("of somebody is counted until one looks, and told to whoever cannot see", async () => {
    const socket = await play();
    socket.say(chat(1));
    socket.say(chat(2));
    await tick();
    expect(tool()).toBe("2");
    expect(page()).toContain("Chat (2 new)");
    const told = [...document.querySelectorAll("[aria-live=polite]")].map((each) => each.textContent);
    expect(told).toContain("Bo: Hello 2");
    await fireEvent.click(button("Chat (2 new)")!);
    expect(tool()).toBeUndefined();
    expect(log()).toContain("Hello 1");
    socket.say(chat(3, { seat: 0, name: "Ada", handle: "ada-1" }));
    await fireEvent.click(button("Chat")!);
    socket.say(chat(4, { seat: 0, name: "Ada", handle: "ada-1" })); // one knows what one says
    await tick();
    expect(tool()).toBeUndefined();
  });

  test("from before is not new, but what was said while the connection was lost is", async () => {
    const socket = new FakeSocket("");
    const match = new Match("table-1", "en", () => socket);
    match.enter();
    socket.open();
    socket.say(chat(1));
    socket.say(chat(2));
    socket.welcome(snapshot(5));
    expect([match.talk.unread, match.talk.bubbles.size]).toEqual([0, 0]);
    socket.say(chat(3));
    expect([match.talk.unread, match.talk.bubbles.get(1)?.number]).toEqual([1, 3]);
    match.speak("de"); // it joins again
    socket.say(chat(3));
    socket.say(chat(4));
    expect([match.talk.unread, match.talk.bubbles.get(1)?.number]).toEqual([2, 3]);
    match.leave();
  });

  test("is a bubble for a while", () => {
    vi.useFakeTimers();
    const talk = new Talk("table-1");
    talk.hear(chat(1), "now", false);
    talk.hear(chat(2, { seat: null }), "now", false);
    vi.advanceTimersByTime(4000);
    talk.hear(chat(3, { text: "", reaction: "wow" }), "now", false);
    vi.advanceTimersByTime(4000);
    expect([...talk.bubbles].map(([seat, said]) => [seat, said.reaction])).toEqual([[1, "wow"]]);
    vi.advanceTimersByTime(4000);
    expect(talk.bubbles.size).toBe(0);
    vi.useRealTimers();
  });

  test("needs no typing", async () => {
    const socket = await play();
    const group = screen.getByRole("group", { name: "Reactions", hidden: true });
    expect(group.querySelectorAll("button")).toHaveLength(6);
    await fireEvent.click(within(group).getByText("Well played!"));
    expect(socket.heard("react").map((each) => each.reaction)).toEqual(["bravo"]);
    socket.say(chat(1, { text: "", reaction: "thanks" }));
    await tick();
    expect(log()).toContain("Thank you!");
  });

  test("that was typed is not lost when the game begins, nor at the table of a rematch", async () => {
    const socket = await come(true, { seat: 0, sitting: { ...together, game: 0 } });
    const field = () => document.querySelector<HTMLInputElement>("#chat-text")!;
    field().focus();
    await fireEvent.input(field(), { target: { value: "Good luck, ev" } });
    socket.say(snapshot(4, { table: plain, sitting: together, view: view([0]) }));
    await tick();
    expect(document.querySelector(".stage")).toBeTruthy();
    expect(field().value).toBe("Good luck, ev");
    await vi.waitUntil(() => document.activeElement === field());
    const talk = new Talk("one");
    talk.draft = "Again?";
    talk.moveTo("two");
    expect(new Talk("two").draft).toBe("Again?");
    expect(new Talk("one").draft).toBe("");
    socket.say(snapshot(5, { table: plain, sitting: together, view: view([0]) }));
    await fireEvent.submit(field().form!);
    expect(socket.heard("say").map((each) => each.text)).toEqual(["Good luck, ev"]);
    socket.say({ kind: "done", id: socket.heard("say")[0].id, seq: 5 });
    await vi.waitUntil(() => field().value === "");
  });
});

describe("somebody", () => {
  const dialog = () => within(document.querySelector<HTMLElement>("dialog[open]")!);
  const meet = () => fireEvent.click(within(screen.getByRole("region", { name: "At the table" })).getByRole("button", { name: "Bo" }));

  beforeEach(() => set("mutes", []));

  test("is muted here and at other tables, until one wants to hear them again", async () => {
    const socket = await play(false);
    socket.say(chat(1));
    await meet();
    expect(dialog().queryByRole("button", { name: "Remove from the table" })).toBeNull();
    await fireEvent.click(dialog().getByLabelText("Mute"));
    expect(settings.mutes).toEqual([{ handle: "bo-1", name: "Bo" }]);
    socket.say(chat(2));
    await tick();
    expect(screen.getByRole("log", { name: "Chat", hidden: true }).textContent).not.toContain("Hello");
    expect(document.querySelector(".bubble")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Hear Bo again", hidden: true }));
    await tick();
    expect(screen.getByRole("log", { name: "Chat", hidden: true }).textContent).toContain("Hello 2");
  });

  test("is removed by the host, who is asked whether they are sure", async () => {
    const socket = await play();
    await meet();
    await fireEvent.click(dialog().getByRole("button", { name: "Remove from the table" }));
    expect(socket.heard("remove")).toEqual([]);
    expect(dialog().getByText(/A bot takes over their seat/)).toBeTruthy();
    await fireEvent.click(dialog().getByRole("button", { name: "Remove Bo" }));
    expect(socket.heard("remove").map((each) => each.handle)).toEqual(["bo-1"]);
  });

  test("who was removed is told so", async () => {
    const socket = await play(false);
    socket.end(4410);
    await tick();
    expect(page()).toContain("The host has removed you from this table.");
  });

  test("changes their own name, colour and face at the table", async () => {
    const socket = await play();
    session.know({ name: "Ada", account: null });
    await fireEvent.click(within(screen.getByRole("region", { name: "At the table" })).getByRole("button", { name: "You" }));
    await fireEvent.input(dialog().getByLabelText("Your name"), { target: { value: "Ada L." } });
    await fireEvent.click(dialog().getByLabelText("fox"));
    await fireEvent.click(dialog().getByLabelText("rust"));
    await fireEvent.submit(dialog().getByLabelText<HTMLInputElement>("Your name").form!);
    await vi.waitUntil(() => socket.heard("introduce").length);
    expect(changed).toHaveBeenLastCalledWith({ name: "Ada L.", colour: "rust", avatar: "fox" });
    expect([settings.name, settings.colour, settings.avatar]).toEqual(["Ada L.", "rust", "fox"]);
  });
});

test("everybody has a colour of their own", () => {
  const wants = (...colours: (Colour | null)[]) => coloursOf(colours.map((colour) => (colour === null ? null : { colour })));
  expect(wants("", "", "")).toEqual(["plum", "teal", "ochre"]);
  expect(wants("", "plum")).toEqual(["teal", "plum"]);
  expect(wants("rust", "rust", null)).toEqual(["rust", "teal", "ochre"]);
  expect(wants("teal", "plum", "ochre")).toEqual(["teal", "plum", "ochre"]);
  expect(new Set(wants("rust", "violet", "leaf", "ochre", "", "")).size).toBe(6);
});

describe("play now", () => {
  const pungi = { id: "pungi", name: "Pungi", seats: [3, 4, 5] } as GameAbout;

  test("has as many players and as strong bots as last time", async () => {
    set("seats", { pungi: 9 }); // which was possible once
    render(PlayNow, { game: pungi });
    const players = screen.getByLabelText<HTMLSelectElement>("Players: Pungi");
    expect(players.value).toBe("4");
    await fireEvent.change(players, { target: { value: "5" } });
    await fireEvent.change(screen.getByLabelText("Strength of the bots: Pungi"), { target: { value: "expert" } });
    expect([settings.seats.pungi, settings.level]).toEqual([5, "expert"]);
    await fireEvent.click(screen.getByRole("button", { name: /Play now/ }));
    await vi.waitUntil(() => opened.mock.calls.length);
    expect(opened).toHaveBeenCalledExactlyOnceWith({ game: "pungi", seats: 5 });
    expect(planFor("table-9")).toEqual({ bots: { 1: "expert", 2: "expert", 3: "expert", 4: "expert" }, begin: true });
  });
});
