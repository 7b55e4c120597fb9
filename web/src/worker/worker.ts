/// <reference lib="webworker" />
// The service worker: keeps the pages on the device, so that Parlour opens at once, and without a connection, too.
// It keeps files of the client and nothing else: no answer of the server's interface, nothing about a person.

import { takeMessages } from "./push";

/** Which client this worker belongs to, and what of it is needed to open (all of the site, which then works without a
 * connection); filled in by vite.config.ts. */
declare const BUILD: string;
declare const SHELL: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const ROOT = new URL("./", worker.location.href).pathname; // the site may be in a folder
const PREFIX = `parlour-${ROOT === "/" ? "" : `${ROOT} `}`;
const CACHE = PREFIX + BUILD;
const FILES = new Set(SHELL.map((name) => ROOT + name));
const PATIENCE = 3000; // milliseconds until a page opens without the server's answer

takeMessages(worker);
worker.addEventListener("install", (event) => event.waitUntil(fill().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith(`${ROOT}engine-`)) event.respondWith(kept(event.request).then((known) => known ?? fetch(event.request)));
  else if (FILES.has(pathname) || pathname.startsWith(`${ROOT}assets/`)) event.respondWith(file(event.request));
});

/** Keep the shell. Files that an older client has, too, are not fetched again. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const index = await fetch(ROOT, { cache: "no-store" });
  if (!(await index.clone().text()).includes(BUILD)) throw new Error("The server has another client by now.");
  await Promise.all(
    [...FILES].map(async (path) => {
      const known = await kept(path);
      await (known ? cache.put(path, known) : cache.add(path));
    }),
  );
  await cache.put(ROOT, index); // last: with it, the shell is whole
}

/** Forget older clients but the last one, which may still be shown in another tab. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** These files never change: a change gets another name, or another worker. */
const kept = (file: Request | string) => caches.match(file, { ignoreVary: true });

async function file(request: Request): Promise<Response> {
  const known = await kept(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** A page as the server has it. What is kept is shown only where the server does not answer. */
async function page(request: Request): Promise<Response> {
  const shell = await (await caches.open(CACHE)).match(ROOT);
  const asked = fetch(request);
  if (!shell) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, shell));
  const answer = await Promise.race([asked, late]).catch(() => shell);
  return answer.status < 500 ? answer : shell;
}
