"""What a seat at a game of Pungi may know, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import u8

from parlour.games.pungi.rules import ANIMALS, CARDS, HAND, NAME_START, NOBODY, PLAY, START, Pungi, Tables
from parlour.kernel.tensor import Tensor

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

    from parlour.kernel.state import State


class PungiTensor(Tensor):
    """Cards and actions have the same numbers; snakes are sorted into kinds, the lowest first."""

    def __init__(self, tables: Tables) -> None:
        seats = tables.seats
        super().__init__(seats, START + seats)
        self.tables = tables
        kinds = sorted(set(tables.snakes))
        self.lowest = kinds[0]
        self.kinds: i64 = len(kinds)
        self.kind = [kinds.index(snake) if snake in kinds else 0 for snake in range(kinds[0], kinds[-1] + 1)]
        feature = self.feature
        self.naming: i64 = feature("naming", 1, "the next start player is to be named, not a card played")
        self.start: i64 = feature("start", seats, "the start player of the round, by seat")
        self.hand: i64 = feature("hand", CARDS, "own cards")
        self.hands: i64 = feature(
            "hands", ANIMALS * (seats - 1), "the others' cards, by seat and animal", highest=HAND
        )
        self.mine: i64 = feature("mine", CARDS, "the own card played in this round")
        self.played: i64 = feature("played", ANIMALS * seats, "the animals played in this round, by seat")
        self.row_: i64 = feature(
            "row", self.kinds * seats, "the snake cards in the row, by place from the arrow's tip and kind"
        )
        most = max([tables.snakes.count(kind) for kind in kinds])
        self.taken: i64 = feature(
            "taken", self.kinds * seats, "snake cards taken, by seat and kind", highest=most
        )
        self.discard: i64 = feature("discard", CARDS, "cards that were used")
        self.top: i64 = feature("top", ANIMALS, "the animal on top of the draw pile")
        self.pile: i64 = feature("pile", 1, "cards in the draw pile", highest=CARDS)
        self.snakes: i64 = feature("snakes", 1, "cards in the snake pile", highest=len(tables.snakes))

    def fill(self, state: State, seat: int, row: BytesWriter, at: i64) -> None:
        """PUN-4, PUN-9, PUN-14 and PUN-15. What lies open, and what this seat holds."""
        super().fill(state, seat, row, at)
        pungi = cast(Pungi, state)
        tables = self.tables
        animal = tables.animal
        seats = tables.seats
        place: i64
        other: i64
        card: i64
        if pungi.phase == NAME_START:
            row[at + self.naming] = 1
        for place in range(seats):
            other = seat + place
            if other >= seats:
                other -= seats
            hand = pungi.hand(other)
            if place == 0:
                for card in hand:
                    row[at + self.hand + card] = 1
            else:
                animals = at + self.hands + ANIMALS * (place - 1)
                for card in hand:
                    row[animals + animal[card]] += 1
            kinds = at + self.taken + self.kinds * place
            for snake in pungi.taken_by(other):
                row[kinds + self.kind[snake - self.lowest]] += 1
        if pungi.start != NOBODY:
            other = pungi.start - seat
            if other < 0:
                other += seats
            row[at + self.start + other] = 1
            for card in pungi.played():
                if other == seats:
                    other = 0
                if other == 0:
                    row[at + self.mine + card] = 1
                row[at + self.played + ANIMALS * other + animal[card]] = 1
                other += 1
        if pungi.phase == PLAY:
            kinds = at + self.row_
            for place in range(pungi.laid - seats, pungi.laid):
                row[kinds + self.kind[pungi.snakes[place] - self.lowest]] = 1
                kinds += self.kinds
        used = pungi.used
        for place in range(pungi.discarded):
            row[at + self.discard + used[place]] = 1
        if pungi.animals:
            row[at + self.top + animal[pungi.animals[pungi.drawn]]] = 1
            row[at + self.pile] = u8(len(pungi.animals) - pungi.drawn)
            row[at + self.snakes] = u8(len(pungi.snakes) - pungi.laid)
