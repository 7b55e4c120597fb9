import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { describe as described, deviceName } from "../src/device";
import { mark } from "../src/favicon";
import { notices } from "../src/notices.svelte";
import Games from "../src/pages/Games.svelte";
import Unsubscribe from "../src/pages/Unsubscribe.svelte";
import { set, settings } from "../src/settings.svelte";
import Matches from "../src/table/Matches.svelte";
import NoticeSwitch from "../src/table/NoticeSwitch.svelte";
import { turns } from "../src/turns.svelte";
import type { Listing, Notice, Notices, Turn } from "../src/wire";
import { looks } from "../src/worker/notice";
import { goTo, show, takeMessages } from "../src/worker/push";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const notice: Notice = { table: "ab-c", title: "Pungi: your turn", body: "Bo is waiting.", since: 5, locale: "en" };
const told: Notices = {
  key: "BCVxsr7N_eNgVRqv",
  zone: "UTC",
  quiet_from: 0,
  quiet_until: 0,
  devices: [],
  mail: false,
  address: "",
  confirmed: false,
};

interface Shown {
  title: string;
  options: NotificationOptions & { renotify?: boolean };
}

function registration(already: Partial<Notification>[] = []) {
  const shown: Shown[] = [];
  return {
    shown,
    getNotifications: async () => already,
    showNotification: async (title: string, options: Shown["options"]) => void shown.push({ title, options }),
  };
}

describe("a message of the server", () => {
  test("is shown, once for each table, and makes noise once for each turn", async () => {
    const first = registration();
    await show(first as unknown as ServiceWorkerRegistration, notice);
    expect(first.shown[0].title).toBe("Pungi: your turn");
    expect(first.shown[0].options).toMatchObject({ body: "Bo is waiting.", lang: "en", tag: "turn-ab-c", renotify: true });
    const again = registration([{ data: { since: 5 } }]);
    await show(again as unknown as ServiceWorkerRegistration, notice);
    expect(again.shown[0].options).toMatchObject({ tag: "turn-ab-c", renotify: false });
    const next = registration([{ data: { since: 4 } }]);
    await show(next as unknown as ServiceWorkerRegistration, notice);
    expect(next.shown[0].options.renotify).toBe(true);
  });

  test("leads to its table: to a page that shows it, or to a new one", async () => {
    const focus = vi.fn();
    const openWindow = vi.fn();
    const page = (path: string) => ({ url: `https://example.org${path}`, focus });
    const clients = (...open: unknown[]) => ({ matchAll: async () => open, openWindow }) as unknown as Clients;
    await goTo(clients(page("/"), page("/table/ab-c?x=1")), "ab-c");
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
    await goTo(clients(page("/table/other")), "ab-c");
    expect(openWindow).toHaveBeenCalledWith("/table/ab-c");
  });

  test("is heard by the service worker", async () => {
    const heard = new Map<string, (event: unknown) => void>();
    const place = registration();
    const openWindow = vi.fn();
    takeMessages({
      addEventListener: (kind: string, listener: (event: unknown) => void) => heard.set(kind, listener),
      registration: place,
      clients: { matchAll: async () => [], openWindow },
    } as unknown as ServiceWorkerGlobalScope);
    const waiting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => waiting.push(work);
    heard.get("push")!({ data: { json: () => notice }, waitUntil });
    heard.get("push")!({ data: null, waitUntil });
    await Promise.all(waiting);
    expect(place.shown).toHaveLength(1);
    const close = vi.fn();
    heard.get("notificationclick")!({ notification: { close, data: looks(notice, true).data }, waitUntil });
    await Promise.all(waiting);
    expect(close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledWith("/table/ab-c");
  });
});

describe("a device", () => {
  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
    ["Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36", "Chrome, Android"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0", "Edge, Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1 Version/20.0 Mobile Safari/604.1", "Safari, iPhone"],
    ["Something else", "Browser"],
  ])("has a name that people know: %s", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(24);
  });

  test("is told to the server as its browser knows it", () => {
    const keys = { p256dh: "key", auth: "secret" };
    const subscription = { toJSON: () => ({ endpoint: "https://push.example.net/1", keys }) };
    expect(described(subscription as unknown as PushSubscription)).toMatchObject({ endpoint: "https://push.example.net/1", ...keys });
  });
});

