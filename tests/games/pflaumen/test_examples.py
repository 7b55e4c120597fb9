"""The examples that the rulebook of Pi mal Pflaumen prints, with its numbers."""

from __future__ import annotations

import pytest

from tests.games.pflaumen.positions import PMP, Position, dealt, run, seen


@pytest.mark.rule("PMP-6", "PMP-7", "PMP-8", "PMP-14")
def test_a_13_with_a_pi_card_goes_before_a_16_and_a_6_goes_last() -> None:
    alice, bob, chris, dennis = range(4)
    play = dealt(PMP, "1.17 1.13", "1.2 1.16", "1.1 1.6", "1.3 1.7")
    run(play, "0 play:1.17", "1 play:1.2", "2 play:1.1", "3 play:1.3")
    run(play, "0 take:1.17", "3 take:1.1", "1 take:1.3", "2 take:1.2")
    run(play, "0 play:1.13+1", "1 play:1.16", "2 play:1.6", "3 play:1.7")
    assert seen(play).order == (alice, bob, dennis, chris)
    run(play, "0 take:1.7")
    assert play.legal(bob) == ["take:1.6", "take:1.13", "take:1.16"]
    run(play, "1 take:1.16", "3 take:1.13")
    assert play.legal(chris) == ["take:1.6"]
    assert seen(play).displays[chris] == ("1.2", "plum")
    run(play, "2 take:1.6")
    assert seen(play).displays[chris] == ("1.2", "1.6", "plum", "plum")


@pytest.mark.rule("PMP-19")
@pytest.mark.parametrize(
    ("mix", "left"),
    [
        ("1.3 1.9 1.23", ("1.1", "1.2", "1.10", "1.17")),  # blackberries; the recipe of 1.3 is lost
        ("1.1 1.10 1.17", ("1.2", "1.3", "1.23")),  # strawberries, and the card with the recipe
    ],
)
def test_aaa_with_the_recipe_card_inside_the_mix_and_outside_it(mix: str, left: tuple[str, ...]) -> None:
    position = Position(PMP, "1.1 1.3 1.9 1.10 1.17 1.23", "", "", "", trick="1.2 2.1 2.2 2.3")
    position.act("take:1.2", "mix:1.9", *(f"use:{card}" for card in mix.split()))
    assert position.view().displays[0] == left
    assert position.view().piles[0] == ("1.9",)
    assert position.view().scores == (6, 0, 0, 0)
