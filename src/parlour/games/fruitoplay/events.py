"""What happens at a game of Fruitoplay, as each viewer may know it. What is hidden is None."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from parlour.kernel.game import Event


class Dealt(Event, frozen=True, tag="dealt"):
    """A round began, and every seat was dealt a hand."""

    round: int
    hands: tuple[tuple[str, ...] | None, ...]
    count: int  # how many cards each hand has
    pile: int  # how many the deck has, without the river


class River(Event, frozen=True, tag="river"):
    """The targets of the round were laid, the first one first."""

    cards: tuple[str, ...]


class Laid(Event, frozen=True, tag="laid"):
    """A collective card was chosen by a seat, or drawn by lot, and adds to everybody's column."""

    seat: int | None
    fruit: str
    bonus: int


class Target(Event, frozen=True, tag="target"):
    """The next target came to the middle."""

    turn: int
    card: str


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose in secret, or changed its choice."""

    seat: int
    choice: str | None


class Revealed(Event, frozen=True, tag="revealed"):
    """The cards played were turned up; None is a seat that sits out."""

    cards: tuple[str | None, ...]


class Tied(Event, frozen=True, tag="tied"):
    """Cards equally far from the target became invalid."""

    cards: tuple[str, ...]


class Won(Event, frozen=True, tag="won"):
    """A seat's card won the target and all cards played, or nobody won them."""

    seat: int | None
    card: str | None
    target: str


class Draw(msgspec.Struct, frozen=True):
    """A seat that drew, and its card."""

    seat: int
    card: str | None


class Drew(Event, frozen=True, tag="drew"):
    """Some seats drew a card each. After the last turn, others may have declined to."""

    draws: tuple[Draw, ...]
    declined: tuple[int, ...] | UnsetType = UNSET  # unless somebody found the deck empty
    short: bool | UnsetType = UNSET  # whether somebody did


class Added(Event, frozen=True, tag="added"):
    """A seat added its hand to its columns."""

    seat: int
    cards: tuple[str, ...]


class Cancelled(Event, frozen=True, tag="cancelled"):
    """A rotten card was cancelled, together with another one (which may be `collective`) or alone."""

    seat: int
    card: str
    other: str | None
    # why this one: as its owner chose, all that could be cancelled counts the same, or there is no other
    why: Literal["chosen", "equal", "only"] | None


class Scored(Event, frozen=True, tag="scored"):
    """A seat's columns were counted, by fruit."""

    seat: int
    round: int
    points: int
    values: tuple[int, ...]
