from __future__ import annotations

import pytest

from parlour import Rng
from parlour.kernel.beliefs import Hands, deal


def hands(**weights: float) -> Hands:
    """Hands named by their cards, `c12` for cards 1 and 2, and their weights."""
    found = Hands()
    for name, weight in weights.items():
        found.add([int(card) for card in name[1:]], weight)
    return found


def test_a_hand_is_picked_as_often_as_it_is_likely() -> None:
    rng = Rng(1)
    likely = hands(c12=1.0, c34=6.0, c56=3.0)
    picked = [likely.hands[likely.pick(rng)] for _ in range(3000)]
    for hand, share in (([1, 2], 0.1), ([3, 4], 0.6), ([5, 6], 0.3)):
        assert picked.count(hand) / 3000 == pytest.approx(share, abs=0.03)


def test_no_card_is_dealt_twice_and_what_is_left_keeps_its_odds() -> None:
    """Of the nine pairs only four have no card in common, with weights 3, 1, 2 and 6."""
    rng = Rng(2)
    seats = [hands(c12=3.0, c13=1.0, c45=2.0), hands(c12=1.0, c13=3.0, c45=1.0)]
    dealt = [deal(seats, rng) for _ in range(3000)]
    for pair, share in (
        ([[1, 2], [4, 5]], 3 / 12),
        ([[1, 3], [4, 5]], 1 / 12),
        ([[4, 5], [1, 2]], 2 / 12),
        ([[4, 5], [1, 3]], 6 / 12),
    ):
        assert dealt.count(pair) / 3000 == pytest.approx(share, abs=0.03)


def test_hands_that_cannot_be_dealt_together_are_given_up() -> None:
    assert deal([hands(c12=1.0), hands(c23=1.0)], Rng(3)) == []


def test_a_hand_that_was_dealt_may_be_changed() -> None:
    likely = hands(c12=1.0)
    deal([likely], Rng(4))[0].append(9)
    assert deal([likely], Rng(4)) == [[1, 2]]
