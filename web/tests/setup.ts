import { speak } from "../src/words.svelte";

// happy-dom has no animations; nothing here waits for one.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

await speak("en");
