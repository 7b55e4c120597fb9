// Positions: tests/positions/input.json has some of `python web/positions.py input --seats 3 --seed 3 --option zero=on`
// and of `--seats 2 --seed 3 --option zero=on --option children=0`.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@fluent/syntax";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, afterEach, describe, expect, test, vi } from "vitest";
import type { Components, Offer } from "../src/games";
import { games } from "../src/games/input";
import { choicesAmong } from "../src/games/input/choices";
import { guide } from "../src/games/input/guide";
import { paintOf } from "../src/games/input/owners";
import { staging, type InputScene } from "../src/games/input/scene";
import { changeOf, outcomeAt, refused, tell, turnedFrom, winTold } from "../src/games/input/story";
import Table from "../src/games/input/Table.svelte";
import {
  barred,
  below,
  beyondOf,
  blocked,
  counted,
  dangers,
  free,
  inHand,
  inQuestion,
  lostOf,
  lying,
  placeOf,
  soleOwner,
  winsListed,
  winsOf,
  withheld,
  type Refusal,
  opens,
} from "../src/games/input/tiles";
import { shots } from "../src/scenes";
import type { InputEvent, InputLifted, InputPlaced, InputView, InputWon } from "../src/wire";
import { learn, t } from "../src/words.svelte";
import { framesOf, goldenGames, readGolden } from "./golden";
import positions from "./positions/input.json";

interface Frame {
  view: InputView;
  events: InputEvent[];
  offers: Offer[];
}
interface Positions {
  seat: number;
  names: string[];
  components: Components;
  frames: Frame[];
}
const { plain, children } = positions as unknown as Record<"plain" | "children", Positions>;
const everywhere = [plain, children].flatMap((game) => game.frames.map((frame) => ({ game, frame })));
const at = (phase: string, game = plain) =>
  game.frames.find(({ view, offers }) => view.phase === phase && (offers.length || phase === "over"))!;

beforeAll(() => learn("input"));
afterEach(cleanup);

function show(game: Positions, frame: Frame, more: { scene?: InputScene; [prop: string]: unknown } = {}) {
  const act = vi.fn();
  const names = game.names.map((name, seat) => (seat === game.seat ? "You" : name));
  const { view, offers } = frame;
  const props = {
    scene: staging.sceneOf(view),
    told: more.scene ?? staging.sceneOf(view),
    view,
    settled: true,
    goOn: vi.fn(),
    finish: vi.fn(),
    offers,
    act,
    pending: [] as string[],
    names,
    seat: game.seat,
    components: game.components,
    t,
    hinted: new Map(),
    ...more,
  };
  return { act, props, ...render(Table, { props }) };
}
const tokens = () => [...document.querySelectorAll<HTMLElement>("[data-token]")].map((each) => each.dataset.token);

describe("tiles", () => {
  const tile = { up: "full", at: "supply", seen: ["full"], can_be: ["full/slanted", "full/half"], came_from: null };

  test("a review lays a side open that became known later, and says where there is none", () => {
    const known = { ...tile, seen: [tile.up, "half"] };
    const last = { ...known, up: "half", seen: ["half", tile.up] };
    expect(opens({ tiles: [[tile]] }, { tiles: [[last]] })).toBe(true);
    expect(opens({ tiles: [[tile]] }, { tiles: [[tile]] })).toBe(false); // never turned
    expect(opens({ tiles: [[known]] }, { tiles: [[last]] })).toBe(false); // known already
  });

  test("what can be below follows from what was seen, or from what the tile can be", () => {
    expect(below(tile)).toEqual(["half", "slanted"]);
    expect(below({ ...tile, seen: ["full", "round"], can_be: ["full/round"] })).toEqual(["round"]);
    expect(below({ ...tile, up: "slanted", can_be: ["joker/slanted"] })).toEqual(["joker"]);
  });

  test("a table without memory tells nothing", () => {
    expect(below({ ...tile, can_be: [] })).toEqual([]);
  });

  test("a field has two parts, the supply has none", () => {
    expect(placeOf("4.2")).toEqual({ number: "4", field: "2" });
    expect(placeOf("supply")).toBeNull();
    expect(placeOf("hand")).toBeNull();
  });

  test.each(everywhere)("each lies in one place", ({ frame: { view } }) => {
    const placed = view.tiles.flat().filter((each) => !["supply", "hand"].includes(each.at));
    expect(lying(view).size).toBe(placed.length);
    expect(inHand(view) !== null).toBe(view.phase === "set");
  });

  test("those on a completed number block their owner", () => {
    const { view } = plain.frames.find(({ events }) => events.some(({ event }) => event === "won"))!;
    expect(blocked(view, plain.seat)).toBe(true);
    expect(blocked(at("pick").view, plain.seat)).toBe(false);
  });

  test("a tile may not go straight back", () => {
    const { view } = at("pick", children);
    const moved = view.tiles[0].map((each, index) => (index ? { ...each, came_from: null } : { ...each, at: "2.1", came_from: "6.3" }));
    expect(barred({ ...view, tiles: [moved] }, 0)).toEqual(new Map([["6.3", 1]]));
  });

  test("only fields that ask for what a tile in hand shows are in question", () => {
    const { view } = at("pick", children);
    const asking = (symbol: string) =>
      view.numbers.flatMap(({ digit, asks }) => asks.flatMap((s, row) => (s === symbol ? [`${digit}.${row + 1}`] : [])));
    const [[full], [half, left]] = [asking("full"), asking("half")];
    const fields = new Map([[half, 1]]);
    const hand = (up: string) => [view.tiles[0].map((each, index) => ({ ...each, at: index ? "supply" : "hand", up }))];
    const scene = (up: string, lifted_from = full) => ({ numbers: view.numbers, tiles: hand(up), lifted_from });
    expect(inQuestion(fields, scene("half"), 0)).toEqual(fields); // nor where it has just been, but that asks for another side
    expect(inQuestion(fields, scene("full"), 0)).toEqual(new Map([[full, 1]]));
    expect(inQuestion(fields, scene("half", left), 0)).toEqual(new Map([...fields, [left, 1]]));
    expect(inQuestion(fields, scene("joker"), 0)).toEqual(new Map([...fields, [full, 1]]));
    expect(inQuestion(fields, scene("round"), 0)).toEqual(new Map());
    expect(inQuestion(new Map([[half, 2]]), scene("half"), 0)).toEqual(new Map()); // of another tile
    expect(inQuestion(fields, scene("round"), 1)).toEqual(fields); // somebody else's tile is in hand
  });

  test("free fields are counted", () => {
    const { view } = at("close");
    expect(
      free(
        view,
        view.numbers.find(({ digit }) => digit === view.announced)!,
      ),
    ).toBe(1);
  });

  test("another box's colours have a paint of their own", () => {
    expect(paintOf(["yellow", "green"], 0)).toBe("owner-yellow");
    expect(paintOf(["yellow", "green"], 1)).toBe("owner-other-1");
  });
});

describe("choices", () => {
  test.each(everywhere)("every offer belongs to a thing", ({ frame: { offers } }) => {
    const found = Object.values(choicesAmong(offers)).flatMap((each) => [...each.values()]);
    expect(found.map(({ token }) => token).sort()).toEqual(offers.map(({ token }) => token).sort());
  });

  test("the zero is announced like a number", () => {
    expect([...choicesAmong([{ token: "zero", sentence: "" }]).close.keys()]).toEqual([0]);
  });
});

