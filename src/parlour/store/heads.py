"""The file next to a SQLite file that names the end of each log written since the last checkpoint.

What was committed since then is in the `-wal` only, and SQLite takes a `-wal` that was cut or scribbled
on for one that ends earlier. This file tells the difference. It is written after each commit and not synced:
a kill leaves it whole, and after a loss of power it may be behind, which does no harm. Only a file that is
ahead of the database means a loss.

With each checkpoint the ends of logs go from here into the table `heads`. To write them there with every
entry would take half as long again as to write the entry.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from parlour.store.chain import Head

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable
    from pathlib import Path

SUFFIX: Final = ".heads"
encode = msgspec.json.Encoder().encode
Line = tuple[str, str, int, str]  # the id of the store, a match, its entries, the hash of the last one


def beside(path: Path) -> Path:
    return path.with_name(path.name + SUFFIX)


class Heads:
    """The file, for the one who writes."""

    def __init__(self, path: Path, store: str) -> None:
        self._store = store
        self._file = os.open(beside(path), os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        if not os.fstat(self._file).st_size:
            if os.getuid() == 0:  # the server, which is somebody else, has to write to it, too
                owner = path.stat()
                os.fchown(self._file, owner.st_uid, owner.st_gid)
            self._sign()

    def add(self, heads: Iterable[Head]) -> None:
        """Nobody is refused because of this file: at worst it tells less."""
        with suppress(OSError):
            os.write(self._file, b"".join(line(self._store, head) for head in heads))

    def clear(self) -> None:
        """Everything is in the database itself."""
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            self._sign()

    def _sign(self) -> None:
        """Say to which store this belongs."""
        self.add([Head("", 0, b"")])

    def close(self) -> None:
        os.close(self._file)


def keep(db: sqlite3.Connection, ends: Iterable[Head]) -> None:
    """Write the ends of logs into the table `heads`, where each log has had a row since its first entry."""
    with db:
        db.execute("BEGIN IMMEDIATE")
        db.executemany(
            "UPDATE heads SET entries = ?2, hash = ?3 WHERE match = ?1 AND entries < ?2",
            [end for end in ends if end.entries],
        )


def line(store: str, head: Head) -> bytes:
    told = encode((store, head.match, head.entries, head.hash.hex()))
    return b"%08x %s\n" % (crc32(told), told)


def known(told: Iterable[Line], store: str) -> dict[str, Head]:
    """The ends of logs that lines tell of a store; those of another store tell nothing. A log without entries
    was deleted.
    """
    found: dict[str, Head] = {}
    for whose, match, entries, last in told:
        if whose == store and not entries:
            found.pop(match, None)
        elif whose == store and (match not in found or found[match].entries < entries):
            found[match] = Head(match, entries, bytes.fromhex(last))
    return found


def lines(path: Path) -> list[Line]:
    """What the file beside another one says. Lines that are torn say nothing."""
    try:
        text = beside(path).read_bytes()
    except OSError:
        return []
    found = []
    for each in text.split(b"\n"):
        check, _, told = each.partition(b" ")
        if check == b"%08x" % crc32(told):
            found.append(msgspec.json.decode(told, type=Line))
    return found
