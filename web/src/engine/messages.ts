// What the page and its workers say to each other. Requests, commands and answers are in them as they are on a network.

import type { Lockfile } from "pyodide";

/** An engine that was built: its files, with their hashes as browsers check them. */
export interface Built {
  version: string;
  python: Lockfile["info"];
  files: Record<string, { bytes: number; integrity: string }>;
}

/** From the page to the engine. */
export type ToEngine =
  | { kind: "start"; files: string; built: Built; minds: MessagePort | null }
  | { kind: "request"; id: number; method: string; path: string; locale: string; body: string | null }
  | { kind: "open"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "close"; line: number }
  | { kind: "stop" };

/** From the engine to the page. */
export type FromEngine =
  | { kind: "progress"; bytes: number }
  | { kind: "ready" }
  | { kind: "failed"; reason: string }
  | { kind: "answer"; id: number; text: string }
  | { kind: "told"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };

/** To the worker in which bots think, and back, over a channel between it and the engine. */
export type ToMinds = { kind: "start"; files: string; built: Built; channel: MessagePort } | { kind: "ask"; id: number; text: string };
export type FromMinds = { kind: "ready"; speed: number } | { kind: "failed" } | { kind: "answer"; id: number; text: string };
