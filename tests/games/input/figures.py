"""What the figures of Input claim, held against the rules."""

from __future__ import annotations

import re
from itertools import permutations
from typing import TYPE_CHECKING, Final

from parlour.games.input.lookup import SYMBOLS
from tests.games.input.positions import FALL, Position, seen, setup_of, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.kernel.teaching import Figure

KINDS: Final = setup_of().components.data()["tiles"]
DIGITS: Final = setup_of().components.data()["digits"]
NUMBER: Final = re.compile(r"(\d)(\^?)=(.+)")


class Pieces:
    """Every number card with tiles that fit its fields, every tile of three seats, and both sides of one."""

    def __contains__(self, piece: object) -> bool:
        found = NUMBER.fullmatch(str(piece))
        if found:
            fields, asked = found[3].split(","), DIGITS[found[1]]
            return len(fields) == len(asked) and all(map(self.fits, fields, asked))
        tile = re.fullmatch(r"[012]([a-z]+)", str(piece))
        return tile[1] in SYMBOLS if tile else str(piece).split("/") in KINDS

    def fits(self, tile: str, symbol: str) -> bool:
        """INP-3 and INP-8. A field is free, or has a tile with the symbol it asks for, or the joker."""
        return tile == "-" or (tile in self and tile[1:] in (symbol, "joker"))


PIECES: Final = Pieces()


def tiles_on(line: str) -> dict[str, tuple[int, str]]:
    """By field, the seat and the symbol of the tile there."""
    found = {}
    for number in line.split():
        card = NUMBER.fullmatch(number.lstrip("*~!"))
        assert card
        for row, tile in enumerate(card[3].split(","), 1):
            if tile != "-":
                found[f"{card[1]}.{row}"] = (int(tile[0]), tile[1:])
    return found


def completed(line: str) -> list[int]:
    return [int(number.lstrip("!")[0]) for number in line.split() if "^" in number]


def chosen(symbols: list[str], turned: tuple[str, str] | None) -> list[tuple[int, str]]:
    """For each symbol another tile that has it, as its number and sides; last the one that is turned."""
    wanted = [*((symbol, None) for symbol in symbols), *([turned] if turned else [])]
    for numbers in permutations(range(1, 8), len(wanted)):
        sides = [
            (up, next((other for other in (KINDS[n - 1], KINDS[n - 1][::-1]) if other[0] == up), None), under)
            for n, (up, under) in zip(numbers, wanted, strict=True)
        ]
        if all(found and under in (None, found[1]) for _, found, under in sides):
            return [(n, "/".join(found)) for n, (_, found, _) in zip(numbers, sides, strict=True) if found]
    raise AssertionError(f"no seven tiles show {wanted}")


def position(
    line: str, seat: int = 0, turned: tuple[str, str] | None = None, had: int = 0
) -> tuple[Position, int]:
    """Where tiles lie so, and the number of the tile that will be turned; the others are in the supplies."""
    on, number = tiles_on(line), 0
    lying: dict[str, str] = {}
    sides: dict[str, str] = {}
    for owner in (0, 1):
        fields = [field for field, (whose, _) in on.items() if whose == owner]
        picked = chosen([on[field][1] for field in fields], turned if owner == seat else None)
        for field, (tile, _) in zip(fields, picked, strict=False):
            lying[f"{owner}-{tile}"] = field
        left = [n for n in range(1, 8) if n not in dict(picked)]
        sides |= {f"{owner}-{tile}": both for tile, both in picked}
        sides |= {f"{owner}-{n}": "/".join(reversed(KINDS[n - 1])) for n in left}
        if owner == seat and turned:
            number = picked[-1][0]
    points = [had if each == seat else 0 for each in range(2)]
    return Position(lying, seat=seat, sides=sides, completed=completed(line), points=points), number


def sides_of(figure: Figure) -> tuple[int, tuple[str, str]]:
    """Whose tile is turned, and its sides: the one that was up first."""
    (was,), (up,) = figure.each["turns"], figure.each["shows"]
    assert was[0] == up[0]
    return int(was[0]), (was[1:], up[1:])


def tiles(figure: Figure) -> None:
    """These and no others."""
    assert [pair.split("/") for pair in figure.middle["tiles"].split()] == KINDS


def numbers(figure: Figure) -> None:
    """They are there: that is all."""


def fall(figure: Figure) -> None:
    """How the tiles of a seat can fall: never the joker."""
    (shown,) = figure.each["supply"]
    assert shown.split() == [f"0{tile.up}" for tile in seen(start(fall=[FALL])).tiles[0]]


def set_(figure: Figure) -> None:
    """A tile is turned, and may go where the figure lets it go."""
    seat, turned = sides_of(figure)
    before, after = tiles_on(figure.middle["before"]), tiles_on(figure.middle["after"])
    (field,) = after.keys() - before.keys()
    assert after == before | {field: (seat, turned[1])}
    at, tile = position(figure.middle["before"], seat, turned)
    at.act(f"lift:{tile}", f"set:{field}")
    assert at.lies(f"{seat}-{tile}") == field


def close(figure: Figure) -> None:
    """The closing tile is announced, turned, and right."""
    seat, turned = sides_of(figure)
    (number,) = completed(figure.middle["after"])
    at, tile = position(figure.middle["before"], seat, turned)
    at.act(f"close:{number}", f"lift:{tile}")
    assert at.completed == [number]
    assert figure.each["points"] == (f"={at.points[seat]}",)


def miss(figure: Figure) -> None:
    """The closing tile is announced, turned, and wrong."""
    seat, turned = sides_of(figure)
    (had,), (points,) = figure.each["had"], figure.each["points"]
    at, tile = position(figure.middle["before"], seat, turned, int(had.removeprefix("=")))
    at.act(f"close:{figure.middle['before'][0]}", f"lift:{tile}")
    assert at.completed == []
    assert points == f"={at.points[seat]}"


def announce(figure: Figure) -> None:
    """The first seat may announce the numbers that are marked, and no others."""
    line = figure.middle["numbers"]
    at, _ = position(line)
    assert at.legal("close") == [number[1] for number in line.split() if number.startswith("!")]


CHECKS: Final[dict[str, Callable[[Figure], None]]] = {
    "tiles": tiles,
    "numbers": numbers,
    "fall": fall,
    "set": set_,
    "close": close,
    "miss": miss,
    "announce": announce,
}
