from __future__ import annotations

import pytest

from parlour import Rng
from parlour.kernel.chance import ImpossibleOutcome, apart, one_of, shuffled


def test_a_shuffle_begins_with_what_is_given() -> None:
    assert shuffled([1, 1, 2, 3], Rng(1), [1, 3])[:2] == [1, 3]
    assert sorted(shuffled([1, 1, 2, 3], Rng(1), [1, 3])) == [1, 1, 2, 3]
    assert shuffled([1, 1, 2, 3], Rng(1), [1, 3, 2, 1]) == [1, 3, 2, 1]


@pytest.mark.parametrize(("given", "at"), [([4], 0), ([1, 4], 1), ([2, 2], 1), ([1, 1, 2, 3, 3], 4)])
def test_a_shuffle_cannot_begin_with_what_is_not_there(given: list[int], at: int) -> None:
    with pytest.raises(ImpossibleOutcome) as impossible:
        shuffled([1, 1, 2, 3], Rng(1), given)
    assert impossible.value.at == at


def test_each_item_can_have_a_generator_of_its_own() -> None:
    items = [1, 1, 2, 3, 5, 8]
    drawn = apart(items, Rng, [5])
    assert drawn[0] == 5
    left = [1, 1, 2, 3, 8]
    for place in range(1, len(items)):
        assert drawn[place] == left.pop(Rng(place).below(len(left)))


def test_one_is_the_given_one_or_any() -> None:
    assert one_of([5, 6, 7], Rng(1), [6]) == [6]
    rng = Rng(1)
    assert {one_of([5, 6, 7], rng)[0] for _ in range(50)} == {5, 6, 7}


@pytest.mark.parametrize(("given", "at"), [([8], 0), ([6, 6], 1)])
def test_one_cannot_be_another_nor_two(given: list[int], at: int) -> None:
    with pytest.raises(ImpossibleOutcome) as impossible:
        one_of([5, 6, 7], Rng(1), given)
    assert impossible.value.at == at
