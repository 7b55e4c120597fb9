import { describe, expect, it } from "vitest";
import { animalCard, counted, outcome, playedBy, printed, reason, turned, wonBy } from "../src/games/pungi/cards";
import { others } from "../src/table/seats";
import type { PungiEvent } from "../src/wire";

describe("the cards of Pungi", () => {
  it("have a value only where it is seen", () => {
    expect(animalCard("frog-7")).toEqual({ animal: "frog", value: 7 });
    expect(animalCard("frog")).toEqual({ animal: "frog", value: null });
  });

  it("have a real minus, and charmers none", () => {
    expect(printed("-4")).toBe("−4");
    expect(printed("charmer")).toBe("");
  });

  it("lie before those who played them, from the start player on", () => {
    expect(playedBy(4, 3, ["frog", "mouse"])).toEqual(["mouse", null, null, "frog"]);
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
    expect(counted(["frog", "mouse-3", "frog"])).toEqual([
      { animal: "frog", count: 2 },
      { animal: "mouse", count: 1 },
    ]);
  });
});

describe("a round that was decided", () => {
  const took = (seat: number, card: string, snake: string): PungiEvent => ({ event: "took", seat, card, snake });
  const events: PungiEvent[] = [
    { event: "played", seat: 0, card: "snail" },
    { event: "priority", animal: "frog" },
    took(1, "frog-4", "+2"),
    took(2, "frog-1", "-1"),
    took(0, "snail-9", "+1"),
    took(3, "mouse-9", "-4"),
    { event: "leads", seat: 1 },
  ];

  it("tells who took what, and why then", () => {
    const found = outcome(events);
    expect(found?.priority).toBe("frog");
    expect(found?.took.map((each) => each.seat)).toEqual([1, 2, 0, 3]);
    expect([0, 1, 2, 3].map((at) => reason(found!, at))).toEqual(["first", "first", "equal", "value"]);
  });

  it("shows at each place what its card took, and when", () => {
    expect(wonBy(4, outcome(events)).map((won) => `${won?.rank} ${won?.snake}`)).toEqual(["3 +1", "1 +2", "2 -1", "4 -4"]);
    expect(wonBy(2, null)).toEqual([null, null]);
  });

  it("is none before the cards are up", () => {
    expect(outcome(events.slice(0, 1))).toBeNull();
  });
});

it("shows which snakes were turned, each charmer once", () => {
  expect(turned(["-4", "charmer", "-4", "+1"], ["-4"])).toEqual([
    { snake: "-4", charmed: true },
    { snake: "-4", charmed: false },
    { snake: "+1", charmed: false },
  ]);
});
