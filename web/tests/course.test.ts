import { beforeEach, expect, test, vi } from "vitest";
import { Course } from "../src/course.svelte";
import { Director } from "../src/director.svelte";
import { set, settings } from "../src/settings.svelte";
import type { Lesson, LessonStep } from "../src/wire";
import { view } from "./socket";

const at = (points: number) => view([0], [points, 0]);
const step = (text: string, points: number, more: Partial<LessonStep> = {}): LessonStep => ({
  text,
  play: null,
  legal: [],
  offers: [],
  wrong: {},
  otherwise: "",
  frame: { events: [], told: [], view: at(points) },
  more: false,
  ...more,
});
const choice = (text: string, points: number, play: string): LessonStep =>
  step(text, points, { play, legal: ["a", "b", "c"], offers: ["A", "B", "C"], wrong: { c: "never c" }, otherwise: "not that" });

const lesson: Lesson = {
  game: "toy",
  names: ["You", "Bo"],
  components: {},
  chapters: [
    { title: "First", view: at(0), steps: [step("read", 0), choice("play a", 1, "a"), choice("then b", 2, "b"), step("well done", 2)] },
    { title: "Second", view: at(5), steps: [step("the end", 5)] },
  ],
};

let course: Course;
const where = () => [course.chapterNumber, course.step?.text];
beforeEach(() => {
  set("lessons", {});
  course = new Course(new Director());
  course.open(lesson);
});

test("reads, plays what is right, and comes to the end", () => {
  expect(where()).toEqual([0, "read"]);
  expect(course.offers).toEqual([]);
  course.goOn();
  expect(course.offers.map(({ sentence }) => sentence)).toEqual(["A", "B", "C"]);
  course.act("a");
  expect(course.view).toEqual(at(1));
  course.act("b");
  expect(where()).toEqual([0, "well done"]);
  course.goOn();
  expect(where()).toEqual([1, "the end"]);
  expect(course.view).toEqual(at(5));
  course.goOn();
  expect(course.over).toBe(true);
});

test("what is swept at the end of a chapter is seen before the next one begins", () => {
  course.to(0);
  course.goOn();
  course.act("a", "b");
  const resume = vi.spyOn(course.director, "resume").mockImplementation(() => {});
  course.director.resting = true;
  course.goOn();
  expect(where()).toEqual([0, "well done"]);
  const tables = course.director.tables;
  resume.mock.calls[0][0]!();
  expect([...where(), course.director.tables - tables]).toEqual([1, "the end", 1]);
});

test("what is wrong is explained, and not played", () => {
  course.goOn();
  course.act("c");
  expect(course.why).toBe("never c");
  course.act("b");
  expect(course.why).toBe("not that");
  expect(course.view).toEqual(at(0));
  course.act("a");
  expect(course.why).toBe("");
  expect(where()).toEqual([0, "then b"]);
});

test("several tokens at once are taken as far as they are right", () => {
  course.goOn();
  course.act("a", "b");
  expect(where()).toEqual([0, "well done"]);
  course.to(0);
  course.goOn();
  course.act("a", "c");
  expect(where()).toEqual([0, "then b"]);
  expect(course.why).toBe("never c");
});

test("what is right can be shown, and a chapter begun anew or left out", () => {
  course.goOn();
  course.act("c");
  course.goOn(); // show me
  expect([course.why, ...where()]).toEqual(["", 0, "then b"]);
  course.to(0);
  expect(course.view).toEqual(at(0));
  course.to(1);
  expect(where()).toEqual([1, "the end"]);
});

test("goes on where the learner was; a finished lesson begins anew", () => {
  course.goOn();
  course.act("a");
  const again = new Course(new Director());
  again.open(lesson);
  expect([again.step?.text, again.view]).toEqual(["then b", at(1)]);
  again.to(2);
  expect(settings.lessons).toEqual({});
  set("lessons", { toy: [7, 7] }); // of another version of the lesson
  const once = new Course(new Director());
  once.open(lesson);
  expect(once.step?.text).toBe("read");
});

test("another language does not move the learner", () => {
  course.goOn();
  course.open({ ...lesson, chapters: lesson.chapters.map((chapter) => ({ ...chapter, title: "anders" })) });
  expect([course.chapter?.title, course.step?.text]).toEqual(["anders", "play a"]);
});
