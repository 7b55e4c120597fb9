"""What the README and the pages of docs/ show works: Python runs, commands exist and take what they are given."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click import Group
from click.testing import CliRunner

from parlour.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

    from click import Command

ROOT = Path(__file__).parent.parent
PATHS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in PATHS}
RUN = ["README.md", "docs/bots.md"]  # their commands run, one after the other; those of others are only read
OTHERS = {"cd", "createdb", "curl", "ray"}  # programs that are not ours
ELSEWHERE = ["docs/rl.md"]  # its examples run in tests/rl


def blocks(page: str, *languages: str) -> list[str]:
    return re.findall(rf"^```(?:{'|'.join(languages)})\n(.*?)^```", PAGES[page], re.DOTALL | re.MULTILINE)


EXAMPLES = [example for page in PAGES if page not in ELSEWHERE for example in blocks(page, "python")]


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_python_examples_run(example: str) -> None:
    exec(compile(example, "example", "exec"), {})


@pytest.mark.system
@pytest.mark.parametrize("page", RUN)
