"""A game as text: who played what, and what chance gave. It replays exactly, years later, without seeds.

parlour: 1
game: pungi
rules: 1
seats: 3
components: house-1

* animals frog-7 mouse-2 ...
* start 2
2 play:frog-7
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT: Final = "1"
NUMBER: Final = "0|[1-9][0-9]{0,8}"
# What a record may hold. The longest random game has 9,000 characters, 900 lines and 81 words in a line.
LONGEST: Final = 1_048_576  # characters
MOST_LINES: Final = 50_000
MOST_WORDS: Final = 1_000  # in a line
HEADERS: Final = ("parlour", "game", "rules", "seats", "components")


class Step(msgspec.Struct, frozen=True):
    """One line of a record: a decision (`words` is its token) or a draw (its name and items)."""

    seat: int
    words: tuple[str, ...]
    line: int = 0  # where it was read

    def __str__(self) -> str:
        return " ".join(("*" if self.seat == CHANCE else str(self.seat), *self.words))


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, or the beginning of one."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    components: str
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        header = [
            f"parlour: {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            *(f"option {name}: {value}" for name, value in self.options.items()),
            f"components: {self.components}",
        ]
        return "\n".join([*header, "", *map(str, self.steps), ""])

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record. What cannot be read is refused with its line, and what is too large before."""
        _check_size(text)
        lines = _lines(text)
        headers: dict[str, str] = {}
        options: dict[str, str] = {}
        number = 0
        for number, line in lines:
            if not line:
                break
            key, colon, value = (part.strip(" ") for part in line.partition(":"))
            option = key.removeprefix("option ")
            place, name = (options, option) if option != key else (headers, key)
            if not colon or not value:
                raise ParlourError("record-line", line=number, text=line)
            if place is headers and name not in HEADERS:
                raise ParlourError("record-key", line=number, key=name)
            if name in place:
                raise ParlourError("record-twice", line=number, key=key)
            place[name] = value
        for key in HEADERS:
            if key not in headers:
                raise ParlourError("record-missing", line=number, key=key)
        if headers["parlour"] != FORMAT:
            raise ParlourError("record-format", found=headers["parlour"], known=FORMAT)
        return Record(
            game=headers["game"],
            rules=_integer("rules", headers["rules"]),
            seats=_integer("seats", headers["seats"]),
            options=options,
            components=headers["components"],
            steps=tuple(_step(number, line) for number, line in lines),
        )


def _check_size(text: str) -> None:
    if len(text) > LONGEST:
        raise ParlourError("record-large", what="characters", most=LONGEST, line=1)
    if text.count("\n") > MOST_LINES:
        raise ParlourError("record-large", what="lines", most=MOST_LINES, line=MOST_LINES)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a record with their numbers, without comments and without what is empty at the end."""
    for number, line in enumerate(text.rstrip("\r\n ").split("\n"), 1):
        content = line.removesuffix("\r").partition(" # ")[0].rstrip(" ")
        if not content.startswith("# "):
            yield number, content


def _integer(key: str, value: str) -> int:
    if not re.fullmatch(NUMBER, value):
        raise ParlourError("record-integer", key=key, value=value)
    return int(value)


def _step(number: int, line: str) -> Step:
    if line.count(" ") > MOST_WORDS:
        raise ParlourError("record-large", what="words", most=MOST_WORDS, line=number)
    who, *words = line.split(" ")
    digits = re.fullmatch(NUMBER, who)
    if not all(words) or (len(words) != 1 if digits else (who != "*" or len(words) < 2)):
        raise ParlourError("record-line", line=number, text=line)
    return Step(int(who) if digits else CHANCE, tuple(words), number)
