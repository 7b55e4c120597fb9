import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Match } from "../src/match.svelte";
import type { FruitoplayChose, Refused } from "../src/wire";
import { FakeSocket, sitting, snapshot, step, view } from "./socket";

let match: Match;
let refused: Refused[];

function enter(): FakeSocket {
  match = new Match("table-1", "de", (table) => new FakeSocket(table));
  refused = [];
  match.onrefused = (each) => refused.push(each);
  match.enter();
  FakeSocket.last.open();
  return FakeSocket.last;
}

const told = () => match.director.lines.map(({ sentence }) => sentence);

/** The connection is lost, and comes back. */
function reconnect(): FakeSocket {
  FakeSocket.last.end();
  vi.advanceTimersByTime(60_000);
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  FakeSocket.all = [];
});
afterEach(() => {
  match.leave();
  vi.useRealTimers();
});

describe("what is told", () => {
  test("joins with its language, and knows everything from a snapshot", () => {
    const socket = enter();
    expect(socket.table).toBe("table-1");
    expect(socket.sent[0]).toMatchObject({ kind: "join", since: 0, locale: "de" });
    socket.welcome(snapshot(5, { told: ["One.", "", "Two."] }));
    expect(match.seq).toBe(5);
    expect(match.host).toBe(true);
    expect(match.offers).toEqual([
      { token: "play:a", sentence: "Play a" },
      { token: "play:b", sentence: "Play b" },
    ]);
    expect(told()).toEqual(["One.", "Two."]);
    expect(match.director.news).toEqual([]); // old news is not read aloud
    expect(match.anew).toBe(true);
  });

  test("a step replaces the view and adds to the log", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    socket.say(step(5, 6));
    expect(match.seq).toBe(6);
    expect(match.view?.waiting).toEqual([1]);
    expect(match.offers).toEqual([]);
    expect(told()).toEqual(["Step 6."]);
    expect(match.director.news).toEqual(["Step 6."]);
    expect(match.anew).toBe(false);
  });

  test("a new game has a log of its own", () => {
    const socket = enter();
    socket.welcome(snapshot(5, { told: ["Before."] }));
    socket.say(snapshot(9, { sitting: { ...sitting, game: 2 }, told: ["Dealt."] }));
    expect(told()).toEqual(["Dealt."]);
    expect(match.anew).toBe(false);
  });

  test("whoever missed something asks for it, once", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    socket.say(step(7, 8));
    socket.say(step(8, 9));
    expect(match.seq).toBe(5);
    expect(socket.heard("resync")).toMatchObject([{ since: 5 }]);
    socket.say(step(5, 9));
    expect(match.seq).toBe(9);
    socket.say(step(4, 8)); // late, and known
    expect(match.seq).toBe(9);
    expect(socket.heard("resync")).toHaveLength(1);
  });

  test("another language means everything anew", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    match.speak("fr");
    expect(socket.heard("join").at(-1)).toMatchObject({ since: 0, locale: "fr" });
    match.speak("fr");
    expect(socket.heard("join")).toHaveLength(2);
  });

  test("chat comes once, though it is told again after a reconnection", () => {
    const socket = enter();
    const chat = { kind: "chat", number: 1, seat: 0, name: "Ada", text: "Hi", at: 0 } as const;
    socket.say(chat);
    socket.say(chat);
    expect(match.talk.chats).toHaveLength(1);
  });

  test("the clocks of server and browser may differ", () => {
    const socket = enter();
    socket.say({ kind: "pong", at: Date.now() + 5000 });
    expect(match.ahead).toBeGreaterThan(4900);
  });
});

describe("pace", () => {
  test("what is so by now is known at once, though it is shown later", () => {
    const socket = enter();
    match.director.stage(null);
    socket.welcome(snapshot(5));
    socket.say(step(5, 6));
    socket.say(step(6, 7, { view: view([0], [1, 0]), legal: ["play:a"] }));
    expect(match.seq).toBe(7);
    expect(match.view?.scores).toEqual([1, 0]);
    expect(match.offers).toHaveLength(1);
    expect(match.director.scene).toEqual(view([1]));
    vi.advanceTimersByTime(400);
    expect(match.director.scene).toEqual(view([0], [1, 0]));
  });

  test("whoever acts has seen enough, and nothing that happened is left out", () => {
    const socket = enter();
    match.director.stage(null);
    socket.welcome(snapshot(5));
    for (const seq of [5, 6, 7]) socket.say(step(seq, seq + 1, { legal: ["play:a"], view: view([0]) }));
    expect(told()).toEqual(["Step 6."]);
    match.act("play:a");
    expect(match.director.playing).toBe(false);
    expect(told()).toEqual(["Step 6.", "Step 7.", "Step 8."]);
    expect(socket.heard("act")).toMatchObject([{ seq: 8, tokens: ["play:a"] }]);
  });
});

