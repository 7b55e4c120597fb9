import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { draggable } from "../src/drag";

let table: HTMLElement;
let leave: () => void;
let clicked: string[];

/** A thing with a place on the page. */
function thing(html: string, [left, top, width, height]: number[], parent: Element = table): HTMLElement {
  parent.insertAdjacentHTML("beforeend", html);
  const found = parent.lastElementChild as HTMLElement;
  found.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return found;
}

function pointer(kind: string, on: EventTarget, x: number, y: number) {
  const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y });
  on.dispatchEvent(Object.assign(event, { isPrimary: true, pointerId: 1 }));
}
function drag(from: Element, [x, y]: number[], [toX, toY]: number[]) {
  pointer("pointerdown", from, x, y);
  pointer("pointermove", window, toX, toY);
  pointer("pointerup", window, toX, toY);
}

beforeEach(() => {
  vi.useFakeTimers();
  clicked = [];
  document.body.innerHTML = "";
  table = thing("<section></section>", [0, 0, 400, 400], document.body);
  table.addEventListener("click", ({ target }) => clicked.push((target as HTMLElement).dataset.token ?? "nothing"));
  leave = draggable(table);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("a card that may be chosen", () => {
  let card: HTMLElement;
  beforeEach(() => {
    const place = thing('<div data-place="seat.0"></div>', [0, 300, 400, 100]);
    card = thing('<span data-moves="a"><button data-token="play:a"></button></span>', [10, 310, 40, 60], place).querySelector("button")!;
  });

  test("is chosen when it is let go away from its place, and stays there until something comes of it", () => {
    drag(card, [20, 320], [200, 100]);
    expect(clicked).toEqual(["play:a"]);
    expect(card.style.translate).toBe("180px -220px");
    vi.advanceTimersByTime(1000);
    expect(card.style.translate).toBe("");
    expect(card.classList.contains("dragged")).toBe(false);
  });

  test("goes back at once if it is let go at home", () => {
    drag(card, [20, 320], [200, 350]);
    expect([clicked, card.style.translate]).toEqual([[], ""]);
  });

  test("is not dragged by a press that hardly moves", () => {
    drag(card, [20, 320], [23, 322]);
    expect([clicked, card.style.translate]).toEqual([[], ""]);
  });

  test("can be dragged again while it lingers", () => {
    drag(card, [20, 320], [200, 100]);
    pointer("pointerdown", card, 200, 100);
    expect(card.style.translate).toBe("");
    vi.advanceTimersByTime(1000);
    pointer("pointermove", window, 210, 120);
    expect(card.style.translate).toBe("10px 20px");
  });
});

test("a button that does not move is only pressed", () => {
  const button = thing('<button data-token="done"></button>', [0, 0, 40, 40]);
  drag(button, [10, 10], [200, 200]);
  expect([clicked, button.style.translate]).toEqual([[], ""]);
});

describe("a thing that looks for its place", () => {
  test("is let go on what may be chosen, and nowhere else", () => {
    const tile = thing("<span data-drags></span>", [0, 350, 40, 40]);
    const field = thing('<button data-token="set:3.3"></button>', [100, 100, 80, 20]);
    let below: Element[] = [table];
    document.elementsFromPoint = () => below;
    drag(tile, [10, 360], [300, 300]);
    expect([clicked, tile.style.translate]).toEqual([[], ""]);
    below = [field, table];
    drag(tile, [10, 360], [120, 110]);
    expect(clicked).toEqual(["set:3.3"]);
  });
});
