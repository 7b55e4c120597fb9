"""The games as environments for programs that learn, and games as data to learn from.

`from parlour.rl import pungi_v1; env = pungi_v1.env(seats=4)` is a PettingZoo environment; `Batch` steps
thousands of games at once. Every game has such a module, also one from another package. All they tell a seat
is what its view shows (docs/rl.md).
"""

from __future__ import annotations

from parlour.kernel.errors import ParlourError

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ImportError(str(ParlourError("needs-rl", module=missing.name)), name=missing.name) from None

from parlour.rl.batch import Batch
from parlour.rl.modules import EnvironmentModule, make_modules
from parlour.rl.observation import observation

_modules = make_modules()
__all__ = ["Batch", "observation", *_modules]


def __getattr__(name: str) -> EnvironmentModule:
    """The module of a game."""
    if name not in _modules:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _modules[name]
