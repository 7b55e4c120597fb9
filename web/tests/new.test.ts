import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { keep } from "../src/boxes.svelte";
import New from "../src/pages/New.svelte";
import type { GameAbout, NewTable } from "../src/wire";

vi.mock("../src/api", () => ({
  api: {
    me: async () => ({ name: "Ada", account: null }),
    come: async () => ({ name: "Ada", account: null }),
    rename: async () => ({ name: "Ada", account: null }),
    games: async () => [game],
    bots: async () => [],
    open: vi.fn(async () => ({ id: "table-1" })),
  },
  Refusal: class extends Error {},
}));

const numbers = { label: "", lowest: 1, highest: 9, allowed: { 2: [1, 2, 3], 3: [1, 2, 3, 4, 5] } };
const game: GameAbout = {
  id: "toy",
  name: "Toy",
  sentence: "A toy.",
  players: "2 or 3",
  minutes: "5",
  rules: 1,
  seats: [2, 3],
  presets: [{ name: "family", label: "", takes: "children", fixed: { joker_closes: "on" } }],
  lesson: false,
  components: [],
  options: [
    { name: "free_number", kind: "number", default: "0", ...numbers },
    { name: "combination", kind: "sets", default: "", ...numbers },
    { name: "joker_closes", kind: "flag", default: "off", label: "", lowest: 0, highest: 0, allowed: {} },
    { name: "children", kind: "numbers", default: "", label: "", lowest: 0, highest: 2, allowed: { 2: [0, 1], 3: [0, 1, 2] } },
  ],
};

const option = (legend: RegExp) => within(screen.getByRole("group", { name: legend }));
const offered = (legend: RegExp) =>
  [...screen.getByRole("group", { name: legend }).querySelectorAll("label")].map((label) => label.textContent.trim());
const players = (count: number) => fireEvent.click(within(screen.getByRole("group", { name: "Players" })).getByLabelText(String(count)));

const opened = async () => {
  vi.mocked(api.open).mockClear();
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await vi.waitUntil(() => vi.mocked(api.open).mock.calls.length);
  return (vi.mocked(api.open).mock.calls[0] as [NewTable])[0];
};

afterEach(() => {
  cleanup();
  keep("toy", null);
});

test("a table offers the numbers that its players allow, and opens with those", async () => {
  render(New, { id: "toy" });
  await screen.findByRole("group", { name: "Players" });
  await players(3);
  expect(offered(/On this number/)).toEqual(["none", "1", "2", "3", "4", "5"]);
  expect(offered(/Children sit here/)).toEqual(["1", "2", "3"]); // as seats are counted by people
  await fireEvent.click(option(/On this number/).getByLabelText("5"));
  expect(screen.queryByRole("group", { name: "Set 2" })).toBeNull();
  await fireEvent.click(option(/^Set 1/).getByLabelText("2"));
  await fireEvent.click(option(/^Set 1/).getByLabelText("4"));
  await fireEvent.click(option(/^Set 2/).getByLabelText("5"));
  await fireEvent.click(option(/^Set 2/).getByLabelText("1"));
  await fireEvent.click(option(/Children sit here/).getByLabelText("3"));

  await players(2);
  expect(offered(/On this number/)).toEqual(["none", "1", "2", "3"]);
  expect(option(/On this number/).getByLabelText<HTMLInputElement>("none").checked).toBe(true);
  expect(offered(/Children sit here/)).toEqual(["1", "2"]);

  expect(await opened()).toMatchObject({ game: "toy", seats: 2, options: { combination: "2/1" } });
});

test("a preset chooses what it stands for, and is off as soon as that changes", async () => {
  render(New, { id: "toy" });
  const family = await screen.findByLabelText<HTMLInputElement>(/^With children/);
  const closes = screen.getByLabelText<HTMLInputElement>(/joker may close a number$/);
  await players(2);
  await fireEvent.click(family);
  expect([family.checked, closes.checked]).toEqual([true, true]);
  expect(option(/Children sit here/).getByLabelText<HTMLInputElement>("2").checked).toBe(true);
  expect(await opened()).toMatchObject({ options: { children: "1", joker_closes: "on" } });
  await fireEvent.click(closes);
  expect(family.checked).toBe(false);
});

test("whoever owns the box plays with its cards, or with those of the house", async () => {
  keep("toy", { name: "a".repeat(64), text: "cards = 1" });
  render(New, { id: "toy" });
  expect(await screen.findByText(/someone’s own box/)).toBeTruthy();
  expect(await opened()).toMatchObject({ components: "cards = 1" });
  await fireEvent.click(screen.getByLabelText("the house cards"));
  expect(await screen.findByText(/Some of what is printed on the cards is our own/)).toBeTruthy();
  expect(await opened()).not.toHaveProperty("components");
});
