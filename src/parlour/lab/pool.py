"""Processes that play games for us."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, TypeVar

from parlour.bots.workers import end_with_parent
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor, Future

P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 100  # tasks that processes are given at most before they have finished others


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """As many processes as there are jobs. Whoever leaves early leaves what has not begun undone."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        yield pool
    except BrokenProcessPool as broken:
        raise ParlourError("process-ended") from broken
    finally:
        pool.shutdown(cancel_futures=True)


def finished(pool: Executor | None, play: Callable[[P, T], R], plan: P, tasks: Iterable[T]) -> Iterator[R]:
    """Play all tasks of a plan, here or in a pool, each result as it comes: not always in order."""
    if pool is None:
        for task in tasks:
            yield play(plan, task)
        return
    left = iter(tasks)
    begun: set[Future[R]] = set()
    while True:
        begun |= {pool.submit(play, plan, task) for task in islice(left, AHEAD - len(begun))}
        if not begun:
            return
        done, begun = wait(begun, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
