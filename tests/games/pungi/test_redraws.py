"""What nobody has seen can be drawn anew, and nothing else."""

from __future__ import annotations

from collections import Counter

import parlour
from parlour import Rng, contract
from parlour.games.pungi.setup import PungiSetup


def test_piles_are_shuffled_and_the_back_on_top_stays() -> None:
    setup = parlour.setup("pungi", 3)
    assert isinstance(setup, PungiSetup)
    rng = Rng(1)
    tops, snakes = set(), set()
    for state in contract.positions(setup, 1):
        for _ in range(3):
            other = setup.redraws(state).sample(rng)
            assert (other.hands, other.used, other.row()) == (state.hands, state.used, state.row())
            assert Counter(other.animals) == Counter(state.animals)
            assert Counter(other.snakes[other.laid :]) == Counter(state.snakes[state.laid :])
            assert other.animals[: other.drawn] == state.animals[: state.drawn]
            if state.animals:
                tops.add(other.animals[other.drawn] != state.animals[state.drawn])
            snakes.add(other.snakes != state.snakes)
    assert tops == snakes == {True, False}
