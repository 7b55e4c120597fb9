// Positions: tests/positions/ has some of `python web/positions.py pi-mal-pflaumen --seats 4 --seed 7` and of
// `python web/positions.py pies --seats 4 --seed 5`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Components, Offer } from "../src/games";
import { caption, sum, tie } from "../src/games/pflaumen/caption";
import { byFruit, faces, lettersOf, lying, playsOf, PLUM, readPlay, sorted, total, without } from "../src/games/pflaumen/cards";
import { fitting } from "../src/games/pflaumen/fitting";
import Fruits from "../src/games/pflaumen/Fruits.svelte";
import { advise, only } from "../src/games/pflaumen/guide";
import { planOf, possible, reach, replaceable, roomsOf } from "../src/games/pflaumen/mixing";
import { fullName, nameOf, type Edition } from "../src/games/pflaumen/naming";
import { clockwise, staging, trickNumber, type Mix, type PflaumenScene } from "../src/games/pflaumen/scene";
import Pot from "../src/games/pflaumen/Pot.svelte";
import Table from "../src/games/pflaumen/Table.svelte";
import { shots } from "../src/scenes";
import { set } from "../src/settings.svelte";
import { others } from "../src/table/seats";
import { readToken } from "../src/tokens";
import type { PflaumenComponents, PflaumenEvent, PflaumenView } from "../src/wire";
import { learn, t } from "../src/words.svelte";
import pies from "./positions/pies.json";
import plums from "./positions/pi-mal-pflaumen.json";
import { framesOf, goldenGames, readGolden, viewersOf } from "./golden";

interface Frame {
  view: PflaumenView;
  events: PflaumenEvent[];
  offers: Offer[];
}
interface Positions {
  game: Edition;
  seat: number;
  names: string[];
  components: Components;
  frames: Frame[];
}
const editions = [plums, pies] as unknown as Positions[];
const everywhere = editions.flatMap((game) =>
  game.frames.map((frame, at) => [`${game.game} ${at}: ${frame.view.phase}`, game, frame] as const),
);
const at = (game: Positions, phase: string, most = 0) =>
  game.frames.find(({ view, offers }) => view.phase === phase && offers.length >= most)!;
const face = faces(plums.components as PflaumenComponents);

beforeAll(() => {
  set("speed", "off");
  return learn("pflaumen");
});
afterEach(cleanup);

function show(game: Positions, frame: Frame, more: { scene?: PflaumenScene; [prop: string]: unknown } = {}) {
  const act = vi.fn();
  const names = game.names.map((name, seat) => (seat === game.seat ? "You" : name));
  const { view, offers } = frame;
  const props = {
    view,
    offers,
    scene: staging.sceneOf(view),
    told: more.scene ?? staging.sceneOf(view),
    settled: true,
    goOn: vi.fn(),
    finish: vi.fn(),
    act,
    pending: [] as string[],
    names,
    seat: game.seat as number | null,
    components: game.components,
    t,
    hinted: new Map<string, number>(),
    edition: game.game,
    ...more,
  };
  return { act, props, ...render(Table, { props }) };
}
const tokens = () => [...document.querySelectorAll<HTMLElement>("[data-token]")].map((each) => each.dataset.token!);
const standsFor = (token: string) => document.querySelector<HTMLElement>(`[data-token="${token}"]`)!;

describe("cards", () => {
  test("have faces, from the component table", () => {
    expect(face("1.9")).toEqual({ card: "1.9", round: 1, number: 9, fruit: "blackberry", action: null, recipe: "AAA", points: 6 });
    expect(face("1.4")).toMatchObject({ fruit: "fig", action: "watchdog", recipe: "" });
    expect(face("plum")).toMatchObject({ fruit: "plum", round: 0 });
  });

  test("have a number even before the component table has come", () => {
    expect(faces({})("2.13")).toMatchObject({ round: 2, number: 13, fruit: null });
  });

  test("are called as the server calls them", () => {
    expect(fullName(face("1.9"), t, "pies")).toBe("blackberry I-9 (AAA for 6)");
    expect(fullName(face("1.5"), t, "pies")).toBe("cherry I-5 (3 pies)");
    expect(fullName(face("1.5"), t, "pi-mal-pflaumen")).toBe("cherry I-5 (3 Pi)");
    expect(nameOf(faces({})("2.13"), t)).toBe("II-13");
  });

  test("are played with Pi", () => {
    expect(readPlay("1.13")).toEqual({ card: "1.13", pi: 0 });
    expect(readPlay("1.13+2")).toEqual({ card: "1.13", pi: 2 });
    expect(total(13, 1)).toBeCloseTo(16.14159);
  });

  test("that are alike have keys of their own", () => {
    expect(lying(["1.2", "plum", "plum"], face, 3).map((each) => each.key)).toEqual(["1.2", "plum.3.0", "plum.3.1"]);
  });

  test("lie together by fruit, in the order of the fruits", () => {
    const groups = byFruit(lying(["1.5", "1.9", "1.12", "1.25", "plum"], face, 0));
    expect(groups.map((group) => [group.fruit, group.cards.map((each) => each.face.card)])).toEqual([
      ["blackberry", ["1.9"]],
      ["cherry", ["1.5", "1.12"]],
      ["plum", ["1.25", "plum"]],
    ]);
  });
});

describe("displays", () => {
  test("lie by round and number, the plums last", () => {
    expect(sorted(["plum", "2.1", "1.12", "plum", "1.2"])).toEqual(["1.2", "1.12", "2.1", "plum", "plum"]);
    expect(without(["1.2", "plum", "plum"], ["plum", "3.3"])).toEqual(["1.2", "plum"]);
  });

  test("have cards as large as there is room for", () => {
    const alone = Array.from({ length: 6 }, () => ({ broad: 1 }));
    expect(fitting(alone, { width: 400, height: 400 }, 4, 22, 60)).toBe(60);
    expect(fitting(alone, { width: 320, height: 60 }, 4, 22, 60)).toBe(42); // one row
    expect(fitting(alone, { width: 150, height: 140 }, 4, 22, 60)).toBe(47); // two
    expect(fitting(alone, { width: 10, height: 10 }, 4, 22, 60)).toBe(22);
  });
});

describe("offers", () => {
  const offer = (token: string) => ({ token, sentence: token });

  test("of the hand go by card, the fewest Pi first", () => {
    const plays = playsOf(["play:1.2", "play:1.3", "play:1.2+2", "play:1.2+1", "done"].map(offer));
    expect([...plays.keys()]).toEqual(["1.2", "1.3"]);
    expect(plays.get("1.2")!.map((each) => each.pi)).toEqual([0, 1, 2]);
  });
});

