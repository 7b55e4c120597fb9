"""What the README shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = re.findall(r"^\$ parlour (.+)$", README, re.MULTILINE)


def test_there_is_something_to_try() -> None:
    assert EXAMPLES
    assert COMMANDS


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_python_examples_run(example: str) -> None:
    exec(compile(example, "README.md", "exec"), {})


def test_the_commands_run_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for command in COMMANDS:
        words = re.sub(r"--games \d{4,}", "--games 10", command).split(" > ")
        result = CliRunner().invoke(main, words[0].split(), input="1\nq\n", catch_exceptions=False)
        assert result.exit_code == 0, f"parlour {command}: {result.output}"
        if len(words) > 1:
            Path(words[1]).write_text(result.stdout, encoding="utf-8")
