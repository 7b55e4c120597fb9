"""The bot that looks at everybody's cards: how far above the others it stands is what knowing all is worth.

It exists in the arena only, which hands it the state; at every other table bots are handed views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.kernel.rng import Rng
from parlour.kernel.state import CHANCE

if TYPE_CHECKING:
    from parlour.kernel.game import Setup
    from parlour.kernel.state import State

NAME: Final = "cheater"
ROLLOUTS: Final = 16  # for each legal action


class Cheater:
    """The action after which its seat wins most often, tried out in the true world."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self._policy = setup.policy
        self._rng = Rng(seed)

    def choose(self, state: State, seat: int) -> int:
        """A legal action of a waiting seat; the state stays as it is."""
        best, most = -1, -1.0
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        for action in legal:
            total = 0.0
            for _ in range(ROLLOUTS):
                world = state.clone()
                world.apply(seat, action)
                total += self._rollout(world, seat)
            if total > most:
                best, most = action, total
        return best

    def _rollout(self, state: State, seat: int) -> float:
        """The seat's share of the win, once the game has gone on as the policy guesses."""
        policy, rng = self._policy, self._rng
        decisions = 0
        while state.waiting:
            if state.waiting == (CHANCE,):
                state.settle(state.draw(rng))
                continue
            if decisions >= policy.horizon and policy.settled(state):
                points = policy.estimate(state)
                best = max(points)
                return (points[seat] == best) / points.count(best)
            for waiting in state.waiting:
                state.apply(waiting, policy.choose(state, waiting, rng))
                decisions += 1
        winners = state.winners()
        return (seat in winners) / len(winners)
