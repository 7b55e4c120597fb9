// The engine as the page knows it: requests and lines to tables, answered in this browser. It begins when the page is
// there; what is asked for until then waits.

import type { Answer, Backend, Socket } from "../backend";
import type { FromEngine, ToEngine, ToMinds } from "./messages";

/** The files of the engine; filled in by vite.config.ts. */
declare const ENGINE: { version: string; files: Record<string, { bytes: number }> };

const BUILT = ENGINE; // once, however often it is used
const LOCK = "parlour-engine"; // what is kept on the device has one writer
const ROOMY = 4; // GB: a device with less has no room for a second Python
const LATER = 5000; // milliseconds: the first table comes first, and the engine can think meanwhile
const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;

/** Answers that do not depend on who is here: they are files, so that the first page need not wait for the engine. */
const WRITTEN = /^\/(games|bots)$/;

class Line implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly number: number,
    private readonly tell: (message: ToEngine) => void,
    table: string,
  ) {
    tell({ kind: "open", line: number, table });
  }

  /** The engine is there. */
  begin(): void {
    this.readyState = OPEN;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  send(text: string): void {
    this.tell({ kind: "say", line: this.number, text });
  }

  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.tell({ kind: "close", line: this.number });
  }

  end(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }
}

class Engine implements Backend {
  /** fetching: files are on their way; elsewhere: another tab has the games of this device */
  stage = $state<"fetching" | "ready" | "failed" | "elsewhere">("fetching");
  bytes = $state(0);
  readonly total = Object.values(BUILT.files).reduce((sum, { bytes }) => sum + bytes, 0);
  reason = $state("");

  #began = () => {};
  /** fulfilled when the engine has begun, whenever that is */
  readonly begun = new Promise<void>((resolve) => (this.#began = resolve));
  #worker: Worker | null = null;
  #waiting: ToEngine[] = []; // said before the engine was there
  #asked = new Map<number, (answer: Answer | null) => void>();
  #lines = new Map<number, Line>();
  #number = 0;
  #release = () => {};

  constructor() {
    void this.start();
  }

  /** Begin, if no other tab has. With `now`, take over from it. */
  async start(now = false): Promise<void> {
    if (!navigator.locks) return this.#launch(); // without encryption a page has none
    const held = new Promise<void>((resolve) => (this.#release = resolve));
    const options: LockOptions = now ? { steal: true } : { ifAvailable: true };
    const locked = navigator.locks.request(LOCK, options, async (lock) => {
      if (!lock) {
        this.stage = "elsewhere";
        return;
      }
      this.#launch();
      await held;
    });
    await locked.catch(() => this.#yield());
  }

  async request(method: string, path: string, locale: string, body?: unknown): Promise<Answer | null> {
    if (method === "GET" && WRITTEN.test(path)) return { ok: true, said: await written(path.slice(1), locale) };
    const id = ++this.#number;
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    this.#tell({ kind: "request", id, method, path, locale, body: text });
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  socket(table: string): Socket {
    const line = new Line(++this.#number, (message) => this.#tell(message), table);
    this.#lines.set(line.number, line);
    if (this.stage === "ready") queueMicrotask(() => line.begin());
    return line;
  }

  #launch(): void {
    const files = new URL(`engine-${BUILT.version}/`, document.baseURI).href;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const minds = roomy() ? new Worker(new URL("./minds.ts", import.meta.url), { type: "module" }) : null;
    const { port1, port2 } = new MessageChannel();
    this.#worker = worker;
    this.stage = "fetching";
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === "ready" && minds)
        setTimeout(() => minds.postMessage({ kind: "start", files, channel: port2 } satisfies ToMinds, [port2]), LATER);
      this.#hear(data);
    };
    worker.onerror = ({ message }) => this.#hear({ kind: "failed", reason: message });
    const start: ToEngine = { kind: "start", files, minds: minds ? port1 : null };
    worker.postMessage(start, minds ? [port1] : []);
    this.#end = () => {
      worker.terminate();
      minds?.terminate();
    };
  }

  #end = () => {};

  #tell(message: ToEngine): void {
    if (this.stage === "ready") this.#worker?.postMessage(message);
    else this.#waiting.push(message);
  }

  #hear(message: FromEngine): void {
    switch (message.kind) {
      case "progress":
        this.bytes = message.bytes;
        return;
      case "ready":
        this.stage = "ready";
        this.#began();
        for (const each of this.#waiting.splice(0)) this.#tell(each);
        for (const line of this.#lines.values()) line.begin();
        return;
      case "failed":
        this.stage = "failed";
        this.reason = message.reason;
        this.#end();
        this.#release();
        return;
      case "answer":
        this.#asked.get(message.id)?.(JSON.parse(message.text) as Answer);
        this.#asked.delete(message.id);
        return;
      case "told":
        this.#lines.get(message.line)?.hear(message.text);
        return;
      case "closed":
        this.#lines.get(message.line)?.end(message.code);
        this.#lines.delete(message.line);
    }
  }

  /** Another tab has taken over. */
  #yield(): void {
    this.#end();
    this.stage = "elsewhere";
    for (const line of this.#lines.values()) line.end(LOST);
    this.#lines.clear();
    for (const resolve of this.#asked.values()) resolve(null);
    this.#asked.clear();
  }
}

/** Whether the device has room for bots that think beside the engine. */
function roomy(): boolean {
  const memory = (navigator as { deviceMemory?: number }).deviceMemory;
  return memory === undefined ? !matchMedia("(pointer: coarse)").matches : memory >= ROOMY;
}

async function written(what: string, locale: string): Promise<unknown> {
  const answer = await fetch(new URL(`engine-${BUILT.version}/${what}.${locale}.json`, document.baseURI));
  return answer.json();
}

export const engine = new Engine();
