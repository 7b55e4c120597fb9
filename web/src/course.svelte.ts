// A lesson as somebody works through it: where they are, and whether what they chose was right.

import type { Director } from "./director.svelte";
import type { Offer } from "./games";
import { set, settings } from "./settings.svelte";
import type { Chapter, Lesson, LessonStep, View } from "./wire";

export class Course {
  lesson = $state.raw<Lesson | null>(null);
  chapterNumber = $state(0);
  #step = $state(0);
  /** the view on which the learner decides */
  view = $state.raw<View | null>(null);
  /** why the last choice was not right */
  why = $state("");

  readonly chapter: Chapter | undefined = $derived(this.lesson?.chapters[this.chapterNumber]);
  readonly step: LessonStep | undefined = $derived(this.chapter?.steps[this.#step]);
  readonly over = $derived(!!this.lesson && !this.chapter);
  readonly offers: Offer[] = $derived(this.step?.legal.map((token, at) => ({ token, sentence: this.step!.offers[at] })) ?? []);

  readonly #last = $derived(this.#step + 1 === this.chapter?.steps.length);

  constructor(readonly director: Director) {}

  /** Begin, or go on where the learner was; in another language, stay there. */
  open(lesson: Lesson): void {
    const anew = !this.lesson;
    this.lesson = lesson;
    if (!anew) return;
    const [chapter, step] = settings.lessons[lesson.game] ?? [0, 0];
    this.#go(lesson.chapters[chapter]?.steps[step] ? [chapter, step] : [0, 0]);
  }

  /** The learner chose these tokens. */
  act(...tokens: string[]): void {
    for (const token of tokens) {
      const { play, wrong, otherwise } = this.step!;
      this.why = token === play ? "" : (wrong[token] ?? otherwise);
      if (token !== play) return;
      this.#happen();
    }
  }

  /** The learner has read this, or wants to be shown what is right. What is swept at the end of a chapter is seen first. */
  goOn(): void {
    this.why = "";
    if (this.director.resting && this.#last) return this.director.resume(() => this.#happen());
    this.#happen();
  }

  /** To the beginning of a chapter; after the last one the lesson is over. */
  to(chapter: number): void {
    this.#go([chapter, 0]);
  }

  /** What this step leads to, and the next step. */
  #happen(): void {
    const { chapter, step } = this;
    if (this.#last) return this.to(this.chapterNumber + 1);
    const { frame, more } = step!;
    const rests = !chapter!.steps[this.#step + 1].play; // what happened is explained next
    this.view = frame.view;
    this.director.resume();
    if (frame.events.length) this.director.play(frame.events, frame.told, frame.view, { more, rests });
    this.#step += 1;
    this.#remember();
  }

  #go([chapter, step]: [number, number]): void {
    const steps = this.lesson!.chapters[chapter]?.steps;
    [this.chapterNumber, this.#step, this.why] = [chapter, step, ""];
    this.#remember();
    if (!steps) return;
    this.view = step ? steps[step - 1].frame.view : this.chapter!.view;
    this.director.lay(this.view);
  }

  #remember(): void {
    const { [this.lesson!.game]: _, ...others } = settings.lessons;
    set("lessons", this.over ? others : { ...others, [this.lesson!.game]: [this.chapterNumber, this.#step] });
  }
}
