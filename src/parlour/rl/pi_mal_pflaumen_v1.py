"""Pi mal Pflaumen as a PettingZoo environment."""

from __future__ import annotations

from functools import partial

from parlour.rl.environment import Environment

env = raw_env = partial(Environment, "pi_mal_pflaumen_v1", "pi-mal-pflaumen")
