/** A sentence in which a card's name, such as I-21, stays in one line. Only for what is shown: nobody searches for it. */
export const unbroken = (sentence: string): string => sentence.replace(/\b(I{1,3})-(?=\d)/g, "$1\u2011");
