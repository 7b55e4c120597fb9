"""The end of a game, played out in full: every action of every seat in every world that can be, where these
are few enough. Everybody does what is best for themselves (max^n), as in a game with all cards face up.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from parlour.search.value import Outcome

if TYPE_CHECKING:
    from parlour.kernel.state import Policy, State


class TooMuch(Exception):
    """There is more to play out than the limit allows, or something that cannot be: a draw by lot, or
    choices made at the same time.
    """


class Solver:
    """Plays out positions, up to a number of them and up to a moment."""

    def __init__(self, policy: Policy, limit: int, end: float) -> None:
        self.policy = policy
        self.left = limit
        self.end = end

    def after(self, state: State, seat: int, action: int) -> Outcome:
        """What comes of an action."""
        child = state.clone()
        child.apply(seat, action)
        return self.outcome(child)

    def outcome(self, state: State) -> Outcome:
        """What comes of a position."""
        waiting = state.waiting
        if not waiting:
            return Outcome(self.policy, state)
        self.left -= 1
        seat = waiting[0]
        if self.left < 0 or seat < 0 or len(waiting) > 1 or perf_counter() >= self.end:
            raise TooMuch
        best: Outcome | None = None
        for action in state.legal(seat):
            found = self.after(state, seat, action)
            if best is None or found.values[seat] > best.values[seat]:
                best = found
        assert best is not None
        return best
