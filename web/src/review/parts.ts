// The parts of an account, as numbers and in words. All numbers of the page that are added up are rounded here.

import type { GameClient } from "../games";
import type { Account } from "../wire";
import { t } from "../words.svelte";

export const SURE = 2; // standard errors, within which a part may be off
export const OWN = 1; // where the sum of own decisions is among the parts

/** These changes in whole hundredths that add up to a sum of hundredths: what is cut off most is rounded up first. */
export function hundredths(changes: readonly number[], sum: number): number[] {
  const exact = changes.map((change) => Math.round(change * 1e8) / 1e6); // 28.999999999999996 is 29
  const found = exact.map(Math.floor);
  const left = sum - found.reduce((one, other) => one + other, 0);
  const order = [...exact.keys()].sort((a, b) => exact[b] - found[b] - (exact[a] - found[a]));
  for (const at of order.slice(0, Math.max(0, left))) found[at] += 1;
  return found.map((each) => each / 100);
}

/** Changes that lead from one chance to another, in whole hundredths that do so, too. */
export const between = (changes: readonly number[], from: number, to: number): number[] =>
  hundredths(changes, Math.round(to * 100) - Math.round(from * 100));

/** The changes of an account in whole hundredths: they add up to the result as it is shown. */
export interface Shares {
  draw: number;
  /** what the seat decided: `play` and `guesses` together */
  own: number;
  play: number;
  guesses: number;
  /** what each other seat decided */
  others: number[];
}

export function sharesOf({ even, result, draw, play, guesses, others }: Account): Shares {
  const [ofDraw, own, ...ofOthers] = between([draw, play + guesses, ...others], even, result);
  const [ofPlay, ofGuesses] = hundredths([play, guesses], Math.round(own * 100));
  return { draw: ofDraw, own, play: ofPlay, guesses: ofGuesses, others: ofOthers };
}

export interface AccountPart {
  label: string;
  about: string;
  /** the same, as a part of a sentence */
  cause: string;
  change: number;
  /** the same in whole hundredths */
  shown: number;
  /** a part of the part before it that is none itself */
  within?: boolean;
}

/** The draw; own decisions, and of these play and how guesses turned out; and the decisions of each of the others. */
export function partsOf(
  account: Account,
  names: readonly string[],
  mine: number | null,
  words: GameClient["reviewWords"] = {},
): AccountPart[] {
  const whose = (seat: number) => ({ own: String(seat === mine), name: names[seat] });
  const who = whose(account.seat);
  const others = [...names.keys()].filter((seat) => seat !== account.seat);
  const clear = Math.abs(account.guesses) > SURE * account.noise;
  const shares = sharesOf(account);
  const decided = (seat: number, change: number, shown: number) => ({
    label: seat === mine ? t("you") : names[seat],
    about: t("review-decided", whose(seat)),
    cause: t("review-cause-choices", whose(seat)),
    change,
    shown,
  });
  return [
    {
      label: t("review-draw"),
      about: words["review-draw-about"] ? t(words["review-draw-about"]) : t("review-draw-about"),
      cause: t("review-cause-draw"),
      change: account.draw,
      shown: shares.draw,
    },
    decided(account.seat, account.play + account.guesses, shares.own),
    {
      label: t("review-play", who),
      about: t("review-play-about"),
      cause: t("review-cause-play", who),
      change: account.play,
      shown: shares.play,
      within: true,
    },
    {
      label: t("review-guesses", who),
      about: !clear
        ? t("review-guesses-none")
        : words["review-guesses-about"]
          ? t(words["review-guesses-about"])
          : t("review-guesses-about"),
      cause: t("review-cause-guesses"),
      change: account.guesses,
      shown: shares.guesses,
      within: true,
    },
    ...others.map((seat, at) => decided(seat, account.others[at], shares.others[at])),
  ];
}
