import { afterEach, describe, expect, test } from "vitest";
import { go, routeOf, router, takeOver } from "../src/router.svelte";

describe("paths", () => {
  test.each([
    ["/", "home", ""],
    ["/lobby", "lobby", ""],
    ["/games", "games", ""],
    ["/settings", "settings", ""],
    ["/account", "account", ""],
    ["/new/pungi", "new", "pungi"],
    ["/table/abc-1", "table", "abc-1"],
    ["/replay/abc", "replay", "abc"],
    ["/rules/pi-mal-pflaumen", "rules", "pi-mal-pflaumen"],
    ["/table/a%20b", "table", "a b"],
    ["/table", "missing", "/table"],
    ["/lobby/3", "missing", "/lobby/3"],
    ["/table/a/b", "missing", "/table/a/b"],
    ["/nothing", "missing", "/nothing"],
    ["/table/%E0%A4%A", "table", "%E0%A4%A"],
  ])("%s is %s", (path, page, id) => {
    expect(routeOf(path)).toEqual({ page, id });
  });
});

describe("links", () => {
  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, "target", { value: document.querySelector("span") });
    takeOver(event); // not dispatched: happy-dom would follow the link itself
    return event;
  }
  afterEach(() => go("/", { replace: true }));

  test("within the house need no new load", () => {
    expect(click('<a href="/rules/pungi"><span>Rules</span></a>').defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: "rules", id: "pungi" });
  });

  test.each([
    ['<a href="https://example.org/"><span>Elsewhere</span></a>', {}],
    ['<a href="/api/replays/x" download><span>File</span></a>', {}],
    ['<a href="/lobby" target="_blank"><span>New tab</span></a>', {}],
    ['<a href="/lobby"><span>New tab</span></a>', { ctrlKey: true }],
    ["<p><span>No link</span></p>", {}],
  ])("others are the browser's: %s", (html, init) => {
    expect(click(html, init).defaultPrevented).toBe(false);
    expect(router.path).toBe("/");
  });

  test("the way back leads back", () => {
    go("/lobby");
    expect(router.route.page).toBe("lobby");
    history.replaceState(null, "", "/games");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route.page).toBe("games");
  });
});

describe("aside", () => {
  afterEach(() => go("/", { replace: true }));

  test("one goes from a game, and finds the way back", () => {
    go("/table/abc");
    go("/settings");
    expect(router.game).toBe("/table/abc");
    go("/account");
    expect(router.game).toBe("/table/abc");
    go("/table/abc");
    expect(router.game).toBe("");
  });

  test("one may also go from elsewhere", () => {
    go("/table/abc");
    go("/games");
    go("/settings");
    expect(router.game).toBe("");
  });
});
