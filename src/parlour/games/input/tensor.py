"""What a seat at a game of Input may know, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import u8

from parlour.games.input.lookup import (
    DIGITS,
    FIELDS,
    HELD,
    NONE,
    PLACE,
    SUPPLY,
    SYMBOLS,
    TILES,
    TURNS,
    Lookup,
)
from parlour.games.input.rules import PICK, SET, SET_ZERO, Input
from parlour.kernel.tensor import Tensor

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

SPAN: Final = 4  # turns are counted in fours
BOARD: Final = FIELDS * DIGITS


class InputTensor(Tensor[Input]):
    """Symbols, digits and fields are in the order of the rules; of every seat tiles 1 to 7."""

    def __init__(self, lookup: Lookup) -> None:
        seats = lookup.seats
        super().__init__(seats, PLACE + BOARD)
        self.lookup = lookup
        symbols = len(SYMBOLS)
        feature = self.feature
        self.phase: i64 = feature("phase", 4, "what is due: pick or announce, closing tile, zero, set")
        self.turn: i64 = feature("turn", 1, f"how many turns are over, over {SPAN}", highest=TURNS // SPAN)
        self.up: i64 = feature("up", symbols * TILES * seats, "the symbol that shows, by seat and tile")
        self.under: i64 = feature(
            "under", symbols * TILES * seats, "the symbol below, if it was ever seen, by seat and tile"
        )
        self.number: i64 = feature(
            "number", DIGITS * TILES * seats, "the number on which it lies, by seat and tile"
        )
        self.held: i64 = feature("held", TILES * seats, "the tile in hand, by seat and tile")
        self.board: i64 = feature("board", BOARD * seats, "the fields where tiles lie, by seat")
        self.origin: i64 = feature("lifted_from", BOARD, "the field that the tile in hand has left")
        self.places: i64 = feature("places", BOARD, "the fields that it can go to")
        self.barred: i64 = feature("barred", BOARD * TILES, "the field that an own tile may not go back to")
        self.returning: i64 = 0
        if lookup.options.first_return:
            self.returning = feature(
                "may_return", BOARD * TILES, "the field that an own tile may go back to this once"
            )
        self.completed: i64 = feature("completed", DIGITS, "the numbers that are pushed up")
        self.announced: i64 = feature("announced", DIGITS, "the number that was announced")
        self.won: i64 = feature("won", DIGITS * seats, "the numbers ever won, by seat")
        self.tried: i64 = feature("tried", seats, "who has announced the zero, by seat")

    def fill(self, state: Input, seat: int, row: BytesWriter, at: i64) -> None:
        """INP-5. What lies open, and what has ever been open."""
        super().fill(state, seat, row, at)
        seats = self.lookup.seats
        symbols: i64 = len(SYMBOLS)
        phase = state.phase
        if PICK <= phase <= SET_ZERO:
            row[at + self.phase + min(phase - PICK, SET - PICK)] = 1  # on the zero or elsewhere
        row[at + self.turn] = u8(state.turn // SPAN)
        lately = state.moved | state.moving
        place: i64
        digit: i64
        number: i64
        for place in range(seats):
            other: i64 = seat + place
            if other >= seats:
                other -= seats
            if other < state.dealt:
                for number in range(TILES):
                    tile = TILES * other + number
                    here = TILES * place + number
                    row[at + self.up + symbols * here + state.up[tile]] = 1
                    if state.turned[tile]:
                        row[at + self.under + symbols * here + state.under[tile]] = 1
                    field: i64 = state.at[tile]
                    if field == HELD:
                        row[at + self.held + here] = 1
                    elif field != SUPPLY:
                        row[at + self.number + DIGITS * here + field // FIELDS] = 1
                        row[at + self.board + BOARD * place + field] = 1
                    if place == 0 and lately >> tile & 1:
                        fields = self.barred if self.is_barred(state, tile) else self.returning
                        row[at + fields + BOARD * number + state.came_from[tile]] = 1
            for digit in self.lookup.digits_in[state.won[other]]:
                row[at + self.won + DIGITS * place + digit] = 1
            if state.tried >> other & 1:
                row[at + self.tried + place] = 1
        for digit in self.lookup.digits_in[state.completed]:
            row[at + self.completed + digit] = 1
        if state.announced != NONE:
            row[at + self.announced + state.announced] = 1
        if state.origin != NONE:
            row[at + self.origin + state.origin] = 1
        if state.held != NONE:
            for action in state.places:
                row[at + self.places + action - PLACE] = 1

    def is_barred(self, state: Input, tile: i64) -> bool:
        """INP-10. A tile that went to another field may not go straight back, not even once."""
        return (state.returned | self.lookup.restless) >> tile & 1 != 0