describe("being told on this device", () => {
  let subscribed: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object; options: object } | null;
  const requestPermission = vi.fn(async () => "granted" as NotificationPermission);
  const added = vi.fn();

  beforeEach(() => {
    subscribed = null;
    set("notices", false);
    notices.permission = "default";
    const subscription = {
      endpoint: "https://push.example.net/1",
      options: { applicationServerKey: null },
      unsubscribe: async () => {
        subscribed = null;
        return true;
      },
      toJSON: () => ({ endpoint: "https://push.example.net/1", keys: { p256dh: "key", auth: "secret" } }),
    };
    const pushManager = {
      getSubscription: async () => subscribed,
      subscribe: async () => (subscribed = subscription),
    };
    const place = { pushManager, getNotifications: async () => [], showNotification: vi.fn() };
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { getRegistration: async () => place } });
    vi.stubGlobal("Notification", { permission: "default", requestPermission });
    Object.defineProperty(notices, "possible", { configurable: true, value: true });
    vi.spyOn(api, "notices").mockImplementation(async () => told);
    vi.spyOn(api, "addDevice").mockImplementation(async (device) => {
      added(device);
      return { ...told, devices: [{ id: "d1", name: device.name, added: 1, endpoint: device.endpoint }] };
    });
    added.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  test("needs the browser's consent, and is kept by the server", async () => {
    expect(await notices.allow()).toBe(true);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(added).toHaveBeenCalledOnce();
    expect(notices.here).toBe(true);
    expect(settings.notices).toBe(true);
    const removed = vi.spyOn(api, "removeDevice").mockResolvedValue(undefined);
    await notices.stop();
    expect(removed).toHaveBeenCalledWith("d1");
    expect(subscribed).toBeNull();
    expect(notices.here).toBe(false);
  });

  test("is not asked for where it was refused", async () => {
    requestPermission.mockResolvedValueOnce("denied");
    expect(await notices.allow()).toBe(false);
    expect(added).not.toHaveBeenCalled();
    await notices.renew(); // nor renewed
    expect(added).not.toHaveBeenCalled();
  });

  test("a match can be switched on and off", async () => {
    vi.spyOn(api, "tableNotices").mockResolvedValue({ on: false, ways: 0 });
    const chosen = vi.spyOn(api, "chooseNotices").mockImplementation(async (_, on) => ({ on, ways: 1 }));
    render(NoticeSwitch, { table: "ab-c" });
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Tell me when it is my turn" });
    expect(box.checked).toBe(false);
    await fireEvent.click(box);
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith("ab-c", true));
    expect(added).toHaveBeenCalledOnce(); // there was no device yet
    await vi.waitFor(() => expect(box.checked).toBe(true));
    await fireEvent.click(box);
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith("ab-c", false));
  });

  test("a match stays off where the browser refuses", async () => {
    requestPermission.mockResolvedValueOnce("denied");
    vi.spyOn(api, "tableNotices").mockResolvedValue({ on: true, ways: 0 });
    const chosen = vi.spyOn(api, "chooseNotices");
    render(NoticeSwitch, { table: "ab-c" });
    const box = await screen.findByRole<HTMLInputElement>("checkbox");
    expect(box.checked).toBe(false); // it would be told, but there is no way yet
    await fireEvent.click(box);
    await vi.waitFor(() => expect(box.checked).toBe(false));
    expect(chosen).not.toHaveBeenCalled();
  });
});

test("the tab has a mark while it is one's turn", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  const icon = () => document.querySelector("link")!.getAttribute("href");
  mark(true);
  expect(icon()).toBe("/icon-turn.svg");
  mark(false);
  expect(icon()).toBe("/icon.svg");
});

const summary = {
  seats: 3,
  names: ["Ada", "Bo", "Cleo"],
  options: {},
  games: 1,
  clock: 0,
  spectators: true,
  practice: false,
  looks: [],
  persons: [0, 1],
  scores: [] as number[],
  winners: [] as number[],
};
const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
  id,
  opened: 1,
  status: "playing",
  game: "pungi",
  summary,
  ended: null,
  seat: 0,
  ...more,
});
const turn = (id: string, more: Partial<Turn> = {}, match: Partial<Listing> = {}): Turn => ({
  match: listing(id, match),
  mine: false,
  awaited: [],
  since: 0,
  due: null,
  ...more,
});

describe("my games", () => {
  beforeEach(() => {
    vi.spyOn(api, "games").mockResolvedValue([]);
  });

  test("say with whom, whose turn it is, and how it ended", () => {
    const over = (winners: number[], scores: number[]) => ({ status: "over" as const, ended: 2, summary: { ...summary, winners, scores } });
    const found = [
      turn("a", { mine: true, awaited: [0], due: Date.UTC(2026, 10, 19, 12) }),
      turn("b", { awaited: [1, 2] }),
      turn("c", {}, { status: "open", summary: { ...summary, names: ["Ada", null, null] } }),
      turn("d", {}, over([0], [9, -4, 5])),
      turn("e", {}, over([1], [3, 4, 3])),
      turn("f", {}, over([0, 2], [3, 2, 3])),
      turn("g", {}, over([], [])),
    ];
    render(Matches, { matches: found.map(({ match }) => match), turns: found });
    const links = screen.getAllByRole("link").map((link) => link.textContent!.replace(/\s+/g, " "));
    expect(links[0]).toMatch(/with Bo and Cleo your turn until Nov 19, 2026/);
    expect(links[1]).toContain("Waiting for Bo and Cleo");
    expect(links[2]).toContain("2 free seats");
    expect(links[3]).toContain("you won You 9 · Bo −4 · Cleo 5");
    expect(links[4]).toContain("Bo won You 3 · Bo 4 · Cleo 3");
    expect(links[5]).toContain("you and Cleo won");
    expect(links[6]).toContain("finished");
  });

  test("begin with what waits for me, then what waits for others, then what is over", async () => {
    vi.spyOn(api, "turns").mockResolvedValue({
      turns: [turn("a", { mine: true, awaited: [0] }), turn("b", { awaited: [1] }), turn("c", {}, { status: "open" })],
    });
    vi.spyOn(api, "finished").mockResolvedValue({ matches: [listing("d", { status: "over", ended: 3 })], before: null });
    render(Games, { id: "" });
    await screen.findByRole("heading", { name: "Your turn" });
    await vi.waitFor(() => expect(screen.getAllByRole("link").length).toBe(5));
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Your turn",
      "Others to move",
      "Not begun yet",
      "Finished",
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/table/a",
      "/table/b",
      "/table/c",
      "/replay/d",
      "/",
    ]);
    expect(turns.waiting).toBe(1);
  });
});

test("mail ends by a click, not by following the link", async () => {
  const ended = vi.spyOn(api, "unsubscribe").mockResolvedValue(undefined);
  render(Unsubscribe, { id: "key" });
  expect(ended).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "No more e-mails" }));
  expect(ended).toHaveBeenCalledWith("key");
  await screen.findByText("Done: you will get no more e-mails.");
});
