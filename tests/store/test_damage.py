"""A file that lost something is not served, and nothing of it is thrown away."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from parlour.kernel.errors import ParlourError
from parlour.store import Chat, Conflict, Player, jobs, open_store
from parlour.store.backup import back_up
from parlour.store.chain import link, start
from parlour.store.damage import problems
from parlour.store.heads import beside
from tests.store.by_hand import execute
from tests.store.test_log import about

# Appends until it has said so many entries, and is then killed: nothing is in the file itself yet.
FILLING = """
import asyncio, os, signal, sys
from parlour.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    for seq in range(40):
        await asyncio.gather(*(store.append(f"m{n}", seq, [b"%d of %d" % (seq, n)]) for n in range(5)))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of 5 matches with 40 entries each, all of them promised, whose server was killed."""
    path = tmp_path_factory.mktemp("killed") / "a.sqlite"
    child = subprocess.run([sys.executable, "-c", FILLING, str(path)], check=False, timeout=60)
    assert child.returncode == -signal.SIGKILL
    return path


def copy_of(killed: Path, folder: Path) -> Path:
    for file in filter(Path.is_file, killed.parent.iterdir()):
        shutil.copy(file, folder / file.name)
    return folder / killed.name


def wal(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


async def refused(path: Path) -> ParlourError:
    with pytest.raises(ParlourError) as refusal:
        await open_store(path)
    return refusal.value


async def test_a_kill_loses_nothing(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    async with await open_store(path, examine=True) as store:
        assert [len(await store.entries(f"m{n}")) for n in range(5)] == [40] * 5
        await store.append("m0", 40, [b"more"])


@pytest.mark.parametrize("kept", [0.0, 0.1, 0.5, 0.9])
async def test_a_wal_that_was_cut_is_noticed(killed: Path, tmp_path: Path, kept: float) -> None:
    path = copy_of(killed, tmp_path)
    os.truncate(wal(path), int(kept * wal(path).stat().st_size))
    before = [file.read_bytes() for file in (path, wal(path), beside(path))]
    for _ in range(2):
        refusal = await refused(path)
        assert refusal.code in ("store-lost", "store-damaged")
    assert [file.read_bytes() for file in (path, wal(path), beside(path))] == before
    if refusal.code == "store-lost":
        assert "m0: " in str(refusal)
        assert "store repair" in str(refusal)


@pytest.mark.parametrize("place", [0.1, 0.5, 0.9])
async def test_a_wal_that_was_scribbled_on_is_noticed(killed: Path, tmp_path: Path, place: float) -> None:
    path = copy_of(killed, tmp_path)
    with wal(path).open("r+b") as file:
        file.seek(int(place * wal(path).stat().st_size))
        file.write(b"scribble" * 20)
    before = wal(path).read_bytes()
    assert (await refused(path)).code == "store-lost"
    assert wal(path).read_bytes() == before


async def test_a_wal_that_is_gone_is_noticed(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    wal(path).unlink()
    path.with_name(path.name + "-shm").unlink()
    assert (await refused(path)).code in ("store-lost", "store-damaged")


async def test_a_match_that_was_deleted_is_not_missed(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    async with await open_store(path) as store:
        await store.append("m0", 40, [b"more"])
        await store.forget("m0")
        (tmp_path / "copy").mkdir()
        copy = copy_of(path, tmp_path / "copy")  # as if it was killed now
    assert b"m0" in beside(copy).read_bytes()
    async with await open_store(copy, examine=True) as store:
        assert await store.matches() == [f"m{n}" for n in range(1, 5)]
        await store.append("m0", 0, [b"a new one"])


async def test_a_file_cut_to_nothing_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    async with await open_store(path) as store:
        await store.append("m", 0, [b"a"])
    os.truncate(path, 0)
    assert (await refused(path)).code == "store-damaged"
    path.unlink()  # that is something else: a new one is made
    async with await open_store(path) as store:
        assert await store.matches() == []


@pytest.mark.parametrize("torn", [b"", b"\0" * 50, b'00000000 ["x","m0",99,""]', b"x" * 100])
async def test_a_file_beside_that_is_torn_or_gone_does_no_harm(
    killed: Path, tmp_path: Path, torn: bytes
) -> None:
    path = copy_of(killed, tmp_path)
    if torn:
        with beside(path).open("ab") as file:
            file.write(torn)
    else:
        beside(path).unlink()
    async with await open_store(path) as store:
        await store.append("m0", 40, [b"more"])
    assert list(problems(path, "integrity_check")) == []


async def test_the_file_beside_another_store_tells_nothing(killed: Path, tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    async with await open_store(path) as store:
        await store.append("m0", 0, [b"a"])
    shutil.copy(beside(killed), beside(path))
    async with await open_store(path) as store:
        assert await store.entries("m0") == [b"a"]


async def test_an_older_copy_is_served_without_the_file_beside(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    async with await open_store(path) as store:
        await execute(f"sqlite:///{path}", "VACUUM INTO $1", str(tmp_path / "copy.sqlite"))
        await store.append("m0", 40, [b"newer"])
        newer = beside(path).read_bytes()
    for file in (path, wal(path)):
        file.unlink(missing_ok=True)
    shutil.copy(tmp_path / "copy.sqlite", path)
    beside(path).write_bytes(newer)
    refusal = await refused(path)
    assert refusal.code == "store-lost"
    assert ".heads" in str(refusal)
    beside(path).unlink()
    async with await open_store(path) as store:
        assert len(await store.entries("m0")) == 40


async def test_after_a_checkpoint_the_wal_and_the_file_beside_are_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.store.sqlite.CHECKPOINT", 0.0)
    path = tmp_path / "a.sqlite"
    async with await open_store(path) as store:
        small = beside(path).stat().st_size if beside(path).exists() else 100
        for seq in range(30):
            await store.append("m", seq, [b"x" * 3000])
        await store.probe()  # the writer has done what came before
        assert wal(path).stat().st_size < 20 * 4096
        assert beside(path).stat().st_size < small + 300
    shutil.copy(path, tmp_path / "b.sqlite")  # without its -wal
    async with await open_store(tmp_path / "b.sqlite") as store:
        assert len(await store.entries("m")) == 30


def ends(path: Path) -> dict[str, int]:
    """How many entries each log has by the table `heads`."""
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute("SELECT match, entries FROM heads").fetchall())


async def test_the_ends_of_logs_outlive_a_kill(killed: Path, tmp_path: Path) -> None:
    """Those that the table `heads` had not got are in the file beside, until the next checkpoint."""
    path = copy_of(killed, tmp_path)
    assert set(ends(path).values()) == {1}
    async with await open_store(path) as store:
        await store.append("new", 0, [b"a"])
    assert ends(path) == {"new": 1, **{f"m{n}": 40 for n in range(5)}}
    async with await open_store(path) as store:
        await execute(f"sqlite:///{path}", "DELETE FROM entries WHERE match = 'm1' AND seq > 37")
        with pytest.raises(ParlourError, match="38 entries"):
            await store.entries("m1")


async def test_ends_that_a_loss_of_power_took_are_not_missed(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    beside(path).unlink()
    async with await open_store(path) as store:
        assert len(await store.entries("m0")) == 40
        await store.append("m0", 40, [b"a"])
    assert ends(path) == {"m0": 41, **{f"m{n}": 1 for n in range(1, 5)}}


async def test_a_match_that_was_deleted_gets_no_end(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    async with await open_store(path) as store:
        for seq in range(3):
            await store.append("m", seq, [b"a"])
        await store.forget("m")
        assert await store.entries("m") == []
    assert ends(path) == {}


async def test_a_copy_has_the_ends_of_all_logs(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    assert await back_up(path, tmp_path / "copy.sqlite") == 5
    assert set(ends(tmp_path / "copy.sqlite").values()) == {40}


@pytest.mark.parametrize("page", [2, 5, 9])
async def test_pages_that_were_scribbled_on(killed: Path, tmp_path: Path, page: int) -> None:
    path = copy_of(killed, tmp_path)
    async with await open_store(path):
        pass  # everything is in the file now
    with path.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(os.urandom(4096))
    with pytest.raises(ParlourError) as refusal:
        await open_store(path, examine=True)
    assert refusal.value.code == "store-damaged"
    assert list(problems(path, "integrity_check"))


async def test_a_log_that_was_changed_or_cut_is_refused(url: str) -> None:
    changes = {
        "chain-broken": "UPDATE entries SET entry = 'x' WHERE match = $1 AND seq = 1",
        "chain-cut": "DELETE FROM entries WHERE match = $1 AND seq = 2",
        "chain-head": "DELETE FROM heads WHERE match = $1",
        "log-gap": "DELETE FROM entries WHERE match = $1 AND seq = 1",
    }
    async with await open_store(url) as store:
        for code, text in changes.items():
            await store.append(code, 0, [b"a"])
            await store.append(code, 1, [b"b", b"c"])
            await execute(url, text, code)
        await store.append("all gone", 0, [b"a"])
        await execute(url, "DELETE FROM entries WHERE match = 'all gone'")
        for code in changes:
            with pytest.raises(ParlourError) as refusal:
                await store.entries(code)
            assert refusal.value.code == code
            assert str(refusal.value)
        with pytest.raises(ParlourError, match="0 entries"):
            await store.entries("all gone")


async def test_the_chain_is_the_same_however_entries_come(url: str) -> None:
    expected = start("m")
    for entry in (b"a", b"b", b"c", b"d"):
        expected = link(expected, entry)
    async with await open_store(url) as one, await open_store(url) as two:
        await one.append("m", 0, [b"a"], about())
        await two.append("m", 1, [b"b"])
        await one.append("m", 2, [b"c"], about(status="playing"))
        with pytest.raises(Conflict):
            await two.append("m", 2, [b"x"])
        await two.append("m", 3, [b"d"])
        log, head = await one.log("m")
        assert head == ("m", 4, expected)
        assert log[-1] == (b"d", expected)
        assert await two.entries("m") == [b"a", b"b", b"c", b"d"]


async def test_a_store_of_an_older_version(url: str) -> None:
    """Its tables have no hashes. It goes on, and each log is chained when it is next written to."""
    steps = jobs.migrations("sqlite" if url.startswith("sqlite") else "postgres")
    old = [statement for statement in steps[1][1].split(";\n") if statement.strip()]
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as db:
            db.execute("PRAGMA journal_mode = WAL")
    for text in (
        *old,
        "CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)",
        "INSERT INTO migrations (number, name) VALUES (1, '0001-tables')",
        "INSERT INTO players (player, name) VALUES ('p', 'Ann')",
        "INSERT INTO chats (match, number, seat, name, text, at) VALUES ('m', 1, 0, 'Ann', 'Hello', 5)",
    ):
        await execute(url, text)
    for seq, entry in enumerate((b"a", b"b")):
        for match in ("m", "n"):
            await execute(
                url, "INSERT INTO entries (match, seq, entry) VALUES ($1, $2, $3)", match, seq, entry
            )
    async with await open_store(url, examine=True) as store:
        assert await store.entries("m") == [b"a", b"b"]
        assert await store.player("p") == Player("p", "Ann")
        assert await store.chats("m", 9) == [Chat(1, 0, "Ann", "Hello", 5)]
        await store.append("m", 2, [b"c"])
        assert [stored is None for _, stored in (await store.log("m"))[0]] == [False] * 3
        assert (await store.log("n"))[1] is None
        assert await store.entries("m") == [b"a", b"b", b"c"]
        # An older server goes on beside this one.
        await execute(url, "INSERT INTO entries (match, seq, entry) VALUES ('m', 3, $1)", b"d")
        assert await store.entries("m") == [b"a", b"b", b"c", b"d"]
        await store.append("m", 4, [b"e"])
        assert [stored is None for _, stored in (await store.log("m"))[0]] == [False] * 5
        await execute(url, "DELETE FROM entries WHERE match = 'm' AND seq = 4")
        with pytest.raises(ParlourError, match="has 4 entries, but 5"):
            await store.entries("m")
