"""The bot that looks at everybody's cards: how far above the others it stands is what knowing all is worth.

It exists in the arena only, which lets it peek at the state; at every other table bots are handed views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.bots.levels import FOREVER
from parlour.kernel.rng import Rng
from parlour.kernel.state import Sampler, State
from parlour.search.tree import Search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View

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
        self._truth = setup.state()

    def peek(self, state: State) -> None:
        """See the state before the next choice."""
        self._truth = state

    def choose(self, view: View, legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        setup, seat = self._setup, view.seat
        assert seat is not None
        actions = [setup.action(token) for token in legal]
        search = Search(setup.policy, Truth(self._truth), seat, setup.seats, actions, self._rng)
        search.think(ITERATIONS, FOREVER)
        return setup.token(search.ranking()[0].action)
