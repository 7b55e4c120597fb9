"""A rule of thumb for Fruitoplay: how a sensible newcomer plays, from a view alone."""

from __future__ import annotations

from bisect import bisect_right
from itertools import product
from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.lookup import CANCELS, COLLECTIVE, DRAW, FRUITS
from parlour.games.fruitoplay.player import Player
from parlour.games.fruitoplay.rules import Fruitoplay, score

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.games.fruitoplay.view import FruitoplayView
    from parlour.kernel.rng import Rng

EAGER: Final = 0.5  # how many of the better cards they might hold the others are thought to play


def greedy(setup: FruitoplaySetup, view: FruitoplayView, legal: Sequence[str], rng: Rng) -> str:
    """Count what the columns and the hand would score if the round ended with this choice; of equally good
    choices, any.
    """
    worth = _Worth(setup, view)
    of = {
        "play": worth.of_card,
        "draw": worth.of_draw,
        "collective": worth.of_collective,
        "cancel": worth.of_cancel,
    }
    worths = {token: of[view.phase](setup.action(token)) for token in legal}
    best = max(worths.values())
    good = [token for token in legal if worths[token] == best]
    return good[rng.below(len(good))]


class _Worth:
    """What each choice of a seat promises."""

    def __init__(self, setup: FruitoplaySetup, view: FruitoplayView) -> None:
        assert view.seat is not None
        lookup = setup.lookup
        self.view = view
        self.hand = [setup.card(item) for item in view.hand]
        columns = [[setup.card(item) for column in own for item in column] for own in view.columns]
        self.mine = columns[view.seat] + self.hand
        river = [setup.card(item) for item in view.river]
        seen = {*self.mine, *river, *map(setup.card, view.out)}.union(*columns)
        self.unseen = [card for card in lookup.cards if card not in seen]
        self.distance = lookup.distance[river[0]] if river else []
        self.distances = sorted(self.distance[card] for card in self.unseen) if river else []
        self.chosen = [setup.action(token) - CANCELS for token in view.chosen]
        self.scratch = Fruitoplay(lookup)  # where scores are counted, as those of seat 0
        self.scratch.round = view.round
        if view.collective is not None:
            self.scratch.collective = setup.fruits.index(view.collective)
        self.won = self.count([*self.mine, *river[:1]])

    def of_card(self, card: int) -> float:
        """What is to be scored with the target, or without the card, as likely as it is to win."""
        others = sum(self.view.hands) - len(self.hand)
        better = bisect_right(self.distances, self.distance[card])  # or as near
        alone: float = (1 - better / len(self.unseen)) ** (others * EAGER)
        lost = self.count([held for held in self.mine if held != card])
        return alone * self.won + (1 - alone) * lost

    def of_draw(self, action: int) -> float:
        """FRU-12. What a card of the deck would make of the columns, on average."""
        if action != DRAW:
            return self.count(self.mine)
        return sum(self.count([*self.mine, card]) for card in self.unseen) / len(self.unseen)

    def of_collective(self, action: int) -> float:
        """FRU-5. What the hand would score with this fruit added."""
        self.scratch.collective = action - COLLECTIVE
        return self.count(self.mine)

    def of_cancel(self, action: int) -> float:
        """FRU-16. What is scored if the other rotten cards are used well, too."""
        return self.count(self.mine, (*self._kept(), action - CANCELS))

    def _kept(self) -> list[int]:
        """The choices that stand. A seat that has made all of them begins anew."""
        return self.chosen if self.view.seat in self.view.waiting else []

    def count(self, cards: Iterable[int], cancels: Sequence[int] = ()) -> int:
        """FRU-16 to FRU-18. The best score of these cards, some cancellations being decided."""
        state = self.scratch
        player = state.players[0] = Player()
        state.lay(player, list(cards))
        fruits = [fruit for fruit in range(FRUITS) if player.rotten() >> fruit & 1]
        rotten = [state.cancellable(player, fruit) for fruit in fruits]
        choices = [options for options in rotten if len(options) > 1]
        forced = [options[0] for options in rotten if len(options) == 1]
        best = 0
        for chosen in product(*choices):
            if chosen[: len(cancels)] == tuple(cancels):
                player.cancelled = (*forced, *chosen)
                best = max(best, score(state.worth(0)))
        return best
