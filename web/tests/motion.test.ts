// How things go from place to place. There is no layout here, so each thing says where it lies.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moveFrom, movesFor, places } from "../src/motion";

interface Motion {
  thing: HTMLElement;
  transform: string[];
  opacity: number[];
  delay: number;
}

let motions: Motion[] = [];
let animations: Animation[] = [];
let table: HTMLElement;

beforeEach(() => {
  motions = [];
  animations = [];
  vi.stubGlobal("DOMRect", Rect);
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const [left, top, width, height] = (this.dataset.at ?? "0 0 0 0").split(" ").map(Number);
    return new Rect(left, top, width, height) as DOMRect;
  };
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: Omit<Motion, "thing" | "delay">, { delay }: { delay: number }) {
    motions.push({ thing: this, ...frames, delay });
    const made = { finished: new Promise(() => {}), playState: "running", currentTime: 0 as number | null };
    const cancel = () => Object.assign(made, { playState: "idle", currentTime: null });
    const play = () => Object.assign(made, { playState: "running", currentTime: 0 });
    animations.push(Object.assign(made, { cancel, play }) as unknown as Animation);
    return animations.at(-1)!;
  } as never;
});
afterEach(() => {
  vi.unstubAllGlobals();
  table.remove();
});

class Rect {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {}
}

/** Lays a table anew; the elements that were there are gone. */
function lay(html: string): void {
  table.innerHTML = `<div data-at="0 0 800 600">${html}</div>`;
}

function shows(before: string, after: string): Motion[] {
  table = document.createElement("section");
  table.dataset.at = "0 0 800 600";
  document.body.append(table);
  lay(before);
  const was = places(table);
  lay(after);
  moveFrom(was, table);
  return motions;
}

