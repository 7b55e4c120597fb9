"""A bot of a former Parlour, which another installation runs: `former:Former` plays its best level.

FORMER_PYTHON is the interpreter of that installation, FORMER_BOT the bot, as in master@0.05s. This file is
both ends: the bot here, and, run as a program there, what answers it. A question is a line: the terms, a
seed, the view and the legal tokens, as JSON. An answer is the line of a token. So a former Parlour gets no
more than any other bot.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from parlour import bots
from parlour.games import Terms
from parlour.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View


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


if __name__ == "__main__":
    answer()
