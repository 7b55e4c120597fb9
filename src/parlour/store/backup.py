"""Copies of a store: of a SQLite file as it is, and of the logs of all matches as text."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.store import file_of, open_store
from parlour.store.chain import links, start
from parlour.store.damage import identity, only_read, problems
from parlour.store.heads import beside, keep, known, lines
from parlour.store.model import About, Conflict

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from parlour.store.store import Store

FORM: Final = "parlour-store-1"


def file_only(url: str | Path | None) -> Path:
    """The file that is meant, which has to be there: other databases have tools of their own."""
    path = file_of(url)
    if path is None:
        raise ParlourError("store-file-only")
    if not path.exists():
        raise ParlourError("store-missing", store=str(path))
    return path


def new_file(path: Path) -> None:
    """Make a file for its owner's eyes only, where there is none."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise ParlourError("file-exists", path=str(path)) from None


async def back_up(url: str | Path | None, to: Path) -> int:
    """Copy a SQLite file that may be in use, and read the copy back. How many matches it has."""
    path = file_only(url)
    for problem in problems(path, "quick_check"):
        raise problem
    new_file(to)
    with closing(only_read(path)) as old, closing(sqlite3.connect(to, isolation_level=None)) as new:
        ends = known(lines(path), identity(old))
        old.backup(new)
        if ends:
            keep(new, ends.values())
        if new.execute("SELECT 1 FROM sqlite_master WHERE name = 'facts'").fetchall():
            renamed = (
                "UPDATE facts SET value = ? WHERE name = 'store'"  # the file beside is not about this one
            )
            new.execute(renamed, (secrets.token_hex(8),))
    try:
        async with await open_store(to, examine=True) as store:
            matches = await store.matches()
            for match in matches:
                await store.entries(match)
    finally:
        beside(to).unlink(missing_ok=True)
    return len(matches)


class Form(msgspec.Struct, frozen=True):
    """The first line of an export."""

    form: str


class Exported(msgspec.Struct, frozen=True):
    """A match, in one line."""

    match: str
    about: About | None
    entries: list[str]
    hash: str  # of the last entry: see `chain`


async def export(store: Store) -> AsyncIterator[bytes]:
    """All matches, a line for each. One that is damaged is refused."""
    yield line(Form(FORM))
    for match in await store.matches():
        entries = await store.entries(match)
        if entries:
            last = links(start(match), entries)[-1].hex()
            about = await store.about(match)
            yield line(Exported(match, about, [entry.decode() for entry in entries], last))


def line(what: Form | Exported) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def exported(lines: Iterator[bytes]) -> Iterator[Exported]:
    """The matches of an export, each of which is whole."""
    for number, text in enumerate(lines, 1):
        try:
            if number == 1:
                form = msgspec.json.decode(text, type=Form).form
                if form != FORM:
                    raise ValueError(form)
                continue
            found = msgspec.json.decode(text, type=Exported)
            if links(start(found.match), map(str.encode, found.entries))[-1].hex() != found.hash:
                raise ValueError(found.match)
        except (ValueError, LookupError) as problem:
            raise ParlourError("export-line", line=number, reason=str(problem)) from None
        yield found


async def take_in(store: Store, lines: Iterator[bytes]) -> tuple[int, int]:
    """Add the matches of an export. How many were added, and how many were there already."""
    added = there = 0
    for found in exported(lines):
        entries = [entry.encode() for entry in found.entries]
        try:
            await store.append(found.match, 0, entries, found.about)
            added += 1
        except Conflict:
            there += 1
    return added, there
