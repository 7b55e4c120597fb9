"""Budgets: how long the strongest levels, whose budget is a second, take for a decision.

    make budget       (or: [PYTHONPATH=src] .venv-bench/bin/python bench/budget.py [--rounds N])

They stop after their iterations or a second; `champion@1s` stops after a second. All make free decisions
in seeded games, of every game with every number of seats: the first one of a game in the first round, a late
one in the last round, with equal steps between. A decision begins with a view and ends with a token. It
should never take more than 1.2 seconds, compiled or interpreted.
"""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

import parlour
from parlour import GAMES, bots
from peers import begin, free_choices

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

BOTS = ["master", "champion", "champion@1s"]
LATE = 0.9  # of all free choices of a game
BAR = 1.2  # seconds


def seconds(bot: str, table: Setup, seed: int, moment: float) -> float:
    """The seconds of a decision."""
    choices = free_choices(table, seed)
    view, legal = choices[int(moment * len(choices))]
    player = bots.find(bot)(table, seed)
    start = time.perf_counter()
    player.choose(view, legal)
    return time.perf_counter() - start


def main() -> None:
    rounds = begin(__doc__, 3)
    moments = [LATE * each / (rounds - 1) for each in range(rounds)]
    print(f"\n{'':28} decisions   median  longest   longer than {BAR} s")
    for bot in BOTS:
        for game in GAMES.values():
            tables = [parlour.setup(game.id, seats) for seats in game.seats]
            found = [seconds(bot, t, seed, moment) for seed, moment in enumerate(moments) for t in tables]
            late = sum(spent > BAR for spent in found)
            figures = f"{len(found):9}  {median(found):5.3f} s  {max(found):5.3f} s   {late}"
            print(f"{f'{bot}, {game.id}':28} {figures}", flush=True)


if __name__ == "__main__":
    main()
