"""Pungi's component table: which cards are in the box."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from parlour.games.pungi import rules

if TYPE_CHECKING:
    from parlour.kernel.components import Table


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
    for name in box.animals:
        if not re.fullmatch(r"[a-z]+(_[a-z]+)*", name):
            raise table.broken("animals", rule="PUN-1", reason="name", found=name, expected="")
    for value in box.values:
        if not 1 <= value <= 99:
            raise table.broken("values", rule="PUN-1", reason="value", found=value, expected="")
    for value, count in box.snakes.items():
        if not re.fullmatch(r"-?[1-9]", value):
            raise table.broken(
                "snakes", value, rule="PUN-2", reason="snake", found=value, expected=""
            )
        if count < 1:
            raise table.broken(
                "snakes", value, rule="PUN-2", reason="count", found=count, expected=""
            )
    for key, rule, found, expected in (
        ("animals", "PUN-1", len(set(box.animals)), rules.ANIMALS),
        ("values", "PUN-1", len(set(box.values)), rules.VALUES),
        ("charmers", "PUN-2", box.charmers, rules.CHARMERS),
        ("snakes", "PUN-2", sum(box.snakes.values()), rules.SNAKES),
    ):
        if found != expected:
            raise table.broken(key, rule=rule, reason=key, found=found, expected=expected)
    return box
