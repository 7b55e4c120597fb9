"""One setup of each game keeps the contract as plain Python; tests/contract tries all setups, compiled."""

from __future__ import annotations

import pytest

import parlour
from parlour import contract


@pytest.mark.parametrize("game", parlour.GAMES)
def test_contract_as_plain_python(game: str) -> None:
    tried = contract.check(parlour.setup(game, parlour.GAMES[game].seats[1]), 2)
    assert tried.hidden > 100
    assert tried.answers > 100
