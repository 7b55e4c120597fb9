"""Possible truths behind a view of Fruitoplay, each equally likely as far as the cards tell."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.beliefs import Beliefs, drawn
from parlour.games.fruitoplay.lookup import CANCELS, DRAW, NO_CARD, PLACE, STAY
from parlour.games.fruitoplay.policy import HABITS, OWN, FruitoplayPolicy
from parlour.games.fruitoplay.rules import (
    CANCEL,
    CHOOSE_COLLECTIVE,
    DEAL,
    DRAW_COLLECTIVE,
    LAST_DRAW,
    OVER,
    PLAY,
    Fruitoplay,
)
from parlour.kernel.beliefs import Hands, deal
from parlour.kernel.sets import bits_of
from parlour.kernel.state import CHANCE, Sampler

if TYPE_CHECKING:
    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.games.fruitoplay.view import FruitoplayView
    from parlour.kernel.rng import Rng

FOLLOWED: Final = 16  # of so many hands that may be weighed, one is followed to tell how a seat chooses,
FEWEST: Final = 20  # and these besides
ALIKE: Final = 2.0  # how much likelier it is that all others have the same habit
PHASES: Final = {
    "deck": DEAL,
    "collective": DRAW_COLLECTIVE,
    "play": PLAY,
    "draw": LAST_DRAW,
    "cancel": CANCEL,
    "over": OVER,
}


class FruitoplaySampler(Sampler[Fruitoplay]):
    """Deals the cards that the seat has not seen, and makes the hidden choices of the others by lot."""

    def __init__(self, setup: FruitoplaySetup, view: FruitoplayView) -> None:
        self.known = known = Fruitoplay(setup.lookup)
        known.phase = CHOOSE_COLLECTIVE if view.phase == "collective" else PHASES[view.chance or view.phase]
        known.waiting = (CHANCE,) if view.chance else view.waiting
        known.owing = bits_of(view.waiting)
        known.round = view.round
        known.turn = len(view.tricks)
        known.river = [NO_CARD] * len(view.tricks) + [setup.card(item) for item in view.river]
        if view.collective is not None:
            known.collective = setup.fruits.index(view.collective)
        for turn, trick in enumerate(view.tricks):
            for player, item in zip(known.players, trick, strict=True):
                if item is not None:
                    player.played |= setup.card(item) + 1 << PLACE * turn
        for player, own, cancelled in zip(known.players, view.columns, view.cancelled, strict=True):
            known.lay(player, [setup.card(item) for column in own for item in column])
            player.cancelled = tuple([setup.card(item) for item in cancelled])
        if known.phase == CANCEL:
            known.find_dues()
        known.scored = [list(points) for points in zip(*view.points, strict=True)]
        if view.seat is not None:
            known.players[view.seat].hand = [setup.card(item) for item in view.hand]
            self._choose(view.seat, [setup.action(token) for token in view.chosen])

        shown = {*map(setup.card, view.river), *map(setup.card, view.out)}
        shown.update(*[player.columns() for player in known.players])
        known.show(list(shown))
        seen = shown.union(*[player.hand for player in known.players])
        dealt = view.round > 0
        self.unseen = [card for card in setup.lookup.cards if card not in seen] if dealt else []
        self.pile = view.pile
        self.others = [
            (seat, held, made)
            for seat, (held, made) in enumerate(zip(view.hands, view.choices, strict=True))
            if seat != view.seat
        ]
        self.weighed: list[Hands] = []
        self.seat = view.seat
        self.habits = Hands()  # those that the other seats may have together
        self.beliefs: Beliefs | None = None
        if known.phase == PLAY and known.turn:
            assert isinstance(setup.policy, FruitoplayPolicy)
            self.beliefs = Beliefs(setup.policy, known)

    def _choose(self, seat: int, actions: list[int]) -> None:
        player = self.known.players[seat]
        if self.known.phase == CANCEL:
            player.cancels = tuple([action - CANCELS for action in actions])
        elif actions:
            player.chosen = actions[0]

    def sample(self, rng: Rng) -> Fruitoplay:
        state = self.known.clone()
        unseen = self.unseen[:]
        rng.shuffle(unseen)
        for seat, held, made in self.others:
            hand = sorted(unseen[:held])
            del unseen[:held]
            self._give(state, seat, hand, made, rng)
        state.pile = unseen[: self.pile]  # what is left has been seen, and forgotten
        return state

    def believe(self, rng: Rng, hands: int) -> None:
        self.weighed = []
        self.habits = Hands()
        beliefs = self.beliefs
        if beliefs is None or not any(beliefs.choices):
            return
        unseen = self.unseen[:]
        for seat, held, _ in self.others:
            weighed = Hands()
            for _ in range(hands):
                hand = drawn(unseen, held, rng)
                weighed.add(hand, beliefs.likelihood(seat, hand, rng))
            self.weighed.append(weighed)

    def suppose(self, rng: Rng, hands: int) -> None:
        """How the others choose tells a search more than what they hold, and takes less time."""
        self.weighed = []
        self.habits = Hands()
        if self.known.phase != PLAY:
            return
        beliefs = self.beliefs
        explained = [[1.0] * len(HABITS) for _ in self.others]
        if beliefs is not None:
            number = hands // FOLLOWED + FEWEST
            unseen = self.unseen[:]
            for place, (seat, held, _) in enumerate(self.others):
                explained[place] = [
                    beliefs.explains(seat, habit, unseen, held, number, rng) for habit in HABITS
                ]
        for together in product(HABITS, repeat=len(explained)):
            counting = sum(together)
            weight = 1.0 / math.comb(len(explained), counting)
            if counting in (0, len(explained)):
                weight *= ALIKE
            for of_seat, habit in zip(explained, together, strict=True):
                weight *= of_seat[habit]
            self.habits.add(list(together), weight)

    def likely(self, rng: Rng) -> Fruitoplay:
        if self.habits.hands:
            habits = self.habits.hands[self.habits.pick(rng)]
            state = self.sample(rng)
            for (seat, _, _), habit in zip(self.others, habits, strict=True):
                state.players[seat].habit = habit
            if self.seat is not None:
                state.players[self.seat].habit = OWN
            return state
        found = deal(self.weighed, rng) if self.weighed else []
        if not found:
            return self.sample(rng)
        state = self.known.clone()
        unseen = self.unseen[:]
        for (seat, _, made), hand in zip(self.others, found, strict=True):
            for card in hand:
                unseen.remove(card)
            hand.sort()
            self._give(state, seat, hand, made, rng)
        rng.shuffle(unseen)
        state.pile = unseen[: self.pile]
        return state

    def _give(self, state: Fruitoplay, seat: int, hand: list[int], made: int, rng: Rng) -> None:
        """A seat holds these cards, and has made so many hidden choices."""
        player = state.players[seat]
        player.hand = hand
        if not made:
            return
        if state.phase == PLAY:
            player.chosen = hand[rng.below(len(hand))]
        elif state.phase == LAST_DRAW:
            player.chosen = (DRAW, STAY)[rng.below(2)]
        else:
            dues = [state.due(player, number) for number in range(made)]
            player.cancels = tuple([cards[rng.below(len(cards))] for cards in dues])


class Pile(Sampler[Fruitoplay]):
    """The same truth with its pile shuffled."""

    def __init__(self, state: Fruitoplay) -> None:
        self.state = state

    def sample(self, rng: Rng) -> Fruitoplay:
        state = self.state.clone()
        pile = state.pile[state.drawn :]
        rng.shuffle(pile)
        state.pile = state.pile[: state.drawn] + pile
        return state
