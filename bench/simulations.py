"""Simulations: games a second of `parlour simulate --bots random` against the bare loop of random playouts.

    make simulations  (or: [PYTHONPATH=src] .venv-bench/bin/python bench/simulations.py [--rounds N])

The bar is `parlour.kernel.playout`: one generator for all games, nothing kept. A simulation seeds every game
and every seat anew, so that each game can be played again, and keeps who won and what everybody chose. In the
last row of a table the same bot is given as a class, as anybody's own: then it gets a view for each decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour import Rng
from parlour.kernel.playout import playout
from parlour.lab.simulation import CHUNK, Plan, simulate
from peers import Speeds, Work, begin, one_table_each, show, side_by_side, title

if TYPE_CHECKING:
    from parlour.kernel.game import Setup


def bare(table: Setup) -> Work:
    rng = Rng(1)

    def games() -> int:
        for _ in range(CHUNK):
            playout(table.state(), rng)
        return CHUNK

    return games


def simulated(table: Setup, bot: str) -> Work:
    plan = Plan.of(table, [bot], 1)
    return lambda: len(list(simulate(plan, CHUNK)))


def main() -> None:
    rounds = begin(__doc__, 20)
    speeds: dict[str, Speeds] = {}
    for table in one_table_each():
        bar = f"{title(table)}: playout"
        contestants = {
            bar: bare(table),
            f"{title(table)}: random": simulated(table, "random"),
            f"{title(table)}: random, with views": simulated(table, "parlour.bots:RandomBot"),
        }
        speeds |= side_by_side(contestants, [bar], rounds)
    show(speeds, "games/s", ["playout"])


if __name__ == "__main__":
    main()
