"""What a seat may know as a row of small numbers, for programs that learn.

A row holds nothing that the seat's view does not: it is equal in every state that looks the same to the seat,
which `contract.check_tensor` proves for every game. It is filled from the state and not from the view because
that is many times as quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr, u8

from parlour.kernel.state import StateT

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 127  # that a number can be: each is a signed byte


class Feature:
    """Some neighbouring numbers of a row that belong together."""

    def __init__(self, name: str, at: int, length: int, lowest: int, highest: int, meaning: str) -> None:
        self.name = name
        self.at = at
        self.length = length
        self.lowest = lowest
        self.highest = highest
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor(Generic[StateT]):
    """How a table's positions become rows. Seats are counted from the one who looks: itself first, then its
    left neighbour, and so on. This one, for games without a better one, knows what all games have in common.
    """

    def __init__(self, seats: int, actions: int) -> None:
        self.seats: i64 = seats
        self.actions = actions  # how many there are in all
        self.features: list[Feature] = []
        self.size = 0
        self._blank_row = b""
        self._blank_mask = bytes(actions)
        self.seat: i64 = self.feature("seat", seats, "who looks, counted as in the actions")
        self.scores: i64 = self.feature("scores", seats, "points so far, by seat", highest=MOST, lowest=-MOST)

    def feature(self, name: str, length: int, meaning: str, *, highest: int = 1, lowest: int = 0) -> int:
        """The place in a row where a further feature begins."""
        at = self.size
        self.features.append(Feature(name, at, length, lowest, highest, meaning))
        self.size = at + length
        self._blank_row = bytes(self.size)
        return at

    def fill(self, state: StateT, seat: int, row: BytesWriter, at: i64) -> None:
        """Write what a seat may know into a row of zeros that begins at this place."""
        row[at + self.seat + seat] = 1
        place: i64 = self.seats - seat
        for points in state.scores():
            if place >= self.seats:
                place -= self.seats
            row[at + self.scores + place] = limited(points)
            place += 1

    def row(self, state: StateT, seat: int) -> bytearray:
        """What a seat may know."""
        row = BytesWriter()
        row.write(self._blank_row)
        self.fill(state, seat, row, 0)
        return bytearray(row.getvalue())

    def mask(self, state: StateT, seat: int) -> bytearray:
        """By action, 1 if a seat that owes a decision may choose it."""
        mask = BytesWriter()
        mask.write(self._blank_mask)
        if seat in state.waiting:
            allow(state.legal(seat), mask, 0)
        return bytearray(mask.getvalue())


def allow(actions: list[int], mask: BytesWriter, at: i64) -> None:
    """Write a 1 for each of the actions into a mask that begins at this place."""
    action: i64
    for action in actions:
        mask[at + action] = 1


def mark(bits: i64, row: BytesWriter, at: i64) -> None:
    """Write a 1 for each of the bits into a row, the lowest bit at this place."""
    while bits:
        if bits & 1:
            row[at] = 1
        bits >>= 1
        at += 1


def limited(number: i64) -> u8:
    """A number as a signed byte, or the nearest that there is."""
    if number > MOST:
        number = MOST
    elif number < -MOST:
        number = -MOST
    return u8(number & 255)
