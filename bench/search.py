"""Searches: our information-set tree search, on our games, against OpenSpiel's ISMCTSBot on hearts.

    make search       (or: [PYTHONPATH=src] .venv-bench/bin/python bench/search.py [--rounds N])

In .venv-bench Parlour is compiled; with PYTHONPATH=src the same files run as plain Python. The first line
printed says which it was.

Everybody tries 1000 worlds at the first free choice of seeded games. OpenSpiel's search, which exists in C++
and once more in Python, plays each world to its end by lot. Ours does likewise where the table says "by lot";
otherwise it goes by the game's own policy, as our bots do, which thinks longer about each decision and often
stops before the end. Hearts in C++ without passing is the bar.

An iteration is one world sampled, played and learnt from. As games differ in length, the table also counts
the decisions in each; those that leave no choice count in rollouts, as in hearts, but not in our tree.
"""

from __future__ import annotations

from itertools import cycle
from statistics import mean, median
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from parlour import GAMES, Rng, setup, start
from parlour.bots.levels import FOREVER
from parlour.kernel.state import Policy
from parlour.search.tree import Search
from peers import Work, begin, dealt_hearts, side_by_side, spread

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State

ITERATIONS = 1000
EXPLORATION = 2.0  # OpenSpiel's constant; any takes the same time
DEALS = 5  # searched in turn; a prime, lest the same ones always meet
PLAIN = "hearts(pass_cards=False)"
PASSING = "hearts"


class Contestant(NamedTuple):
    search: Work  # tells its iterations
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
        state = dealt_hearts(game, seed)
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
    views = [first_choice(table, seed) for seed in range(DEALS)]
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


def first_choice(table: Setup, seed: int) -> tuple[View, list[int]]:
    """What a seat sees that has the first free choice, and what it may do."""
    play = start(table.game.id, table.seats, seed=seed)
    while len(tokens := play.legal(seat := play.waiting[0])) == 1:
        play.act(seat, tokens[0])
    return play.view(seat), [table.action(token) for token in tokens]


def main() -> None:
    rounds = begin(__doc__, 20)
    bar = hearts_in_cpp(PLAIN)
    contestants = {
        "OpenSpiel hearts, C++": bar,
        "OpenSpiel hearts, C++, passing": hearts_in_cpp(PASSING),
        "OpenSpiel hearts, Python": hearts_in_python(PLAIN),
    }
    for game in GAMES.values():
        table = setup(game.id, 4 if 4 in game.seats else 2)
        contestants[f"{game.id}, {table.seats} seats"] = ours(table, table.policy)
        contestants[f"{game.id}, {table.seats} seats, by lot"] = ours(table, Policy())
    works = {name: contestant.search for name, contestant in contestants.items()}
    speeds = side_by_side(bar.search, works, rounds)
    print(f"{'':34} iterations/s   ratio to C++             each   decisions/s   ratio to C++")
    for name, pairs in speeds.items():
        each = contestants[name].decisions
        iterations = median([mine for mine, _ in pairs])
        ratios = [mine / theirs for mine, theirs in pairs]
        of_decisions = [ratio * each / bar.decisions for ratio in ratios]
        print(
            f"{name:34} {iterations:12,.0f}   {spread(ratios):22}"
            f" {each:6.1f} {iterations * each:13,.0f}   {spread(of_decisions)}"
        )


if __name__ == "__main__":
    main()
