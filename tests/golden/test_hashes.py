"""Compiled and interpreted rules are both held to the same file, and so to one another."""

from __future__ import annotations

import pytest

from parlour import GAMES
from tests.golden.hashes import FILE, GAMES_HASHED, hashed

HASHES = dict(line.split() for line in FILE.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("game", GAMES.own)
def test_games_play_out_as_they_did(game: str) -> None:
    assert hashed(game, GAMES_HASHED) == HASHES[game]


def test_every_game_is_hashed() -> None:
    assert list(HASHES) == list(GAMES.own)
