"""What happens at a game of Fruitoplay, as each viewer may know it. What is hidden is None."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.games.fruitoplay import rules
from parlour.kernel.game import Event
from parlour.kernel.state import OPEN

if TYPE_CHECKING:
    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.kernel.state import RawEvent


class Dealt(Event, frozen=True, tag="dealt"):
    """A round began, and every seat was dealt a hand."""

    round: int
    hands: tuple[tuple[str, ...] | None, ...]


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
    """Some seats drew a card each."""

    draws: tuple[Draw, ...]


class Added(Event, frozen=True, tag="added"):
    """A seat added its hand to its columns."""

    seat: int
    cards: tuple[str, ...]


class Cancelled(Event, frozen=True, tag="cancelled"):
    """A rotten card was cancelled, together with another one (which may be `collective`) or alone."""

    seat: int
    card: str
    other: str | None


class Scored(Event, frozen=True, tag="scored"):
    """A seat's columns were counted, by fruit."""

    seat: int
    round: int
    points: int
    values: tuple[int, ...]


def event(setup: FruitoplaySetup, raw: RawEvent, viewer: int) -> Event:
    """One viewer's version of what happened."""
    kind, *facts = raw
    cards = setup.cards
    if kind == rules.DEALT:
        size = setup.tables.hand
        hands = [facts[1 + seat * size : 1 + (seat + 1) * size] for seat in range(setup.seats)]
        return Dealt(
            facts[0],
            tuple(
                tuple(cards[card] for card in hand) if viewer in (seat, OPEN) else None
                for seat, hand in enumerate(hands)
            ),
        )
    if kind == rules.CHOSE:
        return Chose(facts[0], setup.token(facts[1]) if viewer in (facts[0], OPEN) else None)
    if kind == rules.DREW:
        pairs = zip(facts[::2], facts[1::2], strict=True)
        return Drew(
            tuple(Draw(seat, cards[card] if viewer in (seat, OPEN) else None) for seat, card in pairs)
        )
    if kind == rules.RIVER:
        return River(tuple(cards[card] for card in facts))
    if kind == rules.REVEALED:
        return Revealed(tuple(None if card == rules.NO_CARD else cards[card] for card in facts))
    if kind == rules.TIED:
        return Tied(tuple(cards[card] for card in facts))
    if kind == rules.TARGET:
        return Target(facts[0], cards[facts[1]])
    seat, *facts = facts
    if kind == rules.LAID:
        return Laid(None if seat == rules.NOBODY else seat, setup.fruits[facts[0]], facts[1])
    if kind == rules.WON:
        card, target = facts
        if seat == rules.NOBODY:
            return Won(None, None, cards[target])
        return Won(seat, cards[card], cards[target])
    if kind == rules.ADDED:
        return Added(seat, tuple(cards[card] for card in facts))
    if kind == rules.CANCELLED:
        rotten, other = facts
        return Cancelled(seat, cards[rotten], None if other == rules.NO_CARD else setup.cancellable[other])
    number, points, *values = facts
    return Scored(seat, number, points, tuple(values))
