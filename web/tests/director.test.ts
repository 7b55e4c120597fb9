import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Director } from "../src/director.svelte";
import { shots, type Beat, type Sound, type Staging } from "../src/scenes";
import { set } from "../src/settings.svelte";
import type { Event, Frame, View } from "../src/wire";
import { view } from "./socket";

// A toy: points are added; its scene is their sum, with what is shown on the way.
interface Sum {
  sum: number;
  shown?: string;
}
interface Add extends Event {
  event: string;
  points: number;
}

const add = (points: number, event = "add"): Add => ({ event, points });
const at = (sum: number): View => view([0], [sum, 0]);

const staging: Staging<View, Add, Sum> = {
  sceneOf: ({ scores }) => ({ sum: scores[0] }),
  after: ({ sum }, { points }) => ({ sum: sum + points }),
  beats(scene, event) {
    const end = staging.after(scene, event);
    const still = (shown: string, lasts: number, more: Partial<Beat<Sum>> = {}): Beat<Sum> => ({
      scene: { sum: scene.sum, shown },
      lasts,
      ...more,
    });
    switch (event.event) {
      case "together":
        return [{ scene: end, lasts: 0 }];
      case "turned":
        return [still("turned up", 1000, { sound: "turn" }), still("who won", 500), { scene: end, lasts: 400, sweeps: true }];
      case "annotated":
        return [
          { scene: { ...end, shown: "it came" }, lasts: 300 },
          { scene: end, lasts: 0 },
        ];
      case "counted":
        return [still("a summary", 60_000, { summary: true }), { scene: end, lasts: 0 }];
      case "robbed":
        return [still("robbed", 500, { matters: true }), { scene: end, lasts: 0 }];
      case "untold":
        return [still("about to be seen", 300, { untold: true }), { scene: end, lasts: 300 }];
      case "caused":
        return [{ scene: end, lasts: 1000, causes: true }];
      case "long":
        return [{ scene: end, lasts: 300, brief: ["pflaumen-table-dealt", { count: 2 }] }];
      case "wrong":
        return [{ scene: { sum: -1 }, lasts: 300 }];
      default:
        return [{ scene: end, lasts: 300 }];
    }
  },
};

let director: Director;
const sum = () => (director.scene as Sum).sum;
const shown = () => (director.scene as Sum).shown;
const log = () => director.lines.map(({ sentence }) => sentence);
const later = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Everything that is seen until nothing more happens, and how long. */
function seen(): [string | number, number][] {
  const found: [string | number, number][] = [];
  for (let last: unknown = null; director.playing; later(10)) {
    if (director.scene === last) found[found.length - 1][1] += 10;
    else found.push([shown() ?? sum(), 10]);
    last = director.scene;
  }
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  director = new Director();
  director.stage(staging);
  director.cut(at(0));
});
afterEach(() => {
  director.leave();
  set("speed", "normal");
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a sentence that says more than usual has time to be read, and a beat before it does not wait", () => {
  director.play([add(2), add(3)], ["two", "three"], at(5), { reads: 1 });
  const [[, two], [, three]] = seen();
  expect(two).toBe(300);
  expect(three).toBeGreaterThan(2000);
});

describe("a game that begins", () => {
  const opening = { first: at(0), events: [add(2), add(3)], told: ["two", "three"], view: at(5) };

  test("is shown from an empty table on", () => {
    director.cut(at(9), ["of the game before"]);
    const tables = director.tables;
    director.open(opening);
    expect(log()).toEqual([]);
    expect(director.tables).toBe(tables + 1);
    expect(seen().map(([what]) => what)).toEqual([0, 2, 5]);
    expect(log()).toEqual(["two", "three"]);
  });

  test("waits for the game's part of the client, with all that happens meanwhile", () => {
    director = new Director();
    director.open(opening);
    director.play([add(4)], ["four"], at(9));
    later(5000);
    expect(log()).toEqual([]);
    director.stage(staging);
    expect(seen().map(([what]) => what)).toEqual([0, 2, 5, 9]);
    expect(log()).toEqual(["two", "three", "four"]);
  });

  test("is shown as it is by now to whoever comes in later", () => {
    director = new Director();
    director.open(opening);
    director.cut(at(7), ["all of it"]);
    director.stage(staging);
    expect(sum()).toBe(7);
    expect(director.playing).toBe(false);
  });
});

