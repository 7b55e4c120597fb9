// Shows what happens, one beat after the other. The newest view is known at once; the scene follows it at the pace
// of somebody who looks on.

import { paced } from "./motion";
import { shots, type Beat, type Sound, type Staging } from "./scenes";
import type { Event, Frame, View } from "./wire";

/** A sentence of the log. */
export interface Line {
  key: number;
  sentence: string;
}

/** A beat with the sentences that are told as it begins. */
interface Cue extends Beat<unknown> {
  told: string[];
  /** the beat before stays until `resume` */
  held?: boolean;
}

/** How something is to be played. */
interface Manner {
  /** further events will lead to the same view: the last beat stays */
  more?: boolean;
  /** before the last sweep the table rests, so that what lies there can be explained */
  rests?: boolean;
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
const TOO_LONG = 30_000; // milliseconds of beats that may wait; if there are more, all go quicker

export class Director {
  /** what is shown now; null: nothing yet */
  scene = $state.raw<unknown>(null);
  /** how many scenes were shown */
  beat = $state(0);
  /** whether more is to be shown before the scene is that of the newest view */
  playing = $state(false);
  /** whether a summary is shown, which waits for the player */
  pausing = $state(false);
  /** whether the table rests before a sweep, until `resume` */
  resting = $state(false);
  /** the log, as far as it was shown */
  lines = $state.raw<Line[]>([]);
  /** what a screen reader should say now */
  news = $state.raw<string[]>([]);

  /** how often another table was laid: what lay on the one before does not move to it */
  tables = 0;

  /** called with the sound of a beat as it begins */
  onsound: (sound: Sound) => void = () => {};

  #staging: Staging | null | undefined; // undefined: not loaded yet; null: a game without scenes, which shows its views
  #opening: Opening | null = null; // that waits for the game's part of the client
  #view: View | null = null; // where the beats lead
  #end: unknown = null; // its scene
  #cues: Cue[] = [];
  #then: (() => void) | null = null; // what comes when they have been shown
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keys = 0;
  #frames: Frame[] = []; // of the replay,
  #at = 0; // and the one that is shown

  /** The game's part of the client has come. */
  stage(staging: Staging | null): void {
    this.#staging = staging;
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
  play(events: Event[], told: string[], view: View, { more = false, rests = false }: Manner = {}): void {
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
    const cues = this.#staging ? this.#film(before, events, told) : [{ scene: this.#end, lasts: 400 * told.filter(Boolean).length, told }];
    if (more) this.#end = cues.at(-1)?.scene ?? before;
    if (cues.length) cues[cues.length - 1].scene = this.#end; // whatever the events said, this is how it is
    const sweep = rests ? cues.findLast((cue) => cue.sweeps) : undefined;
    if (sweep) sweep.held = true;
    this.#cues.push(...cues);
    if (this.#staging === undefined || document.visibilityState === "hidden") this.finish();
    else if (!this.playing) this.#next();
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
    clearTimeout(this.#timer);
    const held = this.#cues.findIndex((cue) => cue.held);
    const shown = this.#cues.splice(0, held < 0 ? this.#cues.length : held);
    this.#tell(shown.flatMap((cue) => cue.told));
    if (held < 0) return this.#settle();
    if (shown.length) this.#show(shown.at(-1)!.scene);
    this.#rest();
  }

  /** Nothing more is to be shown. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #cut(view: View): void {
    clearTimeout(this.#timer);
    this.#cues = [];
    this.#then = null;
    this.#opening = null;
    this.#view = view;
    this.#end = this.#sceneOf(view);
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

  #settle(): void {
    this.#show(this.#end);
    this.playing = this.pausing = this.resting = false;
    const then = this.#then;
    this.#then = null;
    then?.();
  }

  #rest(): void {
    this.playing = this.resting = true;
    this.pausing = false;
  }

  #show(scene: unknown): void {
    this.scene = scene;
    this.beat += 1;
  }

  #sceneOf(view: View): unknown {
    return this.#staging ? this.#staging.sceneOf(view) : view;
  }

  /** The beats of these events. If a game cannot tell them, what comes of them is shown at once. */
  #film(scene: unknown, events: Event[], told: string[]): Cue[] {
    try {
      return shots(this.#staging!, scene, events).map(({ begins, ...beat }) => ({
        ...beat,
        told: begins === null ? [] : told.slice(begins, begins + 1),
      }));
    } catch (problem) {
      console.error(problem);
      return [{ scene: this.#end, lasts: 0, told }];
    }
  }

  #next = (): void => {
    clearTimeout(this.#timer);
    const told: string[] = [];
    if (this.#cues[0]?.held && !this.resting) return this.#rest();
    this.resting = false;
    let cue = this.#cues.shift();
    for (; cue; cue = this.#cues.shift()) {
      told.push(...cue.told);
      if (paced(cue.lasts) || this.#cues[0]?.held) break;
    }
    this.#tell(told);
    if (!cue) return this.#settle();
    this.#show(cue.scene);
    this.playing = true;
    this.pausing = cue.summary ?? false;
    if (cue.sound) this.onsound(cue.sound);
    const waiting = this.#cues.reduce((sum, each) => sum + (each.summary ? 0 : each.lasts), 0);
    this.#timer = setTimeout(this.#next, paced(cue.lasts) / Math.max(1, waiting / TOO_LONG));
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
