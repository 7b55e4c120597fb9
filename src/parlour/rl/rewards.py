"""Rewards of the seats for a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def placement(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """From 1 for the first place to -1 for the last. Winners come first, even with fewer points. Equals share
    the mean of their places.
    """
    standing = [(seat in winners, points) for seat, points in enumerate(scores)]
    apart = len(standing) - 1
    return [
        (sum(other < mine for other in standing) - sum(other > mine for other in standing)) / apart
        for mine in standing
    ]


def margin(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Points ahead of the best other seat."""
    return [
        float(points - max(theirs for other, theirs in enumerate(scores) if other != seat))
        for seat, points in enumerate(scores)
    ]


REWARDS: Final[dict[str, Callable[[Sequence[int], Sequence[int]], list[float]]]] = {
    "placement": placement,
    "margin": margin,
}


def find(name: str) -> Callable[[Sequence[int], Sequence[int]], list[float]]:
    """The reward with this name."""
    if name not in REWARDS:
        raise ParlourError("reward-unknown", reward=name, known=", ".join(REWARDS))
    return REWARDS[name]
