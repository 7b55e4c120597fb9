"""What the cards that were played tell about those that are held: how likely each choice was."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from parlour.games.pungi.policy import chances_above, promise, rises, worths
from parlour.games.pungi.rules import ANIMALS, HAND, Lookup, Pungi

if TYPE_CHECKING:
    from mypy_extensions import i64

    from parlour.kernel.rng import Rng

SHARPNESS: Final = 2.0  # a card that promises a point less is this power of e less likely to be played,
BLUNDER: Final = 0.25  # unless the choice was random, as this share of them is
HIDDEN: Final = -1


class Choice:
    """One past choice of a seat: what was played, and how attractive each card was at that moment."""

    def __init__(self, card: int, pull: list[float]) -> None:
        self.card: i64 = card  # or HIDDEN: one of those in the hand
        self.pull = pull


class Beliefs:
    """The past choices of every seat, the latest first, as far as a view tells of them."""

    def __init__(self, state: Pungi, row: list[int], animals: list[int]) -> None:
        """A state that may have hidden cards, and of this round the row and the animals played."""
        lookup = state.lookup
        self.choices: list[list[Choice]] = [[] for _ in range(lookup.seats)]
        seats = int(lookup.seats)
        start = int(state.start)
        played = state.played()
        if not row:
            return  # nobody is to play a card
        self._add_round(lookup, start, played, animals, row, state, int(state.discarded))
        if lookup.naming:
            return  # who began an earlier round lies open no more
        first = int(state.discarded) - seats
        while first >= 0:
            start = (start - 1) % seats
            cards = state.used[first : first + seats]
            ranks = lookup.ranks[sum([int(lookup.weight[card]) for card in cards])]
            places = sorted(range(seats), key=lambda place: ranks[cards[place]] + place)
            row = [state.taken[first + (start + place) % seats] for place in places]
            animals = [lookup.animal[card] for card in cards]
            self._add_round(lookup, start, cards, animals, row, state, first)
            first -= seats

    def _add_round(
        self,
        lookup: Lookup,
        start: int,
        cards: list[int],
        animals: list[int],
        row: list[int],
        state: Pungi,
        before: int,
    ) -> None:
        """The choices of one round, before which so many cards had been used, and as many snakes taken."""
        seats = int(lookup.seats)
        counts = [0] * ANIMALS
        for place, card in enumerate(cards):
            seat = (start + place) % seats
            mine = state.taken[seat:before:seats]
            worth = rises(row, mine) if lookup.turn_again else worths(row, mine)
            self.choices[seat].append(Choice(card, pulls(lookup, worth, counts, place, state.used[:before])))
            counts[animals[place]] += 1

    def likelihood(self, seat: i64, hand: list[int], played: i64, rng: Rng) -> float:
        """How likely a seat with these five cards has made all its choices. Which card it drew after which
        round is not known: any.
        """
        held = hand[:]
        total = 1.0
        for choice in self.choices[seat]:
            card = choice.card
            if card == HIDDEN:
                card = played
            else:
                held[rng.below(HAND)] = card
            pull = choice.pull
            everything = 0.0
            for other in held:
                everything += pull[other]
            total *= BLUNDER / HAND + (1.0 - BLUNDER) * pull[card] / everything
        return total


def pulls(lookup: Lookup, row: list[float], played: list[int], earlier: int, gone: list[int]) -> list[float]:
    """How attractive each card is to a player, by what the light policy thinks that it brings."""
    most = max(played)
    leaders = played.count(most)
    above = chances_above(lookup, gone, earlier)
    found = []
    for card in lookup.cards:
        count = played[lookup.animal[card]] + 1
        worth = promise(row, count, most, leaders, earlier, above[lookup.height[card]])
        found.append(math.exp(SHARPNESS * worth))
    return found
