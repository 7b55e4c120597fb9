import type { GameClient, Offer, Options } from "../../games";
import type { PflaumenView } from "../../wire";
import type { Words } from "../../words.svelte";
import { tie } from "./caption";
import { ROMAN } from "./cards";
import { advise, only } from "./guide";
import PiMalPflaumen from "./PiMalPflaumen.svelte";
import Pies from "./Pies.svelte";
import PiesEmblem from "./PiesEmblem.svelte";
import PlumsEmblem from "./PlumsEmblem.svelte";
import { staging } from "./scene";

const round = (view: PflaumenView) => view.round;

export const games: Record<string, GameClient> = {
  "pi-mal-pflaumen": {
    table: PiMalPflaumen,
    emblem: PlumsEmblem,
    staging,
    guide: (view: PflaumenView, offers: Offer[], options: Options) => advise("pi-mal-pflaumen", view, offers, options),
    only,
    rule: "pi-mal-pflaumen-guide-rule",
    tie: (view: PflaumenView, names: readonly string[], t: Words) => tie("pi-mal-pflaumen", view, names, t),
    round,
    roundNames: ROMAN,
  },
  pies: {
    table: Pies,
    emblem: PiesEmblem,
    staging,
    guide: (view: PflaumenView, offers: Offer[], options: Options) => advise("pies", view, offers, options),
    only,
    rule: "pies-guide-rule",
    tie: (view: PflaumenView, names: readonly string[], t: Words) => tie("pies", view, names, t),
    round,
    roundNames: ROMAN,
  },
};
