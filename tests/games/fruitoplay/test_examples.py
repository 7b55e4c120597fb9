"""The six examples that Fruitoplay's rulebook prints, with its numbers."""

from __future__ import annotations

import pytest

from parlour.games.fruitoplay.rules import score
from tests.games.fruitoplay.positions import choose, ended, packed, seen, setup, stacked, tokens, turn, won_by


@pytest.mark.rule("FRU-7", "FRU-9")
def test_1_banana_2_wins_banana_6() -> None:
    play = stacked("banana-2", "apple-6", "fig-5", river="banana-6")
    turn(play, "banana-2", "apple-6", "fig-5")
    assert won_by(play) == [0]
    assert seen(play).columns[0] == (("banana-2", "banana-6"), ("apple-6",), (), ("fig-5",))


@pytest.mark.rule("FRU-7")
def test_2_apple_8_wins_banana_6() -> None:
    play = stacked("strawberry-12", "apple-8", "fig-1", river="banana-6")
    turn(play, "strawberry-12", "apple-8", "fig-1")
    assert won_by(play) == [1]


@pytest.mark.rule("FRU-8")
def test_3_banana_2_and_banana_10_are_not_valid_and_banana_14_wins() -> None:
    play = stacked("banana-2", "banana-10", "banana-14", "apple-6", river="banana-6")
    turn(play, "banana-2", "banana-10", "banana-14", "apple-6")
    assert won_by(play) == [2]
    assert seen(play).columns[2] == (("banana-2", "banana-6", "banana-10", "banana-14"), ("apple-6",), (), ())


@pytest.mark.rule("FRU-18")
def test_4_four_strawberries_and_two_bananas() -> None:
    luc = "strawberry-1 strawberry-2 strawberry-3 banana-1 banana-2 fig-3 fig-8"
    state = ended(luc, "apple-1")
    assert state.values(0) == [2, 0, 4, 4]
    assert state.scores()[0] == 4 * 2 == 8


@pytest.mark.rule("FRU-1", "FRU-16", "FRU-18")
def test_5_the_rotten_apple_cancels_apple_12_or_apple_8() -> None:
    state = ended("strawberry-3 strawberry-8 apple-8 apple-11 apple-12", "fig-1")
    assert tokens(state, 0) == ["cancel:apple-8", "cancel:apple-12"]
    choose(state, 0, "cancel:apple-12")
    assert state.values(0) == [0, 2, 4, 0]
    assert state.scores()[0] == 4 * 2 == 8


@pytest.mark.rule("FRU-5", "FRU-16", "FRU-17", "FRU-18")
def test_6_the_collective_card_of_round_3() -> None:
    luc = "fig-1 fig-3 banana-1 banana-2 banana-4 strawberry-11"
    romaric = "strawberry-1 strawberry-2 strawberry-3 strawberry-8 strawberry-4"
    state = ended(luc, romaric, collective="strawberry", number=3, points=[[0, 0], [0, 0]])
    assert state.values(0) == [3, 0, 0, 3]
    assert [setup().cancellable[card] for card in state.players[0].cancelled] == [
        "strawberry-11",
        "collective",
    ]
    assert state.values(1) == [0, 0, 7 + 2, 0]
    assert state.scores() == [3 * 3, 9 * 9] == [9, 81]
    assert score(packed([3, 0, 0, 3])) == 9
