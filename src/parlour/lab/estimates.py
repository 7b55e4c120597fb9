"""Means and shares with their 95% intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

Z_95: Final = 1.96  # standard errors on either side of the mean in a 95% interval


class Estimate(msgspec.Struct, frozen=True):
    """A mean and the ends of its 95% interval."""

    mean: float
    low: float
    high: float


def around(mean: float, margin: float) -> Estimate:
    return Estimate(mean, mean - margin, mean + margin)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of many independent values, with the normal interval."""
    return around(fmean(values), Z_95 * standard_error(values))


def mean_of_few(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with Student's interval, which is right for few values too."""
    return around(fmean(values), student(Z_95, len(values) - 1) * standard_error(values))


def share(wins: Sequence[float]) -> Estimate:
    """A share between 0 and 1, with Wilson's interval, which is right near both ends."""
    n, p, z = len(wins), fmean(wins), Z_95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    margin = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Estimate(p, middle - margin, middle + margin)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; 0 for a single value, which has none."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def student(z: float, freedom: int) -> float:
    """The quantile of Student's t that belongs to the normal quantile z (Fisher's expansion)."""
    if freedom < 1:
        return z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
