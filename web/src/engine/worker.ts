/// <reference lib="webworker" />
// The worker of the engine: Parlour's own tables, in Python. It holds the truth, as a server does; the page is told views.

import type { PyProxy } from "pyodide/ffi";
import type { Built, FromEngine, FromMinds, ToEngine, ToMinds } from "./messages";
import { python } from "./python";
import { Shelf } from "./shelf";

/** The engine, as `parlour.browser.bridge` has it. */
interface Bridge extends PyProxy {
  request(method: string, path: string, locale: string, body: string | null): Promise<string>;
  open(line: number, table: string): void;
  say(line: number, text: string): void;
  close(line: number): void;
  answer(text: string): string;
  measure(): void;
  pace(speed: number): void;
  stop(): Promise<void>;
}

const page = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromEngine): void => page.postMessage(message);
let engine: Bridge;
let minds: MessagePort | null = null; // once somebody there can think
const asked = new Map<number, (text: string) => void>();
let number = 0;

/** Let a bot think: elsewhere if there is room, else here. */
function ask(text: string): Promise<string> | string {
  if (!minds) return engine.answer(text);
  const id = ++number;
  minds.postMessage({ kind: "ask", id, text } satisfies ToMinds);
  return new Promise((resolve) => asked.set(id, resolve));
}

function meet(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<FromMinds>) => {
    switch (data.kind) {
      case "ready":
        minds = port;
        return engine.pace(data.speed);
      case "failed":
        return engine.measure(); // bots go on thinking here
      case "answer":
        asked.get(data.id)?.(data.text);
        asked.delete(data.id);
    }
  };
}

async function start(files: string, built: Built, port: MessagePort | null): Promise<void> {
  const shelf = new Shelf();
  const kept = shelf.load(); // while Python comes
  const found = await python(files, built, (bytes) => tell({ kind: "progress", bytes }));
  const { start } = found.pyimport("parlour.browser.bridge") as { start: (device: object) => Promise<Bridge> };
  engine = await start({
    load: () => kept,
    keep: shelf.keep,
    ask,
    told: (line: number, text: string) => tell({ kind: "told", line, text }),
    closed: (line: number, code: number) => tell({ kind: "closed", line, code }),
  });
  tell({ kind: "ready" });
  if (port) meet(port);
  else setTimeout(() => engine.measure(), 5000); // whoever plays comes first
}

page.onmessage = ({ data }: MessageEvent<ToEngine>) => {
  switch (data.kind) {
    case "start":
      start(data.files, data.built, data.minds).catch((problem: unknown) => tell({ kind: "failed", reason: String(problem) }));
      return;
    case "request":
      void engine.request(data.method, data.path, data.locale, data.body).then((text) => tell({ kind: "answer", id: data.id, text }));
      return;
    case "open":
      return engine.open(data.line, data.table);
    case "say":
      return engine.say(data.line, data.text);
    case "close":
      return engine.close(data.line);
    case "stop":
      void engine.stop().then(() => page.close());
  }
};
