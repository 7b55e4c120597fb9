import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOf, emblemOf, GAMES, hueOf } from "../src/games";
import { set, settings } from "../src/settings.svelte";
import Card from "../src/table/Card.svelte";
import Emblem from "../src/table/Emblem.svelte";
import Guide from "../src/table/Guide.svelte";
import Log from "../src/table/Log.svelte";
import Offers from "../src/table/Offers.svelte";
import Result from "../src/table/Result.svelte";
import Seat from "../src/table/Seat.svelte";
import Stage from "../src/table/Stage.svelte";
import Dialog from "../src/ui/Dialog.svelte";
import { dismiss, toast, toasts } from "../src/ui/toasts.svelte";
import { Match } from "../src/match.svelte";
import { FakeSocket, sitting, snapshot, table, view } from "./socket";
import Stumbling from "./Stumbling.svelte";

vi.mock("../src/games", { spy: true });
afterEach(cleanup);
const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe("games", () => {
  test.each(GAMES)("%s has a table and an emblem", async (game) => {
    const client = await clientOf(game);
    expect(client?.table).toBeTruthy();
    expect(client?.emblem).toBe(emblemOf(game));
  });

  test("an unknown game has none, but its initial and a colour", async () => {
    expect(await clientOf("chess")).toBeNull();
    expect(emblemOf("chess")).toBeUndefined();
    expect(render(Emblem, { game: "chess" }).container.textContent).toContain("C");
    const hues = ["chess", "go", "whist", "coins", "toy"].map(hueOf);
    expect(new Set(hues).size).toBe(hues.length);
    expect(hues.every((hue) => 0 <= hue && hue < 360)).toBe(true);
  });
});

describe("a result", () => {
  test("of a series has the points of its last games, and of all", () => {
    const match = new Match("table-1", "en", undefined, (url) => new FakeSocket(url));
    match.enter();
    FakeSocket.last.open();
    const earlier = [1, 2, 3, 4, 5].map((points) => [points, -points]);
    const over = { ...sitting, game: 6, earlier, scores: [21, -21], winners: [0], over: true };
    FakeSocket.last.welcome(snapshot(9, { table: { ...table, games: 6 }, sitting: over, view: view([], [6, -6]) }));
    render(Result, { match, names: ["You", "Bo"], id: "table-1", ask: async () => true });
    const cells = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent!.trim().replace(/\s+/g, " ")));
    expect(cells[0].slice(2)).toEqual([..."3456"].map((game) => `Game ${game} of 6${game}`).concat("Total"));
    expect(cells[1].slice(2)).toEqual(["3", "4", "5", "6", "21"]);
    expect(cells[2].slice(2)).toEqual(["−3", "−4", "−5", "−6", "−21"]);
    match.leave();
  });
});

describe("offers", () => {
  const offers = [
    { token: "play:a", sentence: "Play a" },
    { token: "play:b", sentence: "Play b" },
  ];
  const shown = { offers, pending: [] as string[], hinted: new Map<string, number>(), otherwise: "Waiting for Bo" };

  test("all are buttons that act", async () => {
    const act = vi.fn();
    render(Offers, { ...shown, act });
    const button = screen.getByRole("button", { name: "Play b" });
    expect(button.dataset.token).toBe("play:b");
    await fireEvent.click(button);
    expect(act).toHaveBeenCalledExactlyOnceWith("play:b");
  });

  test("while one is under way, no other is sent", async () => {
    const act = vi.fn();
    render(Offers, { ...shown, pending: ["play:a"], act });
    await fireEvent.click(screen.getByRole("button", { name: "Play b" }));
    expect(act).not.toHaveBeenCalled();
  });

  test("a hint shows its chance", () => {
    render(Offers, { ...shown, hinted: new Map([["play:a", 0.41]]), act: () => {} });
    expect(screen.getByRole("button", { name: /Play a\s*41%/ })).toBeTruthy();
  });

  test("where there are none, the heading says whom one waits for, and focus stays there", async () => {
    const { rerender } = render(Offers, { ...shown, act: () => {} });
    screen.getByRole("button", { name: "Play a" }).focus();
    await rerender({ offers: [] });
    await tick();
    const heading = screen.getByRole("heading", { name: "Waiting for Bo" });
    expect(document.activeElement).toBe(heading);
  });
});

