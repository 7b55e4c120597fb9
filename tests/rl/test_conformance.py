"""PettingZoo's own tests pass for all five games."""

from __future__ import annotations

import random
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils import wrappers

from parlour.rl import fruitoplay_v1, input_v1, pi_mal_pflaumen_v1, pies_v1, pungi_v1

MODULES = [pungi_v1, fruitoplay_v1, pi_mal_pflaumen_v1, pies_v1, input_v1]
TABLES = [(module, seats) for module in MODULES for seats in module.env().table.setup.game.seats]

# What it warns of: observations that come with a mask, as those of its own card games do, which it knows by
# name; and that nothing is legal once a game is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize(("module", "seats"), TABLES)
def test_api(module: Any, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("settings", [{"reward": "margin"}, {"opponents": ["greedy", "random"]}])
def test_api_with_settings(module: Any, settings: dict[str, Any]) -> None:
    api_test(module.env(**settings), num_cycles=50)


@pytest.mark.parametrize("module", MODULES)
def test_seeds(module: Any) -> None:
    seed_test(module.env, num_cycles=100)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_parallel_api(seats: int) -> None:
    parallel_api_test(fruitoplay_v1.parallel_env(seats=seats), num_cycles=100)


@pytest.mark.parametrize("module", MODULES)
def test_performance_benchmark(
    module: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count(0, 0.1)  # five seconds are soon over
    measuring = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(measuring, "time", SimpleNamespace(time=lambda: next(clock)))
    random.seed(1)
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


def test_wrappers_of_pettingzoo_can_be_put_around() -> None:
    env = wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(pungi_v1.env(), illegal_reward=-1))
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
