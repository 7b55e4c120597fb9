import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Columns from "../src/games/fruitoplay/Columns.svelte";
import { away, bonusOf, extremes, fruitCard, kindOf, sameFruit } from "../src/games/fruitoplay/cards";
import {
  beware,
  foreseen,
  alone,
  divided,
  fruitless,
  gainsOf,
  inWords,
  question,
  rottenIn,
  staging,
  turnOf,
  upset,
  verdict,
  type FruitoplayScene,
} from "../src/games/fruitoplay/scene";
import type { Offer } from "../src/games";
import { games } from "../src/games/fruitoplay";
import Table from "../src/games/fruitoplay/Table.svelte";
import { shots } from "../src/scenes";
import type { FruitoplayEvent, FruitoplayView } from "../src/wire";
import { learn, t as words, type Words } from "../src/words.svelte";
import { framesOf, goldenGames, readGolden, viewersOf } from "./golden";

beforeAll(() => learn("fruitoplay"));
afterEach(cleanup);

it("reads cards", () => {
  expect(fruitCard("banana-6")).toEqual({ fruit: "banana", number: 6 });
  const printed = { double: ["fig-3"], rotten: ["fig-11"] };
  expect(["fig-3", "fig-11", "fig-4"].map((card) => kindOf(card, printed))).toEqual(["double", "rotten", "single"]);
});

it("tells how far a card is from the target", () => {
  expect(away("banana-2", "banana-6")).toBe(4);
  expect(sameFruit("fig-6", "banana-6")).toBe(false);
});

it("finds the columns that count", () => {
  expect(extremes([4, 0, 2, 3])).toEqual({ most: 4, fewest: 2, single: false });
  expect(extremes([0, 7])).toEqual({ most: 7, fewest: 7, single: true });
  expect(extremes([0, 0])).toBeNull();
});

it("marks the columns that count; an only one is the largest and the smallest", () => {
  const t = ((id: string) => id.replace("fruitoplay-table-", "")) as Words;
  const marks = (values: number[]) => {
    const scene = { ...readScene(), values: [values] };
    const { container } = render(Columns, { scene, told: scene, seat: 0, t });
    return [...container.querySelectorAll(".head")].map((head) => head.querySelector("small")?.textContent ?? "");
  };
  expect(marks([4, 0, 2, 3])).toEqual(["max", "", "min", ""]);
  expect(marks([0, 7, 0, 0])).toEqual(["", "both", "", ""]);
  expect(marks([0, 0, 0, 0])).toEqual(["", "", "", ""]);
});

