// One match as its viewer knows it: what the socket tells, and what is asked for over it.

import { build } from "./build.svelte";
import { Director } from "./director.svelte";
import type { Offer } from "./games";
import { backend, type Socket } from "./backend";
import { marked } from "./table/hints";
import { Talk } from "./talk.svelte";
import { t } from "./words.svelte";
import type { Command, Done, Hint, Message, Occupant, Presence, Refused, MatchStatus, Snapshot, Step, TableTerms, View } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Tokens that the player has chosen, until the server has answered. */
interface Intention {
  tokens: string[];
  seq: number; // what they knew
  sent: boolean; // whether it may have arrived
  chosen: boolean; // by the player, who is told if it fails
  id: number;
  done: number | null; // how many entries there were then
}

const OPEN = 1;
const LATE = new Set(["stale", "bot-plays", "match-over"]); // too late, that is all
const REVOKED = 4401;
const FINAL = new Set([REVOKED, 4403, 4404, 4410]); // to come back would change nothing
const PAUSES = [300, 1000, 2000, 3000, 5000, 10000]; // milliseconds before each attempt to come back
const PING = 25_000;
const PATIENCE = 10_000; // until a silent connection counts as lost
const NOBODY: Presence = { kind: "presence", seats: [], spectators: 0 };

export class Match {
  connection = $state<Connection>("connecting");
  /** why the socket was closed for good: 4401 no session, 4403 no spectators, 4404 no such table, 4410 removed */
  code = $state(0);
  seq = $state(0);
  seat = $state<number | null>(null);
  /** whether the viewer is the host; null until it is told */
  host = $state<boolean | null>(null);
  table = $state.raw<TableTerms | null>(null);
  sitting = $state.raw<MatchStatus | null>(null);
  view = $state.raw<View | null>(null);
  /** everything is shown anew, as after a reload or a take-back; nothing has happened since */
  anew = $state(true);
  offers = $state.raw<Offer[]>([]);
  /** the viewer plays against bots, and can go back to their last choice */
  undo = $state(false);
  pending = $state.raw<string[]>([]);
  /** the viewer's last move was their only one, and was made by itself */
  byItself = $state(false);
  presence = $state.raw<Presence>(NOBODY);
  /** for the decision that is due; a late one is dropped, and a better one takes its place */
  hint = $state.raw<Hint | null>(null);
  /** whether one is being thought about, or a better one */
  thinking = $state(false);
  /** shows what happens; the view is what is so by now */
  director = new Director();
  talk: Talk;
  /** how far the server's clock is ahead of ours, in milliseconds */
  ahead = $state(0);

  /** what a hint would do, and the chance to win by it */
  hinted = $derived(marked(this.hint?.candidates ?? []));
  begun = $derived((this.sitting?.game ?? 0) > 0);
  mine = $derived<Occupant | null>(this.seat === null ? null : (this.sitting?.places[this.seat] ?? null));

  /** the engine of this device answers, not the server */
  offline = $state(false);
  /** called with the next entries of the log, if the match is taken along */
  onlog: (since: number, entries: unknown[]) => void = () => {};
  /** called with a refusal that the caller of a command does not handle itself */
  onrefused: (refused: Refused) => void = () => {};

  #id: string;
  #locale: string;
  #connect: (table: string) => Socket;
  #socket: Socket | null = null;
  #attempts = 0;
  #entered = false;
  #inside = false; // whether this connection was let in
  #known = false; // whether any connection was
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  #joining = 0;
  #resyncing = false;
  #intention: Intention | null = null;
  #unexplained = false; // the only move was made by itself, and nothing has said so yet
  #due = 0; // how many entries there were when the present decision fell due
  #asked = new Map<number, (answer: Done | Refused) => void>();

  constructor(id: string, locale: string, connect: (table: string) => Socket = (table) => backend.socket(table)) {
    this.#id = id;
    this.talk = new Talk(id);
    this.#locale = locale;
    this.#connect = connect;
  }

  /** Whether something was asked for and is not answered yet, or nobody is there to answer. */
  get busy(): boolean {
    return this.connection !== "open" || this.#joining > 0 || !!this.#intention || this.#asked.size > 0;
  }

  /** Connect, and reconnect when the connection is lost, until `leave`. */
  enter(): void {
    this.#entered = true;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  leave(): void {
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.connection = "closed";
    this.director.leave();
    this.talk.leave();
    this.#drop();
  }

