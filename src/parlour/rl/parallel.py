"""A game in which several choose at once, as a PettingZoo environment in which all act at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from parlour.kernel.errors import ParlourError
from parlour.rl.environment import RENDER_MODES, Observation, drawn, known_mode, observation_space
from parlour.rl.table import Table, illegal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from parlour.kernel.options import Value


class ParallelEnvironment(ParallelEnv, EzPickle):  # type: ignore[misc]
    """An agent that owes no decision has one legal action, which comes after those of the game: to wait."""

    def __init__(
        self,
        name: str,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value | str] | None = None,
        components: str | None = None,
        reward: str = "placement",
        opponents: str | Sequence[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, name, game, seats, options, components, reward, opponents, render_mode)
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES)}
        self.render_mode = known_mode(render_mode)
        self.table = Table(game, seats, options, components, reward, opponents)
        self._tensor = self.table.tensor
        self._seats = self.table.learners
        self.wait = self._tensor.actions
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self._tensor, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game. `options` are ignored: those of the game are agreed on when the environment is made."""
        self.table.begin(seed)
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
        waiting = self.table.state.waiting
        for agent, seat in self._seats.items():
            if agent not in actions:
                raise ParlourError("action-none", agent=agent)
            legal = self.table.state.legal(seat) if seat in waiting else [self.wait]
            if int(actions[agent]) not in legal:
                raise illegal(agent, int(actions[agent]), legal)
        for seat in waiting:
            self.table.state.apply(seat, int(actions[self.possible_agents[seat]]))
        self.table.advance()
        agents = self.agents
        over = not self.table.state.waiting
        rewards = self.table.rewards() if over else [0.0] * len(agents)
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
        """What an agent may know now, and what it may do."""
        state, seat = self.table.state, self._seats[agent]
        mask = self._tensor.mask(state, seat)
        mask.append(seat not in state.waiting)
        return {
            "observation": np.frombuffer(self._tensor.row(state, seat), np.int8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def render(self) -> str | None:
        """The table as a spectator sees it: text, or printed."""
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
