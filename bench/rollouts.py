"""Random playouts with a compiled loop: our games against OpenSpiel's card games, all in machine code.

    make rollouts     (or: [PYTHONPATH=src] .venv-bench/bin/python bench/rollouts.py [--rounds N])

Our loop is `parlour.kernel.playout`, with the deals. OpenSpiel's is its RandomRolloutEvaluator, which Python
reaches only through a search; so a search with one simulation evaluates a dealt hand by many rollouts. These
rollouts have no deals, which makes the bar a little higher.

A decision is a player's choice, also where only one action is legal. The bar is OpenSpiel's hearts with its
default settings; hearts without passing, spades and euchre are there to compare. Euchre's games differ in
length, so their mean length is measured in random games beforehand.
"""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

import pyspiel

from parlour import Rng
from parlour.kernel.playout import playout
from peers import HEARTS, PLAIN, Work, begin, by_lot, dealt, every_table, show, side_by_side

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

ROLLOUTS = 50  # in each search, so that the search itself costs almost nothing
GAMES_COUNTED = 2000
BAR = "OpenSpiel hearts"


def theirs(game: str) -> Work:
    state = dealt(game, 1)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    search = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 1000, False, 1, False)  # one simulation
    rng = Rng(1)
    lengths = []
    for _ in range(GAMES_COUNTED):
        rest = state.clone()
        lengths.append(0)
        while not rest.is_terminal():
            by_lot(rest, rng)
            lengths[-1] += 1
    decisions = round(ROLLOUTS * mean(lengths))

    def rollouts() -> int:
        search.mcts_search(state)
        return decisions

    return rollouts


def ours(table: Setup) -> Work:
    rng = Rng(1)
    return lambda: playout(table.state(), rng)


def main() -> None:
    rounds = begin(__doc__, 20)
    contestants = {
        BAR: theirs(HEARTS),
        "OpenSpiel hearts, no passing": theirs(PLAIN),
        "OpenSpiel spades": theirs("spades"),
        "OpenSpiel euchre": theirs("euchre"),
        **every_table(ours),
    }
    show(side_by_side(contestants, [BAR], rounds), "decisions/s", ["hearts"])


if __name__ == "__main__":
    main()
