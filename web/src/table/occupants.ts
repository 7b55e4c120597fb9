// Who sits where, for whatever shows a player's face: known to everything on a stage.

import { getContext, setContext } from "svelte";

export interface Occupant {
  name: string;
  /** which bot plays here */
  bot?: string | undefined;
  /** why it does so for a person */
  relieved?: string | null | undefined;
}

type At = (seat: number) => Occupant | undefined;

const KEY = Symbol("occupants");

export const provideOccupants = (at: At): At => setContext(KEY, at);

/** Who sits at a seat, where somebody has said so. */
export const occupants = (): At => getContext<At | undefined>(KEY) ?? (() => undefined);
