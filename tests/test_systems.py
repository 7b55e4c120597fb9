"""Parlour on a system that lacks what only POSIX has."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.process import Server

pytestmark = pytest.mark.outer

PARLOUR = str(Path(sys.executable).with_name("parlour"))


def without(folder: Path, *modules: str) -> dict[str, str]:
    """An environment for programs in which these modules cannot be imported, nor in their child processes."""
    hidden = "".join(f"sys.modules[{module!r}] = None\n" for module in modules)
    (folder / "sitecustomize.py").write_text(f"import sys\n{hidden}", encoding="utf-8")
    found = [str(folder), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(found), "XDG_DATA_HOME": str(folder)}


def run(environment: dict[str, str], *command: str) -> tuple[int, str]:
    done = subprocess.run(
        [PARLOUR, *command],
        env=environment,
        input="1\nq\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    return without(tmp_path, "fcntl", "resource", "uvloop")


def test_the_modules_are_missing(bare: dict[str, str]) -> None:
    for module in ("fcntl", "resource", "uvloop"):
        done = subprocess.run([sys.executable, "-c", f"import {module}"], env=bare, timeout=60, check=False)
        assert done.returncode == 1


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("play", "pungi", "--bots", "novice", "--seed", "1"),  # with a bot in a process of its own
        ("simulate", "pungi", "--games", "4", "--jobs", "2", "--seed", "1"),
    ],
)
def test_games_can_be_played_and_simulated(bare: dict[str, str], command: tuple[str, ...]) -> None:
    code, said = run(bare, *command)
    assert code == 0, said
    assert "Traceback" not in said


def test_without_file_locks_a_file_is_not_served(bare: dict[str, str], tmp_path: Path) -> None:
    code, said = run(bare, "serve", "--port", "0", "--store", str(tmp_path / "store.sqlite"))
    assert code == 2
    assert "[file-locks]" in said
    assert "Traceback" not in said
    assert not (tmp_path / "store.sqlite").exists()


def test_without_limits_of_descriptors_and_a_faster_loop_the_page_is_served(tmp_path: Path) -> None:
    async def test() -> None:
        server = Server(tmp_path / "store.sqlite", env=without(tmp_path, "resource", "uvloop"))
        async with asyncio.timeout(120):
            await server.start()
            async with httpx.AsyncClient(trust_env=False, verify=False, timeout=60) as web:
                assert (await web.get(f"{server.base}/readyz")).status_code == 200
            assert await server.stop() == 0

    asyncio.run(test())
