// All cards face up: after the end of a match, whatever draws a place may ask here what its player saw. What everybody saw
// comes from the replay, which nobody gets before the end.

import { getContext, setContext } from "svelte";
import type { View } from "../wire";

export interface Open<V extends View = View> {
  /** what each seat sees now */
  seats: V[];
  /** what was known in the end */
  last: V;
}

type Now<V extends View> = () => Open<V> | null;

const KEY = Symbol("open");

export const provideOpen = (now: Now<View>): Now<View> => setContext(KEY, now);

/** What lies face up; null: every player's cards are their own. */
export const opened = <V extends View>(): Now<V> => getContext<Now<V> | undefined>(KEY) ?? (() => null);
