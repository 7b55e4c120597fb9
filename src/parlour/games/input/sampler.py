"""Possible truths behind a view of Input: each way in which the sides below can lie is equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.rules import (
    DEAL,
    DIGITS,
    DRAW_START,
    FIELDS,
    HELD,
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
    TURNS,
    Input,
)
from parlour.kernel.state import CHANCE, Sampler

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.games.input.view import InputView
    from parlour.kernel.rng import Rng

PHASES: Final = {"pick": PICK, "close": PICK_CLOSING, "zero": PICK_ZERO, "set": SET, "over": OVER}


class InputSampler(Sampler):
    """Lays the sides that were never seen under the tiles."""

    def __init__(self, setup: InputSetup, view: InputView) -> None:
        self.known = known = Input(setup.tables)
        known.phase = phase(view)
        known.waiting = (CHANCE,) if view.chance else view.waiting
        known.dealt = len(view.tiles)
        known.start = NONE if view.start is None else view.start
        known.turn = view.turn
        known.announced = NONE if view.announced is None else view.announced
        known.points = list(view.scores)
        known.wins = [list(wins) for wins in view.wins]
        known.won = [sum(1 << digit for digit in won) for won in view.won]
        known.tried = [int(seat in view.tried) for seat in range(setup.seats)]
        known.winner = view.winners[0] if view.winners and view.turn < TURNS else NONE
        known.origin = NONE if view.lifted_from is None else setup.place(view.lifted_from)
        known.places = [PLACE + setup.place(field) for field in view.places]
        for number in view.numbers:
            known.completed[number.digit] = int(number.completed)
        for seat, tiles in enumerate(view.tiles):
            for tile, told in zip(setup.tables.tiles[seat], tiles, strict=True):
                known.up[tile] = SYMBOLS.index(told.up)
                if len(told.seen) == 2:
                    known.under[tile] = SYMBOLS.index(told.seen[1])
                    known.turned[tile] = 1
                self._lay(tile, setup.place(told.at))
                if told.came_from is not None:
                    known.came_from[tile] = setup.place(told.came_from)
                    known.came_on[tile] = self._came_on(tile)
        self._count()
        self.deductions = [
            setup.knowledge.deduce(
                [(known.up[tile], known.under[tile]) for tile in tiles if known.turned[tile]],
                [known.up[tile] for tile in tiles if not known.turned[tile]],
            )
            for tiles in setup.tables.tiles[: len(view.tiles)]
        ]

    def _lay(self, tile: int, at: int) -> None:
        known = self.known
        known.at[tile] = at
        if at == HELD:
            known.held = tile
        elif at >= 0:
            known.cell[at] = tile

    def _came_on(self, tile: int) -> int:
        """The last turn of a tile's owner; for a tile of an attempt at the zero, the present one."""
        known, seats = self.known, self.known.tables.seats
        if known.announced == 0 and known.at[tile] // FIELDS == 0:
            return known.turn
        present = (known.start + known.turn) % seats
        return known.turn - ((present - tile // TILES) % seats or seats)

    def _count(self) -> None:
        """What follows from where the tiles lie."""
        known = self.known
        for field, tile in enumerate(known.cell):
            if tile >= 0:
                seat, digit = tile // TILES, field // FIELDS
                known.free[digit] -= 1
                known.mine[DIGITS * seat + digit] += 1
                known.blocked[seat] += known.completed[digit]
        for digit in range(DIGITS):
            if known.completed[digit] and known.free[digit] == FIELDS:
                known.emptied = digit
            if digit and known.free[digit] == 1 and not known.completed[digit]:
                known.one_free |= 1 << digit
        for field, tile in enumerate(known.cell):
            digit = field // FIELDS
            if tile >= 0 or field == known.origin or known.completed[digit] or known.free[digit] < 2:
                known.room[field] = 0

    def sample(self, rng: Rng) -> Input:
        state = self.known.clone()
        for seat, deduction in enumerate(self.deductions):
            below: list[list[int]] = [[] for _ in range(JOKER)]  # by the symbol up
            for up, under in deduction.sides(deduction.ways[rng.below(len(deduction.ways))]):
                below[up].append(under)
            for sides in below:
                rng.shuffle(sides)
            for tile in state.tables.tiles[seat]:
                if not state.turned[tile]:
                    state.under[tile] = below[state.up[tile]].pop()
        return state


def phase(view: InputView) -> int:
    """What is due."""
    if view.chance:
        return DRAW_START if view.chance == "start" else DEAL
    if view.phase == "set" and view.announced == 0:
        return SET_ZERO
    return PHASES[view.phase]
