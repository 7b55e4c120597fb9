"""Whether a SQLite file is whole. It is only read: to open it for writing would let SQLite throw away the
part of a damaged `-wal` that it cannot use.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from parlour.kernel.errors import ParlourError
from parlour.store import heads

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from parlour.store.chain import Head

PATIENCE: Final = 10  # seconds to wait for another process that writes
LINES: Final = 5  # of what SQLite says, and of matches that are named


def only_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode=ro", timeout=PATIENCE, isolation_level=None, uri=True
    )


def problems(path: Path, pragma: str | None = None) -> Iterator[ParlourError]:
    """What is wrong with a file: by what SQLite says if it is asked (`quick_check`, `integrity_check`), and
    by what the file beside it knows. A file that is not there is whole.
    """
    if not path.exists():
        return
    if not path.stat().st_size:
        if heads.lines(path):
            yield ParlourError("store-damaged", store=str(path), reason="0 bytes")
        return
    told = heads.lines(path)  # before the database is read: meanwhile both may grow
    try:
        with closing(only_read(path)) as db:
            if pragma:
                found = [str(row[0]) for row in db.execute(f"PRAGMA {pragma}({LINES})")]
                if found != ["ok"]:
                    yield ParlourError("store-damaged", store=str(path), reason="; ".join(found))
                    return
            lost = dict(missing(db, heads.known(told, identity(db))))
    except sqlite3.DatabaseError as problem:
        if isinstance(problem, sqlite3.OperationalError) or "not a database" in str(problem):
            raise
        yield ParlourError("store-damaged", store=str(path), reason=str(problem))
        return
    if lost:
        yield ParlourError("store-lost", store=str(path), entries=sum(lost.values()), matches=named(lost))


def examined(path: Path) -> list[ParlourError]:
    """What is wrong with a file, also if it is no database."""
    try:
        return list(problems(path, "integrity_check"))
    except (OSError, sqlite3.Error) as problem:
        return [ParlourError("store-open", store=str(path), reason=str(problem))]


def identity(db: sqlite3.Connection) -> str:
    """The id of a store; nothing, if it was made before stores had one."""
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'facts'").fetchall():
        return ""
    return "".join(value for (value,) in db.execute("SELECT value FROM facts WHERE name = 'store'"))


def missing(db: sqlite3.Connection, known: dict[str, Head]) -> Iterator[tuple[str, int]]:
    """The matches that do not have what is known to have been written, and how many entries are gone."""
    for head in known.values():
        there = "SELECT 1 FROM entries WHERE match = ? AND seq = ? AND hash = ?"
        if not db.execute(there, (head.match, head.entries - 1, head.hash)).fetchall():
            ((count,),) = db.execute("SELECT COUNT(*) FROM entries WHERE match = ?", (head.match,))
            yield head.match, max(1, head.entries - count)


def named(lost: dict[str, int]) -> str:
    """Which matches lost how many entries, the first few."""
    first = [f"{match}: {count}" for match, count in sorted(lost.items())[:LINES]]
    return ", ".join([*first, "..."] if len(lost) > LINES else first)
