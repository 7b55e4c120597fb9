"""A store in a SQLite file. One thread writes, and whatever waits for it goes into one transaction, all
entries by one statement; another thread reads. Announcements reach this process only: a file is meant for one
server.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from parlour.kernel.errors import ParlourError
from parlour.store.store import About, Failed, Job, Rows, Store, T, appended, migrated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

PATIENCE: Final = 10  # seconds to wait for another process that writes
OLDEST: Final = (3, 35)  # the first that answers with RETURNING
BEGIN: Final = "BEGIN IMMEDIATE"
PAGES: Final = 10_000  # of 4 kB after which what was written is put into its place, for which all wait
AT_ONCE: Final = 100  # tasks whose entries are added by one statement
Place: TypeAlias = tuple[str, int, bytes]  # a match, a number, and the entry that gets it


class Task:
    """A job that waits for the writer."""

    def __init__(
        self, job: Job[Any], future: asyncio.Future[Any], entries: bool, places: list[Place]
    ) -> None:
        self.job = job
        self.entries = entries
        self.places = places  # if it does nothing but add these to a log that has begun
        self.result: object = None
        self.error: Exception | None = None
        self._future = future

    def tell(self) -> None:
        """Answer whoever waits, if anybody still does."""
        if self._future.done():
            return
        if self.error:
            self._future.set_exception(self.error)
        else:
            self._future.set_result(self.result)


class SQLite(Store):
    CLOCK = "SELECT CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"

    @classmethod
    async def open(cls, path: Path) -> SQLite:
        store = cls()
        try:
            await asyncio.to_thread(prepare, path)
            store._reader = await store._reading(connect, path)
        except (OSError, sqlite3.Error) as problem:
            store._readers.shutdown()
            raise ParlourError("store-open", store=str(path), reason=str(problem)) from None
        except ParlourError:
            store._readers.shutdown()
            raise
        store._writer = Thread(target=store._write_on, args=(path,), name="store", daemon=True)
        store._writer.start()
        return store

    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, "store-read")
        self._reader: sqlite3.Connection
        self._writer: Thread
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._closed = False

    async def append(
        self, match: str, seq: int, entries: Sequence[bytes], about: About | None = None
    ) -> None:
        plain = about is None and seq > 0
        places = [(match, number, entry) for number, entry in enumerate(entries, seq)] if plain else []
        await self._ask(appended(match, seq, entries, about), True, places)

    async def _write(self, job: Job[T]) -> T:
        return await self._ask(job)

    async def _ask(self, job: Job[T], entries: bool = False, places: list[Place] | None = None) -> T:
        if self._closed:
            raise Failed("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Task(job, future, entries, places or []))
        return await future

    async def _read(self, text: str, *values: object) -> Rows:
        if self._closed:
            raise Failed("the store is closed")
        try:
            return await self._reading(execute, self._reader, text, values)
        except sqlite3.Error as problem:
            raise Failed(str(problem)) from problem

    async def _reading(self, work: Callable[..., T], *given: object) -> T:
        return await self._loop.run_in_executor(self._readers, work, *given)

    def announce(self, match: str, seq: int) -> None:
        for listener in self._listeners:
            self._loop.call_soon(listener, match, seq)

    async def listen(self, callback: Callable[[str, int], None]) -> None:
        self._listeners.append(callback)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await self._reading(self._reader.close)
        self._readers.shutdown()

    # In the writer's thread

    def _write_on(self, path: Path) -> None:
        """Take all tasks that wait, again and again, until there is a None."""
        db: sqlite3.Connection | None = None
        last = False
        while not last:
            waiting = [self._queue.get()]
            with suppress(Empty):
                while True:
                    waiting.append(self._queue.get_nowait())
            tasks = [task for task in waiting if task]
            last = len(tasks) < len(waiting)
            try:
                db = db or connect(path)
                commit(db, tasks)
                self.commits += any(task.entries for task in tasks)
            except Exception as problem:
                if db:
                    db.close()  # and with it whatever was begun
                    db = None
                for task in tasks:
                    task.error = Failed(str(problem))
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                self._loop.call_soon_threadsafe(tell, tasks)
        if db:
            db.close()


def tell(tasks: list[Task]) -> None:
    for task in tasks:
        task.tell()


def commit(db: sqlite3.Connection, tasks: list[Task]) -> None:
    """Do all tasks in one transaction; one that is refused does not hurt the others."""
    if not tasks:
        return
    db.execute(BEGIN)
    adding = [task for task in tasks if task.places]
    alone = [task for task in tasks if not task.places]
    for first in range(0, len(adding), AT_ONCE):
        some = adding[first : first + AT_ONCE]
        if not added(db, some):
            alone += some
    for task in alone:
        db.execute("SAVEPOINT task")
        try:
            task.result = drive(db, task.job)
        except Exception as problem:
            task.error = Failed(str(problem)) if isinstance(problem, sqlite3.OperationalError) else problem
            db.execute("ROLLBACK TO task")  # fails if SQLite has given up all of the transaction
        db.execute("RELEASE task")
    db.execute("COMMIT")


def added(db: sqlite3.Connection, tasks: list[Task]) -> bool:
    """Whether the entries of all these tasks could be added at once. If not, nothing has happened, and each
    task has to be tried alone. The fewer statements, the less often this thread waits for others.
    """
    before = [part for task in tasks for part in (task.places[0][0], task.places[0][1] - 1)]
    places = [place for task in tasks for place in task.places]
    ((found,),) = db.execute(
        f"""
        WITH before (match, seq) AS (VALUES {marks(len(tasks), 2)})
        SELECT COUNT(*) FROM before CROSS JOIN entries USING (match, seq)
        """,  # noqa: S608
        before,
    ).fetchall()
    if found < len(tasks):
        return False
    try:
        db.execute(
            f"INSERT INTO entries (match, seq, entry) VALUES {marks(len(places), 3)}",  # noqa: S608
            [part for place in places for part in place],
        )
    except sqlite3.IntegrityError:
        return False
    return True


@cache
def marks(rows: int, columns: int) -> str:
    """Places for values: (?, ?), (?, ?), ..."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def drive(db: sqlite3.Connection, job: Job[T]) -> T:
    try:
        statement = next(job)
        while True:
            statement = job.send(execute(db, *statement))
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


def execute(db: sqlite3.Connection, text: str, values: Sequence[object]) -> Rows:
    return db.execute(spelled(text), values).fetchall()


@cache
def spelled(text: str) -> str:
    """A statement with ?1, ?2, ... for $1, $2, ..., which SQLite would take for names."""
    return text.replace("$", "?")


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        db.execute("SELECT 1 FROM sqlite_master").fetchall()
    except BaseException:
        db.close()
        raise
    return db


def prepare(path: Path) -> None:
    """Make the file if there is none, for its owner's eyes only, and bring it up to date."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise OSError(f"SQLite {sqlite3.sqlite_version} is too old")
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    db = connect(path)
    try:
        until = monotonic() + PATIENCE
        while True:  # for this, SQLite itself does not wait for other processes
            try:
                db.execute("PRAGMA journal_mode = WAL")
                break
            except sqlite3.OperationalError:
                if monotonic() > until:
                    raise
                sleep(0.05)
        db.execute(BEGIN)
        drive(db, migrated("sqlite"))
        db.execute("COMMIT")
    finally:
        db.close()
