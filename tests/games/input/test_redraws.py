"""What nobody has seen can be drawn anew, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import parlour
from parlour import Rng, contract
from parlour.games.input.lookup import TILES
from parlour.games.input.setup import InputSetup

if TYPE_CHECKING:
    from parlour.games.input.rules import Input


def sides(state: Input, first: int) -> Counter[frozenset[int]]:
    """The tiles of a player, whichever side is up."""
    return Counter(frozenset((state.up[tile], state.under[tile])) for tile in range(first, first + TILES))


def test_sides_below_lie_anew_unless_a_tile_was_turned() -> None:
    setup = parlour.setup("input", 2)
    assert isinstance(setup, InputSetup)
    rng = Rng(1)
    changed = set()
    for state in contract.positions(setup, 1):
        other = setup.redraws(state).sample(rng)
        assert (other.up, other.turned, other.at) == (state.up, state.turned, state.at)
        for first in range(0, TILES * 2, TILES):  # a player's tiles stay the same seven
            assert sides(other, first) == sides(state, first)
        turned = [tile for tile, seen in enumerate(state.turned) if seen]
        assert [other.under[tile] for tile in turned] == [state.under[tile] for tile in turned]
        changed.add(other.under != state.under)
    assert changed == {True, False}
