/** Fluent messages without what is for their writers only: comments, and all but one space before a line. */
export const shortened = (messages: string): string => messages.replace(/^#.*\n/gm, "").replace(/^ +/gm, " ");
