// The session: who is logged in in this browser.

import { api, Refusal } from "./api";
import { set, settings } from "./settings.svelte";
import type { Me } from "./wire";

const NAMES = ["Alix", "Charlie", "Jo", "Jules", "Kim", "Luca", "Mika", "Noa", "Nour", "Robin", "Sam", "Sascha", "Toni", "Yuki"];

/** A name to propose at a table where others have these: one's own, if nobody else has it. */
export function proposal(taken: string[]): string {
  const others = new Set(taken.map((name) => name.toLowerCase()));
  const wanted = [session.me?.name ?? settings.name, ...NAMES].filter(Boolean);
  return wanted.find((name) => !others.has(name.toLowerCase())) ?? wanted[0];
}

class Session {
  /** null: no session yet; undefined: not known yet */
  me = $state.raw<Me | null | undefined>(undefined);

  /** Find out who is here. */
  async load(): Promise<Me | null> {
    try {
      this.know(await api.me());
    } catch (problem) {
      if (!(problem instanceof Refusal && problem.code === "session")) throw problem;
      this.me = null;
    }
    return this.me ?? null;
  }

  /** Start a session, if there is none: under the name used before, or under a made-up one. */
  async enter(name = settings.name || NAMES[Math.floor(Math.random() * NAMES.length)]): Promise<Me> {
    const me = this.me ?? (await this.load()) ?? (await this.#come(name));
    return this.know(me);
  }

  #come(name: string): Promise<Me> {
    const { colour, avatar } = settings;
    return api.come({ name, colour, avatar });
  }

  /** Go by another name, or look different, from now on. */
  async change(looks: Partial<Pick<Me, "name" | "colour" | "avatar">>): Promise<Me> {
    return this.know(await api.change(looks));
  }

  /** Remember who this is, also for when the session is gone. */
  know(me: Me): Me {
    this.me = me;
    set("name", me.name);
    set("colour", me.colour ?? "");
    set("avatar", me.avatar ?? "");
    return me;
  }
}

export const session = new Session();
