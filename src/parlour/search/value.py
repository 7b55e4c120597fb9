"""The value of the end of a playout for each seat."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from parlour.kernel.state import LOGISTIC

if TYPE_CHECKING:
    from parlour.kernel.state import Policy, State

MARGIN: Final = 0.3  # the weight of the margin; the rest is the weight of winning


class Outcome:
    """For each seat: its chance to win, its final points, and a value from 0 to 1 made of chance and margin.
    At the end the margin is the lead in points, as a part of a clear win; before, the lead in strength.
    """

    def __init__(self, policy: Policy, state: State) -> None:
        self.points = policy.estimate(state)
        self.to_come = policy.to_come(state, self.points)
        winners = state.winners()
        if winners:
            self.wins = shares(winners, len(self.points))
            stands, scale = self.points, 1.0 / policy.spread(state)
        else:
            stands, scale = policy.strengths(state, self.points), LOGISTIC
            self.wins = softmax(stands)
        self.values: list[float] = []
        for seat, chance in enumerate(self.wins):
            lead = margin(stands, seat) * scale
            self.values.append((1.0 - MARGIN) * chance + MARGIN * squashed(lead))

    def blend(self, early: Outcome, part: float) -> None:
        """Let what an earlier estimate said count for this part."""
        for seat, chance in enumerate(early.wins):
            self.wins[seat] += part * (chance - self.wins[seat])
            self.values[seat] += part * (early.values[seat] - self.values[seat])


def shares(winners: list[int], seats: int) -> list[float]:
    """The share of each seat in the win of a finished game."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def softmax(strengths: list[float]) -> list[float]:
    """The chance of each seat to win, before the end."""
    most = max(strengths)
    weights = [math.exp(mine - most) for mine in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]


def margin(points: list[float], seat: int) -> float:
    """Points ahead of the best other seat."""
    best = -1e9
    for other, theirs in enumerate(points):
        if other != seat and theirs > best:
            best = theirs
    return points[seat] - best


def squashed(lead: float) -> float:
    """From 0 to 1; a half for no lead."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, lead))))
