"""Builds into dist/ what this machine can: a wheel with compiled rules for each Python that is named, one of
plain Python for all others, and a source distribution.

python -m release.wheels python3.12 python3.13

Without names it is the Pythons on the PATH; with `--plain` instead, there is no compiled wheel. Wheels for
other systems are built by cibuildwheel, which pyproject.toml configures.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from release.shell import BIN, DIST, ROOT, run, told

if TYPE_CHECKING:
    from pathlib import Path

NAMES = [f"python3.{minor}" for minor in range(11, 15)]
VERSION = "import sys; print(*sys.version_info[:2], sep='.')"
UNREPAIRED = ROOT / "build" / "wheels"


def pythons(names: list[str]) -> list[str]:
    """Those that run, one for each version."""
    found = {told(path, "-c", VERSION): path for name in names if (path := shutil.which(name))}
    return [path for version, path in found.items() if version]


def compiled_wheel(python: str) -> None:
    """For this Python on this system. On Linux auditwheel says for which others of its kind it is good."""
    shutil.rmtree(UNREPAIRED, ignore_errors=True)
    wheel(python, UNREPAIRED, "require")
    (built,) = UNREPAIRED.glob("*.whl")
    if sys.platform == "linux":
        run(BIN / "auditwheel", "repair", "--wheel-dir", DIST, built, PATH=f"{BIN}:/usr/bin:/bin")
    else:
        shutil.move(built, DIST / built.name)


def wheel(python: str, folder: Path, mypyc: str) -> None:
    pip = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run(python, *pip, "--wheel-dir", folder, ROOT, PARLOUR_WEB="require", PARLOUR_MYPYC=mypyc)


def main() -> None:
    DIST.mkdir(exist_ok=True)
    asked = sys.argv[1:]
    found = [] if asked == ["--plain"] else pythons(asked or NAMES)
    if not found and asked != ["--plain"]:
        sys.exit("None of these Pythons was found.")
    run(BIN / "pyproject-build", "--sdist", "--outdir", DIST, PARLOUR_WEB="require")
    wheel(sys.executable, DIST, "off")
    for python in found:
        compiled_wheel(python)
    for built in sorted(DIST.iterdir()):
        print(f"{built.stat().st_size / 1e6:6.1f} MB  {built.name}")


if __name__ == "__main__":
    main()
