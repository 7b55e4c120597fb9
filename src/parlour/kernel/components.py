"""Component tables: what is printed on the cards, as data that a player may replace."""

from __future__ import annotations

import re
import tomllib
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")


class Table(msgspec.Struct, frozen=True):
    """A component table as text, with the name that records give it."""

    name: str
    text: str

    @staticmethod
    def own(text: str) -> Table:
        """A player's own table: its name is the SHA-256 of its text."""
        return Table(sha256(text.encode()).hexdigest(), text)

    def read(self, shape: type[T]) -> T:
        """The table as `shape`; what does not have that shape is refused with its place."""
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as problem:
            raise ParlourError("components-toml", reason=str(problem)) from None
        try:
            return msgspec.convert(data, shape)
        except msgspec.ValidationError as problem:
            reason, _, path = str(problem).partition(" - at ")
            keys = re.findall(r"[\w-]+", path)
            unknown = re.search(r"unknown field `([^`]+)`", reason)
            keys += [unknown[1]] if unknown else []
            raise self.broken("components-shape", *keys, reason=reason) from None

    def broken(self, code: str, *keys: str, **facts: Any) -> ParlourError:  # noqa: ANN401
        """The refusal of what stands under `keys`, naming its line."""
        return ParlourError(code, line=self.line(*keys), **facts)

    def line(self, *keys: str) -> int:
        """The line on which the innermost of `keys` stands; 1 if none of them does. An item of an array, or
        of several `[[tables]]` of one name, goes by its number from 0 on.
        """
        lines = [line for path, line in _places(self.text) if path == list(keys[: len(path)])]
        return lines[-1] if lines else 1


def _places(text: str) -> Iterator[tuple[list[str], int]]:
    """Every table, key and array item of a TOML text, with its line; what holds others comes before them."""
    line = 1
    table: list[str] = []
    tables: dict[str, int] = {}  # how many [[tables]] of each name there have been
    path: list[str] = []
    value = False  # whether a key's value comes next
    inside: list[tuple[list[str], Iterator[int] | None]] = []  # what open brackets hold; arrays count items
    for part in PARTS.findall(text):
        if part[0] == "#":
            continue
        if part == "\n":
            value = value and bool(inside)
        elif part in ("]", "}"):
            inside.pop()
        elif part in (",", "="):
            value = part == "="
        elif not inside and not value and "[" in part:
            name = part.strip("[ \t]")
            table = name.split(".")
            if "[[" in part:
                tables[name] = tables.get(name, -1) + 1
                table.append(str(tables[name]))
            yield table, line
        else:
            holder, items = inside[-1] if inside else (table, None)
            if items:
                path = [*holder, str(next(items))]
                yield path, line
            elif not value:
                path = [*holder, *part.strip("\"'").split(".")]
                yield path, line
            if part in ("[", "{"):
                inside.append((path, count() if part == "[" else None))
                value = False
        line += part.count("\n")


PARTS: Final = re.compile(
    r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"'  # strings
    r"|'[^'\n]*'"
    r"""|\#.*|^[ \t]*\[\[?[^]["'{=,\n]+]]?"""  # comments and headers
    r"""|\n|[][{}=,]|[^][{}=,"'\#\s]+""",  # all else
    re.MULTILINE,
)
