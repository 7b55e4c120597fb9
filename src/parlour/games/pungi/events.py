"""What happens at a game of Pungi, as each viewer may know it. A hidden card is told by its back."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from parlour.kernel.game import Event


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat was dealt its first hand."""

    seat: int
    cards: tuple[str, ...]


class Began(Event, frozen=True, tag="began"):
    """The first start player was drawn by lot."""

    seat: int


class Top(Event, frozen=True, tag="top"):
    """Another animal came to the top of the draw pile."""

    card: str
    pile: int  # how many cards the draw pile has, this one included


class Laid(Event, frozen=True, tag="laid"):
    """A row of snake cards was laid."""

    row: tuple[str, ...]
    snakes: int  # how many cards the snake pile has left


class Shuffled(Event, frozen=True, tag="shuffled"):
    """The row had too many identical cards and was shuffled back."""

    row: tuple[str, ...]


class Played(Event, frozen=True, tag="played"):
    """A seat played a card, value side down."""

    seat: int
    card: str


class Priority(Event, frozen=True, tag="priority"):
    """The cards were turned over, and one animal had priority, or none."""

    animal: str | None
    cards: tuple[str, ...]  # with their values, in order of play


class Took(Event, frozen=True, tag="took"):
    """A seat's card won it a snake card. Its charmers may turn other snakes by that."""

    seat: int
    card: str
    snake: str
    turned: tuple[str, ...] | UnsetType = UNSET  # the snakes that lie turned only now
    back: tuple[str, ...] | UnsetType = UNSET  # those that lay turned, and count as printed again


class Named(Event, frozen=True, tag="named"):
    """The start player named the next one."""

    seat: int
    successor: int


class Leads(Event, frozen=True, tag="leads"):
    """A new round began with this start player."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card."""

    seat: int
    card: str


class Charmed(Event, frozen=True, tag="charmed"):
    """One of a seat's charmers turned one of its snakes."""

    seat: int
    snake: str


class TurnedBack(Event, frozen=True, tag="turned_back"):
    """One of a seat's charmers turned a snake that had been turned before."""

    seat: int
    snake: str


class Scored(Event, frozen=True, tag="scored"):
    """A seat's points were counted."""

    seat: int
    points: int
