"""The value of the end of a playout for each seat."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from parlour.kernel.state import Policy, State

MARGIN: Final = 0.3  # the weight of the margin; the rest is the weight of winning
LOGISTIC: Final = math.sqrt(3.0) / math.pi  # the scale of a logistic distribution with standard deviation 1


class Outcome:
    """For each seat: its chance to win, its final points, and a value from 0 to 1 made of both."""

    def __init__(self, policy: Policy, state: State) -> None:
        self.points = policy.estimate(state)
        self.to_come = policy.to_come(state)
        spread = policy.spread(state)
        self.wins = chances(state.winners(), self.points, spread)
        self.values: list[float] = []
        for seat, chance in enumerate(self.wins):
            lead = margin(self.points, seat) / spread
            self.values.append((1.0 - MARGIN) * chance + MARGIN * squashed(lead))


def chances(winners: list[int], points: list[float], spread: float) -> list[float]:
    """The chance of each seat to win: certain at the end, before it estimated from the expected points."""
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
    most = max(points)
    weights = [math.exp((mine - most) / (LOGISTIC * spread)) for mine in points]
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
