// Which client this is, and whether the server has another one by now. A page of an old client loads itself anew at a
// moment when nothing is lost by it: between two moves, on the way to another page, or while nobody looks.

const TRIED = "parlour-build"; // in the tab's storage: the build for which it was loaded anew
const LOOK = 500; // milliseconds between two looks for a calm moment
const IDLE = 3000; // since the last tap or key
const LATE = 20_000; // until the page says that there is a new version

class Build {
  readonly mine = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
  /** the server's, if it is another one */
  newer = $state("");
  /** there was no calm moment for a while, or the server did not hand out its new client */
  late = $state(false);

  /** whether the page that is shown could be loaded anew; without one, it is while nobody looks at it */
  #calm: (() => boolean) | null = null;
  #holds: (() => boolean)[] = [];
  #touched = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    const touch = () => (this.#touched = Date.now());
    for (const event of ["pointerdown", "keydown", "input"]) window.addEventListener(event, touch, { capture: true, passive: true });
  }

  /** The server says which client it has. */
  heard(build: string | null | undefined): void {
    if (!this.mine || !build || build === this.newer) return;
    clearInterval(this.#timer);
    this.late = false;
    this.newer = build === this.mine ? "" : build;
    if (!this.newer) return;
    const since = Date.now();
    this.#timer = setInterval(() => {
      this.late = Date.now() - since > LATE;
      if (this.#nobodyMinds()) this.load();
    }, LOOK);
  }

  /** A page says when it is calm; returns how to stop that. */
  watch(calm: () => boolean): () => void {
    this.#calm = calm;
    return () => {
      if (this.#calm === calm) this.#calm = null;
    };
  }

  /** As long as this holds, something is in memory that a new load would lose. */
  hold(held: () => boolean): void {
    this.#holds.push(held);
  }

  /** Whether to go to another page by a new load. */
  get leaves(): boolean {
    return !!this.newer && !this.#tried && !this.#held;
  }

  /** Load a page of the new client; each of them is tried once. */
  load(to = location.href): void {
    clearInterval(this.#timer);
    remember(this.newer);
    if (to === location.href) location.reload();
    else location.assign(to);
  }

  get #tried(): boolean {
    return remembered() === this.newer;
  }

  get #held(): boolean {
    return this.#holds.some((held) => held());
  }

  #nobodyMinds(): boolean {
    if (this.#tried || this.#held || typed() || document.querySelector("dialog[open]")) return false;
    const calm = this.#calm ? this.#calm() : document.visibilityState === "hidden";
    return calm && Date.now() - this.#touched > IDLE;
  }
}

/** Whether something was written that is not sent yet. */
function typed(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("textarea, input:not([type=checkbox], [type=radio])");
  return [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(TRIED);
  } catch {
    return null;
  }
}

function remember(build: string): void {
  try {
    sessionStorage.setItem(TRIED, build);
  } catch {
    // then it may be tried twice
  }
}

export const build = new Build();