describe("on a stage where cards move", () => {
  const MOTION = 420; // milliseconds
  let sounds: Sound[];
  const told = () => director.told as Sum;

  beforeEach(() => {
    sounds = [];
    director.onsound = (sound) => sounds.push(sound);
    director.watch(true);
  });

  test("it is said what they do as they set off; caption, counts and sound follow when they have landed", () => {
    director.play([add(2, "turned")], ["Two."], at(2));
    expect(log()).toEqual([]);
    director.moves(MOTION);
    expect([shown(), log(), director.news, director.past]).toEqual(["turned up", ["Two."], ["Two."], false]);
    later(MOTION - 1);
    expect([told(), sounds]).toEqual([{ sum: 0 }, []]);
    later(1);
    expect(told()).toBe(director.scene);
    expect([log(), sounds]).toEqual([["Two."], ["turn"]]);
  });

  test("nothing is said of cards that turn before they lie there", () => {
    director.play([add(1), add(2, "turned")], ["One.", "Two."], at(3));
    director.moves(0);
    director.goOn();
    director.moves(MOTION, true);
    later(MOTION - 1);
    expect([shown(), log(), director.past]).toEqual(["turned up", ["One."], true]);
    later(1);
    expect([log(), director.past]).toEqual([["One.", "Two."], false]);
  });

  test("but the cause of what turns is said as it begins to", () => {
    director.play([add(1), add(2, "caused")], ["One.", "Two."], at(3));
    director.moves(0);
    director.goOn();
    director.moves(MOTION, true);
    expect([log(), director.past, told()]).toEqual([["One.", "Two."], false, { sum: 1 }]);
    later(MOTION);
    expect([log(), told()]).toEqual([["One.", "Two."], { sum: 3 }]);
  });

  test("the last sentence is of the past as soon as the next event is seen, also where nothing moves yet", () => {
    director.play([add(1), add(2, "untold")], ["One.", "Two."], at(3));
    director.moves(0);
    expect([director.past, log()]).toEqual([false, ["One."]]);
    director.goOn();
    director.moves(0);
    expect([shown(), director.past, log()]).toEqual(["about to be seen", true, ["One."]]);
    director.goOn();
    director.moves(MOTION); // its cards are on their way
    expect([sum(), director.past, log()]).toEqual([3, false, ["One.", "Two."]]);
    later(MOTION + 300);
    director.play([add(2, "untold")], ["Two more."], at(5));
    director.moves(0);
    expect(director.past).toBe(true);
    director.finish();
    expect(director.past).toBe(false);
  });

  test("what is said waits from the beginning, until the stage tells that nothing moves", () => {
    director.play([add(1)], ["One."], at(1));
    expect([sum(), told().sum, log()]).toEqual([1, 0, []]);
    director.moves(0);
    expect([told().sum, log()]).toEqual([1, ["One."]]);
  });

  test("what is said can be read, however long they moved", () => {
    director.play([add(1, "annotated"), add(2)], ["One.", "Two."], at(3));
    director.moves(200);
    later(200 + 300 / 2 - 1);
    expect(sum()).toBe(1);
    later(1);
    expect(sum()).toBe(3);
  });

  test("a beat shorter than its motion is followed at once, and each is told in its turn", () => {
    director.play([add(1), add(2)], ["One.", "Two."], at(3));
    director.moves(MOTION);
    expect([sum(), told().sum, log()]).toEqual([1, 0, ["One."]]);
    later(300);
    director.moves(MOTION);
    expect([sum(), told().sum, log()]).toEqual([3, 0, ["One.", "Two."]]);
    later(MOTION - 300);
    expect(told().sum).toBe(1);
    later(300);
    expect(told().sum).toBe(3);
  });

  test("nobody is asked before the last ones have landed", () => {
    director.play([add(1)], ["One."], at(1));
    director.moves(MOTION);
    later(MOTION - 1);
    expect(director.playing).toBe(true);
    later(1);
    expect([director.playing, log()]).toEqual([false, ["One."]]);
  });

  test("what happens while the last ones move is shown at once", () => {
    director.play([add(1)], ["One."], at(1));
    director.moves(MOTION);
    later(310);
    director.play([add(2)], ["Two."], at(3));
    expect(sum()).toBe(3);
    director.moves(0);
    expect([log(), director.playing]).toEqual([["One.", "Two."], true]);
    later(300);
    expect(director.playing).toBe(false);
  });

  test("a tap tells what still moves, and goes on", () => {
    director.play([add(1), add(2)], ["One.", "Two."], at(3));
    director.moves(MOTION);
    director.goOn();
    expect([log(), sum(), told().sum]).toEqual([["One."], 3, 1]);
    director.moves(MOTION);
    director.goOn();
    expect([log(), told().sum]).toEqual([["One.", "Two."], 3]);
  });

  test("whoever acts early waits for nothing", () => {
    director.play([add(1), add(2)], ["One.", "Two."], at(3));
    director.moves(MOTION);
    director.finish();
    expect([log(), told().sum, director.playing]).toEqual([["One.", "Two."], 3, false]);
    later(10_000);
    expect(log()).toEqual(["One.", "Two."]);
  });

  test("another table is told at once, and nothing of the one before", () => {
    director.play([add(1)], ["One."], at(1));
    director.moves(MOTION);
    director.cut(at(9), ["Nine."]);
    later(10_000);
    expect([log(), told().sum, director.playing]).toEqual([["Nine."], 9, false]);
  });

  test("nothing waits where nothing moves", () => {
    set("speed", "off");
    director.play([add(1), add(2, "turned")], ["One.", "Two."], at(3));
    expect([log(), told().sum, director.playing]).toEqual([["One.", "Two."], 3, false]);
  });

  test("a replay shows the same, forward and backward", () => {
    const frames = [0, 2].map((end) => ({ view: at(end), events: end ? [add(2)] : [], told: end ? ["Two."] : [] }) as unknown as Frame);
    director.seek(frames, 0);
    for (const [step, before, after] of [
      [1, 0, 2],
      [0, 2, 0],
    ]) {
      director.seek(frames, step);
      director.moves(MOTION);
      expect([sum(), told().sum, director.playing]).toEqual([after, before, true]);
      later(MOTION + 300);
      expect([sum(), told().sum, director.playing]).toEqual([after, after, false]);
    }
  });
});