describe("the table's order", () => {
  test("is clockwise, one's own seat last", () => {
    expect(clockwise({ hands: [6, 6, 6, 6], seat: 1 })).toEqual([2, 3, 0, 1]);
    expect(clockwise({ hands: [6, 6, 6], seat: null })).toEqual([0, 1, 2]);
  });

  test.each([
    ["nothing played yet", 6, [6, 6, 6], [], 1],
    ["all have played", 6, [5, 5, 5], [0, 1, 2], 1],
    ["the next trick", 6, [5, 5, 5], [], 2],
    ["one has played", 6, [5, 5, 4], [2], 2],
    ["the last one", 6, [0, 0, 0], [0, 1, 2], 6],
    ["after it", 6, [0, 0, 0], [], 6],
  ])("counts tricks: %s", (_, tricks, hands, played, trick) => {
    const slots = hands.map((_, seat) => (played.includes(seat) ? { card: "1.1", pi: 0, lies: true } : null));
    expect(trickNumber({ tricks, hands, slots } as unknown as PflaumenScene)).toBe(trick);
  });

  test("groups the letters of a recipe", () => {
    expect(lettersOf("AAABB")).toEqual(["AAA", "BB"]);
    expect(lettersOf("ABC")).toEqual(["A", "B", "C"]);
    expect(lettersOf("")).toEqual([]);
  });
});

describe("what happens", () => {
  test("one's own cards are told as they fly, and lie there before anything follows", () => {
    const FLIGHT = 700; // milliseconds, of several that start one after the other
    const undealt = { ...staging.sceneOf(plums.frames[0].view as unknown as PflaumenView), hand: [] };
    for (const own of [0, 1, 2]) {
      const cards = (seat: number) => (seat === own ? ["1.1", "1.2"] : []);
      const events = [1, 2, 0].map((seat): PflaumenEvent => ({ event: "dealt", seat, count: 2, cards: cards(seat) }));
      const found = shots(staging, { ...undealt, seat: own }, events).filter((shot) => shot.lasts);
      const fly = found.find(({ scene: still }) => still.hand.length)!;
      expect(fly.scene.happens).toEqual(events[fly.begins!]);
      expect(events[fly.begins!]).toHaveProperty("seat", own);
      expect(fly.lasts).toBeGreaterThan(FLIGHT);
      expect(found.flatMap(({ brief }) => (brief ? [t(...brief)] : []))).toEqual(["You are dealt 2 cards."]);
    }
  });

  const { view } = at(editions[0], "take", 4);
  const scene = staging.sceneOf(view);
  const say = (happens: PflaumenEvent, edition: Edition = "pies") => caption({ ...scene, happens }, plums.names, t, edition, face);

  test("is said in a sentence", () => {
    expect(say({ event: "took", seat: 2, card: "1.9" })).toBe("Cleo takes blackberry I-9.");
    expect(say({ event: "got-pi", seat: 0, pi: 3 })).toBe("You get 3 pie tokens.");
    expect(say({ event: "stole", seat: 2, owner: 0, card: "plum" })).toBe("Cleo steals a plum from you.");
    expect(say({ event: "guarded", seat: 2, owner: 1 })).toBe("The dog leaves Bo and goes to Cleo.");
    expect(say({ event: "round-over", round: 2 })).toBe("Round II is over.");
  });

  test("says of a mix that is not made what all can see", () => {
    const finished = { event: "finished", seat: 1, card: "1.14", nearest: null, later: true } as const;
    expect(say(finished)).toBe("Bo could make AA for 3, but keeps the fruits for later.");
    expect(say({ ...finished, later: false })).toBe("Bo could make AA for 3, but does not. Nobody has to.");
    expect(say({ ...finished, nearest: "1.9" })).toBe("Bo could make AA for 3, but does not. AAA for 6 is only one card away.");
    expect(say({ ...finished, seat: 0 })).toBe("You make no mix now.");
  });

  test("to whoever looks on is not skipped: a theft, the dog that leaves, Pi that do not last", () => {
    const matters = (event: PflaumenEvent) => staging.beats(scene, event, null).filter((beat) => beat.matters && beat.lasts).length > 0;
    expect(matters({ event: "stole", seat: 2, owner: 0, card: "1.9" })).toBe(true);
    expect(matters({ event: "guarded", seat: 2, owner: 0 })).toBe(true);
    expect(matters({ event: "discarded", seat: 0, pi: 2 })).toBe(true);
    expect(matters({ event: "stole", seat: 0, owner: 1, card: "1.9" })).toBe(false); // one's own doing
    expect(matters({ event: "guarded", seat: 0, owner: 0 })).toBe(false);
    expect(matters({ event: "discarded", seat: 1, pi: 2 })).toBe(false);
  });

  test("between two others is not skipped either, if it is a theft: one still says who robs whom", () => {
    const kept = staging.beats(scene, { event: "stole", seat: 2, owner: 1, card: "1.9" }, null).filter((beat) => beat.matters);
    expect(kept.map(({ scene: still, lasts }) => [(still as PflaumenScene).due, lasts])).toEqual([[true, 1500]]);
  });

  test("has its reason", () => {
    const theft: PflaumenEvent = { event: "stole", seat: 2, owner: 1, card: "1.5" };
    expect(say(theft)).toBe("Cleo steals cherry I-5 from Bo. The stolen card acts again.");
    expect(say(theft, "pi-mal-pflaumen")).toBe("Cleo steals cherry I-5 from Bo. Its special action does not happen again.");
    expect(say({ event: "discarded", seat: 2, pi: 3 })).toBe("Cleo discards 3 pie tokens. What is left at the end of a round is lost.");
    const slots = [{ card: "1.9", pi: 1, lies: false }, { card: "1.5", pi: 0, lies: true }, null, null];
    const said = (some: Partial<PflaumenScene>, edition: Edition = "pies") => caption({ ...scene, ...some }, plums.names, t, edition, face);
    const took = (card: string, pi = 1) => ({
      slots: [{ ...slots[0]!, pi }, ...slots.slice(1)],
      happens: { event: "took", seat: 2, card } as PflaumenEvent,
    });
    expect(said(took("1.9"))).toBe("Cleo takes blackberry I-9. The pie token on it is discarded.");
    expect(said(took("1.9", 2))).toContain("The pie tokens on it are discarded.");
    expect(said(took("1.9"), "pi-mal-pflaumen")).not.toContain("discarded"); // it stays in its place until the trick is over
    expect(said(took("1.5"))).not.toContain("discarded");
    const mixed = {
      displays: [[], [], ["1.9", "1.14", "1.2"], []],
      happens: { event: "mixed", seat: 2, card: "1.3", points: 4 } as PflaumenEvent,
    };
    expect(said(mixed)).toContain("More could be made, but each turn has one mix only.");
    expect(said(mixed, "pi-mal-pflaumen")).not.toContain("More could be made");
    expect(said({ ...mixed, displays: [[], [], ["1.9"], []] })).not.toContain("More could be made");
    expect(said({ ...mixed, mix: { seat: 2, card: "1.9", used: ["1.14", "1.2"] } })).not.toContain("More could be made"); // of what goes
  });

  test("shows all scores after a round, until one goes on", async () => {
    const goOn = vi.fn();
    const over: PflaumenScene = { ...scene, round: 2, scores: [3, 12, 0, 7], happens: { event: "round-over", round: 1 } };
    const { container } = show(editions[0], at(editions[0], "take", 4), { scene: over, settled: false, goOn });
    const summary = container.querySelector(".summary")!;
    expect(summary.querySelector("h2")!.textContent).toBe("The score after round I");
    expect(container.querySelector(".rounds .now")!.textContent).toBe("I");
    expect([...summary.querySelectorAll("tbody th")].map((each) => each.textContent)).toEqual(["Bo", "Dag", "You", "Cleo"]);
    expect([...summary.querySelectorAll(".points")].map((each) => each.textContent)).toEqual(["12", "7", "3", "0"]);
    await fireEvent.click(summary.querySelector("button")!);
    expect(goOn).toHaveBeenCalledOnce();
  });

  test("waits for the player after each round, and at the end once", () => {
    for (const name of goldenGames("pi-mal-pflaumen", "pies")) {
      const frames = [...framesOf(readGolden(name), 0)];
      const events = frames.flatMap((frame) => frame.events) as PflaumenEvent[];
      const found = shots(staging, staging.sceneOf(frames[0].view as PflaumenView), events);
      const waits = found.filter((shot) => shot.summary).map((shot) => events[shot.begins!].event);
      expect(waits, name).toEqual(["round-over", "round-over", "scored"]);
    }
  });

  test("ends with a word about mixes that nobody makes", () => {
    const last: PflaumenEvent = { event: "last-mixes", seat: 0 };
    const over = (could: boolean): PflaumenEvent => ({ event: "mixes-over", could });
    const scored: PflaumenEvent = { event: "scored", seat: 0, points: 3, left: 0 };
    const said = (...events: PflaumenEvent[]) =>
      shots(staging, scene, events)
        .filter(({ lasts }) => lasts)
        .map(({ scene: still }) => caption(still, plums.names, t, "pi-mal-pflaumen", face));
    const may = "All tricks have been played. Anyone who can may make more mixes. You chose first in the last trick, and so begin.";
    expect(said(last, over(false), scored)).toEqual([may, "Nobody can make another mix: the game ends.", ""]);
    expect(said(last, over(true), scored)).toEqual([may, "Nobody makes another mix: the game ends.", ""]);
  });

  test("that decided between equals is said", () => {
    const between = (edition: Edition, ...winners: number[]) => tie(edition, { winners, seat: 0 }, plums.names, t);
    expect(between("pi-mal-pflaumen", 0)).toBe("Equal points: you win with more cards left in the display.");
    expect(between("pi-mal-pflaumen", 1)).toBe("Equal points: Bo wins with more cards left in the display.");
    expect(between("pi-mal-pflaumen", 1, 2)).toBe("Equal points, and equally many cards left in the display: the win is shared.");
    expect(between("pies", 1, 2)).toBe("Equal points: the win is shared.");
  });

  test("needs no words where it is seen", () => {
    expect(say({ event: "played", seat: 1, card: "1.9", pi: 0 })).toBe("");
    expect(caption(scene, plums.names, t, "pies", face)).toBe("");
  });

  test("says whose a mix is as long as fruits come into it", () => {
    const mix: Mix = { seat: 2, card: "1.9", used: ["1.3"] };
    const said = (happens?: PflaumenEvent) => caption({ ...scene, mix, ...(happens && { happens }) }, plums.names, t, "pies", face);
    const whose = "Cleo starts a mix with the recipe on blackberry I-9.";
    expect(said({ event: "began-mix", seat: 2, card: "1.9" })).toBe(whose);
    expect(said({ event: "used", seat: 2, card: "1.3" })).toBe(whose);
    expect(said()).toBe(whose); // before the next one comes
    expect(said({ event: "mixed", seat: 2, card: "1.9", points: 6 })).toBe("The mix is done: 6 points for Cleo.");
  });

  test("is explained where somebody chooses first", () => {
    const slots = [
      { card: "1.13", pi: 1, lies: true },
      { card: "1.16", pi: 0, lies: true },
    ];
    const happens: PflaumenEvent = { event: "order", seats: [0, 1] };
    const two = { ...scene, slots, order: [0, 1], happens };
    expect(caption(two, plums.names, t, "pies", face)).toBe("13 + π = 16.14 beats 16: you choose first.");
    expect(sum({ card: "1.9", pi: 2 }, t, face)).toBe("9 + 2π = 15.28");
  });
});

