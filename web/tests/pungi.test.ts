import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { animalCard, backOf, charmedIn, counted, paired, printed, recharmed, scoreOf, sorted } from "../src/games/pungi/cards";
import {
  changeOf,
  charming,
  charms,
  countedAt,
  coveted,
  inTurn,
  pointsOf,
  precedence,
  roundsOf,
  staging,
  taker,
  turningAt,
  verdict,
  type PungiScene,
} from "../src/games/pungi/scene";
import { games } from "../src/games/pungi";
import Table from "../src/games/pungi/Table.svelte";
import { shots, type Beat } from "../src/scenes";
import type { PungiEvent, PungiView } from "../src/wire";
import { learn, t } from "../src/words.svelte";
import { framesOf, goldenGames, readGolden, viewersOf } from "./golden";

beforeAll(() => learn("pungi"));
afterEach(cleanup);

describe("the cards of Pungi", () => {
  it("have a value only where it is seen", () => {
    expect(animalCard("frog-7")).toEqual({ animal: "frog", value: 7 });
    expect(animalCard("frog")).toEqual({ animal: "frog", value: null });
    expect(backOf("frog-7")).toBe("frog");
  });

  it("have a real minus, and charmers none", () => {
    expect(printed("-4")).toBe("−4");
    expect(printed("charmer")).toBe("");
  });

  it("lie in one order, by animal and value", () => {
    expect(sorted(["snail-2", "frog-10", "frog-9"])).toEqual(["frog-9", "frog-10", "snail-2"]);
    expect(counted(["mouse-3", "frog", "frog"])).toEqual([
      { animal: "frog", count: 2 },
      { animal: "mouse", count: 1 },
    ]);
  });

  it("are counted with the charmers, which turn the lowest snakes", () => {
    const taken = ["+2", "charmer", "-3", "+3", "charmer", "+4"];
    expect(charmedIn(taken)).toEqual(["-3", "+2"]);
    expect(scoreOf(taken)).toBe(8);
    expect(scoreOf(["charmer"])).toBe(0);
  });
  it.each([
    [["-1", "+4", "charmer", "charmer"], [], 3],
    [["-1", "+4", "charmer", "charmer", "charmer"], ["-1"], 5],
    [["+4", "+1", "charmer", "charmer"], [], 5],
    [["-1", "+1", "charmer", "charmer"], ["-1", "+1"], 0],
    [["-4", "-1", "charmer"], ["-4"], 3],
    [["charmer"], [], 0],
  ])("where a snake may be turned again, of %j lie turned %j", (taken, charmed, score) => {
    expect(charmedIn(taken, true)).toEqual(charmed);
    expect(scoreOf(taken, charmedIn(taken, true))).toBe(score);
  });

  it("lie in pairs at the end: each charmer with one snake of those that are alike", () => {
    expect(paired(["-4", "charmer", "-4"], ["-4"])).toEqual([
      { snake: 0, charmer: 1 },
      { snake: 2, charmer: null },
    ]);
    expect(paired(["charmer"], [])).toEqual([{ snake: null, charmer: 0 }]);
    expect(paired(["charmer", "+1", "charmer", "-2"], ["-2"])).toEqual([
      { snake: null, charmer: 0 }, // until it is told, it lies where it was taken
      { snake: 1, charmer: null },
      { snake: 3, charmer: 2 },
    ]);
  });

  it("lie in pairs that stay: of two charmers only the one that is told moves", () => {
    const taken = ["-1", "charmer", "-2", "charmer", "-4"];
    expect(paired(taken.slice(0, 4), ["-2", "-1"])).toEqual([
      { snake: 0, charmer: 3 },
      { snake: 2, charmer: 1 },
    ]);
    expect(paired(taken, ["-4", "-2"])).toEqual([
      { snake: 0, charmer: null },
      { snake: 2, charmer: 1 },
      { snake: 4, charmer: 3 },
    ]);
  });
});

it.each([
  [["-4", "charmer"], ["-4"], []],
  [["charmer", "-4"], ["-4"], []],
  [["charmer", "+2", "-3"], ["-3"], ["+2"]],
  [["-1", "charmer", "-3"], ["-3"], ["-1"]],
  [["-4", "-4", "charmer", "charmer"], ["-4"], []],
  [["-4", "charmer", "+1"], [], []],
  [["charmer"], [], []],
])("the last of %j lets charmers turn %j, and %j back", (taken, turned, back) => {
  expect(recharmed(taken)).toEqual({ turned, back });
});

type Film = ReturnType<typeof readGolden>;

interface Moment {
  shot: Beat<PungiScene>;
  event: PungiEvent; // during which it is shown
  before: PungiScene;
}

