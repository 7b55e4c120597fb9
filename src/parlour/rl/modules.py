"""For each game a module of its environments, named as PettingZoo names its own: `parlour.rl.pungi_v1`."""

from __future__ import annotations

import sys
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Final

from parlour.games import GAMES
from parlour.rl.environment import Environment
from parlour.rl.parallel import ParallelEnvironment

if TYPE_CHECKING:
    from parlour.kernel.game import Game

PACKAGE: Final = __name__.rpartition(".")[0]


class EnvironmentModule(ModuleType):
    """`env` makes an environment in which agents act one after the other, `parallel_env` one in which all
    act at every step.
    """

    def __init__(self, game: Game) -> None:
        name = module_name(game)
        super().__init__(f"{PACKAGE}.{name}", f"The game {game.id} as a PettingZoo environment.")
        self.env = self.raw_env = partial(Environment, name, game.id)
        self.parallel_env = partial(ParallelEnvironment, name, game.id)


def module_name(game: Game) -> str:
    """The version is that of the rules: games of different versions teach different things."""
    return f"{game.id.replace('-', '_')}_v{game.rules}"


def make_modules() -> dict[str, EnvironmentModule]:
    """A module for each game, by name. All can be imported from now on."""
    modules = {module_name(game): EnvironmentModule(game) for game in GAMES.values()}
    sys.modules.update({module.__name__: module for module in modules.values()})
    return modules
