"""What sentences about players have in common: the reader is `you`, everybody else has a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


def person(seat: int, names: Sequence[str]) -> dict[str, object]:
    """The arguments `name` and `you` of a sentence about a seat."""
    return {"name": names[seat], "you": you(seat, names)}


def player(seat: int, names: Sequence[str]) -> dict[str, object]:
    """The arguments `player` and `you` of a sentence about whoever decides, beside that of another person."""
    return {"player": names[seat], "you": you(seat, names)}


def you(seat: int, names: Sequence[str]) -> str:
    """Whether a seat is the reader's own, as Fluent can select by it."""
    return "no" if names[seat] else "yes"
