"""Component sets: what is printed on the cards, as data that a player may replace."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.kernel.shapes import known

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

T = TypeVar("T")

# What a set may hold. The largest built-in one has 5,100 characters and 1,200 parts, two brackets deep.
LONGEST: Final = 65_536  # characters
MOST_PARTS: Final = 5_000  # names, values and signs
DEEPEST: Final = 8  # brackets within brackets
MOST_DOTS: Final = 4  # of a dotted key
LONGEST_WORD: Final = 64  # characters of a key or a number without quotes
LONGEST_TEXT: Final = 256  # characters of a text in quotes
LONGEST_NAME: Final = 48  # letters of what is on a card: it stands in tokens, which have at most 64

NAME: Final = re.compile(r"[a-z]+(_[a-z]+)*")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")  # a key without quotes
PARTS: Final = re.compile(  # Each reads on or ends: no letter is looked at again, however a text goes on.
    r'"""(?:[^"\\]|\\[\s\S]|"(?!""))*+"{0,5}+'  # texts of several lines
    r"|'''(?:[^']|'(?!''))*+'{0,5}+"
    r'|"(?:\\.|[^"\\\n])*+"?+'  # texts
    r"|'[^'\n]*+'?+"
    r"""|\#.*+|\n|[][{}=,]|[^][{}=,"'\#\s]++"""  # comments, signs, and all else
)


def is_name(text: str) -> bool:
    """Whether something on a card can be called so."""
    return len(text) <= LONGEST_NAME and NAME.fullmatch(text) is not None


class ComponentSet(msgspec.Struct, frozen=True):
    """A component set as text, with the name that records give it."""

    name: str
    text: str

    @staticmethod
    def own(text: str) -> ComponentSet:
        """A player's own set: its name is the SHA-256 of its text."""
        return ComponentSet(sha256(text.encode()).hexdigest(), text)

    def read(self, shape: type[T]) -> T:
        """The set as `shape`; what does not have that shape is refused with its place."""
        try:
            return msgspec.convert(self.data(), known(shape))
        except msgspec.ValidationError as problem:
            reason, _, path = str(problem).partition(" - at ")
            keys = re.findall(r"[\w-]+", path)
            unknown = re.search(r"unknown field `([^`]+)`", reason)
            keys += [unknown[1]] if unknown else []
            raise self.broken("components-shape", *keys, reason=reason) from None

    def data(self) -> dict[str, Any]:
        """What the set says, whatever its shape. It may come from anybody, and reading TOML can take very
        long, so its size is checked before.
        """
        _check_size(self.text)
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as problem:
            raise ParlourError("components-toml", reason=str(problem)) from None

    def broken(self, code: str, *keys: str, **facts: Any) -> ParlourError:  # noqa: ANN401
        """The refusal of what stands under `keys`, naming its line and, for a form, its place."""
        return ParlourError(code, line=self.line(*keys), at=".".join(keys), **facts)

    def line(self, *keys: str) -> int:
        """The line on which the innermost of `keys` stands; 1 if none of them does. An item of an array, or
        of several `[[tables]]` of one name, goes by its number from 0 on.
        """
        lines = [line for path, line in _places(self.text) if path == list(keys[: len(path)])]
        return lines[-1] if lines else 1


def written(data: Mapping[str, Any]) -> str:
    """A component set as TOML: what `ComponentSet.data` would read. Nothing stands for what is None."""
    lines = _lines({key: value for key, value in data.items() if not _is_table(value)})
    for key, value in data.items():
        if isinstance(value, dict):
            lines += ["", f"[{_key(key)}]", *_lines(value)]
        elif _is_table(value):
            for each in value:
                lines += ["", f"[[{_key(key)}]]", *_lines(each)]
    return "\n".join([*lines, ""]).lstrip("\n")


def _is_table(value: object) -> bool:
    """Whether something has a section of its own, or several."""
    several = isinstance(value, list) and value and all(isinstance(each, dict) for each in value)
    return isinstance(value, dict) or bool(several)


