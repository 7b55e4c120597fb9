// How strong bots are.

/** Those whom a person may want to play with, the weakest first. */
export const LEVELS = ["novice", "casual", "regular", "expert", "master", "champion"] as const;
export type Level = (typeof LEVELS)[number];
