"""A store in a SQLite file. One thread writes: all tasks that wait for it share one transaction, all their
entries by one statement; another thread reads. A file is for one server, so nothing is announced. But the
house may write beside it (`parlour admin`): a server looks every second whether somebody did. See `heads` for
the file beside it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parlour.kernel.errors import ParlourError
from parlour.store.chain import Head, link
from parlour.store.damage import identity, problems
from parlour.store.heads import Heads, keep, known, lines
from parlour.store.jobs import Job, Rows, T, appended, migrated
from parlour.store.model import About, Failed
from parlour.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

PATIENCE: Final = 10  # seconds to wait for another process that writes
OLDEST: Final = (3, 35)  # the first that answers with RETURNING
BEGIN: Final = "BEGIN IMMEDIATE"
PAGES: Final = 4_000  # of 4 kB after which what was written is put into its place, for which all wait
CHECKPOINT: Final = 5.0  # seconds after which it is put there in any case, and the `-wal` is emptied
LOOK: Final = 1.0  # seconds between two looks whether another process has written
READERS: Final = 0.05  # seconds that this waits for those who read
REMEMBERED: Final = 10_000  # logs whose ends need not be read again
AT_ONCE: Final = 100  # tasks whose entries are added by one statement
STATEMENTS: Final = 32  # kept after they were parsed: there is one for each number of entries
log = logging.getLogger(__name__)


class Task:
    """A job that waits for the writer."""

    def __init__(
        self, job: Job[Any], future: asyncio.Future[Any], plain: Plain | None, entries: bool
    ) -> None:
        self.job = job
        self.plain = plain  # if it does nothing but add these to a log that has begun
        self.entries = entries  # whether it adds entries
        self.result: Any = None
        self.error: Exception | None = None
        self._future = future

    def tell(self) -> None:
        """Answer the caller, if it still waits."""
        if self._future.done():
            return
        if self.error:
            self._future.set_exception(self.error)
        else:
            self._future.set_result(self.result)


class Plain(NamedTuple):
    match: str
    seq: int
    entries: Sequence[bytes]


class SQLite(Store):
    CLOCK = "SELECT CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER)"

    @classmethod
    async def open(cls, path: Path, examine: bool = False) -> SQLite:
        store = cls(path)
        try:
            await asyncio.to_thread(prepare, path, examine)
            store._reader = await store._reading(connect, path)
        except (OSError, sqlite3.Error) as problem:
            store._readers.shutdown()
            raise ParlourError("store-open", store=str(path), reason=str(problem)) from None
        except ParlourError:
            store._readers.shutdown()
            raise
        store._thread.start()
        return store

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, "store-read")
        self._reader: sqlite3.Connection
        self._writer = Writer(path)
        self._thread = Thread(target=self._write_on, name="store", daemon=True)
        self._queue: SimpleQueue[Task | None] = SimpleQueue()
        self._closed = False
        self._fallen = ""  # why the writer has ended
        self._listener: Callable[[str, int], None] | None = None

    async def append(
        self, match: str, seq: int, entries: Sequence[bytes], about: About | None = None
    ) -> None:
        plain = Plain(match, seq, entries) if about is None and seq and entries else None
        await self._write(appended(match, seq, entries, about), plain, entries=bool(seq or entries))

    async def _write(self, job: Job[T], plain: Plain | None = None, entries: bool = False) -> T:
        if self._closed:
            raise Failed("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Task(job, future, plain, entries))
        if self._fallen:  # it is asked afterwards, so that nobody waits for ever
            raise Failed(self._fallen)
        return await future

    def state(self) -> dict[str, str]:
        return {"announcements": "", "writer": self._fallen}

    def hopeless(self) -> dict[str, str]:
        return self.state()

    async def _read(self, text: str, *values: object) -> Rows:
        if self._closed:
            raise Failed("the store is closed")
        try:
            return await self._reading(execute, self._reader, text, values)
        except sqlite3.Error as problem:
            raise Failed(str(problem)) from problem

    async def log(self, match: str, since: int = 0) -> tuple[list[tuple[bytes, bytes | None]], Head | None]:
        newest = self._writer.end_of(match)  # asked first: what is read after it is at least as new
        log, head = await super().log(match, since)
        return log, max(head, newest) if head and newest else head

    async def _reading(self, work: Callable[..., T], *given: object) -> T:
        return await self._loop.run_in_executor(self._readers, work, *given)

    def announce(self, match: str, seq: int) -> None:
        """A file is for one server: there is nobody to tell."""

    async def listen(self, callback: Callable[[str, int], None]) -> None:
        """Nobody announces anything; but when another process has written, everything may have changed."""
        self._listener = callback

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await self._reading(self._reader.close)
        self._readers.shutdown()

    # In the writer's thread

    def _write_on(self) -> None:
        """Take all tasks that wait, again and again, until there is a None."""
        writer = self._writer
        tasks: list[Task] = []
        last = False
        try:
            while not last:
                waiting = self._waiting(self._patience())
                tasks = [task for task in waiting if task]
                last = len(tasks) < len(waiting)
                if tasks:
                    self.commits += writer.write(tasks)
                    self._answer(tasks)
                if last or writer.patience() == 0:
                    writer.checkpoint()
                if self._listener and writer.others_wrote():
                    with suppress(RuntimeError):  # the loop is closed
                        self._loop.call_soon_threadsafe(self._listener, "", 0)
        except BaseException as problem:
            log.critical("the writer has ended", exc_info=problem)
            self._fallen = f"the writer has ended: {type(problem).__name__}"
            tasks += [task for task in self._waiting(0) if task]
            for task in tasks:
                task.error = Failed(self._fallen)
            self._answer(tasks)
        finally:
            writer.close()

    def _patience(self) -> float | None:
        """The seconds until there is something to do, even if no task comes; None, if there is nothing."""
        patience = self._writer.patience()
        if not self._listener:
            return patience
        return LOOK if patience is None else min(LOOK, patience)

    def _waiting(self, patience: float | None) -> list[Task | None]:
        """Everything that waits, after waiting for something."""
        waiting: list[Task | None] = []
        with suppress(Empty):
            waiting.append(self._queue.get(patience != 0, patience))
            while True:
                waiting.append(self._queue.get_nowait())
        return waiting

    def _answer(self, tasks: list[Task]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            self._loop.call_soon_threadsafe(tell, tasks)


class Writer:
    """The connection that writes, and the file beside it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._db: sqlite3.Connection | None = None
        self._heads: Heads | None = None
        self._ends: dict[str, Head] = {}  # of logs that were written here,
        self._new: dict[str, Head] = {}  # and of those that the table `heads` may not have yet
        self._since: float | None = None  # when there was first something to put into its place
        self._version: int | None = None  # by which it is seen that somebody else has written
        self._looked = 0.0  # when that was

    def end_of(self, match: str) -> Head | None:
        """Where a log ends, if it was written since the last checkpoint. Any thread may ask."""
        return self._new.get(match)

    def patience(self) -> float | None:
        """The seconds until what was written has to be put into its place; None, if there is nothing."""
        return None if self._since is None else max(0.0, self._since + CHECKPOINT - monotonic())

    def write(self, tasks: list[Task]) -> bool:
        """Do all tasks in one transaction, and tell whether there were entries among them."""
        try:
            if not self._db:
                self._db = connect(self._path)
            if not self._heads:
                store = identity(self._db)
                self._new = known(lines(self._path), store)  # of a process that was killed
                self._heads = Heads(self._path, store)
            heads = commit(self._db, tasks, self._ends)
        except Exception as problem:
            if self._db:
                self._db.close()  # which rolls back what was begun
                self._db = self._version = None
            for task in tasks:
                task.error = Failed(str(problem))
            return False
        if len(self._ends) > REMEMBERED:
            self._ends.clear()
        ends = {head.match: head for head in heads}
        self._ends |= ends
        self._new |= ends
        self._heads.add(heads)
        self._since = self._since or monotonic()
        return any(task.entries for task in tasks)

    def others_wrote(self) -> bool:
        """Whether another connection has changed the file since the last look, which was some time ago."""
        if not self._db or monotonic() < self._looked + LOOK / 2:
            return False
        self._looked = monotonic()
        try:
            ((version,),) = self._db.execute("PRAGMA data_version").fetchall()
        except sqlite3.Error:
            return False
        before, self._version = self._version, version
        return before not in (None, version)

    def checkpoint(self) -> None:
        """Move all that is in the `-wal` into the file. While others read, it is tried again later."""
        self._since = None
        if not self._db or not self._heads:
            return
        try:
            keep(self._db, self._new.values())
            self._new.clear()
            self._db.execute(f"PRAGMA busy_timeout = {int(1000 * READERS)}")
            ((busy, *_),) = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            self._db.execute(f"PRAGMA busy_timeout = {int(1000 * PATIENCE)}")
        except sqlite3.Error as problem:
            log.warning("no checkpoint: %s", problem)
            busy = True
        if busy:
            self._since = monotonic()
        else:
            self._heads.clear()

    def close(self) -> None:
        if self._db:
            self._db.close()
        if self._heads:
            self._heads.close()


