// The files of the engine, kept on this device by whoever wants to go on offline. Nothing of them is fetched before.

import { filesOf, SCRIPTS } from "../engine/engine.svelte";
import type { Built } from "../engine/messages";

const ABOUT = "/engine.json"; // where a server says which engine it has
const CACHE = "engine-"; // and its version

class Files {
  bytes = $state(0);
  total = $state(0);

  /** The engine that the server has; null, if there is none, or if the device could not keep it. */
  async offered(): Promise<Built | null> {
    if (!("caches" in window)) return null; // without encryption a page keeps nothing
    const answer = await fetch(ABOUT, { cache: "no-store" }).catch(() => null);
    const text = (await answer?.text()) ?? ""; // read also if it is refused: otherwise the request does not end
    return answer?.ok ? (JSON.parse(text) as Built) : null;
  }

  /** The engine that is on this device. */
  async kept(): Promise<Built | null> {
    const answer = "caches" in window && (await caches.match(ABOUT));
    return answer ? ((await answer.json()) as Built) : null;
  }

  /** Keep all files, each with the right hash. What is here already is not fetched again. */
  async keep(built: Built): Promise<void> {
    const cache = await caches.open(CACHE + built.version);
    const names = Object.keys(built.files);
    this.bytes = 0;
    this.total = names.reduce((sum, name) => sum + built.files[name].bytes, 0);
    for (const name of names) {
      const { bytes, integrity } = built.files[name];
      await add(cache, filesOf(built) + name, { integrity });
      this.bytes += bytes;
    }
    for (const script of SCRIPTS) await add(cache, script);
    await cache.put(ABOUT, Response.json(built)); // last: with it, the engine is whole
    for (const name of await caches.keys()) if (name.startsWith(CACHE) && name !== CACHE + built.version) await caches.delete(name);
  }

  /** Keep nothing any more. */
  async drop(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith(CACHE)) await caches.delete(name);
  }
}

async function add(cache: Cache, url: string, how: RequestInit = {}): Promise<void> {
  if (await cache.match(url)) return;
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(url, answer);
}

export const files = new Files();
