"""A store in the memory of a page: SQLite, with the same SQL as in a file. What changes is handed on, row by
row, to a shelf, which keeps it on the device (a browser's is IndexedDB); when the page opens, all of it comes
from there. A transaction is over when the shelf has its rows.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from parlour.store.chain import Head
from parlour.store.jobs import Job, Rows, T, appended, migrated
from parlour.store.model import Failed
from parlour.store.sqlite import BEGIN, SQLite, drive, execute
from parlour.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from parlour.store.model import About

KEYS: Final = {  # what is kept on the device: the primary key of each table
    "entries": ("match", "seq"),
    "heads": ("match",),
    "matches": ("match",),
    "sittings": ("player", "match"),
    "replays": ("match",),
    "reviews": ("match", "key"),
    "chats": ("match", "number"),
    "players": ("player",),
    "facts": ("name",),
}
TEXTS: Final = {
    "entry",
    "summary",
    "replay",
    "findings",
}  # columns of bytes that are JSON: people may want to read them
HASHES: Final = {"hash"}  # columns of other bytes
NOTED: Final = """
CREATE TEMP TRIGGER {table}_{event} AFTER {event} ON {table} BEGIN
    INSERT INTO changes VALUES ('{table}', json_array({key}));
END
"""

Row = dict[str, Any]


class Change(msgspec.Struct, frozen=True):
    """A row that is new or another one by now; or that is gone."""

    table: str
    key: list[str | int]
    row: Row | None


class Shelf(Protocol):
    """Keeps rows on the device."""

    async def load(self) -> dict[str, list[Row]]:
        """All rows, by table."""

    async def keep(self, changes: list[Change]) -> None:
        """Keep all of these changes, or none of them."""


class Memory(Store):
    CLOCK = SQLite.CLOCK

    @classmethod
    async def open(cls, shelf: Shelf) -> Memory:
        db = sqlite3.connect(":memory:", isolation_level=None)
        drive(db, migrated("sqlite"))
        for table, rows in (await shelf.load()).items():
            put_back(db, table, rows)
        note_changes(db)
        return cls(db, shelf)

    def __init__(self, db: sqlite3.Connection, shelf: Shelf) -> None:
        super().__init__()
        self._db = db
        self._shelf = shelf
        self._lock = asyncio.Lock()

    async def append(
        self, match: str, seq: int, entries: Sequence[bytes], about: About | None = None
    ) -> None:
        await self._write(appended(match, seq, entries, about))

    async def _read(self, text: str, *values: object) -> Rows:
        return execute(self._db, text, values)

    async def _write(self, job: Job[T]) -> T:
        async with self._lock:
            self._db.execute(BEGIN)
            try:
                done = drive(self._db, job)
                await self._keep()
            except BaseException:
                self._db.execute("ROLLBACK")
                raise
            self._db.execute("COMMIT")
        self.commits += isinstance(done, Head)
        return done

    async def _keep(self) -> None:
        changes = changes_in(self._db)
        if changes:
            try:
                await self._shelf.keep(changes)
            except Exception as problem:  # the device is full, or another page has it
                raise Failed(str(problem)) from problem

    def announce(self, match: str, seq: int) -> None:
        """A page is alone: there is nobody to tell."""

    async def listen(self, callback: Callable[[str, int], None]) -> None:
        """There is nobody to hear."""

    def state(self) -> dict[str, str]:
        return {}

    async def close(self) -> None:
        async with self._lock:
            self._db.close()


def put_back(db: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    """Rows that were kept. What another version kept, and this one does not know, is left out."""
    known = [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")] if table in KEYS else []
    columns = [name for name in known if rows and name in rows[0]]
    if columns:
        marks = ", ".join("?" * len(columns))
        db.executemany(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",  # noqa: S608 (names of our own)
            ([stored(name, row[name]) for name in columns] for row in rows),
        )


def note_changes(db: sqlite3.Connection) -> None:
    """From now on, remember which rows a transaction changes."""
    db.execute("CREATE TEMP TABLE changes (name TEXT NOT NULL, key TEXT NOT NULL)")
    for table, key in KEYS.items():
        for event, which in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
            columns = ", ".join(f"{which}.{column}" for column in key)
            db.execute(NOTED.format(table=table, event=event, key=columns))


def changes_in(db: sqlite3.Connection) -> list[Change]:
    """What has changed in this transaction."""
    noted = db.execute("SELECT DISTINCT name, key FROM changes").fetchall()
    db.execute("DELETE FROM changes")
    changes = []
    for table, text in noted:
        key: list[str | int] = msgspec.json.decode(text)
        where = " AND ".join(f"{column} = ?" for column in KEYS[table])
        found = db.execute(f"SELECT * FROM {table} WHERE {where}", key)  # noqa: S608 (names of our own)
        names = [name for name, *_ in found.description]
        rows = [dict(zip(names, row, strict=True)) for row in found.fetchall()]
        row = {name: kept(name, value) for name, value in rows[0].items()} if rows else None
        changes.append(Change(table, key, row))
    return changes


def kept(column: str, value: Any) -> object:  # noqa: ANN401
    """A value of a table, as it is kept."""
    if value is None:
        return None
    if column in TEXTS:
        return value.decode()
    return value.hex() if column in HASHES else value


def stored(column: str, value: Any) -> object:  # noqa: ANN401
    """A value of a row that was kept, as the table has it."""
    if value is None:
        return None
    if column in TEXTS:
        return str(value).encode()
    return bytes.fromhex(value) if column in HASHES else value
