"""Bots in their seats. `drive` plays all games between bots: those of simulations, arenas, reports, datasets
and learning environments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour import bots
from parlour.kernel.errors import ParlourError
from parlour.kernel.playout import Draws, DuplicateDraws, Player, RandomPlayer, drive, random_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.bots import Bot
    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State

__all__ = ["BotPlayer", "Draws", "DuplicateDraws", "Player", "RandomPlayer", "drive", "player", "players"]

RANDOM: Final = "random"


class BotPlayer(Player):
    """A bot, which gets its seat's view and the legal tokens, and nothing else."""

    def __init__(self, setup: Setup, name: str, bot: Bot) -> None:
        self.setup = setup
        self.name = name
        self.bot = bot

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        setup = self.setup
        tokens = [setup.token(action) for action in legal]
        return setup.action(self.decide(setup.view(state, seat), tokens))

    def decide(self, view: View, legal: list[str]) -> str:
        """The bot's choice, if it is legal."""
        try:
            token = self.bot.choose(view, legal[:])
        except (Exception, SystemExit) as problem:
            reason = f"{type(problem).__name__}: {problem}"
            raise ParlourError("bot-failed", bot=self.name, reason=reason) from problem
        if token not in legal:
            raise ParlourError("bot-failed", bot=self.name, reason=f"{token!r} is not legal")
        return token


def players(setup: Setup, names: Sequence[str], seed: str) -> list[Player | None]:
    """The bots with these names in their seats, each with a seed of its own."""
    if names.count(RANDOM) == len(names):  # all at once, which is quick
        return random_players(seed, len(names))
    return [player(setup, name, f"{seed}/{seat}") for seat, name in enumerate(names)]


def player(setup: Setup, name: str, seed: int | str) -> Player:
    """The bot with this name in a seat. `random` chooses alike from views, but needs none."""
    return RandomPlayer(seed) if name == RANDOM else BotPlayer(setup, name, bots.find(name)(setup, seed))
