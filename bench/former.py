"""A bot of a former Parlour, which another installation runs: `former:Former` plays its best level.

FORMER_PYTHON is the interpreter of that installation, FORMER_BOT the bot, as in master@0.05s. This file is
both ends: the bot here, and, run as a program there, what answers it. A question is a line: the terms, a
seed, the view and the legal tokens, as JSON. An answer is the line of a token. So a former Parlour gets no
more than any other bot. With a game and its seats as arguments it tells the name of its best level instead,
and how long a search of it takes; with anything else, the name.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec

from parlour import Rng, bots, setup
from parlour.bots.levels import LEVELS
from parlour.games import Terms
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View

BEST = list(LEVELS)[-1]


class Former:
    """Asks the other installation. All bots of a process share one there."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self.terms = msgspec.json.encode(Terms.of(setup)).decode()
        self.seed = str(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        told = [self.terms, self.seed, msgspec.json.encode(view).decode(), list(legal)]
        there = process()
        assert there.stdin is not None
        assert there.stdout is not None
        there.stdin.write(json.dumps(told) + "\n")
        there.stdin.flush()
        return there.stdout.readline().rstrip("\n")


@lru_cache(1)
def process() -> subprocess.Popen[str]:
    """It ends when nobody writes to it any more."""
    command = [os.environ["FORMER_PYTHON"], __file__]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


@lru_cache(64)
def seated(terms: str, seed: str) -> tuple[Any, type[View]]:
    setup = msgspec.json.decode(terms, type=Terms).setup()
    return bots.find(os.environ["FORMER_BOT"])(setup, seed), type(setup.view(setup.state(), SPECTATOR))


def answer() -> None:
    for line in sys.stdin:
        terms, seed, view, legal = json.loads(line)
        bot, shape = seated(terms, seed)
        print(bot.choose(msgspec.json.decode(view, type=shape), legal), flush=True)


def pace(game: str, seats: int, most: int) -> tuple[float, float]:
    """The CPU seconds that the best level takes for a decision: to begin, and for each of its iterations."""
    table = setup(game, seats)
    spent = {}
    fewest = most // 4
    for iterations in (fewest, most):
        spent[iterations] = 0.0
        decisions = 0
        bot = bots.find(f"{BEST}@{iterations}")(table, "pace")
        rng = Rng("pace")
        for _ in range(4):
            state = table.state()
            while state.waiting:
                seat = state.waiting[0]
                if seat == CHANCE:
                    state.settle(state.draw(rng))
                    continue
                legal = [table.token(action) for action in state.legal(seat)]
                if len(legal) > 1 and rng.below(6) == 0:
                    view = table.view(state, seat)
                    begun = process_time()
                    bot.choose(view, legal)
                    spent[iterations] += process_time() - begun
                    decisions += 1
                state.apply(seat, table.policy.choose(state, seat, rng))
        spent[iterations] /= decisions
    each = (spent[most] - spent[fewest]) / (most - fewest)
    return max(spent[fewest] - fewest * each, 0.0), each


if __name__ == "__main__":
    if sys.argv[1:]:
        game, *numbers = sys.argv[1:]
        print(json.dumps([BEST, *(pace(game, *map(int, numbers)) if numbers else (0, 1))]))
    else:
        answer()
