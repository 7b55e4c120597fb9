"""The bot that sees all cards: an upper bound on play, which shows what hidden information is worth.

It exists in the arena only, which lets it peek at the state. Everywhere else bots get views.
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
    """A sampler that always gives the true state."""

    def __init__(self, state: State) -> None:
        self._state = state

    def sample(self, rng: Rng) -> State:
        return self._state.clone()


class Cheater:
    """The search of the strongest level, in the true state. Only choices made at the same time are hidden
    from it.
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
