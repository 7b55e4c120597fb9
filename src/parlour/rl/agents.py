"""What both kinds of environments share: the episodes, the agents and their spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from rich.text import Text

from parlour.kernel.errors import ParlourError
from parlour.kernel.state import SPECTATOR
from parlour.rl.episodes import AGENT, Episodes
from parlour.rl.observation import bounds
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from parlour.kernel.options import Value

Observation = dict[str, "NDArray[np.int8]"]
RENDER_MODES: Final = ("ansi", "human")


class Agents(EzPickle):
    """With `opponents`, bots by name, there is one agent; the bots have the other seats."""

    MORE: ClassVar[int] = 0  # actions in addition to those of the game
    METADATA: ClassVar[dict[str, Any]] = {}

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
        super().__init__(name, game, seats, options, components, reward, opponents, render_mode)
        if render_mode not in (None, *RENDER_MODES):
            raise ParlourError("render-mode", mode=render_mode, known=", ".join(RENDER_MODES))
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), **self.METADATA}
        self.render_mode = render_mode
        self.episodes = Episodes(game, seats, options, components, reward, opponents)
        self._tensor = self.episodes.tensor
        self._seats = self.episodes.learners
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        actions = self._tensor.actions + self.MORE
        low, high = bounds(self._tensor)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The game as a spectator sees it: as a string, or printed."""
        setup = self.episodes.setup
        words = words_for(setup.game.package)
        names = [AGENT.format(seat) for seat in range(setup.seats)]
        view = setup.view(self.episodes.state, SPECTATOR)
        text = Text.from_markup(setup.game.render(setup, view, words, names)).plain
        if self.render_mode == "human":
            print(text)  # noqa: T201
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
