"""What is too wide for a terminal breaks between words, and between the columns of a table."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from parlour import GAMES
from parlour.contract import random_play
from parlour.terminal.lines import fitted, print_lines
from parlour.words import LOCALES, words_for

if TYPE_CHECKING:
    from parlour import Game


def at(width: int, text: str) -> list[str]:
    return [line.plain for line in fitted(Text(text).split(allow_blank=True), width)]


def test_a_line_breaks_between_words() -> None:
    assert at(20, "Bo plays the last plum of all.") == ["Bo plays the last", "  plum of all."]


def test_what_follows_a_label_stays_beside_it() -> None:
    assert at(20, "  1  Play the highest card") == ["  1  Play the", "     highest card"]


def test_a_word_that_is_wider_than_the_terminal_stays_whole() -> None:
    assert at(10, "see /a/very/long/path there") == ["see", "  /a/very/long/path", "  there"]


def test_a_space_that_does_not_break_holds_words_together() -> None:
    assert at(10, "Elle va là\N{NO-BREAK SPACE}: ici") == ["Elle va", "  là\N{NO-BREAK SPACE}: ici"]


def test_a_table_breaks_between_columns_and_names_its_rows_again() -> None:
    table = "      hand       taken  points\nBo    two cards  +4     4\nCleo  a card     -2     -2"
    assert at(20, table) == [
        "      hand",
        "Bo    two cards",
        "Cleo  a card",
        "      taken  points",
        "Bo    +4     4",
        "Cleo  -2     -2",
    ]


def test_what_fits_is_left_alone() -> None:
    text = "Round 1\n\n      a   b\nBo    1   2\n"
    assert at(20, text) == text.split("\n")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES.own.values(), ids=lambda game: game.id)
def test_every_table_fits_into_60_columns_with_all_its_words(game: Game, locale: str) -> None:
    setup = game.setup(game.seats[-1])
    play = random_play(setup, 7)
    words = words_for(game.package, locale=locale)
    names = ["", *(f"Person {seat}" for seat in range(1, setup.seats))]
    drawing = Text.from_markup(game.render(setup, play.view(0), words, names), emoji=False)
    file = StringIO()
    print_lines(Console(file=file, force_terminal=True, color_system=None, width=60), drawing)
    shown = file.getvalue()
    assert all(cell_len(line) <= 60 for line in shown.split("\n"))
    assert set(shown.split()) == set(drawing.plain.split())
