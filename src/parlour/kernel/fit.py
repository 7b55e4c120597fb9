"""Win chances fitted to play-outs: what each of the numbers counts by which a policy describes a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Fit:
    """The weights of numbers, by the stage of a game."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights = weights

    def strength(self, stage: i64, numbers: list[float]) -> float:
        """The strength of a seat: its chance to win is the softmax of all seats' strengths. The sum goes from
        the first number to the last, so that it is the same to the bit, compiled or not.
        """
        weights = self.weights[stage]
        total = 0.0
        for place in range(len(weights)):
            total += weights[place] * numbers[place]
        return total
