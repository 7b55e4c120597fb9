"""How stores are found, made and brought up to date."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

import parlour.store
from parlour.kernel.errors import ParlourError
from parlour.store import open_store
from parlour.store.jobs import migrations
from tests.store.by_hand import execute


async def refused(url: str | Path) -> ParlourError:
    with pytest.raises(ParlourError) as refusal:
        await open_store(url)
    return refusal.value


async def test_a_path_is_a_file_of_its_owner(tmp_path: Path) -> None:
    for path in (tmp_path / "new" / "a.sqlite", str(tmp_path / "b.sqlite")):
        async with await open_store(path) as store:
            await store.append("m", 0, [b"a"])
            for file in Path(path).parent.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0 or file.is_dir()
        async with await open_store(f"sqlite:///{path}") as store:
            assert await store.entries("m") == [b"a"]


async def test_a_copy_of_a_file_in_use(tmp_path: Path) -> None:
    """As docs/store.md advises."""
    async with await open_store(tmp_path / "a.sqlite") as store:
        await store.append("m", 0, [b"a"])
        await execute(f"sqlite:///{tmp_path}/a.sqlite", "VACUUM INTO $1", str(tmp_path / "b.sqlite"))
        await store.append("m", 1, [b"b"])
    async with await open_store(tmp_path / "b.sqlite") as store:
        assert await store.entries("m") == [b"a"]


async def test_without_a_path_it_is_among_the_persons_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with await open_store(None):
        assert (tmp_path / "parlour" / "parlour.sqlite").exists()


async def test_what_cannot_be_opened_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, but it is long enough to be one. " * 10)
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "text", tmp_path / "folder", tmp_path / "text" / "below"):
        refusal = await refused(path)
        assert refusal.code == "store-open"
        assert str(path) in str(refusal)
    assert "not a database" in str(await refused(tmp_path / "text"))


async def test_a_database_that_is_not_there(postgresql: str) -> None:
    refusal = await refused(postgresql.replace("parlour@", "parlour:s3cret@") + "/nowhere?password=s3cret")
    assert refusal.code == "store-open"
    assert "nowhere" in str(refusal)
    assert "s3cret" not in str(refusal)
    for nobody in ("postgresql://127.0.0.1:1/x", "postgresql://127.0.0.1:none/x"):
        assert (await refused(nobody)).code == "store-open"


async def test_other_urls_are_refused() -> None:
    for url in ("mysql://localhost/x", "sqlite://", "sqlite:///", "sqlite://path"):
        assert (await refused(url)).code == "store-url"


async def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "parlour.store.postgres", raising=False)
    monkeypatch.delattr(parlour.store, "postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    refusal = await refused("postgresql://localhost/x")
    assert refusal.code == "store-driver"
    assert "parlour[postgres]" in str(refusal)


async def test_each_migration_is_applied_once(url: str) -> None:
    for _ in range(2):
        async with await open_store(url):
            found = await execute(url, "SELECT number, name FROM migrations ORDER BY number")
        database = "sqlite" if url.startswith("sqlite") else "postgres"
        assert found == [(number, name) for number, (name, _) in sorted(migrations(database).items())]


def test_both_databases_have_the_same_migrations_without_gaps() -> None:
    numbers = sorted(migrations("sqlite"))
    assert numbers == sorted(migrations("postgres")) == list(range(1, len(numbers) + 1))
    found = [path.name for path in (Path(parlour.store.__file__).parent / "migrations").glob("*.sql")]
    assert len(found) == len({name.partition("-")[0] for name in found})  # no two have the same number


async def test_a_newer_database_is_refused(url: str) -> None:
    async with await open_store(url) as store:
        await store.append("m", 0, [b"a"])
    await execute(url, "INSERT INTO migrations (number, name) VALUES (9000, '9000-later')")
    refusal = await refused(url)
    assert refusal.code == "store-newer"
    assert "9000" in str(refusal).replace(",", "")
    assert await execute(url, "SELECT count(*) FROM entries") == [(1,)]


async def test_a_migration_that_fails_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = {1: ("0001-bad", "CREATE TABLE one (a TEXT);\nCREATE TABLE one (b TEXT);\n")}
    with monkeypatch.context() as patch:
        patch.setattr("parlour.store.jobs.migrations", lambda _: bad)
        assert (await refused(url)).code == "store-open"
    async with await open_store(url):
        pass
    with pytest.raises(Exception, match="one"):
        await execute(url, "SELECT * FROM one")


OPENING = """
import asyncio, sys
from parlour.store import open_store

async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    async with await open_store(sys.argv[1]) as store:
        await store.append(sys.argv[2], 0, [b"a"])

asyncio.run(main())
"""


@pytest.mark.outer
async def test_processes_that_start_together(url: str) -> None:
    children = [
        subprocess.Popen(
            [sys.executable, "-c", OPENING, url, str(n)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for n in range(4)
    ]
    for child in children:
        assert child.stdout
        assert child.stdout.readline() == b"ready\n"
    for child in children:
        assert child.stdin
        child.stdin.write(b"go\n")
        child.stdin.flush()
    for child in children:
        child.communicate()
        assert child.returncode == 0
    async with await open_store(url) as store:
        assert await store.matches() == list("0123")
