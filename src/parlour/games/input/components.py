"""Input's component set: what is printed on the tiles and the number cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from parlour.games.input.lookup import DIGITS, FIELDS, JOKER, SLANTED, SYMBOLS, TILES
from parlour.kernel.components import LONGEST_NAME, ComponentSet, is_name

if TYPE_CHECKING:
    from parlour.kernel.errors import ParlourError

COLOURS = 3
SIDES = (3, 3, 3, 4, 1)  # how often each symbol appears on the tiles of a colour


# A page does not ask for what the rulebook says.
Known = Annotated[list[str], Meta(extra_json_schema={"readOnly": True})]
# It offers these to choose from; they are checked below.
Side = Annotated[str, Meta(extra_json_schema={"enum": [*SYMBOLS], "x-words": "input-symbol"})]
Field = Annotated[str, Meta(extra_json_schema={"enum": [*SYMBOLS[:JOKER]], "x-words": "input-symbol"})]
Digits = Annotated[
    dict[str, list[Field]],
    Meta(extra_json_schema={"propertyNames": {"enum": [str(digit) for digit in range(DIGITS)]}}),
]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written."""

    colours: Known
    tiles: list[list[Side]]
    digits: Digits

    def kinds(self) -> list[tuple[int, int]]:
        """The seven tiles, each with its two sides."""
        return [(SYMBOLS.index(one), SYMBOLS.index(other)) for one, other in self.tiles]

    def asks(self) -> list[int]:
        """The symbols that all fields ask for, from the top of the 0 to the bottom of the 9."""
        return [SYMBOLS.index(symbol) for digit in range(DIGITS) for symbol in self.digits[str(digit)]]


def read(given: ComponentSet) -> Components:
    """INP-1 and INP-2. A set that has the cards and tiles of the box."""
    box = given.read(Components)
    if len(set(box.colours)) != COLOURS or len(box.colours) != COLOURS:
        raise _broken(
            given, "colours", "colours", rule="INP-2", expected=COLOURS, found=len(set(box.colours))
        )
    for place, colour in enumerate(box.colours):
        if not is_name(colour):
            raise _broken(
                given, "colour", "colours", str(place), rule="INP-2", found=colour, longest=LONGEST_NAME
            )
    _check_tiles(given, box.tiles)
    if sorted(box.digits) != [str(digit) for digit in range(DIGITS)]:
        raise _broken(given, "digits", "digits", rule="INP-1", found=", ".join(box.digits))
    for digit, symbols in box.digits.items():
        if len(symbols) != FIELDS:
            raise _broken(given, "fields", "digits", digit, rule="INP-1", digit=digit, found=len(symbols))
        for place, symbol in enumerate(symbols):
            if symbol not in SYMBOLS[:JOKER]:
                raise _broken(given, "field", "digits", digit, str(place), rule="INP-1", found=symbol)
    return box


def _check_tiles(given: ComponentSet, tiles: list[list[str]]) -> None:
    """INP-2. Seven tiles, no two alike, with each symbol as often as the rulebook says."""
    if len(tiles) != TILES:
        raise _broken(given, "tiles", "tiles", rule="INP-2", expected=TILES, found=len(tiles))
    for place, tile in enumerate(tiles):
        keys = "tiles", str(place)
        name = "/".join(tile)
        if len(tile) != 2 or not {*tile} <= {*SYMBOLS}:
            raise _broken(given, "tile", *keys, rule="INP-2", found=name)
        if SYMBOLS[JOKER] in tile and SYMBOLS[SLANTED] not in tile:
            raise _broken(given, "joker", *keys, rule="INP-2", found=name)
    if len({frozenset(tile) for tile in tiles}) != TILES:
        raise _broken(given, "alike", "tiles", rule="INP-2")
    sides = [side for tile in tiles for side in tile]
    for symbol, expected in zip(SYMBOLS, SIDES, strict=True):
        found = sides.count(symbol)
        if found != expected:
            raise _broken(
                given, "sides", "tiles", rule="INP-2", symbol=symbol, found=found, expected=expected
            )


def _broken(given: ComponentSet, what: str, *keys: str, **facts: object) -> ParlourError:
    return given.broken(f"input-{what}", *keys, package=__package__, **facts)
