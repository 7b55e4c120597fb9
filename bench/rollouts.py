"""Random playouts, the loop inside: our compiled games against OpenSpiel's hearts, both in machine code.

    make rollouts     (or: [PYTHONPATH=src] .venv-bench/bin/python bench/rollouts.py [--rounds N])

Our loop is `parlour.kernel.playout`, deals included. OpenSpiel's is its RandomRolloutEvaluator, which Python
reaches only through a search; so a search of two simulations evaluates a dealt hand and the position after
one card, each by many rollouts. Hearts is spared its deals that way, which makes the bar a little higher.
A decision is a player's choice. With PYTHONPATH=src our games run as plain Python; the first line printed
says how they ran.
"""

from __future__ import annotations

from statistics import median

import pyspiel

from parlour import GAMES, Rng, setup
from parlour.kernel.playout import playout
from peers import Work, begin, dealt_hearts, side_by_side, spread

ROLLOUTS = 50  # of hearts for each simulation, so that the search around them costs next to nothing
CARDS = 52  # played in a game of hearts: its decisions


def hearts() -> Work:
    state = dealt_hearts("hearts(pass_cards=False)", 1)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 2, 1000, False, 1, False)  # two simulations

    def rollouts() -> int:
        search.step(state)
        return ROLLOUTS * (CARDS + CARDS - 1)

    return rollouts


def ours(game: str, seats: int) -> Work:
    table = setup(game, seats)
    rng = Rng(1)
    return lambda: playout(table.state(), rng)


def main() -> None:
    rounds = begin(__doc__, 20)
    contestants = {f"{g.id}, {n} seats": ours(g.id, n) for g in GAMES.values() for n in g.seats}
    speeds = side_by_side(hearts(), contestants, rounds)
    bar = [theirs for pairs in speeds.values() for _, theirs in pairs]
    print(f"{'':26} decisions/s   ratio to hearts")
    print(f"{'OpenSpiel hearts':26} {median(bar):11,.0f}")
    for name, pairs in speeds.items():
        ratios = [mine / theirs for mine, theirs in pairs]
        print(f"{name:26} {median([mine for mine, _ in pairs]):11,.0f}   {spread(ratios)}")


if __name__ == "__main__":
    main()