def tell(tasks: list[Task]) -> None:
    for task in tasks:
        task.tell()


def commit(db: sqlite3.Connection, tasks: list[Task], ends: dict[str, Head]) -> list[Head]:
    """Do all tasks in one transaction; one that is refused does not hurt the others. The new ends of logs. To
    logs that end where it is known, all entries are added at once. Mostly that is all there is to do, and one
    statement is a transaction of its own: without BEGIN and COMMIT this thread waits less often for others.
    """
    adding: list[Task] = []
    alone: list[Task] = []
    for task in tasks:
        (adding if task.plain and follows(task.plain, ends) else alone).append(task)
    if not alone and len(adding) <= AT_ONCE and added(db, adding, ends):
        return [task.result for task in adding]
    db.execute(BEGIN)
    for first in range(0, len(adding), AT_ONCE):
        some = adding[first : first + AT_ONCE]
        if not added(db, some, ends):
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
    return [task.result for task in (*adding, *alone) if isinstance(task.result, Head)]


def follows(plain: Plain, ends: dict[str, Head]) -> bool:
    """Whether entries are added where a log is known to end. Entries that are stored never change."""
    end = ends.get(plain.match)
    return end is not None and end.entries == plain.seq


def added(db: sqlite3.Connection, tasks: list[Task], ends: dict[str, Head]) -> bool:
    """Whether the entries of all these tasks could be added at once. If not, nothing has happened, and each
    task has to be tried alone. The fewer statements, the less often this thread waits for others.
    """
    rows: list[object] = []
    heads: list[Head] = []
    for match, seq, entries in (task.plain for task in tasks if task.plain):
        stored = ends[match].hash
        for number, entry in enumerate(entries, seq):
            stored = link(stored, entry)
            rows += (match, number, entry, stored)
        heads.append(Head(match, seq + len(entries), stored))
    try:
        db.execute(
            f"INSERT INTO entries (match, seq, entry, hash) VALUES {marks(len(rows) // 4, 4)}",  # noqa: S608
            rows,
        )
    except sqlite3.IntegrityError:
        return False
    for task, head in zip(tasks, heads, strict=True):
        task.result = head
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
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, cached_statements=STATEMENTS)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        db.execute("SELECT 1 FROM sqlite_master").fetchall()
    except BaseException:
        db.close()
        raise
    return db


def prepare(path: Path, examine: bool) -> None:
    """Make the file if there is none, for its owner's eyes only, and bring it up to date. A damaged one is
    refused as it is.
    """
    if sqlite3.sqlite_version_info < OLDEST:
        raise OSError(f"SQLite {sqlite3.sqlite_version} is too old")
    for problem in problems(path, "quick_check" if examine else None):
        raise problem
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
        named = "INSERT INTO facts (name, value) VALUES ('store', ?) ON CONFLICT DO NOTHING"
        db.execute(named, (secrets.token_hex(8),))
        db.execute("COMMIT")
    finally:
        db.close()
