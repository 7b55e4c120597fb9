"""What belongs to one seat of a game of Fruitoplay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.fruitoplay.lookup import FRUITS, HALF, NO_CARD, WIDTH
from parlour.kernel.sets import insert, members, remove, replace

if TYPE_CHECKING:
    from mypy_extensions import i64


class Player:
    """What belongs to one seat.

    hand       the cards held, in ascending order
    chosen     the hidden choice: a card in the hand, DRAW or STAY
    near       how far this card was from the target, as a bit
    played     what was played in each turn of this round: the card's number plus one, in PLACE bits each
    low, high  the cards in the columns, as bits: those below HALF, and the others
    tally      the sum of what these are worth, packed as in `Lookup.tally`
    dues       the bits of the fruits whose rotten card leaves a choice
    cancels    the hidden choices of cards to be cancelled
    cancelled  rotten cards, and one with each
    habit      how this seat chooses its cards in a rollout (`policy`): a guess of whoever sampled the world
    """

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.chosen: i64 = NO_CARD
        self.near: i64 = 0
        self.played: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.tally: i64 = 0
        self.dues: i64 = 0
        self.cancels: tuple[int, ...] = ()
        self.cancelled: tuple[int, ...] = ()
        self.habit: i64 = 0

    def become(self, other: Player) -> None:
        """The same as another."""
        self.hand = other.hand[:]
        self.chosen = other.chosen
        self.played = other.played
        self.low = other.low
        self.high = other.high
        self.tally = other.tally
        self.dues = other.dues
        self.cancels = other.cancels
        self.cancelled = other.cancelled
        self.habit = other.habit

    def begin_round(self, hand: list[int]) -> None:
        """FRU-3. New cards are dealt; those of the last round are back among them."""
        self.hand = hand
        self.played = 0
        self.low = 0
        self.high = 0
        self.tally = 0
        self.cancelled = ()

    def rotten(self) -> i64:
        """FRU-16. The fruits whose rotten card is in the columns, as bits."""
        return self.tally >> WIDTH * FRUITS

    def columns(self) -> list[int]:
        """FRU-9. The cards in the columns, ascending."""
        return cards(self.low, self.high)

    def exchange(self, came: i64) -> None:
        """FRU-9 and FRU-11. The card played leaves the hand, one that was drawn comes into it; either may be
        NO_CARD.
        """
        gone = self.chosen
        if gone == NO_CARD:
            if came != NO_CARD:
                insert(self.hand, came)
            return
        if came == NO_CARD:
            remove(self.hand, gone)
        else:
            replace(self.hand, gone, came)
        self.chosen = NO_CARD


def cards(low: i64, high: i64) -> list[int]:
    """The cards of these bits, ascending."""
    return members(int(high) << HALF | int(low))
