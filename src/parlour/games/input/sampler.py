"""Possible truths behind a view of Input: each way in which the sides below can lie is equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input.lookup import (
    ALL_FIELDS,
    DIGITS,
    FIELDS,
    FREE,
    HELD,
    JOKER,
    NONE,
    PLACE,
    SYMBOLS,
    TILES,
    TURNS,
)
from parlour.games.input.rules import (
    DEAL,
    DRAW_START,
    OVER,
    PICK,
    PICK_CLOSING,
    PICK_ZERO,
    SET,
    SET_ZERO,
    Input,
)
from parlour.kernel.sets import ONE, bits_of
from parlour.kernel.state import CHANCE, Sampler

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.games.input.view import InputView
    from parlour.kernel.rng import Rng

PHASES: Final = {"pick": PICK, "close": PICK_CLOSING, "zero": PICK_ZERO, "set": SET, "over": OVER}


class InputSampler(Sampler[Input]):
    """Lays the sides that were never seen under the tiles."""

    def __init__(self, setup: InputSetup, view: InputView) -> None:
        self.known = known = Input(setup.lookup)
        known.phase = phase(view)
        known.waiting = (CHANCE,) if view.chance else view.waiting
        known.dealt = len(view.tiles)
        known.start = NONE if view.start is None else view.start
        known.turn = view.turn
        known.announced = NONE if view.announced is None else view.announced
        known.points = list(view.scores)
        known.wins = [list(wins) for wins in view.wins]
        known.won = [bits_of(won) for won in view.won]
        known.tried = bits_of(view.tried)
        known.winner = view.winners[0] if view.winners and view.turn < TURNS else NONE
        known.beyond = view.beyond
        known.origin = NONE if view.lifted_from is None else setup.place(view.lifted_from)
        known.places = [PLACE + setup.place(field) for field in view.places]
        known.completed = bits_of([number.digit for number in view.numbers if number.completed])
        for seat, tiles in enumerate(view.tiles):
            for tile, told in zip(setup.lookup.tiles[seat], tiles, strict=True):
                known.up[tile] = SYMBOLS.index(told.up)
                if len(told.seen) == 2:
                    known.under[tile] = SYMBOLS.index(told.seen[1])
                    known.turned[tile] = 1
                self._lay(tile, setup.place(told.at))
                if told.came_from is not None:
                    known.came_from[tile] = setup.place(told.came_from)
                    self._has_moved(tile)
                    if setup.lookup.options.first_return and not told.may_return:
                        known.returned |= ONE << tile
        self._count()
        self.deductions = [
            setup.knowledge.deduce(
                [(known.up[tile], known.under[tile]) for tile in tiles if known.turned[tile]],
                [known.up[tile] for tile in tiles if not known.turned[tile]],
            )
            for tiles in setup.lookup.tiles[: len(view.tiles)]
        ]

    def _lay(self, tile: int, at: int) -> None:
        known = self.known
        known.at[tile] = at
        if at == HELD:
            known.held = tile
        elif at >= 0:
            known.filled |= ONE << at

    def _has_moved(self, tile: int) -> None:
        """On the last turn of a tile's owner; a tile of an attempt at the zero, on the present one."""
        known = self.known
        if known.announced == 0 and known.at[tile] // FIELDS == 0:
            known.moving |= ONE << tile
        else:
            known.moved |= ONE << tile

    def _count(self) -> None:
        """What follows from where the tiles lie."""
        known = self.known
        for tile, field in enumerate(known.at):
            if field >= 0:
                seat, digit = tile // TILES, field // FIELDS
                known.mine[DIGITS * seat + digit] += 1
                known.on |= ONE << DIGITS * seat + digit
                known.blocked[seat] += known.completed >> digit & 1
        for digit in range(DIGITS):
            free = FREE[known.filled >> FIELDS * digit & ALL_FIELDS]
            if known.completed >> digit & 1:
                if free == FIELDS:
                    known.emptied = digit
            elif digit and free == 1:
                known.one_free |= ONE << digit
        shut = known.completed | known.one_free
        for field, slot in enumerate(known.lookup.slot):
            if known.filled >> field & 1 or field == known.origin or shut >> field // FIELDS & 1:
                known.room &= ~(ONE << slot)

    def sample(self, rng: Rng) -> Input:
        state = self.known.clone()
        for seat, deduction in enumerate(self.deductions):
            below: list[list[int]] = [[] for _ in range(JOKER)]  # by the symbol up
            for up, under in deduction.sides(deduction.ways[rng.below(len(deduction.ways))]):
                below[up].append(under)
            for sides in below:
                rng.shuffle(sides)
            for tile in state.lookup.tiles[seat]:
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
