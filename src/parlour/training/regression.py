"""Conditional logistic regression: the seat that wins is chosen by the softmax of the seats' strengths, and a
strength is a weighted sum of numbers. Newton's method.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from parlour.training.games import Lessons

    Matrix = NDArray[np.float64]

STEPS: Final = 12  # of Newton's method, at most
ENOUGH: Final = 1e-4  # the largest change of a weight after which it ends
RIDGE: Final = 1e-3  # holds weights of one stage near those of all stages, in units of a position's loss
ROWS: Final = 60_000  # positions that the weights of all stages are fitted to, at most
DIGITS: Final = 4  # of a weight in a file


def softmax(strengths: Matrix) -> Matrix:
    weights = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def loss(chances: Matrix, results: Matrix) -> float:
    """Minus the mean logarithm of the chance that was given to who won."""
    return float(-(results * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def fit(lessons: Lessons, stages: int) -> list[list[float]]:
    """The weights, by stage. A stage that is seldom seen keeps near to what holds for all."""
    numbers = lessons.numbers
    flat = numbers.reshape(-1, numbers.shape[2])
    scale = flat.std(axis=0, dtype=np.float64)
    scale[scale < 1e-6] = 1.0
    every = max(1, len(numbers) // ROWS)
    general = newton(numbers[::every] / scale, lessons.results[::every], np.zeros(len(scale)), RIDGE)
    weights = []
    for stage in range(stages):
        here = lessons.stage == stage
        found = general
        if here.any() and stages > 1:
            found = newton(numbers[here] / scale, lessons.results[here], general, RIDGE)
        weights.append([float(f"{weight:.{DIGITS}g}") for weight in found / scale])
    return weights


def newton(numbers: Matrix, results: Matrix, prior: Matrix, ridge: float) -> Matrix:
    """The weights with the highest likelihood, less what they cost for being far from the prior ones."""
    weights = prior.copy()
    count = len(numbers)
    penalty = (ridge + 1.0 / count) * np.eye(len(prior))
    for _ in range(STEPS):
        chances = softmax(numbers @ weights)
        slope = np.einsum("nsf,ns->f", numbers, results - chances) / count
        slope -= penalty @ (weights - prior)
        centred = numbers - np.einsum("nsf,ns->nf", numbers, chances)[:, None, :]
        rooted = (centred * np.sqrt(chances)[:, :, None]).reshape(-1, len(prior))
        step = np.linalg.solve(rooted.T @ rooted / count + penalty, slope)
        weights = weights + step
        if np.abs(step).max() < ENOUGH:
            break
    return weights


def chances(lessons: Lessons, weights: list[list[float]]) -> Matrix:
    """What these weights say."""
    table = np.array(weights)[lessons.stage]
    return softmax(np.einsum("nsf,nf->ns", lessons.numbers, table))
