"""A rule of thumb for Pungi: how a sensible newcomer plays, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.pungi.rules import CHARMER, NO_ANIMAL, Lookup, priority
from parlour.kernel.token import Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pungi.setup import PungiSetup
    from parlour.games.pungi.view import PungiView
    from parlour.kernel.rng import Rng


def greedy(setup: PungiSetup, view: PungiView, legal: Sequence[str], rng: Rng) -> str:
    """Play the card that is likely to bring the most valuable snake, and of equally good ones the lowest.
    Name (PUN-17) the player with the fewest points, who is the least dangerous to follow.
    """
    if view.phase == "name":
        fewest = min(view.scores[int(Token.parse(token).item)] for token in legal)
        weakest = [t for t in legal if view.scores[int(Token.parse(t).item)] == fewest]
        return weakest[rng.below(len(weakest))]
    worth = _Worth(setup, view)
    return max(legal, key=lambda token: worth.of(setup.action(token)))


class _Worth:
    """What each of a seat's cards is worth in this round."""

    def __init__(self, setup: PungiSetup, view: PungiView) -> None:
        assert view.seat is not None
        self.lookup: Lookup = setup.lookup
        taken = [setup.snake(item) for item in view.taken[view.seat]]
        score = self.lookup.score
        self.row = [score([*taken, snake]) - score(taken) for snake in map(setup.snake, view.row)]
        for place, snake in enumerate(map(setup.snake, view.row)):
            if snake == CHARMER and not any(held < 0 for held in taken):
                self.row[place] = 1  # it will meet a negative snake yet, as often as not
        animal = setup.animals.index
        seen = {*view.discard, *view.hand}
        self.unseen = [
            [
                self.lookup.value[card]
                for card in self.lookup.cards
                if self.lookup.animal[card] == kind and setup.cards[card] not in seen
            ]
            for kind in range(len(setup.animals))
        ]
        self.played = [animal(back) for back in view.played]
        later = self.lookup.clockwise[view.seat][1 : len(view.hands) - len(view.played)]
        self.later = [[animal(back) for back in view.hands[seat]] for seat in later]

    def of(self, card: int) -> tuple[float, int]:
        """The expected value of the snake that a card takes, and how little the card will be missed."""
        lookup = self.lookup
        mine, value = lookup.animal[card], lookup.value[card]
        first = priority([*self.played, mine]) if self.played else NO_ANIMAL
        before = sum(self._before(animal, True, first, mine, value) for animal in self.played)
        for hand in self.later:
            before += sum(self._before(a, False, first, mine, value) for a in hand) / len(hand)
        place = min(int(before), len(self.row) - 2)
        part = before - place
        return self.row[place] * (1 - part) + self.row[place + 1] * part, -value

    def _before(self, animal: int, earlier: bool, first: int, mine: int, value: int) -> float:
        """How likely it is that a hidden card of this animal takes before mine."""
        if animal != mine and first in (animal, mine):
            return float(first == animal)
        values = self.unseen[animal]
        higher = sum(other > value or (earlier and other == value) for other in values)
        return higher / len(values) if values else 0.0
