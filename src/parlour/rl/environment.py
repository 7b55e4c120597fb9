"""A game as a PettingZoo environment in which the seats decide one after the other (AEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from rich.text import Text

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import SPECTATOR
from parlour.rl.observation import bounds
from parlour.rl.table import AGENT, Table, illegal
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from parlour.kernel.options import Value
    from parlour.kernel.tensor import Tensor

Observation = dict[str, "NDArray[np.int8]"]
RENDER_MODES: Final = ("ansi", "human")
BYTE: Final = np.dtype(np.int8)


class Environment(AECEnv, EzPickle):  # type: ignore[misc]
    """Who chooses at the same time as others does so after them or before, without a sight of what they
    chose. Illegal actions and calls out of order are refused here, so that no wrapper is needed.

    With `opponents`, bots by name, there is one agent, and they have the other seats.
    """

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
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = known_mode(render_mode)
        self.table = Table(game, seats, options, components, reward, opponents)
        self._tensor = self.table.tensor
        self._seats = self.table.learners
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.observation_spaces = {
            agent: observation_space(self._tensor, self._tensor.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._tensor.actions) for agent in self.possible_agents}
        low, high = (np.tile(bound, self.table.setup.seats) for bound in bounds(self._tensor))
        self.state_space = spaces.Box(low, high, dtype=np.int8)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are ignored: those of the game are agreed on when the environment is made."""
        self.table.begin(seed)
        self.agents = agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, and, if it is its turn, what it may do."""
        state, seat = self.table.state, self._seats[agent]
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
        seat, action, state = self._seats[agent], int(action), self.table.state
        legal = state.legal(seat)
        if action not in legal:
            raise illegal(agent, action, legal)
        state.apply(seat, action)
        self._go_on()

    def _go_on(self) -> None:
        """Until it is an agent's turn, or the game is over."""
        waiting = self.table.advance()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            return
        rewards = self.table.rewards()
        self.rewards = {agent: rewards[seat] for agent, seat in self._seats.items()}
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def state(self) -> NDArray[np.int8]:
        """What all seats together know: their observations, one after the other."""
        rows = [self._tensor.row(self.table.state, seat) for seat in range(self.table.setup.seats)]
        return np.frombuffer(bytearray().join(rows), np.int8)

    def render(self) -> str | None:
        """The table as a spectator sees it: text, or printed."""
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def observation_space(tensor: Tensor, actions: int) -> spaces.Dict:
    low, high = bounds(tensor)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def known_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise ParlourError("render-mode", mode=mode, known=", ".join(RENDER_MODES))
    return mode


def drawn(table: Table, mode: str | None) -> str | None:
    """The table as a spectator sees it."""
    setup = table.setup
    words = words_for(setup.game.package)
    names = [AGENT.format(seat) for seat in range(setup.seats)]
    view = setup.view(table.state, SPECTATOR)
    text = Text.from_markup(setup.game.draw(setup, view, words, names)).plain
    if mode == "human":
        print(text)  # noqa: T201
    return text if mode == "ansi" else None
