"""A store as an earlier release has written it, as text: `former/0005.jsonl` is one whose tables were made by
the first five migrations. Each line is a row.

    python -m tests.store.former

writes that of the present release, from which later ones have to go on: run it before a migration is added.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour import Rng
from parlour.games import Terms
from parlour.match import log, replay
from parlour.match.deals import first_secret
from parlour.match.log import Opened
from parlour.match.match import Match
from parlour.server.table import about
from parlour.store import Contact, open_store
from parlour.store.jobs import migrations
from tests.match.matches import decide
from tests.store.by_hand import execute, execute_all

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.store import Store

FOLDER: Final = Path(__file__).with_name("former")
LAST: Final = 2**50  # milliseconds: sessions that do not end
BEGUN: Final = 1_790_000_000_000
TABLES: Final = (
    *("entries", "heads", "matches", "sittings", "replays", "chats", "players", "accounts", "sessions"),
    *("contacts", "devices", "addresses", "choices", "sent", "facts"),
)
TEXTS: Final = {"entry", "summary", "replay"}
TRUTHS: Final = {"public", "unplayed", "wanted"}

Row = dict[str, Any]


def rows_of(number: int) -> list[tuple[str, Row]]:
    """The tables and rows of a store."""
    lines = (FOLDER / f"{number:04}.jsonl").read_text(encoding="utf-8").splitlines()
    return [
        (table, {name: stored(value) for name, value in row.items()}) for table, row in map(json.loads, lines)
    ]


async def make(url: str, number: int, rows: list[tuple[str, Row]]) -> None:
    """A store with the tables of the first migrations, and what they can hold of these rows."""
    database = "sqlite" if url.startswith("sqlite") else "postgres"
    tables = ["CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)"]
    for step, (name, text) in sorted(migrations(database).items()):
        if step <= number:
            tables += filter(str.strip, text.split(";\n"))
            tables.append(f"INSERT INTO migrations (number, name) VALUES ({step}, '{name}')")
    await execute_all(url, [(text, ()) for text in tables])
    columns = {table: await columns_of(url, table) for table in {table for table, _ in rows}}
    await execute_all(url, [added(table, row, columns[table]) for table, row in rows if columns[table]])


def added(table: str, row: Row, columns: set[str]) -> tuple[str, list[Any]]:
    held = {name: value for name, value in row.items() if name in columns}
    marks = ", ".join(f"${n}" for n in range(1, len(held) + 1))
    text = f"INSERT INTO {table} ({', '.join(held)}) VALUES ({marks})"
    return text, list(held.values())


async def columns_of(url: str, table: str) -> set[str]:
    if url.startswith("sqlite"):
        return {name for _, name, *_ in await execute(url, f"PRAGMA table_info({table})")}
    found = "SELECT column_name::text FROM information_schema.columns WHERE table_name = $1"
    return {name for (name,) in await execute(url, found, table)}


def stored(value: Any) -> Any:
    """A value of a column, from what the file has."""
    match value:
        case {"text": str(text)}:
            return text.encode()
        case {"hex": str(digits)}:
            return bytes.fromhex(digits)
    return value


def kept(column: str, value: Any) -> Any:
    """The same the other way: bytes are JSON, which somebody may want to read, or hashes."""
    if not isinstance(value, bytes):
        return bool(value) if column in TRUTHS else value
    return {"text": value.decode()} if column in TEXTS else {"hex": value.hex()}


def opened(game: str, seats: int, number: int) -> Match:
    root = sha256(f"former {number}".encode()).hexdigest()
    terms = Terms.agree(game, seats, {}, None)
    return Match(
        [Opened(at=BEGUN, terms=terms, host="ada-1", secret=first_secret(root), root=root, public=True)]
    )


def played(game: str, seats: int, number: int, acts: int) -> Match:
    """A match of two persons and bots, after so many acts or at its end."""
    match = opened(game, seats, number)
    now = BEGUN
    match.sit(0, "ada-1", "Ada", now, "some words", "teal", "owl")
    match.sit(1, "bo-2", "Bo", now)
    for seat in range(2, seats):
        match.seat_bot(seat, "random", f"Bot {seat}", "ada-1", now)
    match.begin("ada-1", now)
    rng = Rng(f"former {number}")
    for _ in range(acts):
        if match.over:
            break
        now += 1000
        decide(match, match.play.waiting[0], rng, now)
    return match


async def write(store: Store) -> None:
    """A little of everything that a release keeps."""
    await store.add_player("ada-1", "Ada", "teal", "owl")
    await store.add_player("bo-2", "Bo")
    await store.give_account("ada-1", "Ada", "$argon2id$of-a-password")
    await store.add_session(sha256(b"ada").digest(), "ada-1", LAST)
    await store.add_session(sha256(b"bo").digest(), "bo-2", LAST)
    await store.set_contact(
        "ada-1", Contact(locale="de", zone="Europe/Berlin", quiet_from=1320, quiet_until=480)
    )
    matches = {
        "former-over": played("fruitoplay", 2, 1, 1000),
        "former-playing": played("pungi", 3, 2, 12),
        "former-open": opened("input", 2, 3),
    }
    for name, match in matches.items():
        entries = [log.write(entry) for entry in match.log]
        await store.append(name, 0, entries[:1], about(Match(match.log[:1])))
        if entries[1:]:
            await store.append(name, 1, entries[1:], about(match))
        if match.over:
            await store.save_replay(name, msgspec.json.encode(replay.replay_of(match)))
    await store.add_chat("former-playing", 0, "Ada", "Good luck!", BEGUN, "ada-1")
    await store.add_chat("former-playing", None, "Cleo", "", BEGUN, "cleo-3", "bravo")
    await store.first_fact("vapid", "a key")


def dumped(path: Path) -> Iterator[str]:
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        for table in TABLES:
            for row in db.execute(f"SELECT * FROM {table} ORDER BY 1, 2"):
                yield json.dumps([table, {name: kept(name, row[name]) for name in row.keys()}])  # noqa: SIM118


async def main() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "store.sqlite"
        async with await open_store(path) as store:
            await write(store)
        FOLDER.mkdir(exist_ok=True)
        last = max(migrations("sqlite"))
        (FOLDER / f"{last:04}.jsonl").write_text("\n".join(dumped(path)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
