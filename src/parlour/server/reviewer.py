"""Reviews on a server: in a process of their own, which goes after all others."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from parlour.bots.workers import Worker
from parlour.coach import pieces
from parlour.server.executor import FairExecutor
from parlour.server.reviews import Reviews

if TYPE_CHECKING:
    from parlour.server.hub import Hub

LAST: Final = 19  # the niceness of the process: bots and tables go first
PATIENCE: Final = 600.0  # seconds for a piece, on a busy machine


class Reviewer(Reviews):
    def __init__(self, hub: Hub) -> None:
        super().__init__(hub, hub.settings.review)
        self.worker = Worker(pieces.answer, LAST)
        self._addresses = hub.addresses
        self._executor = FairExecutor(1, "reviews")

    async def close(self) -> None:
        self._executor.close()
        await asyncio.to_thread(self.worker.end)

    async def piece(self, player: str, task: bytes) -> bytes:
        path = self._addresses.of(player), player
        answer, _ = await self._executor.run(path, partial(self.worker.send, task, PATIENCE))
        return answer
