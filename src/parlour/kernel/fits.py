"""Files with fitted weights: for which table each is, and where it is found.

A game's package has `fits/<game>-<seats>.json` for its own component set (`packaged`). A folder can have
others, which `parlour train` has made (`own`). A file counts only for the very table that it was made for:
the same rules, seats, options and components, and a policy that tells the same numbers.
"""

from __future__ import annotations

import json
import logging
from hashlib import sha256
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.fit import Fit
from parlour.kernel.shapes import known

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from parlour.kernel.game import Setup

log = logging.getLogger("parlour.fits")

PACKAGED: Final = "fits"  # the folder in a game's package


class FitFile(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says: whose it is, how it came about, and the weights by stage and number."""

    game: str
    seats: int
    table: str  # see `key_of`
    seed: str
    games: int
    fitted: float  # on games that were held out: the mean logarithm of the chance given to who won,
    by_hand: float  # and the same of the estimate made by hand
    numbers: tuple[str, ...]
    weights: list[list[float]]


def key_of(setup: Setup) -> str:
    """Stands for everything that a table plays with, and for the numbers of its policy: their SHA-256."""
    game = setup.game
    options = {name: str(value) for name, value in sorted(setup.options.items())}
    agreed = [game.id, game.rules, setup.seats, options, setup.components.text]
    told = [*agreed, setup.policy.numbers, setup.policy.stages]
    return sha256(json.dumps(told).encode()).hexdigest()


def name_of(setup: Setup) -> str:
    """How a file for this table is called in a folder of one's own."""
    return f"{setup.game.id}-{setup.seats}-{key_of(setup)[:16]}.json"


def packaged(setup: Setup) -> Fit | None:
    """What the game brings for this table."""
    return _at(setup, files(setup.game.package).joinpath(PACKAGED, f"{setup.game.id}-{setup.seats}.json"))


def own(setup: Setup, folder: Path) -> Fit | None:
    """What somebody has fitted for this table, and keeps in this folder."""
    return _at(setup, folder / name_of(setup))


def _at(setup: Setup, place: Traversable) -> Fit | None:
    if not setup.policy.numbers or not place.is_file():
        return None
    return read(setup, place.read_bytes())


def read(setup: Setup, text: bytes) -> Fit | None:
    """The weights in a file, if it is for this table."""
    try:
        told = msgspec.json.decode(text, type=known(FitFile))
    except msgspec.DecodeError as problem:
        log.warning("a file with fitted weights of %s cannot be read: %s", setup.game.id, problem)
        return None
    policy = setup.policy
    shape = [len(policy.numbers)] * policy.stages
    if told.table != key_of(setup) or [len(weights) for weights in told.weights] != shape:
        return None
    return Fit(told.weights)
