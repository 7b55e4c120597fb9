"""The engine of the site plays as everything else does: golden games, in Pyodide under node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.golden.hashes import FILE, GAMES_HASHED

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "build" / "engine"
SCRIPT = Path(__file__).parent / "golden.mjs"
HASHES = ROOT / "tests" / "golden" / "hashes.py"


def test_golden_games_have_the_same_hashes_in_pyodide() -> None:
    if not (ENGINE / "manifest.json").exists():
        pytest.fail("There is no engine yet: make site builds it.")
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    command = [node, str(SCRIPT), str(ENGINE), str(HASHES), str(GAMES_HASHED)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == FILE.read_text(encoding="utf-8")
