// The engine as the page knows it, with workers that do what a test says.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FromEngine, ToEngine } from "../src/engine/messages";
import type { Socket } from "../src/backend";

class FakeWorker {
  static all: FakeWorker[] = [];
  sent: (ToEngine & { id?: number; line?: number })[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToEngine): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromEngine): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
}

/** Locks of a browser in which another tab may have them. */
class Locks {
  taken = false;
  #lose = () => {};
  async request(_: string, { steal }: LockOptions, then: (lock: object | null) => Promise<void>): Promise<void> {
    if (this.taken && !steal) return then(null);
    this.taken = true;
    await Promise.race([then({}), new Promise<never>((_, reject) => (this.#lose = () => reject(new Error("stolen"))))]);
  }
  steal(): void {
    this.#lose();
  }
}

const locks = new Locks();
const settle = () => new Promise((resolve) => setTimeout(resolve));
let engine: import("../src/engine/engine.svelte").Engine;
const worker = () => FakeWorker.all[0];

beforeEach(async () => {
  FakeWorker.all = [];
  locks.taken = false;
  vi.stubGlobal("ENGINE", { version: "v1", files: { a: { bytes: 3 }, b: { bytes: 4 } } });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("navigator", { ...navigator, locks, deviceMemory: 8 });
  vi.resetModules();
  ({ engine } = await import("../src/engine/own"));
  await settle();
});

describe("the engine", () => {
  test("is told what was asked before it was there, and answers", async () => {
    expect(engine.stage).toBe("fetching");
    expect(engine.total).toBe(7);
    worker().say({ kind: "progress", bytes: 3 });
    expect(engine.bytes).toBe(3);
    const asked = engine.request("POST", "/tables", "de", { game: "pungi" });
    expect(worker().sent.map(({ kind }) => kind)).toEqual(["start"]);
    worker().say({ kind: "ready" });
    await engine.begun;
    const request = worker().sent[1];
    expect(request).toMatchObject({ kind: "request", method: "POST", path: "/tables", locale: "de", body: '{"game":"pungi"}' });
    worker().say({ kind: "answer", id: request.id!, text: '{"ok":true,"said":{"id":"x"}}' });
    expect(await asked).toEqual({ ok: true, said: { id: "x" } });
  });

  test("gives its games and bots as files, whether it is there or not", async () => {
    const fetched = vi.fn(async (_: URL) => new Response('[{"id":"pungi"}]'));
    vi.stubGlobal("fetch", fetched);
    expect(await engine.request("GET", "/games", "fr")).toEqual({ ok: true, said: [{ id: "pungi" }] });
    expect(String(fetched.mock.calls[0][0])).toMatch(/\/engine-v1\/games\.fr\.json$/);
  });

  test("has lines that behave like sockets", async () => {
    const line: Socket = engine.socket("table-1");
    const heard: unknown[] = [];
    line.onopen = () => heard.push("open");
    line.onmessage = ({ data }) => heard.push(data);
    line.onclose = ({ code }) => heard.push(code);
    line.send("join");
    expect(line.readyState).toBe(0);
    worker().say({ kind: "ready" });
    expect(line.readyState).toBe(1);
    const { line: number } = worker().sent[1];
    expect(worker().sent.slice(1)).toEqual([
      { kind: "open", line: number, table: "table-1" },
      { kind: "say", line: number, text: "join" },
    ]);
    worker().say({ kind: "told", line: number!, text: "{}" });
    worker().say({ kind: "closed", line: number!, code: 4404 });
    worker().say({ kind: "told", line: number!, text: "late" });
    expect(heard).toEqual(["open", "{}", 4404]);
    const other = engine.socket("table-2");
    other.close();
    other.close();
    expect(worker().sent.filter(({ kind }) => kind === "close")).toHaveLength(1);
  });

  test("begins without locks, which a page has only over an encrypted connection", async () => {
    vi.stubGlobal("navigator", { deviceMemory: 1 });
    FakeWorker.all = [];
    await engine.start();
    expect(FakeWorker.all).toHaveLength(1); // bots think in the same worker: there is little memory
    expect(worker().sent).toMatchObject([{ kind: "start", minds: null }]);
  });

  test("says why it could not begin", () => {
    worker().say({ kind: "failed", reason: "no room" });
    expect([engine.stage, engine.reason, worker().ended]).toEqual(["failed", "no room", true]);
  });

  test("gives way to another tab, and takes over from it", async () => {
    worker().say({ kind: "ready" });
    const line = engine.socket("table-1");
    const closed = vi.fn();
    line.onclose = closed;
    const asked = engine.request("GET", "/me", "en");
    locks.steal();
    expect(await asked).toBeNull();
    expect(closed).toHaveBeenCalledOnce();
    expect([engine.stage, worker().ended]).toEqual(["elsewhere", true]);
    void engine.start();
    await settle();
    expect(engine.stage).toBe("elsewhere");
    void engine.start(true);
    await settle();
    expect(engine.stage).toBe("fetching");
    expect(FakeWorker.all.length).toBeGreaterThan(2);
  });
});