describe("what happens", () => {
  test("is shown one beat after the other", () => {
    director.play([add(1), add(2, "turned")], ["One.", "Two."], at(3));
    expect(seen()).toEqual([
      [1, 300],
      ["turned up", 1000],
      ["who won", 500],
      [3, 400],
    ]);
    expect(director.scene).toEqual({ sum: 3 });
  });

  test("is told as it begins", () => {
    director.play([add(1), add(2, "turned"), add(1)], ["One.", "Two.", ""], at(4));
    expect(log()).toEqual(["One."]);
    expect(director.news).toEqual(["One."]);
    later(300);
    expect(log()).toEqual(["One.", "Two."]);
    expect(director.news).toEqual(["Two."]);
    later(10_000);
    expect(log()).toEqual(["One.", "Two."]); // nothing is said without words
    expect(new Set(director.lines.map(({ key }) => key)).size).toBe(2);
  });

  test("may have few words for as long as it is shown; the log has all of them", () => {
    director.play([add(1, "long"), add(2)], ["One: a long sentence.", "Two."], at(3));
    expect(director.brief).toEqual(["pflaumen-table-dealt", { count: 2 }]);
    expect(log()).toEqual(["One: a long sentence."]);
    later(300);
    expect(director.brief).toBeUndefined();
    director.play([add(1, "long")], ["One: a long sentence."], at(4));
    later(300);
    expect(director.brief).toEqual(["pflaumen-table-dealt", { count: 2 }]);
    later(300);
    expect(director.brief).toBeUndefined();
  });

  test("is seen together with the next, if it takes no time", () => {
    director.play([add(1, "together"), add(2, "together"), add(3)], ["One.", "Two.", "Three."], at(6));
    expect(sum()).toBe(6);
    expect(log()).toEqual(["One.", "Two.", "Three."]);
    expect(director.playing).toBe(true);
  });

  test("without any time is there at once", () => {
    director.play([add(1, "together")], ["One."], at(1));
    expect(director.playing).toBe(false);
    expect(sum()).toBe(1);
    expect(log()).toEqual(["One."]);
  });

  test("waits for what happened before", () => {
    director.play([add(1)], ["One."], at(1));
    director.play([add(2)], ["Two."], at(3));
    expect(sum()).toBe(1);
    later(300);
    expect(sum()).toBe(3);
    expect(log()).toEqual(["One.", "Two."]);
  });

  test("is heard", () => {
    const sounds: Sound[] = [];
    director.onsound = (sound) => sounds.push(sound);
    director.play([add(1), add(2, "turned")], ["", ""], at(3));
    seen();
    expect(sounds).toEqual(["turn"]);
  });

  test("goes quicker, if very much waits", () => {
    const many = Array.from({ length: 300 }, () => add(1));
    director.play(
      many,
      many.map(() => ""),
      at(300),
    );
    expect(seen().reduce((total, [, lasts]) => total + lasts, 0)).toBeLessThan(80_000);
  });
});

