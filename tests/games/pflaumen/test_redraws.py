"""What nobody has seen can be drawn anew, and nothing else."""

from __future__ import annotations

import parlour
from parlour import Rng, contract


def test_all_cards_are_dealt_out_so_nothing_is_unseen() -> None:
    setup = parlour.setup("pies", 3)
    for state in contract.positions(setup, 1):
        other = setup.redraws(state).sample(Rng(1))
        assert other is not state
        assert [other.known(seat) for seat in range(3)] == [state.known(seat) for seat in range(3)]