describe("acts", () => {
  test("are pending until they can be seen", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    match.act("play:a", "play:b");
    expect(match.pending).toEqual(["play:a", "play:b"]);
    const [act] = socket.heard("act");
    expect(act).toMatchObject({ seq: 5, tokens: ["play:a", "play:b"] });
    match.act("play:b"); // impatience
    expect(socket.heard("act")).toHaveLength(1);
    socket.say({ kind: "done", id: act.id, seq: 6 });
    expect(match.pending).toEqual(["play:a", "play:b"]);
    socket.say(step(5, 6));
    expect(match.pending).toEqual([]);
  });

  test("that are refused explain themselves", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    match.act("play:a");
    socket.say({ kind: "refused", id: socket.heard("act")[0].id, code: "illegal", sentence: "No." });
    expect(match.pending).toEqual([]);
    expect(refused).toMatchObject([{ code: "illegal", sentence: "No." }]);
    match.act("play:b");
    expect(match.pending).toEqual(["play:b"]);
  });

  test("that nobody chose and that come too late fail silently", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    match.actForced("play:a");
    expect(match.pending).toEqual(["play:a"]);
    socket.say({ kind: "refused", id: socket.heard("act")[0].id, code: "stale", sentence: "Too late." });
    expect(match.pending).toEqual([]);
    expect(refused).toEqual([]);
    expect(socket.heard("resync")).toHaveLength(1);
    socket.say(snapshot(6));
    match.actForced("play:a");
    socket.say({ kind: "refused", id: socket.heard("act")[1].id, code: "store-down", sentence: "Not now." });
    expect(refused).toMatchObject([{ code: "store-down" }]);
  });

  test("that nobody chose are told to have been the only one, once", () => {
    const socket = enter();
    match.director.stage(null);
    socket.welcome(snapshot(5));
    match.actForced("play:a");
    expect(match.byItself).toBe(true);
    const chose = (seat: number): FruitoplayChose[] => [{ event: "chose", seat, choice: null }];
    socket.say(step(5, 6, { events: chose(1), told: ["Bo plays."] })); // not what was made
    socket.say(step(6, 7, { events: [...chose(0), ...chose(0)], told: ["You play.", "You draw."] }));
    match.director.finish();
    expect(told()).toEqual(["Bo plays.", "You play. It was your only move.", "You draw."]);
    socket.say({ kind: "done", id: socket.heard("act")[0].id, seq: 7 });
    match.act("play:b");
    expect(match.byItself).toBe(false);
    socket.say(step(7, 8, { events: chose(0), told: ["You play."] }));
    match.director.finish();
    expect(told().at(-1)).toBe("You play.");
  });

  test("that are stale look again", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    match.act("play:a");
    socket.say({ kind: "refused", id: socket.heard("act")[0].id, code: "stale", sentence: "Look again." });
    expect(refused).toHaveLength(1);
    expect(socket.heard("resync")).toMatchObject([{ since: 5 }]);
  });

  test("asked for otherwise, the asker is told", async () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    const answer = match.ask({ kind: "begin" });
    socket.say({ kind: "refused", id: socket.heard("begin")[0].id, code: "seats-free", sentence: "Not yet." });
    expect(await answer).toMatchObject({ kind: "refused", code: "seats-free" });
    expect(refused).toEqual([]);
  });

  test("a hint marks the best, and lasts until the view changes", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    void match.ask({ kind: "hint" });
    const candidate = (token: string, wins: number, equal: boolean) => ({
      token,
      sentence: token,
      wins,
      spread: 0.1,
      points: 3,
      equal,
      reason: "",
    });
    const said = { kind: "hint" as const, id: socket.heard("hint")[0].id, seq: 5, exact: false, standing: "" };
    socket.say({ ...said, candidates: [candidate("play:b", 0.6, true), candidate("play:a", 0.5, false)] });
    expect([...match.hinted]).toEqual([["play:b", 0.6]]);
    socket.say({ ...said, candidates: [candidate("play:a", 0.6, true), candidate("play:b", 0.4, false)] });
    expect([...match.hinted]).toEqual([["play:a", 0.6]]);
    socket.say(step(5, 6));
    expect(match.hinted.size).toBe(0);
  });

  describe("a hint belongs to the decision it was asked for", () => {
    const said = (id: number, seq: number) => ({
      ...{ kind: "hint" as const, id, seq, exact: false, standing: "" },
      candidates: [{ token: "play:a", sentence: "Play a", wins: 0.6, spread: 0.1, points: 3, equal: true, reason: "" }],
    });
    const done = (id: number) => ({ kind: "done" as const, id, seq: 6 });

    test("one that comes too late is dropped", async () => {
      const socket = enter();
      socket.welcome(snapshot(5));
      const late = match.askHint();
      expect(match.thinking).toBe(true);
      socket.say(step(5, 6, { legal: ["play:b"] }));
      expect(match.thinking).toBe(false);
      const next = match.askHint();
      const [first, second] = socket.heard("hint");
      socket.say(said(first.id, 5));
      socket.say(done(first.id));
      expect(await late).toBeNull();
      expect([match.hint, match.thinking]).toEqual([null, true]);
      socket.say(said(second.id, 6));
      expect([match.hint?.seq, match.thinking]).toEqual([6, true]); // a better one may come
      socket.say(done(second.id));
      expect(await next).toMatchObject({ kind: "done" });
      expect(match.thinking).toBe(false);
    });

    test("it stays while others choose in secret", () => {
      const socket = enter();
      socket.welcome(snapshot(5));
      void match.askHint();
      const { legal, seat } = snapshot(5);
      const chose = (by: number): FruitoplayChose[] => [{ event: "chose", seat: by, choice: null }];
      socket.say(step(5, 6, { legal, events: chose(1 - seat!) }));
      socket.say(said(socket.heard("hint")[0].id, 5));
      socket.say(step(6, 7, { legal, events: [] }));
      expect(match.hint?.seq).toBe(5);
      socket.say(step(7, 8, { legal, events: chose(seat!) }));
      expect(match.hint).toBeNull();
    });
  });
});