  /** Let the engine of this device answer from now on, or the server again. */
  turnTo(connect: (table: string) => Socket, offline: boolean): void {
    if (this.connection === "closed") return;
    this.#drop();
    this.#connect = connect;
    this.#attempts = 0;
    this.offline = offline;
    this.connection = "connecting";
    if (this.#entered) this.#open();
    else this.enter();
  }

  /** Say nothing for a while: who answers is about to change. */
  pause(): void {
    this.#drop();
    this.offline = false;
    this.connection = "lost";
  }

  /** Let it be told in another language. */
  speak(locale: string): void {
    if (locale === this.#locale) return;
    this.#locale = locale;
    if (this.connection === "open") this.#join(0);
  }

  /** Do something; several tokens are played together or not at all. */
  act = (...tokens: string[]): void => this.#intend(tokens, true);

  /** Play the only legal token. If it comes too late, the player is not told. */
  actForced(token: string): void {
    if (this.connection === "open") this.#intend([token], false);
  }

  /** Ask for something else; the answer says whether it has happened. */
  ask(command: Command): Promise<Done | Refused> {
    if (this.connection !== "open") {
      return Promise.resolve({ kind: "refused", code: "offline", sentence: "" });
    }
    const id = this.#send(command);
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Ask for a hint, and for better ones. Null, if the decision is made before the last: nobody waits any more. */
  async askHint(): Promise<Done | Refused | null> {
    const due = this.#due;
    this.thinking = true;
    const answer = await this.ask({ kind: "hint" });
    if (due !== this.#due) return null;
    this.thinking = false;
    return answer;
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#inside = false;
    const socket = this.#connect(this.#id);
    this.#socket = socket;
    socket.onopen = () => {
      this.connection = "open";
      this.#join(this.seq);
      this.#send({ kind: "ping" });
      this.#heart = setInterval(this.#beat, PING);
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#deaf);
      this.#hear(JSON.parse(String(data)) as Message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket || this.connection === "closed") return;
      this.#drop();
      const ended = code === REVOKED && this.#inside; // another tab may have a new session for us, as with an account
      if (FINAL.has(code) && !ended) {
        this.code = code;
        this.connection = "closed";
        return;
      }
      this.connection = "lost";
      const pause = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)];
      this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
    };
  }

  /** Drop the socket. Questions that were asked over it get no answer. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    clearTimeout(this.#deaf);
    const socket = this.#socket;
    this.#socket = null;
    this.#joining = 0;
    this.#resyncing = false;
    for (const resolve of this.#asked.values()) resolve({ kind: "refused", code: "offline", sentence: "" });
    this.#asked.clear();
    socket?.close();
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.connection === "lost") this.#open();
    else if (this.connection === "open") this.#beat();
  };

  #beat = (): void => {
    this.#send({ kind: "ping" });
    this.#expect();
  };

  /** Wait for any message from the server: it shows that the connection is alive. */
  #expect(): void {
    clearTimeout(this.#deaf);
    this.#deaf = setTimeout(this.#lose, PATIENCE);
  }

  #lose = (): void => {
    const socket = this.#socket;
    socket?.onclose?.call(socket as WebSocket, new CloseEvent("close"));
  };

  #join(since: number): void {
    this.#joining = this.#send({ kind: "join", since, locale: this.#locale });
  }

