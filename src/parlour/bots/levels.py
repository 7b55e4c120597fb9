"""Five levels of the same search. They differ in their number of iterations, in how often they take a worse
action, and in what they forget. All of them see the same view.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng
from parlour.search.tree import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View

UNLIMITED: Final = 1 << 40  # iterations
FOREVER: Final = 1e9  # seconds
HANDS_A_SECOND: Final = 2000  # at most, so that weighing them leaves time to search, also as plain Python


@dataclass(frozen=True)
class Level:
    """The settings of a level. The budget that is used up first ends the search."""

    name: str
    iterations: int
    temperature: float  # of the softmax, in chances to win: an action this much worse is e times less likely
    memory: float  # the share that it remembers of what is no longer visible
    fallback: str  # the quick bot that replaces it after a failure
    hands: int  # possible hands of each other seat that it weighs by what that seat has played
    seconds: float = 1.0

    def bot(self, setup: Setup, seed: int | str) -> LevelBot:
        return LevelBot(self, setup, seed)


LEVELS: Final = {
    level.name: level
    for level in (
        Level("novice", 4, 0.1, 0.0, "random", 0),
        Level("casual", 8, 0.05, 0.3, "greedy", 0),
        Level("regular", 32, 0.02, 0.6, "greedy", 100),
        Level("expert", 120, 0.01, 0.9, "greedy", 250),
        Level("master", 2000, 0.0, 1.0, "greedy", 500),
    )
}


def within(level: Level, budget: str) -> Level:
    """A level with another budget: `200` iterations, or `0.5s`."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            changed = replace(level, iterations=UNLIMITED, seconds=seconds)
        else:
            changed = replace(level, iterations=int(budget), seconds=FOREVER)
    except ValueError:
        raise ParlourError("bot-budget", budget=budget) from None
    if changed.iterations < 1 or not 0 < changed.seconds <= FOREVER:
        raise ParlourError("bot-budget", budget=budget)
    return changed


class LevelBot:
    """Searches from a view."""

    def __init__(self, level: Level, setup: Setup, seed: int | str) -> None:
        self.level = level
        self._setup = setup
        self._rng = Rng(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        return self.pick(self.search(view, legal))

    def pick(self, search: Search) -> str:
        """The best action, or by chance a worse one."""
        best = search.ranking()[0]
        if self.level.temperature:  # the Gumbel-max trick: a sample from the softmax
            highest = -math.inf
            for arm in search.arms:
                noise = -math.log(-math.log(self._rng.fraction()))
                worth = search.worth(arm) + self.level.temperature * noise
                if worth > highest:
                    best, highest = arm, worth
        return self._setup.token(best.action)

    def search(self, view: View, legal: Sequence[str]) -> Search:
        """The search from a view."""
        setup, level = self._setup, self.level
        start = perf_counter()
        seat = view.seat
        assert seat is not None
        if level.memory < 1:
            view = setup.recalled(view, level.memory, self._rng)
        sampler = setup.sampler(view)
        actions = [setup.action(token) for token in legal]
        hands = min(level.hands, int(HANDS_A_SECOND * level.seconds))
        search = Search(setup.policy, sampler, seat, setup.seats, actions, self._rng, hands)
        search.think(level.iterations, level.seconds - (perf_counter() - start))
        return search
