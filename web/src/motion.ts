// Animations: how things move, and how long it takes. A setting makes all of them quicker, or turns them off.

import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const still = new MediaQuery("(prefers-reduced-motion: reduce)");
const FACTOR = { normal: 1, fast: 0.45, off: 0 } as const;

/** Milliseconds for something that takes this long at normal speed; 0 where nothing should move. */
export function lasts(milliseconds = 350): number {
  return still.current ? 0 : Math.round(milliseconds * FACTOR[settings.speed]);
}

/** Milliseconds for which something is to be seen: also by those who want nothing to move. */
export function paced(milliseconds: number): number {
  return Math.round(milliseconds * FACTOR[settings.speed]);
}

/** Where something lay. */
interface Lay {
  thing: HTMLElement;
  rect: DOMRect;
  /** no card, but a place that cards come from, and all of it: `rect` is where a card would lie in its middle */
  place?: DOMRect;
  /** it is folded: the sign for it */
  sign?: Lay | undefined;
  /** it was shown once more, to be chosen from, over the place where it lies */
  closer?: boolean;
  /** of the table: which deal its cards are of */
  deal?: string | undefined;
}

/** The elements of a table, by their `data-moves` or `data-place`, and the table itself as "". */
export type Places = Map<string, Lay>;

const CARD = { width: 48, height: 67 }; // pixels; as large as a card that comes from a place, at most
const APART = 70; // milliseconds between the starts of cards that go at the same time,
const LATEST = 280; // and between those of the first and the last, at most
const TINY = 20; // pixels: how wide the copy of a card is, at least, when it has flown to its sign
const FADES = 150; // milliseconds until that copy is gone then

const PUSHED = 12; // pixels by which the goal of a thing may differ and be the same: what it lies on may move, too

/** On its way, and where it will be on the table. */
interface Flight {
  animation: Animation;
  to: DOMRect;
}
const moving = new WeakMap<HTMLElement, Flight>();

/** Things on the table. A dialog has them once more, to be looked at: those stay where they are. */
const named = (table: HTMLElement, kind: string) =>
  [...table.querySelectorAll<HTMLElement>(`[data-${kind}]`)].filter((thing) => !thing.closest("dialog"));

const lay = (thing: HTMLElement): Lay => ({
  thing,
  rect: thing.getBoundingClientRect(),
  closer: !!thing.closest("[data-closer]"),
});

function layInside(thing: HTMLElement): Lay {
  const place = thing.getBoundingClientRect();
  const { left, top, width, height } = place;
  const [across, down] = [Math.min(width, CARD.width), Math.min(height, CARD.height)];
  return { thing, rect: new DOMRect(left + (width - across) / 2, top + (height - down) / 2, across, down), place };
}

/** Where a thing leaves a place for its goal: out of the part that is nearest, so that the ways of several do not cross. */
function leaving({ rect, place }: Lay, was: DOMRect, to: DOMRect, is: DOMRect): DOMRect {
  if (!place) return rect;
  const wanted = to.left + to.width / 2 - is.left + was.left - rect.width / 2;
  const left = Math.max(place.left, Math.min(place.left + place.width - rect.width, wanted));
  return new DOMRect(left, rect.top, rect.width, rect.height);
}

/** Which deal a table's cards are of, if its game names it in `data-deal`. */
const dealOf = (table: HTMLElement) => table.querySelector<HTMLElement>("[data-deal]")?.dataset.deal;

/** The place with the sign for what is folded, as `data-folds` names it. */
const foldsInto = (thing: HTMLElement) => thing.closest<HTMLElement>("[data-folds]")?.dataset.folds ?? "";

/** Where a thing was seen: what is folded, at its sign. */
const seen = (lay: Lay | undefined) => [lay, lay?.sign].find((each) => each?.rect.width);

/** Where everything is now. */
export function places(table: HTMLElement): Places {
  const found: Places = new Map(named(table, "place").map((thing) => [thing.dataset.place!, layInside(thing)]));
  for (const thing of named(table, "moves")) {
    const [name, now] = [thing.dataset.moves!, lay(thing)];
    if (now.rect.width) found.set(name, now);
    else if (!found.has(name)) found.set(name, { ...now, sign: found.get(foldsInto(thing)) }); // it has no width, but is not new
  }
  return found.set("", { ...lay(table), deal: dealOf(table) });
}

