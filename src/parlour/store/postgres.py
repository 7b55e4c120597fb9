"""A store in PostgreSQL, for one server or many. Appends that wait share one statement; everything else has
a transaction of its own on one of a few connections. One more connection tells and hears announcements.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import asyncpg

from parlour.kernel.errors import ParlourError
from parlour.store.chain import Head, links, start
from parlour.store.jobs import Job, Rows, T, appended, described, migrated
from parlour.store.model import About, Failed
from parlour.store.store import Store
from parlour.supervisor import Supervised

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

CONNECTIONS: Final = 6  # for reading and writing; there is one more for announcements
PATIENCE: Final = 30.0  # seconds for an answer
BEAT: Final = 15.0  # seconds after which a silent connection is asked whether it lives
PAUSES: Final = (0.1, 5.0)  # seconds between attempts to connect again: at first, at most
LOCK: Final = 0x7061726C6F7572  # an advisory lock, held while tables are changed
CHANNEL: Final = "parlour"
log = logging.getLogger(__name__)

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was cut in the middle of something
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.TransactionRollbackError,
)

# All or nothing: if one place is taken, or one entry has none before it, nothing is stored. A join in place
# of the inner query would be planned while the table is small, and go on reading all of it when it is not.
TOGETHER: Final = """
WITH added AS (
    INSERT INTO entries (match, seq, entry, hash)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::bytea[])
    WHERE cardinality($5::text[]) = (
        SELECT count((SELECT 1 FROM entries AS e WHERE e.match = p.match AND e.seq = p.seq))
        FROM unnest($5::text[], $6::bigint[]) AS p (match, seq)
    )
    RETURNING 1
)
INSERT INTO heads (match, entries, hash)
SELECT * FROM unnest($7::text[], $8::bigint[], $9::bytea[]) WHERE EXISTS (SELECT 1 FROM added)
ON CONFLICT (match) DO UPDATE SET entries = excluded.entries, hash = excluded.hash
"""
HASHES: Final = """
SELECT match, seq + 1, hash FROM unnest($1::text[], $2::bigint[]) AS p (match, seq)
CROSS JOIN LATERAL (SELECT hash FROM entries AS e WHERE e.match = p.match AND e.seq = p.seq LIMIT 1) AS e
WHERE hash IS NOT NULL
"""
REMEMBERED: Final = 10_000  # logs whose ends need not be read again


class Append(NamedTuple):
    match: str
    seq: int
    entries: Sequence[bytes]
    about: About | None
    future: asyncio.Future[None]


class PostgreSQL(Store):
    CLOCK = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

    @classmethod
    async def open(cls, url: str) -> PostgreSQL:
        store = cls(url)
        try:
            await prepare(url)
            store._pool = await asyncpg.create_pool(
                url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, reset=leave
            )
        except (*LOST, asyncpg.PostgresError, ValueError) as problem:
            if isinstance(problem, ParlourError):
                raise
            raise ParlourError("store-open", store=without_secrets(url), reason=reason(problem)) from None
        store._appender = Supervised("appends", store._append_on)
        return store

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._pool: asyncpg.Pool
        self._appender: Supervised
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._closed = False
        self._listeners: list[Callable[[str, int], None]] = []
        self._wire: Supervised | None = None
        self._live = asyncio.Event()  # the wire has been connected
        self._interrupted = ""  # why it is not at the moment
        self._wake = asyncio.Event()  # there is something to do for the wire
        self._news: dict[str, int] = {}  # what it has to tell
        self._heads: dict[str, Head] = {}  # the ends of logs that were written here; what is stored stays

    async def append(
        self, match: str, seq: int, entries: Sequence[bytes], about: About | None = None
    ) -> None:
        if self._closed:
            raise Failed("the store is closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Append(match, seq, entries, about, future))
        await future

    async def _append_on(self) -> None:
        """Take all appends that wait, again and again, until there is a None."""
        last = False
        while not last:
            waiting = [await self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            appends = [append for append in waiting if append]
            last = len(appends) < len(waiting)
            try:
                if appends and not await self._append_together(appends):
                    for append in appends:
                        await self._append_alone(append)
            except BaseException:
                for append in appends:  # nobody waits for ever
                    settle(append, Failed("the store has stumbled"))
                raise

    async def _append_together(self, appends: list[Append]) -> bool:
        """Whether all could be stored in one transaction. If not, each has to be tried alone."""
        told = [append for append in appends if append.about]
        try:
            with failing():
                async with (
                    self._pool.acquire() as connection,
                    connection.transaction() if told else nullcontext(),
                ):
                    heads = await self._add(connection, appends)
                    if not heads:
                        return False
                    for append in sorted(told, key=lambda append: append.match):
                        assert append.about
                        await drive(connection, described(append.match, append.about))
        except Failed as problem:
            for append in appends:
                settle(append, problem)
            return True
        except Exception:
            return False
        self.commits += 1
        if len(self._heads) > REMEMBERED:
            self._heads.clear()
        self._heads |= {head.match: head for head in heads}
        for append in appends:
            settle(append)
        return True

    async def _add(self, connection: asyncpg.Connection, appends: list[Append]) -> list[Head]:
        """Add all entries by one statement. The new ends of the logs; none, if nothing was stored."""
        unknown = [(each.match, each.seq - 1) for each in appends if each.seq and not self._ends(each)]
        if unknown:
            found = await connection.fetch(HASHES, *columns_of(unknown, 2))
            self._heads |= {row[0]: Head(*row) for row in found}
        places: list[tuple[str, int, bytes, bytes]] = []
        heads: list[Head] = []
        for each in appends:
            if not each.entries or (each.seq and not self._ends(each)):
                return []  # nothing to add, or nothing to add it to
            hashes = links(self._heads[each.match].hash if each.seq else start(each.match), each.entries)
            numbers = range(each.seq, each.seq + len(hashes))
            places += ((each.match, *place) for place in zip(numbers, each.entries, hashes, strict=True))
            heads.append(Head(each.match, each.seq + len(hashes), hashes[-1]))
        before_them = [(each.match, each.seq - 1) for each in appends if each.seq]
        places.sort()  # the same order everywhere: two servers must not wait for each other
        columns = [*columns_of(places, 4), *columns_of(before_them, 2), *columns_of(sorted(heads), 3)]
        done: str = await connection.execute(TOGETHER, *columns)
        return heads if done == f"INSERT 0 {len(heads)}" else []

    def _ends(self, append: Append) -> bool:
        """Whether it is known how the log ends to which this is added."""
        head = self._heads.get(append.match)
        return head is not None and head.entries == append.seq

    async def _append_alone(self, append: Append) -> None:
        try:
            await self._write(appended(append.match, append.seq, append.entries, append.about))
        except Exception as problem:
            settle(append, problem)
        else:
            self.commits += 1
            settle(append)

    async def _read(self, text: str, *values: object) -> Rows:
        with failing():
            return await self._pool.fetch(text, *values)  # type: ignore[no-any-return]

    async def _write(self, job: Job[T]) -> T:
        with failing():
            async with self._pool.acquire() as connection, connection.transaction():
                return await drive(connection, job)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._queue.put_nowait(None)
        await self._appender.finish(PATIENCE)
        if self._wire:
            self._wake.set()
            await self._wire.finish(PAUSES[1])
        await self._pool.close()

    def tasks(self) -> list[Supervised]:
        return [self._appender, self._wire] if self._wire else [self._appender]

    def state(self) -> dict[str, str]:
        return {"announcements": self._interrupted, "writer": self._appender.problem}

    # Announcements

    def announce(self, match: str, seq: int) -> None:
        self._news[match] = max(seq, self._news.get(match, 0))
        self._wake.set()
        self._plug_in()

    async def listen(self, callback: Callable[[str, int], None]) -> None:
        self._listeners.append(callback)
        self._plug_in()
        await self._live.wait()

    def _plug_in(self) -> None:
        if not self._wire:
            self._wire = Supervised("announcements", self._keep_wire)

    async def _keep_wire(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        pause, most = PAUSES
        while not (self._closed and not self._news):
            try:
                connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    connection.add_termination_listener(lambda _: self._wake.set())
                    await connection.add_listener(CHANNEL, self._hear)
                    if self._live.is_set():
                        self._tell("", 0)
                    self._live.set()
                    self._interrupted = ""
                    pause = PAUSES[0]
                    await self._talk(connection)
                finally:
                    connection.terminate()
            except (*LOST, asyncpg.PostgresError) as problem:
                self._interrupted = reason(problem)
                log.warning("announcements are interrupted: %s", self._interrupted)
                await asyncio.sleep(pause)
                pause = min(2 * pause, most)
            except BaseException as problem:
                self._interrupted = reason(problem)
                raise

    async def _talk(self, connection: asyncpg.Connection) -> None:
        while not connection.is_closed():
            try:
                await asyncio.wait_for(self._wake.wait(), BEAT)
            except TimeoutError:
                await connection.execute("SELECT 1")
                continue
            self._wake.clear()
            news, self._news = self._news, {}
            if news:
                try:
                    lines = [f"{seq} {match}" for match, seq in news.items()]
                    await connection.execute(
                        "SELECT pg_notify($1, n) FROM unnest($2::text[]) AS n", CHANNEL, lines
                    )
                except BaseException:
                    for match, seq in news.items():
                        self.announce(match, seq)
                    raise
            if self._closed and not self._news:
                return
        raise ConnectionError("the connection was closed")

    def _hear(self, connection: asyncpg.Connection, sender: int, _channel: str, line: str) -> None:
        """PostgreSQL tells the sender, too: announcements of this process come from this very connection."""
        if sender != connection.get_server_pid():
            seq, _, match = line.partition(" ")
            self._tell(match, int(seq))

    def _tell(self, match: str, seq: int) -> None:
        for listener in self._listeners:
            asyncio.get_running_loop().call_soon(listener, match, seq)


@contextmanager
def failing() -> Iterator[None]:
    """Within, a lost database is a Failed."""
    try:
        yield
    except LOST as problem:
        raise Failed(reason(problem)) from problem


def settle(append: Append, problem: Exception | None = None) -> None:
    """Answer the caller, if it still waits."""
    if append.future.done():
        return
    if problem:
        append.future.set_exception(problem)
    else:
        append.future.set_result(None)


def columns_of(rows: Iterable[tuple[object, ...]], count: int) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(count)]


async def drive(connection: asyncpg.Connection, job: Job[T]) -> T:
    try:
        text, values = next(job)
        while True:
            text, values = job.send(await connection.fetch(text, *values))
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]


async def prepare(url: str) -> None:
    """Bring the tables up to date, one server after the other."""
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await drive(connection, migrated("postgres"))
    finally:
        await connection.close()


async def leave(connection: asyncpg.Connection) -> None:
    """Nothing here changes the settings of a connection, so there is nothing to set back."""


def reason(problem: BaseException) -> str:
    return str(problem) or type(problem).__name__


def without_secrets(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"
