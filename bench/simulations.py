"""Simulations: games a second of `parlour simulate --bots random` against the bare loop of random playouts.

    make simulations  (or: [PYTHONPATH=src] .venv-bench/bin/python bench/simulations.py [--rounds N])

The bar is `parlour.kernel.playout`: one generator for all games, and no results. The driver seeds each game
and each seat, so that every game can be played again, and keeps the actions. A simulation also keeps points
and winners. "With views", the same bot is named as a class, like a bot of one's own: it gets a view for each
decision.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from parlour import Rng
from parlour.bots.driver import Draws, drive, player
from parlour.kernel.playout import playout
from parlour.lab.simulation import CHUNK, Plan, simulate
from peers import Speeds, Work, begin, one_table_each, show, side_by_side, title

if TYPE_CHECKING:
    from parlour.kernel.game import Setup


def bare(table: Setup) -> Work:
    rng = Rng(1)

    def game() -> int:
        playout(table.state(), rng)
        return 1

    return game


def driven(table: Setup) -> Work:
    numbers = count()

    def game() -> int:
        seed = f"1/{next(numbers)}"
        players = [player(table, "random", f"{seed}/{seat}") for seat in range(table.seats)]
        drive(table.state(), [*players], Draws(seed))
        return 1

    return game


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
            f"{title(table)}: driver": driven(table),
            f"{title(table)}: simulation": simulated(table, "random"),
            f"{title(table)}: simulation with views": simulated(table, "parlour.bots:RandomBot"),
        }
        speeds |= side_by_side(contestants, [bar], rounds)
    show(speeds, "games/s", ["playout"])


if __name__ == "__main__":
    main()
