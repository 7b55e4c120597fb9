"""A few threads for the thoughts of bots, shared fairly."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")
TURN: Final = 0.01  # seconds that any turn costs, from its beginning on
MANY: Final = 1000  # of whom it is remembered how much they have used


class Turns(Generic[T]):
    """A queue that shares time: among those with different first keys, then among those with different second
    keys, and so on. Next is whoever has used the least, so that somebody with one short thing to do need not
    wait for somebody with many long ones. Nobody saves up: who comes back begins where the others are.
    """

    def __init__(self) -> None:
        self._others: dict[str, Turns[T]] = {}
        self._used: dict[str, float] = {}  # seconds, by key
        self._least = 0.0  # what whoever had the last turn had used before
        self._own: deque[T] = deque()

    def __bool__(self) -> bool:
        return bool(self._own or self._others)

    def put(self, path: Sequence[str], item: T) -> None:
        if not path:
            self._own.append(item)
            return
        key = path[0]
        if key not in self._others:
            self._others[key] = Turns()
            self._used[key] = max(self._used.get(key, 0.0), self._least)
        self._others[key].put(path[1:], item)

    def take(self) -> T:
        if self._own:
            return self._own.popleft()
        key = min(self._others, key=self._used.__getitem__)
        self._least = self._used[key]
        item = self._others[key].take()
        if not self._others[key]:
            del self._others[key]
        if len(self._used) > MANY:
            self._used = {
                each: used
                for each, used in self._used.items()
                if each == key or each in self._others or used > self._least
            }
        return item

    def charge(self, path: Sequence[str], seconds: float) -> None:
        """Add to the time that a user of the executor has used."""
        if path and path[0] in self._used:
            self._used[path[0]] += seconds
            if path[0] in self._others:
                self._others[path[0]].charge(path[1:], seconds)


class Job(NamedTuple):
    """Some work, and who waits for it."""

    path: Sequence[str]
    work: Callable[[], Any]
    cost: float
    future: asyncio.Future[Any]


class FairExecutor:
    """Does work in threads, in the order of `Turns`."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._turns: Turns[Job] = Turns()
        self._closed = False

    def close(self) -> None:
        """What has not begun is cancelled."""
        self._closed = True
        while self._turns:
            self._turns.take().future.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, path: Sequence[str], work: Callable[[], T], cost: float = 1.0) -> tuple[T, float]:
        """What comes of some work, once it was its turn, and the seconds that it took. Each second counts as
        so many.
        """
        future: asyncio.Future[tuple[T, float]] = asyncio.get_running_loop().create_future()
        self._turns.put(path, Job(path, work, cost, future))
        self._start()
        return await future

    def _start(self) -> None:
        while self._free and self._turns and not self._closed:
            job = self._turns.take()
            if not job.future.done():  # its result is still wanted
                self._free -= 1
                self._turns.charge(job.path, job.cost * TURN)
                running = asyncio.get_running_loop().run_in_executor(self._threads, job.work)
                running.add_done_callback(partial(self._end, job, perf_counter()))

    def _end(self, job: Job, begun: float, running: asyncio.Future[Any]) -> None:
        seconds = perf_counter() - begun
        self._free += 1
        self._turns.charge(job.path, job.cost * seconds)
        problem = None if running.cancelled() else running.exception()
        if not job.future.done():
            if running.cancelled():
                job.future.cancel()
            elif problem:
                job.future.set_exception(problem)
            else:
                job.future.set_result((running.result(), seconds))
        self._start()
