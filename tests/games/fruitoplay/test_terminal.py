"""Fruitoplay's table in the terminal. The multiplication sign is written as @ here."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from parlour import contract
from parlour.games.fruitoplay import GAME
from parlour.games.fruitoplay.terminal import render
from parlour.games.fruitoplay.view import FruitoplayView
from parlour.words import words_for
from tests.games.fruitoplay.positions import choose, ended, seen, setup, stacked, turn

WORDS = words_for(GAME.package)


def picture(view: object, names: list[str]) -> list[str]:
    assert isinstance(view, FruitoplayView)
    console = Console(file=StringIO(), width=200)
    console.print(render(setup(), view, WORDS, names), highlight=False, soft_wrap=True, emoji=False)
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue().replace("\N{NO-BREAK SPACE}", " ")
    return text.replace("\N{MULTIPLICATION SIGN}", "@").splitlines()


def test_river_hand_and_columns() -> None:
    hand = "banana-5 apple-8 fig-11 fig-12 fig-13 fig-14 fig-15"
    play = stacked(hand, "banana-4 apple-1", river="banana-6 apple-3 strawberry-11")
    turn(play, "banana-5", "banana-4")
    play.act(1, "play:apple-1")
    lines = picture(seen(play, 0), ["", "[Bo]"])
    assert lines[0] == "Round 1 of 3   turn 2 of 7   cards in the deck: 58"
    assert lines[2] == "Target  apple 3@2"
    assert lines[3].startswith("Then    strawberry 11!, ")
    assert lines[4] == "Hand    apple 8@2, fig 11!, fig 12, fig 13@2, fig 14, fig 15"
    assert lines[6:9] == [
        "You (to choose), 6 cards in hand, 0 points",
        "    banana  3  4 5 6",
        "[Bo] (has chosen), 7 cards in hand, 0 points",
    ]
    assert lines[-1] == "@2 double   ! rotten   (cancelled)"


def test_what_nobody_won_is_shown() -> None:
    play = stacked("banana-5", "banana-7", river="banana-6")
    turn(play, "banana-5", "banana-7")
    assert "Out     banana 5, banana 6, banana 7" in picture(seen(play), ["Ada", "Bo"])


def test_the_end_shows_what_was_cancelled() -> None:
    state = ended(
        "fig-11 fig-1 apple-11 apple-8", "banana-1", collective="fig", number=3, points=[[1, 0], [7, 0]]
    )
    choose(state, 0, "cancel:collective")
    lines = picture(setup().view(state, 1), ["Ada", ""])
    assert lines[0] == "Round 3 of 3   cards in the deck: 0   collective card: +2 fig"
    assert lines[2:] == [
        "You, no card in hand, 2 points (0 + 0 + 2)",
        "    banana  1  1",
        "    fig     2  +2",
        "Ada, no card in hand, 9 points (1 + 7 + 1)",
        "    apple   0  (8@2) (11!)",
        "    fig     1  1 (11!) (+2)",
        "",
        "@2 double   ! rotten   (cancelled)",
    ]


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 6])
def test_every_position_can_be_drawn_for_everybody(seats: int) -> None:
    at = setup(seats)
    for state in contract.positions(at, 1):
        for viewer in (-1, 0, seats - 1):
            names = ["" if seat == viewer else f"Seat {seat}" for seat in range(seats)]
            text = "\n".join(picture(at.view(state, viewer), names))
            assert text.count("points") + text.count(" 1 point") >= seats
            assert "[/" not in text
