"""What a seat at a game of Pungi may know, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from parlour.games.pungi.rules import (
    ANIMALS,
    CARDS,
    CHARMER,
    HAND,
    NAME_START,
    NOBODY,
    PLAY,
    START,
    Lookup,
    Pungi,
    score_to_and_fro,
)
from parlour.kernel.tensor import Tensor, limited

if TYPE_CHECKING:
    from librt.strings import BytesWriter


class PungiTensor(Tensor[Pungi]):
    """Cards and actions have the same numbers; snakes are sorted into kinds, the lowest first."""

    def __init__(self, lookup: Lookup) -> None:
        seats = lookup.seats
        super().__init__(seats, START + seats)
        self.lookup = lookup
        kinds = sorted(set(lookup.snakes))
        self.lowest: i64 = kinds[0]
        self.kinds: i64 = len(kinds)
        self.values = kinds
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
        most = max([lookup.snakes.count(kind) for kind in kinds])
        self.taken: i64 = feature(
            "taken", self.kinds * seats, "snake cards taken, by seat and kind", highest=most
        )
        self.discard: i64 = feature("discard", CARDS, "cards that were used")
        self.top: i64 = feature("top", ANIMALS, "the animal on top of the draw pile")
        self.pile: i64 = feature("pile", 1, "cards in the draw pile", highest=CARDS)
        self.snakes: i64 = feature("snakes", 1, "cards in the snake pile", highest=len(lookup.snakes))

    def fill(self, state: Pungi, seat: int, row: BytesWriter, at: i64) -> None:
        """PUN-4, PUN-9, PUN-14 and PUN-15. What lies open, and what this seat holds."""
        lookup = self.lookup
        animal = lookup.animal
        seats = lookup.seats
        row[at + self.seat + seat] = 1
        if state.phase == NAME_START:
            row[at + self.naming] = 1
        place: i64
        card: i64
        for place in range(seats):
            other: i64 = seat + place
            if other >= seats:
                other -= seats
            if state.hands:
                gone = state.gone(other)
                animals = at + self.hands + ANIMALS * (place - 1)
                for card in state.hands[other]:
                    if card == gone:
                        continue
                    if place == 0:
                        row[at + self.hand + card] = 1
                    else:
                        here = animals + animal[card]
                        row[here] = row[here] + 1  # `+=` is slow where it is compiled
            kinds = at + self.taken + self.kinds * place
            while other < state.discarded:
                here = kinds + self.kind[state.taken[other] - self.lowest]
                row[here] = row[here] + 1
                other += seats
            row[at + self.scores + place] = limited(self.points(row, kinds))
        if state.start != NOBODY:
            place = state.start - seat
            if place < 0:
                place += seats
            row[at + self.start + place] = 1
            for turn in range(state.discarded, len(state.used)):
                if place == seats:
                    place = 0
                card = state.used[turn]
                if place == 0:
                    row[at + self.mine + card] = 1
                row[at + self.played + ANIMALS * place + animal[card]] = 1
                place += 1
        if state.phase == PLAY:
            kinds = at + self.row_
            for turn in range(state.laid - seats, state.laid):
                row[kinds + self.kind[state.snakes[turn] - self.lowest]] = 1
                kinds += self.kinds
        used = state.used
        for turn in range(state.discarded):
            row[at + self.discard + used[turn]] = 1
        if state.animals:
            row[at + self.top + animal[state.animals[state.drawn]]] = 1
            row[at + self.pile] = u8(len(state.animals) - state.drawn)
            row[at + self.snakes] = u8(len(state.snakes) - state.laid)

    def points(self, row: BytesWriter, kinds: i64) -> i64:
        """PUN-19. The sum of the snakes whose numbers stand here, the charmed ones turned."""
        if self.lookup.turn_again:
            return self.points_to_and_fro(row, kinds)
        charmers = i64(row[kinds + self.kind[CHARMER - self.lowest]])
        points: i64 = 0
        for kind in range(self.kinds):
            snake: i64 = self.values[kind]
            if snake != CHARMER:
                count = i64(row[kinds + kind])
                turned = min(count, charmers)
                points += snake * (count - 2 * turned)
                charmers -= turned
        return points

    def points_to_and_fro(self, row: BytesWriter, kinds: i64) -> i64:
        """PUN-19, if a snake may be turned again."""
        taken: list[int] = []
        for kind in range(self.kinds):
            taken += [self.values[kind]] * int(row[kinds + kind])
        return score_to_and_fro(taken)