describe.each(goldenGames("pi-mal-pflaumen", "pies"))("%s", (name) => {
  const film = readGolden(name);
  const { seats } = film;

  test("every card of a trick lies in its slot with all others before the first is taken", () => {
    for (const viewer of viewersOf(film)) {
      let scene: PflaumenScene | null = null;
      const played = new Map<number, string>();
      let [together, tricks] = [0, 0];
      for (const { events, view } of framesOf(film, viewer)) {
        scene ??= staging.sceneOf(view as PflaumenView);
        for (const event of events as PflaumenEvent[]) {
          if (event.event === "played" && !played.size) {
            expect(scene.slots.every((slot) => slot === null)).toBe(true);
            expect(scene.order).toEqual([]);
          }
          if (event.event === "played") played.set(event.seat, event.card);
          if (event.event === "took" && together < seats) throw new Error(`${name}, viewer ${viewer}: a trick was not seen`);
          for (const { scene: still, lasts } of staging.beats(scene, event, null)) {
            const lying = still.slots.filter((slot, seat) => slot?.lies && slot.card === played.get(seat)).length;
            if (lasts >= 1500) together = Math.max(together, lying);
          }
          scene = staging.after(scene, event);
          if (event.event === "leads" || event.event === "round-over") {
            tricks += 1;
            played.clear();
            together = 0;
          }
        }
      }
      expect(tricks).toBe(seats === 5 ? 15 : 18);
    }
  });

  test("a mix is seen: all its cards, then the points, then the pile", () => {
    let scene: PflaumenScene | null = null;
    for (const { events, view } of framesOf(film, null)) {
      scene ??= staging.sceneOf(view as PflaumenView);
      for (const shot of shots(staging, scene, events as PflaumenEvent[])) {
        const { happens, due, mix, piles } = shot.scene;
        if (happens?.event === "mixed" && shot.lasts) {
          if (due) expect(mix?.used.length).toBeGreaterThan(1);
          else expect(mix).toBeNull();
          expect(piles[happens.seat].includes(happens.card)).toBe(!due);
        }
      }
      scene = staging.sceneOf(view as PflaumenView);
    }
  });
});

