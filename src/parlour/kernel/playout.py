"""A game played to its end by lot: what simulations without players, and measurements, are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import State


def playout(state: State, rng: Rng) -> int:
    """Let every decision fall on any legal action, each equally likely; how many decisions there were."""
    decisions = 0
    while waiting := state.waiting:
        seat = waiting[0]
        if seat < 0:
            state.settle(state.draw(rng))
        else:
            decisions += 1
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return decisions
