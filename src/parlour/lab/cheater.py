"""The bot that looks at everybody's cards: how far above the others it stands is what knowing all is worth.

It exists in the arena only, which hands it the state; at every other table bots are handed views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.bots.levels import FOREVER
from parlour.kernel.rng import Rng
from parlour.kernel.state import Sampler, State
from parlour.search.tree import Search

if TYPE_CHECKING:
    from parlour.kernel.game import Setup

NAME: Final = "cheater"
ITERATIONS: Final = 500


class Truth(Sampler):
    """The one world that there is."""

    def __init__(self, state: State) -> None:
        self._state = state

    def sample(self, rng: Rng) -> State:
        return self._state.clone()


class Cheater:
    """The search of the strongest level, in the true world. Only what is chosen at the same moment it must
    guess, as everybody must.
    """

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._setup = setup
        self._rng = Rng(seed)

    def choose(self, state: State, seat: int) -> int:
        """A legal action of a waiting seat; the state stays as it is."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        setup = self._setup
        search = Search(setup.policy, Truth(state), seat, setup.seats, legal, self._rng)
        search.think(ITERATIONS, FOREVER)
        return search.ranking()[0].action
