"""To run commands in a test, each test in a folder of its own."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from parlour.cli import main


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(command: str, answers: str = "") -> Result:
    return CliRunner().invoke(main, shlex.split(command), input=answers, catch_exceptions=False)


def good(command: str, answers: str = "") -> str:
    result = run(command, answers)
    assert result.exit_code == 0, result.output
    return result.stdout.replace("\N{NO-BREAK SPACE}", " ")


def refused(command: str, code: str) -> None:
    """One sentence with the code, exit code 2, no traceback."""
    result = run(command)
    assert result.exit_code == 2
    assert result.stdout == ""
    *bar, line = result.stderr.splitlines()
    assert all("Playing" in shown or not shown.strip() for shown in bar)  # a progress bar at most
    assert line.startswith("parlour: ")
    assert line.endswith(f" [{code}]")


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name
