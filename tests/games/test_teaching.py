"""Teaching pages: complete in every language, and no figure says what the rules do not. And their quiz."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from parlour.games import GAMES
from parlour.kernel.game import Game
from parlour.kernel.teaching import FENCE, Figure, in_words, passages, told
from parlour.words import LOCALES, words_for
from tests.golden.learn import LEARN, text
from tests.test_rule_ids import RULE, ids_of_page

if TYPE_CHECKING:
    from collections.abc import Iterator

QUIZ = Path(__file__).parent / "quiz"


def figures(page: str) -> Iterator[Figure]:
    return (part for part in passages(page) if isinstance(part, Figure))


def questions(game: str) -> list[dict[str, Any]]:
    found = tomllib.loads((QUIZ / f"{game}.toml").read_text(encoding="utf-8"))["question"]
    assert isinstance(found, list)
    return found


def check(game: str, figure: Figure) -> None:
    """Hold a figure against the rules: its pieces are of the house table, and what it claims comes of it."""
    package = import_module(f"tests.games.{GAMES[game].package.rpartition('.')[2]}.figures")
    for line in (*figure.middle.values(), *(cell for cells in figure.each.values() for cell in cells)):
        for piece in line.split():
            bare = piece.lstrip("*~!")
            assert bare == "-" or bare.startswith("=") or bare in package.PIECES, piece
    assert all(len(cells) == len(figure.players) for cells in figure.each.values())
    package.CHECKS[figure.kind](figure)


@pytest.mark.parametrize("game", GAMES.own)
def test_no_figure_of_a_page_lies(game: str) -> None:
    shown = list(figures(GAMES[game].teaching_page("en")))
    assert len(shown) >= 4
    for figure in shown:
        check(game, figure)


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_teaches_the_same(game: str, locale: str) -> None:
    """The same sections, lists and figures; no id of a rule, and nothing that is typed."""
    assert GAMES[game].teaching_locale(locale) == locale
    page = GAMES[game].teaching_page(locale)
    ours, english = (FENCE.sub("", each) for each in (page, GAMES[game].teaching_page("en")))
    assert list(figures(page)) == list(figures(GAMES[game].teaching_page("en")))
    assert outline(ours) == outline(english)
    assert not RULE.search(ours)
    assert "`" not in ours
    assert "_" not in ours
    assert max(map(len, ours.splitlines())) <= 120


def outline(page: str) -> list[str]:
    """Headings by their depth, list items, and how many figures stand before each heading."""
    return re.findall(r"^(#+ |- |\d\. )", page, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_figure_can_be_heard(game: str, locale: str) -> None:
    words = words_for(GAMES[game].package, locale=locale)
    setup = GAMES[game].setup(GAMES[game].seats[-1])
    page = GAMES[game].teaching_page(locale)
    for figure in figures(page):
        heard = in_words(figure, setup, words)
        assert len(heard.splitlines()) == len(figure.middle) + len(figure.players)
        assert "{" not in heard
        assert all(name in heard for name in figure.players)
    assert "```figure" not in told(page, setup, words)


@pytest.mark.parametrize("game", GAMES.own)
def test_the_docs_have_every_page_as_text(game: str) -> None:
    """`make golden` writes them anew."""
    assert (LEARN / f"{game}.md").read_text(encoding="utf-8") == text(game)


@pytest.mark.parametrize("game", GAMES.own)
def test_ten_questions_with_answers_from_the_rules(game: str) -> None:
    asked = questions(game)
    assert len(asked) == 10
    proved = 0
    for question in asked:
        assert set(question) - {"figure"} == {"ask", "answer", "rules"}
        assert question["rules"]
        assert set(question["rules"]) <= ids_of_page(game)
        if "figure" in question:
            check(game, msgspec.convert(question["figure"], type=Figure))
            proved += 1
    assert proved >= 4


def test_a_figure_of_input_has_only_tiles_that_fit_their_fields() -> None:
    """The last field of the 2 asks for full."""
    for fits in ("2=-,-,-,-,1full", "2=-,-,-,-,1joker"):
        check("input", Figure("numbers", middle={"numbers": fits}))
    with pytest.raises(AssertionError, match="1slanted"):
        check("input", Figure("numbers", middle={"numbers": "2=-,-,-,-,1slanted"}))


def test_a_figure_without_its_game_is_read_as_it_is_spelled() -> None:
    """A game of another package need not name its pieces."""
    figure = Figure("cards", middle={"row": "*toy-1 =1.50 ~toy-2"})
    words = words_for("parlour.games.pungi")
    setup = replace(GAMES["pungi"], piece=Game.piece).setup(3)
    assert (
        in_words(figure, setup, words)
        == "the row, from the arrow\N{RIGHT SINGLE QUOTATION MARK}s tip: toy-1 (wins), 1.50, toy-2 (out)"
    )


def test_a_game_without_a_teaching_page_gives_its_rules_page() -> None:
    game = replace(GAMES["pungi"], teaching="nothing")
    for locale, spoken in (("de", "de"), ("tlh", "en")):
        assert game.teaching_locale(locale) == spoken
        assert game.teaching_page(locale) == game.rules_page(spoken)
    assert GAMES["pungi"].teaching_locale("tlh") == "en"
