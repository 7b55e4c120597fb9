"""Fruitoplay as a PettingZoo environment."""

from __future__ import annotations

from functools import partial

from parlour.rl.environment import Environment
from parlour.rl.parallel import ParallelEnvironment

env = raw_env = partial(Environment, "fruitoplay_v1", "fruitoplay")
parallel_env = partial(ParallelEnvironment, "fruitoplay_v1", "fruitoplay")
