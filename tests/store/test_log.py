"""The log of a match: durable, dense, and each place in it taken once."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from parlour.store import About, Conflict, Failed, open_store
from parlour.store.sqlite import connect
from tests.store.by_hand import execute, hang_up

if TYPE_CHECKING:
    from pathlib import Path


def about(**changes: object) -> About:
    usual = {"status": "open", "public": True, "game": "pungi", "summary": b"{}", "players": ["ann"]}
    return About(**{**usual, **changes})  # type: ignore[arg-type]


async def test_what_is_appended_can_be_read(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.entries("m") == []
        await store.append("m", 0, [b"a", b"\x00\xff"])
        await store.append("m", 2, [b"c"])
        await store.append("n", 0, [b"other"])
        assert await store.entries("m") == [b"a", b"\x00\xff", b"c"]
        assert await store.entries("m", 2) == [b"c"]
        assert await store.entries("m", 3) == []
    async with await open_store(url) as store:
        assert await store.entries("m") == [b"a", b"\x00\xff", b"c"]


async def test_a_place_is_taken_once(url: str) -> None:
    async with await open_store(url) as store:
        await store.append("m", 0, [b"a", b"b"], about())
        with pytest.raises(Conflict):
            await store.append("m", 1, [b"x"], about(game="pies"))
        with pytest.raises(Conflict):
            await store.append("m", 1, [b"b"])
        assert await store.entries("m") == [b"a", b"b"]
        assert await store.about("m") == about()


async def test_nothing_of_a_conflict_is_stored(url: str) -> None:
    async with await open_store(url) as store:
        await store.append("m", 0, [b"a"])
        await execute(url, "INSERT INTO entries (match, seq, entry) VALUES ('m', 3, 'later')")
        with pytest.raises(Conflict):
            await store.append("m", 1, [b"b", b"c", b"d"], about())
        assert await store.entries("m", 3) != []
        assert await store.about("m") is None
        assert await execute(url, "SELECT seq FROM entries WHERE match = 'm' ORDER BY seq") == [(0,), (3,)]


async def test_no_entry_without_the_one_before(url: str) -> None:
    async with await open_store(url) as store:
        with pytest.raises(Conflict):
            await store.append("m", 1, [b"b"])
        await store.append("m", 0, [b"a"])
        with pytest.raises(Conflict):
            await store.append("m", 2, [b"c"])
        assert await store.entries("m") == [b"a"]


async def test_those_who_wait_share_a_transaction(url: str) -> None:
    async with await open_store(url) as store:
        for seq in range(5):
            before = store.commits
            await asyncio.gather(*(store.append(f"m{n}", seq, [b"x"]) for n in range(100)))
            assert 1 <= store.commits - before <= 50
        assert await store.entries("m99") == [b"x"] * 5


async def test_commits_are_counted_truly(postgres: str) -> None:
    """The database itself says how many transactions there were."""
    count = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"

    async def commits() -> int:
        await asyncio.sleep(1.2)  # the server tells its statistics once a second, and at once when one leaves
        ((found,),) = await execute(postgres, count)
        return int(found)

    async with await open_store(postgres):
        pass
    before = await commits()
    async with await open_store(postgres) as store:
        for seq in range(5):
            await asyncio.gather(*(store.append(f"m{n}", seq, [b"x"]) for n in range(100)))
    assert await commits() - before < 60


async def test_one_conflict_does_not_hurt_others(url: str) -> None:
    async with await open_store(url) as store:
        await store.append("m5", 0, [b"first"])
        tries = (store.append(f"m{n}", 0, [b"x", b"y"], about(game=f"g{n}")) for n in range(20))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [n for n, outcome in enumerate(outcomes) if outcome] == [5]
        assert isinstance(outcomes[5], Conflict)
        assert await store.entries("m5") == [b"first"]
        assert await store.about("m5") is None
        for n in set(range(20)) - {5}:
            assert await store.entries(f"m{n}") == [b"x", b"y"]
            assert await store.about(f"m{n}") == about(game=f"g{n}")


async def test_nonsense_does_not_hurt_others(url: str) -> None:
    async with await open_store(url) as store:
        tries = (store.append("m\ud800" if n == 3 else f"m{n}", 0, [b"x"]) for n in range(6))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [n for n, outcome in enumerate(outcomes) if outcome] == [3]
        assert not isinstance(outcomes[3], Conflict | Failed)
        assert await store.entries("m5") == [b"x"]


async def test_who_stops_waiting_stops_nobody_else(url: str) -> None:
    async with await open_store(url) as store:
        tasks = [asyncio.create_task(store.append(f"m{n}", 0, [b"x"])) for n in range(10)]
        await asyncio.sleep(0)
        tasks[4].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert tasks[4].cancelled()
        assert await store.entries("m9") == [b"x"]


async def test_closing_finishes_what_was_begun(url: str) -> None:
    store = await open_store(url)
    tasks = [asyncio.create_task(store.append(f"m{n}", 0, [b"x"])) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    await store.close()
    with pytest.raises(Failed):
        await store.append("m", 0, [b"x"])
    with pytest.raises(Failed):
        await store.entries("m")
    async with await open_store(url) as store:
        assert len(await store.matches()) == 50


# Appends to its own match until it is killed, and prints what it was promised.
APPENDING = """
import asyncio, sys
from parlour.store import open_store

