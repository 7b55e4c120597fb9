"""The toy game as a package of its own, and a folder to install it to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests import toy

HERE = Path(__file__).parent
PROGRAM = str(Path(sys.executable).with_name("parlour"))
SECONDS = 120  # for a command


class Installation:
    """A folder to which packages are installed, and commands that find them there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.site = folder / "site"
        paths = [str(self.site), os.environ.get("PYTHONPATH", "")]
        self.env = {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "PARLOUR_LANGUAGE": "en"}

    def install(self, source: Path) -> None:
        quiet = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore"]
        offline = ["--no-index", "--no-deps", "--no-build-isolation"]
        pip = [sys.executable, "-m", "pip", "install", *quiet, *offline, "--target", str(self.site)]
        subprocess.run([*pip, str(source)], check=True, timeout=SECONDS)

    def run(self, *command: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, **self.env, **env},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )

    def good(self, *command: str, typed: str = "", **env: str) -> str:
        done = self.run(*command, typed=typed, **env)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def parlour(self, command: str, typed: str = "", **env: str) -> str:
        return self.good(PROGRAM, *command.split(), typed=typed, **env)


def published(folder: Path, **changes: str) -> Path:
    """The toy game as a project of its own; changes to its files by name."""
    source = folder / "toy"
    shutil.copytree(HERE, source, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    files = {"__init__": "", "toy": Path(toy.__file__).read_text(encoding="utf-8"), **changes}
    for name, text in files.items():
        (source / "parlour_toy" / f"{name}.py").write_text(text, encoding="utf-8")
    return source
