"""The engine of the site is whole, and plays as everything else does: in Pyodide under node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser import parts
from tests.golden import hashes

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "build" / "engine"
SCRIPT = Path(__file__).parent / "pyodide.mjs"


def in_pyodide(source: str | None, call: str) -> str:
    if not (ENGINE / "manifest.json").exists():
        pytest.fail("There is no engine yet: make site builds it.")
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    command = [node, str(SCRIPT), str(ENGINE), str(source), call]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_golden_games_have_the_same_hashes_in_pyodide() -> None:
    told = in_pyodide(hashes.__file__, f"lines({hashes.GAMES_HASHED})")
    assert told == hashes.FILE.read_text(encoding="utf-8")


def test_nothing_that_a_page_needs_was_left_out() -> None:
    assert in_pyodide(parts.__file__, "used()") == parts.used()
