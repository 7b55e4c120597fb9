"""Possible truths behind a view of Pi mal Pflaumen or Pies, each equally likely."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.lookup import NOBODY, NOTHING, PLUM_CARD, ROUNDS, SEAT_BITS, packed
from parlour.games.pflaumen.rules import DEAL, DRAW_START, MIX, OVER, PLAY, ROB, TAKE, USE, Pflaumen, bits
from parlour.kernel.state import CHANCE, Sampler

if TYPE_CHECKING:
    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.games.pflaumen.view import PflaumenView
    from parlour.kernel.rng import Rng

PHASES: Final = {
    "start": DRAW_START,
    "deck1": DEAL,
    "deck2": DEAL,
    "deck3": DEAL,
    "play": PLAY,
    "take": TAKE,
    "steal": ROB,
    "mix": MIX,
    "use": USE,
    "over": OVER,
}


class PflaumenSampler(Sampler[Pflaumen]):
    """Deals the cards of the round that the seat has not seen to the hands that it does not see."""

    def __init__(self, setup: PflaumenSetup, view: PflaumenView) -> None:
        card = setup.card
        self.known = known = Pflaumen(setup.lookup)
        known.phase = PHASES[view.chance or view.phase]
        known.waiting = (CHANCE,) if view.chance else view.waiting
        known.round = ROUNDS if view.last_mixes or known.phase == OVER else view.round - 1
        known.start = NOBODY if view.start is None else view.start
        known.supply = view.supply
        known.plum_supply = view.plums
        if known.phase != PLAY:
            known.trick = [card(item) for item in view.trick]
            known.lying = (1 << len(view.trick)) - 1
        if view.order:
            known.order = packed(view.order, SEAT_BITS)
        known.turn = view.turn
        known.watchdog = NOBODY if view.watchdog is None else view.watchdog
        for seat, owned in enumerate(known.holdings):
            play = view.played[seat]
            owned.play = NOTHING if play is None else setup.action(f"play:{play}")
            owned.pi = view.pi[seat]
            for item in view.displays[seat]:
                owned.gain(setup.lookup, card(item))
            owned.pile = [card(item) for item in view.piles[seat]]
            owned.points = view.scores[seat]
        known.mix = NOTHING if view.mix is None else card(view.mix)
        if view.mix is not None:
            known.lacking = setup.lookup.asks[known.mix].cards - len(view.used)
        for item in view.used:
            if card(item) == PLUM_CARD:
                known.used_plums += 1
            else:
                known.used |= 1 << known.holdings[view.waiting[0]].display.index(card(item))

        seen = {card(item) for item in (*view.seen, *view.hand)}
        if view.seat is not None:
            known.holdings[view.seat].hand = bits([card(item) for item in view.hand], 0, len(view.hand))
        deck = setup.lookup.decks[view.round - 1]
        self.unseen = [] if view.chance else [hidden for hidden in deck if hidden not in seen]
        self.hands = [(seat, size) for seat, size in enumerate(view.hands) if seat != view.seat]

    def sample(self, rng: Rng) -> Pflaumen:
        state = self.known.clone()
        unseen = self.unseen[:]
        rng.shuffle(unseen)
        last = len(unseen)
        for seat, size in self.hands:
            last -= size
            state.holdings[seat].hand = bits(unseen, last, size)
        return state

    def worlds(self, limit: int) -> list[Pflaumen]:
        left = len(self.unseen)
        count = 1
        for _, size in self.hands:
            count *= comb(left, size)
            left -= size
        if count > limit:
            return []
        deals: list[list[tuple[int, ...]]] = [[]]
        for _, size in self.hands:
            deals = [
                [*deal, hand]
                for deal in deals
                for hand in combinations([card for card in self.unseen if not dealt(card, deal)], size)
            ]
        states: list[Pflaumen] = []
        for deal in deals:
            state = self.known.clone()
            for (seat, _), hand in zip(self.hands, deal, strict=True):
                state.holdings[seat].hand = bits(list(hand), 0, len(hand))
            states.append(state)
        return states


def dealt(card: int, deal: list[tuple[int, ...]]) -> bool:
    """Whether one of these hands has the card."""
    return any(card in hand for hand in deal)
