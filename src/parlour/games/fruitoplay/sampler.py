"""Possible truths behind a view of Fruitoplay, each equally likely as far as the cards tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.rules import (
    CANCEL,
    CANCELS,
    CHOOSE_COLLECTIVE,
    DEAL,
    DRAW,
    DRAW_COLLECTIVE,
    LAST_DRAW,
    NO_CARD,
    OVER,
    PLAY,
    STAY,
    Fruitoplay,
)
from parlour.kernel.state import CHANCE, Sampler

if TYPE_CHECKING:
    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.games.fruitoplay.view import FruitoplayView
    from parlour.kernel.rng import Rng

PHASES: Final = {
    "deck": DEAL,
    "collective": DRAW_COLLECTIVE,
    "play": PLAY,
    "draw": LAST_DRAW,
    "cancel": CANCEL,
    "over": OVER,
}


class FruitoplaySampler(Sampler):
    """Deals the cards that the seat has not seen, and makes the hidden choices of the others by lot."""

    def __init__(self, setup: FruitoplaySetup, view: FruitoplayView) -> None:
        self.known = known = Fruitoplay(setup.tables)
        known.phase = CHOOSE_COLLECTIVE if view.phase == "collective" else PHASES[view.chance or view.phase]
        known.waiting = (CHANCE,) if view.chance else view.waiting
        known.owing = sum(1 << seat for seat in view.waiting)
        known.round = view.round
        known.river = [setup.card(item) for item in reversed(view.river)]
        if view.collective is not None:
            known.collective = setup.fruits.index(view.collective)
        known.played = [
            NO_CARD if item is None else setup.card(item) for trick in view.tricks for item in trick
        ]
        known.columns = [[setup.card(item) for column in own for item in column] for own in view.columns]
        known.cancelled = [[setup.card(item) for item in cancelled] for cancelled in view.cancelled]
        known.out = [setup.card(item) for item in view.out]
        known.scored = [list(points) for points in zip(*view.points, strict=True)]
        if known.phase == CANCEL:
            known.find_rotten()
        if view.seat is not None:
            known.hands[view.seat] = [setup.card(item) for item in view.hand]
            self._choose(view.seat, [setup.action(token) for token in view.chosen])

        shown = {*known.river, *known.out}.union(*known.columns)
        known.show(list(shown))
        seen = shown.union(*known.hands)
        dealt = view.round > 0
        self.unseen = [card for card in setup.tables.cards if card not in seen] if dealt else []
        self.pile = view.pile
        self.others = [
            (seat, held, made)
            for seat, (held, made) in enumerate(zip(view.hands, view.choices, strict=True))
            if seat != view.seat
        ]

    def _choose(self, seat: int, actions: list[int]) -> None:
        if self.known.phase == CANCEL:
            self.known.cancels[seat] = [action - CANCELS for action in actions]
        elif actions:
            self.known.chosen[seat] = actions[0]

    def sample(self, rng: Rng) -> Fruitoplay:
        state = self.known.clone()
        unseen = self.unseen[:]
        rng.shuffle(unseen)
        for seat, held, made in self.others:
            hand = state.hands[seat] = sorted(unseen[:held])
            del unseen[:held]
            if not made:
                continue
            if state.phase == PLAY:
                state.chosen[seat] = hand[rng.below(held)]
            elif state.phase == LAST_DRAW:
                state.chosen[seat] = (DRAW, STAY)[rng.below(2)]
            else:
                dues = state.dues[seat][:made]
                state.cancels[seat] = [cards[rng.below(len(cards))] for cards in dues]
        state.pile = unseen[: self.pile]  # what is left has been seen, and forgotten
        return state
