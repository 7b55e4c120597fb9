"""Tasks that live as long as the process. One that ends or fails is logged and started again, after a pause
that grows; one that fails again and again is hopeless, and the process should be started anew.
"""

from __future__ import annotations

import asyncio
import logging
from random import uniform
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

PAUSES: Final = (0.1, 30.0)  # seconds until a task is started again: at first, at most
STEADY: Final = 60.0  # seconds after which a failure is the first one again
HOPELESS: Final = 10  # failures in a row
log = logging.getLogger(__name__)


class Supervised:
    """A coroutine function that is run again whenever it ends, until it is stopped."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.restarts = 0
        self.failures = 0  # in a row
        self.problem = ""  # why it does not run at the moment
        self._work = work
        self._stopping = False
        self._task = asyncio.create_task(self._run_on(), name=name)

    @property
    def hopeless(self) -> bool:
        return self.failures >= HOPELESS or (self._task.done() and not self._stopping)

    async def _run_on(self) -> None:
        while True:
            begun = monotonic()
            problem = await self._run()
            if self._stopping:
                return
            self.failures = 1 if monotonic() > begun + STEADY else self.failures + 1
            self.problem = type(problem).__name__ if problem else "it ended"
            log.error("%s has stopped, and is started again", self.name, exc_info=problem)
            await asyncio.sleep(pause(self.failures))
            self.restarts += 1
            self.problem = ""

    async def _run(self) -> BaseException | None:
        try:
            await self._work()
        except asyncio.CancelledError as problem:
            task = asyncio.current_task()
            if task and task.cancelling():
                raise
            return problem  # it comes from within: nobody has cancelled this task
        except Exception as problem:
            return problem
        return None

    async def finish(self, seconds: float) -> None:
        """Let it come to its end by itself, or end it after so many seconds."""
        self._stopping = True
        await asyncio.wait([self._task], timeout=seconds)
        await self.stop()

    async def stop(self) -> None:
        """End it."""
        self._stopping = True
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def pause(failures: int) -> float:
    """The seconds until the next start: doubled each time, and never the same for all servers."""
    first, most = PAUSES
    return min(first * 2.0 ** min(failures - 1, 30), most) * uniform(0.5, 1.0)  # noqa: S311 - no secret
