"""The generator is specified to the bit: these numbers never change."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from parlour import Rng
from parlour.kernel import rng as module


def test_words_are_those_of_the_specification() -> None:
    rng = Rng(42)
    assert rng.state == 4153354983022741318
    assert [rng.word() for _ in range(8)] == [
        486318144,
        689345763,
        550735144,
        823286778,
        460855812,
        319952689,
        200730331,
        842667863,
    ]  # a C program prints the same


def test_fractions_are_words_as_parts_of_all() -> None:
    rng = Rng(42)
    assert rng.fraction() == (486318144 + 0.5) / 2**30


def test_seeds_are_numbers_or_text() -> None:
    assert Rng(7).state == Rng("7").state != Rng("seven").state


def test_a_deal_stays_the_same_forever() -> None:
    rng, cards = Rng(42), list(range(10))
    rng.shuffle(cards)
    assert cards == [2, 5, 7, 1, 8, 3, 0, 6, 9, 4]
    assert [rng.below(6) for _ in range(10)] == [4, 2, 1, 1, 4, 3, 3, 3, 0, 1]


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (
        kinds - len(counts)
    )


@pytest.mark.parametrize("n", [2, 3, 6, 10, 37])
def test_every_number_is_equally_likely(n: int) -> None:
    rng = Rng(n)
    counts: Counter[object] = Counter(rng.below(n) for _ in range(2000 * n))
    assert chi_square(counts, n) < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6])
def test_every_order_is_equally_likely(n: int) -> None:
    rng = Rng(n)
    orders = list(permutations(range(n)))
    counts: Counter[object] = Counter()
    for _ in range(40 * len(orders)):
        items = list(range(n))
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) <= set(orders)
    assert chi_square(counts, len(orders)) < len(orders) + 5 * (2 * len(orders)) ** 0.5


@pytest.mark.parametrize("size", [13, 60, 128])
def test_every_place_of_a_large_pile_gets_every_card(size: int) -> None:
    rng = Rng(size)
    counts: Counter[object] = Counter()
    for _ in range(600):
        items = list(range(size))
        rng.shuffle(items)
        assert sorted(items) == list(range(size))
        counts.update((place, item) for place, item in enumerate(items) if place in (0, 1, size - 1))
    kinds = 3 * size
    assert chi_square(counts, kinds) < kinds + 5 * (2 * kinds) ** 0.5


def before_zero() -> Rng:
    """A generator whose next state, and so its word, is 0."""
    rng = Rng(1)
    rng.state = (0 - module.INCREMENT) * pow(module.MULTIPLIER, -1, 1 << 63) % (1 << 63)
    return rng


def test_unfair_words_are_drawn_again() -> None:
    """2^30 is 1 mod 3: low bits of 0 are one too many."""
    rng, again = before_zero(), Rng(1)
    again.state = 0
    assert rng.below(3) == again.below(3)
    assert rng.state == again.state


def test_an_unfair_batch_of_four_is_drawn_again() -> None:
    """With few enough choices the rare case is made certain: states whose word leaves a low half of 0."""
    rng = before_zero()
    items = [0, 1, 2, 3, 4]
    rng.shuffle(items)
    again = Rng(1)
    again.state = 0
    other = [0, 1, 2, 3, 4]
    again.shuffle(other)
    assert items == other
