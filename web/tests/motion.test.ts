// How things go from place to place. There is no layout here, so each thing says where it lies.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moveFrom, places } from "../src/motion";

interface Motion {
  thing: HTMLElement;
  transform: string[];
  zIndex?: number[];
}

let motions: Motion[] = [];
let table: HTMLElement;

beforeEach(() => {
  motions = [];
  vi.stubGlobal("DOMRect", Rect);
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const [left, top, width, height] = (this.dataset.at ?? "0 0 0 0").split(" ").map(Number);
    return new Rect(left, top, width, height) as DOMRect;
  };
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: Omit<Motion, "thing">) {
    motions.push({ thing: this, ...frames });
    return { finished: new Promise(() => {}), cancel: () => {} } as unknown as Animation;
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

  test("that comes from a player's place begins in its middle, as large as a card and not as the place", () => {
    const [{ transform }] = shows(
      '<section data-place="seat.1" data-at="0 0 400 150"></section>',
      '<section data-place="seat.1" data-at="0 0 400 150"></section><i data-moves="slot.1" data-from="seat.1" data-at="300 200 48 67"></i>',
    );
    expect(transform[0]).toBe("translate(-124px, -158.5px) scale(1)");
  });

  test("that comes to a player passes over the places of others", () => {
    const [, { thing, zIndex }] = shows(
      '<i data-moves="row.0" data-at="300 200 48 67"></i>',
      '<section data-place="seat.1"><i data-moves="snake.1.0" data-from="row.0" data-at="20 20 24 34"></i></section>',
    );
    expect(thing.dataset.place).toBe("seat.1");
    expect(zIndex).toEqual([10, 10]); // it is no motion: nothing is laid out anew
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

  test("shows nothing of what was there before", () => {
    expect(shows(pile + seat(back("a")), pile + seat(back("a")))).toEqual([]);
  });
});