/** All that a viewer of a golden game is shown. */
function moments(film: Film, viewer: number | null): Moment[] {
  const found: Moment[] = [];
  let before: PungiScene | null = null;
  for (const frame of framesOf(film, viewer)) {
    before ??= staging.sceneOf(frame.view as PungiView);
    const events = frame.events as PungiEvent[];
    for (const [at, event] of events.entries())
      for (const shot of staging.beats(before, event, events[at + 1] ?? null)) {
        found.push({ shot, event, before });
        before = shot.scene;
      }
  }
  return found;
}

/** What is shown of each round, from the row that is laid to the cards that go. */
function rounds(film: Film, viewer: number | null): Moment[][] {
  const found: Moment[][] = [];
  for (const moment of moments(film, viewer)) {
    if (moment.event.event === "laid" && !moment.before.row.length) found.push([]);
    if (moment.shot.scene.row.length) found.at(-1)!.push(moment);
  }
  return found.filter((round) => round.some(({ event }) => event.event === "priority")); // the others were shuffled back
}

const FILMS = goldenGames("pungi").map((name): [string, Film] => [name, readGolden(name)]);

describe.each(FILMS)("whoever looks on at %s", (_, film) => {
  const viewers = viewersOf(film);
  const { seats } = film;

  it.each(viewers)("sees empty places when a row is laid: viewer %s", (viewer) => {
    const all = rounds(film, viewer);
    expect(all).toHaveLength(Math.floor(37 / seats));
    for (const [{ shot }] of all) {
      expect(shot.scene.trick).toEqual(Array(seats).fill(null));
      expect(shot.scene.row).toHaveLength(seats);
    }
  });

  it.each(viewers)("sees all cards lie there, the last one too, and each one up beside the same row: viewer %s", (viewer) => {
    for (const round of rounds(film, viewer)) {
      const seen = round.filter(({ shot }) => shot.lasts >= 400).map(({ shot }) => shot.scene.trick);
      const { event } = round.find((each) => each.event.event === "priority")!;
      const played = event.event === "priority" ? event.cards : [];
      expect(seen.some((trick) => trick.every((slot) => slot && !slot.up))).toBe(true);
      expect(new Set(seen.flat().flatMap((slot) => (slot?.up ? [slot.card] : [])))).toEqual(new Set(played));
      expect(played).toHaveLength(seats);
    }
  });

  it("has its round of five within 16 seconds, besides what charmers turn, and nothing too quick to be read", () => {
    const charms = ({ shot }: Moment) => charming(shot.scene) !== null && shot.lasts > 0;
    for (const round of rounds(film, null)) {
      const took = round.filter((moment) => !charms(moment)).reduce((sum, { shot }) => sum + shot.lasts, 0);
      if (seats === 5) expect(took).toBeLessThan(16_000);
      for (const moment of round.filter(charms)) expect(moment.shot.lasts).toBeGreaterThanOrEqual(3000);
      for (const { shot, event } of round) if (event.event === "took" && shot.lasts) expect(shot.lasts).toBeGreaterThanOrEqual(500);
    }
  });

  it.each(viewers)("sees the snakes go one by one, and the cards only after the last: viewer %s", (viewer) => {
    for (const { shot, event, before } of moments(film, viewer)) {
      const taken = shot.scene.taken.flat().length - before.taken.flat().length;
      if (taken) expect([taken, event.event]).toEqual([1, "took"]);
      if (before.trick.some(Boolean) && !shot.scene.trick.some(Boolean)) expect(before.row).toEqual(Array(seats).fill(null));
    }
  });

  it.each(viewers)("sees in the end how all is counted, until they go on: viewer %s", (viewer) => {
    const all = moments(film, viewer).map(({ shot }) => shot);
    expect(all.filter((shot) => shot.summary)).toEqual([all.at(-1)]);
    expect(all.at(-1)!.scene.count!.sums).toEqual(all.at(-1)!.scene.taken.map((taken) => scoreOf(taken)));
    const first = all.find((shot) => shot.scene.count)!;
    expect(first.scene.count!.charmed.flat()).toEqual([]); // first as they lie on the table
    for (const { scene } of all.filter((shot) => shot.scene.count))
      for (const [seat, taken] of scene.taken.entries()) expect(countedAt(scene, seat)).toEqual(paired(taken, charmedIn(taken)));
  });
});

