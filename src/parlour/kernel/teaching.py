"""Teaching pages: how a game is told to who has never played it. Markdown, with figures as data in between.

A figure is a fenced block called `figure`, in TOML. It says what lies in the middle, and what each player
has, plays or gets, card by card. So the browser draws it with the game's own cards, a terminal tells it in
words, and a test holds what it claims against the rules (docs/adr/0027-teaching-pages.md).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.shapes import known

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.kernel.game import Setup
    from parlour.words import Words

FENCE: Final = re.compile(r"^```figure\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
DECIMAL: Final = re.compile(r"\d+\.(\d+)")
MARKS: Final = {"*": "figure-best", "~": "figure-out", "!": "figure-may"}  # what is said of a marked piece
NOTHING: Final = "-"


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A picture as data. A line is a text of pieces with spaces between them: cards as tokens spell them,
    `=8` for a plain number, `-` for nothing; `*frog-7` wins, `~frog-7` is out, `!frog-7` may be chosen.
    """

    kind: str  # what it shows, and so what a test finds out about it
    players: tuple[str, ...] = ()  # their names
    middle: dict[str, str] = {}  # what lies before all, by the name of its label
    each: dict[str, tuple[str, ...]] = {}  # what each player has, by the name of its label


def passages(page: str) -> Iterator[str | Figure]:
    """A page as it is read: prose as Markdown, and the figures in between."""
    for place, text in enumerate(FENCE.split(page)):
        yield msgspec.toml.decode(text, type=known(Figure)) if place % 2 else text


def told(page: str, setup: Setup, words: Words) -> str:
    """A page for a terminal, its figures in words."""
    return FENCE.sub(lambda found: f"```text\n{_told(found[1], setup, words)}\n```\n", page)


def _told(text: str, setup: Setup, words: Words) -> str:
    return in_words(msgspec.toml.decode(text, type=known(Figure)), setup, words)


def in_words(figure: Figure, setup: Setup, words: Words) -> str:
    """A figure in words: for a terminal, and for who cannot see the picture."""
    package = setup.game.package.rpartition(".")[2]

    def line(key: str, pieces: str) -> str:
        label = words(f"{package}-figure-{key}")
        return words("figure-line", label=label, pieces=_pieces(pieces, setup, words))

    lines = [line(key, pieces) for key, pieces in figure.middle.items()]
    for seat, name in enumerate(figure.players):
        has = [line(key, cells[seat]) for key, cells in figure.each.items() if cells[seat] != NOTHING]
        lines.append(words("figure-line", label=name, pieces="; ".join(has)))
    return "\n".join(lines)


def _pieces(pieces: str, setup: Setup, words: Words) -> str:
    return ", ".join(_piece(item, setup, words) for item in pieces.split())


def _piece(item: str, setup: Setup, words: Words) -> str:
    if item[0] in MARKS:
        return words(MARKS[item[0]], piece=_piece(item[1:], setup, words))
    if item[0] == "=":
        found = DECIMAL.fullmatch(item, 1)
        return words.number(float(found[0]), len(found[1])) if found else item[1:]
    return setup.game.piece(setup, item, words)
