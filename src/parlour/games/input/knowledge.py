"""What a perfect memory knows about tiles (INP-5). A tile that was turned is known for good. Of the others
only the side that fell upwards is known, and that they are the rest of their colour's seven; so what they can
be depends only on which tiles are left and on how many of them show each symbol.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import product
from typing import TYPE_CHECKING

from parlour.games.input.lookup import JOKER, SYMBOLS, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Sides = tuple[int, int]  # the two symbols of a tile
Shown = tuple[int, ...]  # how many tiles show each of the four symbols that can be up


class Deduction:
    """What follows for the tiles of one colour that were never turned. They can lie in several ways; a way
    says for each kind of tile that is left which side is up. All ways are equally likely: in each of them as
    many tiles show a symbol as do in truth, and which of these is which is open.
    """

    def __init__(self, kinds: Sequence[Sides]) -> None:
        self.kinds = kinds
        self.ways: list[list[int]] = []  # by kind the side that is up, 0 or 1

    def sides(self, way: Sequence[int]) -> list[tuple[int, int]]:
        """For each kind in a way of lying, the symbol up and the symbol below."""
        return [(kind[side], kind[1 - side]) for kind, side in zip(self.kinds, way, strict=True)]

    @cached_property
    def can_be(self) -> list[tuple[str, ...]]:
        """By the symbol that a tile shows, the names of the tiles that it can be."""
        return [
            tuple(
                name(kind)
                for place, kind in enumerate(self.kinds)
                if any(kind[way[place]] == symbol for way in self.ways)
            )
            for symbol in range(JOKER)
        ]

    @cached_property
    def odds(self) -> list[list[float]]:
        """By the symbol that a tile shows, how likely each symbol is to be under it."""
        counts = [[0] * len(SYMBOLS) for _ in range(JOKER)]
        for way in self.ways:
            for up, under in self.sides(way):
                counts[up][under] += 1
        return [[count / max(sum(row), 1) for count in row] for row in counts]


class Knowledge:
    """All that can follow for the tiles of a colour."""

    def __init__(self, kinds: Sequence[Sides]) -> None:
        self.kinds = kinds
        both = [(sides, kind) for kind in kinds for sides in (kind, kind[::-1])]
        self.kind_of = {sides: kinds.index(kind) for sides, kind in both}
        # By the sides of a tile that was turned: these sides, and what it is.
        self.known: dict[Sides, tuple[tuple[str, ...], tuple[str, ...]]] = {
            sides: ((SYMBOLS[sides[0]], SYMBOLS[sides[1]]), (name(kind),)) for sides, kind in both
        }
        self._deductions: dict[tuple[int, Shown], Deduction] = {}
        for left in range(1 << TILES):
            rest = [kind for k, kind in enumerate(kinds) if left >> k & 1]
            for way in product((0, 1), repeat=len(rest)):
                shown = [0] * len(SYMBOLS)
                for kind, side in zip(rest, way, strict=True):
                    shown[kind[side]] += 1
                if not shown[JOKER]:  # INP-5: it does not lie face up before it is turned
                    key = left, tuple(shown[:JOKER])
                    self._deductions.setdefault(key, Deduction(rest)).ways.append(list(way))

    def deduce(self, turned: Iterable[Sides], showing: Sequence[int]) -> Deduction:
        """What follows from the tiles that were turned, and from the symbols that the others show."""
        left = (1 << TILES) - 1
        for sides in turned:
            left ^= 1 << self.kind_of[sides]
        return self._deductions[left, tuple([showing.count(symbol) for symbol in range(JOKER)])]


def name(kind: Sides) -> str:
    """A tile as records write it."""
    return f"{SYMBOLS[kind[0]]}/{SYMBOLS[kind[1]]}"


@lru_cache(16)  # anybody can bring tiles of their own
def knowledge_of(kinds: tuple[Sides, ...]) -> Knowledge:
    """The same for all tables with these tiles."""
    return Knowledge(kinds)
