"""Small sets of small numbers: as the bits of one number, and as sorted lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ONE: Final = i64(1)  # to be shifted: compiled, a plain 1 shifted by an i64 has 32 bits only (mypyc 2.4.1)


# Bits: bit n is set if n is a member.


def bits_of(members: Iterable[int]) -> int:
    """The members as bits."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


def members(bits: int) -> list[int]:
    """The members, ascending."""
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1  # without the lowest one
    return found


def count(bits: i64) -> i64:
    """The number of members."""
    found: i64 = 0
    while bits:
        bits &= bits - 1  # without the lowest one
        found += 1
    return found


def subsets(items: Sequence[int]) -> list[list[int]]:
    """All subsets of the items. If bit n of a subset's index is set, it has item n."""
    lists: list[list[int]] = [[]]
    for item in items:
        lists += [[*chosen, item] for chosen in lists]
    return lists


# Sorted lists. They are short: a plain loop is quicker than a binary search. Their numbers are declared as
# i64, which compiled code reads directly.


def index(items: list[i64], item: i64) -> i64:
    """Where an item is that is in the list."""
    at: i64 = 0
    while items[at] != item:
        at += 1
    return at


def insert(items: list[i64], item: i64) -> None:
    """Put an item where it belongs."""
    at: i64 = len(items)
    while at > 0 and items[at - 1] > item:
        at -= 1
    items.insert(at, item)


def remove(items: list[i64], item: i64) -> None:
    """Take out an item that is in the list."""
    items.pop(index(items, item))


def replace(items: list[i64], old: i64, new: i64) -> None:
    """Take out an item, and put another one where it belongs. Those between the two move by one place."""
    at = index(items, old)
    neighbour: i64
    if new > old:
        last: i64 = len(items) - 1
        while at < last and (neighbour := items[at + 1]) < new:
            items[at] = neighbour
            at += 1
    else:
        while at > 0 and (neighbour := items[at - 1]) > new:
            items[at] = neighbour
            at -= 1
    items[at] = new
