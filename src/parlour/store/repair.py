"""What is provably whole in a damaged SQLite file, in a new one. The damaged file is only read."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.match import log
from parlour.match.match import Match
from parlour.store import heads
from parlour.store.backup import new_file
from parlour.store.chain import links, start, whole_prefix
from parlour.store.damage import identity, only_read
from parlour.store.house import MESSAGE
from parlour.store.notices import VAPID
from parlour.store.sqlite import connect, prepare

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

COPIED: Final = (
    *("players", "accounts", "sessions", "matches", "sittings", "chats", "replays", "reviews"),
    *("contacts", "devices", "addresses", "choices", "sent", "invitations"),
)
OF_A_MATCH: Final = ("matches", "sittings", "chats", "replays", "reviews", "choices", "sent")
Log = list[tuple[bytes, bytes | None]]


class Repaired(msgspec.Struct):
    """What was saved."""

    whole: int = 0  # matches
    cut: dict[str, tuple[int, int]] = {}  # for each match that was cut: entries kept, and entries before
    unreadable: list[str] = []  # tables of which some rows are lost


def repair(damaged: Path, to: Path) -> Repaired:
    """Make a new store of everything in a damaged one that is whole."""
    new_file(to)
    prepare(to, examine=False)
    try:
        with closing(only_read(damaged)) as old, closing(connect(to)) as new:
            return Repair(damaged, old, new).do()
    except sqlite3.DatabaseError as problem:
        raise ParlourError("store-damaged", store=str(damaged), reason=str(problem)) from None


class Repair:
    def __init__(self, path: Path, old: sqlite3.Connection, new: sqlite3.Connection) -> None:
        self._path = path
        self._old = old
        self._new = new
        self._done = Repaired()

    def do(self) -> Repaired:
        self._old.execute("SELECT 1 FROM sqlite_master").fetchall()  # or nothing can be read
        self._new.execute("BEGIN")
        for table in COPIED:
            self._copy(table)
        self._copy_facts()
        known = self._known()
        self._collect(known)
        for match, expected in sorted(known.items()):
            self._save(match, expected)
        self._new.execute("COMMIT")
        return self._done

    def _columns(self, db: sqlite3.Connection, table: str) -> list[str]:
        return [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]

    def _rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[object, ...]]:
        """All rows that can be read: from the first one on, and if something is in the way, from the last."""
        wanted = ", ".join(columns)
        reached = -1
        for order in ("ASC", "DESC"):
            query = f"SELECT rowid, {wanted} FROM {table} NOT INDEXED WHERE rowid > ? ORDER BY rowid {order}"  # noqa: S608
            try:
                for rowid, *row in self._old.execute(query, (reached,)):
                    if order == "ASC":
                        reached = rowid
                    yield tuple(row)
                return
            except sqlite3.Error:
                if table not in self._done.unreadable:
                    self._done.unreadable.append(table)

    def _copy(self, table: str) -> None:
        there = self._columns(self._old, table)
        columns = [name for name in self._columns(self._new, table) if name in there]
        if columns:
            add = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks(columns)})"  # noqa: S608
            for row in self._rows(table, columns):
                with suppress(sqlite3.Error):
                    self._new.execute(add, row)

    def _copy_facts(self) -> None:
        """Devices take messages from whoever has this key, and from nobody else."""
        with suppress(sqlite3.Error):
            facts = "SELECT name, value FROM facts WHERE name IN (?, ?)"
            for row in self._old.execute(facts, (VAPID, MESSAGE)):
                self._new.execute("INSERT OR IGNORE INTO facts (name, value) VALUES (?, ?)", row)

    def _known(self) -> dict[str, int]:
        """All matches that anything tells of, and how many entries each should have."""
        found = {str(match): 0 for (match,) in self._new.execute("SELECT match FROM matches")}
        if self._columns(self._old, "heads"):
            rows = self._rows("heads", ("match", "entries"))
            found |= {m: n for m, n in rows if isinstance(m, str) and isinstance(n, int)}
        with suppress(sqlite3.Error):
            for head in heads.known(heads.lines(self._path), identity(self._old)).values():
                found[head.match] = max(head.entries, found.get(head.match, 0))
        return found

    def _collect(self, known: dict[str, int]) -> None:
        """All entries that can be read, by way of their table and by way of its index."""
        hashed = "hash" if "hash" in self._columns(self._old, "entries") else "NULL"
        self._new.execute(
            "CREATE TEMP TABLE found (match TEXT, seq INT, entry BLOB, hash BLOB, PRIMARY KEY (match, seq))"
        )
        add = "INSERT OR IGNORE INTO found VALUES (?, ?, ?, ?)"
        for row in self._rows("entries", ("match", "seq", "entry", hashed)):
            self._new.execute(add, row)
            known.setdefault(str(row[0]), 0)
        if "entries" in self._done.unreadable:
            one = f"SELECT entry, {hashed} FROM entries WHERE match = ? AND seq = ?"  # noqa: S608
            for match in known:
                with suppress(sqlite3.Error):
                    for seq in count():
                        if not self._has(match, seq):
                            ((entry, stored),) = self._old.execute(one, (match, seq)).fetchall() or [
                                (None,) * 2
                            ]
                            if entry is None:
                                break
                            self._new.execute(add, (match, seq, entry, stored))

    def _has(self, match: str, seq: int) -> bool:
        there = "SELECT 1 FROM found WHERE match = ? AND seq = ?"
        return bool(self._new.execute(there, (match, seq)).fetchall())

    def _save(self, match: str, expected: int) -> None:
        """Keep the longest beginning of a log that is whole."""
        found: Log = []
        rows = self._new.execute("SELECT seq, entry, hash FROM found WHERE match = ? ORDER BY seq", (match,))
        for seq, entry, stored in rows.fetchall():
            expected = max(expected, seq + 1)
            if seq == len(found):
                found.append((entry, stored))
        kept = [entry for entry, _ in found[: provable(match, found)]]
        if len(kept) == expected:
            self._done.whole += 1
        else:
            self._done.cut[match] = len(kept), expected
        self._write(match, kept, whole=len(kept) == expected)

    def _write(self, match: str, entries: list[bytes], whole: bool) -> None:
        hashes = links(start(match), entries)
        self._new.executemany(
            "INSERT INTO entries (match, seq, entry, hash) VALUES (?, ?, ?, ?)",
            ((match, seq, *pair) for seq, pair in enumerate(zip(entries, hashes, strict=True))),
        )
        if entries:
            add = "INSERT INTO heads (match, entries, hash) VALUES (?, ?, ?)"
            self._new.execute(add, (match, len(entries), hashes[-1]))
        if not whole:
            for table in ("replays", "reviews") if entries else OF_A_MATCH:
                self._new.execute(f"DELETE FROM {table} WHERE match = ?", (match,))  # noqa: S608
            status = status_of(entries)
            if status:
                self._new.execute("UPDATE matches SET status = ? WHERE match = ?", (status, match))


def marks(columns: Sequence[str]) -> str:
    return ", ".join("?" * len(columns))


def provable(match: str, found: Log) -> int:
    """How many entries are proved by their hashes; those stored without, as far as they can be played."""
    whole = whole_prefix(match, found)
    hashed = max((seq + 1 for seq, (_, stored) in enumerate(found[:whole]) if stored), default=0)
    return whole if hashed == whole else max(hashed, played(found[:whole])[1])


def played(found: Sequence[tuple[bytes, bytes | None]]) -> tuple[Match, int]:
    """A match, as far as its log can have happened, and how far that is."""
    match = Match(())
    for seq, (entry, _) in enumerate(found):
        try:
            match.take(log.read(entry))
        except Exception:  # any exception means that the log holds nonsense
            return match, seq
    return match, len(found)


def status_of(entries: list[bytes]) -> str | None:
    """What a log that was cut back says of its match."""
    match, length = played([(entry, None) for entry in entries])
    if not entries or length < len(entries):
        return None
    return "over" if match.over else "playing" if match.begun else "open"