describe("stories", () => {
  const missed: InputEvent = { event: "missed", seat: 1, number: 4, points: 4 };
  const lifted: InputEvent = { event: "lifted", seat: 0, tile: 5, origin: "supply", was: "half", up: "full" };
  const four = { digit: 4, points: 4, asks: ["round"], completed: false };
  const held = (up: string): Pick<InputScene, "tiles" | "seat" | "numbers"> => ({
    seat: 0,
    numbers: [four],
    tiles: [Array.from({ length: 7 }, () => ({ up, at: "hand" }))],
  });

  test("a failed announcement belongs to its number and costs points", () => {
    const story = missed;
    expect(outcomeAt(4, { story })).toEqual({ good: false, sign: "−4", reason: "input-table-missed" });
    expect(outcomeAt(5, { story })).toBeNull();
    expect([0, 1].map((seat) => changeOf(seat, { story }))).toEqual([0, -4]);
    const wrong = "The field asks for round, the tile shows half.";
    expect(tell(held("half"), missed, ["You", "Bo"], t)).toBe(`It does not close the 4: Bo loses the 4 points of that number. ${wrong}`);
    expect(tell({ ...held("half"), seat: 1 }, missed, ["Ada", "You"], t)).toBe(
      `It does not close the 4: you lose the 4 points of that number. ${wrong}`,
    );
    expect(tell({ ...held("half"), tiles: [] }, missed, ["You", "Bo"], t)).toBe(
      "It does not close the 4: Bo loses the 4 points of that number.",
    );
    const announced = 4; // first it is seen why, then what it costs
    expect(outcomeAt(4, { story, announced })).toEqual({ good: false, sign: "✕", reason: "input-table-missed" });
    expect(changeOf(1, { story, announced })).toBe(0);
    expect(tell({ ...held("half"), announced }, missed, ["You", "Bo"], t)).toBe(wrong);
  });

  test("whoever announces a tile of which all had seen that side had forgotten it", () => {
    const bo = (seen: string[]) => [[], Array.from({ length: 7 }, () => ({ seen }))];
    const tiles = [
      [],
      held("half")
        .tiles[0].slice(0, 3)
        .map((tile, at) => ({ ...tile, at: at === 2 ? "hand" : "supply" })),
    ];
    const told = (seen: string[], seat = 0) => tell({ ...held("half"), tiles, seat }, missed, ["You", "Bo"], t, bo(seen));
    expect(told(["round", "half"])).toBe(
      "It does not close the 4: Bo loses the 4 points of that number. Bo had forgotten: everyone had seen that side of tile 3.",
    );
    expect(told(["round"])).not.toContain("forgotten");
    expect(told(["round", "half"], 1)).not.toContain("forgotten"); // one knows that oneself
  });

  test("a number in one colour: what it is worth, and what comes on top", () => {
    const won: InputEvent = { event: "won", seat: 1, number: 4, points: 7, one_colour: true };
    expect(outcomeAt(4, { story: won, numbers: [four] })).toEqual({ good: true, sign: "+7" });
    expect(tell(held("half"), won, ["You", "Bo"], t)).toBe("Bo wins the 4, all in one colour: 4 + 3 = 7 points!");
    const mixed: InputEvent = { ...won, points: 4, one_colour: false };
    expect(outcomeAt(4, { story: mixed, numbers: [four] })).toEqual({ good: true, sign: "+4" });
    expect(tell(held("half"), mixed, ["You", "Bo"], t)).toBe("Bo wins the 4: 4 points!");
  });

  test("whoever closes a number takes all, whosever the other tiles are", () => {
    const [tile] = held("half").tiles[0];
    const with_ = (theirs: number) => {
      const seats = [0, 1].map((seat) =>
        Array.from({ length: 7 }, (_, at) => ({ ...tile, at: seat && at < theirs ? `4.${at + 1}` : "supply" })),
      );
      return { ...held("half"), tiles: seats };
    };
    const won: InputEvent = { event: "won", seat: 0, number: 4, points: 4, one_colour: false };
    const said = (theirs: number) => tell(with_(theirs), won, ["You", "Bo"], t);
    expect(said(3)).toBe("You win the 4: 4 points! Whoever closes it takes all, even with 3 tiles of others on it.");
    expect(said(1)).toBe("You win the 4: 4 points! Whoever closes it takes all, even with 1 tile of another player on it.");
    expect(said(0)).toBe("You win the 4: 4 points!");
    // A winner has tiles there, and they have to go before another number can be closed (INP-14).
    const [first, ...rest] = with_(0).tiles[0];
    const mine = { ...with_(0), tiles: [[{ ...first, at: "4.1" }, ...rest], with_(0).tiles[1]] };
    const goes = "While tiles of yours lie there, you may announce no number. You may take one off each turn.";
    expect(tell(mine, won, ["You", "Bo"], t)).toBe(`You win the 4: 4 points! ${goes}`);
    expect(tell({ ...mine, seat: 1 }, won, ["Ada", "You"], t)).not.toContain(goes);
    expect(tell({ ...mine, seat: null }, won, ["Ada", "Bo"], t)).not.toContain(goes);
    expect(tell({ ...mine, scores: [17, 3], target: 17 }, won, ["You", "Bo"], t)).not.toContain(goes); // all is over
    const lasts = (theirs: number) => staging.beats({ ...staging.sceneOf(at("over").view), ...with_(theirs) }, won, null)[1].lasts;
    expect(lasts(3)).toBeGreaterThan(lasts(0)); // there is more to read
  });

  test("points beyond the target do not count (INP-21)", () => {
    const won: InputEvent = { event: "won", seat: 0, number: 4, points: 4, one_colour: false };
    const said = (points: number) => tell({ ...held("half"), tiles: [], scores: [points, 3], target: 17 }, won, ["You", "Bo"], t);
    expect(said(19)).toBe("You win the 4: 4 points! 17 points are enough: the 2 beyond do not count.");
    expect(said(18)).toBe("You win the 4: 4 points! 17 points are enough: the 1 beyond does not count.");
    expect(said(17)).toBe("You win the 4: 4 points!");
  });

  test("whoever has less than the number is worth loses all of it (INP-17)", () => {
    const cost = (points: number) => tell({ ...held("half"), tiles: [] }, { ...missed, points }, ["You", "Bo"], t);
    expect(cost(3)).toBe("It does not close the 4: Bo has only 3 points, and loses all of them.");
    expect(cost(1)).toBe("It does not close the 4: Bo has only 1 point, and loses it.");
    expect(cost(0)).toBe("It does not close the 4: Bo has no points to lose.");
  });

  test("the joker fits every field, but may not close a number (INP-15)", () => {
    const why = "The joker may not close a number.";
    const announced = 4;
    expect(tell({ ...held("joker"), announced }, missed, ["You", "Bo"], t)).toBe(why);
    expect(tell(held("joker"), missed, ["You", "Bo"], t)).toBe(`It does not close the 4: Bo loses the 4 points of that number. ${why}`);
    expect(outcomeAt(4, { ...held("joker"), story: missed, announced })?.reason).toBe("input-table-joker");
  });

  test("a tile that fits nowhere: why not where it seems to", () => {
    const home: InputEvent = { event: "home", seat: 0, tile: 1, up: "round" };
    const hand = (up: string, ...numbers: InputScene["numbers"]) => {
      const [tile, ...others] = held(up).tiles[0];
      return { ...held(up), numbers, tiles: [[tile, ...others.map((other) => ({ ...other, at: "supply" }))]] };
    };
    const said = (scene: ReturnType<typeof hand>) => tell(scene, home, ["You", "Bo"], t);
    expect(said(hand("full", four))).toBe("It fits nowhere. All fields for full are taken.");
    const closes = "It fits nowhere. It would close the 4, and that must be announced before you turn it over.";
    expect(said(hand("round", four))).toBe(closes);
    expect(said(hand("round", four, { ...four, digit: 6 }))).toBe(closes.replace("4", "4 or 6"));
    expect(said(hand("joker", four))).toBe("It fits nowhere. This joker may not close the 4.");
    expect(said(hand("round", { ...four, completed: true }))).toContain("On the 4, nothing may be placed until all tiles are gone.");
    expect(said(hand("round", { ...four, asks: ["round", "full"] }))).toContain("It may not go straight back to its old field of the 4");
    expect(said(hand("round", { ...four, digit: 0 }))).toContain("The zero has to be announced");
    const lasts = (scene: ReturnType<typeof hand>) => staging.beats({ ...at("over").view, ...scene } as never, home, null)[0].lasts;
    expect(lasts(hand("round", four))).toBeGreaterThan(lasts(hand("full", four))); // there is more to read
  });

  test("a number that was won opens again: it is told, and seen beside it", () => {
    const story: InputEvent = { event: "returned", number: 4 };
    expect(tell(held("half"), story, ["You", "Bo"], t)).toBe(
      "The last tile has left the 4: it is open again, and anyone can win it once more.",
    );
    expect(outcomeAt(4, { story })).toEqual({ good: true, sign: "↓", reason: "input-table-returns" });
    expect(outcomeAt(5, { story })).toBeNull();
  });

  test("a tile is picked up, then turned", () => {
    expect(tell(held("half"), lifted, ["You", "Bo"], t)).toBe("You pick up your tile 5.");
    expect(tell(held("full"), lifted, ["You", "Bo"], t)).toBe("You turn up the full side.");
    expect(tell({ ...held("full"), seat: 1 }, lifted, ["Bo", "You"], t)).toBe("Bo turns up the full side.");
    expect(tell(held("joker"), { ...lifted, up: "joker" }, ["You", "Bo"], t)).toBe("You turn up the joker.");
  });

  test.each(goldenGames("input"))("have words for all that is shown of %s", (name) => {
    const said = new Set<string>();
    for (const { scene, story } of told(name)) said.add(tell(scene, story, ["Ada", "Bo", "Cleo"], t));
    expect(said.size).toBeGreaterThan(20);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^{}]*[.!]$/);
  });
});

