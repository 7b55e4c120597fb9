"""A game of Fruitoplay as a designer counts it: cards in the columns, numbers played, turns won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import CARDS, NO_CARD, NOBODY, NUMBERS
from parlour.games.fruitoplay.rules import ADDED, LAID, REVEALED, SCORED, TIED, WON
from parlour.kernel.chronicle import Account, Chronicle, Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.kernel.state import RawEvent

KINDS: Final = {0: "rotten", 1: "single", 2: "double"}  # by value
OUTCOMES: Final = ("won", "tied", "beaten")
SITTING: Final = 4  # from this number of seats on, a player can run out of cards
CARD: Final = 0  # where each group begins
KIND: Final = CARD + CARDS
NUMBER: Final = KIND + len(KINDS)
OUTCOME: Final = NUMBER + NUMBERS


class FruitoplayChronicle(Chronicle):
    """A card is taken when it comes into a column, by a turn won or at the end of a round."""

    def __init__(self, setup: FruitoplaySetup) -> None:
        self.seats = setup.seats
        outcomes = (*OUTCOMES, "sat out") if setup.seats >= SITTING else OUTCOMES
        self.groups = (
            Group("cards", tuple(setup.cards)),
            Group("kinds", tuple(KINDS.values())),
            Group("numbers", tuple(str(number + 1) for number in range(NUMBERS))),
            Group("turns", outcomes),
            Group("collective", tuple(setup.fruits)),
        )
        tokens = [f"play:{card}" for card in setup.cards]
        worth = setup.lookup.value
        self.families = {
            **{
                KINDS[value]: tuple(t for t, own in zip(tokens, worth, strict=True) if own == value)
                for value in (2, 0)
            },
            **{f"play {fruit}": (f"play:{fruit}-*",) for fruit in setup.fruits},
            "low numbers": tuple(f"play:*-{number}" for number in range(1, 6)),
            "high numbers": tuple(f"play:*-{number}" for number in range(16, 21)),
            "last draw": ("draw",),
        }
        self._kind = [KIND + value for value in worth]
        self._collective = OUTCOME + len(outcomes)

    def account(self, events: Sequence[RawEvent], scores: Sequence[int]) -> Account:
        seats = self.seats
        turn = 0  # the one under way
        points = [0] * seats
        standings = []
        takings = []
        shown: tuple[int, ...] = ()
        tied: set[int] = set()
        for event in events:
            kind = event[0]
            if kind == REVEALED:
                shown = event[1:]
                tied = set()
                played = [(seat, card) for seat, card in enumerate(shown) if card != NO_CARD]
                takings += [(NUMBER + card % NUMBERS, seat, turn) for seat, card in played]
            elif kind == TIED:
                tied.update(event[1:])
            elif kind == WON:
                _, winner, _, target = event
                for seat, card in enumerate(shown):
                    if card == NO_CARD:
                        outcome = len(OUTCOMES)
                    elif seat == winner:
                        outcome = 0
                    else:
                        outcome = 1 if card in tied else 2
                    takings.append((OUTCOME + outcome, seat, turn))
                if winner != NOBODY:
                    won = [card for card in (*shown, target) if card != NO_CARD]
                    takings += [(CARD + card, winner, turn) for card in won]
                    takings += [(self._kind[card], winner, turn) for card in won]
                turn += 1
            elif kind == ADDED:
                _, seat, *cards = event
                takings += [(CARD + card, seat, turn - 1) for card in cards]
                takings += [(self._kind[card], seat, turn - 1) for card in cards]
            elif kind == SCORED:
                _, seat, _, gained, *_ = event
                points[seat] += gained
                if seat == seats - 1:
                    standings.append(points[:])
            elif kind == LAID and event[1] != NOBODY:
                takings.append((self._collective + event[2], event[1], turn))
        return Account(NOBODY, turn, standings or [list(scores)], takings)
