"""Exact search of the end of a game: every action of every seat, in every state that fits the view, if these
are few enough. Each seat maximizes its own value (max^n), as if all cards were face up.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from parlour.search.value import Outcome

if TYPE_CHECKING:
    from parlour.kernel.state import Policy, State


class TooMuch(Exception):
    """Exact search is not possible: there are too many positions, a draw, or choices at the same time."""


class Solver:
    """Searches exactly, within a number of positions and until a moment."""

    def __init__(self, policy: Policy, limit: int, end: float) -> None:
        self.policy = policy
        self.left = limit
        self.end = end

    def after(self, state: State, seat: int, action: int) -> Outcome:
        """The outcome after an action."""
        child = state.clone()
        child.apply(seat, action)
        return self.outcome(child)

    def outcome(self, state: State) -> Outcome:
        """The outcome of a position."""
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
