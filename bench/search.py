"""Searches: our information-set tree search, on our games, against OpenSpiel's ISMCTSBot on hearts.

    make search       (or: [PYTHONPATH=src] .venv-bench/bin/python bench/search.py [--rounds N])

In .venv-bench Parlour is compiled; with PYTHONPATH=src the same files run as plain Python.

All searches run 1000 iterations at the first free decision of seeded games. OpenSpiel's search, which exists
in C++ and in Python, plays each world to its end at random. Ours does the same where the table says "by lot".
Otherwise it uses the game's own policy, as our bots do, which takes longer for a decision and often stops
before the end. The bar is hearts in C++ without passing.

An iteration samples a world, plays it out and updates the tree. Games differ in length, so a second table
counts decisions. Forced ones count in rollouts, as in hearts, but not in our tree.
"""

from __future__ import annotations

from itertools import cycle
from statistics import mean
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from parlour import Rng
from parlour.bots.levels import FOREVER
from parlour.kernel.state import Policy
from parlour.search.tree import Search
from peers import (
    HEARTS,
    PLAIN,
    Speeds,
    Work,
    begin,
    dealt,
    free_choices,
    one_table_each,
    show,
    side_by_side,
    title,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.game import Setup
    from parlour.kernel.state import State

ITERATIONS = 1000
EXPLORATION = 2.0  # OpenSpiel's constant; it does not change the time
DEALS = 5  # searched in turn; a prime, so that pairs of deals vary
BAR = "OpenSpiel hearts, C++"


class Contestant(NamedTuple):
    search: Work  # returns its iterations
    decisions: float  # simulated in an iteration


class Counting(Policy):
    """A policy that counts how often it is asked."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.horizon = policy.horizon
        self.asked = 0

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.asked += 1
        return self.policy.choose(state, seat, rng)

    def settled(self, state: State) -> bool:
        return self.policy.settled(state)

    def estimate(self, state: State) -> list[float]:
        return self.policy.estimate(state)

    def spread(self, state: State) -> float:
        return self.policy.spread(state)


def hearts_in_cpp(game: str) -> Contestant:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    return hearts(game, pyspiel.ISMCTSBot(1, evaluator, EXPLORATION, ITERATIONS).step)


def hearts_in_python(game: str) -> Contestant:
    evaluator = RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    rules = pyspiel.load_game(game)
    bot = ISMCTSBot(rules, evaluator, EXPLORATION, ITERATIONS, random_state=numpy.random.RandomState(1))
    return hearts(game, bot.step)


def hearts(game: str, step: Callable[[Any], int]) -> Contestant:
    states = []
    lengths = []
    for seed in range(DEALS):
        state = dealt(game, seed)
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        states.append(state)
        rest = state.clone()
        lengths.append(0)
        while not rest.is_terminal():  # every way to the end is equally long
            rest.apply_action(rest.legal_actions()[0])
            lengths[-1] += 1
    deals = cycle(states)

    def search() -> int:
        step(next(deals))
        return ITERATIONS

    return Contestant(search, mean(lengths))


def ours(table: Setup, policy: Policy) -> Contestant:
    views = []
    for seed in range(DEALS):
        view, tokens = free_choices(table, seed)[0]
        views.append((view, [table.action(token) for token in tokens]))
    counts = []
    for view, legal in views:
        counting = Counting(policy)
        begun = Search(counting, table.sampler(view), view.seat or 0, table.seats, legal, Rng(1))
        counting.asked = 0  # from here on
        begun.think(ITERATIONS, FOREVER)
        assert not begun.exact, "Nothing was simulated."
        counts.append(counting.asked / ITERATIONS + 1)  # with the choice at the root
    deals = cycle(views)

    def search() -> int:
        view, legal = next(deals)
        thoughts = Search(policy, table.sampler(view), view.seat or 0, table.seats, legal, Rng(1))
        thoughts.think(ITERATIONS, FOREVER)
        return thoughts.iterations

    return Contestant(search, mean(counts))


def main() -> None:
    rounds = begin(__doc__, 15)
    contestants = {
        BAR: hearts_in_cpp(PLAIN),
        "OpenSpiel hearts, C++, passing": hearts_in_cpp(HEARTS),
        "OpenSpiel hearts, Python": hearts_in_python(PLAIN),
    }
    for table in one_table_each():
        contestants[title(table)] = ours(table, table.policy)
        contestants[f"{title(table)}, by lot"] = ours(table, Policy())
    works = {name: contestant.search for name, contestant in contestants.items()}
    speeds = side_by_side(works, [BAR], rounds)
    show(speeds, "iterations/s", ["hearts in C++"])
    lengths = {name: contestant.decisions for name, contestant in contestants.items()}
    decisions: dict[str, Speeds] = {}
    for name, each in speeds.items():
        counted = [[mine * lengths[name], theirs * lengths[BAR]] for mine, theirs in each]
        decisions[f"{name}: {lengths[name]:.1f} each"] = counted
    show(decisions, "decisions/s", ["hearts in C++"])


if __name__ == "__main__":
    main()