describe("a wrong fold", () => {
  test("ends in the true view", () => {
    director.play([add(5, "wrong")], ["Five."], at(5));
    expect(seen()).toEqual([[5, 300]]);
  });

  test("is set right before the next thing happens", () => {
    director.play([add(5, "wrong")], ["Five."], at(7));
    director.play([add(1)], ["One."], at(8));
    later(300);
    expect(sum()).toBe(8);
  });
});

describe("a player who has seen enough", () => {
  test("goes on to the next beat", () => {
    director.play([add(2, "turned")], ["Two."], at(2));
    director.goOn();
    expect(shown()).toBe("who won");
    later(499);
    expect(shown()).toBe("who won"); // for its whole time
    later(1);
    expect(sum()).toBe(2);
  });

  test("skips to the next summary, not past it, and then the rest", () => {
    director.play([add(1), add(2, "counted"), add(3), add(1)], ["one", "two", "three", "one more"], at(7));
    director.skip();
    director.skip(); // a double click
    expect([shown(), director.pausing, log()]).toEqual(["a summary", true, ["one", "two"]]);
    director.goOn();
    director.skip();
    expect([sum(), director.playing, log()]).toEqual([7, false, ["one", "two", "three", "one more"]]);
  });

  test("does not skip a summary that comes only later", () => {
    director.play([add(1), add(1)], ["one", "one more"], at(2));
    director.skip();
    director.skip();
    director.play([add(2, "counted"), add(3)], ["two", "three"], at(7));
    expect([shown(), director.pausing]).toEqual(["a summary", true]);
    director.play([add(1)], ["the next round"], at(8));
    director.skip();
    expect([shown(), director.pausing]).toEqual(["a summary", true]);
  });

  test("skips all but what happens to the player, and nothing that was said is left out", () => {
    director.play([add(1), add(2), add(-1, "robbed"), add(3), add(1)], ["one", "two", "robbed", "three", "one more"], at(6));
    director.skip();
    expect([shown(), log()]).toEqual(["robbed", ["one", "two", "robbed"]]);
    later(500);
    expect([sum(), director.playing, log()]).toEqual([6, false, ["one", "two", "robbed", "three", "one more"]]);
  });

  test("skips what happens to the player, too, having seen it", () => {
    director.play([add(-1, "robbed"), add(3), add(-2, "robbed")], ["robbed", "three", "robbed again"], at(0));
    director.skip();
    expect([shown(), log()]).toEqual(["robbed", ["robbed", "three", "robbed again"]]);
    director.skip();
    expect([sum(), director.playing]).toEqual([0, false]);
  });

  test("skips what happens on the way to a summary, but sees it", () => {
    director.play([add(1), add(-1, "robbed"), add(3), add(2, "counted"), add(3)], ["one", "robbed", "three", "two", "end"], at(8));
    director.skip();
    expect([shown(), log()]).toEqual(["robbed", ["one", "robbed"]]);
    director.skip();
    expect([shown(), director.pausing, log()]).toEqual(["a summary", true, ["one", "robbed", "three", "two"]]);
  });

  test("skips everything, and nothing that was said is left out", () => {
    director.play([add(2, "turned"), add(1), add(1)], ["Two.", "One.", "And one."], at(4));
    director.finish();
    expect(director.playing).toBe(false);
    expect(director.scene).toEqual({ sum: 4 });
    expect(log()).toEqual(["Two.", "One.", "And one."]);
    expect(director.news).toEqual(["One.", "And one."]);
    later(60_000);
    expect(sum()).toBe(4);
  });

  test("goes nowhere when nothing is shown", () => {
    const before = director.scene;
    director.goOn();
    expect(director.scene).toBe(before);
    expect(director.playing).toBe(false);
  });

  test("closes a summary, which waits for that", () => {
    director.play([add(9, "counted"), add(1)], ["Nine.", "One."], at(10));
    expect(shown()).toBe("a summary");
    expect(director.pausing).toBe(true);
    later(10_000);
    expect(shown()).toBe("a summary");
    expect(director.closing).toBe(false); // something follows
    director.goOn();
    expect(director.pausing).toBe(false);
    expect(sum()).toBe(10);
    later(300);
    director.play([add(9, "counted")], ["Nine."], at(19));
    expect([director.pausing, director.closing]).toEqual([true, true]);
  });

  test("need not close it: it goes by itself, after a long while", () => {
    director.play([add(9, "counted")], ["Nine."], at(9));
    later(60_000);
    expect(director.pausing).toBe(false);
    expect(director.playing).toBe(false);
    expect(sum()).toBe(9);
  });
});

