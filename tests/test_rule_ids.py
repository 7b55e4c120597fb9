"""From a rule to the code that obeys it and the test that proves it, and back."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from parlour.games import GAMES

RULE = re.compile(r"\b[A-Z]{3}-\d+\b")
TESTS = Path(__file__).parent / "games"


def ids_of_page(game: str) -> set[str]:
    """The rules that a rules page states: each begins a line as a bold id."""
    page = GAMES[game].rules_page("en")
    return set(re.findall(r"^- \*\*([A-Z]{3}-\d+)\*\*", page, re.MULTILINE))


def ids_in_code(game: str) -> set[str]:
    package = Path(str(files(GAMES[game].package)))
    return {rule for file in package.glob("*.py") for rule in RULE.findall(file.read_text(encoding="utf-8"))}


def ids_of_tests(game: str) -> set[str]:
    folder = TESTS / GAMES[game].package.rpartition(".")[2]
    marks = [
        mark
        for file in folder.glob("test_*.py")
        for mark in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8"))
    ]
    return {rule for mark in marks for rule in RULE.findall(mark)}


@pytest.mark.parametrize("game", GAMES.own)
def test_every_rule_has_a_test(game: str) -> None:
    assert ids_of_page(game)
    assert ids_of_page(game) - ids_of_tests(game) == set()


@pytest.mark.parametrize("game", GAMES.own)
def test_every_rule_is_named_in_the_code(game: str) -> None:
    assert ids_of_page(game) - ids_in_code(game) == set()


@pytest.mark.parametrize("game", GAMES.own)
def test_every_rule_that_is_tested_is_on_the_rules_page(game: str) -> None:
    assert ids_of_tests(game) - ids_of_page(game) == set()


@pytest.mark.parametrize("game", GAMES.own)
def test_the_rules_page_numbers_its_rules_without_gaps(game: str) -> None:
    numbers = sorted(int(rule.partition("-")[2]) for rule in ids_of_page(game))
    assert numbers == list(range(1, len(numbers) + 1))
