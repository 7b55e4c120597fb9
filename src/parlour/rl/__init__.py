"""The games as environments for programs that learn, and games as data to learn from.

`from parlour.rl import pungi_v1; env = pungi_v1.env(seats=4)` is a PettingZoo environment; `Batch` steps
thousands of games at once. All they tell a seat is what its view shows (docs/rl.md).
"""

from __future__ import annotations

from parlour.kernel.errors import ParlourError

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ImportError(str(ParlourError("needs-rl", module=missing.name)), name=missing.name) from None

from parlour.rl import fruitoplay_v1, input_v1, pi_mal_pflaumen_v1, pies_v1, pungi_v1
from parlour.rl.batch import Batch
from parlour.rl.observation import observation

__all__ = ["Batch", "fruitoplay_v1", "input_v1", "observation", "pi_mal_pflaumen_v1", "pies_v1", "pungi_v1"]
