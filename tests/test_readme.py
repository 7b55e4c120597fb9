"""What the README and the pages for bot authors show works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli import main

ROOT = Path(__file__).parent.parent
PAGES = {path: (ROOT / path).read_text(encoding="utf-8") for path in ("README.md", "docs/bots.md")}
OTHERS = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("api.md", "records.md")]
EXAMPLES = [
    example
    for page in (*PAGES.values(), *OTHERS)
    for example in re.findall(r"```python\n(.*?)```", page, re.DOTALL)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_python_examples_run(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


@pytest.mark.system
@pytest.mark.parametrize("page", PAGES)
def test_the_commands_run_one_after_the_other(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for example in EXAMPLES:
        if name := re.match(r"class (\w+)", example):  # a bot of one's own, in a file of its name
            Path(f"{name[1].lower()}.py").write_text(example, encoding="utf-8")
    commands = re.findall(r"^\$ parlour (.+)$", PAGES[page], re.MULTILINE)
    assert commands
    for command in commands:
        fewer = re.sub(r"--(games|deals) (\d{4,}|\d{3}(?= --jobs|$))", r"--\1 10", command)
        words = fewer.split(" > ")
        result = CliRunner().invoke(main, words[0].split(), input="1\nq\n", catch_exceptions=False)
        assert result.exit_code == 0, f"parlour {command}: {result.output}"
        if len(words) > 1:
            Path(words[1]).write_text(result.stdout, encoding="utf-8")
