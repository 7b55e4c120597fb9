"""Free decisions, for tests and benchmarks that ask something about each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.state import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.kernel.game import Setup
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import State


def free_decisions(setup: Setup, rng: Rng) -> Iterator[tuple[State, int, list[int]]]:
    """The state, the seat and its legal actions, in games that the light policy plays, without an end."""
    while True:
        state = setup.state()
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                state.settle(state.draw(rng))
                continue
            legal = state.legal(seat)[:]
            if len(legal) > 1:
                yield state, seat, legal
            state.apply(seat, setup.policy.choose(state, seat, rng))