const filmed = new Map<string, ReturnType<typeof stepsOf>>();

/** The stills of each step of a golden game, as a spectator sees them. They are many: they are made once. */
function stepsOf(name: string) {
  return [...framesOf(readGolden(name), null)].flatMap(({ events }, at, frames) =>
    at ? [shots(staging, staging.sceneOf(frames[at - 1].view as InputView), events as InputEvent[])] : [],
  );
}

function film(name: string) {
  const steps = filmed.get(name) ?? stepsOf(name);
  filmed.set(name, steps);
  return steps;
}

/** Those that tell something. */
function told(name: string): { scene: InputScene; story: InputEvent; lasts: number }[] {
  return film(name)
    .flat()
    .flatMap(({ scene, lasts }) => (scene.story && lasts ? [{ scene, story: scene.story, lasts }] : []));
}

describe.each(goldenGames("input"))("the stills of %s", (name) => {
  const stills = told(name);
  const of = (kind: InputEvent["event"]) => stills.filter(({ story }) => story.event === kind);

  test("show each tile in hand with its old side up, then turned, and then where it goes", () => {
    const inTurn = of("lifted").map(({ scene, story }) => {
      const [hand, lift] = [inHand(scene)!, story as InputLifted];
      expect([hand.seat, hand.number, scene.lifted_from ?? "supply"]).toEqual([lift.seat, lift.tile, lift.origin]);
      const turned = turnedFrom(scene, hand.seat, hand.number, hand.tile.up);
      expect([hand.tile.up, turned]).toEqual(turned ? [lift.up, lift.was] : [lift.was, undefined]);
      return !!turned;
    });
    expect(inTurn.length).toBeGreaterThan(100);
    inTurn.forEach((turned, at) => expect(turned).toBe(at % 2 === 1));
    stills.forEach(({ story }, at) => {
      if (story.event !== "lifted" || stills[at + 1]?.story === story) return;
      expect(["placed", "home", "missed", "zerofailed"]).toContain(stills[at + 1]?.story.event);
    });
    for (const { scene, story } of of("placed")) {
      const { seat, tile, field } = story as InputPlaced;
      expect(scene.tiles[seat][tile - 1].at).toBe(field);
    }
  });

  test("show points only after the reason for them", () => {
    for (const kind of ["won", "missed"] as const) {
      const [first, second] = [of(kind).filter((_, at) => at % 2 === 0), of(kind).filter((_, at) => at % 2)];
      first.forEach(({ scene, story }, at) => {
        const { seat } = story as InputWon;
        expect(scene.announced).toBe((story as InputWon).number);
        expect(second[at].scene.scores[seat]).toBe(scene.scores[seat] + changeOf(seat, second[at].scene));
        expect(changeOf(seat, scene)).toBe(0);
      });
    }
  });

  test("are told in a sentence when all of it is to be seen", () => {
    for (const stills of film(name))
      stills.forEach(({ scene, begins }, number) => {
        if (begins === null || !scene.story) return;
        expect(stills[number + 1].scene.story).not.toBe(scene.story); // it is the last still of its event
      });
  });

  test("last long enough to be seen", () => {
    for (const { lasts } of stills) expect(lasts).toBeGreaterThanOrEqual(400);
  });
});

