"""Token-bucket rate limiters: how often a person or an address may ask for something."""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import asdict

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.server.settings import Rates

MANY: Final = 10_000  # after which those are forgotten who have not asked for long


class Bucket:
    """A token bucket for one client, which is not refused but made to wait: it may go into debt."""

    def __init__(self, times: int, seconds: int) -> None:
        self._full = self._left = float(times)
        self._rate = times / seconds
        self._filled = monotonic()

    def take(self, cost: int = 1) -> bool:
        """Take something, if anything is left."""
        if self._left <= 0:
            now = monotonic()
            self._left = min(self._full, self._left + self._rate * (now - self._filled))
            self._filled = now
        if self._left <= 0:
            return False
        self._left -= cost
        return True

    def wait(self) -> float:
        """Seconds until the debt is paid, and a bit is there."""
        return max(0.0, 1 - self._left) / self._rate


class RateLimiter:
    """A token bucket for each kind of request and each person or address, in the memory of this process.

    Of each bucket it keeps the time at which it will be full again.
    """

    def __init__(self, rates: Rates) -> None:
        self._rates: dict[str, tuple[float, int]] = {  # seconds that each request costs, and that there are
            what: (seconds / times, seconds) for what, (times, seconds) in asdict(rates).items()
        }
        self._full: dict[tuple[str, str], float] = {}

    def take(self, what: str, whose: str) -> None:
        """Count one more, or refuse it."""
        cost, seconds = self._rates[what]
        now = monotonic()
        full = max(now, self._full.get((what, whose), now)) + cost
        if full > now + seconds:
            raise ParlourError("too-many", seconds=max(1, ceil(full - now - seconds)))
        if len(self._full) > MANY:
            self._full = {key: time for key, time in self._full.items() if time > now}
        self._full[what, whose] = full
