// Shows what happens, one beat after the other. The newest view is known at once; the scene follows it at the pace
// of somebody who looks on: the cards move while it is said what happens, and captions and counts follow when they
// have landed.

import { lasts, paced } from "./motion";
import { shots, type Beat, type Sound, type Staging } from "./scenes";
import type { Event, Frame, View } from "./wire";

/** A sentence of the log. */
export interface Line {
  key: number;
  sentence: string;
}

/** A beat with the sentences that are told with it. */
interface Cue extends Beat<unknown> {
  told: string[];
  /** the beat before stays until `resume` */
  held?: boolean;
}

/** What follows when the cards of a scene have landed. */
interface Landing {
  scene: unknown;
  told: string[]; // unless it was told as they set off
  causes?: true | undefined; // what is told, even of cards that turn
  sound?: Sound | undefined;
  /** runs while they are on their way, once the stage has said how long that takes */
  flight?: ReturnType<typeof setTimeout>;
}

/** How something is to be played. */
interface Manner {
  /** further events will lead to the same view: the last beat stays */
  more?: boolean;
  /** before the last sweep the table rests, so that what lies there can be explained */
  rests?: boolean;
  /** the event whose sentence says more than usual, and so stays long enough to be read */
  reads?: number;
}

/** A game that has just begun. */
interface Opening {
  /** before the first card */
  first: View;
  events: Event[];
  told: string[];
  view: View;
}

const EMPTY = 700; // milliseconds for which an empty table is seen
const READ = 2200; // milliseconds in which a sentence with a reason is read
const TOO_LONG = 30_000; // milliseconds of beats that may wait; if there are more, all go quicker

