// Cards can be dragged as well as tapped: one that is let go away from its owner's place is chosen.

const FAR = 8; // pixels until a press becomes a drag

/** Lets what may be chosen on this table be dragged. For use with {@attach}. */
export function draggable(table: HTMLElement): () => void {
  let card: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let dragging = false;

  function press(event: PointerEvent) {
    const found = (event.target as Element).closest<HTMLElement>("button[data-token]");
    if (!found?.closest("[data-place]") || event.button || !event.isPrimary) return;
    card = found;
    start = { x: event.clientX, y: event.clientY };
    dragging = false;
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", release);
    window.addEventListener("pointercancel", stop);
  }

  function move(event: PointerEvent) {
    if (!card) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    dragging ||= Math.hypot(x, y) > FAR;
    if (!dragging) return;
    card.classList.add("dragged");
    card.style.translate = `${x}px ${y}px`;
  }

  function release(event: PointerEvent) {
    const chosen = card;
    const dropped = dragging;
    const home = card?.closest("[data-place]")?.getBoundingClientRect();
    stop();
    if (!dropped || !chosen || !home) return; // a tap: the click does it
    swallowClick();
    const over = table.getBoundingClientRect();
    if (within(event, over) && !within(event, home)) chosen.click();
  }

  function stop() {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", release);
    window.removeEventListener("pointercancel", stop);
    card?.classList.remove("dragged");
    if (card) card.style.translate = "";
    card = null;
  }

  table.addEventListener("pointerdown", press);
  return () => {
    stop();
    table.removeEventListener("pointerdown", press);
  };
}

const within = ({ clientX: x, clientY: y }: PointerEvent, { left, right, top, bottom }: DOMRect) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The browser makes a click of what was a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.isTrusted && event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
