"""The files by which a server is deployed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from tests.packages import installed

UNIT = Path(__file__).parents[1] / "deploy/parlour.service"
EXPOSED = 2.5  # of 10: systemd calls that "OK"


def test_the_unit_exposes_little() -> None:
    analyze = installed("systemd", lambda: shutil.which("systemd-analyze"))
    grade = subprocess.run(
        [analyze, "security", "--offline=true", "--no-pager", str(UNIT)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    found = re.search(r"Overall exposure level for parlour\.service: ([\d.]+)", grade.stdout)
    assert found
    assert float(found[1]) <= EXPOSED


def test_the_unit_sets_limits() -> None:
    unit = UNIT.read_text(encoding="utf-8")
    for name in ("LimitNOFILE", "MemoryMax", "TasksMax", "SystemCallFilter"):
        assert re.search(rf"^{name}=\S", unit, re.MULTILINE), name
