"""A table drawn as lines of text, in rich's console markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Cell = tuple[str, str]  # what is read, and how it looks in markup


def plain(text: str) -> Cell:
    return text, text.replace("[", r"\[")


def styled(text: str, style: str) -> Cell:
    return text, f"[{style}]{plain(text)[1]}[/]"


def joined(cells: Iterable[Cell], between: str) -> Cell:
    """Several cells as one."""
    texts, looks = [], []
    for text, look in cells:
        texts.append(text)
        looks.append(look)
    return between.join(texts), between.join(looks)


def aligned(rows: Sequence[Sequence[Cell]]) -> list[str]:
    """Columns as wide as their widest cell."""
    widths = [max(len(text) for text, _ in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            look + " " * (width - len(text)) for (text, look), width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def reader_first(seats: int, reader: int | None) -> list[int]:
    """All seats clockwise, beginning with the reader's own; a spectator's begin with seat 0."""
    around, first = range(seats), reader or 0
    return [*around[first:], *around[:first]]
