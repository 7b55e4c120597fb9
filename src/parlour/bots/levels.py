"""Six levels of the same search. They differ in their number of iterations, in how often they take a worse
action, in what they forget, and in how much they look at the others. All of them see the same view, and none
overlooks what their own turn brings at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng
from parlour.search.glance import WON, at_once
from parlour.search.tree import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import Policy
    from parlour.search.nodes import Arm

UNLIMITED: Final = 1 << 40  # iterations
FOREVER: Final = 1e9  # seconds
ITERATIONS_A_HAND: Final = 4  # of a budget in iterations: to weigh takes at most a fifth of the time
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
    narrow: float  # how far it thinks of its own points alone, and not of what the others get: 0 to 1
    seconds: float = 1.0

    def bot(self, setup: Setup, seed: int | str) -> LevelBot:
        return LevelBot(self, setup, seed)


LEVELS: Final = {
    level.name: level
    for level in (
        Level("novice", 3, 0.2, 0.0, "random", 0, 1.0),
        Level("casual", 8, 0.05, 0.3, "greedy", 0, 0.5),
        Level("regular", 32, 0.02, 0.6, "greedy", 100, 0.0),
        Level("expert", 120, 0.01, 0.9, "greedy", 250, 0.0),
        Level("master", 2000, 0.0, 1.0, "greedy", 500, 0.0),
        Level("champion", 20000, 0.0, 1.0, "greedy", 1000, 0.0),
    )
}


def within(level: Level, budget: str) -> Level:
    """A level with another budget: `200` iterations, or `0.5s`."""
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            changed = replace(level, iterations=UNLIMITED, seconds=seconds)
        else:
            iterations = int(budget)
            hands = min(level.hands, iterations // ITERATIONS_A_HAND)
            changed = replace(level, iterations=iterations, hands=hands, seconds=FOREVER)
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
        return self.pick(view, self.search(view, legal))

    def pick(self, view: View, search: Search) -> str:
        """The best action, or by chance a worse one: a sample from the softmax (the Gumbel-max trick). Nobody
        errs where the search is exact.
        """
        best = search.ranking()[0]
        if self.level.temperature and not search.exact:
            highest = -math.inf
            for arm in self.seen(view, search.arms):
                noise = -math.log(-math.log(self._rng.fraction()))
                worth = search.worth(arm) + self.level.temperature * noise
                if worth > highest:
                    best, highest = arm, worth
        return self._setup.token(best.action)

    def seen(self, view: View, arms: list[Arm]) -> list[Arm]:
        """What comes into question: nobody overlooks what wins in their own turn, and a level that thinks of
        its own points sees what brings most of them at once. For this nobody forgets anything.
        """
        setup = self._setup
        assert view.seat is not None
        actions = [arm.action for arm in arms]
        brings = at_once(setup.policy, setup.sampler(view), view.seat, actions, self._rng)
        most = max(brings)
        if most < WON and not self.level.narrow:
            return arms
        return [arm for arm, brought in zip(arms, brings, strict=True) if brought == most]

    def search(self, view: View, legal: Sequence[str], policy: Policy | None = None) -> Search:
        """The search from a view, by the policy with which bots play or another one."""
        setup, level = self._setup, self.level
        policy = policy or setup.policy
        start = perf_counter()
        seat = view.seat
        assert seat is not None
        if level.memory < 1:
            view = setup.recalled(view, level.memory, self._rng)
        sampler = setup.sampler(view)
        actions = [setup.action(token) for token in legal]
        hands = min(level.hands, int(HANDS_A_SECOND * level.seconds))
        search = Search(policy, sampler, seat, setup.seats, actions, self._rng, hands, level.narrow)
        search.think(level.iterations, level.seconds - (perf_counter() - start))
        return search
