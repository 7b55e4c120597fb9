import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
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
  presets: [],
  lesson: false,
  components: [],
  options: [
    { name: "free_number", kind: "number", default: "0", ...numbers },
    { name: "combination", kind: "numbers", default: "", ...numbers },
    { name: "children", kind: "numbers", default: "", label: "", lowest: 0, highest: 2, allowed: { 2: [0, 1], 3: [0, 1, 2] } },
  ],
};

const option = (legend: RegExp) => within(screen.getByRole("group", { name: legend }));
const offered = (legend: RegExp) =>
  [...screen.getByRole("group", { name: legend }).querySelectorAll("label")].map((label) => label.textContent.trim());
const players = (count: number) => fireEvent.click(within(screen.getByRole("group", { name: "Players" })).getByLabelText(String(count)));

afterEach(cleanup);

test("a table offers the numbers that its players allow, and opens with those", async () => {
  render(New, { id: "toy" });
  await screen.findByRole("group", { name: "Players" });
  await players(3);
  expect(offered(/On this number/)).toEqual(["none", "1", "2", "3", "4", "5"]);
  expect(offered(/Children sit here/)).toEqual(["1", "2", "3"]); // as seats are counted by people
  await fireEvent.click(option(/On this number/).getByLabelText("5"));
  await fireEvent.click(option(/won all of these/).getByLabelText("2"));
  await fireEvent.click(option(/won all of these/).getByLabelText("4"));
  await fireEvent.click(option(/Children sit here/).getByLabelText("3"));

  await players(2);
  expect(offered(/On this number/)).toEqual(["none", "1", "2", "3"]);
  expect(option(/On this number/).getByLabelText<HTMLInputElement>("none").checked).toBe(true);
  expect(offered(/Children sit here/)).toEqual(["1", "2"]);

  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await vi.waitUntil(() => vi.mocked(api.open).mock.calls.length);
  const [table] = vi.mocked(api.open).mock.calls[0] as [NewTable];
  expect(table).toMatchObject({ game: "toy", seats: 2, options: { combination: "2" } });
});
