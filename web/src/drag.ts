// Cards and tiles can be dragged as well as tapped. Whatever is seen to move and may be chosen is chosen when it is let
// go away from its owner's place. A thing with `data-drags` is let go on what may be chosen: a tile on its field.

const FAR = 8; // pixels until a press becomes a drag
const LINGER = 900; // milliseconds for which a thing stays where it was let go, if nothing comes of it

/** Lets what may be chosen on this table be dragged. For use with {@attach}. */
export function draggable(table: HTMLElement): () => void {
  let thing: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let dragging = false;
  let last: HTMLElement | null = null; // that was let go,
  let linger: ReturnType<typeof setTimeout> | undefined; // and stays there for a moment

  function press(event: PointerEvent) {
    const found = dragged(event.target as Element);
    if (!found || event.button || !event.isPrimary) return;
    goHome();
    thing = found;
    start = { x: event.clientX, y: event.clientY };
    dragging = false;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", cancel);
  }

  function move(event: PointerEvent) {
    if (!thing) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    dragging ||= Math.hypot(x, y) > FAR;
    if (!dragging) return;
    thing.classList.add("dragged");
    thing.style.translate = `${x}px ${y}px`;
  }

  function release(event: PointerEvent) {
    const [held, dropped] = [thing, dragging];
    stop();
    if (!held || !dropped) return; // a tap: the click does it
    swallowClick();
    last = held;
    const target = targetOf(held, event, table);
    target?.click();
    if (target) linger = setTimeout(goHome, LINGER);
    else goHome();
  }

  function cancel() {
    last = thing;
    goHome();
    stop();
  }

  function goHome() {
    clearTimeout(linger);
    last?.classList.remove("dragged");
    if (last) last.style.translate = "";
  }

  function stop() {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", release);
    window.removeEventListener("pointercancel", cancel);
    thing = null;
  }

  table.addEventListener("pointerdown", press);
  return () => {
    cancel();
    table.removeEventListener("pointerdown", press);
  };
}

/** The thing that is dragged from here. */
function dragged(from: Element): HTMLElement | null {
  const held = from.closest<HTMLElement>("[data-drags]");
  if (held) return held;
  const found = from.closest<HTMLElement>("button[data-token]");
  return found && (found.closest("[data-moves]") || found.querySelector("[data-moves]")) ? found : null;
}

/** What is chosen when a thing is let go here, if anything is. */
function targetOf(held: HTMLElement, event: PointerEvent, table: HTMLElement): HTMLElement | null {
  if (held.dataset.drags !== undefined) {
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const found = below.map((each) => each.closest<HTMLElement>("[data-token]")).find(Boolean) ?? null;
    return found && table.contains(found) ? found : null;
  }
  const from = held.closest("[data-place]") ?? held.parentElement!;
  return within(event, table.getBoundingClientRect()) && !within(event, from.getBoundingClientRect()) ? held : null;
}

const within = ({ clientX: x, clientY: y }: PointerEvent, { left, right, top, bottom }: DOMRect) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The browser makes a click of what was a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.isTrusted && event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