describe("a mix that is prepared", () => {
  const shuffle = (cards: string[], turn: number) => cards.map((_, at) => cards[(at * 2 + turn) % cards.length]);

  /** The golden games as the server tells them: what a seat might do after each step. */
  function* offered(name: string): Generator<{ view: PflaumenView; tokens: string[] }> {
    const film = readGolden(name);
    const views = [...framesOf(film, null)].map((frame) => frame.view as PflaumenView);
    const text = readFileSync(join(import.meta.dirname, `../../tests/golden/${name}.txt`), "utf8");
    const blocks = text.split("\n\n").filter((block) => block.startsWith("> ") && !block.includes("\n> "));
    for (const [step, block] of blocks.entries()) {
      const tokens = /seat \d may (.*)/.exec(block)?.[1].split(" ") ?? [];
      if (["mix", "use"].includes(views[step + 1].phase)) yield { view: views[step + 1], tokens };
    }
  }

  test.each(goldenGames("pi-mal-pflaumen", "pies").filter((name) => !name.includes("house-1")))(
    "can be what the server takes: %s",
    (name) => {
      let checked = 0;
      for (const { view, tokens } of offered(name)) {
        const display = view.displays[view.waiting[0]];
        const fits = (recipe: string, some: string[], all: string[]) =>
          !!face(recipe).recipe && possible(face(recipe).recipe, some, all, face);
        const found =
          view.mix === null
            ? [...display.filter((card) => fits(card, [], display)).map((card) => `mix:${card}`), "done"]
            : [...new Set(without(reach(display, view.used), view.used))]
                .filter((card) => fits(view.mix!, [...view.used, card], reach(display, [...view.used, card])))
                .map((card) => `use:${card}`);
        expect(found).toEqual(tokens);
        checked += 1;
      }
      expect(checked).toBeGreaterThan(10);
    },
  );

  test("gives the same tokens in whatever order its cards are picked", () => {
    let mixes = 0;
    for (const name of goldenGames("pi-mal-pflaumen", "pies").filter((each) => !each.includes("house-1"))) {
      let display: string[] = [];
      let made: string[] = [];
      for (const { events, view } of framesOf(readGolden(name), null)) {
        for (const event of events as PflaumenEvent[]) {
          if (event.event === "began-mix") made = [`mix:${event.card}`];
          if (event.event === "used") made.push(`use:${event.card}`);
          if (event.event !== "mixed") continue;
          const used = made.slice(1).map((token) => readToken(token).items[0]);
          const recipe = face(event.card);
          for (let turn = 0; turn < used.length; turn++) {
            const odd = used.length % 2 ? shuffle(used, turn) : [...used.slice(turn), ...used.slice(0, turn)].reverse();
            const plan = planOf({ recipe, display, used: [] }, odd, false, face);
            expect(plan.tokens).toEqual(made);
            expect(plan.complete).toBe(true);
          }
          mixes += 1;
        }
        display = (view as PflaumenView).displays[view.waiting[0]] ?? [];
      }
    }
    expect(mixes).toBeGreaterThan(50);
  });

  test("has a place for each letter, and equal fruits at equal letters", () => {
    const display = ["1.5", "1.9", "1.12", "2.17", "plum", "plum"]; // cherry, blackberry, cherry, blackberry
    const places = (recipe: string, ...used: string[]) => roomsOf(recipe, used, display, face).map(({ letter, card }) => card ?? letter);
    expect(places("AABB")).toEqual(["A", "A", "B", "B"]);
    expect(places("AABB", "1.5", "1.9")).toEqual(["1.5", "A", "1.9", "B"]);
    expect(places("AABB", "1.5", "1.9", "1.12", "2.17")).toEqual(["1.5", "1.12", "1.9", "2.17"]);
    expect(places("AAABB", "1.5", "1.9")).toEqual(["1.5", "1.9", "A", "B", "B"]); // no such mix: as they come
  });

  test("keeps its cards where they lie while others come in", () => {
    let mixes = 0;
    for (const name of goldenGames("pi-mal-pflaumen", "pies").filter((each) => !each.includes("house-1"))) {
      let scene: PflaumenScene | null = null;
      let before: (string | null)[] = [];
      for (const { events, view } of framesOf(readGolden(name), null)) {
        scene ??= staging.sceneOf(view as PflaumenView);
        for (const event of events as PflaumenEvent[]) {
          scene = staging.after(scene, event);
          if (event.event === "began-mix") before = [];
          if (event.event !== "used") continue;
          const { card, used, seat } = scene.mix!;
          const now = roomsOf(face(card).recipe, used, scene.displays[seat], face).map((room) => room.card);
          expect(now.filter(Boolean)).toHaveLength(used.length);
          expect(before.every((each, at) => each === null || now[at] === each)).toBe(true);
          before = now;
          mixes += 1;
        }
      }
    }
    expect(mixes).toBeGreaterThan(100);
  });

  test("gains by another card than that with the recipe only where no other of its fruit is needed then", () => {
    const gains = (recipe: string, ...others: string[]) => replaceable({ recipe: face(recipe), display: [recipe, ...others] }, face);
    const [pears, apples, berries] = [
      ["1.7", "1.11", "1.18"],
      ["1.2", "1.19"],
      ["1.3", "1.23"],
    ];
    expect(gains("1.9", ...berries, ...pears)).toBe(true); // AAA: three pears, and two blackberries are kept
    expect(gains("1.9", ...berries, ...apples)).toBe(false);
    expect(gains("1.1", "1.10", ...pears, ...apples)).toBe(true); // AABB
    expect(gains("1.1", "1.10", ...pears)).toBe(false); // one pair is of its fruit
    expect(gains("1.24", ...pears, ...apples, ...berries)).toBe(false); // ABC: the same cards, and one more
    expect(gains("1.25", PLUM, PLUM, PLUM)).toBe(false); // PPP
  });

  test("shows what cannot be done without, and what is lost", () => {
    const recipe = face("1.9"); // AAA
    const display = ["1.3", "1.9", "1.24", "2.2"];
    const berries = display.filter((card) => face(card).fruit === "blackberry");
    expect(berries.length).toBe(2);
    const three = sorted([...display, "2.17"]);
    expect(face("2.17").fruit).toBe("blackberry");
    const plan = planOf({ recipe, display: three, used: [] }, [], false, face);
    expect(plan.forced).toEqual(sorted([...berries, "2.17"]));
    expect(plan.complete).toBe(true);
    expect(plan.lost.map((each) => each.card)).toEqual(plan.cards.filter((card) => card !== "1.9" && face(card).recipe));
  });

  test("takes plums of the supply by itself, where nothing else is left: they are all alike", () => {
    const [apple, cherry, other] = ["1.2", "1.5", "1.12"]; // another cherry
    const recipe = face("1.22"); // a fig: ABC
    const plan = (picked: string[], ...more: string[]) =>
      planOf({ recipe, display: sorted([cherry, ...more, PLUM, PLUM]), used: [] }, picked, false, face);
    expect(plan([], apple)).toMatchObject({ cards: [apple, cherry, PLUM], complete: true, open: [] });
    expect(plan([cherry], other, apple)).toMatchObject({ forced: [apple, PLUM], complete: true });
    expect(plan([cherry], apple, "1.7")).toMatchObject({ complete: false }); // a pear would do as well
    expect(plan([cherry], apple, other)).toMatchObject({ cards: sorted([apple, cherry, PLUM]) });
  });
});