describe("speed", () => {
  test("makes all beats shorter", () => {
    set("speed", "fast");
    director.play([add(2, "turned")], ["Two."], at(2));
    expect(seen()).toEqual([
      ["turned up", 450],
      ["who won", expect.toSatisfy((lasts: number) => lasts < 240)],
      [2, 180],
    ]);
  });

  test("off shows what is so, and tells all", () => {
    set("speed", "off");
    director.play([add(2, "turned"), add(9, "counted")], ["Two.", "Nine."], at(11));
    expect(director.playing).toBe(false);
    expect(sum()).toBe(11);
    expect(log()).toEqual(["Two.", "Nine."]);
  });
});

describe("at once", () => {
  test("is a view shown to whoever joins, with the log that led there", () => {
    director.play([add(2, "turned")], ["Two."], at(2));
    director.cut(at(7), ["Told", "", "before."]);
    expect(director.playing).toBe(false);
    expect(sum()).toBe(7);
    expect(log()).toEqual(["Told", "before."]);
    expect(director.news).toEqual([]); // old news is not read aloud
    later(60_000);
    expect(sum()).toBe(7);
  });

  test("is all shown on a page that nobody looks at", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    director.play([add(2, "turned")], ["Two."], at(2));
    expect(director.playing).toBe(false);
    expect(sum()).toBe(2);
    expect(log()).toEqual(["Two."]);
  });

  test("is all shown before the game's part of the client has come", () => {
    director = new Director();
    director.cut(at(0));
    director.play([add(2, "turned")], ["Two."], at(2));
    expect(director.playing).toBe(false);
    expect(log()).toEqual(["Two."]);
    director.stage(staging);
    expect(director.scene).toEqual({ sum: 2 });
  });

  test("a game without scenes shows its views, and takes time to be read", () => {
    director.stage(null);
    director.play([add(1)], ["One.", "Two."], at(1));
    expect(director.scene).toEqual(at(1));
    later(799);
    expect(director.playing).toBe(true);
    later(1);
    expect(director.playing).toBe(false);
  });
});

