// The engine as the page knows it: requests and lines to tables, answered in this browser. It begins when the page is
// there; what is asked for until then waits.

import type { Answer, Backend, Socket } from "../backend";
import type { Built, FromEngine, ToEngine, ToMinds } from "./messages";
import mindsScript from "./minds?worker&url";
import workerScript from "./worker?worker&url";

/** What the engine is started with, besides its files. */
export const SCRIPTS = [workerScript, mindsScript].map((path) => new URL(path, import.meta.url).href);

/** Where the files of an engine are. */
export const filesOf = ({ version }: Built): string => new URL(`${import.meta.env.BASE_URL}engine-${version}/`, document.baseURI).href;

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

export class Engine implements Backend {
  /** fetching: files are on their way; elsewhere: another tab has the games of this device */
  stage = $state<"fetching" | "ready" | "failed" | "elsewhere">("fetching");
  bytes = $state(0);
  readonly total: number;
  reason = $state("");

  #began = () => {};
  /** fulfilled when the engine has begun, whenever that is */
  readonly begun = new Promise<void>((resolve) => (this.#began = resolve));
  #settle = (_: boolean) => {};
  /** fulfilled when it is known whether the engine begins here */
  readonly settled = new Promise<boolean>((resolve) => (this.#settle = resolve));
  readonly #built: Built;
  #worker: Worker | null = null;
  #waiting: ToEngine[] = []; // said before the engine was there
  #asked = new Map<number, (answer: Answer | null) => void>();
  #lines = new Map<number, Line>();
  #number = 0;
  #release = () => {};

  constructor(built: Built) {
    this.#built = built;
    this.total = Object.values(built.files).reduce((sum, { bytes }) => sum + bytes, 0);
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
        this.#settle(false);
        return;
      }
      this.#launch();
      await held;
    });
    await locked.catch(() => this.#yield());
  }

  async request(method: string, path: string, locale: string, body?: unknown): Promise<Answer | null> {
    if (method === "GET" && WRITTEN.test(path)) return { ok: true, said: await this.#written(path.slice(1), locale) };
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
    const built = this.#built;
    const files = filesOf(built);
    const worker = new Worker(SCRIPTS[0], { type: "module" });
    const minds = roomy() ? new Worker(SCRIPTS[1], { type: "module" }) : null;
    const { port1, port2 } = new MessageChannel();
    this.#worker = worker;
    this.stage = "fetching";
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === "ready" && minds)
        setTimeout(() => minds.postMessage({ kind: "start", files, built, channel: port2 } satisfies ToMinds, [port2]), LATER);
      this.#hear(data);
    };
    worker.onerror = ({ message }) => this.#hear({ kind: "failed", reason: message });
    const start: ToEngine = { kind: "start", files, built, minds: minds ? port1 : null };
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
        this.#settle(true);
        for (const each of this.#waiting.splice(0)) this.#tell(each);
        for (const line of this.#lines.values()) line.begin();
        return;
      case "failed":
        this.stage = "failed";
        this.reason = message.reason;
        this.#settle(false);
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

  /** Do nothing more: the page has no use for it now. */
  stop(): void {
    this.#end();
    this.#release();
    this.#lines.clear();
  }

  async #written(what: string, locale: string): Promise<unknown> {
    return (await fetch(`${filesOf(this.#built)}${what}.${locale}.json`)).json();
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
