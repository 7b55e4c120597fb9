// A new client under an open page.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

type Builds = typeof import("../src/build.svelte");
let reloaded: ReturnType<typeof vi.fn>;
let assigned: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="build" content="old" />';
  document.body.innerHTML = "";
  sessionStorage.clear();
  reloaded = vi.spyOn(location, "reload").mockImplementation(() => {});
  assigned = vi.spyOn(location, "assign").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
});

describe("a new client", () => {
  const load = async (): Promise<Builds["build"]> => (await import("../src/build.svelte")).build;

  test("is loaded at the next calm moment, once", async () => {
    const build = await load();
    let calm = false;
    build.watch(() => calm);
    build.heard("old");
    build.heard("");
    build.heard(undefined);
    vi.advanceTimersByTime(60_000);
    expect([build.newer, reloaded.mock.calls.length]).toEqual(["", 0]);
    build.heard("new");
    vi.advanceTimersByTime(10_000);
    expect([build.newer, build.late, reloaded.mock.calls.length]).toEqual(["new", false, 0]);
    vi.advanceTimersByTime(15_000);
    expect(build.late).toBe(true); // the page says so by now
    calm = true;
    vi.advanceTimersByTime(1000);
    build.heard("new");
    vi.advanceTimersByTime(60_000);
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test("is not asked for again by a page that came back old, as from a server that is not up to date", async () => {
    (await load()).heard("new");
    sessionStorage.setItem("parlour-build", "new");
    const build = await load();
    build.watch(() => true);
    build.heard("new");
    vi.advanceTimersByTime(60_000);
    expect(reloaded).not.toHaveBeenCalled();
    expect([build.late, build.leaves]).toEqual([true, false]);
    build.load(); // the button
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["something is being written", '<textarea id="x"></textarea>', () => document.querySelector("textarea")!.value],
    ["a dialog is open", "<dialog open></dialog>", () => ""],
  ])("waits while %s", async (_, html) => {
    const build = await load();
    build.watch(() => true);
    document.body.innerHTML = html + '<input readonly value="a link" /><input type="checkbox" checked />';
    const area = document.querySelector("textarea");
    if (area) area.value = "Good l";
    build.heard("new");
    vi.advanceTimersByTime(10_000);
    expect(reloaded).not.toHaveBeenCalled();
    if (area) area.value = "";
    document.querySelector("dialog")?.remove();
    vi.advanceTimersByTime(1000);
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test("waits for a pause between taps, and for what is in memory", async () => {
    const build = await load();
    let held = true;
    build.watch(() => true);
    build.hold(() => held);
    build.heard("new");
    vi.advanceTimersByTime(5000);
    expect([reloaded.mock.calls.length, build.leaves]).toEqual([0, false]);
    held = false;
    for (let tap = 0; tap < 5; tap++) {
      window.dispatchEvent(new Event("pointerdown"));
      vi.advanceTimersByTime(2000);
    }
    expect(reloaded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test("comes on the way to another page, and to pages that nobody looks at", async () => {
    const build = await load();
    const { go, router } = await import("../src/router.svelte");
    build.heard("new");
    vi.advanceTimersByTime(10_000);
    expect(reloaded).not.toHaveBeenCalled(); // somebody reads it
    go("/rules/pungi");
    expect(assigned).toHaveBeenCalledWith(new URL("/rules/pungi", location.href).href);
    expect(router.path).toBe("/");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    sessionStorage.clear();
    build.heard("newer");
    vi.advanceTimersByTime(1000);
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test("has the page that the old one looks for in vain", async () => {
    const build = await load();
    vi.doMock("../src/pages/Rules.svelte", () => {
      throw new Error("404");
    });
    vi.stubGlobal("fetch", async () => new Response("{}", { headers: { "parlour-build": "new" } }));
    const { pageOf } = await import("../src/pages");
    await pageOf("rules");
    expect([build.newer, reloaded.mock.calls.length]).toEqual(["new", 1]);
    await pageOf("rules"); // it came back old, and is not asked for again
    expect(reloaded).toHaveBeenCalledTimes(1);
    vi.doUnmock("../src/pages/Rules.svelte");
  });

  test("is told by the socket of a table", async () => {
    const build = await load();
    const { Match } = await import("../src/match.svelte");
    const { FakeSocket, snapshot } = await import("./socket");
    const match = new Match("table-1", "en", (table) => new FakeSocket(table));
    match.enter();
    expect(match.busy).toBe(true);
    FakeSocket.last.open();
    FakeSocket.last.welcome(snapshot(3));
    expect([match.busy, build.newer]).toEqual([false, ""]);
    FakeSocket.last.say({ kind: "welcome", host: true, build: "new" });
    expect(build.newer).toBe("new");
    match.act("play:frog-7");
    expect(match.busy).toBe(true); // until it is answered
    FakeSocket.last.say({ kind: "done", id: FakeSocket.last.heard("act")[0].id, seq: 3 });
    expect(match.busy).toBe(false);
    match.leave();
  });
});
