import type { Component } from "svelte";
import Emblem from "./Emblem.svelte";

export const emblems: Record<string, Component> = { fruitoplay: Emblem };
