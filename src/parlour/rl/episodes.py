"""Games that learners play, alone or with bots. Draws and bots' decisions are made here."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

import parlour
from parlour import bots, games
from parlour.bots.driver import Draws, drive, player
from parlour.kernel.errors import ParlourError
from parlour.rl import rewards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from parlour.bots.driver import Player
    from parlour.kernel.options import Value

AGENT: Final = "player_{}"


class Episodes:
    """One game after the other. The first game of a seed is that of `parlour.start` with this seed."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, Value | str] | None,
        components: str | None,
        reward: str,
        opponents: str | Sequence[str] | None,
    ) -> None:
        possible = games.find(game).seats
        self.setup = parlour.setup(game, seats or possible[len(possible) // 2], options, components)
        self.tensor = self.setup.tensor
        self.reward = rewards.find(reward)
        names = [opponents] if isinstance(opponents, str) else list(opponents or ())
        learners = 1 if names else self.setup.seats
        self._names = [names[place % len(names)] for place in range(self.setup.seats - learners)]
        for name in self._names:
            bots.find(name)
        self.learners = {AGENT.format(seat): seat for seat in range(learners)}
        self.state = self.setup.state()
        self._draws: Draws | None = None
        self._seed = 0
        self._games = 0  # since the seed
        self._players: list[Player | None] = []

    def begin(self, seed: int | None) -> None:
        """A new game."""
        if seed is not None or self._draws is None:
            self._seed = secrets.randbits(64) if seed is None else seed
            self._draws = Draws(self._seed)
            self._games = 0
        self._players = [None] * len(self.learners)
        self._players += [
            player(self.setup, name, f"{self._seed}/{self._games}/{place}")
            for place, name in enumerate(self._names)
        ]
        self._games += 1
        self.state = self.setup.state()
        self.advance()

    def advance(self) -> tuple[int, ...]:
        """Go on until learners have to decide. These learners; none, if the game is over."""
        assert self._draws is not None
        drive(self.state, self._players, self._draws)
        return self.state.waiting

    def rewards(self) -> list[float]:
        """The reward of each seat for the finished game."""
        return self.reward(self.state.scores(), self.state.winners())


def illegal(agent: str, action: int, legal: list[int]) -> ParlourError:
    """The refusal of an action that an agent cannot choose."""
    allowed = ", ".join(map(str, legal))
    return ParlourError("action-illegal", agent=agent, action=str(action), legal=allowed)
