"""What each viewer of a game of Input sees: their view, and their version of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from parlour.games.input import events, rules
from parlour.games.input.lookup import NONE, PLACE, SYMBOLS, TILES
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
from parlour.games.input.view import InputView, Tile
from parlour.kernel.sets import members
from parlour.kernel.state import CHANCE, OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.games.input.setup import InputSetup
    from parlour.kernel.game import Event
    from parlour.kernel.state import RawEvent

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
NOTHING: Final[list[tuple[str, ...]]] = []


def open_view(setup: InputSetup, state: Input) -> InputView:
    """INP-5. What lies open, and what has ever been open."""
    chance = state.waiting == (CHANCE,)
    return InputView(
        seat=None,
        waiting=() if chance else state.waiting,
        chance=state.chance() if chance else None,
        scores=tuple(state.points),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        start=None if state.start == NONE else state.start,
        turn=state.turn,
        target=setup.lookup.target,
        colours=setup.colours,
        tiles=tuple([_tiles(setup, state, seat) for seat in range(state.dealt)]),
        numbers=tuple([number[state.completed >> digit & 1] for digit, number in setup.numbers]),
        announced=None if state.announced == NONE else state.announced,
        lifted_from=None if state.origin == NONE else setup.fields[state.origin],
        places=tuple([setup.fields[place - PLACE] for place in state.places]) if state.held != NONE else (),
        wins=tuple([tuple(wins) for wins in state.wins]),
        won=tuple([tuple(setup.lookup.digits_in[won]) for won in state.won]),
        tried=tuple(members(state.tried)),
        beyond=state.beyond,
    )


def own_view(setup: InputSetup, view: InputView, state: Input, seat: int) -> InputView:
    """Nobody knows more than the others."""
    return replace(view, seat=seat)


def _tiles(setup: InputSetup, state: Input, seat: int) -> tuple[Tile, ...]:
    """INP-5. A tile that was turned is known; what the others can be follows from that and their sides."""
    up, under, turned = state.up, state.under, state.turned
    tiles = setup.lookup.tiles[seat]
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
        back, may_return = None, False
        if lately >> tile & 1:
            back = setup.fields[state.came_from[tile]]
            may_return = setup.lookup.options.first_return and not state.returned >> tile & 1
        told.append(Tile(seen[0], setup.places[state.at[tile]], seen, names, back, may_return))
    return tuple(told)


def event(setup: InputSetup, raw: RawEvent, viewer: int) -> Event:
    """One viewer's version of what happened."""
    kind, *facts = raw
    if kind == rules.RETURNED:
        return events.Returned(facts[0])
    if kind == rules.TIRED:
        return events.Tired()
    seat, *facts = facts
    if kind == rules.FELL:
        ups, unders = [SYMBOLS[s] for s in facts[::2]], [SYMBOLS[s] for s in facts[1::2]]
        open_tiles = [f"{up}/{under}" for up, under in zip(ups, unders, strict=True)]
        return events.Fell(seat, tuple(open_tiles if viewer == OPEN else ups))
    if kind == rules.LIFTED:
        tile, origin, was, up = facts
        return events.Lifted(seat, tile % TILES + 1, setup.places[origin], SYMBOLS[was], SYMBOLS[up])
    if kind == rules.SLID:
        tile, origin, up = facts
        return events.Slid(seat, tile % TILES + 1, setup.places[origin], SYMBOLS[up])
    if kind == rules.PLACED:
        tile, field, up = facts
        return events.Placed(seat, tile % TILES + 1, setup.fields[field], SYMBOLS[up])
    if kind == rules.SENT_HOME:
        tile, up = facts
        return events.SentHome(seat, tile % TILES + 1, SYMBOLS[up])
    if kind == rules.JOKER_SEEN:
        return events.JokerSeen(seat, facts[0] % TILES + 1)
    if kind == rules.WON:
        return events.Won(seat, facts[0], facts[1], bool(facts[2]))
    if kind == rules.ZERO_FAILED:
        return events.ZeroFailed(seat, tuple([tile % TILES + 1 for tile in facts]))
    plain: dict[int, Callable[..., Event]] = {
        rules.BEGAN: events.Began,
        rules.ANNOUNCED: events.Announced,
        rules.MISSED: events.Missed,
        rules.ZERO_SET: events.ZeroSet,
        rules.LOST: events.Lost,
        rules.REACHED: events.Reached,
        rules.COMBINED: events.Combined,
    }
    return plain[kind](seat, *facts)
