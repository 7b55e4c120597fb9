"""A vectorized environment: many games at once, as arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from parlour.kernel.batch import Games, IllegalAction
from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng
from parlour.kernel.state import Policy
from parlour.rl import rewards
from parlour.rl.episodes import AGENT, illegal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from parlour.kernel.game import Setup

OPPONENTS: Final = ("random", "policy")


class Step(NamedTuple):
    """The state of all games after a step. The first two arrays are read-only."""

    observations: NDArray[np.int8]  # by game and feature: what the seat to move may know
    masks: NDArray[np.int8]  # by game and action: 1 if it is legal
    seats: NDArray[np.uint8]  # by game: the seat to move
    rewards: NDArray[np.float32]  # by game and seat: 0, unless a game has just ended
    done: NDArray[np.bool_]  # by game: whether the last decision ended it; then the next game has begun


class Batch:
    """A number of games with one setup. A step makes one decision in each game, by its seat to move. A game
    that is over begins anew. Seats that choose at the same time are asked one after the other.

    With `opponents`, "random" or the game's "policy", one seat of each game learns, and the opponents have
    the others. Which seat learns changes from game to game.
    """

    def __init__(
        self, setup: Setup, games: int, *, reward: str = "placement", opponents: str | None = None
    ) -> None:
        if opponents not in (None, *OPPONENTS):
            raise ParlourError("opponents", opponents=opponents, known=", ".join(OPPONENTS))
        self.setup = setup
        self.size = games
        self._reward = rewards.find(reward)
        policy = None if opponents is None else Policy() if opponents == "random" else setup.policy
        learners = [game % setup.seats for game in range(games)]
        self._games = Games(setup.state(), setup.tensor, learners, policy)
        self._rewards = np.zeros((games, setup.seats), np.float32)
        self._done = np.zeros(games, np.bool_)

    def reset(self, seeds: int | Iterable[int | str]) -> Step:
        """Begin all games anew. One number gives each game a seed of its own."""
        if isinstance(seeds, int):
            seeds = [f"{seeds}/{game}" for game in range(self.size)]
        rngs = [Rng(seed) for seed in seeds]
        if len(rngs) != self.size:
            raise ParlourError("seeds", seeds=len(rngs), games=self.size)
        self._games.reset(rngs)
        return self._result([])

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Make one decision in each game."""
        if not self._games.rngs:
            raise ParlourError("no-game")
        if actions.shape != (self.size,):
            raise ParlourError("actions-shape", games=self.size)
        try:
            return self._result(self._games.step(actions.tolist()))
        except IllegalAction as refused:
            agent = AGENT.format(self._games.seats[refused.game])
            raise illegal(agent, refused.action, refused.legal) from None

    def by_lot(self, rng: Rng) -> NDArray[np.int16]:
        """Random actions: in each game a legal one, each equally likely."""
        return np.array(self._games.by_lot(rng), np.int16)

    def _result(self, ended: list[tuple[int, list[int], list[int]]]) -> Step:
        worth = np.zeros_like(self._rewards)
        done = np.zeros_like(self._done)
        for game, scores, winners in ended:
            worth[game] = self._reward(scores, winners)
            done[game] = True
        games = self._games
        return Step(
            np.frombuffer(games.rows(), np.int8).reshape(self.size, -1),
            np.frombuffer(games.masks(), np.int8).reshape(self.size, -1),
            np.array(games.seats, np.uint8),
            worth,
            done,
        )
