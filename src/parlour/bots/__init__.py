"""Bots by name. A bot gets the setup, which is public, and then views, nothing else.

`greedy` is a bot, `master` a level of the search. `master@200` runs 200 iterations a move, `master@0.5s`
thinks for half a second. `package.module:Class` is a bot of your own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol

from parlour.bots.levels import LEVELS, Level, within
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Setup, View
from parlour.kernel.rng import Rng


class Bot(Protocol):
    """Chooses one of the legal tokens. A bot is made at least once for a seat and a game, and need not
    remember anything: a view has all that the seat could remember.
    """

    def choose(self, view: View, legal: Sequence[str]) -> str: ...


Maker = Callable[[Setup, int | str], Bot]
"""Makes a bot for a setup, from a seed."""


class RandomBot:
    """Chooses a legal action, each equally likely."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[self._rng.below(len(legal))]


class GreedyBot:
    """The game's own rule of thumb."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._setup = setup
        self._rng = Rng(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return self._setup.game.greedy(self._setup, view, legal, self._rng)


BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level.name: level.bot for level in LEVELS.values()},
}


def find(name: str) -> Maker:
    """The bot with this name: call it with a setup and a seed."""
    if name in BOTS:
        return BOTS[name]
    if is_own(name):
        return _own(name)
    if level := level_of(name):
        return level.bot
    raise ParlourError("bot-unknown", bot=name, known=", ".join(BOTS))


def is_own(name: str) -> bool:
    """Whether this names a class of the user's own."""
    return ":" in name


def level_of(name: str) -> Level | None:
    """The level with this name, if there is one."""
    level, at, budget = name.partition("@")
    if level not in LEVELS:
        return None
    return within(LEVELS[level], budget) if at else LEVELS[level]


def fallback(name: str) -> Maker:
    """The quick bot that replaces one that has failed."""
    level = level_of(name)
    return BOTS[level.fallback] if level else GreedyBot


def meaning(name: str) -> str:
    """What a name stands for now: the settings of a level, or the hash of an own bot's source."""
    if is_own(name):
        source = import_module(name.partition(":")[0]).__file__
        return sha256(Path(source).read_bytes()).hexdigest() if source else ""
    return str(level_of(name) or "")


def _own(name: str) -> Maker:
    """A class of a module that can be imported, also from the working directory."""
    module, _, attribute = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        maker = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as problem:  # importing it runs foreign code
        raise ParlourError("bot-own", bot=name, reason=str(problem) or type(problem).__name__) from problem
    if not callable(getattr(maker, "choose", None)):
        raise ParlourError("bot-own", bot=name, reason=f"{attribute} has no method choose(view, legal)")
    return maker  # type: ignore[no-any-return]
