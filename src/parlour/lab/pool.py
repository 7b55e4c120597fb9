"""Worker processes that play games."""

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

AHEAD: Final = 100  # tasks that are submitted and not finished, at most


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes. On leaving, tasks that have not begun are cancelled."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        yield pool
    except BrokenProcessPool as broken:
        raise ParlourError("process-ended") from broken
    finally:
        pool.shutdown(cancel_futures=True)


def finished(pool: Executor | None, play: Callable[[P, T], R], plan: P, tasks: Iterable[T]) -> Iterator[R]:
    """Play all tasks of a plan, here or in a pool. The results come in the order in which they finish."""
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
