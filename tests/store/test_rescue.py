"""Ways back: copies that are checked, exports, and what is whole in a damaged file."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING

import msgspec
import pytest

from parlour.kernel.errors import ParlourError
from parlour.match.replay import replay_of
from parlour.store import open_store
from parlour.store.backup import back_up, export, take_in
from parlour.store.check import check
from parlour.store.heads import beside
from parlour.store.repair import repair
from tests.store.by_hand import execute
from tests.store.test_check import played, save
from tests.store.test_damage import copy_of, killed, wal
from tests.store.test_log import about

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.match.match import Match

__all__ = ["killed"]


async def fill(path: Path) -> Match:
    """Ten matches that are over, and persons."""
    match = played()
    async with await open_store(path) as store:
        for number in range(10):
            await save(store, f"m{number}", match, msgspec.json.encode(replay_of(match)))
            await store.add_chat(f"m{number}", 0, "Ann", "hello", 1)
            await store.add_player(f"p{number}", "Ann")
            await store.add_session(b"%d" % number, f"p{number}", 2**60)
        await store.give_account("p1", "Ann", "hash")
    return match


async def test_a_backup_is_made_while_others_write(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.sqlite", tmp_path / "copy.sqlite"
    await fill(path)
    async with await open_store(path) as store:
        await store.append("new", 0, [b"a"], about())
        assert await back_up(path, copy) == 11
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        await store.append("new", 1, [b"b"])
        newer = beside(path).read_bytes()
    assert {file.name for file in tmp_path.iterdir()} == {"a.sqlite", "a.sqlite.heads", "copy.sqlite"}
    with pytest.raises(ParlourError) as refusal:
        await back_up(path, copy)
    assert refusal.value.code == "file-exists"
    shutil.copy(copy, path)  # restored, and the file beside the old one was left there
    beside(path).write_bytes(newer)
    async with await open_store(path) as store:
        assert await store.entries("new") == [b"a"]
        assert await store.session(b"1", 1)


async def test_a_damaged_file_is_not_backed_up(killed: Path, tmp_path: Path) -> None:
    path = copy_of(killed, tmp_path)
    os.truncate(wal(path), wal(path).stat().st_size // 2)
    with pytest.raises(ParlourError) as refusal:
        await back_up(path, tmp_path / "copy.sqlite")
    assert refusal.value.code == "store-lost"
    assert not (tmp_path / "copy.sqlite").exists()


async def test_only_files_that_are_there_are_backed_up(tmp_path: Path) -> None:
    for url, code in (("postgresql://x/y", "store-file-only"), (tmp_path / "none", "store-missing")):
        with pytest.raises(ParlourError) as refusal:
            await back_up(url, tmp_path / "copy")
        assert refusal.value.code == code


async def test_an_export_can_be_taken_in(url: str, tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    await fill(path)
    async with await open_store(path) as store:
        lines = [line async for line in export(store)]
        expected = {match: await store.entries(match) for match in await store.matches()}
    async with await open_store(url) as other:
        assert await take_in(other, iter(lines)) == (10, 0)
        assert await take_in(other, iter(lines)) == (0, 10)
        assert {match: await other.entries(match) for match in await other.matches()} == expected
        assert (await other.about("m1")) == about(status="over")
        assert [problem async for problem in check(other)] == []
        for bad in (
            [b'{"form":"something else"}'],
            [b"\x00"],
            [lines[0], lines[1].replace(b"pungi", b"pies")],
            [lines[0], b'{"match":"m","about":null,"entries":[],"hash":""}'],
        ):
            with pytest.raises(ParlourError) as refusal:
                await take_in(other, iter(bad))
            assert refusal.value.code == "export-line"


async def test_a_whole_file_is_repaired_to_itself(tmp_path: Path) -> None:
    path, new = tmp_path / "a.sqlite", tmp_path / "new.sqlite"
    await fill(path)
    before = path.read_bytes()
    done = repair(path, new)
    assert (done.whole, done.cut, done.unreadable) == (10, {}, [])
    assert path.read_bytes() == before
    tables = (
        "players",
        "accounts",
        "sessions",
        "matches",
        "sittings",
        "chats",
        "replays",
        "entries",
        "heads",
    )
    for table in tables:
        text = f"SELECT * FROM {table} ORDER BY 1, 2"
        assert await execute(f"sqlite:///{path}", text) == await execute(f"sqlite:///{new}", text)
    with pytest.raises(ParlourError):
        repair(path, new)


async def test_what_a_cut_wal_left(killed: Path, tmp_path: Path) -> None:
    path, new = copy_of(killed, tmp_path), tmp_path / "new.sqlite"
    os.truncate(wal(path), int(0.7 * wal(path).stat().st_size))
    before = [file.read_bytes() for file in (path, wal(path), beside(path))]
    done = repair(path, new)
    assert [file.read_bytes() for file in (path, wal(path), beside(path))] == before
    assert set(done.cut) == {f"m{n}" for n in range(5)}
    async with await open_store(new, examine=True) as store:
        for match, (kept, expected) in done.cut.items():
            assert expected == 40
            assert 0 < kept < 40
            assert len(await store.entries(match)) == kept
            await store.append(match, kept, [b"on it goes"])


def scribbled(path: Path, page: int) -> bytes:
    """Overwrite a page. What the file was before."""
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(4096 * page)
        file.write(b"scribble" * 512)
    return whole


def has_schema(path: Path) -> bool:
    try:
        with closing(sqlite3.connect(path)) as db:
            db.execute("SELECT 1 FROM sqlite_master").fetchall()
    except sqlite3.DatabaseError:
        return False
    return True


@pytest.mark.parametrize("seed", range(6))
async def test_what_a_scribble_left(tmp_path: Path, seed: int) -> None:
    """A random page is overwritten. What is kept is whole, and what is lost is told. Without the few pages
    that tell which tables there are, nothing can be read, and that is said.
    """
    path, new = tmp_path / "a.sqlite", tmp_path / "new.sqlite"
    match = await fill(path)
    pages = path.stat().st_size // 4096
    for page in range(2 + seed * (pages - 3) // 6, pages):
        whole = scribbled(path, page)
        if has_schema(path):
            break
        with pytest.raises(ParlourError) as refusal:
            repair(path, new)
        assert refusal.value.code == "store-damaged"
        new.unlink()
        path.write_bytes(whole)
    done = repair(path, new)
    async with await open_store(new, examine=True) as store:
        found = await store.matches()
        assert len(found) <= done.whole + len(done.cut)
        for name in found:
            kept, expected = done.cut.get(name, (len(match.log), len(match.log)))
            assert expected <= len(match.log)
            assert len(await store.entries(name)) == kept
        assert [problem async for problem in check(store)] == []
    assert done.whole >= 5
    assert done.cut or done.unreadable or done.whole == 10


async def test_logs_without_hashes_are_kept_as_far_as_they_can_be_played(tmp_path: Path) -> None:
    path, new = tmp_path / "a.sqlite", tmp_path / "new.sqlite"
    match = await fill(path)
    url = f"sqlite:///{path}"
    await execute(url, "UPDATE entries SET hash = NULL")
    await execute(url, "DELETE FROM heads")
    await execute(url, "UPDATE entries SET entry = $1 WHERE match = 'm3' AND seq = 9", b"{}")
    await execute(url, "DELETE FROM entries WHERE match = 'm4' AND seq = 0")
    await execute(url, "DELETE FROM entries WHERE match = 'm5' AND seq = 12")
    done = repair(path, new)
    assert done.whole == 7
    assert done.cut == {"m3": (9, len(match.log)), "m4": (0, len(match.log)), "m5": (12, len(match.log))}
    async with await open_store(new) as store:
        assert await store.matches({"playing"}) == ["m3", "m5"]
        assert await store.about("m4") is None
        assert await store.replay("m3") is None
        assert [problem async for problem in check(store)] == []


async def test_what_is_no_database_cannot_be_repaired(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("This is no database, but it is long enough to be one. " * 100)
    with pytest.raises(ParlourError) as refusal:
        repair(path, tmp_path / "new.sqlite")
    assert refusal.value.code == "store-damaged"
