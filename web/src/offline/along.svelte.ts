// A match that is taken along: this device has its log, goes on with it when the connection is lost, and gives what was
// played to the server when it is back.

import { Refusal } from "../api";
import { backend, network } from "../backend";
import type { Engine } from "../engine/engine.svelte";
import type { Match } from "../match.svelte";
import { reach } from "../reach.svelte";
import { go } from "../router.svelte";
import { session } from "../session.svelte";
import { settings } from "../settings.svelte";
import { toast } from "../ui/toasts.svelte";
import type { Merged, Refused } from "../wire";
import { locale, t } from "../words.svelte";
import * as logs from "./logs";

const PIECE = 2000; // entries that are sent at once
const CALM = 5000; // milliseconds until whatever was asked for should be answered
const PERSON = "me"; // how the log calls the person

/** Give the server what was played offline; where it is now. Null, if nothing was. */
export async function merge(match: string): Promise<Merged | null> {
  const since = await logs.leftAt(match);
  if (since === undefined) return null;
  const entries = await logs.played(match, since);
  let merged: Merged = { id: match, seq: since };
  for (let from = 0; from < entries.length; from += PIECE) {
    const body = { since: since + from, entries: entries.slice(from, from + PIECE) };
    const answer = await network.request("POST", `/tables/${encodeURIComponent(merged.id)}/log`, locale(), body);
    if (!answer) throw new Refusal("offline", t("error-offline"));
    const refused = answer.said as Refused | null;
    if (!answer.ok) throw new Refusal(refused?.code ?? "internal", refused?.sentence ?? t("error-server"));
    merged = answer.said as Merged;
  }
  await logs.forget(match);
  return merged;
}

export class Along {
  /** the device has the match, and could go on */
  has = $state(false);
  /** starting: the engine begins; merging: the server is told what was played */
  stage = $state<"" | "starting" | "merging">("");

  #match: Match;
  #id: string;
  #engine: Engine | null = null;
  #kept: Promise<unknown> = Promise.resolve();
  #back = () => {};
  #gone = false;

  constructor(match: Match, id: string) {
    this.#match = match;
    this.#id = id;
    match.onlog = (since, entries) => (this.#kept = this.#kept.then(() => logs.keep(id, since, entries)).catch(() => (this.has = false)));
  }

  /** A match that went on here when the page was last closed: the server is told, or it goes on here. True, if it does, or
   * if it is at another table now. */
  async resume(): Promise<boolean> {
    this.has = settings.offline && (await logs.count(this.#id).catch(() => 0)) > 0;
    if (!this.has || (await logs.leftAt(this.#id)) === undefined) return false;
    try {
      await session.enter();
      return this.#found(await merge(this.#id));
    } catch (problem) {
      return this.goOn(this.#explain(problem as Error));
    }
  }

  /** Ask for the log, which makes the match practice; or for what is new, after a new connection. */
  async take(): Promise<void> {
    let have = await logs.count(this.#id);
    for (;;) {
      const answer = await this.#match.ask({ kind: "take_along", since: have });
      if (answer.kind === "refused") return void this.#explain(new Refusal(answer.code, answer.sentence));
      await this.#kept;
      const now = await logs.count(this.#id);
      this.has = now >= answer.seq;
      if (this.has || now === have) return;
      have = now;
    }
  }

  /** Nobody needs the log any more: the match is over, and the server has it. */
  async drop(): Promise<void> {
    this.has = false;
    await this.#kept;
    if ((await logs.leftAt(this.#id)) === undefined) await logs.forget(this.#id);
  }

  /** Go on without the server, until it is back if it is `awaited`. False, if the device cannot. */
  async goOn(awaited = true): Promise<boolean> {
    if (this.stage || this.#match.offline) return true;
    this.stage = "starting";
    try {
      await this.#kept;
      this.#engine = await this.#started();
      if (this.#gone) this.#engine.stop();
      if (this.#gone) return true;
      backend.use(this.#engine);
      const engine = this.#engine;
      this.#match.turnTo((table) => engine.socket(table), true);
      if (awaited) this.#back = reach.onback(() => void this.#comeBack());
      if (awaited) reach.failed(); // from now on somebody looks whether it is back
      return true;
    } catch (problem) {
      toast(t("offline-failed", { reason: (problem as Error).message }), { urgent: true });
      return false;
    } finally {
      this.stage = "";
    }
  }

  /** The page goes elsewhere. */
  leave(): void {
    this.#gone = true;
    this.#quit();
    if (this.#match.offline) void import("./renew").then(({ renew }) => renew()); // whichever page is shown when it is back
  }

  async #started(): Promise<Engine> {
    const [{ Engine }, { files }] = await Promise.all([import("../engine/engine.svelte"), import("./files.svelte")]);
    const built = await files.kept();
    if (!built) throw new Error(t("offline-missing"));
    const engine = new Engine(built);
    try {
      if (!(await engine.settled)) throw new Error(engine.reason || t("engine-elsewhere"));
      const entries = await logs.read(this.#id);
      if ((await logs.leftAt(this.#id)) === undefined) await logs.leave(this.#id, entries.length);
      const { name, colour, avatar } = settings;
      await asked(engine, "/guests", { name: name || PERSON, colour, avatar });
      await asked(engine, "/matches", { person: PERSON, matches: [{ id: this.#id, entries }] });
      return engine;
    } catch (problem) {
      engine.stop();
      throw problem;
    }
  }

  /** The server answers again. */
  async #comeBack(): Promise<void> {
    const match = this.#match;
    for (const late = Date.now() + CALM; match.busy && Date.now() < late;) await new Promise((resolve) => setTimeout(resolve, 100));
    this.stage = "merging";
    match.pause();
    this.#quit();
    try {
      await session.enter();
      if (this.#found(await merge(this.#id))) return;
      match.turnTo((table) => network.socket(table), false);
    } catch (problem) {
      this.stage = "";
      await this.goOn(this.#explain(problem as Error)); // nothing is lost: it is still here
    } finally {
      this.stage = "";
    }
  }

  /** Tell what became of it; true, if it is at another table now. */
  #found(merged: Merged | null): boolean {
    const elsewhere = !!merged && merged.id !== this.#id;
    if (merged) toast(t(elsewhere ? "offline-apart" : "offline-back"));
    if (elsewhere) go(`/table/${merged.id}`);
    return elsewhere;
  }

  #quit(): void {
    this.#back();
    this.#engine?.stop();
    this.#engine = null;
    backend.use(network);
  }

  /** Say what is wrong; true, if it is only that the server is gone. */
  #explain(problem: Error): boolean {
    const gone = problem instanceof Refusal && problem.code === "offline";
    if (!gone) toast(problem.message, { urgent: true });
    return gone;
  }
}

async function asked(engine: Engine, path: string, body: unknown): Promise<void> {
  const answer = await engine.request("POST", path, locale(), body);
  if (!answer?.ok) throw new Error((answer?.said as Refused | null)?.sentence ?? path);
}
