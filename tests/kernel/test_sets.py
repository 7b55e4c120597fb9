from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.sets import bits_of, count, index, insert, members, remove, replace, subsets

NUMBERS = st.sets(st.integers(0, 60))


@given(NUMBERS)
def test_bits_keep_their_members(numbers: set[int]) -> None:
    bits = bits_of(numbers)
    assert members(bits) == sorted(numbers)
    assert count(bits) == len(numbers)


def test_each_subset_is_where_its_bits_say() -> None:
    items = [7, 3, 5]
    found = subsets(items)
    assert sorted(map(sorted, found)) == sorted(
        sorted(chosen) for size in range(4) for chosen in combinations(items, size)
    )
    for bits, chosen in enumerate(found):
        assert chosen == [items[place] for place in members(bits)]


@given(NUMBERS, st.integers(0, 60))
def test_inserted_items_keep_a_list_sorted_and_are_found(numbers: set[int], item: int) -> None:
    items = sorted(numbers)
    insert(items, item)
    assert items == sorted([*numbers, item])
    assert items[index(items, item)] == item


@given(NUMBERS.filter(bool), st.data())
def test_removed_items_are_gone(numbers: set[int], data: st.DataObject) -> None:
    items = sorted(numbers)
    item = data.draw(st.sampled_from(items))
    remove(items, item)
    assert items == sorted(numbers - {item})


@given(NUMBERS.filter(bool), st.data(), st.integers(0, 60))
def test_replaced_items_keep_a_list_sorted(numbers: set[int], data: st.DataObject, new: int) -> None:
    items = sorted(numbers)
    old = data.draw(st.sampled_from(items))
    replace(items, old, new)
    assert items == sorted([*(numbers - {old}), new])


@pytest.mark.parametrize(("old", "new", "after"), [(2, 9, [4, 6, 9]), (6, 1, [1, 2, 4]), (4, 5, [2, 5, 6])])
def test_replaced_items_move_to_their_place(old: int, new: int, after: list[int]) -> None:
    items = [2, 4, 6]
    replace(items, old, new)
    assert items == after