export class Director {
  /** what is shown now; null: nothing yet */
  scene = $state.raw<unknown>(null);
  /** the scene whose cards have landed last: captions, counts and points are of it */
  told = $state.raw<unknown>(null);
  /** how many scenes were shown */
  beat = $state(0);
  /** whether more is to be shown, or is still on its way, before the scene is that of the newest view */
  playing = $state(false);
  /** whether the game's part of the client has come, without which nothing is shown */
  staged = $state(false);
  /** whether a summary is shown, which waits for the player */
  pausing = $state(false);
  /** whether nothing is to be shown after that summary */
  closing = $state(false);
  /** whether the table rests before a sweep, until `resume` */
  resting = $state(false);
  /** whether the next event is shown already, while the last sentence tells the one before */
  past = $derived.by(() => this.#untold || this.#turning);
  #untold = $state(false); // the sentence of the beat that is shown comes with a later one,
  #turning = $state(false); // or as soon as its cards have turned
  /** what is told just now in few words, if its sentence is long */
  brief = $state.raw<Beat<unknown>["brief"]>();
  /** the log, as far as it was shown */
  lines = $state.raw<Line[]>([]);
  /** what a screen reader should say now */
  news = $state.raw<string[]>([]);

  /** how often another table was laid: what lay on the one before does not move to it */
  tables = 0;

  /** called with the sound of a beat when its cards have landed */
  onsound: (sound: Sound) => void = () => {};

  #staging: Staging | null | undefined; // undefined: not loaded yet; null: a game without scenes, which shows its views
  #opening: Opening | null = null; // that waits for the game's part of the client
  #view: View | null = null; // where the beats lead
  #end: unknown = null; // its scene
  #cues: Cue[] = [];
  #then: (() => void) | null = null; // what comes when they have been shown
  #timer: ReturnType<typeof setTimeout> | undefined;
  #time = 0; // milliseconds of the beat that is shown
  #landings: Landing[] = []; // on their way, the first to land first
  #watched = false; // there is a stage that says, by `moves`, how long the cards of a new scene are on their way
  #settling = false; // all was shown, but not all has landed
  #keys = 0;
  #frames: Frame[] = []; // of the replay,
  #at = 0; // and the one that is shown

  /** The game's part of the client has come. */
  stage(staging: Staging | null): void {
    this.#staging = staging;
    this.staged = true;
    if (this.#opening) this.open(this.#opening);
    else if (this.#view) this.#cut(this.#view);
  }

  /** Show a view at once, and the log that led there. */
  cut(view: View | null, told: string[] = []): void {
    this.lines = this.#numbered(told);
    this.news = [];
    if (view) this.#cut(view);
  }

  /** Show a game from its first card on. */
  open(opening: Opening): void {
    this.lay(opening.first);
    if (this.#staging === undefined) {
      this.#opening = opening;
      return;
    }
    this.#cues.push({ scene: this.scene, lasts: EMPTY, told: [] });
    this.play(opening.events, opening.told, opening.view);
  }

  /** Lay another table. */
  lay(view: View): void {
    this.tables += 1;
    this.cut(view);
  }

  /** Show what happened on the way to a view. */
  play(events: Event[], told: string[], view: View, { more = false, rests = false, reads = -1 }: Manner = {}): void {
    if (this.#opening) {
      this.#opening = {
        first: this.#opening.first,
        events: [...this.#opening.events, ...events],
        told: [...this.#opening.told, ...told],
        view,
      };
      return;
    }
    const before = this.#end;
    this.#view = view;
    this.#end = this.#sceneOf(view);
    const cues = this.#staging
      ? this.#film(before, events, told, reads)
      : [{ scene: this.#end, lasts: 400 * told.filter(Boolean).length, told }];
    if (more) this.#end = cues.at(-1)?.scene ?? before;
    if (cues.length) cues[cues.length - 1].scene = this.#end; // whatever the events said, this is how it is
    const sweep = rests ? cues.findLast((cue) => cue.sweeps) : undefined;
    if (sweep) sweep.held = true;
    this.#cues.push(...cues);
    if (this.#staging === undefined || document.visibilityState === "hidden") this.finish();
    else if (!this.playing || this.#settling) this.#next();
  }

  /** From now on somebody sees the cards move, or nobody does. */
  watch(watched: boolean): void {
    this.#watched = watched;
    if (!watched) this.moves(0);
  }

  /** The cards of the newest scene are on their way for so many milliseconds. If some turn, nothing tells before what they are. */
  moves(milliseconds: number, turns = false): void {
    const last = this.#landings.at(-1);
    if (!last || last.flight) return;
    if (!milliseconds) return this.#land();
    if (turns && !last.causes) this.#turning = last.told.some(Boolean);
    else this.#tell(last.told.splice(0));
    last.flight = setTimeout(() => this.#land(last), milliseconds);
    // What is said at the end of a flight has time to be read. A beat shorter than its flight is followed at once.
    if (this.#time > milliseconds) this.#wait(Math.max(this.#time, milliseconds + this.#time / 2));
  }

  /** Show a frame of a replay: the next one and the one before with all beats, any other at once. */
  seek(frames: Frame[], at: number): void {
    const steps = frames === this.#frames ? at - this.#at : 0;
    this.#frames = frames;
    this.#at = at;
    this.finish();
    if (steps === 1) this.play(frames[at].events, frames[at].told, frames[at].view);
    else if (steps === -1) this.#rewind(frames[at + 1].events, frames[at].view);
    else this.cut(frames[at].view);
  }

  /** The next beat now: the player has seen enough of this one. */
  goOn(): void {
    this.#land();
    if (this.playing && !this.resting) this.#next();
  }

  /** What lies there has been explained: go on with the sweep, or after a summary; and do this when all was shown. */
  resume(then: (() => void) | null = null): void {
    this.#then = then;
    if (this.resting || this.pausing) this.#next();
  }

  /** All that waits to be shown, at once; as far as it may be shown yet. */
  finish(): void {
    if (this.resting) return;
    this.#wait(null);
    const held = this.#cues.findIndex((cue) => cue.held);
    const shown = this.#cues.splice(0, held < 0 ? this.#cues.length : held);
    const told = shown.flatMap((cue) => cue.told);
    if (held < 0) this.#settle(told);
    else {
      if (shown.length) this.#show(shown.at(-1)!.scene, told);
      this.#rest();
    }
    this.#land(); // nobody waits for what still moves
  }

  /** All that waits to be shown, at once, up to the next summary: what it counts is worth a look, and so is what happens
   * to the player on the way there. Whoever is quick meets the summary with a second tap: only `goOn` closes it. */
  skip(): void {
    if (this.pausing) return;
    const summary = this.#cues.findIndex((cue) => cue.summary && paced(cue.lasts));
    const passed = this.#cues.slice(0, summary < 0 ? this.#cues.length : summary + 1);
    const kept: Cue[] = [];
    let told: string[] = [];
    for (const cue of passed) {
      told.push(...cue.told);
      if (!(cue.summary || cue.matters) || !paced(cue.lasts)) continue;
      kept.push({ ...cue, told });
      told = [];
    }
    if (!kept.length || passed.some((cue) => cue.held)) return this.finish();
    const rest = { ...passed.at(-1)!, lasts: 0, told };
    this.#cues.splice(0, passed.length, ...kept, ...(summary < 0 ? [rest] : []));
    this.#next();
    if (this.pausing) this.#land();
  }

  /** Nothing more is to be shown. */
  leave(): void {
    this.#wait(null);
    for (const { flight } of this.#landings) clearTimeout(flight);
  }

  #cut(view: View): void {
    this.leave();
    this.#landings = [];
    this.#cues = [];
    this.#then = null;
    this.#opening = null;
    this.#view = view;
    this.#end = this.#sceneOf(view);
    this.scene = this.#end; // nothing moves
    this.#settle();
  }

  /** The stills that led from this view to a later one, the last one first, and quicker. */
  #rewind(events: Event[], view: View): void {
    const [from, shown] = [this.#sceneOf(view), JSON.stringify(this.scene)];
    const stills = this.#staging ? shots(this.#staging, from, events).filter((shot) => shot.lasts) : [];
    if (JSON.stringify(stills.at(-1)?.scene) === shown) stills.pop(); // it is seen already
    this.#view = view;
    this.#end = from;
    const back = stills.reverse().map(({ scene, lasts }) => ({ scene, lasts: lasts / 2, told: [] }));
    this.#cues = [...back, { scene: from, lasts: 0, told: [] }];
    this.#next();
  }

  /** All was shown. When it has landed, it is up to the players. */
  #settle(told: string[] = []): void {
    this.#settling = this.#untold = false;
    this.brief = undefined;
    this.#show(this.#end, told);
    this.pausing = this.resting = false;
    this.playing = this.#settling = this.#landings.length > 0;
    if (!this.playing) this.#come();
  }

  #come(): void {
    this.playing = this.#settling = false;
    const then = this.#then;
    this.#then = null;
    then?.();
  }

  #rest(): void {
    this.playing = this.resting = true;
    this.pausing = false;
  }

  /** What is said of a scene waits for its cards, if there is a stage on which they move. */
  #show(scene: unknown, told: string[] = [], { sound, causes }: Pick<Cue, "sound" | "causes"> = {}): void {
    const seen = this.#staging && this.#watched && document.visibilityState !== "hidden";
    const moves = seen && scene !== this.scene && lasts() > 0;
    this.scene = scene;
    this.beat += 1;
    const before = this.#landings.at(-1);
    if (before && before.scene === scene) return void before.told.push(...told); // its cards are on their way
    this.#landings.push({ scene, told, sound, causes });
    if (!moves) this.#land();
  }

  /** These cards have landed, and all before them. */
  #land(last = this.#landings.at(-1)): void {
    if (!last || !this.#landings.includes(last)) return;
    const landed = this.#landings.splice(0, this.#landings.indexOf(last) + 1);
    this.told = last.scene;
    this.#turning &&= this.#landings.some(({ told }) => told.some(Boolean));
    this.#tell(landed.flatMap(({ told }) => told));
    const { sound } = landed.findLast((landing) => landing.sound) ?? {};
    if (sound) this.onsound(sound);
    if (this.#settling && !this.#landings.length) this.#come();
  }

  /** The next beat after so many milliseconds; null: none by itself. */
  #wait(milliseconds: number | null): void {
    clearTimeout(this.#timer);
    this.#time = milliseconds ?? 0;
    if (milliseconds !== null) this.#timer = setTimeout(this.#next, milliseconds);
  }

  #sceneOf(view: View): unknown {
    return this.#staging ? this.#staging.sceneOf(view) : view;
  }

  /** The beats of these events. If a game cannot tell them, what comes of them is shown at once. */
  #film(scene: unknown, events: Event[], told: string[], reads: number): Cue[] {
    try {
      return shots(this.#staging!, scene, events).map(({ begins, ...beat }) => ({
        ...beat,
        lasts: begins === reads ? Math.max(beat.lasts, READ) : beat.lasts,
        told: begins === null ? [] : told.slice(begins, begins + 1),
      }));
    } catch (problem) {
      console.error(problem);
      return [{ scene: this.#end, lasts: 0, told }];
    }
  }

  #next = (): void => {
    this.#wait(null);
    const told: string[] = [];
    if (this.#cues[0]?.held && !this.resting) return this.#rest();
    this.resting = this.#settling = false;
    let cue = this.#cues.shift();
    for (; cue; cue = this.#cues.shift()) {
      told.push(...cue.told);
      if (paced(cue.lasts) || this.#cues[0]?.held) break;
    }
    if (!cue) return this.#settle(told);
    this.playing = true;
    this.#untold = cue.untold ?? false;
    this.brief = cue.brief;
    this.pausing = cue.summary ?? false;
    this.closing = this.pausing && this.#cues.every((each) => !each.lasts);
    this.#show(cue.scene, told, cue);
    const waiting = this.#cues.reduce((sum, each) => sum + (each.summary ? 0 : each.lasts), 0);
    this.#wait(paced(cue.lasts) / Math.max(1, waiting / TOO_LONG));
  };

  #tell(told: string[]): void {
    const lines = this.#numbered(told);
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines];
    this.news = lines.map((line) => line.sentence);
  }

  #numbered(told: string[]): Line[] {
    return told.filter(Boolean).map((sentence) => ({ key: ++this.#keys, sentence }));
  }
}
