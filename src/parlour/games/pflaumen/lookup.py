"""What seats, edition and components fix for a whole game of Pi mal Pflaumen or Pies. Fruit cards are 0 to
74, by round and number; the plums of the supply are all alike, and each is PLUM_CARD.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from parlour.kernel.sets import subsets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

ROUNDS: Final = 3
NUMBERS: Final = 25
CARDS: Final = ROUNDS * NUMBERS
PLUM_CARD: Final = CARDS  # one of the supply's
PLUM_CARDS: Final = 18
FRUITS: Final = (
    "apple",
    "blackberry",
    "cherry",
    "fig",
    "orange",
    "pear",
    "strawberry",
    "white_currant",
    "plum",
)
PLUM: Final = 8
KINDS: Final = len(FRUITS)
MOST_PI: Final = 18  # that one player can have; PMP-2, and for Pies see PIES below
DEALT_NUMBERS: Final = {3: 18, 4: 24, 5: 25}
NOBODY: Final = -1
NOTHING: Final = -1

# PMP-9. Special actions
NO_ACTION: Final = 0
WATCHDOG: Final = 1
STEAL: Final = 2
THREE_PI: Final = 3
ACTIONS: Final = {"watchdog": WATCHDOG, "steal": STEAL, "three_pi": THREE_PI}

# PMP-18. Recipes: how many cards of each fruit; P stands for plums
RECIPES: Final = {
    "AA": (2,),
    "AAA": (3,),
    "ABC": (1, 1, 1),
    "ABCD": (1, 1, 1, 1),
    "ABCDE": (1, 1, 1, 1, 1),
    "AABB": (2, 2),
    "AABBCC": (2, 2, 2),
    "AAABB": (3, 2),
    "PPP": (3,),
    "PPPP": (4,),
    "PPPPP": (5,),
}
FULL_HOUSE: Final = "AAABB"  # the only one with unlike numbers of its fruits
NO_RECIPE: Final = -1

# One number counts the fruits of a display or a mix, with COUNT_BITS for each fruit
COUNT_BITS: Final = 5
COUNT: Final = 31
PLUM_SHIFT: Final = COUNT_BITS * PLUM
PLUMS: Final = COUNT + 1  # where they begin in `Lookup.rise`

# A hand is a set of numbers, as bits; the lowest LOW of them are looked up together, then twice HIGH
LOW: Final = 9
HIGH: Final = 8
LOW_BITS: Final = (1 << LOW) - 1
HIGH_BITS: Final = (1 << HIGH) - 1

# The order in which cards are taken is one number, with SEAT_BITS for each seat
SEAT_BITS: Final = 3
SEAT: Final = 7
NO_ORDER: Final = -1

# Actions. A card's own number plays it, each Pi with it adds CARDS; then the other families follow
TAKE_CARD: Final = CARDS * (MOST_PI + 1)
STEAL_CARD: Final = TAKE_CARD + CARDS
FROM_SEAT: Final = CARDS + 1  # the distance between the cards of one seat and of the next
MIX_CARD: Final = STEAL_CARD + 5 * FROM_SEAT
USE_CARD: Final = MIX_CARD + CARDS
DONE: Final = USE_CARD + CARDS + 1


@dataclass(frozen=True)
class Edition:
    """Where the two editions and the variant differ."""

    pi: int  # PMP-2, PMP-12. how many there are
    stolen_actions: bool  # PMP-13. a stolen card's special action happens
    keeps_pi: bool  # PMP-23. Pi last longer than their round
    one_mix: bool  # PMP-21. at most one mix a turn
    last_mixes: bool  # PMP-22. mixes after the last trick
    leftovers: bool  # PMP-24. cards left in the display break ties


PI_MAL_PFLAUMEN: Final = Edition(
    pi=18, stolen_actions=False, keeps_pi=True, one_mix=False, last_mixes=True, leftovers=True
)
EXPERIENCED: Final = replace(PI_MAL_PFLAUMEN, one_mix=True, last_mixes=False)
# PMP-2. In Pies the tokens do not run out. A turn brings 3 at most, for even a chain of thefts ends with the
# first card that is no theft. So a round's turns, 25 at most, never need more than 75; and nobody has more
# than 3 for each of their own turns, 6 at most: MOST_PI.
PIES: Final = Edition(
    pi=75, stolen_actions=True, keeps_pi=False, one_mix=True, last_mixes=False, leftovers=False
)


@dataclass(frozen=True)
class Card:
    """What is printed on a fruit card besides its round and number."""

    fruit: int
    action: int = NO_ACTION
    recipe: int = NO_RECIPE
    points: int = 0


class Recipe:
    """PMP-18. What a recipe asks for; `size` and `fruits` say nothing of a full house."""

    def __init__(self, letters: str, sizes: tuple[int, ...]) -> None:
        self.cards: i64 = sum(sizes)
        self.size: i64 = sizes[0]  # how many of each fruit
        self.fruits: i64 = len(sizes)  # how many different ones
        self.plums_only = letters[0] == "P"
        self.full_house = letters == FULL_HOUSE


def total(number: int, pi: int) -> int:
    """PMP-6 and PMP-7. What a number with its Pi counts, times 113, in whole numbers: pi stands as 355/113.

    This orders all totals that can occur as the true ones are ordered. Two of them differ by a + b * pi with
    whole |a| <= 24 and |b| <= 18, not both 0. Then 113a + 355b is not 0 either, as 113 divides no such b but
    0; so a + b * 355/113 is at least 1/113 away from 0. As 355/113 differs from pi by less than 0.0000003,
    putting pi in its place moves the sum by less than 18 * 0.0000003, which is less than 1/113: its sign
    stays. Equal totals there are none, for no number occurs twice in a round.
    """
    return 113 * number + 355 * pi


def lacking(sizes: Sequence[int], counts: Sequence[int]) -> int:
    """How many cards a recipe lacks, given the counts of its fruits, the most first."""
    return sum([size - min(size, count) for size, count in zip(sizes, [*counts, *[0] * KINDS], strict=False)])


def _makeable() -> list[i64]:
    """PMP-18. For each wealth of a display (see `Lookup.rise`) the recipes that it can make, as bits."""
    asked = [
        (0, 0, 0, sizes[0] - 2)
        if recipe[0] == "P"
        else (len(sizes), sum([size > 1 for size in sizes]), sizes.count(3), 0)
        for recipe, sizes in RECIPES.items()
    ]
    # The recipes that ask for no more than so many fruits, pairs, triples and further plums.
    content = [
        [sum([1 << place for place, ask in enumerate(asked) if ask[part] <= number]) for number in range(10)]
        for part in range(4)
    ]
    makeable: list[i64] = [0] * (4 * 4096)
    for singles, pairs, triples, plums in product(range(10), range(10), range(10), range(4)):
        bits = content[0][singles] & content[1][pairs] & content[2][triples] & content[3][plums]
        makeable[singles + 16 * pairs + 256 * triples + 4096 * plums] = bits
    return makeable


MAKEABLE: Final = _makeable()


class Lookup:
    """What seats, edition and components fix for the whole game."""

    def __init__(self, seats: int, edition: Edition, cards: Sequence[Card]) -> None:
        self.seats: i64 = seats
        self.edition = edition
        self.cards = list(cards)
        numbers = DEALT_NUMBERS[seats]
        self.decks = [list(range(first, first + numbers)) for first in range(0, CARDS, NUMBERS)]
        self.hand = numbers // seats
        # Every hand of a round, in three parts: see `Pflaumen.cards`. After the last round all are empty.
        self.hands = [
            subsets(deck[:LOW]) + subsets(deck[LOW : LOW + HIGH]) + subsets(deck[LOW + HIGH :])
            for deck in (list(range(first, first + NUMBERS)) for first in (0, NUMBERS, 2 * NUMBERS, 0))
        ]
        # Where the cards of a trick are that still lie there, if bits say so.
        self.lying: list[list[i64]] = subsets(list(range(seats)))
        self.fruit: list[i64] = [*(card.fruit for card in cards), PLUM]
        self.shift: list[i64] = [COUNT_BITS * fruit for fruit in self.fruit]  # where its fruit is counted
        self.action: list[i64] = [card.action for card in cards]
        self.points = [card.points for card in cards]
        names = list(RECIPES)
        self.recipe = ["" if card.recipe == NO_RECIPE else names[card.recipe] for card in cards]
        self.sizes = [RECIPES[recipe] if recipe else () for recipe in self.recipe]
        recipes = [Recipe(letters, sizes) for letters, sizes in RECIPES.items()]
        self.asks = [recipes[card.recipe] for card in cards]
        self.needs: list[i64] = [1 << card.recipe if card.recipe != NO_RECIPE else 0 for card in cards]
        self.needs.append(0)
        self.waiting: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        self.clockwise = [[(s + i) % seats for i in range(seats)] for s in range(seats)]
        self.clockwise_order: list[i64] = [packed(order, SEAT_BITS) for order in self.clockwise]
        self.left = [(seat + 1) % seats for seat in range(seats)]
        self.ranks: list[i64] = [
            8 * total(card % NUMBERS + 1, pi) for pi in range(MOST_PI + 1) for card in range(CARDS)
        ]
        # Every action once, for lists of legal ones: large ints made anew for each of them take longer.
        self.actions: list[Any] = list(range(DONE + 1))
        # And every action as the only one. These lists are handed out, so nobody changes them.
        self.alone: list[list[int]] = [[action] for action in self.actions]
        self.none: list[int] = []
        self.mix_or_done: list[list[int]] = [[MIX_CARD + card, DONE] for card in range(CARDS)]
        # What one more card of a fruit adds to a display's wealth: the first 1 to the different fruits, the
        # second 16 to the pairs, the third 256 to the triples; the third, fourth and fifth plum 4096 each.
        self.rise: list[i64] = [0, 1, 16, 256, *[0] * (PLUMS - 4)] * 2
        self.rise[PLUMS + 3 : PLUMS + 6] = [256 + 4096, 4096, 4096]


def packed(numbers: Sequence[int], bits: int) -> int:
    """Several numbers in one, each with this number of bits; the first is the lowest."""
    return sum([number << bits * place for place, number in enumerate(numbers)])
