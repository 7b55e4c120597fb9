"""What a seat at a game of Fruitoplay may know, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import u8

from parlour.games.fruitoplay.lookup import (
    BONUS,
    CANCELS,
    CARDS,
    COLLECTIVE,
    COLUMN,
    FRUITS,
    HALF,
    HIGHS,
    LOWS,
    NO_CARD,
    NO_FRUIT,
    ROUNDS,
    TURNS,
    WIDTH,
    Lookup,
)
from parlour.games.fruitoplay.rules import CANCEL, CHOOSE_COLLECTIVE, LAST_DRAW, PLAY, Fruitoplay
from parlour.kernel.tensor import MOST, Tensor, limited, mark

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64


class FruitoplayTensor(Tensor[Fruitoplay]):
    """Cards and actions have the same numbers; the card after the last is the collective one."""

    def __init__(self, lookup: Lookup) -> None:
        seats = lookup.seats
        super().__init__(seats, CANCELS + CARDS + 1)
        self.lookup = lookup
        feature = self.feature
        self.leads: i64 = feature(
            "leads", seats - 1, "own points less those of the others, by seat", highest=MOST, lowest=-MOST
        )
        self.phase: i64 = feature("phase", 4, "what is due: collective card, card, last draw, cancelling")
        self.round: i64 = feature("round", ROUNDS, "the round")
        self.hand: i64 = feature("hand", CARDS, "own cards, a chosen one included")
        self.hands: i64 = feature("hands", seats, "how many cards everybody holds, by seat", highest=TURNS)
        self.chosen: i64 = feature("chosen", COLLECTIVE, "the own hidden choice: a card, to draw, to stay")
        self.cancels: i64 = feature("cancels", CARDS + 1, "own hidden choices of cards to be cancelled")
        self.chose: i64 = feature("chose", seats, "who has made a hidden choice, by seat")
        self.target: i64 = feature("target", CARDS, "the present target")
        self.river: i64 = feature("river", CARDS, "later targets: in how many turns", highest=TURNS - 1)
        self.columns: i64 = feature("columns", CARDS * seats, "the cards in the columns, by seat")
        self.values: i64 = feature(
            "values", FRUITS * seats, "what the columns are worth, by seat and fruit", highest=COLUMN
        )
        self.out: i64 = feature("out", CARDS, "cards of this round that nobody won")
        self.collective: i64 = feature("collective", FRUITS, "the fruit of the collective card")
        self.bonus: i64 = feature("bonus", 1, "what the collective card adds", highest=max(BONUS))
        self.pile: i64 = feature("pile", 1, "cards in the deck", highest=CARDS)

    def fill(self, state: Fruitoplay, seat: int, row: BytesWriter, at: i64) -> None:
        """FRU-4, FRU-6, FRU-9 and FRU-10. What lies open, and what this seat holds and has chosen."""
        super().fill(state, seat, row, at)
        seats = self.lookup.seats
        phase = state.phase
        if phase == PLAY:
            row[at + self.phase + 1] = 1
        elif phase == CHOOSE_COLLECTIVE:
            row[at + self.phase] = 1
        elif phase == LAST_DRAW:
            row[at + self.phase + 2] = 1
        elif phase == CANCEL:
            row[at + self.phase + 3] = 1
        if state.round:
            row[at + self.round + state.round - 1] = 1
        card: i64
        place: i64
        own = state.players[seat]
        for card in own.hand:
            row[at + self.hand + card] = 1
        if own.chosen != NO_CARD:
            row[at + self.chosen + own.chosen] = 1
        for card in own.cancels:
            row[at + self.cancels + card] = 1
        low, high = state.shown_low, state.shown_high
        for place in range(seats):
            other: i64 = seat + place
            if other >= seats:
                other -= seats
            player = state.players[other]
            row[at + self.hands + place] = u8(len(player.hand))
            if player.chosen != NO_CARD or player.cancels:
                row[at + self.chose + place] = 1
            mark_cards(player.low, player.high, row, at + self.columns + CARDS * place)
            low &= ~player.low
            high &= ~player.high
            worth = state.worth(other)
            value = at + self.values + FRUITS * place
            while worth:
                row[value] = u8(worth & COLUMN)
                worth >>= WIDTH
                value += 1
        for place in range(state.turn, len(state.river)):
            card = state.river[place]
            low &= ~LOWS[card]
            high &= ~HIGHS[card]
            if place == state.turn:
                row[at + self.target + card] = 1
            else:
                row[at + self.river + card] = u8(place - state.turn)
        mark_cards(low, high, row, at + self.out)
        if state.collective != NO_FRUIT:
            row[at + self.collective + state.collective] = 1
            row[at + self.bonus] = u8(BONUS[state.round])
        row[at + self.pile] = u8(len(state.pile) - state.drawn)
        if state.scored:
            scores = state.scores()
            for place in range(seats - 1):
                other = seat + place + 1
                if other >= seats:
                    other -= seats
                row[at + self.leads + place] = limited(scores[seat] - scores[other])


def mark_cards(low: i64, high: i64, row: BytesWriter, at: i64) -> None:
    """Write a 1 for each card of these bits."""
    mark(low, row, at)
    mark(high, row, at + HALF)