describe("advice", () => {
  test("begins with the rule, which says how many points win at this table (INP-4)", () => {
    const { rule, facts } = games.input;
    for (const [game, target] of [[plain, 21] as const, [children, 17] as const])
      expect(t(rule!, facts!(at("pick", game).view, {}))).toContain(`The first to ${target} points wins.`);
  });

  test.each([
    ["pick", "input-guide-first"],
    ["set", "input-guide-set"],
    ["close", "input-guide-close"],
    ["zero", "input-guide-zero"],
  ])("when it is time to %s", (phase, advice) => {
    const { view, offers } = at(phase);
    expect(guide(view, offers)).toBe(advice);
  });

  test("says whether the joker may close a number at this table (INP-28)", () => {
    const { view, offers } = at("close");
    expect(guide(view, offers, {})).toBe("input-guide-close");
    expect(guide(view, offers, { joker_closes: "on" })).toBe("input-guide-close-joker");
  });

  test("says what a number in one colour brings at this table (INP-19, INP-25)", () => {
    const { view, offers } = at("set");
    expect(t(guide(view, offers)!)).toContain("brings 3 extra points");
    expect(t(guide(view, offers, { solo_double: "on" })!)).toContain("counts double");
  });

  test("an announcement comes first", () => {
    const { view, offers } = plain.frames.find((frame) => frame.offers.some(({ token }) => token.startsWith("close")))!;
    expect(guide(view, offers)).toBe("input-guide-announce");
    expect(guide(view, offers, { joker_closes: "on" })).toBe("input-guide-announce-joker");
    const told = (points: number) => t("input-guide-announce", { points });
    expect(told(0)).toContain("it costs nothing this time: you have no points to lose.");
    expect(told(4)).toContain("or is the joker, you lose that many points.");
  });

  test("what a fourth tile leads to, where one can be set, until somebody has won a number", () => {
    const { view, offers } = at("set");
    const spare = view.tiles.map((each) => each.map((tile) => ({ ...tile, at: tile.at === "hand" ? "hand" : "supply" })));
    [1, 2, 3].forEach((row) => (spare[1][row].at = `5.${row}`));
    const laid = { ...view, tiles: spare, numbers: view.numbers.map((each) => ({ ...each, completed: false })), won: [[], [], []] };
    expect(guide({ ...laid, places: ["5.4"] }, offers)).toBe("input-guide-set-four");
    expect(guide({ ...laid, places: ["5.4"] }, offers, { solo_double: "on" })).toBe("input-guide-set-four-double");
    expect(guide({ ...laid, places: ["4.1"] }, offers)).toBe("input-guide-set");
    expect(guide({ ...laid, places: ["5.4"], won: [[], [4], []] }, offers)).toBe("input-guide-set");
  });

  describe("warns of another player", () => {
    /** The 5 has four tiles of seat 1, who is about to win; one of these is in the supply of seat 0, whose turn it is. */
    function about(scores: number[], change: (view: InputView) => InputView = (view) => view): InputView {
      const { view } = at("pick");
      const five = view.numbers.find(({ digit }) => digit === 5)!;
      const tiles = view.tiles.map((each, seat) =>
        each.map((tile, index) => ({
          ...tile,
          came_from: null,
          at: seat === 1 && index < 4 ? `5.${index + 1}` : "supply",
          seen: [tile.up],
          can_be: [`${tile.up}/${five.asks[4]}`],
        })),
      );
      return change({ ...view, scores, tiles, target: 21, turn: 9, numbers: view.numbers.map((each) => ({ ...each, completed: false })) });
    }
    const offers = at("pick").offers.filter(({ token }) => token.startsWith("lift"));

    test("who can win with the next announcement (INP-14, INP-19, INP-21)", () => {
      expect(guide(about([0, 13, 0]), offers)).toBe("input-guide-danger"); // 5 + 3
      expect(t("input-guide-danger", games.input.facts!(about([0, 13, 0]), {}))).toContain("by closing the 5");
      expect(guide(about([0, 12, 0]), offers)).toBe("input-guide-pick");
      expect(guide(about([0, 11, 0]), offers, { solo_double: "on" })).toBe("input-guide-danger"); // 5 + 5
    });

    test("but first says by what oneself can win at once", () => {
      const mine = (view: InputView) => ({ ...view, tiles: [view.tiles[1], view.tiles[0], view.tiles[2]] });
      const close = [...offers, { token: "close:5", sentence: "" }];
      expect(guide(about([13, 0, 0], mine), close)).toBe("input-guide-win"); // 5 + 3
      expect(t("input-guide-win", games.input.facts!(about([13, 0, 0], mine), {}))).toContain("if you close the 5 now");
      expect(guide(about([12, 0, 0], mine), close)).toBe("input-guide-announce");
      expect(guide({ ...about([13, 0, 0], mine), phase: "close" }, close)).toBe("input-guide-close");
    });

    test("not, where that is known not to be: blocked, no tile for it, no tile there (INP-14)", () => {
      const scores = [0, 20, 20];
      expect(dangers(about(scores), {})).toEqual([5]);
      const fourth = (tile: object) => (view: InputView) => ({
        ...view,
        tiles: view.tiles.map((each, seat) => (seat === 1 ? each.map((old, at) => (at < 4 ? old : { ...old, ...tile })) : each)),
      });
      expect(dangers(about(scores, fourth({ can_be: ["full/joker"], up: "full" })), {})).toEqual([]);
      expect(dangers(about(scores, fourth({ can_be: ["full/joker"], up: "full" })), { joker_closes: "on" })).toEqual([5]);
      expect(dangers(about(scores, fourth({ can_be: [] })), {})).toEqual([5]); // a table without memory: it may be so
      expect(dangers(about(scores, fourth({ came_from: "5.5" })), {})).toEqual([]); // INP-10
      const blockedBy = (view: InputView) => ({
        ...fourth({ at: "4.1" })(view),
        numbers: view.numbers.map((each) => ({ ...each, completed: each.digit === 4 })),
      });
      expect(dangers(about(scores, blockedBy), {})).toEqual([]);
    });

    test("before one lays a fourth tile, and when it is too late", () => {
      const held = (more: number) => (view: InputView) => ({
        ...view,
        phase: "set",
        places: ["5.4"],
        tiles: view.tiles.map((each, seat) =>
          seat === 1 ? each.map((old, at) => (at < 3 + more ? old : { ...old, at: "supply" })) : each,
        ),
      });
      const set = [{ token: "set:5.4", sentence: "" }];
      expect(guide(about([0, 16, 0], held(0)), set)).toBe("input-guide-danger-set");
      expect(guide(about([0, 15, 0], held(0)), set)).toBe("input-guide-set-four"); // with another's tile it is not in one colour
      expect(guide(about([0, 13, 0], held(1)), set)).toBe("input-guide-danger-late");
    });
  });

  test("none when all is over, and to watch while others move", () => {
    expect(guide(at("over").view, [])).toBeNull();
    expect(guide(at("pick").view, [])).toBe("input-guide-wait");
  });

  test.each(everywhere)("has words", ({ frame: { view, offers } }) => {
    const advice = guide(view, offers);
    if (advice) expect(t(advice, games.input.facts!(view, {}))).not.toContain("{");
    else expect(view.phase).toBe("over");
  });
});

