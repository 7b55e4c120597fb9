"""What covers views, samplers, policies and tensors of a few setups; tests/contract checks all, compiled."""

from __future__ import annotations

import pytest

import parlour
from parlour import Setup, contract
from parlour.games import GAMES
from tests import toy

SETUPS = [game.setup(3 if game.id == "pungi" else game.seats[1]) for game in (*GAMES.values(), toy.GAME)]
SETUPS += [
    parlour.setup("pungi", 3, {"chaos": "on"}),
    parlour.setup("input", 3, {"zero": "on", "children": "0"}),
    parlour.setup("input", 2, {"joker_seen": "on", "first_return": "on"}),
    parlour.setup("pungi", 3, {"name_oneself": "on", "turn_again": "on"}),
]

COVERING = (
    contract.check_clones,
    contract.check_views,
    contract.check_predictions,
    contract.check_refusals,
    contract.check_policy,
    contract.check_tensor,
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game.id}-{setup.seats}")
def test_contract_as_plain_python(setup: Setup) -> None:
    for check in COVERING:
        check(setup, 2)
    if not setup.changed_options():
        contract.check_bots(setup, 2)
