"""Tokens taken apart: `steal:2,1.6` is the verb `steal` with the items `2` and `1.6`.

A token is a verb, or a verb, a colon and items between commas. An item is written as in views and events: a
card (`frog-7`, `1.13`), a card with its Pi (`1.13+2`), a field (`4.2`), a name (`plum`) or a number (`2`).
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

SIGNS: Final = re.compile(r"[-.+]")  # between the parts of an item


class Token(msgspec.Struct, frozen=True):
    """A decision: what is done, and with what."""

    verb: str
    items: tuple[str, ...] = ()

    @staticmethod
    def parse(text: str) -> Token:
        """Any text can be taken apart, and `str` puts it together again. Only a setup knows what it means."""
        verb, colon, rest = text.partition(":")
        return Token(verb, tuple(rest.split(",")) if colon else ())

    def __str__(self) -> str:
        return f"{self.verb}:{','.join(self.items)}" if self.items else self.verb

    @property
    def item(self) -> str:
        """The last item, which the verb is about: the card that is stolen. Empty if there is none."""
        return self.items[-1] if self.items else ""

    @property
    def parts(self) -> tuple[str | int, ...]:
        """The parts of all items in order: `play:frog-7` has ("frog", 7), `steal:2,1.6` has (2, 1, 6)."""
        return tuple([part for item in self.items for part in parts(item)])


def parts(item: str) -> tuple[str | int, ...]:
    """The names and numbers of an item: `frog-7` has ("frog", 7), `1.13+2` has (1, 13, 2)."""
    return tuple([int(part) if part.isdecimal() else part for part in SIGNS.split(item)])
