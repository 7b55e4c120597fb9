"""Processes that play games for us."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING

from parlour.bots.workers import end_with_parent
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Iterator


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
