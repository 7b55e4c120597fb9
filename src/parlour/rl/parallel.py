"""A game as a PettingZoo environment in which all agents act at every step (Parallel)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from pettingzoo import ParallelEnv

from parlour.kernel.errors import ParlourError
from parlour.rl.agents import Agents
from parlour.rl.episodes import illegal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from parlour.rl.agents import Observation


class ParallelEnvironment(Agents, ParallelEnv):  # type: ignore[misc]
    """An agent that has nothing to decide has one legal action, to wait. Its number is the last one."""

    MORE: ClassVar[int] = 1

    @property
    def wait(self) -> int:
        return self._tensor.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. `options` are ignored: those of the game are fixed when the environment is made."""
        self.episodes.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise ParlourError("no-game")
        waiting = self.episodes.state.waiting
        for agent, seat in self._seats.items():
            if agent not in actions:
                raise ParlourError("action-none", agent=agent)
            legal = self.episodes.state.legal(seat) if seat in waiting else [self.wait]
            if int(actions[agent]) not in legal:
                raise illegal(agent, int(actions[agent]), legal)
        for seat in waiting:
            self.episodes.state.apply(seat, int(actions[self.possible_agents[seat]]))
        self.episodes.advance()
        agents = self.agents
        over = not self.episodes.state.waiting
        rewards = self.episodes.rewards() if over else [0.0] * len(agents)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            {agent: rewards[self._seats[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and the mask of legal actions."""
        state, seat = self.episodes.state, self._seats[agent]
        mask = self._tensor.mask(state, seat)
        mask.append(seat not in state.waiting)
        return {
            "observation": np.frombuffer(self._tensor.row(state, seat), np.int8),
            "action_mask": np.frombuffer(mask, np.int8),
        }