it("knows what the collective card of a round adds before it is laid", () => {
  const laid = [...framesOf(readGolden("fruitoplay-3"), 0)].filter(({ events }) => events.some(({ event }) => event === "laid"));
  const added = laid.map(({ view }) => view as FruitoplayView).map(({ round, bonus }) => [bonusOf(round), bonus]);
  expect(added).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

describe.each(goldenGames("fruitoplay"))("whoever looks on at %s", (name) => {
  const film = readGolden(name);

  it.each(viewersOf(film))("sees empty places when a target comes: viewer %s", (viewer) => {
    let targets = 0;
    let before: FruitoplayScene | null = null;
    for (const frame of framesOf(film, viewer)) {
      before ??= staging.sceneOf(frame.view as FruitoplayView);
      for (const { scene } of shots(staging, before, frame.events as FruitoplayEvent[])) {
        if (scene.target && scene.target !== before.target) {
          expect(scene.trick).toEqual(scene.hands.map(() => null));
          targets += 1;
        }
        before = scene;
      }
    }
    expect(targets).toBe(21); // seven in each of three rounds
  });
});

it("shows which card a rotten one spoils, before and after it does", () => {
  const scene = { ...readScene(), cancelled: [[], []] } as unknown as FruitoplayScene;
  const event: FruitoplayEvent = { event: "cancelled", seat: 1, card: "fig-11", other: "fig-3", why: "equal" };
  const film = staging.beats(scene, event, null);
  expect(film.map((beat) => [beat.scene.spoiling?.other, beat.scene.cancelled[1].length])).toEqual([
    ["fig-3", 0],
    ["fig-3", 2],
    [undefined, 2],
  ]);
  expect(film.at(-1)!.scene).toEqual(staging.after(scene, event));
});

it("shows that hands go to the columns; secret choices without a card take no time", () => {
  const scene = readScene();
  const added: FruitoplayEvent = { event: "added", seat: 1, cards: ["fig-3"] };
  const film = staging.beats(scene, added, added);
  expect(film.map(({ scene: { adding } }) => adding)).toEqual([
    { seat: 1, cards: ["fig-3"] },
    { seat: 1, cards: [] },
    { seat: 1, cards: [] },
    undefined,
  ]);
  for (const still of film.slice(0, 2)) expect(still.scene.values).toEqual(scene.values); // they are counted when the cards are there
  expect(film[2].scene.gained!.seat).toBe(1);
  expect(film.reduce((sum, { lasts }) => sum + lasts, 0)).toBeGreaterThanOrEqual(2000); // also where another hand follows
  expect(staging.beats({ ...scene, target: null }, { event: "chose", seat: 1, choice: null }, null)[0].lasts).toBe(0);
  expect(staging.beats({ ...scene, target: "fig-9" }, { event: "chose", seat: 1, choice: null }, null)[0].lasts).toBeGreaterThan(0);
});

it("clears the columns before the next round is dealt, so that it is seen", () => {
  const columns = [
    [["fig-3"], []],
    [[], ["apple-2", "apple-5"]],
    [[], []],
  ];
  const fruits = ["fig", "apple"];
  const scene = { ...readScene(), fruits, columns, round: 1, collective: "fig", bonus: 1, cancelled: [["fig-3"], [], []] };
  const dealt: FruitoplayEvent = { event: "dealt", round: 2, hands: [["fig-9"], null, null], count: 1, pile: 9 };
  const [clearing, , deal, ...more] = staging.beats({ ...scene, hands: [0, 0, 0], hand: [] }, dealt, null);
  expect(clearing.scene.clearing).toEqual(["fig-3", "apple-2", "apple-5"]);
  expect([clearing.scene.columns.flat(2), clearing.scene.values.flat(), clearing.scene.round]).toEqual([[], Array(6).fill(0), 2]);
  expect([clearing.scene.hands, deal.scene.hands, deal.scene.clearing, more]).toEqual([[0, 0, 0], [1, 1, 1], undefined, []]);
  expect(staging.beats(deal.scene, dealt, null).some((beat) => beat.scene.clearing)).toBe(false); // nothing to clear
});

it("shuffles the whole deck before the hands of a round are dealt, and takes from it what is seen to go", () => {
  const count = 6;
  const dealt: FruitoplayEvent = { event: "dealt", round: 2, hands: [["fig-9"], null, null, null], count, pile: 49 };
  const before = { ...readScene(), columns: [], hand: [], hands: [0, 0, 0, 0], pile: 30 };
  const [shuffled, deal] = staging.beats(before, dealt, null);
  expect(shuffled.scene).toMatchObject({ shuffling: { round: 2, cards: 80 }, pile: 80, hands: [0, 0, 0, 0], hand: [] });
  expect(shuffled.lasts).toBeGreaterThanOrEqual(1500); // it is read
  expect([deal.scene.pile, deal.scene.hands, deal.scene.shuffling]).toEqual([56, Array(4).fill(count), undefined]);
  const river: FruitoplayEvent = { event: "river", cards: Array.from({ length: 7 }, (_, at) => `apple-${at + 1}`) };
  expect([deal, ...staging.beats(deal.scene, river, null)].map(({ lasts }) => lasts > 700)).toEqual([true, true]); // nothing follows cards in the air
  expect(staging.after(deal.scene, river).pile).toBe(49);
});

it("says who draws: everybody, all but the winner, or in the end whoever wants to", () => {
  const drew = (draws: number[], declined?: number[], short = false): FruitoplayEvent => ({
    event: "drew",
    short,
    draws: draws.map((seat) => ({ seat, card: null })),
    ...(declined && { declined }),
  });
  const drawing = (river: string[], ...facts: Parameters<typeof drew>) =>
    staging.beats({ ...readScene(), river }, drew(...facts), null)[0].scene.drawing;
  const left = (...facts: Parameters<typeof drew>) => drawing(["fig-9"], ...facts);
  expect([left([0, 1, 2]), left([0, 2]), left([0], [1])]).toEqual(["all", "others", "some"]);
  expect([left([0], undefined, true), drawing([], [], undefined, true)]).toEqual(["short", "empty"]); // no card is left
  expect(drawing([], [0, 2])).toBe("some"); // after the last target, also when all want one
});

describe("rotten fruit", () => {
  const scene: FruitoplayScene = {
    ...readScene(),
    ...{ fruits: ["fig", "apple"], double: ["fig-2", "apple-2"], rotten: ["fig-11", "apple-11"], collective: null, bonus: 0 },
    ...{
      columns: [
        [
          ["fig-1", "fig-2", "fig-11"],
          ["apple-2", "apple-3", "apple-11"],
        ],
      ],
      cancelled: [[]],
      values: [[3, 3]],
    },
  };

  it("asks once for each column with cards that count differently, and says which question it is", () => {
    expect(question(scene, 0, [])).toEqual({ fruit: "fig", number: 1, count: 2 });
    expect(question(scene, 0, ["cancel:fig-2"])).toEqual({ fruit: "apple", number: 2, count: 2 });
    expect(question(scene, 0, ["cancel:fig-2", "cancel:apple-3"]).number).toBe(1); // it begins anew
    const alike = { ...scene, columns: [[["fig-1", "fig-3", "fig-11"], scene.columns[0][1]]] };
    expect(question(alike, 0, [])).toEqual({ fruit: "apple", number: 1, count: 1 });
    expect(question({ ...alike, collective: "fig", bonus: 2 }, 0, []).count).toBe(2);
  });

  it("is told of when somebody takes it, as target or as a card played, and long enough to be read", () => {
    const trick = { ...scene, columns: [[[], []]], values: [[0, 0]], hands: [3] };
    const told = (target: string, card: string, seat: number | null) => {
      const before = { ...trick, target, river: [target], trick: [{ card, up: true }] };
      const [, sweep, landed, end] = staging.beats(before, { event: "won", seat, card, target }, null);
      expect(end.scene.tainted).toBeUndefined();
      expect(sweep.scene.tainted).toBeUndefined();
      return { ...landed.scene.tainted, long: landed.lasts >= 3000 };
    };
    expect(told("fig-11", "fig-2", 0)).toEqual({ seat: 0, count: 1, long: true });
    expect(told("fig-2", "apple-11", 0)).toEqual({ seat: 0, count: 1, long: true });
    expect(told("fig-11", "apple-11", 0)).toEqual({ seat: 0, count: 2, long: true });
    expect(told("fig-2", "apple-2", 0)).toEqual({ long: false });
    expect(told("fig-11", "fig-2", null)).toEqual({ long: false }); // nobody took it
  });

  it("has a sign in its column until it has spoiled a card", () => {
    expect([0, 1].map((column) => rottenIn(scene, 0, column))).toEqual([["fig-11"], ["apple-11"]]);
    expect(rottenIn({ ...scene, cancelled: [["fig-11", "fig-2"]] }, 0, 0)).toEqual([]);
  });

  it("marks at once what was chosen, and counts without it", () => {
    const after = foreseen(scene, 0, ["cancel:fig-2"]);
    expect(after.cancelled).toEqual([["fig-11", "fig-2"]]);
    expect(after.values).toEqual([[1, 3]]);
    expect(foreseen(scene, 0, [])).toEqual(scene);
  });
});

it("shows what a trick brings, and who chose the collective card; the count waits for the player", () => {
  const scene: FruitoplayScene = {
    ...readScene(),
    ...{ target: "fig-9", river: ["fig-9", "fig-1"], fruits: ["fig", "apple"], double: ["apple-2"], rotten: [], collective: null },
    ...{
      columns: [
        [[], []],
        [["fig-5"], []],
        [[], []],
      ],
      values: [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      cancelled: [[], [], []],
    },
    trick: [null, { card: "apple-2", up: true }, { card: "apple-7", up: true }],
  };
  const won: FruitoplayEvent = { event: "won", seat: 1, card: "apple-7", target: "fig-9" };
  const film = staging.beats(scene, won, null);
  expect(film.map((beat) => beat.scene.gained)).toEqual([undefined, undefined, { seat: 1, values: [1, 3] }, undefined]);
  expect(film.map((beat) => beat.scene.values[1])).toEqual([[1, 0], [1, 0], ...Array<number[]>(2).fill([2, 3])]); // once they are there
  expect(film.at(-1)!.scene).toEqual(staging.after(scene, won));
  const [laid] = staging.beats(scene, { event: "laid", seat: 2, fruit: "fig", bonus: 1 }, null);
  expect(laid.scene.laying).toEqual({ seat: 2 });
  expect([0, 1, 2].map((seat) => gainsOf(laid.scene, seat))).toEqual(Array(3).fill([1, 0])); // it is everybody's
  expect(laid.lasts).toBeGreaterThanOrEqual(2500);
  const [scored] = staging.beats(scene, { event: "scored", seat: 1, round: 1, points: 3, values: [3, 1] }, null);
  expect([scored.summary, scored.lasts >= 60_000]).toEqual([true, true]);
  const each: FruitoplayEvent = { event: "scored", seat: 0, round: 1, points: 0, values: [0, 0] };
  const [row] = staging.beats(scene, each, each);
  expect([row.summary, row.lasts >= 900, row.scene.summary]).toEqual([undefined, true, [0]]); // another one follows
});

describe("the table", () => {
  const NAMES = ["You", "Bo", "Cleo"];
  const shown = (
    scene: Partial<FruitoplayScene>,
    view: Partial<FruitoplayView> = {},
    settled = false,
    told?: FruitoplayScene,
    offers: Offer[] = [],
  ) => {
    const all = { ...readScene(), ...scene };
    const calls = { goOn: () => {}, finish: () => {}, act: () => {} };
    const nothing = { offers, pending: [], hinted: new Map(), components: {}, settled };
    const seen = { phase: "play", waiting: [], winners: [], river: [], chosen: [], choices: [0, 0, 0], ...view };
    render(Table, {
      scene: all,
      told: told ?? all,
      view: seen as unknown as FruitoplayView,
      names: NAMES,
      seat: 0,
      t: words,
      ...calls,
      ...nothing,
    });
  };
  const text = (where: string) => document.querySelector(where)?.textContent?.trim() ?? "";
  const summary = [0, 1, 2];
  const over = {
    round: 3,
    over: true,
    summary,
    points: [
      [9, 9, 4],
      [9, 7, 6],
      [1, 1, 1],
    ],
  };

  it("says what a rotten card has spoiled, the collective card, too", () => {
    shown({ spoiling: { seat: 2, card: "strawberry-11", other: "collective", why: "only" } });
    const told = () => text(".spoiling p").replace(/\s/g, " ");
    expect(told()).toBe(
      "Cleo’s rotten strawberry 11 cancels the collective card. It finds no other card: the column is worth 0 now and no longer counts.",
    );
    cleanup();
    shown({ spoiling: { seat: 0, card: "fig-11", other: "fig-4", why: "equal" } });
    expect(told()).toContain("Your rotten fig 11 cancels fig 4. All it could cancel counts the same");
    cleanup();
    shown({ spoiling: { seat: 0, card: "fig-11", other: null, why: null } });
    expect(told()).toBe("Your rotten fig 11 finds nothing to cancel.");
  });

  it("has room for all rows of a tall column, and for the collective card beside the fruit", () => {
    const scene = readScene();
    const fruit = scene.fruits[0];
    const double = [3, 8, 13, 18].map((number) => `${fruit}-${number}`);
    const cards = [1, 3, 5, 6, 7, 8, 13, 14, 15, 17, 18].map((number) => `${fruit}-${number}`);
    const columns = scene.columns.map((own, seat) => own.map((few, at) => (seat ? few : at ? [] : cards)));
    shown({ columns, double, rotten: [], collective: fruit, bonus: 2 });
    const column = [...document.querySelectorAll(".columns")].at(-1)!.children[0]; // one's own
    const list = column.querySelector<HTMLElement>(".cards")!;
    expect(["two", "three", "four", "five"].map((fields) => list.style.getPropertyValue(`--${fields}`))).toEqual(["9", "6", "4", "3"]);
    expect([list.className.includes("dense"), list.className.includes("full")]).toEqual([true, false]);
    expect([column.querySelector(".head .bonus")!.textContent, list.children.length]).toEqual(["+2", 11]);
  });

  it("says whether rotten fruit is still to be taken from what the round counts", () => {
    const scene = readScene();
    const columns = scene.columns.map((own, seat) =>
      seat ? own : scene.fruits.map((fruit, at) => (at ? [] : [`${fruit}-1`, `${fruit}-16`])),
    );
    const values = scene.values.map((own, seat) => (seat ? own : [3, 0, 0, 2]));
    shown({ columns, values, rotten: [] });
    expect(text(".now")).toBe("this round: 3 × 2");
    cleanup();
    shown({ columns, values, rotten: [columns[0][0][1]] });
    expect(text(".now")).toBe("before rot: 3 × 2");
  });

  it("says at the last draw, too, what the columns count", () => {
    shown({ values: readScene().values.map(() => [3, 0, 0, 2]), target: null }, { phase: "draw" }, true);
    expect(text(".now")).toBe("this round: 3 × 2");
  });

  it("says nothing of the target before, when all is shown at once", () => {
    const trick = [{ card: "fig-3", up: true }, null, null];
    const before = { ...readScene(), target: "fig-9", trick, winner: 0 };
    shown({ target: "fig-9", trick, winner: 0 });
    expect(text(".told")).toBe("Only you have the right fruit (fig). You take everything!");
    expect(text("[data-slot='0'] .verdict")).toBe("right fruit, 6 away");
    cleanup();
    shown({ target: "fig-1", trick: [{ card: "fig-4", up: false }, null, null] }, {}, false, before);
    expect(text(".told")).toBe("");
    expect(text("[data-slot='0'] .verdict")).toBe("");
  });

  it("says whose hand goes into the columns as it lies there, not whose did before", () => {
    const before = { ...readScene(), adding: { seat: 0, cards: ["fig-3"] } };
    const now = { adding: { seat: 1, cards: ["fig-4"] }, target: null };
    shown(now, {}, false, before);
    expect(text(".told")).toContain("Bo’s hand");
    cleanup();
    shown({ spoiling: { seat: 1, card: "fig-11", other: "fig-4", why: "chosen" }, target: null }, {}, false, before);
    expect([text(".told"), text(".spoiling p")]).toEqual(["", expect.stringContaining("as Bo chose")]);
  });

  it("tells what a sign means to whoever taps a card that stands for no move", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const columns = readScene().columns.map((own, seat) => (seat === 0 ? own.map((_, at) => (at ? [] : ["fig-3", "fig-4"])) : own));
    shown({ river: ["fig-11", "fig-9"], target: "fig-11", columns, rotten: ["fig-11"], double: ["fig-3"] });
    const tapped = [...document.querySelectorAll(".river button, .columns button")];
    expect(tapped).toHaveLength(2);
    const told = [];
    for (const each of tapped) {
      await fireEvent.click(each);
      const dialog = document.querySelector("dialog[open]")!;
      told.push(dialog.textContent);
      dialog.remove();
    }
    expect(told[0]).toMatch(/fig.11 \(rotten\).*the owner chooses which/s);
    expect(told[1]).toMatch(/fig.3 \(double\).*counts as two cards/s);
  });

  it("says in words what the signs at the columns of the others mean", () => {
    const scene = { ...readScene(), rotten: ["fig-11"], double: ["fig-3"] };
    const said = (values: number[], cards: string[] = []) => {
      const columns = scene.columns.map((own, seat) => (seat === 1 ? own.map((_, at) => (at ? [] : cards)) : own));
      return inWords({ ...scene, columns, values: scene.values.map(() => values) }, 1, words).join(" | ");
    };
    expect(said([0, 0])).toBe("Green line below a fruit: the largest column. Brown dashes: the smallest.");
    expect(said([4, 2])).toBe("this round: 4 × 2 | Green line: the largest column, 4 | Brown dashes: the smallest column, 2");
    expect(said([4, 0])).toContain("a single column counts as the largest and as the smallest");
    expect(said([4, 4])).toContain("equal columns are the largest and the smallest at once");
    expect(said([4, 0], ["fig-3"])).toContain("×2: counts as two cards");
    expect(said([4, 0], ["fig-11"])).toContain("!: rotten.");
  });

  it("advises by what lies there", () => {
    const now = { phase: "play", seat: 0, chosen: [], tricks: [[]], river: ["fig-9"], double: ["fig-3"], values: [[2, 1]] };
    const advice = (more: object) =>
      games.fruitoplay.guide!({ ...now, ...more } as unknown as FruitoplayView, [{ token: "a", sentence: "" }], {});
    expect(advice({ tricks: [] })).toBe("fruitoplay-guide-play");
    expect(advice({})).toBe("fruitoplay-guide-play");
    expect(advice({ tricks: [[], []] })).toBe("fruitoplay-guide-columns");
    expect(advice({ values: [[3, 0]] })).toBe("fruitoplay-guide-single");
    expect(advice({ river: ["fig-3"] })).toBe("fruitoplay-guide-double");
  });

  it("says that the columns are cleared", () => {
    shown({ clearing: ["fig-3"] });
    expect(text(".told")).toBe("The columns are cleared for the next round.");
    expect(document.querySelectorAll("[data-folds='deck'] [data-moves='fig-3']")).toHaveLength(1);
  });

  it("says that the deck is shuffled: again, from the second round on", () => {
    shown({ shuffling: { round: 1, cards: 80 } });
    expect(text(".told")).toBe("All 80 cards are shuffled.");
    cleanup();
    shown({ shuffling: { round: 2, cards: 80 } });
    expect(text(".told")).toBe("All 80 cards are shuffled again.");
  });

  it("says what was chosen when it asks for the next rotten card, and marks it in its column", () => {
    const fruits = ["fig", "apple"];
    const columns = [["fig-1", "fig-2", "fig-11"], ["apple-2", "apple-3", "apple-11"]]; // prettier-ignore
    const scene = { fruits, columns: [columns, [[], []], [[], []]], cancelled: [[], [], []], values: Array(3).fill([3, 3]) };
    const kinds = { double: ["fig-2", "apple-2"], rotten: ["fig-11", "apple-11"], collective: null, bonus: 0 };
    const offers = ["apple-2", "apple-3"].map((card) => ({ token: `cancel:${card}`, sentence: card }));
    shown({ ...scene, ...kinds, target: null }, { phase: "cancel", chosen: ["cancel:fig-2"] }, true, undefined, offers);
    expect(text(".answer")).toMatch(/^1 of 2: fig\s2 is chosen\.$/);
    expect(text(".question")).toMatch(/^2 of 2: your rotten apple/);
    expect([...document.querySelectorAll(".columns .chosen [data-moves]")].map((card) => card.getAttribute("data-moves"))).toEqual([
      "fig-2",
      "fig-11",
    ]);
    cleanup();
    shown({ ...scene, ...kinds, target: null }, { phase: "cancel", chosen: [] }, true, undefined, offers);
    expect(document.querySelector(".answer, .chosen")).toBeNull();
  });

  it("says how many rotten cards were taken", () => {
    const took = (count: number) => shown({ tainted: { seat: 1, count } });
    took(1);
    expect(text(".notice")).toMatch(/^Bo takes a rotten card\. It counts/);
    cleanup();
    took(2);
    expect(text(".notice")).toMatch(/^Bo takes 2 rotten cards\. They count/);
  });

  it("counts what others hold as it is seen: without what they have chosen, and once it has arrived", () => {
    const held = () => [text('[data-seat="1"] .hand b'), document.querySelector('[data-seat="1"] .hand')!.getAttribute("aria-label")];
    const trick = [null, { card: null, up: false }, null];
    shown({ hands: [6, 6, 6], trick });
    expect(held()).toEqual(["5", "5 cards in hand"]);
    cleanup();
    shown({ hands: [6, 5, 6], trick: [null, { card: "fig-3", up: true }, null] });
    expect(held()[0]).toBe("5");
    cleanup();
    shown({ hands: [6, 6, 6] }, {}, false, { ...readScene(), hands: [0, 0, 0] }); // the deal is on its way
    expect(held()).toEqual(["0", "no card in hand"]);
  });

  it("counts no round before the first", () => {
    shown({ round: 0 });
    expect(text(".when")).toBe("");
  });

  it.each([
    [[20, 22, 3], [1], "Bo wins with 22 points."],
    [[22, 20, 3], [0], "You win with 22 points."],
    [[22, 22, 3], [1], "Bo wins with 22 points. The totals are equal: the points of round 3 decide."],
    [[3, 22, 22], [1, 2], "Shared win: Bo and Cleo, with 22 points each. The points of round 3 are equal, too."],
    [[22, 3, 22], [0, 2], "Shared win: You and Cleo, with 22 points each. The points of round 3 are equal, too."],
  ])("says on the last sheet who has won: %j", (scores, winners, said) => {
    shown({ ...over, scores }, { winners });
    expect(text(".summary h2")).toBe("The final score");
    expect(text(".summary .says")).toBe(said);
    expect(document.querySelectorAll(".summary tr.winner")).toHaveLength(winners.length);
    const sums = [...document.querySelectorAll(".summary .sum")].map((each) => Number(each.textContent));
    expect(sums).toEqual([...scores].sort((a, b) => b - a));
    expect(document.querySelector(".summary tbody tr")!.matches(".winner")).toBe(true); // also before an equal one
  });

  it("keeps the order of the seats until all is counted: no order tells who wins", () => {
    const rows = () => [...document.querySelectorAll(".summary tbody th")].map((each) => each.textContent);
    shown({ ...over, scores: [3, 20, 17], summary: [0] });
    expect(rows()).toEqual(["You", "Bo", "Cleo"]);
    cleanup();
    shown({ ...over, scores: [3, 20, 22] }, { winners: [2] });
    expect(rows()).toEqual(["Cleo", "Bo", "You"]);
  });

  it("says everybody's product of the round, and leaves the columns in sight", () => {
    shown({ ...over, round: 1, over: false, values: [2, 3, 4].map((fewest) => [4, 0, fewest, 0]) });
    expect([...document.querySelectorAll(".summary .product")].map((each) => each.textContent)).toEqual([
      ...["4 × 2 = 8", "4 × 3 = 12", "4 × 4 = 16"],
    ]);
    expect(document.querySelector(".middle > .over.between")).not.toBeNull();
  });

  it("says that any fruit can win, and which target it is", () => {
    const trick = ["apple-1", "banana-2", "apple-3"].map((card) => ({ card, up: true }));
    const scene = { round: 1, target: "fig-9", river: ["fig-9", "fig-1"], trick };
    shown(scene);
    expect(text(".told")).toBe("Nobody has the right fruit: any fruit can win.");
    expect(text(".when")).toBe("Round 1 of 3 Target 6 of 7");
    cleanup();
    shown({ ...scene, winner: 2 });
    expect(text(".told")).toBe("Nobody had the right fruit. Cleo takes everything!");
    cleanup();
    shown({ ...scene, river: [], target: null, trick: [null, null, null], out: ["fig-1"] });
    expect(text(".when")).toBe("Round 1 of 3 The round ends");
  });

  it("says on the sheets before what the next round brings", () => {
    const says = (scores: number[]) => {
      cleanup();
      shown({ ...over, round: 2, over: false, scores });
      return text(".summary .says");
    };
    expect(says([9, 7, 8])).toContain("Before round 3, whoever has the fewest points chooses the collective card, a fruit");
    expect(says([9, 7, 7])).toContain("Before round 3, the collective card, a fruit, is drawn by lot"); // FRU-5
  });

  it("counts one row after the other, each where it stays", () => {
    const values = [[4, 2], [5, 3], [1, 0]]; // prettier-ignore
    const points = [[9, 1, 8], [1, 1], [1, 1]]; // prettier-ignore
    shown({ ...over, over: false, points, scores: [18, 2, 2], values, summary: [0] });
    const rows = [...document.querySelectorAll(".summary tbody tr")];
    expect(rows.map((row) => row.querySelector("th")!.textContent)).toEqual(["You", "Bo", "Cleo"]); // as it ends: 18, 17, 3
    expect(rows.map((row) => row.querySelector(".product")!.matches(".coming"))).toEqual([false, true, true]);
    expect(rows.map((row) => row.querySelector(".sum")!.textContent)).toEqual(["18", "2", "2"]);
    expect(rows.map((row) => row.matches(".now"))).toEqual([true, false, false]);
    expect(text(".summary .says")).toBe("");
  });

  it("says who draws as the cards set off", () => {
    shown({ drawing: "others", target: null }, {}, false, { ...readScene(), target: null });
    expect(text(".told")).toBe("Everyone but the winner draws a card.");
    cleanup();
    shown({ drawing: "some", target: null });
    expect(text(".told")).toBe("Whoever did not win the last target may draw a card.");
  });

  it("says what the collective card does, also to whoever taps it", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    shown({ collective: "strawberry", bonus: 2, laying: { seat: 1 } });
    expect(text(".notice")).toContain("Bo has the fewest points");
    expect(text(".notice")).toContain("This goes for an empty column, too.");
    await fireEvent.click(document.querySelector(".collective button")!);
    expect(text(".collective dialog")).toContain("strawberry column: +2 for everyone");
  });
});

it("says that any fruit can win where nobody has played that of the target", () => {
  const up = (...cards: string[]) => ({ ...readScene(), target: "fig-9", trick: cards.map((card) => ({ card, up: true })) });
  expect(fruitless(up("apple-1", "banana-9"))).toBe(true);
  expect(fruitless(up("apple-1", "fig-20"))).toBe(false);
  expect(fruitless({ ...up("apple-1"), turning: true })).toBe(false); // nobody has seen them
  expect([alone(up("apple-1", "fig-20")), alone(up("fig-1", "fig-20")), alone(up("apple-1"))]).toEqual([1, null, null]);
  expect(alone({ ...up("fig-1"), turning: true })).toBeNull();
  expect(fruitless({ ...up("apple-1"), target: null })).toBe(false);
});

it("says that only the right fruit counts, where several have it and somebody has not (FRU-7)", () => {
  const up = (...cards: string[]) => ({ ...readScene(), target: "fig-9", trick: cards.map((card) => ({ card, up: true })) });
  const all = [up("fig-1", "fig-20", "apple-9"), up("fig-1", "fig-20"), up("fig-1", "apple-9"), up("apple-1", "banana-9")];
  expect(all.map(divided)).toEqual([true, false, false, false]);
  expect(divided({ ...all[0], turning: true })).toBe(false); // nobody has seen them
});

it("counts the targets of a round, up to its end", () => {
  const scene = { ...readScene(), round: 2, river: ["fig-9", "fig-1"], columns: [[["fig-2"]]], out: [] };
  expect(turnOf({ ...scene, target: "fig-9" })).toBe(6);
  expect(turnOf({ ...scene, target: null })).toBe(5); // until the next one is laid
  expect(turnOf({ ...scene, river: [], target: null })).toBe(7);
  expect(turnOf({ ...scene, river: [], target: null, columns: [[[]]] })).toBeNull(); // cards are dealt
});

it("tells what matters before a card is chosen: a rotten one, and that hands go to the columns", () => {
  const scene = { ...readScene(), target: "fig-9", river: ["fig-9", "fig-1", "fig-2"], rotten: ["fig-11"], hand: ["fig-3"] };
  const told = (more: Partial<FruitoplayScene>) => beware({ ...scene, ...more }, words);
  expect(told({})).toBe("");
  expect(told({ hand: ["fig-11"] })).toContain("If you keep your rotten card");
  expect(told({ target: "fig-11" })).toContain("Rotten: it counts for nothing");
  expect(told({ river: ["fig-9", "fig-1"] })).toContain("Two more targets");
  expect(told({ river: ["fig-9"] })).toContain("Last target");
  expect(told({ river: ["fig-9"], seat: null })).toBe(""); // who looks on has no hand
  expect(told({ target: "fig-11", trick: [{ card: "fig-3", up: true }] })).toBe("");
});

/** The first scene of a game of three. */
const readScene = () => staging.sceneOf([...framesOf(readGolden("fruitoplay-3"), 0)][0].view as FruitoplayView);

describe("the last card of a trick", () => {
  const t = ((id: string, facts?: { away?: number }) => `${id}${facts?.away ?? ""}`) as unknown as Words;

  // What an event shows, for the seat that chose last.
  const film = readGolden("fruitoplay-3");
  const decided = [...framesOf(film, 0)].filter(({ events }) => events.some((event) => event.event === "revealed"));

  it("is seen up with all others beside its target, then who wins, then the cards go", () => {
    let before = staging.sceneOf([...framesOf(film, 0)][0].view as FruitoplayView);
    for (const frame of framesOf(film, 0)) {
      const events = frame.events as FruitoplayEvent[];
      const revealed = events.find((event) => event.event === "revealed");
      const won = events.find((event) => event.event === "won");
      if (revealed && won) {
        const beats = shots(staging, before, events);
        const open = beats.findIndex(({ scene }) => scene.trick.some((slot) => slot?.up));
        expect(beats[open].scene.trick.map((slot) => slot?.card ?? null)).toEqual(revealed.cards);
        expect(beats[open].scene.target).toBe(won.target);
        expect(revealed.cards.map((_, seat) => verdict(beats[open].scene, seat, t))).toEqual(revealed.cards.map(() => ({}))); // they turn
        expect(beats[open].begins).toBeNull();
        expect(beats[open + 1].begins).toBe(events.indexOf(revealed));
        expect(verdict(beats[open + 1].scene, 0, t).verdict).toMatch(/fruit/);
        expect(beats[open + 1].lasts).toBeGreaterThanOrEqual(1200 + 250 * revealed.cards.filter(Boolean).length);
        const told = beats.find(({ scene }) => scene.winner !== undefined)!;
        expect(told.scene.winner).toBe(won.seat);
        expect(told.scene.columns).toEqual(before.columns); // nothing is swept up yet
        expect(beats.at(-1)!.scene.trick.every((slot) => slot === null)).toBe(true);
      }
      before = staging.sceneOf(frame.view as FruitoplayView);
    }
    expect(decided).toHaveLength(21);
  });

  it("is out, if another one is as near", () => {
    const scene = {
      target: "fig-9",
      trick: [
        { card: "fig-8", up: true },
        { card: "fig-10", up: true },
        { card: "apple-9", up: true },
      ],
      tied: ["fig-8", "fig-10"],
      winner: 2,
    } as FruitoplayScene;
    expect(verdict(scene, 0, t)).toEqual({ verdict: "fruitoplay-table-tied1", out: true });
    expect(verdict(scene, 2, t)).toEqual({ verdict: "fruitoplay-table-other-fruit0", won: true });
    expect(upset(scene)).toBe(true);
    expect(upset({ ...scene, winner: 0 })).toBe(false);
    expect(upset({ ...scene, trick: [null, null, scene.trick[2]] })).toBe(false);
    expect(verdict({ ...scene, trick: [null, null, null] }, 0, t)).toEqual({});
    expect(verdict({ ...scene, trick: [{ card: "fig-8", up: false }, null, null] }, 0, t).verdict).toBe("fruitoplay-table-yours");
  });
});