  #send(command: Command): number {
    const id = ++this.#number;
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify({ ...command, id }));
    return id;
  }

  #intend(tokens: string[], chosen: boolean): void {
    if (this.#intention || !tokens.length) return;
    this.director.skip();
    this.pending = tokens;
    this.byItself = this.#unexplained = !chosen;
    this.#intention = { tokens, seq: this.seq, sent: false, chosen, id: 0, done: null };
    if (this.connection === "open" && !this.#joining) this.#pursue(this.seq);
  }

  /** Send the intention, made when the viewer knew `seq` entries. */
  #pursue(seq: number): void {
    const intention = this.#intention;
    if (!intention) return;
    intention.sent = true;
    intention.seq = seq;
    intention.done = null;
    intention.id = this.#send({ kind: "act", seq, tokens: intention.tokens });
    this.#expect();
  }

  #forget(): void {
    this.#intention = null;
    this.pending = [];
  }

  /** After a new connection: once more. What may have arrived already is sent as it was, so that it cannot
   * happen twice; what cannot have arrived needs only to be possible still. */
  #resume(): void {
    const intention = this.#intention;
    if (!intention) return;
    const possible = this.offers.some((each) => each.token === intention.tokens[0]);
    if (possible) return this.#pursue(intention.sent ? intention.seq : this.seq);
    this.#forget();
    if (!intention.sent && intention.chosen) this.onrefused({ kind: "refused", code: "late", sentence: "" });
  }

  #hear(message: Message): void {
    switch (message.kind) {
      case "snapshot":
        return this.#see(message);
      case "step":
        return this.#follow(message);
      case "welcome":
        this.host = message.host;
        build.heard(message.build);
        return;
      case "presence":
        this.presence = message;
        return;
      case "chat":
        this.talk.hear(message, this.#joining ? (this.#known ? "missed" : "before") : "now", message.handle === this.mine?.handle);
        return;
      case "hint":
        if (message.seq >= this.#due) this.hint = message;
        return;
      case "log":
        return this.onlog(message.since, message.entries);
      case "pong":
        this.ahead = message.at - Date.now();
        return;
      case "done":
        if (message.id === this.#joining) {
          this.#joining = 0;
          this.#attempts = 0;
          this.#inside = true;
          this.#known = true;
          this.#resume();
        } else if (message.id === this.#intention?.id) {
          this.#intention.done = message.seq;
          this.#conclude();
        } else this.#settle(message.id, message);
        return;
      case "refused":
        if (message.id && message.id === this.#intention?.id) this.#refuse(message);
        else if (!message.id || !this.#settle(message.id, message)) this.onrefused(message);
    }
  }

  #settle(id: number, answer: Done | Refused): boolean {
    const resolve = this.#asked.get(id);
    this.#asked.delete(id);
    resolve?.(answer);
    return !!resolve;
  }

  #refuse(refused: Refused): void {
    const chosen = this.#intention?.chosen;
    this.#forget();
    this.byItself = this.#unexplained = false;
    if (chosen || !LATE.has(refused.code)) this.onrefused(refused);
    if (refused.code === "stale") this.#resync();
  }

  /** The view shows what was done, so the next intention may be sent. */
  #conclude(): void {
    const done = this.#intention?.done;
    if (done != null && this.seq >= done) this.#forget();
  }

  #see(snapshot: Snapshot): void {
    const another = this.view !== null && snapshot.sitting.game !== this.sitting?.game;
    this.#resyncing = false;
    this.seq = snapshot.seq;
    this.seat = snapshot.seat;
    this.table = snapshot.table;
    this.sitting = snapshot.sitting;
    this.anew = !another;
    this.byItself = this.#unexplained = false;
    this.#decide();
    this.#show(snapshot);
    const { opening, events, view, told = [] } = snapshot;
    if (opening && view && !this.#joining) this.director.open({ first: opening, events, told, view });
    else this.director.cut(view, told);
  }

  #follow(step: Step): void {
    if (step.since !== this.seq) {
      if (step.seq > this.seq) this.#resync();
      return;
    }
    this.#resyncing = false;
    this.seq = step.seq;
    if (step.sitting) this.sitting = step.sitting;
    if (step.events.length) this.anew = false;
    const own = this.#unexplained ? this.#ownIn(step) : -1;
    if (own >= 0) this.#unexplained = false;
    if (!this.#undecided(step)) this.#decide();
    this.#show(step);
    const told = (step.told ?? []).map((sentence, at) => (at === own ? t("only-move-made", { sentence }) : sentence));
    if (step.view) this.director.play(step.events, told, step.view, { reads: own });
  }

  /** Which event of a step tells first what the viewer does; -1: none. */
  #ownIn({ events, told = [] }: Step): number {
    return events.findIndex((event, at) => "seat" in event && event.seat === this.seat && told[at]);
  }

  #show({ view, legal, offers, undo }: Snapshot | Step): void {
    this.view = view;
    this.undo = undo;
    this.offers = legal.map((token, at) => ({ token, sentence: offers?.[at] ?? token }));
    this.#conclude();
  }

  /** Whether the same decision is due as before: others have chosen meanwhile, in secret. */
  #undecided({ events, legal }: Step): boolean {
    const own = events.some((event) => "seat" in event && event.seat === this.seat);
    return !own && legal.join(" ") === this.offers.map(({ token }) => token).join(" ");
  }

  /** Another decision is due, or none: hints for the one before are of no use. */
  #decide(): void {
    this.#due = this.seq;
    this.hint = null;
    this.thinking = false;
  }

  /** Something was missed. */
  #resync(): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#send({ kind: "resync", since: this.seq });
  }
}
