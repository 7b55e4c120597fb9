"""Possible truths behind a view of Pungi, each equally likely as far as the cards tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi.beliefs import HIDDEN, Beliefs
from parlour.games.pungi.rules import (
    ANIMALS,
    DEAL_ANIMALS,
    DEAL_SNAKES,
    DRAW_START,
    HAND,
    NAME_START,
    NOBODY,
    NOWHERE,
    OVER,
    PLAY,
    SHUFFLE_BACK,
    Pungi,
)
from parlour.kernel.beliefs import Hands, deal
from parlour.kernel.state import CHANCE, Sampler

if TYPE_CHECKING:
    from parlour.games.pungi.setup import PungiSetup
    from parlour.games.pungi.view import PungiView
    from parlour.kernel.rng import Rng


PHASES: Final = {
    "animals": DEAL_ANIMALS,
    "start": DRAW_START,
    "play": PLAY,
    "name": NAME_START,
    "over": OVER,
}


class PungiSampler(Sampler[Pungi]):
    """Deals the cards that the seat has not seen to the backs that it sees."""

    def __init__(self, setup: PungiSetup, view: PungiView) -> None:
        self.known = known = Pungi(setup.lookup)
        known.phase = phase(view)
        known.waiting = (CHANCE,) if view.chance else view.waiting
        known.start = NOBODY if view.start is None else view.start
        row = [setup.snake(item) for item in view.row]
        known.laid = len(row)
        discard = [setup.card(item) for item in view.discard]
        known.discarded = len(discard)
        played = [HIDDEN if back in setup.animals else setup.card(back) for back in view.played]
        known.used = discard + played
        taken = [[setup.snake(item) for item in taken] for taken in view.taken]
        known.taken[: len(discard)] = [snake for at_once in zip(*taken, strict=True) for snake in at_once]
        hand = [setup.card(item) for item in view.hand]

        seen = {*known.used, *hand}
        self.unseen: list[list[int]] = [[] for _ in setup.animals]  # by animal
        for card in setup.lookup.cards:
            if card not in seen:
                self.unseen[setup.lookup.animal[card]].append(card)
        # The backs to be given a card: for each other hand its animals, then the hidden cards played.
        animal = setup.animals.index
        self.hands = [hand if seat == view.seat else [] for seat in range(setup.seats)]
        self.backs = [
            [] if seat == view.seat else [animal(back) for back in backs]
            for seat, backs in enumerate(view.hands)
        ]
        self.played = [
            (len(discard) + place, animal(back))
            for place, back in enumerate(view.played)
            if played[place] == HIDDEN
        ]
        # Whose hand lacks a card since it was played, in order of play, and the first card so missing.
        self.lacking = [
            seat for seat in setup.lookup.clockwise[known.start] if 0 < len(view.hands[seat]) < HAND
        ]
        self.missing = len(known.used) - len(self.lacking)
        self.pile = view.pile
        self.top = NOBODY if view.top is None else animal(view.top)

        dealt = view.snakes or view.start is not None
        self.snakes = setup.lookup.snakes[:] if dealt else []
        for snake in (*row, *known.taken[: len(discard)]):
            self.snakes.remove(snake)
        self.row = row
        backs = [
            animal(back) if card == HIDDEN else setup.lookup.animal[card]
            for back, card in zip(view.played, played, strict=True)
        ]
        self.beliefs = Beliefs(known, row, backs)
        # The seats with hidden cards: the animals of these, and where the one it has played lies, if it has.
        self.others: list[tuple[int, list[int], int]] = []
        place_of = {
            setup.lookup.clockwise[known.start][place - len(discard)]: place for place, _ in self.played
        }
        for seat, held in enumerate(self.backs):
            if seat in place_of:
                self.others.append((seat, [*held, backs[place_of[seat] - len(discard)]], place_of[seat]))
            elif held:
                self.others.append((seat, held, NOWHERE))
        self.weighed: list[Hands] = []

    def believe(self, rng: Rng, hands: int) -> None:
        self.weighed = []
        if not any(self.beliefs.choices):
            return
        unseen = [cards[:] for cards in self.unseen]
        for seat, backs, _ in self.others:
            weighed = Hands()
            for _ in range(hands):
                hand = drawn(unseen, backs, rng)
                weighed.add(hand, self.beliefs.likelihood(seat, hand, hand[-1], rng))
            self.weighed.append(weighed)

    def likely(self, rng: Rng) -> Pungi:
        found = deal(self.weighed, rng) if self.weighed else []
        if not found:
            return self.sample(rng)
        state = self.known.clone()
        unseen = [cards[:] for cards in self.unseen]
        hands = [hand[:] for hand in self.hands]
        for (seat, _, place), hand in zip(self.others, found, strict=True):
            for card in hand:
                unseen[state.lookup.animal[card]].remove(card)
            if place != NOWHERE:
                state.used[place] = hand.pop()
            hands[seat] = hand
        for cards in unseen:
            rng.shuffle(cards)
        return self._completed(state, hands, unseen, rng)

    def sample(self, rng: Rng) -> Pungi:
        state = self.known.clone()
        unseen = [cards[:] for cards in self.unseen]
        for cards in unseen:
            rng.shuffle(cards)
        hands = [hand[:] for hand in self.hands]
        for seat, backs in enumerate(self.backs):
            hands[seat] += [unseen[back].pop() for back in backs]
        for place, back in self.played:
            state.used[place] = unseen[back].pop()
        return self._completed(state, hands, unseen, rng)

    def _completed(self, state: Pungi, hands: list[list[int]], unseen: list[list[int]], rng: Rng) -> Pungi:
        """The state with these hands, and piles of what is left."""
        for place, seat in enumerate(self.lacking):
            hands[seat].append(state.used[self.missing + place])
        for hand in hands:
            hand.sort()
        state.hands = hands
        if self.pile:
            top = unseen[self.top].pop()
            rest = [card for cards in unseen for card in cards]
            rng.shuffle(rest)
            state.animals = [top, *rest]
        snakes = self.snakes[:]
        rng.shuffle(snakes)
        state.snakes = self.row + snakes
        return state


class Piles(Sampler[Pungi]):
    """The same truth with its piles shuffled. Of the top animal card everybody has seen the back (PUN-4)."""

    def __init__(self, state: Pungi) -> None:
        self.state = state

    def sample(self, rng: Rng) -> Pungi:
        state = self.state.clone()
        animals = state.animals[state.drawn :]
        if animals:
            animal = state.lookup.animal
            tops = [card for card in animals if animal[card] == animal[animals[0]]]
            top = tops[rng.below(len(tops))]
            animals.remove(top)
            rng.shuffle(animals)
            state.animals = [*state.animals[: state.drawn], top, *animals]
        snakes = state.snakes[state.laid :]
        rng.shuffle(snakes)
        state.snakes = state.snakes[: state.laid] + snakes
        return state


def drawn(unseen: list[list[int]], backs: list[int], rng: Rng) -> list[int]:
    """A random card of those unseen for each back. They come to the end of their lists."""
    taken = [0] * ANIMALS
    hand = []
    for back in backs:
        cards = unseen[back]
        taken[back] += 1
        last = len(cards) - taken[back]
        place = rng.below(last + 1)
        card = cards[place]
        cards[place] = cards[last]
        cards[last] = card
        hand.append(card)
    return hand


def phase(view: PungiView) -> int:
    """What is due. Only the snakes are drawn at two moments: before the first start player, and after."""
    if view.chance == "snakes":
        return DEAL_SNAKES if view.start is None else SHUFFLE_BACK
    return PHASES[view.chance or view.phase]
