"""A few threads for the thoughts of bots, shared fairly."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")
BEHIND: Final = 8  # of so many turns, one is for those who wait behind others
MANY: Final = 1000  # of whom it is remembered when they had their last turn


class Turns(Generic[T]):
    """A queue in which all take turns: those with the same first key, then those with the same second key,
    and so on. Next is whoever has not had a turn for the longest time, so that somebody with one thing to do
    need not wait for somebody with many.
    """

    def __init__(self) -> None:
        self._others: dict[str, Turns[T]] = {}
        self._last: dict[str, int] = {}  # the number of each one's last turn
        self._count = 0
        self._own: deque[T] = deque()

    def __bool__(self) -> bool:
        return bool(self._own or self._others)

    def put(self, path: Sequence[str], item: T) -> None:
        if path:
            self._others.setdefault(path[0], Turns()).put(path[1:], item)
        else:
            self._own.append(item)

    def take(self) -> T:
        if self._own:
            return self._own.popleft()
        key = min(self._others, key=lambda each: self._last.get(each, 0))
        item = self._others[key].take()
        if not self._others[key]:
            del self._others[key]
        if len(self._last) >= MANY:
            self._last = {each: number for each, number in self._last.items() if each in self._others}
        self._count += 1
        self._last[key] = self._count
        return item


class FairExecutor:
    """Does work in threads, in the order of `Turns`. Work of a lower rank goes first, but not always: what is
    behind never waits for ever.
    """

    def __init__(self, threads: int, ranks: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._ranks: list[Turns[tuple[asyncio.Future[Any], Callable[[], Any]]]] = [
            Turns() for _ in range(ranks)
        ]
        self._taken = 0
        self._closed = False

    def close(self) -> None:
        """What has not begun is cancelled."""
        self._closed = True
        for turns in self._ranks:
            while turns:
                turns.take()[0].cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, path: Sequence[str], rank: int, work: Callable[[], T]) -> T:
        """What comes of some work, once it was its turn."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._ranks[rank].put(path, (future, work))
        self._start()
        return await future

    def _start(self) -> None:
        while self._free and not self._closed and (waiting := [turns for turns in self._ranks if turns]):
            self._taken += 1
            round_, place = divmod(self._taken, BEHIND)
            future, work = waiting[0 if place else round_ % len(waiting)].take()
            if not future.done():  # somebody still waits for it
                self._free -= 1
                running = asyncio.get_running_loop().run_in_executor(self._threads, work)
                running.add_done_callback(partial(self._end, future))

    def _end(self, future: asyncio.Future[T], running: asyncio.Future[T]) -> None:
        self._free += 1
        problem = None if running.cancelled() else running.exception()
        if not future.done():
            if running.cancelled():
                future.cancel()
            elif problem:
                future.set_exception(problem)
            else:
                future.set_result(running.result())
        self._start()
