"""Pungi's component table: which cards are in the box."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from parlour.games.pungi import rules
from parlour.kernel.components import LONGEST_NAME, Table, is_name

if TYPE_CHECKING:
    from parlour.kernel.errors import ParlourError


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written."""

    animals: list[str]
    values: list[int]
    charmers: int
    snakes: dict[str, int]  # value: how many

    def pile(self) -> list[int]:
        """All snake cards."""
        snakes = [int(value) for value, count in self.snakes.items() for _ in range(count)]
        return snakes + [rules.CHARMER] * self.charmers


def read(table: Table) -> Components:
    """PUN-1 and PUN-2. A table that has all the cards of the box and no others."""
    box = table.read(Components)
    counts = (
        ("animals", "PUN-1", len(set(box.animals)), rules.ANIMALS),
        ("animals", "PUN-1", len(box.animals), rules.ANIMALS),
        ("values", "PUN-1", len(set(box.values)), rules.VALUES),
        ("values", "PUN-1", len(box.values), rules.VALUES),
        ("charmers", "PUN-2", box.charmers, rules.CHARMERS),
        ("snakes", "PUN-2", sum(box.snakes.values()), rules.SNAKES),
    )
    for key, rule, found, expected in counts:
        if found != expected:
            raise _broken(table, key, key, rule=rule, found=found, expected=expected)
    for name in box.animals:
        if not is_name(name):
            raise _broken(table, "name", "animals", rule="PUN-1", found=name, longest=LONGEST_NAME)
    for value in box.values:
        if not 1 <= value <= 99:
            raise _broken(table, "value", "values", rule="PUN-1", found=value)
    for snake, count in box.snakes.items():
        if not re.fullmatch(r"-?[1-9]", snake) or count < 1:
            raise _broken(table, "snake", "snakes", snake, rule="PUN-2", found=snake, count=count)
    return box


def _broken(table: Table, what: str, *keys: str, **facts: object) -> ParlourError:
    return table.broken(f"pungi-{what}", *keys, package=__package__, **facts)
