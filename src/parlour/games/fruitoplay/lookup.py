"""What seats and components fix for a whole game of Fruitoplay. A fruit card is 0 to 79: bananas 1 to 20,
apples 1 to 20, ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.sets import bits_of, subsets

if TYPE_CHECKING:
    from collections.abc import Collection

    from mypy_extensions import i64

FRUITS: Final = 4
NUMBERS: Final = 20
CARDS: Final = FRUITS * NUMBERS
ALL_NUMBERS: Final = (1 << NUMBERS) - 1  # as bits
DOUBLES: Final = 4  # of each fruit
ROTTEN: Final = 1  # of each fruit
ROUNDS: Final = 3
TURNS: Final = 7
HANDS: Final = {2: 7, 3: 7, 4: 6, 5: 6, 6: 6}
BONUS: Final[tuple[int, ...]] = (0, 0, 1, 2)  # what the collective card adds, by round
COLLECTIVE_CARD: Final = CARDS  # among the cards to be cancelled
NO_CARD: Final = -1
NO_FRUIT: Final = -1
NOBODY: Final = -1
# A set of cards is two numbers with a bit for each card: one for the first HALF of them, one for the rest. By
# card, LOWS and HIGHS have its bit in the one and in the other.
HALF: Final = CARDS // 2
LOWS: Final[list[i64]] = [1 << card if card < HALF else 0 for card in range(CARDS)]
HIGHS: Final[list[i64]] = [1 << card - HALF if card >= HALF else 0 for card in range(CARDS)]
PLACE: Final = 7  # bits for a card played, where those of all turns are packed into one number
WIDTH: Final = 6  # bits for the value of a column, where all four are packed into one number
COLUMN: Final = (1 << WIDTH) - 1
COLUMNS: Final = (1 << WIDTH * FRUITS) - 1
TELLING: Final = 25  # the powers of 2 up to NUMBERS have different remainders, which tell them apart
PLACES: Final[list[i64]] = [0] * TELLING  # by that remainder: which of a fruit's cards it is
for _place in range(NUMBERS):
    PLACES[(1 << _place) % TELLING] = _place

# Actions: a card's own number plays it; then come
DRAW: Final = CARDS
STAY: Final = DRAW + 1
COLLECTIVE: Final = STAY + 1  # choose the collective card of this fruit, and so on
CANCELS: Final = COLLECTIVE + FRUITS  # cancel this card, and so on; the last one is the collective card


class Lookup:
    """What seats and components fix for the whole game."""

    def __init__(self, seats: int, double: Collection[int], rotten: Collection[int]) -> None:
        self.seats: i64 = seats
        self.hand: i64 = HANDS[seats]
        self.cards = list(range(CARDS))
        self.fruit = [card // NUMBERS for card in self.cards]
        self.number = [card % NUMBERS + 1 for card in self.cards]
        self.rotten = sorted(rotten)  # by fruit
        self.value: list[i64] = [2 if card in double else 0 if card in rotten else 1 for card in self.cards]
        # By the bits of the seats that owe a choice.
        self.waiting: list[tuple[int, ...]] = [tuple(owing) for owing in subsets(range(seats))]
        self.everybody: i64 = (1 << seats) - 1  # as bits
        self.draw_or_stay = [DRAW, STAY]
        self.collectives = [COLLECTIVE + fruit for fruit in range(FRUITS)]
        # FRU-7, decided once for every target and card.
        self.distance: list[list[i64]] = [
            [self._distance(target, card) for card in self.cards] for target in self.cards
        ]
        # FRU-17. A card's value as part of a sum of packed columns. Above them is a bit for each fruit, which
        # says that its rotten card is among those summed.
        self.tally: list[i64] = [self.value[card] << WIDTH * self.fruit[card] for card in self.cards]
        for fruit, card in enumerate(self.rotten):
            self.tally[card] = 1 << WIDTH * FRUITS + fruit
        # FRU-16. Which numbers of each fruit count one, and which two, as bits.
        self.singles, self.doubles = [self._numbers_worth(value) for value in (1, 2)]

    def _numbers_worth(self, value: int) -> list[i64]:
        """FRU-1. By fruit, the numbers of the cards that are worth this, as bits."""
        return [
            bits_of([number for number in range(NUMBERS) if self.value[fruit * NUMBERS + number] == value])
            for fruit in range(FRUITS)
        ]

    def _distance(self, target: int, card: int) -> int:
        """FRU-7. How far a card is from the target: any of the target's fruit is nearer than all others."""
        other = 0 if self.fruit[card] == self.fruit[target] else NUMBERS
        return other + abs(self.number[card] - self.number[target])


def numbers(low: i64, high: i64, fruit: i64) -> i64:
    """The numbers of a fruit among the cards of these bits, as bits."""
    if fruit < FRUITS // 2:
        return low >> fruit * NUMBERS & ALL_NUMBERS
    return high >> (fruit - FRUITS // 2) * NUMBERS & ALL_NUMBERS


def lowest(held: i64, fruit: i64) -> i64:
    """The card of a fruit with the lowest of these numbers, or NO_CARD."""
    return fruit * NUMBERS + PLACES[(held & -held) % TELLING] if held else NO_CARD