describe("a replay", () => {
  const frames = [at(0), at(1), at(3), at(4)].map((view, number) => ({
    events: number === 2 ? [add(2, "turned")] : number ? [add(1)] : [],
    told: [`Frame ${number}.`],
    view,
  })) as unknown as Frame[];

  test("begins anywhere, at once", () => {
    director.seek(frames, 2);
    expect(director.playing).toBe(false);
    expect(sum()).toBe(3);
  });

  test("goes on beat by beat", () => {
    director.seek(frames, 1);
    director.seek(frames, 2);
    expect(seen().map(([what]) => what)).toEqual(["turned up", "who won", 3]);
  });

  test("goes back the same way, and quicker", () => {
    director.seek(frames, 2);
    director.seek(frames, 1);
    expect(seen()).toEqual([
      ["who won", 250],
      ["turned up", 500],
    ]);
    expect(director.scene).toEqual({ sum: 1 });
  });

  test("shows the last still on the way back, too, if it is more than the view", () => {
    const some = [frames[0], { ...frames[1], events: [add(1, "annotated")] }] as unknown as Frame[];
    director.seek(some, 0);
    director.seek(some, 1);
    expect(seen().map(([what]) => what)).toEqual(["it came"]);
    director.seek(some, 0);
    expect(seen().map(([what]) => what)).toEqual(["it came"]);
    expect(director.scene).toEqual({ sum: 0 });
  });

  test("jumps, and leaves what it was showing", () => {
    director.seek(frames, 1);
    director.seek(frames, 2);
    director.seek(frames, 0);
    expect(director.playing).toBe(false);
    expect(sum()).toBe(0);
    director.seek(frames, 1);
    director.seek(frames, 2); // in the middle of a beat
    expect(shown()).toBe("turned up");
  });

  test("through other eyes is shown anew", () => {
    director.seek(frames, 1);
    director.seek([...frames], 2);
    expect(director.playing).toBe(false);
    expect(sum()).toBe(3);
  });
});

test("a shot knows which event begins with it", () => {
  const found = shots(staging, { sum: 0 }, [add(1), add(2, "turned"), add(3)]);
  expect(found.map(({ begins }) => begins)).toEqual([0, 1, null, null, 2]);
  expect(found.at(-1)!.scene).toEqual({ sum: 6 });
});

test("what happened is shown in part, and the rest later", () => {
  director.play([add(1)], ["one"], at(3), { more: true });
  seen();
  expect(sum()).toBe(1);
  director.play([add(2)], ["two"], at(3));
  seen();
  expect(sum()).toBe(3);
  expect(log()).toEqual(["one", "two"]);
});

describe("before cards are swept away, a lesson", () => {
  const begin = () => director.play([add(1), add(2, "turned")], ["one", "two"], at(3), { rests: true });
  const rests = () => [shown(), director.resting, director.playing];

  test("rests until what lies there was explained", () => {
    begin();
    later(5000);
    expect(rests()).toEqual(["who won", true, true]);
    director.goOn(); // a tap on the table
    director.finish();
    later(60_000);
    expect(rests()).toEqual(["who won", true, true]);
    director.resume();
    expect([sum(), director.resting]).toEqual([3, false]);
    director.play([add(4)], ["four"], at(7));
    seen();
    expect([sum(), director.playing]).toEqual([7, false]);
    expect(log()).toEqual(["one", "two", "four"]);
  });

  test("rests there as well if somebody is in a hurry", () => {
    begin();
    director.finish();
    expect(rests()).toEqual(["who won", true, true]);
    director.cut(at(0));
    expect([director.resting, director.playing]).toEqual([false, false]);
    set("speed", "off");
    begin();
    later(10);
    expect(rests()).toEqual(["who won", true, true]);
    director.resume();
    later(10);
    expect([sum(), director.resting, director.playing]).toEqual([3, false, false]);
  });

  test("lets what comes next wait until all was shown", () => {
    const next = vi.fn();
    begin();
    director.finish();
    director.resume(next);
    expect([sum(), next.mock.calls.length]).toEqual([3, 0]);
    seen();
    expect(next).toHaveBeenCalledOnce();
    begin();
    director.finish();
    director.resume(next);
    director.cut(at(0)); // the learner goes elsewhere
    later(5000);
    expect(next).toHaveBeenCalledOnce();
  });

  test("is the only one that rests", () => {
    director.play([add(2, "turned")], ["two"], at(2));
    seen();
    expect([sum(), director.playing]).toEqual([2, false]);
  });
});
