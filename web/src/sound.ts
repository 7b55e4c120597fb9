// Sounds, made at the moment they are heard: short and soft, and only for those who want them. Paper is noise through
// a filter that glides; notes are those of a wooden bar that is struck.

import type { Sound } from "./scenes";
import { settings } from "./settings.svelte";

/** Times are in seconds, pitches and filters in hertz. */
interface Paper {
  at: number;
  from: number;
  to: number;
  lasts: number;
  loud: number;
}
interface Note {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
}
interface Score {
  papers?: Paper[];
  notes?: Note[];
}

const SOUNDS: Record<Sound | "your-turn", Score> = {
  deal: {
    papers: [
      { at: 0, from: 2600, to: 1400, lasts: 0.07, loud: 0.2 },
      { at: 0.09, from: 2900, to: 1500, lasts: 0.07, loud: 0.16 },
    ],
  },
  play: {
    papers: [{ at: 0, from: 1700, to: 600, lasts: 0.09, loud: 0.2 }],
    notes: [{ at: 0.02, pitch: 110, lasts: 0.09, loud: 0.12 }],
  },
  turn: {
    papers: [
      { at: 0, from: 900, to: 3200, lasts: 0.13, loud: 0.16 },
      { at: 0.14, from: 1800, to: 700, lasts: 0.06, loud: 0.22 },
    ],
  },
  win: {
    notes: [
      { at: 0, pitch: 523.25, lasts: 0.35, loud: 0.14 },
      { at: 0.11, pitch: 659.25, lasts: 0.35, loud: 0.14 },
      { at: 0.22, pitch: 783.99, lasts: 0.6, loud: 0.16 },
    ],
  },
  score: {
    notes: [
      { at: 0, pitch: 392, lasts: 0.25, loud: 0.12 },
      { at: 0.09, pitch: 523.25, lasts: 0.4, loud: 0.12 },
    ],
  },
  "your-turn": {
    notes: [
      { at: 0, pitch: 659.25, lasts: 0.5, loud: 0.12 },
      { at: 0.14, pitch: 880, lasts: 0.8, loud: 0.1 },
    ],
  },
};

const SILENT = 0.0001; // a gain can fall towards nothing, but not to it

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Let a sound be heard, unless it should not be, or the browser does not allow it yet. */
export function hear(sound: Sound | "your-turn"): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { papers = [], notes = [] } = SOUNDS[sound];
  for (const paper of papers) rustle(context, paper);
  for (const note of notes) strike(context, note);
}

function rustle(audio: AudioContext, { at, from, to, lasts, loud }: Paper): void {
  const begins = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise ??= hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  source.connect(filter).connect(swelling(audio, begins, lasts, loud));
  source.start(begins);
  source.stop(begins + lasts);
}

/** A bar sounds with its note, and for a moment with one two octaves above. */
function strike(audio: AudioContext, { at, pitch, lasts, loud }: Note): void {
  const begins = audio.currentTime + at;
  for (const [above, share] of [
    [1, 1],
    [4, 0.25],
  ]) {
    const source = audio.createOscillator();
    source.frequency.value = pitch * above;
    source.connect(fading(audio, begins, lasts / above, loud * share));
    source.start(begins);
    source.stop(begins + lasts / above);
  }
}

/** A way to the loudspeaker on which a sound comes soon, without a click, and rings out. */
function fading(audio: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const gain = rising(audio, begins, 0.012, loud);
  gain.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  return gain;
}

/** The same for paper, which slides: it swells, and is gone. */
function swelling(audio: AudioContext, begins: number, lasts: number, loud: number): GainNode {
  const gain = rising(audio, begins, 0.35 * lasts, loud);
  gain.gain.linearRampToValueAtTime(0, begins + lasts);
  return gain;
}

function rising(audio: AudioContext, begins: number, rises: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud, begins + rises);
  gain.connect(audio.destination);
  return gain;
}

/** A quarter of a second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
