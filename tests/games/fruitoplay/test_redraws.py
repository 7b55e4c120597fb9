"""What nobody has seen can be drawn anew, and nothing else."""

from __future__ import annotations

from parlour import Rng, contract
from tests.games.fruitoplay.positions import setup


def test_the_pile_is_shuffled_and_hands_stay() -> None:
    rng = Rng(1)
    changed = set()
    for state in contract.positions(setup(3), 1):
        other = setup(3).redraws(state).sample(rng)
        assert [player.hand for player in other.players] == [player.hand for player in state.players]
        assert other.pile[: other.drawn] == state.pile[: state.drawn]
        assert sorted(other.pile[other.drawn :]) == sorted(state.pile[state.drawn :])
        changed.add(other.pile != state.pile)
    assert changed == {True, False}
