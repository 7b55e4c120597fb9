"""Random playouts, the loop inside: our compiled games against OpenSpiel's hearts, both in machine code.

    make rollouts     (or: .venv-compiled/bin/python bench/rollouts.py [--rounds N], once OpenSpiel is there)

Our loop is `parlour.kernel.playout`, deals included. OpenSpiel's is its RandomRolloutEvaluator, which Python
reaches only through a search; so a search of two simulations evaluates a dealt hand and the position after
one card, each by many rollouts. Hearts is spared its deals that way, which makes the bar a little higher.
One process, one core, short slices side by side; what counts is their ratio. A decision is a player's choice.
"""

from __future__ import annotations

import argparse
import os
import time
from statistics import median, quantiles
from typing import TYPE_CHECKING

import pyspiel

import parlour
from parlour import GAMES, Rng, setup
from parlour.kernel.playout import playout

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE = 0.06  # seconds
ROLLOUTS = 50  # of hearts for each simulation, so that the search around them costs next to nothing
CARDS = 52  # played in a game of hearts: its decisions


def hearts() -> Callable[[], int]:
    game = pyspiel.load_game("hearts(pass_cards=False)")
    state = game.new_initial_state()
    rng = Rng(1)
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 1, False)  # two simulations

    def rollouts() -> int:
        search.step(state)
        return ROLLOUTS * (CARDS + CARDS - 1)

    return rollouts


def ours(game: str, seats: int) -> Callable[[], int]:
    table = setup(game, seats)
    rng = Rng(1)
    return lambda: playout(table.state(), rng)


def speed(playouts: Callable[[], int]) -> float:
    """Decisions per second in one slice."""
    decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < SLICE:
        decisions += playouts()
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    peer = hearts()
    contestants = {f"{g.id}, {n} seats": ours(g.id, n) for g in GAMES.values() for n in g.seats}
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    ratios: dict[str, list[float]] = {name: [] for name in contestants}
    bar: list[float] = []
    for _ in range(rounds):
        for name, playouts in contestants.items():
            theirs, mine = speed(peer), speed(playouts)  # side by side, as the machine's mood changes
            bar.append(theirs)
            speeds[name].append(mine)
            ratios[name].append(mine / theirs)
    print(f"Our rules are {parlour.RULES}. OpenSpiel's hearts: {median(bar):,.0f} decisions/s")
    for name, each in speeds.items():
        low, _, high = quantiles(ratios[name], n=4)
        print(f"{name:26} {median(each):11,.0f}   {median(ratios[name]):5.2f} ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
