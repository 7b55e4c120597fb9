"""What a seat at a game of Pi mal Pflaumen or Pies may know, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import u8

from parlour.games.pflaumen.lookup import (
    CARDS,
    DONE,
    MOST_PI,
    NO_ORDER,
    NOBODY,
    NOTHING,
    NUMBERS,
    PLUM_CARD,
    PLUM_CARDS,
    ROUNDS,
    SEAT,
    SEAT_BITS,
    Lookup,
)
from parlour.games.pflaumen.rules import DEAL, OVER, PLAY, USE, Pflaumen
from parlour.kernel.sets import ONE, count
from parlour.kernel.tensor import Tensor, mark

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64


class PflaumenTensor(Tensor[Pflaumen]):
    """Cards have the same numbers as in the actions; the card after the last is a plum of the supply."""

    def __init__(self, lookup: Lookup) -> None:
        seats = lookup.seats
        super().__init__(seats, DONE + 1)
        self.lookup = lookup
        self.dealt: i64 = len(lookup.decks[0])
        feature = self.feature
        self.phase: i64 = feature("phase", 5, "what is due: play, take, steal, mix or done, use for a mix")
        self.round: i64 = feature("round", ROUNDS, "the round")
        self.last_mixes: i64 = feature("last_mixes", 1, "all tricks are over, and only mixes are made")
        self.start: i64 = feature("start", seats, "who leads this trick, by seat")
        self.hand: i64 = feature("hand", CARDS, "own cards")
        self.hands: i64 = feature("hands", seats, "how many cards everybody holds", highest=lookup.hand)
        self.seen: i64 = feature("seen", NUMBERS, "the numbers of this round that have been played")
        self.played: i64 = feature("played", NUMBERS * seats, "the number played in this trick, by seat")
        self.played_pi: i64 = feature("played_pi", seats, "the Pi played with it, by seat", highest=MOST_PI)
        self.order: i64 = feature("order", seats, "by seat, when it takes: 1 is first", highest=seats)
        self.turn: i64 = feature("turn", 1, "how many have had their turn to play or take", highest=seats)
        self.trick: i64 = feature("trick", CARDS, "the cards that are still to be taken")
        self.pi: i64 = feature("pi", seats, "how many Pi everybody has", highest=MOST_PI)
        self.supply: i64 = feature("supply", 1, "Pi at the side", highest=lookup.edition.pi)
        self.plums: i64 = feature("plums", 1, "plums at the side", highest=PLUM_CARDS)
        self.watchdog: i64 = feature("watchdog", seats, "who has the watchdog")
        self.displays: i64 = feature(
            "displays", (CARDS + 1) * seats, "the cards in the displays, by seat", highest=PLUM_CARDS
        )
        self.piles: i64 = feature("piles", CARDS * seats, "recipe cards scored, by seat")
        self.mix: i64 = feature("mix", CARDS, "the recipe card of the mix that is being made")
        self.used: i64 = feature("used", CARDS + 1, "its cards so far", highest=PLUM_CARDS)

    def fill(self, state: Pflaumen, seat: int, row: BytesWriter, at: i64) -> None:
        """PMP-5 and PMP-8. Everything lies open but the hands of the others."""
        super().fill(state, seat, row, at)
        seats = self.lookup.seats
        phase = state.phase
        if PLAY <= phase <= USE:
            row[at + self.phase + phase - PLAY] = 1
        begins = min(state.round, ROUNDS - 1) * NUMBERS  # the first card of the round
        row[at + self.round + begins // NUMBERS] = 1
        if state.round == ROUNDS and phase != OVER:
            row[at + self.last_mixes] = 1
        card: i64
        place: i64
        if state.start != NOBODY:
            place = state.start - seat
            row[at + self.start + (place if place >= 0 else place + seats)] = 1
        held: i64 = 0
        for place in range(seats):
            other: i64 = seat + place
            if other >= seats:
                other -= seats
            player = state.holdings[other]
            held |= player.hand
            row[at + self.hands + place] = u8(count(player.hand))
            if place == 0:
                mark(player.hand, row, at + self.hand + begins)
            if player.play != NOTHING:
                card = player.play % CARDS
                row[at + self.played + NUMBERS * place + card % NUMBERS] = 1
                row[at + self.played_pi + place] = u8(player.play // CARDS)
            row[at + self.pi + place] = u8(player.pi)
            display = at + self.displays + (CARDS + 1) * place
            for card in player.display:
                row[display + card] = 1
            row[display + PLUM_CARD] = u8(player.plums)
            pile = at + self.piles + CARDS * place
            for card in player.pile:
                row[pile + card] = 1
        if phase > DEAL:
            mark((ONE << self.dealt) - 1 & ~held, row, at + self.seen)
        if state.order != NO_ORDER:
            order = state.order
            for turn in range(seats):
                place = (order & SEAT) - seat
                row[at + self.order + (place if place >= 0 else place + seats)] = u8(turn + 1)
                order >>= SEAT_BITS
        row[at + self.turn] = u8(state.turn)
        for card in state.lying_cards():
            row[at + self.trick + card] = 1
        row[at + self.supply] = u8(state.supply)
        row[at + self.plums] = u8(state.plum_supply)
        if state.watchdog != NOBODY:
            place = state.watchdog - seat
            row[at + self.watchdog + (place if place >= 0 else place + seats)] = 1
        if state.mix != NOTHING:
            row[at + self.mix + state.mix] = 1
            for card in state.used_cards():
                here = at + self.used + card
                row[here] = row[here] + 1  # `+=` is slow where it is compiled
