"""One setup of each game keeps the contract as plain Python; tests/contract tries all setups, compiled."""

from __future__ import annotations

import pytest

from parlour import Game, contract
from parlour.games import GAMES
from tests import toy


@pytest.mark.parametrize("game", [*GAMES.values(), toy.GAME], ids=lambda game: game.id)
def test_contract_as_plain_python(game: Game) -> None:
    tried = contract.check(game.setup(game.seats[1]), 2)
    assert tried.hidden > 100
    assert tried.answers > 100
