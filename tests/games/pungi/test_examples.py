"""The examples that Pungi's rulebook prints, with its numbers."""

from __future__ import annotations

import pytest

from parlour.games.pungi.rules import NO_ANIMAL, charmed, priority, score

MOUSE, SNAIL, LIZARD, DRAGONFLY, GRASSHOPPER = range(5)


@pytest.mark.rule("PUN-10")
def test_three_mice_and_two_snails() -> None:
    assert priority([MOUSE, SNAIL, MOUSE, SNAIL, MOUSE]) == MOUSE


@pytest.mark.rule("PUN-10")
def test_two_lizards_two_dragonflies_and_a_grasshopper() -> None:
    assert priority([LIZARD, DRAGONFLY, GRASSHOPPER, DRAGONFLY, LIZARD]) == NO_ANIMAL


@pytest.mark.rule("PUN-19")
def test_a_snake_of_minus_four_becomes_plus_four() -> None:
    assert score([-4, 0]) == 4


@pytest.mark.rule("PUN-19")
def test_two_charmers_with_one_bad_snake() -> None:
    taken = [0, -3, 2, 0, 3, 4]
    assert charmed(taken) == [-3, 2]
    assert score(taken) == 3 - 2 + 3 + 4 == 8
