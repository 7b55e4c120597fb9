// The parts of an account, in words.

import type { GameClient } from "../games";
import type { Account } from "../wire";
import { t } from "../words.svelte";

export const SURE = 2; // standard errors, within which a part may be off

export interface AccountPart {
  label: string;
  about: string;
  /** the same, as a part of a sentence */
  cause: string;
  change: number;
  /** the same in whole hundredths, which add up to the result as it is shown */
  shown: number;
}

/** These changes in whole hundredths that add up to a sum of hundredths: what is cut off most is rounded up first. */
export function hundredths(changes: readonly number[], sum: number): number[] {
  const exact = changes.map((change) => Math.round(change * 1e8) / 1e6); // 28.999999999999996 is 29
  const found = exact.map(Math.floor);
  const left = sum - found.reduce((one, other) => one + other, 0);
  const order = [...exact.keys()].sort((a, b) => exact[b] - found[b] - (exact[a] - found[a]));
  for (const at of order.slice(0, Math.max(0, left))) found[at] += 1;
  return found.map((each) => each / 100);
}

/** The draw, own play, how guesses turned out, and each of the others. */
export function partsOf(account: Account, names: readonly string[], own: boolean, words: GameClient["reviewWords"] = {}): AccountPart[] {
  const who = { own: String(own), name: names[account.seat] };
  const others = names.map((other, seat) => ({ other, seat })).filter(({ seat }) => seat !== account.seat);
  const clear = Math.abs(account.guesses) > SURE * account.noise;
  const parts = [
    {
      label: t("review-draw"),
      about: words["review-draw-about"] ? t(words["review-draw-about"]) : t("review-draw-about"),
      cause: t("review-cause-draw"),
      change: account.draw,
    },
    { label: t("review-play", who), about: t("review-play-about"), cause: t("review-cause-play", who), change: account.play },
    {
      label: t("review-guesses", who),
      about: !clear
        ? t("review-guesses-none")
        : words["review-guesses-about"]
          ? t(words["review-guesses-about"])
          : t("review-guesses-about"),
      cause: t("review-cause-guesses"),
      change: account.guesses,
    },
    ...others.map(({ other }, at) => ({
      label: t("review-other", { name: other }),
      about: t("review-other-about", { name: other }),
      cause: t("review-cause-play", { own: "false", name: other }),
      change: account.others[at],
    })),
  ];
  const shown = hundredths(
    parts.map(({ change }) => change),
    Math.round(account.result * 100) - Math.round(account.even * 100),
  );
  return parts.map((part, at) => ({ ...part, shown: shown[at] }));
}
