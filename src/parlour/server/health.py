"""Whether this process can serve. Each part is looked at every few seconds, and whenever somebody asks; what
begins to fail, or works again, is logged once. What only a new process can mend ends this one.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections import Counter
from errno import EMFILE, ENFILE
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import structlog

from parlour.server import metrics
from parlour.server.system import descriptor_limit
from parlour.store import Failed, file_of

if TYPE_CHECKING:
    from parlour.server.hub import Hub

FRESH: Final = 2.0  # seconds for which an answer is good: nobody can have the store probed more often
OFTEN: Final = 5.0  # seconds between two looks
PATIENCE: Final = 5.0  # seconds that the store has for a probe
FULL: Final = 0.9  # the share of descriptors in use above which there are too few
DESCRIPTORS: Final = Path("/proc/self/fd")
logger = structlog.get_logger("parlour.server")


class Health:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._parts: dict[str, str] = {}  # what is wrong with each
        self._looked = -FRESH
        self._looking = asyncio.Lock()
        self._restarts: Counter[str] = Counter()
        self._ending = False

    async def parts(self) -> dict[str, str]:
        """What is wrong with each part; nothing, if it is well."""
        async with self._looking:
            if monotonic() >= self._looked + FRESH:
                parts = await self._look()
                self._tell(parts)
                self._parts, self._looked = parts, monotonic()
        return self._parts

    async def watch(self) -> None:
        while True:
            await self.parts()
            self._count_restarts()
            self._end_if_hopeless()
            await asyncio.sleep(OFTEN)

    async def _look(self) -> dict[str, str]:
        hub = self._hub
        stopped = [task for task in hub.long_lived() if task.problem]
        return {
            "store": await self._probe(),
            **hub.store.state(),
            "leases": "" if hub.scheduler.renewed else "not renewed",
            "bots": "" if hub.scheduler.workers.healthy else "no process can be started",
            "tasks": "; ".join(f"{task.name}: {task.problem}" for task in stopped),
            "disk": self._disk(),
            "descriptors": descriptors(),
        }

    async def _probe(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hub.store.probe()
        except TimeoutError:
            return f"no answer within {PATIENCE:g} seconds"
        except Failed as problem:
            return str(problem)
        except Exception as problem:
            return type(problem).__name__
        return ""

    def _disk(self) -> str:
        file = file_of(self._hub.settings.store)
        if not file:
            return ""  # the database looks after its own
        free = shutil.disk_usage(file.parent).free
        return "" if free >= self._hub.settings.free else f"{free // 1_000_000} MB left"

    def _tell(self, parts: dict[str, str]) -> None:
        for part, problem in parts.items():
            metrics.healthy.labels(part).set(not problem)
            if problem and not self._parts.get(part):
                logger.error("failing", part=part, reason=problem)
            elif not problem and self._parts.get(part):
                logger.warning("works again", part=part)

    def _count_restarts(self) -> None:
        for task in self._hub.long_lived():
            metrics.restarts.labels(task.name).inc(task.restarts - self._restarts[task.name])
            self._restarts[task.name] = task.restarts

    def _end_if_hopeless(self) -> None:
        hopeless = [task.name for task in self._hub.long_lived() if task.hopeless]
        hopeless += [part for part, problem in self._hub.store.hopeless().items() if problem]
        if hopeless and not self._ending:
            self._ending = True
            logger.critical("ending, to be started anew", parts=hopeless)
            end_process()


def descriptors() -> str:
    """What is wrong with the number of open files and sockets, if few are left."""
    try:
        used = len(os.listdir(DESCRIPTORS))  # noqa: PTH208 - the fastest way to count
    except OSError as problem:  # there may be no such folder, or no descriptor to read it
        return f"all in use: {problem.strerror}" if problem.errno in (EMFILE, ENFILE) else ""
    limit = descriptor_limit()
    return f"{used} of {limit} in use" if used > FULL * limit else ""


def end_process() -> None:
    """Stop as by a signal: what was begun is finished. Its supervisor starts another one."""
    os.kill(os.getpid(), signal.SIGTERM)
