"""What a seat at a game of Input may know: the same as everybody, and all of it (INP-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.games.input.rules import (
    DEAL,
    DRAW_START,
    JOKER,
    NONE,
    OVER,
    PICK,
    PICK_CLOSING,
    PICK_ZERO,
    PLACE,
    SET,
    SET_ZERO,
    SYMBOLS,
    TILES,
    Input,
)
from parlour.kernel.game import View
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.kernel.rng import Rng

PHASES: Final = {
    DEAL: "chance",
    DRAW_START: "chance",
    PICK: "pick",
    PICK_CLOSING: "close",
    PICK_ZERO: "zero",
    SET: "set",
    SET_ZERO: "set",
    OVER: "over",
}
SHOWN: Final = [(symbol,) for symbol in SYMBOLS]  # of a tile that was never turned, the sides seen
CHANCES: Final = 1 << 20  # how finely memory is measured
NOTHING: Final[list[tuple[str, ...]]] = []


class Tile(msgspec.Struct, frozen=True):
    """A tile, and what a perfect memory knows about it."""

    up: str  # the symbol that all see
    at: str  # its field, such as 4.2 (field 2 of the 4), or supply, or hand
    seen: tuple[str, ...]  # the sides that were ever seen: the one up, then the one below
    can_be: tuple[str, ...]  # the tiles of its colour that it can be, by elimination
    came_from: str | None  # the field to which it may not go straight back (INP-10)


class Number(msgspec.Struct, frozen=True):
    """A number card."""

    digit: int
    points: int
    asks: tuple[str, ...]  # the symbols of its fields, from the top
    completed: bool  # pushed up out of the row


class InputView(View, frozen=True, kw_only=True):
    """Nobody knows more than anybody else."""

    phase: (
        str  # chance, pick (or announce), close (pick the closing tile), zero (pick for the zero), set, over
    )
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


def view(setup: InputSetup, state: Input, viewer: int) -> InputView:
    """INP-5. What lies open, and what has ever been open."""
    chance = state.waiting == (CHANCE,)
    return InputView(
        seat=None if viewer == SPECTATOR else viewer,
        waiting=() if chance else state.waiting,
        chance=state.chance() if chance else None,
        scores=tuple(state.points),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        start=None if state.start == NONE else state.start,
        turn=state.turn,
        target=setup.tables.target,
        colours=setup.colours,
        tiles=tuple([_tiles(setup, state, seat) for seat in range(state.dealt)]),
        numbers=tuple([number[state.completed >> digit & 1] for digit, number in setup.numbers]),
        announced=None if state.announced == NONE else state.announced,
        lifted_from=None if state.origin == NONE else setup.fields[state.origin],
        places=tuple([setup.fields[place - PLACE] for place in state.places]) if state.held != NONE else (),
        wins=tuple([tuple(wins) for wins in state.wins]),
        won=tuple([tuple(setup.tables.digits_in[won]) for won in state.won]),
        tried=tuple([seat for seat in range(setup.seats) if state.tried >> seat & 1]),
    )


def _tiles(setup: InputSetup, state: Input, seat: int) -> tuple[Tile, ...]:
    """INP-5. A tile that was turned is known; what the others can be follows from that and their sides."""
    up, under, turned = state.up, state.under, state.turned
    tiles = setup.tables.tiles[seat]
    sides = [(up[tile], under[tile]) for tile in tiles if turned[tile]]
    can_be = NOTHING
    if len(sides) < TILES:
        can_be = setup.knowledge.deduce(sides, [up[tile] for tile in tiles if not turned[tile]]).can_be
    lately = state.moved | state.moving
    told = []
    for tile in tiles:
        if turned[tile]:
            seen, names = setup.knowledge.known[up[tile], under[tile]]
        else:
            seen, names = SHOWN[up[tile]], can_be[up[tile]]
        back = setup.fields[state.came_from[tile]] if lately >> tile & 1 else None
        told.append(Tile(seen[0], setup.places[state.at[tile]], seen, names, back))
    return tuple(told)


def forget(view: InputView) -> InputView:
    """INP-24. The view without what only a memory knows."""
    tiles = tuple(
        tuple(Tile(tile.up, tile.at, (tile.up,), (), tile.came_from) for tile in tiles)
        for tiles in view.tiles
    )
    return msgspec.structs.replace(view, tiles=tiles)


def recall(setup: InputSetup, view: InputView, memory: float, rng: Rng) -> InputView:
    """INP-5. The view of somebody who remembers only this share of the sides that lie below: not what shows
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
