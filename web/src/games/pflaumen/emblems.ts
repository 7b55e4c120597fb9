import type { Component } from "svelte";
import Pies from "./PiesEmblem.svelte";
import Plums from "./PlumsEmblem.svelte";

export const emblems: Record<string, Component> = { "pi-mal-pflaumen": Plums, pies: Pies };
