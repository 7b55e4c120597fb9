"""Reviews of games that are over. A review is made piece by piece, in turns for all who wait, and each piece
is kept in the store: a review goes on where it stopped, and is made once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from parlour.coach.pieces import Answer, Findings
from parlour.kernel.errors import ParlourError
from parlour.server.logger import logger

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.coach import Budget
    from parlour.coach.pieces import Task
    from parlour.server.hall import Hall

QUEUE: Final = 32  # reviews that may be waited for,
EACH: Final = 2  # by one person
SOON: Final = 30  # seconds after which whoever is refused may try again


class Reviews(ABC):
    def __init__(self, hall: Hall, budget: Budget) -> None:
        self.budget = budget
        self._hall = hall
        self._running: dict[tuple[str, str], Findings] = {}  # by match and key
        self._askers: Counter[str] = Counter()

    @abstractmethod
    async def piece(self, player: str, task: bytes) -> bytes:
        """The next piece of a task, wherever it is looked for."""

    async def so_far(self, match: str, task: Task) -> tuple[Findings, bool]:
        """What was found, and whether somebody looks for more in this process."""
        running = self._running.get((match, task.key))
        if running is not None:
            return running, not running.done
        kept = await self._hall.store.review(match, task.key)
        return msgspec.json.decode(kept, type=Findings) if kept else Findings(), False

    async def ask(self, match: str, player: str, task: Task, allow: Callable[[], None]) -> None:
        """Let a game be looked at, unless that is done or under way. What is new must be allowed."""
        findings, _ = await self.so_far(match, task)
        if findings.done or (match, task.key) in self._running:
            return
        if self._askers.total() >= QUEUE or self._askers[player] >= EACH:
            raise ParlourError("too-many", seconds=SOON)
        allow()
        self._running[match, task.key] = findings
        self._askers[player] += 1
        self._hall.spawn(self._look(match, player, task))

    async def _look(self, match: str, player: str, task: Task) -> None:
        place = match, task.key
        try:
            while not self._running[place].done:
                asked = replace(task, known=self._running[place].decisions)
                answer = msgspec.json.decode(
                    await self.piece(player, msgspec.json.encode(asked)), type=Answer
                )
                if answer.problem:
                    logger.warning("review failed", game=task.terms.game, reason=answer.problem)
                    return
                self._running[place] = self._running[place].and_also(answer.findings)
                await self._hall.store.save_review(*place, msgspec.json.encode(self._running[place]))
        finally:
            del self._running[place]
            self._askers[player] -= 1
            self._askers += Counter()  # forgets who waits no more
