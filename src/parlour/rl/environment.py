"""A game as a PettingZoo environment in which the seats decide one after the other (AEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.kernel.errors import ParlourError
from parlour.rl.agents import Agents
from parlour.rl.episodes import illegal
from parlour.rl.observation import bounds

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from parlour.rl.agents import Observation

BYTE: Final = np.dtype(np.int8)


class Environment(Agents, AECEnv):  # type: ignore[misc]
    """Agents that choose at the same time are asked one after the other; none sees what another chose.
    Illegal actions and calls out of order are refused here, so no wrapper is needed.
    """

    METADATA: ClassVar[dict[str, Any]] = {"is_parallelizable": False}

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401
        super().__init__(*given, **named)
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        low, high = (np.tile(bound, self.episodes.setup.seats) for bound in bounds(self._tensor))
        self.state_space = spaces.Box(low, high, dtype=np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are ignored: those of the game are fixed when the environment is made."""
        self.episodes.begin(seed)
        self.agents = agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and, if it is its turn, the mask of legal actions."""
        state, seat = self.episodes.state, self._seats[agent]
        return {
            "observation": np.frombuffer(self._tensor.row(state, seat), BYTE),
            "action_mask": np.frombuffer(self._tensor.mask(state, seat), BYTE),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if agent not in self.terminations:
            raise ParlourError("no-game")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ParlourError("action-none", agent=agent)
        seat, action, state = self._seats[agent], int(action), self.episodes.state
        legal = state.legal(seat)
        if action not in legal:
            raise illegal(agent, action, legal)
        state.apply(seat, action)
        self._go_on()

    def _go_on(self) -> None:
        """Go on until it is an agent's turn, or the game is over."""
        waiting = self.episodes.advance()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            return
        rewards = self.episodes.rewards()
        self.rewards = {agent: rewards[seat] for agent, seat in self._seats.items()}
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def state(self) -> NDArray[np.int8]:
        """The observations of all seats, one after the other."""
        rows = [self._tensor.row(self.episodes.state, seat) for seat in range(self.episodes.setup.seats)]
        return np.frombuffer(bytearray().join(rows), np.int8)
