"""What happens at a game of Pi mal Pflaumen or Pies, as each viewer may know it."""

from __future__ import annotations

from parlour.kernel.game import Event


class Began(Event, frozen=True, tag="began"):
    """The first start player was drawn by lot."""

    seat: int


class Round(Event, frozen=True, tag="round"):
    """A round began, and this seat leads."""

    round: int
    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A seat was dealt cards; how many all see, which ones only the seat."""

    seat: int
    count: int
    cards: tuple[str, ...] = ()


class Played(Event, frozen=True, tag="played"):
    """A seat played a card, with some Pi or none."""

    seat: int
    card: str
    pi: int


class Order(Event, frozen=True, tag="order"):
    """All have played; in this order they take a card each."""

    seats: tuple[int, ...]


class Took(Event, frozen=True, tag="took"):
    """A seat took a card of the trick."""

    seat: int
    card: str


class Plummed(Event, frozen=True, tag="plummed"):
    """The last seat in order got a plum."""

    seat: int


class Guarded(Event, frozen=True, tag="guarded"):
    """The watchdog came to a seat, from another one or from the side."""

    seat: int
    owner: int | None


class Stole(Event, frozen=True, tag="stole"):
    """A seat stole a card from another's display."""

    seat: int
    owner: int
    card: str


class InVain(Event, frozen=True, tag="in-vain"):
    """A seat was to steal a card, but there was none."""

    seat: int


class GotPi(Event, frozen=True, tag="got-pi"):
    """A seat took some Pi."""

    seat: int
    pi: int


class BeganMix(Event, frozen=True, tag="began-mix"):
    """A seat set about making the recipe of a card."""

    seat: int
    card: str


class Used(Event, frozen=True, tag="used"):
    """A seat used a card for its mix."""

    seat: int
    card: str


class Mixed(Event, frozen=True, tag="mixed"):
    """A seat finished its mix."""

    seat: int
    card: str
    points: int


class Finished(Event, frozen=True, tag="finished"):
    """A seat made no mix, or no further one, though it could have. Displays lie open: what could be made, and
    what is near, is for everybody to see.
    """

    seat: int
    card: str  # the one with the best recipe that it could have made
    nearest: str | None  # one with a better recipe that lacks a single card
    later: bool  # whether anybody can still make mixes on later turns


class Leads(Event, frozen=True, tag="leads"):
    """A trick is over, and this seat leads the next one."""

    seat: int


class RoundOver(Event, frozen=True, tag="round-over"):
    """The last trick of a round is over."""

    round: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat's leftover Pi were discarded."""

    seat: int
    pi: int


class LastMixes(Event, frozen=True, tag="last-mixes"):
    """All tricks are over; beginning with this seat, all who can may make mixes."""

    seat: int


class MixesOver(Event, frozen=True, tag="mixes-over"):
    """Nobody makes a mix any more, and the game ends."""

    could: bool  # whether somebody could make one, and does not


class Scored(Event, frozen=True, tag="scored"):
    """A seat's points were counted, and the cards left in its display."""

    seat: int
    points: int
    left: int
