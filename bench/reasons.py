"""Do reasons hold? Hints are asked for in games of the light policy, and every claim is tried again in fresh
worlds, as often: both of its numbers must lie within the 95% interval of the difference.

    make reasons     (or: .venv/bin/python bench/reasons.py --games pungi --sentences 50 --show 5)

Two numbers that are right lie within their intervals in 90 to 95 of 100 sentences: that is as much as can be
expected. `sure` counts 3 standard errors instead; there it is 99.5 of 100.
"""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING

from tests.decisions import free_decisions

import parlour
from parlour import GAMES, Rng
from parlour.bots.explanation import explain
from parlour.kernel.aspects import END
from parlour.search.reasons import retried
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.bots.explanation import Explanation
    from parlour.kernel.aspects import Reason
    from parlour.kernel.game import Setup, View

SEATS = {"input": 2}  # others: 4
SELDOM = 5  # one free decision in so many is explained
NAMES = ["Ada", "Bo", "Cleo", "Dag"]


def hints(setup: Setup, budget: str, seed: int) -> Iterator[tuple[View, Explanation]]:
    rng = Rng(seed)
    for state, seat, legal in free_decisions(setup, rng):
        if rng.below(SELDOM) == 0:
            view = setup.view(state, seat)
            yield view, explain(setup, view, [setup.token(action) for action in legal], budget, rng.word())


def off(one: Reason, other: Reason) -> float:
    """By how many standard errors the worse of two numbers differs."""
    error = math.sqrt(one.spread**2 / one.trials + other.spread**2 / other.trials)
    apart = max(abs(one.here - other.here), abs(one.there - other.there))
    return apart / error if error else 0.0 if not apart else math.inf


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", default=",".join(GAMES.own))
    parser.add_argument("--sentences", type=int, default=200)
    parser.add_argument("--budget", default="1500", help="iterations and rollouts of a hint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=3, help="sentences that are printed")
    parser.add_argument("--locale", default="en")
    asked = parser.parse_args()
    print(f"{'game':16} {'sentences':>9} {'hold':>6} {'sure':>6} {'decisions':>9} {'explained':>9}")
    for game in asked.games.split(","):
        setup = parlour.setup(game, SEATS.get(game, 4))
        words = words_for(setup.game.package, locale=asked.locale)
        aspects = setup.game.aspects(setup)
        wrong: list[float] = []
        said: list[str] = []
        looked = explained = 0
        for view, told in hints(setup, asked.budget, asked.seed):
            looked += 1
            first = told.candidates[0].reason
            explained += first is not None and not first.kind
            seat = view.seat
            assert seat is not None
            names = ["" if each == seat else name for each, name in enumerate(NAMES)]
            for reason in [each.reason for each in told.candidates if each.reason]:
                said.append(aspects.tell(reason, view, words, names, seat))
                if not reason.kind or reason.aspect in END:  # others do not say that one is better
                    wrong.append(off(reason, retried(setup, view, reason, f"fresh/{len(wrong)}")))
            if len(wrong) >= asked.sentences:
                break
        hold, sure = (sum(each <= errors for each in wrong) / len(wrong) for errors in (1.96, 3.0))
        print(f"{game:16} {len(wrong):9} {hold:6.1%} {sure:6.1%} {looked:9} {explained / looked:9.1%}")
        for sentence in said[:: max(1, len(said) // asked.show)][: asked.show]:
            print(f"    {sentence}")


if __name__ == "__main__":
    main()