def _lines(table: Mapping[str, Any]) -> list[str]:
    lines = []
    for key, value in table.items():
        if _is_table(value) and isinstance(value, list):  # one in each line, as people would write them
            lines += [f"{_key(key)} = [", *(f"  {_value(each)}," for each in value), "]"]
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    return lines


def _value(value: object, depth: int = 0) -> str:
    if depth > DEEPEST:
        raise _too_large("depth", DEEPEST, 1)
    if isinstance(value, dict):
        parts = [
            f"{_key(key)} = {_value(each, depth + 1)}" for key, each in value.items() if each is not None
        ]
        return f"{{ {', '.join(parts)} }}"
    if isinstance(value, list):
        return f"[{', '.join(_value(each, depth + 1) for each in value)}]"
    return json.dumps(value)  # TOML spells these alike


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key)


def _check_size(text: str) -> None:
    """Refuse a text that is larger than any set needs. Looks at each letter once."""
    if len(text) > LONGEST:
        raise _too_large("characters", LONGEST, 1)
    line = 1
    parts = depth = dots = 0
    for part in PARTS.findall(text):
        first = part[0]
        if first == "#":
            continue
        if first == "\n":
            line += 1
            dots = 0
            continue
        parts += 1
        if parts > MOST_PARTS:
            raise _too_large("parts", MOST_PARTS, line)
        if first in "\"'":
            if len(part) > LONGEST_TEXT:
                raise _too_large("text", LONGEST_TEXT, line)
            line += part.count("\n")
        elif first in "[{":
            depth += 1
            if depth > DEEPEST:
                raise _too_large("depth", DEEPEST, line)
        elif first in "]}":
            depth -= 1
        elif first in "=,":
            dots = 0
        else:
            dots += part.count(".")
            if dots > MOST_DOTS:
                raise _too_large("dots", MOST_DOTS, line)
            if len(part) > LONGEST_WORD:
                raise _too_large("word", LONGEST_WORD, line)


def _too_large(what: str, most: int, line: int) -> ParlourError:
    return ParlourError("components-large", what=what, most=most, line=line)


def _places(text: str) -> Iterator[tuple[list[str], int]]:
    """Every table, key and array item of a TOML text, with its line; what holds others comes before them."""
    line = 1
    table: list[str] = []
    tables: dict[str, int] = {}  # how many [[tables]] of each name there have been
    key: list[str] = []  # what has been read of a key, or of the name of a table
    brackets = 0  # before the name of a table
    path: list[str] = []
    value = False  # whether a key's value comes next
    inside: list[tuple[list[str], Iterator[int] | None]] = []  # what open brackets hold; arrays count items
    for part in PARTS.findall(text):
        if part == "\n":
            value = value and bool(inside)
        elif part[0] == "#":
            continue
        elif brackets and part == "]":
            table = list(key)
            if brackets > 1:
                name = ".".join(key)
                tables[name] = tables.get(name, -1) + 1
                table.append(str(tables[name]))
            key, brackets = [], 0
            yield table, line
        elif part == "[" and not inside and not value:
            brackets += 1
        elif part in ("]", "}"):
            if inside:  # not the second one of [[table]]
                inside.pop()
            value = False
        elif part == "=":
            path = [*(inside[-1][0] if inside else table), *key]
            key, value = [], True
            yield path, line
        elif part == ",":
            value = False
        else:
            holder, items = inside[-1] if inside else (table, None)
            if items:
                path = [*holder, str(next(items))]
                yield path, line
            elif not value:
                key += _keys(part)
            if part in ("[", "{"):
                inside.append((path, count() if part == "[" else None))
                value = False
        line += part.count("\n")


def _keys(part: str) -> list[str]:
    """The keys in a part of a dotted key: one in quotes, or several, maybe with dots around them."""
    return [part[1:-1]] if part[0] in "\"'" else [key for key in part.split(".") if key]