async def append(store, match):
    for seq in range(100_000):
        await store.append(match, seq, [b"%d" % seq])
        print(match, seq, flush=True)

async def main():
    async with await open_store(sys.argv[1]) as store:
        await asyncio.gather(*(append(store, f"m{n}") for n in range(4)))

asyncio.run(main())
"""


@pytest.mark.outer
async def test_what_was_promised_survives_a_kill(url: str) -> None:
    child = subprocess.Popen([sys.executable, "-c", APPENDING, url], stdout=subprocess.PIPE, text=True)
    assert child.stdout
    promised: dict[str, int] = {}
    for line in child.stdout:
        match, seq = line.split()
        promised[match] = int(seq)
        if sum(promised.values()) > 200 and not child.returncode:
            os.kill(child.pid, signal.SIGKILL)
            break
    for line in child.stdout:  # what it had said until then, of which the last may be cut off
        if line.endswith("\n"):
            match, seq = line.split()
            promised[match] = int(seq)
    assert child.wait() == -signal.SIGKILL
    child.stdout.close()
    async with await open_store(url) as store:
        assert len(promised) == 4
        for match, last in promised.items():
            found = await store.entries(match)
            assert found == [b"%d" % n for n in range(len(found))]
            assert len(found) > last


# Appends so many entries of its own to one log, wherever it ends.
RACING = """
import asyncio, sys
from parlour.store import Conflict, open_store

async def main():
    url, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    async with await open_store(url) as store:
        seq = done = 0
        while done < count:
            try:
                await store.append("m", seq, [f"{name} {done}".encode()])
                done += 1
                seq += 1
            except Conflict:
                seq += len(await store.entries("m", seq))

asyncio.run(main())
"""


@pytest.mark.outer
async def test_processes_that_append_to_one_match(url: str) -> None:
    """They start together, on no database at all, and lose nothing."""
    children = [subprocess.Popen([sys.executable, "-c", RACING, url, name, "100"]) for name in "abc"]
    assert [child.wait() for child in children] == [0, 0, 0]
    async with await open_store(url) as store:
        found = [entry.decode().split() for entry in await store.entries("m")]
    assert len(found) == 300
    for name in "abc":
        assert [int(n) for who, n in found if who == name] == list(range(100))


async def test_a_server_that_dies(postgres: str) -> None:
    """Those who wait are told that nobody knows; later, all goes on."""
    async with await open_store(postgres) as store:
        await store.append("m", 0, [b"a"])
        slow = asyncio.create_task(store._read("SELECT pg_sleep(20)"))
        await asyncio.sleep(0.3)
        await hang_up(postgres)
        with pytest.raises(Failed):
            await slow
        await store.append("m", 1, [b"b"])
        assert await store.entries("m") == [b"a", b"b"]


async def test_a_database_that_somebody_blocks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.store.sqlite.PATIENCE", 0.1)
    async with await open_store(sqlite) as store:
        await store.append("m", 0, [b"a"])
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Failed, match="locked"):
                await store.append("m", 1, [b"b"])
            assert await store.entries("m") == [b"a"]
        await store.append("m", 1, [b"b"])
        assert await store.entries("m") == [b"a", b"b"]


async def test_a_disk_that_is_full(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is promised what is not kept."""

    def small(path: Path) -> sqlite3.Connection:
        db = connect(path)
        db.execute("PRAGMA max_page_count = 60")
        return db

    monkeypatch.setattr("parlour.store.sqlite.connect", small)
    async with await open_store(sqlite) as store:
        entry = b"x" * 3000
        for seq in range(100):
            tries = (store.append(f"m{n}", seq, [entry]) for n in range(5))
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            if any(outcomes):
                break
        assert {type(outcome) for outcome in outcomes if outcome} == {Failed}
        for n, outcome in enumerate(outcomes):
            assert len(await store.entries(f"m{n}")) == seq + (outcome is None)
