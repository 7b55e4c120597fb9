"""Hands that others may hold, each as likely as it makes what they have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.sets import bits_of

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng

ATTEMPTS: Final = 120  # to find hands that have no card in common


class Hands:
    """Possible hands of one seat, and how likely each is."""

    def __init__(self) -> None:
        self.hands: list[list[int]] = []
        self.bits: list[int] = []  # the cards of each
        self.sums: list[float] = []  # of its weight and those of all before it

    def add(self, hand: list[int], weight: float) -> None:
        """One hand more, with a weight above 0."""
        self.hands.append(hand)
        self.bits.append(bits_of(hand))
        self.sums.append(weight + (self.sums[-1] if self.sums else 0.0))

    def pick(self, rng: Rng) -> int:
        """The number of a hand, each as often as its weight says."""
        mark = rng.fraction() * self.sums[-1]
        low = 0
        high = len(self.sums) - 1
        while low < high:
            middle = (low + high) // 2
            if self.sums[middle] < mark:
                low = middle + 1
            else:
                high = middle
        return low


def deal(seats: list[Hands], rng: Rng) -> list[list[int]]:
    """A hand for each seat, so that no card is in two of them; none at all, if that does not come off."""
    for _ in range(ATTEMPTS):
        held = 0
        found: list[list[int]] = []
        for hands in seats:
            number = hands.pick(rng)
            bits = hands.bits[number]
            if held & bits:
                break
            held |= bits
            found.append(hands.hands[number][:])
        if len(found) == len(seats):
            return found
    return []