describe("a lost connection", () => {
  test("comes back with what is known", () => {
    enter().welcome(snapshot(5));
    FakeSocket.last.end();
    expect(match.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard("join")).toMatchObject([{ since: 5 }]);
    expect(match.connection).toBe("open");
  });

  test("is tried again, less and less often", () => {
    enter().welcome(snapshot(5));
    for (let attempt = 0; attempt < 4; attempt++) {
      FakeSocket.last.end();
      vi.advanceTimersByTime(6000);
      expect(FakeSocket.all).toHaveLength(2 + attempt);
    }
    for (let attempt = 0; attempt < 3; attempt++) {
      FakeSocket.last.end();
      vi.advanceTimersByTime(20_000);
    }
    const before = FakeSocket.all.length;
    FakeSocket.last.end();
    vi.advanceTimersByTime(7_000);
    expect(FakeSocket.all).toHaveLength(before);
  });

  test("what was done meanwhile is sent once it is back, if it is still possible", () => {
    enter().welcome(snapshot(5));
    FakeSocket.last.end();
    match.act("play:a");
    expect(match.pending).toEqual(["play:a"]);
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard("act")).toEqual([]); // first, what happened?
    FakeSocket.last.welcome(step(5, 6, { view: view([0]), legal: ["play:a"] }));
    expect(FakeSocket.last.heard("act")).toMatchObject([{ seq: 6, tokens: ["play:a"] }]);
  });

  test("what is not possible any more is given up, with a word", () => {
    enter().welcome(snapshot(5));
    FakeSocket.last.end();
    match.act("play:a");
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.open();
    FakeSocket.last.welcome(step(5, 6, { view: view([0]), legal: ["play:c"] }));
    expect(match.pending).toEqual([]);
    expect(refused).toMatchObject([{ code: "late" }]);
  });

  test("what may have arrived is sent as it was, so that it cannot happen twice", () => {
    enter().welcome(snapshot(5));
    match.act("play:a");
    reconnect().welcome(step(5, 8, { view: view([0]), legal: ["play:a"] }));
    expect(FakeSocket.last.heard("act")).toMatchObject([{ seq: 5, tokens: ["play:a"] }]);
  });

  test("what has happened is not sent again", () => {
    enter().welcome(snapshot(5));
    match.act("play:a");
    reconnect().welcome(step(5, 6));
    expect(FakeSocket.last.heard("act")).toEqual([]);
    expect(match.pending).toEqual([]);
    expect(refused).toEqual([]);
  });

  test("other requests are answered: they did not get through", async () => {
    enter().welcome(snapshot(5));
    const answer = match.ask({ kind: "begin" });
    FakeSocket.last.end();
    expect(await answer).toMatchObject({ kind: "refused", code: "offline" });
    expect(await match.ask({ kind: "begin" })).toMatchObject({ code: "offline" });
  });

  test("silence counts as lost", () => {
    const socket = enter();
    socket.welcome(snapshot(5));
    vi.advanceTimersByTime(25_000);
    expect(socket.heard("ping")).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(match.connection).toBe("lost");
  });

  test("silence after an act counts as lost", () => {
    enter().welcome(snapshot(5));
    match.act("play:a");
    vi.advanceTimersByTime(9_000);
    expect(match.connection).toBe("open");
    vi.advanceTimersByTime(1_000);
    expect(match.connection).toBe("lost");
  });

  test("a browser that is offline knows it at once", () => {
    enter().welcome(snapshot(5));
    window.dispatchEvent(new Event("offline"));
    expect(match.connection).toBe("lost");
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.open();
    expect(match.connection).toBe("open");
  });

  test.each([4401, 4403, 4404])("a closed door (%i) stays closed", (code) => {
    enter();
    FakeSocket.last.end(code);
    expect(match.connection).toBe("closed");
    expect(match.code).toBe(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("whose session has ended tries once whether there is a new one", () => {
    enter().welcome(snapshot(5));
    FakeSocket.last.end(4401);
    expect(match.connection).toBe("lost");
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.open();
    FakeSocket.last.welcome(step(5, 6)); // the new one is good
    FakeSocket.last.end(4401);
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.open();
    FakeSocket.last.end(4401); // there is none
    expect(match.connection).toBe("closed");
    expect(match.code).toBe(4401);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("whoever leaves does not come back", () => {
    enter().welcome(snapshot(5));
    match.leave();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.readyState).toBe(3);
  });
});

describe("who answers", () => {
  test("goes on with somebody else from what is known, and back again", () => {
    const entries: unknown[] = [];
    const server = enter();
    match.onlog = (since, more) => entries.push(since, ...more);
    server.welcome(snapshot(5));
    server.say({ kind: "log", since: 4, entries: [{ entry: "began" }] });
    expect(entries).toEqual([4, { entry: "began" }]);
    server.end();
    match.act("play:a"); // chosen while nobody was there
    const lines: FakeSocket[] = [];
    match.turnTo((table) => (lines[lines.length] = new FakeSocket(table)), true);
    expect(match.offline).toBe(true);
    const [line] = lines;
    line.open();
    expect(line.heard("join")[0].since).toBe(5);
    line.welcome(step(5, 5, { events: [], view: view([0]), legal: ["play:a", "play:b"] }));
    expect(line.heard("act")[0]).toMatchObject({ seq: 5, tokens: ["play:a"] });
    line.say(step(5, 8));
    line.say({ kind: "done", id: line.heard("act")[0].id, seq: 6 });
    match.pause();
    expect([match.connection, line.readyState]).toEqual(["lost", 3]);
    match.turnTo((table) => new FakeSocket(table), false);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard("join")[0].since).toBe(8);
    expect([match.offline, match.busy]).toEqual([false, true]);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  test("whoever has left goes on with nobody", () => {
    enter().welcome(snapshot(5));
    match.leave();
    match.turnTo((table) => new FakeSocket(table), true);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
