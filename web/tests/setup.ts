import { afterAll, vi } from "vitest";
import "../src/settings.svelte";
import { speak } from "../src/words.svelte";

// happy-dom has no animations; nothing here waits for one.
Element.prototype.getAnimations ??= () => [];
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

// Nor does it lay anything out, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

await speak("en");

// Each file begins with an empty page and the settings of a new visitor, whatever ran before in this process.
document.body.replaceChildren();
localStorage.clear();
window.dispatchEvent(new StorageEvent("storage", { key: "parlour" }));

// And whatever it has put in place of functions or time goes with it.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
