from __future__ import annotations

import pytest

from parlour import GAMES, Rng, setup
from parlour.kernel.playout import playout


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_ends_and_counts_its_decisions(game: str) -> None:
    table = setup(game, 3)
    state, again = table.state(), table.state()
    decisions = playout(state, Rng(1))
    assert state.winners()
    assert state.waiting == ()
    assert decisions > 20
    assert (playout(again, Rng(1)), again.scores()) == (decisions, state.scores())
