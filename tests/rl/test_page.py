"""docs/rl.md is true: its tables are those of the games, and its examples run."""

from __future__ import annotations

import re

import pytest

from parlour.games import GAMES
from tests.rl.features import PAGE, environments, tables, with_tables

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_features_are_those_of_the_games() -> None:
    assert with_tables(TEXT) == TEXT, "python -m tests.rl.features writes them anew"
    assert tables() in TEXT


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL))
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


def test_every_environment_is_listed() -> None:
    assert environments() in TEXT
    assert environments().count("\n") == 2 + len(GAMES.own)