/** Seat 0 looks on as all have played; it began. */
const played: PungiScene = {
  ...{ seat: 0, start: 0, hand: ["mouse-2"], hands: [["mouse"], ["snail"], ["frog"], ["lizard"]] },
  ...{ pile: 9, top: "frog", discard: [], snakes: 33, taken: [[], [], [], []] },
  row: ["+2", "-1", "+1", "charmer"],
  trick: ["frog-4", "snail", "frog", "mouse"].map((card) => ({ card, up: false })),
  count: null,
};
const priority = (animal: string | null, ...cards: string[]): PungiEvent => ({ event: "priority", animal, cards });
const took = (seat: number, card: string, snake: string): PungiEvent => ({ event: "took", seat, card, snake });
const NAMES = ["You", "Bo", "Cleo", "Dag"];
const told = (scene: PungiScene) => scene.trick.map((_, seat) => verdict(scene, seat, NAMES, t).verdict ?? "");

describe("advice", () => {
  const offers = [{ token: "play:frog-7", sentence: "Play frog 7" }];
  const advice = (row: string[], taken: string[][]) =>
    games.pungi.guide!({ phase: "play", played: [], row, taken } as unknown as PungiView, offers, {});

  it("says what a charmer does before the first one is taken", () => {
    expect(advice(["+2", "charmer"], [[], []])).toBe("pungi-guide-charmer");
    expect(advice(["+2", "charmer"], [["-1"], ["charmer"]])).toBe("pungi-guide-lead");
    expect(advice(["+2", "-3"], [[], []])).toBe("pungi-guide-lead");
    expect(advice(["-3", "+2"], [[], []])).toBe("pungi-guide-lead-bad");
    expect(t("pungi-guide-charmer")).toContain(t("pungi-table-charmer"));
  });

  it("says whom to join only where an animal leads, or might, and one holds it", () => {
    let hand = ["frog-7", "mouse-2"];
    const later = (...played: string[]) =>
      games.pungi.guide!({ phase: "play", played, hand, row: ["+2"], taken: [["+1", "+1"]] } as unknown as PungiView, offers, {});
    expect(later("frog", "mouse", "frog")).toBe("pungi-guide-play");
    for (const none of [["frog"], ["frog", "mouse"], ["frog", "mouse", "mouse", "frog"]])
      expect(later(...none)).toBe("pungi-guide-play-none");
    hand = ["snail-3"];
    expect(later("frog", "mouse", "frog")).toBe("pungi-guide-play-apart");
    expect(later("frog", "mouse")).toBe("pungi-guide-play-new");
  });
});