describe("the table", () => {
  test.each(everywhere)("every offer can be made on it, and nothing else", async ({ game, frame }) => {
    const { act, container } = show(game, frame);
    expect(new Set(tokens())).toEqual(new Set(frame.offers.map(({ token }) => token)));
    for (const { token, sentence } of frame.offers) {
      const thing = container.querySelector<HTMLElement>(`[data-token="${token}"]:not([tabindex="-1"])`)!;
      expect(thing.tagName).toBe("BUTTON");
      expect(thing.ariaLabel ?? thing.getAttribute("aria-label")).toContain(sentence);
      act.mockClear();
      await fireEvent.click(thing);
      expect(act).toHaveBeenCalledExactlyOnceWith(token);
    }
    expect(container.textContent).not.toMatch(/[{}]/);
  });

  test("a number that can be announced still shows which one it is", () => {
    const frame = plain.frames.find(({ offers }) => offers.some(({ token }) => token.startsWith("close:")))!;
    const { token } = frame.offers.find((offer) => offer.token.startsWith("close:"))!;
    const { container } = show(plain, frame);
    const head = container.querySelector(`.head[data-token="${token}"]`)!;
    expect(head.querySelector("strong")!.textContent).toBe(token.slice("close:".length));
    expect(head.textContent).toContain("Announce");
  });

  describe("a number that lacks one tile", () => {
    /** At the beginning of a turn, these numbers have tiles of these seats: from the top, so many. */
    function begun(lies: Record<number, number[]>, completed: number[] = []): Frame {
      const { view } = at("pick");
      const used = view.tiles.map(() => 0);
      const tiles = view.tiles.map((each) => each.map((tile) => ({ ...tile, at: "supply", came_from: null })));
      for (const [digit, seats] of Object.entries(lies))
        seats.forEach((seat, row) => (tiles[seat][used[seat]++].at = `${digit}.${row + 1}`));
      const numbers = view.numbers.map((number) => ({ ...number, completed: completed.includes(number.digit) }));
      return { view: { ...view, tiles, numbers }, events: [], offers: [{ token: "lift:7", sentence: "Turn over tile 7" }] };
    }
    const heads = () => [...document.querySelectorAll(".head.why")].map((head) => head.querySelector("strong")!.textContent);

    test("and has none of one's own: that is why it cannot be announced (INP-14)", async () => {
      const frame = begun({ 4: [1, 1, 2, 2], 5: [0, 1, 1, 2], 6: [1, 1, 2] });
      expect(withheld(frame.view, 0)).toEqual({ numbers: [4], completed: [], absent: [4] });
      show(plain, frame);
      const said = "You may not announce the 4: no tile of yours lies there.";
      expect(screen.getByText(`Turn over one of your tiles. ${said}`)).toBeTruthy();
      expect(heads()).toEqual(["4"]);
      const head = screen.getByRole("button", { name: said });
      expect(head.textContent).toContain("none of yours");
      await fireEvent.click(head);
      expect(screen.getByText(said)).toBeTruthy();
    });

    test("while tiles lie on a completed number: none can be announced, and it is said which tiles are in the way (INP-14)", () => {
      const frame = begun({ 4: [0, 1, 1, 2], 5: [1, 1, 2, 2], 6: [0, 0, 1] }, [6]);
      expect(withheld(frame.view, 0)).toEqual({ numbers: [4, 5], completed: [6], absent: [5] });
      expect(withheld(frame.view, 2)).toBeNull();
      show(plain, frame);
      expect(screen.getByText(/You may not announce the 4 yet: you still have tiles on the completed 6\.$/)).toBeTruthy();
      expect(heads()).toEqual(["4", "5"]);
      const both = "You may not announce the 5 yet: no tile of yours lies there, and you still have tiles on the completed 6.";
      expect(screen.getByRole("button", { name: both }).textContent).toContain("none of yours");
      cleanup();
      show(plain, begun({ 5: [1, 1, 2, 2], 6: [0, 0, 1] }, [6]));
      expect(screen.getByText(`Turn over one of your tiles. ${both}`)).toBeTruthy();
    });

    test("says nothing to others, nor to a spectator, nor while somebody else is to move", () => {
      const frame = begun({ 4: [1, 1, 2, 2] });
      show(plain, { ...frame, offers: [] });
      expect(heads()).toEqual([]);
      cleanup();
      show(plain, { ...frame, offers: [] }, { seat: null, names: plain.names });
      expect(heads()).toEqual([]);
    });

    test("every number that could be announced but is not offered is explained", () => {
      for (const { frame, game } of everywhere) {
        const { view, offers } = frame;
        if (view.phase !== "pick" || !offers.length) continue;
        const lacking = view.numbers.filter((number) => number.digit && !number.completed && free(view, number) === 1);
        const offered = [...choicesAmong(offers).close.keys()].filter(Boolean);
        const explained = withheld(view, game.seat)?.numbers ?? [];
        expect([...offered, ...explained].sort()).toEqual(lacking.map(({ digit }) => digit).sort());
      }
    });
  });

  test("a field that asks for the tile in hand but may not have it: it is said why (INP-18)", () => {
    const frame = at("set");
    const hand = inHand(frame.view)!;
    const spare = frame.view.tiles.map((each) => each.map((tile) => ({ ...tile, at: "supply" })));
    const asks = hand.tile.up;
    const [four] = frame.view.numbers.filter((number) => number.digit && number.asks.includes(asks));
    const last = four.asks.indexOf(asks);
    const others = [spare[1], spare[2]].flat();
    [0, 1, 2, 3, 4].filter((row) => row !== last).forEach((row, each) => (others[each].at = `${four.digit}.${row + 1}`));
    spare[hand.seat][hand.number - 1].at = "hand";
    const places = frame.view.numbers
      .flatMap((number) => number.asks.map((symbol, row) => (symbol === asks && number !== four ? `${number.digit}.${row + 1}` : "")))
      .filter(Boolean);
    const view = { ...frame.view, tiles: spare, places, lifted_from: null };
    show(plain, { ...frame, view });
    expect(screen.getByText(new RegExp(`glowing field\\. It would close the ${four.digit}, and that must be announced`))).toBeTruthy();
    expect(refused({ ...staging.sceneOf(view) }, [...places, `${four.digit}.${last + 1}`], t)).toBe("");
  });

  test("the only field is told to be the only one, before the tile goes there and as it does", () => {
    const frame = at("set");
    const { rerender, props } = show(plain, { ...frame, offers: frame.offers.slice(0, 1) }, { forced: true });
    expect(screen.getByText(/Only one field is possible: the tile goes there by itself\./)).toBeTruthy();
    const hand = inHand(frame.view)!;
    const [field] = frame.view.places;
    const event: InputPlaced = { event: "placed", seat: hand.seat, tile: hand.number, up: hand.tile.up, field };
    const scene = { ...staging.after(props.scene, event), story: event };
    return rerender({ ...props, scene, told: scene, settled: false, offers: [], byItself: true }).then(() => {
      expect(screen.getByText(/^You place it on .* No other field was possible\.$/)).toBeTruthy();
    });
  });

  test("where a tile goes is told as it sets off, and no longer which side came up", () => {
    const frame = at("set");
    const { seat, number: tile, tile: held } = inHand(frame.view)!;
    const base = staging.sceneOf(frame.view);
    const lifted: InputLifted = { event: "lifted", seat, tile, origin: "supply", was: "half", up: held.up };
    const placed: InputPlaced = { event: "placed", seat, tile, up: held.up, field: frame.view.places[0] };
    const { rerender, props } = show(plain, frame, { settled: false, scene: { ...base, story: lifted } });
    const said = () => document.querySelector(".now")!.textContent;
    expect(said()).toContain("You turn up");
    return rerender({ ...props, scene: { ...staging.after(base, placed), story: placed } }).then(() => {
      expect(said()).toContain("You place it on");
    });
  });

  test("what a miss cost is told no longer when something else happens, though the tile is still in the air", async () => {
    const frame = at("set");
    const { seat, number: tile, tile: held } = inHand(frame.view)!;
    const base = staging.sceneOf(frame.view);
    const told: InputScene = { ...base, story: { event: "missed", seat, number: 5, points: 5 } };
    const { rerender, props } = show(plain, frame, { settled: false, scene: told });
    const seen = () => [".now.bad", ".change", ".number > p.bad"].map((sign) => document.querySelectorAll(sign).length);
    expect(seen()).toEqual([1, 1, 1]);
    const placed: InputPlaced = { event: "placed", seat, tile, up: held.up, field: frame.view.places[0] };
    await rerender({ ...props, scene: { ...staging.after(base, placed), story: placed } });
    expect(seen()).toEqual([0, 0, 0]);
  });

  test("a number whose last tile is in hand opens again only later: it is said why it is not possible (INP-20)", () => {
    const frame = at("set");
    const hand = inHand(frame.view)!;
    const asks = hand.tile.up;
    const number = frame.view.numbers.find((each) => each.digit && each.asks.includes(asks))!;
    const view = {
      ...frame.view,
      tiles: frame.view.tiles.map((each) => each.map((tile) => (tile.at === "hand" ? tile : { ...tile, at: "supply" }))),
      numbers: frame.view.numbers.map((each) => ({ ...each, completed: each === number })),
      places: frame.view.places.filter((place) => placeOf(place)!.number !== String(number.digit)),
    };
    const said = (of: InputView) => refused(staging.sceneOf(of), of.places, t);
    const later = `The ${number.digit} opens again only when this tile has been placed.`;
    expect(said(view)).toBe(later);
    const [other, index] = view.tiles
      .flatMap((each, seat) => each.map((tile, index) => [seat, index, tile.at] as const))
      .find(([, , at]) => at === "supply")!;
    const lies = view.tiles.map((each, seat) =>
      each.map((tile, at) => (seat === other && at === index ? { ...tile, at: `${number.digit}.1` } : tile)),
    );
    expect(said({ ...view, tiles: lies })).not.toContain(later);
  });

  test("a completed number says so, and what that means (INP-20)", async () => {
    const frame = plain.frames.find(({ view, offers }) => view.phase === "pick" && offers.length && view.numbers.some((n) => n.completed))!;
    const { digit } = frame.view.numbers.find((number) => number.completed)!;
    show(plain, frame);
    const said = `The ${digit} is completed: nothing may be placed there until its last tile has been taken away. Then it is open again.`;
    const head = screen.getAllByRole("button", { name: said })[0];
    expect(head.textContent).toContain("completed");
    await fireEvent.click(head);
    expect(screen.getByText(said)).toBeTruthy();
  });

  test("each number says how many points it brings", () => {
    const { container } = show(plain, at("pick"));
    const said = [...container.querySelectorAll(".numbers .head .long")].map((each) => each.textContent);
    const worth = at("pick").view.numbers.filter(({ points }) => points);
    expect(said).toEqual(worth.map(({ points }) => t("input-points", { points })));
    expect(said[0]).toBe("10 points");
  });

  test("a number with many tiles of one player says what it may bring on top, and to whom (INP-19, INP-25)", () => {
    const { view } = at("pick");
    const laid = (...seats: number[]) => {
      const used = view.tiles.map(() => 0);
      const tiles = view.tiles.map((each) => each.map((tile) => ({ ...tile, at: "supply", came_from: null })));
      seats.forEach((seat, row) => (tiles[seat][used[seat]++].at = `5.${row + 1}`));
      return { ...view, tiles, numbers: view.numbers.map((each) => ({ ...each, completed: false })) };
    };
    const five = view.numbers.find(({ digit }) => digit === 5)!;
    expect([laid(1, 1), laid(1, 1, 1), laid(1, 1, 1, 0)].map((scene) => soleOwner(scene, five))).toEqual([null, 1, null]);
    const said = (seat: number, options = {}) => {
      const { container, unmount } = show(plain, { view: laid(seat, seat, seat, seat), events: [], offers: [] }, { options });
      const more = container.querySelector<HTMLElement>(".more")!;
      const found = [
        more.textContent!.trim(),
        more.title,
        container.querySelector(".number[aria-label*='all five']")!.getAttribute("aria-label"),
      ];
      unmount();
      return found;
    };
    const [theirs] = plain.names.slice(1);
    expect(said(1)).toEqual(["5 + 3", `3 more points if all five tiles are ${theirs}’s`, expect.stringContaining("3 more points")]);
    expect(said(0, { solo_double: "on" })).toEqual(["5 + 5", "5 more points if all five tiles are yours", expect.any(String)]);
  });

  test("the dialog of signs explains the joker, and each sign", async () => {
    show(plain, at("pick"));
    await fireEvent.click(screen.getByRole("button", { name: "Symbols and tiles" }));
    const dialog = screen.getByRole("dialog", { name: "Symbols and tiles", hidden: true }).textContent!;
    for (const said of [
      "The joker fits every field, but may not close a number.",
      "From the third tile on:",
      "You may not announce the 5 now",
      "Your tile 5 may not go straight back here.",
      "The 5 is completed: nothing may be placed there",
      "This tile lies on the 5.",
      "5 pointsHow many points the number brings.",
      "not yet", // as on the number
      "on5", // as on the place of a tile that is away
    ])
      expect(dialog).toContain(said);
  });

  test("the final count says who won which numbers, and who wins", () => {
    const { view } = at("over");
    const { container } = show(plain, at("over"));
    const rows = [...container.querySelectorAll(".summary tr")].map((row) => [...row.children].map((cell) => cell.textContent!.trim()));
    expect(rows.at(-1)).toEqual(["Points", ...view.scores.map(String)]);
    const told = (seat: number) => winsListed(winsOf(view, seat, {})).map((win) => winTold(win, t));
    const said = [...container.querySelectorAll(".summary tbody tr:first-child td")].map((cell) => [
      ...cell.querySelectorAll(".hidden-visually"),
    ]);
    expect(said.map((cell) => cell.map((win) => win.textContent))).toEqual(view.scores.map((_, seat) => told(seat)));
    const winners = [...container.querySelectorAll(".summary thead th")].map((name) => /wins?$/.test(name.textContent!.trim()));
    expect(winners).toEqual(view.scores.map((_, seat) => view.winners.includes(seat)));
  });

  test("a side that nobody has seen is said to follow from others", () => {
    const frame = at("pick");
    const known = (seen: string[]) => {
      const [first, ...rest] = frame.view.tiles[plain.seat];
      const tile = { ...first, up: "half", seen, can_be: ["half/slanted"] };
      return {
        ...frame,
        view: { ...frame.view, tiles: frame.view.tiles.map((each, seat) => (seat === plain.seat ? [tile, ...rest] : each)) },
      };
    };
    const said = (seen: string[]) => {
      const { container, unmount } = show(plain, known(seen));
      const title = container.querySelector<HTMLElement>(`li[data-tile="${plain.seat}-1"]`)!.title;
      unmount();
      return title;
    };
    expect(said(["half"])).toContain("Underneath: slanted. Nobody has seen it: it follows from the sides seen so far.");
    expect(said(["half", "slanted"])).toContain("Underneath: slanted.");
    expect(said(["half", "slanted"])).not.toContain("Nobody has seen it");
  });

  test("while an answer is awaited, nothing is sent", async () => {
    const { act, container } = show(plain, at("pick"), { pending: ["lift:1"] });
    await fireEvent.click(container.querySelector('[data-token="lift:2"]')!);
    expect(act).not.toHaveBeenCalled();
  });

  test("a spectator sees all and can do nothing", () => {
    show(plain, { ...at("pick"), offers: [] }, { seat: null, names: plain.names });
    expect(tokens()).toEqual([]);
    for (const name of plain.names) expect(screen.getByRole("region", { name })).toBeTruthy();
  });

  test("a tap explains the sign of a tile that may not go back (INP-10), which is gone when all is over", async () => {
    const frame = at("pick");
    const number = frame.view.numbers.find((each) => free(frame.view, each) === 5)!;
    const back = `${number.digit}.1`;
    const tiles = frame.view.tiles.map((each, seat) =>
      seat === plain.seat ? each.map((tile, index) => (index ? { ...tile, came_from: null } : { ...tile, came_from: back })) : each,
    );
    const view = { ...frame.view, tiles };
    const { rerender, props } = show(plain, { ...frame, view });
    const said = "Your tile 1 may not go straight back here.";
    await fireEvent.click(screen.getByTitle(said));
    expect(screen.getByText(said)).toBeTruthy();
    const place = t("input-field", { number: number.digit, field: 1 });
    expect(screen.getAllByTitle(new RegExp(`It may not go straight back to ${place}`))).toBeTruthy();
    const scene: InputScene = { ...staging.sceneOf(view), ending: "tired" };
    await rerender({ ...props, scene, told: scene });
    expect(screen.queryByTitle(said)).toBeNull();
  });

  test("while it is told that a tile fits nowhere, the field that it may not go back to is marked (INP-10)", async () => {
    const frame = at("pick");
    const number = frame.view.numbers.find((each) => free(frame.view, each) === 5)!;
    const back = `${number.digit}.1`;
    const tiles = frame.view.tiles.map((each, seat) =>
      each.map((tile, index) => ({ ...tile, came_from: seat === plain.seat && !index ? back : null })),
    );
    const view = { ...frame.view, tiles };
    const { rerender, props } = show(plain, { ...frame, view });
    const marked = () => screen.queryAllByTitle("Your tile 1 may not go straight back here.").length;
    const held = async (up: string) => {
      const scene = staging.sceneOf(view);
      scene.tiles = scene.tiles.map((each, seat) => each.map((tile, index) => (seat === plain.seat && !index ? { up, at: "hand" } : tile)));
      scene.story = { event: "home", seat: plain.seat, tile: 1, up };
      await rerender({ ...props, view: frame.view, scene, told: scene, settled: false });
      return marked();
    };
    expect(marked()).toBe(1);
    expect(await held(number.asks[0])).toBe(1);
    expect(await held(number.asks[0] === "full" ? "half" : "full")).toBe(0); // it would not fit there anyway
    const over = staging.sceneOf(view);
    await rerender({ ...props, view: frame.view, scene: over, told: over, settled: false });
    expect(marked()).toBe(0);
  });

  test("says what can be below a tile", () => {
    const frame = at("pick");
    show(plain, frame);
    const tile = frame.view.tiles[plain.seat][0];
    const said = screen.getAllByRole("button", { name: /^Turn over tile 1\./ })[0].getAttribute("aria-label");
    for (const symbol of below(tile)) expect(said).toMatch(new RegExp(`Underneath: .*${symbol}`));
  });

  test("what was announced stands out", () => {
    show(plain, at("close"));
    expect(screen.getByText(`Announced: the ${at("close").view.announced}`)).toBeTruthy();
  });

  test("nothing can be chosen, and nothing is given away, before the scene has come to it", () => {
    const before = at("pick");
    const frame = plain.frames[plain.frames.indexOf(before) + 1];
    expect(frame.view.phase).toBe("set");
    const { container, rerender, props } = show(plain, before);
    const [lifted] = shots(staging, staging.sceneOf(before.view), frame.events);
    const number = (frame.events[0] as InputLifted).tile;
    return rerender({ ...props, ...frame, scene: lifted.scene, told: lifted.scene, settled: false }).then(async () => {
      expect(tokens()).toEqual([]);
      expect(screen.getByText(`You pick up your tile ${number}.`)).toBeTruthy();
      expect(container.querySelectorAll(`.hand [data-moves="${plain.seat}-${number}"]`)).toHaveLength(1);
      expect(container.querySelector(".hand .turns")).toBeNull();
      const scene = staging.sceneOf(frame.view);
      await rerender({ ...props, ...frame, scene, told: scene, settled: true });
      expect(new Set(tokens())).toEqual(new Set(frame.offers.map(({ token }) => token)));
    });
  });

  test("a tile that is turned shows both sides in turn", () => {
    const before = at("pick");
    const frame = plain.frames[plain.frames.indexOf(before) + 1];
    const [, turned] = shots(staging, staging.sceneOf(before.view), frame.events);
    const { container } = show(plain, frame, { scene: turned.scene, settled: false });
    expect(container.querySelectorAll(".hand .turns .face")).toHaveLength(2);
  });

  test("nothing is said of a tile before it has turned and landed", async () => {
    const before = at("pick");
    const frame = plain.frames[plain.frames.indexOf(before) + 1];
    const { tile: number, was, up } = frame.events[0] as InputLifted;
    expect(was).not.toBe(up);
    const [lifted, turned] = shots(staging, staging.sceneOf(before.view), frame.events).map(({ scene }) => scene);
    const placed = staging.after(turned, { event: "placed", seat: plain.seat, tile: number, field: "3.1", up });
    const { container, rerender, props } = show(plain, before);
    const look = async (scene: InputScene, told: InputScene) => {
      await rerender({ ...props, scene, told, settled: false });
      const place = container.querySelector(`li[data-tile="${plain.seat}-${number}"]`)!;
      const [symbol, where] = [".away .symbol", ".where"].map((part) => place.querySelector(part));
      return [symbol!.innerHTML, where?.textContent?.trim().replace(/\s+/g, " ") ?? "", place.getAttribute("title")];
    };
    const inHand = await look(lifted, lifted);
    const shown = await look(turned, turned);
    expect(shown[0]).not.toBe(inHand[0]);
    expect(await look(turned, lifted)).toEqual(inHand); // it turns
    expect(await look(placed, turned)).toEqual(shown); // it goes there
    expect((await look(placed, placed))[1]).toBe("on 3");
    expect((await look(lifted, placed))[1]).toBe(""); // it has left
  });

  test("what is below a tile that was turned since is the side that was up", async () => {
    const before = at("pick");
    const frame = plain.frames[plain.frames.indexOf(before) + 1];
    const { tile: number, was, up } = frame.events[0] as InputLifted;
    const [, turned] = shots(staging, staging.sceneOf(before.view), frame.events).map(({ scene }) => scene);
    const placed = staging.after(turned, { event: "placed", seat: plain.seat, tile: number, field: "3.1", up });
    const said = async (game: Frame) => {
      const { container, rerender, props, unmount } = show(plain, game);
      await rerender({ ...props, scene: placed, told: placed, settled: false });
      const words = container.querySelector(`li[data-tile="${plain.seat}-${number}"]`)!.getAttribute("title");
      unmount();
      return words;
    };
    expect(await said(before)).toContain(`Underneath: ${was}.`);
    const tiles = before.view.tiles.map((each) => each.map((tile) => ({ ...tile, seen: [tile.up], can_be: [] })));
    expect(await said({ ...before, view: { ...before.view, tiles } })).not.toContain("Underneath"); // INP-24
  });

  test("what comes to lie under a resting pointer is not pointed at", async () => {
    const { container } = show(plain, at("pick"));
    const [one, other] = container.querySelectorAll("li[data-tile] .place");
    const looked = () => [one, other].map((place) => place.closest("li")!.classList.contains("looked"));
    const over = { clientX: 5, clientY: 6, bubbles: true };
    await fireEvent.pointerOver(one, over);
    expect(looked()).toEqual([true, false]);
    await fireEvent.pointerOver(other, over);
    expect(looked()).toEqual([true, false]);
    await fireEvent.pointerMove(other, { ...over, clientX: 7 });
    expect(looked()).toEqual([false, true]);
  });

  test("who has won is said when the last tile has landed", async () => {
    const frame = at("over");
    const { container, rerender, props } = show(plain, frame);
    const ended = () => [container.querySelector(".summary"), container.querySelector(".seat.winner")].map(Boolean);
    expect(ended()).toEqual([true, true]);
    await rerender({ ...props, told: staging.sceneOf(at("pick").view), settled: false });
    expect(ended()).toEqual([false, false]);
  });

  test("an outcome stands on its number, and beside the points it changes", () => {
    const at = plain.frames.findIndex(({ events }) => events.some(({ event }) => event === "won"));
    const frame = plain.frames[at];
    const [why, what] = shots(staging, staging.sceneOf(plain.frames[at - 1].view), frame.events).filter(
      ({ scene }) => scene.story?.event === "won",
    );
    const { points } = why.scene.story as InputWon;
    const first = show(plain, frame, { scene: why.scene, settled: false });
    expect(screen.getByText("It closes the 6, as announced.")).toBeTruthy();
    expect(first.container.querySelector(".announced.number")!.textContent).toContain("✓");
    first.unmount();
    show(plain, frame, { scene: what.scene, settled: false });
    expect(screen.getByText(/^You win the 6/)).toBeTruthy();
    expect(screen.getAllByText(`+${points}`)).toHaveLength(2);
  });

  test("the badges of a place add up to its points", () => {
    const { view } = at("pick");
    const scene = { ...staging.sceneOf(view), won: [[4, 6], [], []], wins: [[4, 6, 4], [], []], scores: [10, 0, 0] };
    show(plain, at("pick"), { scene });
    const badges = screen.getByTitle(/^Points for each number won: 4 for the 4, 6 for the 6, 4 for the 4/);
    expect(badges.textContent!.replace(/\s+/g, "")).toMatch(/4\+6\+4−4=$/);
    expect([...badges.querySelectorAll("b, i")].map((badge) => badge.textContent)).toEqual(["4", "6", "4", "−4"]);
    cleanup();
    const story: InputWon = { event: "won", seat: 0, number: 4, points: 4, one_colour: false };
    show(plain, at("pick"), { scene: { ...scene, story }, settled: false }); // as long as the points are counted up, they do not
    expect(screen.getByTitle(/^Points for each/).querySelectorAll("b, i")).toHaveLength(0);
  });

  test("each win is told with its number, in the order of time, as far as the points tell (INP-19, INP-20, INP-25)", () => {
    const { numbers } = at("pick").view;
    const said = (wins: number[], won: number[], options = {}) =>
      winsOf({ numbers, wins: [wins], won: [won] }, 0, options).map(({ sum, numbers }) => `${sum} for ${numbers.join(" or ")}`);
    expect(said([6, 5, 6], [5, 6])).toEqual(["6 for 6", "5 for 5", "6 for 6"]);
    expect(said([6, 6], [3, 6])).toEqual(["6 for 3 or 6", "6 for 3 or 6"]); // one of them was the 3 in one colour
    expect(said([6, 3, 6], [3, 6])).toEqual(["6 for 3 or 6", "3 for 3", "6 for 3 or 6"]); // perhaps
    expect(said([6, 2, 4], [2, 3, 4])).toEqual(["3 + 3 for 3", "2 for 2", "4 for 4"]);
    expect(said([6], [6])).toEqual(["6 for 6"]);
    expect(said([10, 13], [1])).toEqual(["10 for 1", "10 + 3 for 1"]);
    expect(said([4, 8], [4], { solo_double: "on" })).toEqual(["4 for 4", "4 + 4 for 4"]);
    expect(said([6, 2], [2, 3], { solo_double: "on" })).toEqual(["3 + 3 for 3", "2 for 2"]);
    expect(said([5], [5, 6])).toEqual(["5 for 5"]); // a zero took the other win away
    expect(said([], [])).toEqual([]);
  });

  test("in the final count no win is left out", () => {
    const { view } = at("over");
    const facts = { wins: [[6, 3, 6], [10, 7], []], won: [[3, 6], [1, 4], []], scores: [15, 17, 0], winners: [0], beyond: 0 };
    show(plain, at("over"), { scene: { ...staging.sceneOf(view), ...facts } });
    const cells = screen.getByRole("rowheader", { name: "Points for each number won" }).parentElement!.querySelectorAll("td");
    const lines = (cell: Element) => [...cell.querySelectorAll(".hidden-visually")].map((line) => line.textContent);
    expect(lines(cells[0])).toEqual(["6 + 3 + 6 for the 3 and 6"]); // which was which, the points do not tell
    expect(lines(cells[1])).toEqual(["10 for the 1", "4 + 3 for the 4"]);
    expect(cells[2].textContent).toBe("0");
  });

  test("nobody is to move while it is told what a number brings", () => {
    const { view } = at("pick");
    const base = staging.sceneOf(view);
    const busy = (story: InputEvent) => {
      const { container, unmount } = show(plain, at("pick"), { scene: { ...base, story }, settled: false });
      const found = container.querySelectorAll(".seat.waiting").length;
      unmount();
      return found;
    };
    const won: InputWon = { event: "won", seat: 0, number: 4, points: 4, one_colour: false };
    expect(busy(won)).toBe(0);
    expect(busy({ event: "placed", seat: 0, tile: 1, up: "full", field: "4.1" })).toBe(1);
  });

  test("points beyond the target never count: no score goes back (INP-21)", () => {
    const scene = { ...staging.sceneOf(at("pick").view), target: 17, wins: [[14, 6], [], []], scores: [20, 0, 0], winners: [], beyond: 0 };
    expect(counted(scene, 0)).toEqual({ points: 17, beyond: 3 }); // while the win is told
    expect(counted({ ...scene, scores: [17, 0, 0], winners: [0], beyond: 3 }, 0)).toEqual({ points: 17, beyond: 3 }); // and after
    expect(counted(scene, 1)).toEqual({ points: 0, beyond: 0 });
  });

  test("a single win is not told twice: it is the score", () => {
    const { view } = at("pick");
    const scene = { ...staging.sceneOf(view), won: [[4], [], []], wins: [[4], [], []], scores: [4, 0, 0] };
    show(plain, at("pick"), { scene });
    const place = screen.getByTitle(/^Points for each/);
    expect(place.querySelectorAll("b, i")).toHaveLength(0);
    expect(place.textContent).toContain("Points for each number won: 4 for the 4");
  });

  test("a win in one colour is told apart from a number of as many points (INP-19)", () => {
    const scene = { ...staging.sceneOf(at("pick").view), won: [[4], [], []], wins: [[7], [], []], scores: [7, 0, 0] };
    show(plain, at("pick"), { scene });
    expect(screen.getByTitle(/4 \+ 3 for the 4$/).querySelector("b")!.textContent).toBe("4 + 3");
  });

  test("what is lost and what is beyond the target are told apart (INP-17, INP-21)", () => {
    const scores = [21, 4, 0];
    const scene = { ...staging.sceneOf(at("over").view), winners: [0], beyond: 2, wins: [[9, 8, 8], [6], []], scores };
    show(plain, at("over"), { scene });
    const rows = [...screen.getByRole("table").querySelectorAll("tbody tr")].map((row) => row.textContent!.replace(/\s+/g, " ").trim());
    expect(rows[1]).toBe("Lost through failed announcements− 2− 20");
    expect(rows[2]).toBe("Beyond the target, not counted− 200");
  });

  test("in the end everything is counted, until the player goes on", async () => {
    const { view } = at("over");
    const { props } = show(plain, at("over"));
    const rows = [...screen.getByRole("table").querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent),
    );
    expect(rows.at(-1)).toEqual(view.scores.map(String));
    const won = (seat: number) => view.wins[seat].reduce((sum, win) => sum + win, 0);
    view.scores.forEach((points, seat) => expect(won(seat) - lostOf(view, seat) - beyondOf(view, seat)).toBe(points));
    await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(props.goOn).toHaveBeenCalled();
  });
});

describe("words", () => {
  const folder = join(import.meta.dirname, "../src/games/input");
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const { body } = parse(readFileSync(join(import.meta.dirname, "../../src/parlour/games/input/en.ftl"), "utf8"), {});
  const known = body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  const named = [...source.matchAll(/"(input-[a-z-]+)"/g)].map((match) => match[1]).filter((name) => name !== "input-table");
  const now = [
    ...["pick", "close", "zero", "set"].flatMap((phase) => ["mine", "other"].map((who) => `input-table-now-${phase}-${who}`)),
    ...["pick-mine-call", "set-only"].map((what) => `input-table-now-${what}`),
  ];

  test("that the table uses exist", () => {
    expect(named.length).toBeGreaterThan(20);
    for (const name of [...named, ...now]) expect(known).toContain(name);
  });

  test("of the browser are used", () => {
    const refused: Refusal[] = ["closing", "joker", "completed", "back", "zero"];
    const used = new Set([...named, ...now, ...refused.map((why) => `input-table-nowhere-${why}`)]);
    expect(known.filter((name) => /^input-(table|guide)-/.test(name) && !used.has(name))).toEqual([]);
  });
});