describe("a card", () => {
  test("that is offered can be picked", async () => {
    const onpick = vi.fn();
    render(Card, { label: "Frog 7", token: "play:frog-7", offered: true, onpick });
    const button = screen.getByRole("button", { name: "Frog 7" });
    expect(button.dataset.token).toBe("play:frog-7");
    await fireEvent.click(button);
    expect(onpick).toHaveBeenCalledOnce();
  });

  test("that is not offered stays a button, and does nothing", async () => {
    const onpick = vi.fn();
    render(Card, { label: "Frog 7", token: "play:frog-7", onpick });
    const button = screen.getByRole("button", { name: "Frog 7" });
    expect(button.dataset.token).toBeUndefined();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(onpick).not.toHaveBeenCalled();
  });

  test("that only lies there is a picture", () => {
    render(Card, { label: "Frog", faceUp: false, hinted: 0.5 });
    expect(screen.getByRole("img", { name: "Frog, 50%" })).toBeTruthy();
  });
});

describe("a stage", () => {
  const stage = {
    game: "nobody-drew-this",
    events: [],
    offers: [],
    act: () => {},
    pending: [],
    names: ["Ada", "Bo"],
    seat: 0,
    components: {},
  };

  test("shows a game without a table of its own, and calls its viewer you", async () => {
    render(Stage, { props: { ...stage, view: view([1], [3, 1]) } });
    expect(await screen.findByText("You")).toBeTruthy();
    expect(screen.getByText("3 points")).toBeTruthy();
    expect(screen.getByText("Bo")).toBeTruthy();
  });

  test("a table that fails gives way to a plain one, until it can go on", async () => {
    vi.mocked(clientOf).mockResolvedValueOnce({ table: Stumbling, emblem: Stumbling as never });
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { rerender } = render(Stage, { props: { ...stage, view: view([0], [12, 1]) } });
    expect(await screen.findByText("Shown: 12")).toBeTruthy();
    await rerender({ view: view([0], [13, 1]) });
    expect(await screen.findByText("13 points")).toBeTruthy();
    await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
    await rerender({ view: view([0], [14, 1]) });
    expect(await screen.findByText("Shown: 14")).toBeTruthy();
    vi.restoreAllMocks();
  });

  test("spectators are nobody at the table", async () => {
    render(Stage, { props: { ...stage, seat: null, view: view([1]) } });
    expect(await screen.findByText("Ada")).toBeTruthy();
  });
});

test("a seat tells its points and its turn", () => {
  render(Seat, { name: "Bo", seat: 1, points: 1, waiting: true });
  expect(screen.getByRole("region", { name: "Bo" }).textContent).toMatch(/to move.*1 point/s);
});

test("the log has what happened in order", () => {
  render(Log, { lines: ["One.", "Two."].map((sentence, key) => ({ key, sentence })) });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["One.", "Two."]);
});

test("toasts go away by themselves or when asked to, and do not repeat", () => {
  vi.useFakeTimers();
  toast("Hello");
  toast("Hello");
  toast("");
  expect(toasts().map((each) => each.sentence)).toEqual(["Hello"]);
  dismiss(toasts()[0].key);
  expect(toasts()).toEqual([]);
  toast("Bye");
  vi.advanceTimersByTime(10_000);
  expect(toasts()).toEqual([]);
  vi.useRealTimers();
});

test("a dialog has a name and can be closed", async () => {
  const onclose = vi.fn();
  render(Dialog, { open: true, title: "Rules", children: text("Read them."), onclose });
  const dialog = screen.getByRole("dialog", { name: "Rules" });
  expect(dialog.hasAttribute("open")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog.hasAttribute("open")).toBe(false);
});

test("a guide is not shown to those who have played", async () => {
  set("guided", []);
  render(Guide, { game: "pungi", view: view([0]), offers: [], over: true });
  await tick();
  expect(settings.guided).toContain("pungi");
});
