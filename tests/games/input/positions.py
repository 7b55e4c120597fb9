"""Positions of Input for tests: tiles where they are wanted, and tokens to go on with."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import parlour
from parlour.games.input.setup import InputSetup
from parlour.games.input.view import InputView
from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from parlour import Play
    from parlour.kernel.game import Event

FALL = "half/full round/full round/half slanted/half slanted/round slanted/full slanted/joker"


def start(seats: int = 2, first: int = 0, fall: Sequence[str] = (), **options: str) -> Play:
    """A game in which the tiles fell like this (for all seats as in FALL, if it is not said)."""
    falls = [*fall, *[FALL] * (seats - len(fall))]
    deal = [f"tiles{seat} {tiles}" for seat, tiles in enumerate(falls)]
    return parlour.start("input", seats, seed=1, deal=[*deal, f"start {first}"], options=options)


def seen(play: Play, seat: int | None = None) -> InputView:
    """What a seat or a spectator sees."""
    view = play.view(seat)
    assert isinstance(view, InputView)
    return view


def setup_of(**options: str) -> InputSetup:
    setup = parlour.setup("input", 2, options)
    assert isinstance(setup, InputSetup)
    return setup


class Position:
    """A position in which every tile has been seen on both sides, and seat 0 is to move unless it is said.

    Tiles are named `0-3` (tile 3 of seat 0); `lying` gives their fields, `sides` other sides than in FALL.
    """

    def __init__(
        self,
        lying: Mapping[str, str],
        *,
        seats: int = 2,
        seat: int = 0,
        turn: int | None = None,
        sides: Mapping[str, str] | None = None,
        completed: Sequence[int] = (),
        came_from: Mapping[str, str] | None = None,
        points: Sequence[int] = (0, 0, 0),
        wins: Sequence[Sequence[int]] = ((), (), ()),
        won: Sequence[Sequence[int]] = ((), (), ()),
        tried: Sequence[int] = (),
        components: str | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        setup = parlour.setup("input", seats, options, components)
        assert isinstance(setup, InputSetup)
        self.setup = setup
        deal = [*(f"tiles{s} {FALL}" for s in range(seats)), "start 0"]
        play = parlour.start("input", seats, deal=deal, options=options, components=components)
        view = seen(play)
        tiles = []
        for s in range(seats):
            row = []
            for number, tile in enumerate(view.tiles[s], 1):
                name = f"{s}-{number}"
                up, under = (sides or {}).get(name, FALL.split()[number - 1]).split("/")
                told = {"up": up, "seen": (up, under), "at": lying.get(name, "supply")}
                row.append(msgspec.structs.replace(tile, **told, came_from=(came_from or {}).get(name)))
            tiles.append(tuple(row))
        numbers = [msgspec.structs.replace(n, completed=n.digit in completed) for n in view.numbers]
        changed = msgspec.structs.replace(
            view,
            tiles=tuple(tiles),
            numbers=tuple(numbers),
            turn=10 * seats + seat if turn is None else turn,
            waiting=(seat,),
            start=0 if turn is None else (seat - turn) % seats,
            scores=tuple(points[:seats]),
            wins=tuple(map(tuple, wins[:seats])),
            won=tuple(map(tuple, won[:seats])),
            tried=tuple(tried),
        )
        self.state = setup.sampler(changed).sample(Rng(0))
        self.state.events = []

    @property
    def seat(self) -> int:
        return self.state.waiting[0]

    def legal(self, kind: str = "") -> list[str]:
        """The tokens of the seat that is to move; of one kind (`set`), only what follows its colon."""
        tokens = [self.setup.token(action) for action in self.state.legal(self.seat)]
        return [t.partition(":")[2] for t in tokens if t.startswith(f"{kind}:")] if kind else tokens

    def act(self, *tokens: str) -> Position:
        for token in tokens:
            assert token in self.legal(), f"{token} is none of {self.legal()}"
            self.state.apply(self.seat, self.setup.action(token))
        return self

    def lies(self, tile: str) -> str:
        seat, number = map(int, tile.split("-"))
        return self.view.tiles[seat][number - 1].at

    def shows(self, tile: str) -> str:
        seat, number = map(int, tile.split("-"))
        return self.view.tiles[seat][number - 1].up

    @property
    def view(self) -> InputView:
        return self.setup.own_view(self.setup.open_view(self.state), self.state, 0)

    @property
    def completed(self) -> list[int]:
        return [number.digit for number in self.view.numbers if number.completed]

    @property
    def points(self) -> list[int]:
        return self.state.scores()

    @property
    def events(self) -> list[Event]:
        return [self.setup.event(raw, 0) for raw in self.state.events or ()]
