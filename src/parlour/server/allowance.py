"""How often somebody may ask for something."""

from __future__ import annotations

from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import asdict

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from parlour.server.settings import Rates

MANY: Final = 10_000  # after which those are forgotten who have not asked for long


class Allowance:
    """Everybody has a purse that is filled steadily. It is kept in memory, for this process.

    What is kept of each is when it will be full again.
    """

    def __init__(self, rates: Rates) -> None:
        self._rates: dict[str, tuple[int, int]] = asdict(rates)
        self._full: dict[tuple[str, str], float] = {}

    def spend(self, what: str, whose: str) -> None:
        """Count one more, or refuse it."""
        times, seconds = self._rates[what]
        now = monotonic()
        full = max(now, self._full.get((what, whose), now)) + seconds / times
        if full > now + seconds:
            raise ParlourError("too-many", seconds=max(1, ceil(full - now - seconds)))
        if len(self._full) > MANY:
            self._full = {key: full for key, full in self._full.items() if full > now}
        self._full[what, whose] = full
