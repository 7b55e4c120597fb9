"""Pies as a PettingZoo environment."""

from __future__ import annotations

from functools import partial

from parlour.rl.environment import Environment

env = raw_env = partial(Environment, "pies_v1", "pies")
