"""Installs what is in dist/ into empty environments, and tries it there: no compiler, no node, nothing on the
PATH but that environment.

python -m release.trial python3.12 python3.13

Each of these Pythons gets its compiled wheel, if there is one. The first also gets the wheel of plain Python,
and then, without a network, the source distribution.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from release.shell import DIST, ROOT, run, told
from release.wheels import NAMES, pythons

if TYPE_CHECKING:
    from pathlib import Path

ENVIRONMENTS = ROOT / "build" / "trial"
TAG = "import sys; print(f'cp{sys.version_info[0]}{sys.version_info[1]}')"
QUIET = ("--quiet", "--disable-pip-version-check")


def environment(python: str, name: str) -> Path:
    """A new environment that has nothing but pip; its Python."""
    folder = ENVIRONMENTS / name
    shutil.rmtree(folder, ignore_errors=True)
    run(python, "-m", "venv", folder)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def visit(python: Path, rules: str) -> None:
    run(python, ROOT / "release" / "visit.py", rules, folder=python.parent, PATH=str(python.parent))


def try_wheel(python: str, wheel: Path, rules: str) -> Path:
    """The Python of the environment that has it now."""
    here = environment(python, wheel.stem)
    run(here, "-m", "pip", "install", *QUIET, "--only-binary", ":all:", wheel)
    visit(here, rules)
    return here


def try_source(here: Path, source: Path) -> None:
    """Where all is that it needs to run. What builds it is fetched first; then there is no network."""
    run(here, "-m", "pip", "install", *QUIET, "hatchling>=1.27,<2")
    offline = ("--no-index", "--no-build-isolation", "--no-deps", "--force-reinstall")
    run(here, "-m", "pip", "install", *QUIET, *offline, source, PARLOUR_MYPYC="off", PATH=str(here.parent))
    visit(here, "interpreted")


def main() -> None:
    found = pythons(sys.argv[1:] or NAMES)
    for python in found:
        for wheel in DIST.glob(f"*-{told(python, '-c', TAG)}-*.whl"):
            try_wheel(python, wheel, "compiled")
    (plain,), (source,) = DIST.glob("*-none-any.whl"), DIST.glob("parlour-*.tar.gz")
    here = try_wheel(found[0], plain, "interpreted")
    try_source(here, source)


if __name__ == "__main__":
    main()
