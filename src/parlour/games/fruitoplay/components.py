"""Fruitoplay's component set: which numbers are double and which are rotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from parlour.games.fruitoplay.lookup import DOUBLES, FRUITS, NUMBERS, ROTTEN
from parlour.kernel.components import LONGEST_NAME, ComponentSet, is_name

if TYPE_CHECKING:
    from parlour.kernel.errors import ParlourError

KNOWN = Meta(extra_json_schema={"readOnly": True})  # a page does not ask for it: the rulebook says so
# The same numbers of every fruit, or for each fruit its own.
Printed = Annotated[list[int] | dict[str, list[int]], Meta(extra_json_schema={"x-keys": "fruits"})]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written."""

    fruits: Annotated[list[str], KNOWN]
    numbers: Annotated[int, KNOWN]
    double: Printed
    rotten: Printed

    def cards(self, printed: Printed) -> list[int]:
        """The cards with these numbers, fruit by fruit."""
        return [
            fruit * NUMBERS + number - 1
            for fruit, name in enumerate(self.fruits)
            for number in _numbers(printed, name)
        ]


def read(given: ComponentSet) -> Components:
    """FRU-1. A set that has all the cards of the box and no others."""
    box = given.read(Components)
    for at, name in enumerate(box.fruits):
        if not is_name(name):
            raise _broken(given, "name", "fruits", str(at), found=name, longest=LONGEST_NAME)
    if len(set(box.fruits)) != FRUITS or len(box.fruits) != FRUITS:
        raise _broken(given, "fruits", "fruits", found=len(set(box.fruits)), expected=FRUITS)
    if box.numbers != NUMBERS:
        raise _broken(given, "numbers", "numbers", found=box.numbers, expected=NUMBERS)
    for key, printed, expected in (
        ("double", box.double, DOUBLES),
        ("rotten", box.rotten, ROTTEN),
    ):
        if isinstance(printed, dict) and set(printed) != set(box.fruits):
            raise _broken(given, "each", key, key=key)
        for fruit in box.fruits:
            numbers = _numbers(printed, fruit)
            place = (key, fruit) if isinstance(printed, dict) else (key,)
            for number in numbers:
                if not 1 <= number <= NUMBERS:
                    raise _broken(given, "number", *place, found=number, expected=NUMBERS)
            if len(numbers) != expected or len(set(numbers)) != expected:
                raise _broken(given, key, *place, found=len(set(numbers)), expected=expected)
    for fruit in box.fruits:
        for number in set(_numbers(box.double, fruit)) & set(_numbers(box.rotten, fruit)):
            raise _broken(given, "both", "rotten", fruit, found=number)
    return box


def _numbers(printed: Printed, fruit: str) -> list[int]:
    return printed[fruit] if isinstance(printed, dict) else printed


def _broken(given: ComponentSet, what: str, *keys: str, **facts: object) -> ParlourError:
    return given.broken(f"fruitoplay-{what}", *keys, package=__package__, rule="FRU-1", **facts)
