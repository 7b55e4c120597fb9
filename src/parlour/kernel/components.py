"""Component tables: what is printed on the cards, as data that a player may replace."""

from __future__ import annotations

import re
import tomllib
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from parlour.kernel.errors import ParlourError

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
        """The line on which the innermost of `keys` stands; 1 if none of them does."""
        found = 1
        inside: list[str] = []
        for number, text in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", text)
            name = re.match(r"\s*\"?([\w-]+)\"?\s*=", text)
            if header:
                inside = [part.strip('" ') for part in header[1].split(".")]
                path = inside
            elif name:
                path = [*inside, name[1]]
            else:
                continue
            if path == list(keys[: len(path)]):
                found = number
        return found
