"""Pungi's component set: which cards are in the box."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from parlour.games.pungi import rules
from parlour.kernel.components import LONGEST_NAME, ComponentSet, is_name

if TYPE_CHECKING:
    from parlour.kernel.errors import ParlourError


# A page does not ask for what the rulebook says.
Known = Annotated[list[str], Meta(extra_json_schema={"readOnly": True})]
# It asks for each of these values; they are checked below.
WORTHS = [str(value) for value in range(9, -10, -1) if value]
Snakes = Annotated[dict[str, int], Meta(extra_json_schema={"propertyNames": {"enum": WORTHS}})]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written."""

    animals: Known
    values: list[int]
    charmers: int
    snakes: Snakes  # value: how many

    def pile(self) -> list[int]:
        """All snake cards."""
        snakes = [int(value) for value, count in self.snakes.items() for _ in range(count)]
        return snakes + [rules.CHARMER] * self.charmers


def read(given: ComponentSet) -> Components:
    """PUN-1 and PUN-2. A set that has all the cards of the box and no others."""
    box = given.read(Components)
    counts = (
        ("animals", "PUN-1", len(set(box.animals)), rules.ANIMALS),
        ("animals", "PUN-1", len(box.animals), rules.ANIMALS),
        ("values", "PUN-1", len(set(box.values)), rules.VALUES),
        ("values", "PUN-1", len(box.values), rules.VALUES),
    )
    for key, rule, found, expected in counts:
        if found != expected:
            raise _broken(given, key, key, rule=rule, found=found, expected=expected)
    if box.charmers not in rules.CHARMERS:
        raise _broken(given, "charmers", "charmers", rule="PUN-2", found=box.charmers)
    snakes = sum(box.snakes.values())
    if snakes != rules.SNAKES and snakes + box.charmers != rules.SNAKE_CARDS:
        raise _broken(given, "snakes", "snakes", rule="PUN-2", found=snakes, expected=rules.SNAKES)
    for place, name in enumerate(box.animals):
        if not is_name(name):
            facts = {"found": name, "longest": LONGEST_NAME}
            raise _broken(given, "name", "animals", str(place), rule="PUN-1", **facts)
    for place, value in enumerate(box.values):
        if not 1 <= value <= 99:
            raise _broken(given, "value", "values", str(place), rule="PUN-1", found=value)
    for snake, count in box.snakes.items():
        if not re.fullmatch(r"-?[1-9]", snake) or count < 1:
            raise _broken(given, "snake", "snakes", snake, rule="PUN-2", found=snake, count=count)
    return box


def _broken(given: ComponentSet, what: str, *keys: str, **facts: object) -> ParlourError:
    return given.broken(f"pungi-{what}", *keys, package=__package__, **facts)
