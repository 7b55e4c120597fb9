"""Hints on a server. The strongest bot gets a view, in a process of its own, so that neither other tables nor
other bots wait for its thoughts.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final

from parlour.bots.workers import Workers
from parlour.kernel.errors import ParlourError
from parlour.server.advice import Adviser
from parlour.server.executor import FairExecutor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.bots.explanation import Explanation
    from parlour.kernel.game import Setup, View
    from parlour.server.budgets import Addresses

QUEUE: Final = 32  # hints that may be waited for,
EACH: Final = 2  # by one person


class Hints(Adviser):
    def __init__(self, addresses: Addresses) -> None:
        self.workers = Workers()
        self._addresses = addresses
        self._executor = FairExecutor(1, "hints")
        self._waiting: Counter[str] = Counter()

    async def close(self) -> None:
        self._executor.close()
        await asyncio.to_thread(self.workers.close)

    async def explain(
        self, player: str, setup: Setup, view: View, legal: Sequence[str], seconds: float
    ) -> Explanation:
        waiting = self._waiting.total()
        if waiting >= QUEUE or self._waiting[player] >= EACH:
            raise ParlourError("too-many", seconds=ceil((waiting + 1) * seconds))
        path = (self._addresses.of(player), player)
        self._waiting[player] += 1
        try:
            explain = partial(self.workers.explain, setup, view, legal, seconds)
            thoughts, _ = await self._executor.run(path, explain)
        finally:
            self._waiting[player] -= 1
            self._waiting += Counter()  # forgets who waits no more
        return thoughts