describe("a round that is decided", () => {
  it("has no others, if all cards show the animal that goes first", () => {
    const cards = ["frog-4", "frog-9", "frog-1", "frog-6"];
    const takes = [took(1, "frog-9", "+2"), took(3, "frog-6", "-1"), took(0, "frog-4", "+1"), took(2, "frog-1", "charmer")];
    const alike = { ...played, trick: played.trick.map((slot) => slot && { ...slot, card: "frog" }) };
    const film = shots(staging, alike, [priority("frog", ...cards), ...takes]).map(({ scene }) => precedence(scene, t));
    expect(new Set(film)).toEqual(new Set(["4 frogs go first", ""]));
  });

  it("calls one card the next of its animal, and of equal ones that which was played earlier", () => {
    const cards = ["frog-4", "frog-9", "frog-1", "frog-4"];
    const film = shots(staging, played, [priority("frog", ...cards), took(1, "frog-9", "+2")]).map(({ scene }) => scene);
    const first = film.findIndex((scene) => scene.taking === 1);
    const next = inTurn(4, played.start).find((seat) => seat === 0 || seat === 3)!;
    expect(told(film[first]).map((said) => said === "the next frog")).toEqual([0, 1, 2, 3].map((seat) => seat === next));
  });

  it("begins with the animal that was played most: its cards are turned first, and the others later", () => {
    const cards = ["frog-4", "snail-9", "frog-1", "mouse-9"];
    const events = [priority("frog", ...cards), took(0, "frog-4", "+2"), took(2, "frog-1", "-1"), took(1, "snail-9", "+1")];
    const film = shots(staging, played, [...events, took(3, "mouse-9", "charmer")]).map(({ scene }) => scene);
    const open = film.map((scene) => scene.trick.map((slot) => (slot?.up ? 1 : 0)).join(""));
    expect(open).toEqual(["0000", ...Array<string>(7).fill("1010"), ...Array<string>(8).fill("1111"), "0000"]);
    expect(film.map((scene) => precedence(scene, t))).toEqual([
      ...Array<string>(8).fill("2 frogs go first"),
      ...Array<string>(8).fill("Now the others, the highest first"),
      "",
    ]);
    expect(film.map(coveted)).toEqual([-1, -1, 0, -1, -1, 1, -1, -1, -1, 2, -1, -1, 3, -1, -1, -1, -1]);
    expect(film.slice(2, 5).map((scene) => pointsOf(scene, 0))).toEqual([0, 0, 2]); // once the snake is there
    expect(told(film[0])).toEqual(["goes first", "", "goes first", ""]);
    expect(told(film[2])).toEqual(["4 beats 1", "", "the next frog", ""]);
    expect(told(film[5])).toEqual(["took +2", "", "the next frog", ""]);
    expect(told(film[9])).toEqual(["took +2", "equal, but before Dag’s", "took −1", ""]);
    expect(told(film[12])).toEqual(["took +2", "took +1", "took −1", "takes the last one"]);
    expect(told(film[15])).toEqual(["took +2", "took +1", "took −1", "took charmer"]);
    expect(film.at(-1)!.discard).toEqual(cards);
  });

  it("tells which snake a charmer turns as it is taken", () => {
    const row = { ...played, row: ["charmer", "+1", "+2", "+3"], taken: [["+1"], ["-4"], ["+3"], ["+2"]] };
    const film = shots(staging, row, [priority(null, "frog-4", "snail-9", "frog-1", "snail-3"), took(1, "snail-9", "charmer")]);
    expect(film.map(({ scene }) => told(scene)[1])).toEqual(["", "", "9 beats 4", "9 beats 4", "took charmer"]);
    const said = "Bo’s charmer turns the worst snake: −4 becomes +4";
    expect(film.map(({ scene }) => charms(scene, NAMES, t))).toEqual(["", "", "", "", said]);
    expect(film.map(({ scene }) => taker(scene, NAMES, t))).toEqual(["", "", "Bo takes a charmer", "Bo takes a charmer", ""]); // first
    expect(film.map(({ causes }) => causes ?? false)).toEqual([false, false, false, false, true]); // as the snake turns, not after it
    expect(film.map(({ scene }) => pointsOf(scene, 1))).toEqual([-4, -4, -4, -4, 4]);
    expect(film.map(({ begins }) => begins)).toEqual([0, null, 1, null, null]); // the sentence tells it, too, from the beginning
  });

  it.each([
    ["charmer", ["+3"], "Your charmer finds no bad snake left: +3 becomes −3"],
    ["charmer", ["+3", "charmer"], "Your new charmer waits for the next snake: none is turned twice"],
    ["charmer", [], "Your charmer waits for the next snake: there is none yet"],
    ["-2", ["charmer"], "Your charmer turns the worst snake: −2 becomes +2"],
    ["+1", ["-2", "charmer"], ""],
    ["charmer", ["-2", "-4", "charmer"], "Your new charmer turns the next worst snake: −2 becomes +2"],
    ["charmer", ["-2", "charmer", "-2"], "Your new charmer turns the next worst snake: −2 becomes +2"],
    ["-3", ["-4", "charmer", "charmer"], "Your waiting charmer turns the next worst snake: −3 becomes +3"],
    ["-4", ["-3", "charmer", "charmer"], "Your waiting charmer turns the worst snake: −4 becomes +4"],
    ["-4", ["-1", "charmer", "-2", "charmer"], "Your charmer moves to a worse snake: −4 becomes +4; +1 is −1 again"],
    ["+1", ["charmer", "+2"], "Your charmer moves to a smaller snake: +1 becomes −1; −2 is +2 again"],
    ["charmer", ["+3", "-2", "charmer"], "Your new charmer finds no bad snake left: +3 becomes −3"],
  ])("tells why, as %s is taken after %j: %s", (snake, before, said) => {
    const row = { ...played, row: [snake, "+1", "+2", "+3"], taken: [before, ...[1, 2, 3].map(() => before.map(() => "+1"))] };
    const film = shots(staging, row, [priority(null, "frog-4", "snail-3", "frog-1", "snail-3"), took(0, "frog-4", snake)]);
    expect(charms(film.at(-1)!.scene, NAMES, t)).toBe(said);
    const takes = snake === "charmer" ? "You take a charmer" : `You take ${printed(snake)}`;
    expect(film.some(({ scene }) => taker(scene, NAMES, t) === takes)).toBe(said !== "");
    const begins = film.findLast((beat) => beat.begins === 1)!.scene;
    expect(begins.row[0]).toBe(snake); // somebody takes something: the line is not empty
  });

  it("tells that a charmer leaves the snake it had turned for a worse one, and shows both", () => {
    const row = {
      ...played,
      row: ["-3", "+1", "+2", "+3"],
      taken: [
        ["+1", "+1"],
        ["-1", "charmer"],
        ["+3", "+3"],
        ["+2", "+2"],
      ],
    };
    const events = [priority(null, "frog-4", "snail-9", "frog-1", "snail-3"), took(1, "snail-9", "-3"), took(0, "frog-4", "+1")];
    const film = shots(staging, row, events).map(({ scene }) => scene);
    expect(film.map((scene) => told(scene)[1])).toEqual([
      ...["", "", "9 beats 4", "9 beats 4"],
      ...Array<string>(4).fill("took −3, now +3"),
    ]);
    expect(charms(film[4], NAMES, t)).toBe("Bo’s charmer moves to a worse snake: −3 becomes +3; +1 is −1 again");
    expect(film.map((scene) => [...turningAt(scene, 1)])).toEqual([[], [], [], [], [0, 2], [], [], []]);
    expect(film.map((scene) => pointsOf(scene, 1))).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  it("shows by how much a taking has changed somebody's points, also if by nothing, until the next round", () => {
    const taken = [
      ["+4", "charmer"],
      ["-4", "charmer"],
      ["+3", "+1"],
      ["+2", "+1"],
    ];
    const row = { ...played, row: ["-1", "charmer", "-2", "+3"], taken };
    const takes = [took(1, "snail-9", "-1"), took(0, "frog-4", "charmer"), took(3, "snail-3", "-2"), took(2, "frog-1", "+3")];
    const film = shots(staging, row, [priority(null, "frog-4", "snail-9", "frog-1", "snail-3"), ...takes]).map(({ scene }) => scene);
    const changes = film.map((scene) => [0, 1, 2, 3].map((seat) => changeOf(scene, seat)));
    expect(changes[0]).toEqual([null, null, null, null]);
    expect(new Set(changes.map(([first]) => first))).toEqual(new Set([null, 0])); // its second charmer finds nothing
    expect(new Set(changes.map(([, second]) => second))).toEqual(new Set([null, -1]));
    expect(changes.at(-2)).toEqual([0, -1, 3, -2]);
    expect(changes.at(-1)).toEqual([null, null, null, null]);
    const worse = { ...row, row: ["-1", "+1", "+1", "+1"] };
    const moved = shots(staging, worse, [priority(null, "frog-4", "snail-9", "frog-1", "snail-3"), took(0, "frog-4", "-1")]);
    expect(changeOf(moved.at(-1)!.scene, 0)).toBe(9); // −4 is +4 again, −1 becomes +1
  });

  it("is turned as a whole if no animal was played most", () => {
    const film = shots(staging, played, [priority(null, "frog-4", "snail-9", "frog-1", "snail-3"), took(1, "snail-9", "+2")]);
    const scenes = film.map(({ scene }) => scene);
    expect(scenes[0].trick.some((slot) => slot?.up)).toBe(false);
    expect(scenes[1].trick.every((slot) => slot?.up)).toBe(true);
    expect(precedence({ ...scenes[1], priority: undefined }, t)).toBe("2\u00a0frogs, 2\u00a0snails: no animal leads"); // yet
    expect(precedence(scenes[1], t)).toBe("2\u00a0frogs, 2\u00a0snails: none leads, the highest goes first");
    expect(told(scenes[2])).toEqual(["", "9 beats 4", "", ""]);
    const different = staging.after(played, priority(null, "frog-4", "snail-9", "lizard-1", "mouse-3"));
    expect(precedence(different, t)).toBe("No animal leads: the highest goes first");
  });

  it("tells while it goes on which animal is ahead, and its player the value", () => {
    expect(precedence(played, t)).toBe("2 frogs would go first");
    expect(precedence({ ...played, trick: [played.trick[0], null, null, null] }, t)).toBe("No animal leads yet");
    expect(precedence({ ...played, trick: [null, null, null, null] }, t)).toBe("");
    expect(told(played)).toEqual(["yours: 4", "", "", ""]);
    expect(roundsOf(played)).toBe(9);
    expect(roundsOf({ ...played, row: [], snakes: 0 })).toBe(9); // before the first row, too: places stay as large as they are
  });
});

describe("the table", () => {
  const view = { waiting: [0], winners: [], discard: [] as string[] } as unknown as PungiView;
  const shown = (scene: PungiScene, more: object = {}) =>
    render(Table, {
      ...{
        scene,
        told: scene,
        view,
        settled: true,
        goOn: () => {},
        finish: () => {},
        offers: [],
        act: () => {},
        pending: [],
        seat: 0,
        t,
        hinted: new Map(),
      },
      ...{ names: NAMES, components: { animals: ["mouse", "frog"], values: [1, 2, 3] } },
      ...more,
    });
  const slot = (seat: number) => document.querySelector(`[data-slot="${seat}"]`)!;
  const empty: PungiScene = { ...played, trick: [null, null, null, null], discard: ["frog-1", "frog-2", "frog-3", "frog-5"] };

  it("has empty places when a round begins, whatever was played before", () => {
    shown(empty);
    expect(document.querySelectorAll("[data-slot] .card")).toHaveLength(0);
    expect(document.querySelectorAll('[data-moves^="row."]')).toHaveLength(4);
  });

  it("says which round is the last", () => {
    const when = () => document.querySelector(".when")!.textContent.replace(/\s+/g, " ").trim();
    const last = { ...empty, taken: [[], [], [], []], discard: [], snakes: 3 };
    shown({ ...last, snakes: 4 });
    expect(when()).toBe("Round 1 of 2");
    cleanup();
    shown(last);
    expect(when()).toBe("Round 1 of 1 The last round");
  });

  it("says who takes a charmer before it acts, and what it does as the snake begins to turn", async () => {
    const row = { ...empty, row: ["charmer", "+1", "+2", "+3"], trick: played.trick, taken: [["+1"], ["-4"], ["+3"], ["+2"]] };
    const film = shots(staging, row, [priority(null, "frog-4", "snail-9", "frog-1", "snail-3"), took(1, "snail-9", "charmer")]);
    const [takes, arrives, turns] = film.slice(2).map(({ scene }) => scene);
    const { rerender } = shown(takes);
    const says = () => document.querySelector(".company strong")!.textContent;
    expect(says()).toBe("Bo takes a charmer");
    await rerender({ scene: arrives, told: arrives });
    expect(says()).toBe("Bo takes a charmer");
    await rerender({ scene: turns });
    expect(says()).toBe("Bo’s charmer turns the worst snake: −4 becomes +4");
    const points = () => document.querySelector('[data-seat="1"] .points')!.textContent;
    const before = points();
    await rerender({ told: turns });
    expect(points()).not.toBe(before); // they count when it lies there
  });

  it("lets nothing follow one's own cards while they are in the air", () => {
    const long = (event: PungiEvent, flight: number) => staging.beats(empty, event, event)[0].lasts > flight;
    const cards = [1, 2, 3, 4, 5].map((value) => `mouse-${value}`);
    expect([0, 1].map((seat) => long({ event: "dealt", seat, cards }, 700))).toEqual([true, false]); // those of others overlap
    expect([0, 1].map((seat) => long({ event: "drew", seat, card: "mouse-6" }, 420))).toEqual([true, false]);
  });

  it("lets a charmer come as it is, and shows what a snake was until it has turned", async () => {
    const row = { ...empty, row: ["charmer", "+1", "+2", "+3"], trick: played.trick, taken: [["-4"], ["+1"], ["+3"], ["+2"]] };
    const film = shots(staging, row, [priority(null, "frog-4", "snail-3", "frog-1", "snail-3"), took(0, "frog-4", "charmer")]);
    const [arrives, turns] = film.slice(3).map(({ scene }) => scene);
    const { rerender } = shown(arrives);
    const own = () => [...document.querySelectorAll(".taken")].at(-1)!;
    expect([own().querySelector(".waits"), own().querySelector(".turning")]).toEqual([null, null]);
    await rerender({ scene: turns, told: turns });
    const faces = [...own().querySelectorAll(".turning .value")].map((value) => value.textContent);
    expect([faces, own().querySelectorAll(".was .value")]).toEqual([["+4", "−4"], expect.objectContaining({ length: 1 })]);
    expect(own().querySelector(".was")!.closest("[aria-hidden]")).not.toBeNull();
  });

  it("shows cards value side down, one's own too, and then up", async () => {
    const { rerender } = shown(played);
    expect(slot(1).querySelector(".down")).not.toBeNull();
    expect(slot(0).querySelector(".down")).not.toBeNull();
    expect(slot(0).textContent).toContain("yours: 4");
    const up = staging.after(played, priority(null, "frog-4", "snail-9", "frog-1", "snail-3"));
    await rerender({ scene: up, told: up });
    expect([0, 1, 2, 3].map((seat) => (slot(seat) as HTMLElement).dataset.up)).toEqual(["frog-4", "snail-9", "frog-1", "snail-3"]);
  });

  it("shows the snakes that charmers turn by now among those taken", () => {
    shown({ ...empty, taken: [[], ["-4", "+3", "charmer"], [], []] });
    const taken = document.querySelector('[data-seat="1"] .taken')!;
    expect(taken.querySelector('[aria-label="−4 turned into +4"] s')!.textContent).toBe("−4");
    expect(taken.querySelectorAll("s")).toHaveLength(1);
  });

  it("tells what a charmer does to whoever taps one", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    const taken = [["charmer", "-2", "charmer"], ["charmer", "charmer", "+3"], [], []];
    shown({ ...empty, row: ["charmer", "+1", "+2", "+3"], taken });
    const tapped = [...document.querySelectorAll(".row button, .snakes button")];
    expect(tapped).toHaveLength(4); // in the row, and one's own with what it has turned
    const told = [];
    for (const each of tapped) {
      await fireEvent.click(each);
      const dialog = document.querySelector("dialog[open]")!;
      told.push([dialog.querySelector("h2")!.textContent, dialog.querySelector("p")!.textContent]);
      (dialog as HTMLDialogElement).remove();
    }
    const does = `${t("pungi-table-charmer")} ${t("pungi-table-charmer-once")}`;
    expect(told).toEqual([
      ["charmer", does],
      ["charmer", `It has turned −2 into +2. ${does}`],
      ["A charmer has turned −2 into +2", does],
      ["charmer: waits for a snake", does],
    ]);
    await fireEvent.click(document.querySelector('[data-seat="1"] .closer')!);
    const words = [...document.querySelectorAll("dialog[open] .in-words li")].map((each) => each.textContent);
    expect(words).toEqual(["A charmer has turned +3 into −3", "1 charmer: waits for a snake", does]);
  });

  describe("the count", () => {
    const counted: PungiScene = { ...empty, row: [], taken: [["-2", "charmer"], ["+4"], ["-1"], ["+2"]], count: null };
    const events: PungiEvent[] = [
      { event: "charmed", seat: 0, snake: "-2" },
      ...[2, 4, -1, 2].map((points, seat): PungiEvent => ({ event: "scored", seat, points })),
    ];
    const says = () => document.querySelector(".summary .says")!.textContent;
    const turned = () => document.querySelectorAll(".summary s").length;

    it("begins as the table was; it says what a charmer has done when it has come to its snake, not before", async () => {
      const [first, second] = shots(staging, counted, events);
      expect([first.begins, second.begins]).toEqual([null, 0]);
      const { rerender } = shown(first.scene);
      expect([says(), turned()]).toEqual(["The snakes lie as they count, each charmer beside the one it has turned.", 1]);
      await rerender({ scene: second.scene });
      expect([says(), turned()]).toEqual(["The snakes lie as they count, each charmer beside the one it has turned.", 1]);
      await rerender({ told: second.scene });
      expect([says(), turned()]).toEqual(["Your charmer has turned the worst snake: −2 counts as +2", 1]);
      const later = { ...second.scene, count: { ...second.scene.count!, sums: [null, 4, -1, 2] } };
      await rerender({ told: later });
      expect(says()).toBe("Your charmer has turned the worst snake: −2 counts as +2"); // also when others have their sum
    });

    it("shows from the beginning each charmer beside what it has turned, and the winner first", () => {
      const lying = [["-2", "charmer", "+1"], ["+4", "+3"], ["-1", "charmer"], ["charmer"]];
      const [first] = shots(staging, { ...counted, taken: lying }, [{ event: "charmed", seat: 0, snake: "-2" }]);
      shown(first.scene);
      const rows = [...document.querySelectorAll(".summary .player")];
      expect(rows.map((row) => row.querySelector("strong")!.textContent)).toEqual(["Bo", "You", "Cleo", "Dag"]);
      expect(rows.map((row) => row.querySelectorAll(".pair s").length)).toEqual([0, 1, 1, 0]);
      expect(document.querySelectorAll(".summary s")).toHaveLength(2); // none is turned that has no charmer
    });

    it("tells one charmer after the other, the worst snake first", () => {
      const taken = [["-1", "charmer", "-4", "+3", "charmer", "charmer"], ["+4"], ["-1"], ["+2"]];
      const tells = ["-4", "-1", "+3"].map((snake): PungiEvent => ({ event: "charmed", seat: 0, snake }));
      const said = shots(staging, { ...counted, taken }, tells).map(({ scene }) => charms(scene, NAMES, t));
      expect(said.filter(Boolean)).toEqual([
        "Your charmer has turned the worst snake: −4 counts as +4",
        "Your next charmer has turned the next worst snake: −1 counts as +1",
        "Your next charmer has turned a good snake: +3 counts as −3",
      ]);
    });

    it("shows a snake to and fro where it may be turned again", () => {
      const scene: PungiScene = { ...counted, turn_again: true, taken: [["-1", "charmer", "+4", "charmer"], [], [], []] };
      const tells: PungiEvent[] = ["charmed" as const, "turned_back" as const].map((event) => ({ event, seat: 0, snake: "-1" }));
      const film = shots(staging, scene, tells).filter(({ lasts }) => lasts);
      expect(film.map((shot) => countedAt(shot.scene, 0).filter((each) => each.snake === 0 && each.charmer !== null).length)).toEqual([
        0, 1, 0,
      ]);
    });

    it.each([
      [[2, 4, -1, 2], [1], "Bo wins with 4 points."],
      [[4, 4, -1, 2], [0, 1], "Shared win: You and Bo, with 4 points each. Equal sums share the win."],
      [[-2, -5, -3, -4], [0], "You win with −2 points."],
    ])("says in the end who has won: %j", (sums, winners, said) => {
      shown({ ...counted, count: { charmed: [[], [], [], []], sums } }, { view: { ...view, winners } });
      expect(says()).toBe(said);
      expect(document.querySelectorAll(".summary .winner")).toHaveLength(winners.length);
    });
  });

  it("tells no value of a card that is not turned yet", () => {
    const first = staging.after(played, priority("frog", "frog-4", "snail-9", "frog-1", "mouse-9"));
    shown(first);
    expect(slot(1).querySelector('[role="img"]')!.getAttribute("aria-label")).toBe("snail");
    expect(slot(2).querySelector('[role="img"]')!.getAttribute("aria-label")).toBe("frog\u00a01");
  });

  it("lets a card be played, and the next start player be named", async () => {
    const act = vi.fn();
    const { rerender } = shown(empty, { act, offers: [{ token: "play:mouse-2", sentence: "Play mouse 2" }] });
    await fireEvent.click(document.querySelector('[data-token="play:mouse-2"]')!);
    await rerender({ scene: { ...empty, row: [] }, offers: [{ token: "start:2", sentence: "Let Cleo start the next round" }] });
    await fireEvent.click(document.querySelector('[data-token="start:2"]')!);
    expect(act.mock.calls).toEqual([["play:mouse-2"], ["start:2"]]);
  });

  it("lets nobody play a card before the row is laid that it is for", async () => {
    const later = { ...view, discard: [...empty.discard, "frog-4", "snail-9", "frog-1", "snail-3"] };
    const offers = [{ token: "play:mouse-2", sentence: "Play mouse 2" }];
    const { rerender } = shown(played, { view: later, settled: false, offers });
    expect(document.querySelector("[data-token]")).toBeNull();
    await rerender({ scene: { ...empty, discard: later.discard } });
    expect(document.querySelector("[data-token]")).not.toBeNull();
  });

  it("shows all sums to whoever does not wait for the count, before it can be closed", async () => {
    const finish = vi.fn();
    const count = { charmed: [[], [], [], []], sums: [4, null, null, null] };
    const { rerender } = shown({ ...empty, row: [], count }, { finish, settled: false });
    const close = () => fireEvent.click([...document.querySelectorAll(".summary button")].at(-1)!);
    await close();
    expect(finish).toHaveBeenCalledOnce();
    const scene = { ...empty, row: [], count: { ...count, sums: [4, 3, 2, 1] } };
    await rerender({ scene, told: scene, settled: true });
    expect([...document.querySelectorAll(".sum")].map((each) => each.textContent)).toEqual(["4", "3", "2", "1"]);
    await close();
    expect(document.querySelector(".summary")).toBeNull();
  });

  it("shows which values are gone", async () => {
    shown(empty);
    await fireEvent.click(document.querySelector('[data-place="gone"]')!);
    expect([...document.querySelectorAll("td.out")].map((each) => each.textContent!.trim())).toEqual(["1(gone)", "2(gone)", "3(gone)"]);
  });

  it("counts at the end what charmers have turned; the count can be closed, and opened again", async () => {
    const finish = vi.fn();
    const taken = [["-4", "charmer"], ["+1", "+2"], ["-1"], ["+3"]];
    const count = { charmed: [["-4"], [], [], []], sums: [4, 3, -1, 3] };
    shown({ ...empty, row: [], taken, count }, { finish, view: { ...view, winners: [0], waiting: [] } });
    const summary = document.querySelector(".summary")!;
    expect([...summary.querySelectorAll(".sum")].map((each) => each.textContent)).toEqual(["4", "3", "3", "−1"]); // ranked
    expect(summary.querySelector(".winner")!.textContent).toContain("You");
    expect(summary.querySelector('.pair [aria-label="−4 turned into +4"]')).not.toBeNull();
    await fireEvent.click([...summary.querySelectorAll("button")].at(-1)!);
    expect(document.querySelector(".summary")).toBeNull();
    expect(finish).toHaveBeenCalled();
    await fireEvent.click([...document.querySelectorAll("button")].find((each) => each.textContent === "The final score")!);
    expect(document.querySelector(".summary")).not.toBeNull();
  });
});
