// Who sits where, for whatever shows a player's face: known to everything on a stage.

import { getContext, setContext } from "svelte";
import type { Chat } from "../wire";

export interface Occupant {
  name: string;
  /** which bot plays here */
  bot?: string | undefined;
  /** why it does so for a person */
  relieved?: string | null | undefined;
  /** the face that a person shows */
  avatar?: string | undefined;
  /** what they are saying */
  saying?: Pick<Chat, "text" | "reaction"> | undefined;
}

type At = (seat: number) => Occupant | undefined;

const KEY = Symbol("occupants");

export const provideOccupants = (at: At): At => setContext(KEY, at);

/** Who sits at a seat, where somebody has said so. */
export const occupants = (): At => getContext<At | undefined>(KEY) ?? (() => undefined);
