// Whoever answers this page: a server on the network, or the engine in this browser. Both take the same requests and the
// same messages; nothing else in the client knows which of them it is.

import { reach } from "./reach.svelte";

/** What a match needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;

/** What was said to a request; null, if nobody has answered. */
export interface Answer {
  ok: boolean;
  said: unknown;
}

export interface Backend {
  request(method: string, path: string, locale: string, body?: unknown): Promise<Answer | null>;
  /** A line to a table. */
  socket(table: string): Socket;
}

const GATEWAY = 502; // and what follows: a proxy says that the server is not there; the server itself says why

/** The server that this page came from. */
export const network: Backend = {
  async request(method, path, locale, body) {
    const headers: Record<string, string> = { "accept-language": locale };
    if (body !== undefined) headers["content-type"] = "application/json";
    const asked = fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    const answer = await asked.catch(() => null);
    const said: unknown = answer?.status === 204 ? undefined : await answer?.json().catch(() => null);
    if (!answer || (answer.status >= GATEWAY && !(said as { code?: string } | null)?.code)) {
      reach.failed();
      return null;
    }
    reach.answered(answer);
    return { ok: answer.ok, said };
  },
  socket(table) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
  },
};

/** Who answers now. */
class Answering implements Backend {
  #now: Backend = network;

  /** Let somebody else answer from now on. */
  use(other: Backend): void {
    this.#now = other;
  }

  request(...asked: Parameters<Backend["request"]>): Promise<Answer | null> {
    return this.#now.request(...asked);
  }

  socket(table: string): Socket {
    return this.#now.socket(table);
  }
}

export const backend = new Answering();
