"""A game of Input as a designer counts it: numbers won and missed, tiles set on each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.games.input.lookup import FIELDS
from parlour.games.input.rules import (
    ANNOUNCED,
    BEGAN,
    LIFTED,
    LOST,
    MISSED,
    PLACED,
    SLID,
    WON,
    ZERO_FAILED,
    ZERO_SET,
)
from parlour.kernel.chronicle import NOBODY, Account, Chronicle, Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.input.setup import InputSetup
    from parlour.kernel.state import RawEvent


class InputChronicle(Chronicle):
    """A turn has no event of its own: it is the turn of the seat that picks up a tile or announces one."""

    def __init__(self, setup: InputSetup) -> None:
        numbers = setup.lookup.numbers
        names = tuple(map(str, numbers))
        digits = ("0", *names) if setup.lookup.options.zero else names
        self.seats = setup.seats
        self.groups = (
            Group("numbers", names),
            Group("one colour", names),
            Group("missed", names),
            Group("tiles", digits),
            *([Group("zero", ("set", "failed"))] if setup.lookup.options.zero else []),
        )
        self.families = {f"number {digit}": (f"set:{digit}.*", f"close:{digit}") for digit in numbers}
        self.families["announcing"] = ("close:*",)
        if setup.lookup.options.zero:
            self.families["zero"] = ("zero",)
        count = len(numbers)
        self._number = {digit: place for place, digit in enumerate(numbers)}
        self._alone, self._missed, self._tiles = count, 2 * count, 3 * count
        self._tile = {int(digit): self._tiles + place for place, digit in enumerate(digits)}
        self._zero = self._tiles + len(digits)

    def account(self, events: Sequence[RawEvent], scores: Sequence[int]) -> Account:
        first, turn, whose = NOBODY, -1, NOBODY
        points = [0] * self.seats
        standings = []
        takings = []
        for event in events:
            kind = event[0]
            if kind in (LIFTED, ANNOUNCED, SLID):
                if event[1] != whose:
                    whose = event[1]
                    turn += 1
            elif kind == PLACED:
                takings.append((self._tile[event[3] // FIELDS], whose, turn))
            elif kind == WON:
                _, seat, digit, worth, alone = event
                points[seat] += worth
                standings.append(points[:])
                takings.append((self._number[digit], seat, turn))
                if alone:
                    takings.append((self._alone + self._number[digit], seat, turn))
            elif kind == MISSED:
                _, seat, digit, lost = event
                points[seat] -= lost
                standings.append(points[:])
                takings.append((self._missed + self._number[digit], seat, turn))
            elif kind == LOST:
                points[event[1]] -= event[2]
                standings.append(points[:])
            elif kind == ZERO_SET:
                takings.append((self._zero, event[1], turn))
            elif kind == ZERO_FAILED:
                takings.append((self._zero + 1, event[1], turn))
            elif kind == BEGAN:
                first = event[1]
        # Surplus points lapse at the end.
        return Account(first, turn + 1, [*standings[:-1], list(scores)], takings)
