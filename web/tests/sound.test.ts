// Sounds are made only for those who want them, and only after they have done something on the page.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/settings.svelte";

/** What was asked of the loudspeaker, and how loud it gets. */
const made: string[] = [];
let loud = 0;

class Node {
  frequency = new Param();
  gain = new Param();
  Q = new Param();
  connect = (next: Node) => next;
  start = () => {};
  stop = () => {};
}

class Param {
  value = 0;
  setValueAtTime = () => this;
  linearRampToValueAtTime = (value: number) => {
    loud += value;
    return this;
  };
  exponentialRampToValueAtTime = (value: number) => {
    expect(value).toBeGreaterThan(0); // the browser would refuse it
    return this;
  };
}

class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = new Node();
  constructor() {
    made.push("context");
  }
  #make(what: string) {
    made.push(what);
    return new Node();
  }
  createOscillator = () => this.#make("note");
  createBufferSource = () => this.#make("paper");
  createBiquadFilter = () => new Node();
  createGain = () => new Node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const touched = (yes: boolean) => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: yes }, configurable: true });

async function fresh() {
  vi.resetModules();
  const { set } = await import("../src/settings.svelte");
  return { set, ...(await import("../src/sound")) };
}

beforeEach(() => {
  made.length = loud = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  touched(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  set("sound", true);
});

test.each(["deal", "play", "turn", "win", "score", "your-turn"] as const)("%s can be heard", async (sound) => {
  const { hear } = await fresh();
  hear(sound);
  expect(made.length).toBeGreaterThan(1);
  expect(loud).toBeLessThan(0.7); // even if all of it came at the same time
});

test("all sounds come out of one context", async () => {
  const { hear } = await fresh();
  hear("play");
  hear("your-turn");
  expect(made.filter((each) => each === "context")).toHaveLength(1);
});

test("before anything was touched there is no sound, and no context", async () => {
  touched(false);
  const { hear } = await fresh();
  hear("deal");
  expect(made).toEqual([]);
});

test("who has turned sound off hears nothing, until it is on again", async () => {
  const { hear, set } = await fresh();
  set("sound", false);
  hear("win");
  expect(made).toEqual([]);
  set("sound", true);
  hear("win");
  expect(made).toContain("note");
});
