import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api";
import { clientOf, GAMES, packageOf } from "../src/games";
import Position from "../src/review/Position.svelte";
import type { Frame, Judged } from "../src/wire";
import { learn } from "../src/words.svelte";
import { framesOf, goldenGames, readGolden } from "./golden";

vi.mock("../src/api", { spy: true });
afterEach(cleanup);

const error = (frame: number): Judged => ({
  frame,
  when: "Round 1",
  played: "a",
  best: "b",
  played_sentence: "A",
  played_beside: "A",
  best_sentence: "B",
  marked: "a",
  loss: 0.3,
  low: 0.2,
  high: 0.4,
  points: false,
  mark: "mistake",
  only: false,
  punished: null,
  reason: null,
  clue: null,
  tries: [],
});

/** What is seen of cards that only others hold: for Input, of sides that lie below. */
const seen: Record<string, () => number> = {
  pungi: () => [...document.querySelectorAll(".others .hand .value")].filter((value) => value.textContent).length,
  fruitoplay: () => document.querySelectorAll(".others .open li").length,
  "pi-mal-pflaumen": () => document.querySelectorAll(".others .open li").length,
  pies: () => document.querySelectorAll(".others .open li").length,
  input: () => document.querySelectorAll(".under.known").length,
};

test.each(GAMES)("all that was hidden at a moment of %s can be laid face up", async (game) => {
  await Promise.all([clientOf(game), learn(packageOf(game))]);
  const film = readGolden(goldenGames(game)[0]);
  const eyes = Array.from({ length: film.seats }, (_, seat) =>
    [...framesOf(film, seat)].map(({ events, view }): Frame => ({ events, view, told: [] })),
  );
  const held = (at: number) =>
    eyes.slice(1).reduce((sum, frames) => {
      const { hand = [], chosen = [] } = frames[at].view as { hand?: string[]; chosen?: string[] };
      return sum + hand.length - chosen.length;
    }, 0);
  const at = game === "input" ? 12 : eyes[0].findIndex((_, frame) => frame > 5 && held(frame) > 4);
  const fetched = vi
    .mocked(api.frames)
    .mockImplementation((_id, _game, whose, after, limit) =>
      Promise.resolve({ frames: eyes[Number(whose)].slice(after, after + limit), total: eyes[0].length }),
    );
  fetched.mockClear();
  const props = {
    error: error(at + 1),
    id: "x",
    number: 1,
    tolerance: 0.02,
    trying: true,
    frames: eyes[0],
    game,
    seat: 0,
    names: ["Ada", "Bo", "Cleo", "Dag", "Eve", "Fay"].slice(0, film.seats),
    occupants: [],
    components: {},
    own: true,
    replay: "/replay/x",
    answer: () => {},
    leave: () => {},
  };
  const { rerender } = render(Position, props);
  await vi.waitFor(() => expect(document.querySelector(".stage .others")).toBeTruthy());
  expect(screen.queryByRole("checkbox", { name: "Everything face up" })).toBeNull(); // it is still to be found out

  await rerender({ ...props, trying: false });
  const before = seen[game]();
  expect(fetched).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("checkbox", { name: "Everything face up" }));
  const wanted = game === "input" ? before + 1 : held(at);
  await vi.waitFor(() => expect(seen[game]()).toBeGreaterThanOrEqual(wanted));
  if (game !== "input") expect([before, seen[game]()]).toEqual([0, wanted]);
  expect(new Set(fetched.mock.calls.map(([, , whose]) => whose)).size).toBe(film.seats);

  await fireEvent.click(screen.getByRole("checkbox", { name: "Everything face up" }));
  await tick();
  expect(seen[game]()).toBe(before);
});