describe("advice", () => {
  test.each(everywhere)("%s", (_, game, { view, offers }) => {
    const advice = advise(game.game, view, offers);
    if (view.phase === "over") expect(advice).toBeNull();
    else expect(t(advice!)).not.toMatch(/[{}]/);
  });

  test("fits the edition", () => {
    const [first, second] = editions.map((game) => advise(game.game, at(game, "play", 12).view, at(game, "play", 12).offers));
    expect(first).toBe("pi-mal-pflaumen-guide-raise");
    expect(second).toBe("pies-guide-raise");
  });

  test("explains recipes to whoever has taken something", () => {
    const { view, offers } = at(editions[0], "take", 2);
    const others = view.displays.map(() => []);
    expect(advise("pi-mal-pflaumen", { ...view, displays: others }, offers)).toBe("pflaumen-guide-take");
    expect(advise("pi-mal-pflaumen", { ...view, displays: others.map(() => ["1.9"]) }, offers)).toBe("pflaumen-guide-recipes");
    expect(only(view)).toBe("pflaumen-guide-last");
    const last = { ...view, phase: "mix", round: 1, hands: view.hands.map(() => 0) };
    expect(advise("pies", last, offers)).toBe("pies-guide-mix-round");
    expect(advise("pies", { ...last, round: 3 }, offers)).toBe("pflaumen-guide-mix-end");
    expect(advise("pi-mal-pflaumen", { ...last, round: 3 }, offers)).toBe("pflaumen-guide-mix-last"); // more mixes follow (PMP-22)
    expect(advise("pi-mal-pflaumen", { ...last, round: 3 }, offers, { experienced: "on" })).toBe("pflaumen-guide-mix-end");
    expect(advise("pies", { ...last, round: 3, hands: view.hands.map(() => 1) }, offers)).toBe("pflaumen-guide-mix");
    expect(only({ ...view, plums: 0 })).toBe("pflaumen-guide-last-no-plum");
    expect(only({ ...view, phase: "steal" })).toBeNull(); // nor is anything advised where nothing can be chosen
  });
});

