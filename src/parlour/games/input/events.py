"""What happens at a game of Input. All of it happens before everybody's eyes; only in a review, with all
cards face up, is it told what lay below the tiles when they fell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.input import rules
from parlour.games.input.rules import SYMBOLS, TILES
from parlour.kernel.game import Event
from parlour.kernel.state import OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.games.input.setup import InputSetup
    from parlour.kernel.state import RawEvent


class Fell(Event, frozen=True, tag="fell"):
    """A seat's seven tiles fell on the table."""

    seat: int
    tiles: tuple[str, ...]


class Began(Event, frozen=True, tag="began"):
    """The first player was drawn by lot."""

    seat: int


class Announced(Event, frozen=True, tag="announced"):
    """A seat announced the closing tile of a number, or the zero."""

    seat: int
    number: int


class Lifted(Event, frozen=True, tag="lifted"):
    """A seat picked up a tile and turned it over."""

    seat: int
    tile: int
    origin: str
    was: str
    up: str


class Slid(Event, frozen=True, tag="slid"):
    """A seat picked up a tile and did not turn it."""

    seat: int
    tile: int
    origin: str
    up: str


class Placed(Event, frozen=True, tag="placed"):
    """The tile in hand was placed."""

    seat: int
    tile: int
    field: str
    up: str


class SentHome(Event, frozen=True, tag="home"):
    """The tile in hand fitted nowhere and went to the supply."""

    seat: int
    tile: int
    up: str


class Won(Event, frozen=True, tag="won"):
    """A seat won a number."""

    seat: int
    number: int
    points: int
    one_colour: bool


class Missed(Event, frozen=True, tag="missed"):
    """A closing tile did not fit."""

    seat: int
    number: int
    points: int


class ZeroSet(Event, frozen=True, tag="zeroset"):
    """A seat set the whole zero in one turn."""

    seat: int


class ZeroFailed(Event, frozen=True, tag="zerofailed"):
    """A tile did not fit the zero; those that lay on it went back to the supply."""

    seat: int
    tiles: tuple[int, ...]


class Lost(Event, frozen=True, tag="lost"):
    """A zero cost a seat its last win."""

    seat: int
    points: int


class Returned(Event, frozen=True, tag="returned"):
    """A completed number lost its last tile and returned to the row."""

    number: int


class Reached(Event, frozen=True, tag="reached"):
    """A seat reached the target."""

    seat: int


class Combined(Event, frozen=True, tag="combined"):
    """A seat has won all numbers of the agreed set."""

    seat: int


class Tired(Event, frozen=True, tag="tired"):
    """The last turn was played, and nobody had reached the target."""


def event(setup: InputSetup, raw: RawEvent, viewer: int) -> Event:
    """One viewer's version of what happened."""
    kind, *facts = raw
    if kind == rules.RETURNED:
        return Returned(facts[0])
    if kind == rules.TIRED:
        return Tired()
    seat, *facts = facts
    if kind == rules.FELL:
        ups, unders = [SYMBOLS[s] for s in facts[::2]], [SYMBOLS[s] for s in facts[1::2]]
        open_tiles = [f"{up}/{under}" for up, under in zip(ups, unders, strict=True)]
        return Fell(seat, tuple(open_tiles if viewer == OPEN else ups))
    if kind == rules.LIFTED:
        tile, origin, was, up = facts
        return Lifted(seat, tile % TILES + 1, setup.places[origin], SYMBOLS[was], SYMBOLS[up])
    if kind == rules.SLID:
        tile, origin, up = facts
        return Slid(seat, tile % TILES + 1, setup.places[origin], SYMBOLS[up])
    if kind == rules.PLACED:
        tile, field, up = facts
        return Placed(seat, tile % TILES + 1, setup.fields[field], SYMBOLS[up])
    if kind == rules.SENT_HOME:
        tile, up = facts
        return SentHome(seat, tile % TILES + 1, SYMBOLS[up])
    if kind == rules.WON:
        return Won(seat, facts[0], facts[1], bool(facts[2]))
    if kind == rules.ZERO_FAILED:
        return ZeroFailed(seat, tuple(tile % TILES + 1 for tile in facts))
    plain: dict[int, Callable[..., Event]] = {
        rules.BEGAN: Began,
        rules.ANNOUNCED: Announced,
        rules.MISSED: Missed,
        rules.ZERO_SET: ZeroSet,
        rules.LOST: Lost,
        rules.REACHED: Reached,
        rules.COMBINED: Combined,
    }
    return plain[kind](seat, *facts)
