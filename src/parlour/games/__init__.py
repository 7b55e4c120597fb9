"""The games. This is the only list of our own; those of other packages come by entry points."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.folders import data_folder
from parlour.games import fruitoplay, pflaumen, pungi
from parlour.games import input as input_
from parlour.games.registry import Registry
from parlour.kernel import fits
from parlour.kernel.components import ComponentSet
from parlour.kernel.options import Value, choose
from parlour.kernel.shapes import known

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from parlour.kernel.game import Game, Setup

GAMES: Final = Registry((*pflaumen.GAMES, fruitoplay.GAME, pungi.GAME, input_.GAME))


def fits_folder() -> Path:
    """Where `parlour train` puts what it has fitted, and where all processes look for it."""
    return data_folder() / "fits"


def find(game: str) -> Game:
    """The game with this id."""
    return GAMES.find(game)


class Terms(msgspec.Struct, frozen=True):
    """What a table has agreed on, as a message can carry it."""

    game: str
    seats: int
    options: dict[str, Value]
    components: ComponentSet = msgspec.field(name="table")  # its name in stored matches

    @staticmethod
    def of(setup: Setup) -> Terms:
        return Terms(setup.game.id, setup.seats, dict(setup.options), setup.components)

    def setup(self) -> Setup:
        """Tables that have agreed on the same share it, for it never changes, and may be large."""
        made = _setup if self.components.name in find(self.game).component_sets else _own_setup
        return made(msgspec.json.encode(self))

    @staticmethod
    def agree(
        game: str, seats: int, options: Mapping[str, Value | str], components: str | None = None
    ) -> Terms:
        """What is asked for, checked; `components` is the text of an own component set."""
        found = find(game)
        chosen = found.component_set() if components is None else found.own_components(components)
        terms = Terms(game, seats, choose(game, found.options, found.expand(options)), chosen)
        terms.setup()
        return terms


def _make(terms: bytes) -> Setup:
    agreed = msgspec.json.decode(terms, type=known(Terms))
    setup = find(agreed.game).setup(agreed.seats, agreed.options, agreed.components)
    setup.weigh(fits.own(setup, fits_folder()) or setup.judge.fit)
    return setup


_setup = lru_cache(64)(_make)
# Anybody can bring component sets of their own: these push out nothing but each other.
_own_setup = lru_cache(16)(_make)
