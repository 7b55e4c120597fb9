from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from parlour.kernel.places import first_of

ROW = [8.0, 4.0, 0.0, -2.0, 16.0]


def test_whoever_may_take_before_may_leave_the_next_place() -> None:
    assert first_of(ROW, 0, 0, 0.25, 0, 0.5) == 8.0
    assert first_of(ROW, 0, 1, 0.25, 0, 0.5) == 7.0
    assert first_of(ROW, 0, 1, 1.0, 0, 0.5) == 4.0
    assert first_of(ROW, 1, 0, 0.25, 1, 0.5) == 2.0
    assert first_of(ROW[-1:], 0, 0, 0.25, 0, 0.5) == 16.0


@pytest.mark.parametrize(
    ("at", "before", "later"), [(0, 2, 2), (0, 4, 0), (1, 0, 3), (0, 1, 2), (3, 1, 0), (2, 1, 1)]
)
def test_it_is_the_mean_over_all_who_may_take_before(at: int, before: int, later: int) -> None:
    early, late = Fraction(1, 4), Fraction(5, 8)
    chances = [early] * before + [late] * later
    mean = Fraction(0)
    for takes in product((0, 1), repeat=len(chances)):
        odds = Fraction(1)
        for take, chance in zip(takes, chances, strict=True):
            odds *= chance if take else 1 - chance
        mean += odds * Fraction(ROW[at + sum(takes)])
    assert first_of(ROW, at, before, float(early), later, float(late)) == mean
