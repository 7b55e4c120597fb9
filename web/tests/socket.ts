// A server to test against: sockets that do what a test says.

import type { Socket } from "../src/backend";
import type { Command, Message, MatchStatus, Snapshot, Step, TableTerms, View } from "../src/wire";

export class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1];
  }

  readyState: Socket["readyState"] = 0;
  sent: (Command & { id: number })[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly table: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command & { id: number });
  }

  close(): void {
    this.readyState = 3;
  }

  /** The door opens. */
  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  /** The connection ends. */
  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }

  say(message: Message): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /** All commands of a kind. */
  heard<K extends Command["kind"]>(kind: K): (Extract<Command, { kind: K }> & { id: number })[] {
    return this.sent.filter((each) => each.kind === kind) as (Extract<Command, { kind: K }> & { id: number })[];
  }

  /** What somebody who joins is told. */
  welcome(...news: (Snapshot | Step)[]): void {
    for (const each of news) this.say(each);
    this.say({ kind: "welcome", host: true });
    this.say({ kind: "done", id: this.heard("join").at(-1)!.id, seq: news.at(-1)?.seq ?? 0 });
  }
}

export const table: TableTerms = {
  game: "pungi",
  rules: 1,
  seats: 2,
  options: {},
  components: "house-1",
  games: 1,
  clock: 0,
  stand_in: "regular",
  commitment: "",
  spectators: true,
  delay: 0,
  chat: true,
};

export const sitting: MatchStatus = {
  places: [{ name: "Ada" }, { name: "Bo", bot: "regular" }],
  host: 0,
  game: 1,
  scores: [0, 0],
  earlier: [],
  winners: [],
  over: false,
  aborted: false,
  asking: null,
  due: [null, null],
  rematch: "",
  practice: false,
  spectators: true,
};

export const view = (waiting: number[], scores = [0, 0]): View => ({
  seat: 0,
  waiting,
  chose: [],
  chance: null,
  scores,
  winners: [],
});

export const snapshot = (seq: number, more: Partial<Snapshot> = {}): Snapshot => ({
  kind: "snapshot",
  seq,
  seat: 0,
  table,
  sitting,
  events: [],
  view: view([0]),
  legal: ["play:a", "play:b"],
  undo: false,
  told: [],
  offers: ["Play a", "Play b"],
  ...more,
});

export const step = (since: number, seq: number, more: Partial<Step> = {}): Step => ({
  kind: "step",
  since,
  seq,
  sitting,
  events: [{ event: "played" }],
  view: view([1]),
  legal: [],
  undo: false,
  told: [`Step ${seq}.`],
  offers: [],
  ...more,
});