describe("the table", () => {
  test.each(everywhere)("%s: every offer stands on it, and nothing else does", async (_, game, frame) => {
    show(game, frame);
    const asked = new Set(tokens());
    for (const { token } of frame.offers.filter((each) => each.token.includes("+"))) {
      await fireEvent.click(standsFor(token.split("+")[0]));
      await tick();
      for (const each of tokens()) asked.add(each);
      await fireEvent.keyDown(window, { key: "Escape" });
    }
    const alone = (token: string) => !token.startsWith("use:"); // those go from the worktop, together
    const wanted = frame.offers.map((each) => each.token).filter(alone);
    expect([...asked].filter(alone).sort()).toEqual(wanted.sort());
    if (wanted.length < frame.offers.length) expect(screen.getByRole("region", { name: "Mix" })).toBeTruthy();
  });

  const some = everywhere.filter(([, , { view, offers }]) => view.phase === "over" || offers.length > 3);
  test.each(some)("%s: no word is missing, and nobody is offered anything as a spectator", (_, game, frame) => {
    const { container } = show(game, frame, { seat: null, offers: [], view: { ...frame.view, seat: null, hand: [] } });
    expect(container.textContent).not.toMatch(/[{}]/);
    expect(tokens()).toEqual([]);
  });

  test("a card with one offer is played at once", async () => {
    const frame = at(editions[0], "play");
    const { act } = show(editions[0], frame);
    await fireEvent.click(standsFor(frame.offers[0].token));
    expect(act).toHaveBeenCalledExactlyOnceWith(frame.offers[0].token);
  });

  test("a card that can be raised asks how far, and tells what it comes to", async () => {
    const game = editions[1];
    const frame = at(game, "play", 12);
    const raised = frame.offers.find((each) => each.token.endsWith("+2"))!;
    const { act } = show(game, frame);
    await fireEvent.click(standsFor(raised.token.split("+")[0]));
    expect(act).not.toHaveBeenCalled();
    const rung = screen.getByRole("button", { name: raised.sentence });
    const { card, pi } = readPlay(raised.token.slice("play:".length));
    expect(rung.textContent).toContain(total(faces(game.components)(card).number, pi).toFixed(2));
    await fireEvent.click(rung);
    expect(act).toHaveBeenCalledExactlyOnceWith(raised.token);
  });

  test("such a card lies in its slot meanwhile, and a tap or Escape takes it back", async () => {
    const frame = at(editions[1], "play", 12);
    const token = frame.offers.find((each) => each.token.endsWith("+2"))!.token.split("+")[0];
    const { props, rerender } = show(editions[1], frame);
    const inHand = () => document.querySelectorAll(".hand [data-card]").length;
    const inSlot = () => document.querySelector(`[data-slot="${frame.view.seat}"] [data-card]`);
    const all = inHand();
    await fireEvent.click(standsFor(token));
    expect([inHand(), !!inSlot()]).toEqual([all - 1, true]);
    await fireEvent.click(screen.getByRole("button", { name: /^Take .* back into your hand$/ }));
    expect([inHand(), inSlot()]).toEqual([all, null]);
    await fireEvent.click(standsFor(token));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect([inHand(), inSlot()]).toEqual([all, null]);
    await rerender({ ...props, pending: [`${token}+1`] }); // it is on its way
    expect([inHand(), !!inSlot()]).toEqual([all - 1, true]);
    expect(screen.queryByRole("button", { name: /back into your hand/ })).toBeNull();
  });

  test("while a choice is under way, no other is sent", async () => {
    const frame = at(editions[0], "take", 4);
    const { act } = show(editions[0], frame, { pending: [frame.offers[0].token] });
    await fireEvent.click(standsFor(frame.offers[1].token));
    expect(act).not.toHaveBeenCalled();
  });

  test("who protects a display with the dog is told", () => {
    const frame = at(editions[1], "steal");
    show(editions[1], { ...frame, view: { ...frame.view, watchdog: 2 } });
    expect(screen.getByRole("region", { name: "Cleo" }).querySelector('[aria-label="Has the dog: nobody can steal here"]')).toBeTruthy();
  });

  test("a thief is told why some cards cannot be chosen", () => {
    const frame = at(editions[1], "steal");
    show(editions[1], { ...frame, view: { ...frame.view, watchdog: 2 } });
    expect(within(screen.getByRole("region", { name: "Cleo" })).getByText("guarded")).toBeTruthy();
    expect(screen.getAllByText("guarded")).toHaveLength(1);
  });

  test("another theft in the same turn is told apart from the first one (PMP-13)", async () => {
    const frame = at(editions[1], "steal");
    const { rerender, props } = show(editions[1], frame);
    expect(screen.getByText(/^Steal someone’s card/)).toBeTruthy();
    const { seat } = editions[1];
    const displays = frame.view.displays.map((cards, each) => (each === seat ? [...cards, "1.5"] : cards));
    await rerender({ ...props, view: { ...frame.view, displays } });
    expect(screen.getByText("The card you stole acts again: steal once more")).toBeTruthy();
    await rerender({ ...props, view: { ...frame.view, displays, turn: frame.view.turn + 1 } });
    expect(screen.getByText(/^Steal someone’s card/)).toBeTruthy();
  });

  test("the only move is announced where one is asked for a move", () => {
    show(editions[0], at(editions[0], "play"), { forced: true });
    expect(screen.getByText("Your only move: it is made for you")).toBeTruthy();
    expect(screen.queryByText("Play a card")).toBeNull();
  });

  test("fewer Pi than three are told to be the last", () => {
    const got = (pi: number) => t("pflaumen-got-pi", { edition: "pi-mal-pflaumen", you: "no", name: "Ada", pi });
    expect(got(3)).toBe("Ada gets 3 Pi cards.");
    expect(got(2)).toBe("Ada gets 2 Pi cards: there are no more.");
  });

  test("a mix that was begun is finished on the worktop, and cannot be left", () => {
    const game = editions[0];
    const frame = game.frames.findLast(({ view }) => view.phase === "use")!;
    show(game, frame);
    const worktop = screen.getByRole("region", { name: "Mix" });
    for (const card of frame.view.used.filter((each) => each !== PLUM)) expect(worktop.querySelector(`[data-card="${card}"]`)).toBeTruthy();
    expect((within(worktop).getByRole("button", { name: "Cancel" }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByTitle("You have begun this mix, so you must finish it.")).toBeTruthy();
  });

  test("the card with the recipe may be one of the fruits of a mix, which is told", () => {
    const display = ["1.9", "1.10", "1.11", "1.12", "1.13", "1.14", "1.15", "1.16"];
    const base = { display, face, t, edition: "pies" as const, own: true };
    const [some, fruits] = [["1.10"], ["1.10", "1.11", "1.12"]];
    const said = ([mix, more]: [object, object]) => {
      const { container, unmount } = render(Pot, { props: { ...base, mix: { seat: 0, card: "1.9", ...mix } as Mix, ...more } });
      const words = container.querySelector("small")!.textContent!.trim();
      unmount();
      return words;
    };
    const remove = vi.fn();
    expect(said([{ used: some }, { remove, add: vi.fn() }])).toMatch(/is used up anyway: tap it to use it as a fruit\.$/);
    const loose = { remove, loose: ["1.9"] };
    expect(said([{ used: ["1.9"] }, loose])).toMatch(/is one of the fruits\.$/);
    expect(said([{ used: ["1.9"] }, { ...loose, display: ["1.9", "1.3", "1.7", "1.11", "1.18", "1.23"] }])).toMatch(
      /is one of the fruits. Tap it to put another of your cards in its place\.$/,
    );
    expect(said([{ used: ["1.9", ...fruits.slice(1)] }, {}])).toMatch(/is one of the fruits\.$/);
    const berries = ["1.3", "1.9", "1.23", "2.1", "2.7", "2.17", ...fruits];
    expect(said([{ used: fruits }, { remove, display: berries }])).toMatch(/this time not as a fruit: it may be one, but need not be\.$/);
    expect(said([{ used: some }, { remove, display: ["1.9", ...fruits] }])).toBe(""); // not before the places are full
    expect(said([{ used: fruits }, { remove, display: ["1.9", ...fruits] }])).toMatch(/As a fruit it does not fit\.$/);
  });

  test("of another's mix nothing is said that turns out wrong, and no fruit changes its place", () => {
    const [recipe, low, high] = ["1.14", "1.2", "1.19"]; // apples: the first has the recipe AA
    const seen = (display: string[], ...used: string[]) => {
      const props = { display, face, t, edition: "pies" as const, mix: { seat: 2, card: recipe, used } };
      const { container, unmount } = render(Pot, { props });
      const words = container.querySelector("small")!.textContent!;
      const places = [...container.querySelectorAll(".pot > :not(.source, small)")];
      const rooms = places.map((room) => room.querySelector<HTMLElement>("[data-card]")?.dataset.card);
      unmount();
      return [words, ...rooms];
    };
    const is = "The recipe card is one of the fruits.";
    const apart = "The recipe card is used up, too, this time not as a fruit: it may be one, but need not be.";
    const three = [low, recipe, high];
    expect(seen(three, recipe)).toEqual([is, recipe, undefined]); // as it comes
    expect(seen(three)).toEqual(["", undefined, undefined]);
    expect(seen(three, low)).toEqual(["", low, undefined]);
    expect(seen(three, low, recipe)).toEqual([is, low, recipe]);
    expect(seen(three, low, high)).toEqual([apart, low, high]);
  });

  test("the place of the card with the recipe stays when it is one of another's fruits: nothing else moves", () => {
    const placesFor = (...used: string[]) => {
      const props = { display: ["1.2", "1.14"], face, t, edition: "pies" as const, mix: { seat: 2, card: "1.14", used } };
      const { container, unmount } = render(Pot, { props });
      const found = [...container.querySelectorAll(".pot > :not(small)")].map((each) => each.classList.contains("source"));
      unmount();
      return found;
    };
    expect(placesFor()).toEqual([true, false, false]);
    expect(placesFor("1.2")).toEqual([true, false, false]);
    expect(placesFor("1.2", "1.14")).toEqual([true, false, false]);
  });

  test("a card on its way to a folded place has its room there, and is seen when it has landed", () => {
    const shown = (display: string[], coming: string[]) => {
      const { container, unmount } = render(Fruits, { props: { display, coming, seat: 1, face } });
      const found = [...container.querySelectorAll<HTMLElement>(".fruit")].map((fruit) => {
        const signs = [fruit, ...fruit.querySelectorAll("b, i")].filter((sign) => !sign.closest(".yet"));
        return [fruit.dataset.place, ...signs.slice(1).map((sign) => sign.textContent), signs.length > 0];
      });
      unmount();
      return found;
    };
    expect(shown(["1.2", "1.9"], ["1.9"])).toEqual([
      ["fruits.1.apple", true],
      ["fruits.1.blackberry", false],
    ]);
    expect(shown(["1.2", "1.14"], ["1.14"])).toEqual([["fruits.1.apple", true]]);
    expect(shown(["1.2", "1.14", "1.19"], ["1.14"])).toEqual([["fruits.1.apple", "2", true]]);
    expect(shown(["1.2", "1.14"], [])).toEqual([["fruits.1.apple", "2", "AA3", true]]);
  });

  test("finished mixes lie there while another one comes", () => {
    const frame = at(editions[0], "take", 4);
    const scene = staging.sceneOf(frame.view);
    const piles = (cards: string[]) => ({ ...scene, piles: scene.piles.map((pile, seat) => (seat === 2 ? cards : pile)) });
    show(editions[0], frame, { scene: piles(["1.14", "1.9"]), told: piles(["1.14"]), settled: false });
    const pile = within(screen.getByRole("region", { name: "Cleo" })).getByRole("button", { name: /^Finished mixes/ });
    const moves = [...pile.querySelectorAll<HTMLElement>("i")].map((sign) => sign.dataset.moves);
    expect(moves).toEqual([undefined, "1.9"]);
  });

  test("a stolen plum goes from its owner to the thief by way of the box, though it has another name before each", () => {
    const frame = at(editions[0], "take", 4);
    const displays = [[], [PLUM, PLUM], [PLUM], []];
    const scene = { ...staging.sceneOf(frame.view), displays };
    const [box, taken] = staging.beats(scene, { event: "stole", seat: 2, owner: 1, card: PLUM }, null).map((beat) => beat.scene);
    const named = (shown: PflaumenScene, among: string) => {
      const { container, unmount } = show(editions[0], frame, { scene: shown, settled: false });
      const found = [...container.querySelectorAll<HTMLElement>(`${among} [data-moves^="plum"]`)].map(({ dataset }) => dataset);
      const names = found.map(({ moves, from }) => [moves, from]);
      unmount();
      return names;
    };
    expect(named(box, ".theft")).toEqual([["plum.2.1", "plum.1.1"]]);
    expect(named(taken, '[data-owner="2"]')).toContainEqual(["plum.2.1", "plum.1.1"]);
  });

  test.each([
    ["all", 200, ["AA3", "AAA6"]],
    ["near", 112, ["AA3", "AAA6"]],
    ["close", 100, ["AA3", "AAA6"]],
    ["letters", 88, ["AA", "AAA"]],
    ["signs", 60, ["AA", "AAA"]], // which are not seen: its style has a line below the fruit
  ])("a folded place shows of its recipes what there is room for: %s", async (shows, width, recipes) => {
    const broad = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const { container } = render(Fruits, { props: { display: ["1.2", "1.14", "1.9"], seat: 1, face } });
    await tick();
    broad.mockRestore();
    expect(container.querySelector(".fruits")!.classList).toContain(shows);
    expect([...container.querySelectorAll("i")].map((each) => each.textContent)).toEqual(recipes);
  });

  test("the signs of a folded place move together and shrink rather than that one is cut", async () => {
    const sized = async (width: number) => {
      const broad = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
      const { container, unmount } = render(Fruits, { props: { display: ["1.2", "1.14", "1.9"], seat: 1, face } });
      await tick();
      broad.mockRestore();
      const { style } = container.querySelector<HTMLElement>(".fruits")!;
      const [sign, gap] = ["--sign", "--gap"].map((name) => 16 * parseFloat(style.getPropertyValue(name)));
      unmount();
      return { sign, gap };
    };
    const roomy = await sized(200);
    expect(roomy.sign).toBe(16);
    expect(roomy.gap).toBeCloseTo(3.2);
    const tight = await sized(30);
    expect(tight.sign).toBeLessThan(16);
    expect(tight.sign).toBeGreaterThanOrEqual(10);
    expect(tight.gap).toBeLessThanOrEqual(0);
  });

  test("finished mixes have a name: a word at one's own place, and a label at all of them", () => {
    const frame = at(editions[0], "take", 4);
    const piles = [["1.14", "1.15"], ["1.9"], [], []];
    show(editions[0], frame, { scene: { ...staging.sceneOf(frame.view), piles, scores: [6, 6, 0, 0] } });
    const sign = (name: string) => within(screen.getByRole("region", { name })).queryByRole("button", { name: /^Finished mixes/ });
    expect(sign("You")!.textContent!.trim()).toBe("2 mixes");
    expect(sign("Bo")!.title).toBe("Finished mixes: 1, worth 6 points");
    expect(sign("Cleo")).toBeNull();
  });

  test.each<[string, PflaumenEvent]>([
    ["of a mix", { event: "began-mix", seat: 2, card: "1.14" }],
    ["of a theft", { event: "stole", seat: 2, owner: 1, card: "1.14" }],
  ])("the box %s opens together with its own caption and its card", (_, event) => {
    const frame = at(editions[0], "take", 4);
    const scene = { ...staging.sceneOf(frame.view), displays: [[], ["1.14"], ["1.14"], []] };
    const [shown] = staging.beats(scene, event, null).map((beat) => beat.scene);
    const { container } = show(editions[0], frame, { scene: shown, told: scene, settled: false }); // the card is on its way
    expect(container.querySelector(".prompt")!.textContent).toContain("Cleo");
    expect(container.querySelector(":is(.board, .theft) [data-card]")).not.toBeNull();
  });

  test("numbers of the order lie at those who are still to choose, with a word where nothing else lies", () => {
    const frame = at(editions[0], "take", 4);
    const scene = staging.sceneOf(frame.view);
    const slots = scene.slots.map((slot, seat) => ({ ...slot!, lies: seat > 1 }));
    show(editions[0], frame, { scene: { ...scene, order: [3, 1, 0, 2], slots }, settled: false });
    const said = [0, 1, 2, 3].map((seat) => {
      const place = document.querySelector(`[data-slot="${seat}"]`)!;
      return [place.querySelector<HTMLElement>(".rank")?.title, place.querySelector(".words")?.textContent];
    });
    const number = (rank: number) => `Number ${rank} in the order of choosing`;
    expect(said).toEqual([
      [number(3), "yet to choose"],
      [undefined, undefined],
      [number(4), undefined],
      [undefined, undefined],
    ]);
  });

  test.each(editions)("a Pi lies in its place until it is seen to go back to the side, a pie token goes with its card", (game) => {
    const frame = at(game, "take", 4);
    const before = staging.sceneOf(frame.view);
    const scene = {
      ...before,
      order: [1, 2, 3, 0],
      slots: before.slots.map((slot, seat) => ({ ...slot!, pi: seat === 1 ? 2 : 0, lies: false })),
    };
    const lies = (place: string) =>
      [...document.querySelectorAll<HTMLElement>(`${place} [data-moves^="pi."]`)].map((each) => each.dataset.moves);
    const names = game.game === "pies" ? [] : ["pi.1.0", "pi.1.1"];
    show(game, frame, { scene, settled: false });
    expect([lies(".slots"), lies(".side")]).toEqual([names, []]);
    cleanup();
    const [shown] = staging.beats(scene, { event: "leads", seat: 1 }, null);
    show(game, frame, { scene: shown.scene, settled: false });
    expect([lies(".slots"), lies(".side")]).toEqual([[], names]);
  });

  test.each(editions)("a tap on what lies at the side tells what all signs mean", async (game) => {
    show(game, at(game, "take", 2));
    await fireEvent.click(screen.getByRole("button", { name: /What the signs mean/ }));
    const words = document.querySelector("dialog[open] dl")!.textContent!;
    for (const sign of [
      "steals one from",
      "nobody can steal from its owner",
      "gets three",
      "adds 3.14",
      "Plums left",
      "The fruit on the recipe card itself may be one of them",
      "Finished mixes",
      "in hand",
    ])
      expect(words).toContain(sign);
    expect(words.includes("The stolen card acts again.")).toBe(game.game === "pies");
  });

  test("a card and a place tell what they have, on demand", async () => {
    const frame = at(editions[1], "steal");
    show(editions[1], { ...frame, view: { ...frame.view, watchdog: 2 } });
    const thief = document.querySelector<HTMLElement>('[data-card="1.12"]')!;
    expect(thief.title).toBe(
      "cherry I-12 (steal). Whoever takes this card steals one from someone else’s tableau. The stolen card acts again.",
    );
    await fireEvent.click(screen.getByRole("button", { name: "Take a closer look at Cleo’s place" }));
    const words = document.querySelector("dialog[open] ul:last-child")!.textContent!;
    for (const each of [/Has the dog: nobody can steal here/, /Cards in hand: \d/, /\d pie tokens?/, /Finished mixes: \d/])
      expect(words).toMatch(each);
  });

  test("a card that the dog guards says why it cannot be stolen", async () => {
    const frame = at(editions[1], "steal");
    const owner = others(frame.view.displays.length, editions[1].seat).find((seat) => frame.view.displays[seat].length)!;
    const card = frame.view.displays[owner][0];
    const safe = "You cannot steal this card: its owner has the dog.";
    for (const watchdog of [owner, null]) {
      const { unmount } = show(editions[1], { ...frame, offers: [], view: { ...frame.view, watchdog } });
      await fireEvent.click(document.querySelector(`.player [data-card="${card}"]`)!);
      expect(!!screen.queryByText(safe)).toBe(watchdog === owner);
      unmount();
    }
  });

  test("what lies in a mix does not lie in the folded place, too", () => {
    const frame = at(editions[0], "take", 4);
    const scene = staging.sceneOf(frame.view);
    const displays = scene.displays.map((each, seat) => (seat === 2 ? ["1.2", "1.14", "1.9"] : each));
    const folded = (some: Partial<PflaumenScene>, told?: PflaumenScene) => {
      const shown = { ...scene, displays, ...some };
      const { unmount } = show(editions[0], frame, { scene: shown, ...(told && { told }), settled: false });
      const recipes = [...screen.getByRole("region", { name: "Cleo" }).querySelectorAll(".fruits i")].map((each) => each.textContent);
      unmount();
      return recipes;
    };
    const mix: Mix = { seat: 2, card: "1.14", used: ["1.2"] };
    expect(folded({})).toEqual(["AA3", "AAA6"]);
    expect(folded({ mix })).toEqual(["AAA6"]);
    const done = { mix: null, displays: displays.map((each, seat) => (seat === 2 ? ["1.9"] : each)) };
    expect(folded(done, { ...scene, displays, mix })).toEqual(["AAA6"]); // while the mix flies to its pile
  });

  test("a display is said to be empty when it is, not while its cards lie in a mix", () => {
    const frame = at(editions[0], "take", 4);
    const scene = staging.sceneOf(frame.view);
    const said = (display: string[], mix: Mix | null) => {
      const displays = scene.displays.map((each, seat) => (seat === 2 ? display : each));
      const { unmount } = show(editions[0], frame, { scene: { ...scene, displays, mix }, settled: false });
      const found = within(screen.getByRole("region", { name: "Cleo" })).queryByText("nothing in the display");
      unmount();
      return !!found;
    };
    expect(said([], null)).toBe(true);
    expect(said(["1.14", "1.2"], { seat: 2, card: "1.14", used: ["1.2"] })).toBe(false);
  });

  test("after a mix another one begins with nothing on the worktop", async () => {
    const game = editions[0];
    const frame = game.frames.findLast(({ view }) => view.phase === "mix")!;
    const { rerender, props } = show(game, frame);
    const card = frame.offers.find((each) => each.token.startsWith("mix:"))!.token.slice("mix:".length);
    await fireEvent.click(standsFor(`mix:${card}`));
    expect(screen.getByRole("region", { name: "Mix" })).toBeTruthy();
    const displays = frame.view.displays.map((display, seat) => (seat === game.seat ? without(display, [card]) : display));
    const view = { ...frame.view, displays };
    await rerender({ ...props, view, scene: staging.sceneOf(view), told: staging.sceneOf(view) });
    expect(screen.queryByRole("region", { name: "Mix" })).toBeNull();
  });

  test("one's own mix stays in its place when it is done: the same cards lie on the same worktop", async () => {
    const game = editions[0];
    const frame = game.frames.findLast(({ view }) => view.phase === "use" && view.waiting[0] === game.seat)!;
    const { container, rerender, props } = show(game, frame);
    const [pot] = container.querySelectorAll(".pot");
    const scene = staging.sceneOf(frame.view);
    const mix = scene.mix!;
    const event: PflaumenEvent = { event: "mixed", seat: mix.seat, card: mix.card, points: face(mix.card).points };
    const [shown] = staging.beats(scene, event, null).map((beat) => beat.scene);
    const view = { ...frame.view, phase: "take", waiting: [1], mix: null, used: [] } as PflaumenView;
    await rerender({ ...props, view, scene: shown, told: shown, settled: false });
    expect(container.querySelector(".pot")).toBe(pot);
    expect(container.querySelector(".worktop .made")!.textContent).toContain(`${event.points}`);
  });

  test.each(editions)("nothing of a mix is sent before it is confirmed, and cancelling leaves all as it was", async (game) => {
    const frame = game.frames.findLast(({ view }) => view.phase === "mix")!;
    const { act, container } = show(game, frame);
    const before = container.querySelector(".garden")!.innerHTML.replace(/ tabindex="-?\d"/g, "");
    const token = frame.offers.find((each) => each.token.startsWith("mix:"))!.token;
    await fireEvent.click(standsFor(token));
    const worktop = screen.getByRole("region", { name: "Mix" });
    const confirm = () => within(worktop).getByRole("button", { name: /^Mix for|more cards?$/ }) as HTMLButtonElement;
    const next = () => container.querySelector<HTMLElement>('.own [aria-disabled="false"][aria-label^="Add "]');
    for (let card = next(); card; card = next()) {
      expect(confirm().disabled).toBe(true);
      await fireEvent.click(card);
    }
    expect(confirm().disabled).toBe(false);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(within(worktop).getByRole("button", { name: "Cancel" }));
    expect(container.querySelector(".garden")!.innerHTML.replace(/ tabindex="-?\d"/g, "")).toBe(before);
    expect(act).not.toHaveBeenCalled();

    await fireEvent.click(standsFor(token));
    for (let card = next(); card; card = next()) await fireEvent.click(card);
    await fireEvent.click(screen.getByRole("button", { name: /^Mix for/ }));
    expect(act).toHaveBeenCalledOnce();
    const [first, ...uses] = act.mock.calls[0] as string[];
    expect(first).toBe(token);
    const cards = uses.map((each) => readToken(each).items[0]);
    expect(cards).toEqual(sorted(cards));
    expect(cards.length).toBe(faces(game.components)(readToken(token).items[0]).recipe.length);
  });

  test("with the glass, a card is looked at and not played", async () => {
    const frame = at(editions[0], "play");
    const { act } = show(editions[0], frame);
    await fireEvent.click(screen.getByRole("button", { name: t("pflaumen-table-glass") }));
    await fireEvent.click(standsFor(frame.offers[0].token));
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: nameOf(face(frame.view.hand[0]), t) })).toBeTruthy();
  });

  test("what is recommended has a mark", () => {
    const frame = at(editions[0], "take", 4);
    show(editions[0], frame, { hinted: new Map([[frame.offers[2].token, 0.41]]) });
    expect(standsFor(frame.offers[2].token).getAttribute("aria-label")).toContain("recommended");
  });

  test("the end is counted, recipe by recipe", () => {
    for (const game of editions) {
      const frame = at(game, "over");
      show(game, frame);
      const rows = [...document.querySelectorAll("tbody tr")];
      expect(rows.length).toBe(4);
      expect(rows[0].className).toContain("won");
      expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
      for (const [seat, pile] of frame.view.piles.entries()) {
        const row = rows.find((each) => each.querySelector("th")!.textContent!.startsWith(seat === game.seat ? "You" : game.names[seat]))!;
        expect(row.querySelectorAll("li b").length).toBe(pile.length);
        const sum = [...row.querySelectorAll("li b")].reduce((points, each) => points + Number(each.textContent), 0);
        expect(row.querySelector(".points")!.textContent).toBe(String(sum));
      }
      cleanup();
    }
  });

  test("goes on with the next view, and its summary can be closed", { timeout: 30_000 }, async () => {
    const game = editions[1];
    const { rerender, props } = show(game, game.frames[0]);
    for (const { view, offers } of game.frames.slice(3)) {
      await rerender({ ...props, view, offers, scene: staging.sceneOf(view), told: staging.sceneOf(view) });
      expect(tokens().length + document.querySelectorAll(".worktop").length).toBeGreaterThanOrEqual(Math.min(1, offers.length));
    }
    await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(document.querySelector(".sheet")).toBeNull();
  });
});
