// What is said at a table, as its viewer hears it: without those whom they have muted in this browser.

import { set, settings } from "./settings.svelte";
import type { Chat } from "./wire";

/** Somebody at a table, by the handle by which they are known again. */
export interface Known {
  handle: string;
  name: string;
  seat: number | null;
}

const MOST = 200; // people who are remembered as muted
const BUBBLE = 5000; // milliseconds that a bubble is seen at least,
const LETTER = 40; // and for each letter to be read

const drafts = new Map<string, string>(); // by table: what was typed, but not said yet

export const isMuted = (handle: string | undefined): boolean => !!handle && settings.mutes.some((each) => each.handle === handle);

export function mute({ handle, name }: Known, on: boolean): void {
  const others = settings.mutes.filter((each) => each.handle !== handle);
  set("mutes", on ? [...others, { handle, name }].slice(-MOST) : others);
}

export class Talk {
  /** everything that was said, muted or not */
  chats = $state.raw<Chat[]>([]);
  /** how much was said since the viewer last looked */
  unread = $state(0);
  /** what each seat is saying now */
  bubbles = $state.raw(new Map<number, Chat>());
  /** what was said last, while the viewer was there */
  last = $state.raw<Chat | null>(null);
  /** whether the viewer was writing just now */
  writing = $state(false);

  heard = $derived(this.chats.filter(({ handle }) => !isMuted(handle)));
  muted = $derived(settings.mutes.filter(({ handle }) => this.chats.some((chat) => chat.handle === handle)));

  #table: string;
  #draft = $state("");
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(table: string) {
    this.#table = table;
    this.#draft = drafts.get(table) ?? "";
  }

  /** What is typed: it survives when the table is shown anew, as when the game begins. */
  get draft(): string {
    return this.#draft;
  }
  set draft(text: string) {
    this.#draft = text;
    drafts.set(this.#table, text);
  }

  /** Somebody said something: just now, while the connection was lost, or before the viewer came. */
  hear(chat: Chat, when: "now" | "missed" | "before", mine: boolean): void {
    const { number, handle, seat } = chat;
    if (this.chats.some((each) => each.number === number)) return;
    this.chats = [...this.chats, chat];
    if (isMuted(handle)) return;
    if (!mine && when !== "before") this.unread++;
    if (when !== "now") return;
    this.last = chat;
    if (seat !== null) this.#show(seat, chat);
  }

  /** The same people go on at another table. */
  moveTo(table: string): void {
    drafts.set(table, this.#draft);
    this.draft = "";
  }

  leave(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #show(seat: number, chat: Chat): void {
    this.bubbles = new Map(this.bubbles).set(seat, chat);
    clearTimeout(this.#timers.get(seat));
    const hide = () => (this.bubbles = new Map([...this.bubbles].filter(([at]) => at !== seat)));
    this.#timers.set(seat, setTimeout(hide, BUBBLE + LETTER * chat.text.length));
  }
}
