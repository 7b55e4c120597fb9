"""docs/rl.md is true: its tables are those of the games, and its examples run."""

from __future__ import annotations

import re

import pytest

from parlour.games import GAMES
from parlour.rl.modules import module_name
from tests.rl.features import PAGE, tables, with_tables

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_features_are_those_of_the_games() -> None:
    assert with_tables(TEXT) == TEXT, "python -m tests.rl.features writes them anew"
    assert tables() in TEXT


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


def test_every_environment_is_listed() -> None:
    rows = re.findall(r"^\| `parlour\.rl\.(\w+)` \| (\d) to (\d) \|$", TEXT, re.MULTILINE)
    games = GAMES.own.values()
    assert rows == [(module_name(game), str(game.seats[0]), str(game.seats[-1])) for game in games]
