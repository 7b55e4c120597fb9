from __future__ import annotations

from parlour.search.glance import WON, Glance
from tests.search.small import GAMBLE, HEADS, SAFE, TAILS, Coin


def test_what_wins_at_once_is_seen() -> None:
    worlds = [Coin(HEADS, 6), Coin(TAILS, 6)]
    assert Glance(0).after([*worlds], SAFE) == WON
    assert Glance(0).after([Coin(HEADS, 4)], SAFE) == 4


def test_all_steps_of_a_turn_count() -> None:
    assert Glance(0).after([Coin(HEADS, 4)], GAMBLE) == WON
    assert Glance(0, 0).after([Coin(HEADS, 4)], GAMBLE) == 0


def test_what_rests_on_luck_is_not_sure() -> None:
    assert Glance(0).after([Coin(HEADS, 4), Coin(TAILS, 4)], GAMBLE) == 0