/**
 * Lets everything with a name in `data-moves` go from where it lay to where it lies. What is new comes from the place
 * that `data-from` names, or appears; what goes into a place that is folded goes to its sign, and comes out of it again.
 * Several that go far start one after the other, so that they can be told apart. All is measured before anything is
 * moved: that takes one layout, however many cards there are. A game that wants more time for a move names it in
 * `data-pace`; one that deals the same cards again counts its deals in `data-deal`: they come from the pile, not from
 * where they lay long ago. What is shown once more in `data-closer` has not moved: it stays, and does not fly back. A card
 * that lies as a small sign of itself, in `data-chip`, flies as the card that it was, and becomes the sign where it lands.
 * What is on its way to where it lies goes on: it does not start again, however often the table changes meanwhile.
 */
export function moveFrom(before: Places, table: HTMLElement): void {
  const things = named(table, "moves");
  const goOn = new Map(things.map((thing) => [thing, landed(thing)]));
  const now = things.map(lay);
  const [{ rect: was, deal }, is] = [before.get("")!, table.getBoundingClientRect()];
  const anew = deal !== dealOf(table);
  const folded = new Map(now.filter(({ rect }) => !rect.width).map(({ thing }) => [thing, visible(thing, table)]));
  const pace = Number(table.querySelector<HTMLElement>("[data-pace]")?.dataset.pace ?? 0);
  const far: HTMLElement[] = [];
  const starts: ((delay: number) => void)[] = []; // of what goes far
  const move = (thing: HTMLElement, to: DOMRect, frames: PropertyIndexedKeyframes, milliseconds: number, delay?: number) =>
    moving.set(thing, { animation: thing.animate(frames, timing(milliseconds, delay)), to: onTable(to, is) });
  for (const { thing, rect: to, closer } of now) {
    if (closer) continue;
    if (!anew && goOn.get(thing)?.(onTable(to, is))) continue;
    const [own, from] = [anew ? undefined : before.get(thing.dataset.moves!), before.get(thing.dataset.from ?? "-")];
    const place = folded.get(thing);
    const old = own && place ? own : (seen(own) ?? seen(from));
    if (place) {
      if (old?.rect.width && !old.closer && !old.thing.contains(thing))
        starts.push((delay) => vanish(old.place ? thing : old.thing, old.rect, was, place, table, is, pace || 600, delay));
    } else if (!old?.rect.width) {
      move(thing, to, { opacity: [0, 1], transform: ["translateY(-10px)", "none"] }, 250);
    } else {
      const { x, y } = between(leaving(old, was, to, is), was, to, is);
      const distance = Math.hypot(x, y);
      if (distance < 2) continue;
      const chip = thing.dataset.chip !== undefined;
      if (chip && !old.place && old.thing !== thing) {
        starts.push((delay) => {
          vanish(old.thing, old.rect, was, to, table, is, pace || 600, delay);
          move(thing, to, { opacity: [0, 0] }, pace || 600, delay);
        });
        continue;
      }
      const larger = to.width ? old.rect.width / to.width : 1;
      const scale = chip ? Math.min(1, larger) : larger; // blown up, a chip would be a mere patch of colour
      const start = (delay: number) =>
        move(thing, to, { transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"] }, pace || 420, delay);
      if (distance <= 2 * Math.min(to.width, to.height)) {
        start(0); // it moves up, as a hand does
        continue;
      }
      starts.push(start);
      far.push(thing);
    }
  }
  const apart = Math.min(APART, LATEST / Math.max(1, starts.length - 1));
  starts.forEach((start, at) => start(at * apart));
  const last = apart * Math.max(0, starts.length - 1);
  raise(far, table, lasts((pace || 420) + last));
}

const onTable = ({ left, top, width, height }: DOMRect, table: DOMRect) => new DOMRect(left - table.left, top - table.top, width, height);

/** Puts a thing that is on its way to its goal, so that it can be measured; it can go on, if that is where it is to go. */
function landed(thing: HTMLElement): ((to: DOMRect) => boolean) | null {
  const { animation, to: goal } = moving.get(thing) ?? {};
  if (animation?.playState !== "running" || !goal) return null;
  const time = animation.currentTime;
  animation.cancel();
  return (to) => {
    if (!to.width || Math.hypot(to.left - goal.left, to.top - goal.top) > PUSHED) return false;
    animation.play();
    animation.currentTime = time;
    return true;
  };
}

const raised = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Lets these things pass over all else on the table: they are raised, and so is whatever they lie in. */
function raise(things: HTMLElement[], table: HTMLElement, milliseconds: number): void {
  const all = new Set<HTMLElement>();
  for (const thing of things) for (let each = thing; each !== table && !all.has(each); each = each.parentElement!) all.add(each);
  for (const each of all) {
    clearTimeout(raised.get(each));
    each.style.zIndex = "10";
    raised.set(
      each,
      setTimeout(() => each.style.removeProperty("z-index"), milliseconds),
    );
  }
}

/** For how many milliseconds something on the table still moves from place to place, or turns (`data-turns`). */
export const movesFor = (table: HTMLElement): number => runsFor(table, "[data-moves], [data-turns], [data-ghost]");

/** Whether something on the table turns. */
export const turns = (table: HTMLElement): boolean => runsFor(table, "[data-turns]") > 0;

function runsFor(table: HTMLElement, things: string): number {
  const left = table.getAnimations({ subtree: true }).map(({ effect, currentTime }) => {
    if (!(effect as KeyframeEffect).target?.matches(things)) return 0;
    return Number(effect!.getComputedTiming().endTime) - Number(currentTime ?? 0);
  });
  return Math.max(0, ...left);
}

/** Where something folded is seen: at the sign for it, whose place `data-folds` names, or the nearest thing around it. */
function visible(thing: HTMLElement, table: HTMLElement): DOMRect {
  const name = foldsInto(thing);
  const sign = name && table.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
  if (sign && sign.width) return sign;
  for (let each = thing.parentElement; each; each = each.parentElement) {
    const rect = each.getBoundingClientRect();
    if (rect.width) return rect;
  }
  return thing.getBoundingClientRect();
}

/** From the middle of the one to the middle of the other, on a table that may itself have moved. */
function between(from: DOMRect, was: DOMRect, to: DOMRect, is: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - was.left - (to.left + to.width / 2 - is.left),
    y: from.top + from.height / 2 - was.top - (to.top + to.height / 2 - is.top),
  };
}

/** A copy of this, where it lay, goes to this place: it is seen until it is there, and what it has become. */
function vanish(
  thing: HTMLElement,
  rect: DOMRect,
  was: DOMRect,
  place: DOMRect,
  table: HTMLElement,
  is: DOMRect,
  pace: number,
  delay: number,
): void {
  const ghost = thing.cloneNode(true) as HTMLElement;
  delete ghost.dataset.moves;
  ghost.dataset.ghost = "";
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "absolute",
    zIndex: "30",
    left: `${rect.left - was.left}px`,
    top: `${rect.top - was.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    listStyle: "none", // it may come out of a list
  });
  ghost.style.setProperty("--card-width", `${rect.width}px`);
  (table.firstElementChild ?? table).append(ghost); // among the game's own things: it looks as they do
  const { x, y } = between(rect, was, place, is);
  const away = `translate(${-x}px, ${-y}px) scale(${Math.max(0.3, TINY / rect.width)})`;
  const gone = () => ghost.remove();
  const flight = ghost.animate({ transform: ["none", away] }, { ...timing(pace, delay), fill: "both" });
  flight.finished.then(() => ghost.animate({ opacity: [1, 0] }, lasts(FADES)).finished).then(gone, gone);
}

/** Until a thing starts, it is seen where it was. */
const timing = (milliseconds: number, delay = 0) => ({
  ...{ duration: lasts(milliseconds), delay: lasts(delay), fill: "backwards" as const },
  easing: "cubic-bezier(0.2, 0.6, 0.3, 1)",
});
