"""How often somebody may ask for something."""

from __future__ import annotations

from math import ceil
from time import time
from typing import TYPE_CHECKING

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from msgspec.structs import asdict

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.server.settings import Rates


class Allowance:
    """Counts in memory, for this process."""

    def __init__(self, rates: Rates) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in asdict(rates).items()}

    def spend(self, what: str, whose: str) -> None:
        """Count one more, or refuse it."""
        rate = self._rates[what]
        if not self._limiter.hit(rate, what, whose):
            reset = self._limiter.get_window_stats(rate, what, whose).reset_time
            raise ParlourError("too-many", seconds=max(1, ceil(reset - time())))
