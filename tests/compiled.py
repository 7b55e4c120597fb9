"""Writes build/compiled: Parlour as it ships, for tests. Rules, search and matches are compiled; everything
else is linked from src, so that only a change of what is compiled costs a compilation.

Where there is no C compiler, all of it is plain Python: the tests prove the same, and take longer.
PARLOUR_MYPYC=require refuses instead.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatch_build import LEVEL, MYPYC, CannotBuild, CustomBuildHook, compiler, level, wanted
from hatchling.bridge.app import Application
from hatchling.metadata.core import ProjectMetadata

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
LIBRARIES = ROOT / "build" / "compiled-libraries"
PACKAGES = ("kernel", "games", "search", "coach", "match")  # compiled in part; they import one another


def digest() -> str:
    """Changes with everything that the libraries depend on."""
    found = hashlib.sha256(f"{sys.version} {level()}".encode())
    paths = [ROOT / "hatch_build.py"]
    for package in PACKAGES:
        paths += sorted((SOURCE / "parlour" / package).rglob("*.py"))
    for path in paths:
        found.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()


def compile_libraries(kept: Path) -> None:
    metadata: ProjectMetadata[Any] = ProjectMetadata(str(ROOT), None)
    hook = CustomBuildHook(str(ROOT), {}, None, metadata, str(ROOT), "wheel", Application())
    built = hook.compile()
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    unfinished = LIBRARIES / "unfinished"
    for library, place in built.items():
        (unfinished / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(library, unfinished / place)
    unfinished.rename(kept)


def link_sources() -> None:
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(SOURCE, COMPILED, copy_function=os.symlink)


def main() -> None:
    link_sources()
    if wanted(MYPYC) == "off" or (wanted(MYPYC) == "auto" and not compiler()):
        sys.stderr.write("There is no C compiler: these tests run as plain Python, and take longer.\n")
        return
    kept = LIBRARIES / digest()
    if not kept.exists():
        sys.stderr.write(f"Compiling rules, search and matches ({LEVEL}={level()}) ...\n")
        compile_libraries(kept)
    shutil.copytree(kept, COMPILED, dirs_exist_ok=True)


if __name__ == "__main__":
    try:
        main()
    except CannotBuild as problem:
        sys.exit(f"mypyc: {problem}")
