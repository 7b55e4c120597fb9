"""What happens at a game of Input. All of it happens before everybody's eyes; only in a review, with all
cards face up, is it told what lay below the tiles when they fell.
"""

from __future__ import annotations

from parlour.kernel.game import Event


class Fell(Event, frozen=True, tag="fell"):
    """A seat's seven tiles fell on the table."""

    seat: int
    tiles: tuple[str, ...]


class JokerSeen(Event, frozen=True, tag="joker_seen"):
    """One of a seat's tiles fell with the joker up; all saw it before it was turned over."""

    seat: int
    tile: int  # from 1 on


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
