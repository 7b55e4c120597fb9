"""PettingZoo's own tests pass for every game."""

from __future__ import annotations

import random
import sys
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils import wrappers

from parlour import rl
from parlour.games import GAMES
from parlour.rl import pungi_v1
from parlour.rl.modules import EnvironmentModule

if TYPE_CHECKING:
    from parlour import Game

MODULES = {game.id: EnvironmentModule(game) for game in GAMES.own.values()}
SEATED = [(game.id, seats) for game in GAMES.own.values() for seats in game.seats]

# What it warns of: observations that come with a mask, as those of its own card games do, which it knows by
# name; and that nothing is legal once a game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_api(game: str, seats: int) -> None:
    api_test(MODULES[game].env(seats=seats), num_cycles=100)


@pytest.mark.parametrize("game", MODULES)
@pytest.mark.parametrize("settings", [{"reward": "margin"}, {"opponents": ["greedy", "random"]}])
def test_api_with_settings(game: str, settings: dict[str, Any]) -> None:
    api_test(MODULES[game].env(**settings), num_cycles=50)


@pytest.mark.parametrize("game", MODULES)
def test_seeds(game: str) -> None:
    seed_test(MODULES[game].env, num_cycles=100)


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(MODULES[game].parallel_env(seats=seats), num_cycles=100)


@pytest.mark.parametrize("game", MODULES)
def test_performance_benchmark(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count(0, 0.1)  # five seconds are soon over
    measuring = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(measuring, "time", SimpleNamespace(time=lambda: next(clock)))
    random.seed(1)
    performance_benchmark(MODULES[game].env())
    assert "turns per second" in capsys.readouterr().out


def test_wrappers_of_pettingzoo_can_be_put_around() -> None:
    env = wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(pungi_v1.env(), illegal_reward=-1))
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


@pytest.mark.parametrize("game", GAMES.own.values(), ids=list(GAMES.own))
def test_a_game_has_a_module_that_can_be_imported(game: Game) -> None:
    name = f"{game.id.replace('-', '_')}_v1"
    module = import_module(f"parlour.rl.{name}")
    assert module is getattr(rl, name)
    assert name in rl.__all__
    assert module.env().metadata["name"] == name
    assert module.env().episodes.setup.game is game


def test_what_is_no_game_has_no_module() -> None:
    assert not hasattr(rl, "chess_v1")
    with pytest.raises(ModuleNotFoundError):
        import_module("parlour.rl.chess_v1")