describe("a card", () => {
  test("goes from where it lay to where it lies, and changes its size on the way", () => {
    const [{ transform }] = shows(
      '<i data-moves="frog-7" data-at="100 500 40 56"></i>',
      '<i data-moves="frog-7" data-at="300 200 80 112"></i>',
    );
    expect(transform).toEqual(["translate(-220px, 272px) scale(0.5)", "none"]);
  });

  test("that is dealt anew comes from the pile, wherever it lay in the last round", () => {
    const table = (deal: number, card: string) => `<div data-deal="${deal}"><b data-place="deck" data-at="400 100 48 67"></b>${card}</div>`;
    const column = '<i data-moves="fig-3" data-at="0 0 48 67"></i>';
    const hand = '<i data-moves="fig-3" data-from="deck" data-at="400 500 48 67"></i>';
    const [{ transform }] = shows(table(1, column), table(2, hand));
    expect(transform[0]).toBe("translate(0px, -400px) scale(1)");
    const [, back] = shows(table(2, column), table(2, hand)); // within a round it is followed
    expect(back.transform[0]).toBe("translate(-400px, -500px) scale(1)");
  });

  test("that was shown once more, to be chosen from, does not fly back; what was chosen goes on from there", () => {
    const folded = (cards: string) => `<section data-place="seat.1" data-at="0 0 400 24">${cards}</section>`;
    const [fig, pear] = ["fig-3", "pear-4"].map((card) => `<i data-moves="${card}"></i>`);
    const closer = (left: number) => `data-at="${left} 300 48 67"`;
    const panel = `<aside data-closer><i data-moves="fig-3" ${closer(0)}></i><i data-moves="pear-4" ${closer(100)}></i></aside>`;
    const mine = '<i data-moves="pear-4" data-at="100 500 48 67"></i>';
    const found = shows(folded(fig + pear) + panel, folded(fig) + mine);
    expect(found.map(({ thing }) => thing.dataset.moves)).toEqual(["pear-4"]);
    expect(found[0].transform[0]).toBe("translate(0px, -200px) scale(1)");
    motions = [];
    expect(shows(folded(fig + pear), folded(fig + pear) + panel)).toEqual([]); // nor out of its place
  });

  test("that comes from a player's place begins where it is nearest, as large as a card and not as the place", () => {
    const seat = '<section data-place="seat.1" data-at="0 0 400 150"></section>';
    const [{ transform }] = shows(seat, `${seat}<i data-moves="slot.1" data-from="seat.1" data-at="300 200 48 67"></i>`);
    expect(transform[0]).toBe("translate(0px, -158.5px) scale(1)");
    const [, beyond] = shows(seat, `${seat}<i data-moves="slot.1" data-from="seat.1" data-at="500 200 48 67"></i>`);
    expect(beyond.transform[0]).toBe("translate(-148px, -158.5px) scale(1)");
  });

  test("starts after the others that go at the same time, but moves up with them", () => {
    const seats = [1, 2, 3].map((seat) => `<section data-place="seat.${seat}" data-at="0 ${seat * 30} 800 24"></section>`).join("");
    const slots = [1, 2, 3].map((seat) => `<i data-moves="slot.${seat}" data-from="seat.${seat}" data-at="${seat * 100} 400 40 56"></i>`);
    const hand = (left: number) => `<i data-moves="frog-7" data-at="${left} 500 40 56"></i>`;
    const found = shows(seats + hand(100), seats + slots.join("") + hand(120));
    const delays = Object.fromEntries(found.map(({ thing, delay }) => [thing.dataset.moves ?? "", delay]));
    expect(delays).toMatchObject({ "slot.1": 0, "slot.2": 70, "slot.3": 140, "frog-7": 0 });
    expect(found.flatMap(({ transform }) => transform?.[0].match(/translate\((\S+)px/)?.[1] ?? [])).toEqual(["-20", "0", "0", "0"]); // straight down
  });

  test("on its way to where it lies goes on, however often the table changes; if its goal changes, it starts from where it is", () => {
    shows('<i data-moves="tile" data-at="0 0 40 40"></i>', '<i data-moves="tile" data-at="300 200 40 40"></i>');
    const tile = table.querySelector<HTMLElement>("i")!;
    const [flight] = animations;
    flight.currentTime = 150;
    const changes = (seen: string, at: string) => {
      tile.dataset.at = seen;
      const was = places(table);
      tile.dataset.at = at;
      moveFrom(was, table);
    };
    changes("200 130 40 40", "300 200 40 40");
    expect(animations).toEqual([flight]);
    expect([flight.playState, flight.currentTime]).toEqual(["running", 150]);
    changes("250 160 40 40", "300 189 40 40"); // what it lies on is pushed up
    expect(animations).toEqual([flight]);
    changes("280 170 40 40", "100 500 40 40");
    expect([animations.length, flight.playState]).toEqual([2, "idle"]);
    expect(motions[1].transform[0]).toBe("translate(180px, -330px) scale(1)");
    Object.assign(animations[1], { playState: "finished" });
    changes("100 500 40 40", "100 500 40 40");
    expect([animations.length, animations[1].playState]).toEqual([2, "finished"]); // it has landed
  });

  test("that is wide flies, too, where it goes no further than it is wide", () => {
    shows(`<i data-moves="tile" data-at="100 400 120 45"></i>`, `<b><i data-moves="tile" data-at="140 200 120 45"></i></b>`);
    expect(table.querySelector<HTMLElement>("i")!.style.zIndex).toBe("10"); // over the tiles that lie between
  });

  test("that flies passes over all else, with whatever it lies in, until it has landed", () => {
    vi.useFakeTimers();
    const hand = (left: number) => `<ul><li data-moves="frog-7" data-at="${left} 500 40 56"></li></ul>`;
    shows(
      `<i data-moves="row.0" data-at="300 200 48 67"></i>${hand(100)}`,
      `<section><b><i data-moves="snake.1.0" data-from="row.0" data-at="20 20 24 34"></i></b></section>${hand(120)}`,
    );
    const raised = () => [...table.querySelectorAll<HTMLElement>("*")].filter((each) => each.style.zIndex).map((each) => each.tagName);
    expect(raised()).toEqual(["DIV", "SECTION", "B", "I"]); // not what only moves up
    vi.advanceTimersByTime(420);
    expect(raised()).toEqual([]);
    expect(table.style.zIndex).toBe("");
    vi.useRealTimers();
  });

  test("says for how long it moves or turns", () => {
    shows("", '<i data-moves="fig-3"></i><i data-turns></i><i class="glow"></i>');
    const animation = (target: string, endTime: number, currentTime: number) => ({
      effect: { target: table.querySelector(target), getComputedTiming: () => ({ endTime }) },
      currentTime,
    });
    const runs = (...all: ReturnType<typeof animation>[]) => (table.getAnimations = () => all as unknown as Animation[]);
    runs();
    expect(movesFor(table)).toBe(0);
    runs(animation("[data-moves]", 420, 0), animation("[data-turns]", 600, 20), animation(".glow", Infinity, 0));
    expect(movesFor(table)).toBe(580);
  });

  test("that becomes a chip flies as a card, and the chip appears where it lands", () => {
    const [card, chip, ...more] = shows(
      '<i class="target" data-moves="fig-3" data-at="300 200 80 112"></i>',
      '<i data-moves="fig-3" data-chip data-at="20 20 16 24"></i>',
    );
    expect(more).toEqual([]);
    expect([card.thing.className, card.thing.style.width]).toEqual(["target", "80px"]);
    expect(card.transform[1]).toBe("translate(-312px, -224px) scale(0.3)");
    expect(chip.thing.dataset.chip).toBe("");
    expect(chip.transform).toBeUndefined(); // it neither flies nor grows
  });

  test("that becomes a chip where it lies does not grow", () => {
    table = document.createElement("section");
    table.dataset.at = "0 0 800 600";
    document.body.append(table);
    lay('<i data-moves="fig-3" data-at="20 20 40 56"></i>');
    const was = places(table);
    const fig = table.querySelector<HTMLElement>("i")!;
    fig.dataset.chip = "";
    fig.dataset.at = "60 20 16 56";
    moveFrom(was, table);
    expect(motions.map(({ transform }) => transform[0])).toEqual(["translate(-28px, 0px) scale(1)"]);
  });

  test("that lies where it lay does not move", () => {
    const card = '<i data-moves="frog-7" data-at="100 500 40 56"></i>';
    expect(shows(card, card)).toEqual([]);
  });

  test("is not taken for its copy in a dialog", () => {
    const copy = '<dialog><i data-moves="frog-7" data-at="10 10 200 280"></i></dialog>';
    const card = '<i data-moves="frog-7" data-at="100 500 40 56"></i>';
    expect(shows(card + copy, card + copy)).toEqual([]);
  });
});

describe("a place that is folded", () => {
  const seat = (cards: string) => `<section data-place="seat.1" data-at="0 0 400 24"><div>${cards}</div></section>`;
  const back = (name: string) => `<i class="back" data-moves="${name}" data-from="pile"></i>`; // it has no size
  const pile = '<figure data-place="pile" data-at="600 300 56 100"><b>40</b></figure>';

  test("takes in what is new: a card goes there, and no pile", () => {
    const [{ thing, transform }, ...others] = shows(pile + seat(back("a")), pile + seat(back("a") + back("b")));
    expect(others).toEqual([]);
    expect(thing.className).toBe("back");
    expect(thing.dataset.moves).toBeUndefined(); // a copy
    expect(thing.style.width).toBe("48px");
    expect(transform[0]).toBe("none");
  });

  test("has a sign for what is in it: a card goes there", () => {
    const sign = '<b data-place="points.1" data-at="350 0 40 24"></b>';
    const won = '<p data-folds="points.1"><i class="snake" data-moves="snake.1.0" data-from="row.0"></i></p>';
    const row = '<i data-moves="row.0" data-at="346 300 48 67"></i>';
    const [{ transform, opacity }, ...others] = shows(row + sign + seat(""), sign + seat(won));
    expect(transform).toEqual(["none", `translate(0px, -321.5px) scale(${20 / 48})`]);
    expect([opacity, others]).toEqual([undefined, []]); // it is seen until it is there
  });

  test("gives back what was in it: a card comes out of its sign, wherever new ones come from", () => {
    const [sign, hand] = ['<b data-place="fruits.1.fig" data-at="40 20 16 20"></b>', '<b data-place="hand.1" data-at="350 0 12 16"></b>'];
    const fig = (at: string) => `<i data-moves="fig-3" data-from="hand.1" ${at}></i>`;
    const folded = seat(`<p data-folds="fruits.1.fig">${fig("")}</p>`);
    const [{ transform }] = shows(sign + hand + folded, sign + hand + seat("") + fig('data-at="100 300 48 67"'));
    expect(transform[0]).toBe(`translate(-76px, -303.5px) scale(${16 / 48})`);
  });

  test("shows nothing of what was there before", () => {
    expect(shows(pile + seat(back("a")), pile + seat(back("a")))).toEqual([]);
  });
});

test("no style sheet has a transition that needs a new layout or paint", () => {
  const folder = join(import.meta.dirname, "../src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
  const sheets = names.map((name) => readFileSync(join(folder, name), "utf8"));
  const changed = sheets.flatMap((sheet) => [...sheet.matchAll(/\btransition: ([a-z-]+)/g)].map((match) => match[1]));
  expect(changed.length).toBeGreaterThan(4);
  expect(changed.filter((property) => !["transform", "opacity", "none"].includes(property))).toEqual([]);
});
