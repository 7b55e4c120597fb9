import type { Offer } from "../../games";
import type { PflaumenView } from "../../wire";
import type { Words } from "../../words.svelte";
import type { Faces } from "./cards";
import type { Edition } from "./naming";

/** What shows the cards before a seat, one's own or another's. */
export interface DisplayProps {
  view: PflaumenView;
  seat: number;
  face: Faces;
  fresh: ReadonlySet<string>;
  offers: ReadonlyMap<string, Offer>;
  hinted: ReadonlyMap<string, number>;
  choose: (token: string) => void;
  t: Words;
  edition: Edition;
}
