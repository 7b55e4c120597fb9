"""What a seat at a game of Input may know: the same as everybody, and all of it (INP-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.games.input.lookup import JOKER, SYMBOLS
from parlour.kernel.game import View

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.kernel.rng import Rng

CHANCES: Final = 1 << 20  # how finely memory is measured


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile, and what a perfect memory knows about it."""

    up: str  # the symbol that all see
    at: str  # its field, such as 4.2 (field 2 of the 4), or supply, or hand
    seen: tuple[str, ...]  # the sides that were ever seen: the one up, then the one below
    can_be: tuple[str, ...]  # the tiles of its colour that it can be, by elimination
    came_from: str | None  # the field that it left for another on its owner's last turn (INP-10)
    may_return: bool = False  # to that field, this once


class Number(msgspec.Struct, frozen=True):
    """A number card."""

    digit: int
    points: int
    asks: tuple[str, ...]  # the symbols of its fields, from the top
    completed: bool  # pushed up out of the row


class InputView(View, frozen=True, kw_only=True):
    """Nobody knows more than anybody else."""

    phase: str  # chance, pick (or announce), close and zero (pick a tile for a number or the zero), set, over
    start: int | None  # the first player
    turn: int  # how many turns are over
    target: int
    colours: tuple[str, ...]  # by seat
    tiles: tuple[tuple[Tile, ...], ...]  # by seat, once they have fallen: tiles 1 to 7
    numbers: tuple[Number, ...]
    announced: int | None  # the number whose closing tile was announced; 0 while the zero is tried
    lifted_from: str | None  # the field that the tile in hand has left
    places: tuple[str, ...]  # the fields that the tile in hand can go to
    wins: tuple[tuple[int, ...], ...]  # by seat: the points of each win that a zero has not taken
    won: tuple[tuple[int, ...], ...]  # by seat: the numbers ever won
    tried: tuple[int, ...]  # the seats that have announced the zero
    beyond: int  # the winner's points beyond the target, which lapse (INP-21)


def forget(view: InputView) -> InputView:
    """INP-24. The view without what only a memory knows."""
    tiles = tuple(
        tuple(msgspec.structs.replace(tile, seen=(tile.up,), can_be=()) for tile in tiles)
        for tiles in view.tiles
    )
    return msgspec.structs.replace(view, tiles=tiles)


def recall(setup: InputSetup, view: InputView, memory: float, rng: Rng) -> InputView:
    """INP-5. The view of a player who remembers only this share of the sides that lie below: not what shows
    itself (a joker has but one other side) nor what was turned a moment ago.
    """
    colours = []
    for tiles in view.tiles:
        # One number for each tile, known or not, so that equal generators forget the same tiles.
        kept = [rng.below(CHANCES) < memory * CHANCES for _ in tiles]
        seen = [
            tile.seen if keeps or tile.up == SYMBOLS[JOKER] or tile.at == "hand" else tile.seen[:1]
            for tile, keeps in zip(tiles, kept, strict=True)
        ]
        sides = [[SYMBOLS.index(side) for side in known] for known in seen]
        can_be = setup.knowledge.deduce(
            [(known[0], known[1]) for known in sides if len(known) == 2],
            [known[0] for known in sides if len(known) == 1],
        ).can_be
        colours.append(
            tuple(
                msgspec.structs.replace(
                    tile, seen=known, can_be=tile.can_be if len(known) == 2 else can_be[up]
                )
                for tile, known, (up, *_) in zip(tiles, seen, sides, strict=True)
            )
        )
    return msgspec.structs.replace(view, tiles=tuple(colours))
