"""Build hook: mypyc compiles the rules and the search, if there is a C compiler. The same files run without.

PARLOUR_MYPYC=off      leaves everything as plain Python
PARLOUR_MYPYC=auto     compiles if it can, and says so if it cannot (this is the default)
PARLOUR_MYPYC=require  fails where it cannot compile

Editable installs are never compiled: there, a compiled file would hide later changes of its source.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("off", "auto", "require")
REQUIRES = ["mypy==2.4.1", "setuptools>=77"]  # mypy's compiler is tied to its version; so are the figures
# One group: a class may not inherit from one that was compiled in another, and calls within are direct.
COMPILED = [
    "parlour/kernel/state.py",
    "parlour/kernel/rng.py",
    "parlour/kernel/chance.py",
    "parlour/kernel/tensor.py",
    "parlour/kernel/batch.py",
    "parlour/kernel/playout.py",
    "parlour/games/*/rules.py",
    "parlour/games/*/sampler.py",
    "parlour/games/*/policy.py",
    "parlour/games/*/tensor.py",
    "parlour/search/*.py",
]
LEFT_OUT = ["parlour/search/__init__.py"]

# Types are checked strictly by `make test`; here only what the compiler needs to know, without a look at
# libraries that are not installed for a build.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

checks = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
files = ["--cache-dir={work}/cache", *{sources}]
modules = mypycify(checks + files, opt_level="3", group_name="parlour", target_dir="{work}/c")
setup(name="parlour", packages=[], ext_modules=modules)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return REQUIRES if wanted() != "off" and compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or wanted() == "off":
            return
        try:
            libraries = self.compile()
        except CannotCompile as problem:
            if wanted() == "require":
                raise
            reason = str(problem).partition("\n")[0]
            self.app.display_warning(f"mypyc: {reason}; Parlour is installed as plain Python and runs slower")
            return
        for path, place in libraries.items():
            build_data["force_include"][str(path)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self) -> dict[Path, str]:
        """The compiled libraries, and where in the wheel each belongs."""
        if not compiler():
            raise CannotCompile("no C compiler with Python's headers was found")
        source = Path(self.root, "src")
        # Kept between builds, so that only what changed is compiled again.
        work = Path(self.root, "build", f"mypyc-{sys.implementation.cache_tag}")
        libraries = work / "lib"
        shutil.rmtree(libraries, ignore_errors=True)
        script = SETUP.format(sources=sources(source), work=work.as_posix())
        command = [sys.executable, "-c", script, "build_ext"]
        command += ["--build-lib", str(libraries), "--build-temp", str(work / "objects")]
        done = subprocess.run(command, cwd=source, capture_output=True, text=True)
        if done.returncode:
            raise CannotCompile(
                f"it failed (PARLOUR_MYPYC=require tells why)\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
        return {
            path: path.relative_to(libraries).as_posix() for path in libraries.rglob("*") if path.is_file()
        }


class CannotCompile(Exception):
    """The reason, as half a sentence; then, from the next line on, what was printed."""


def wanted() -> str:
    mode = os.environ.get("PARLOUR_MYPYC", "auto")
    if mode not in MODES:
        raise ValueError(f"PARLOUR_MYPYC is {mode!r}; it can be {', '.join(MODES)}.")
    return mode


def compiler() -> bool:
    """Whether there is a C compiler, and what it needs to compile for this Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = sys.platform == "win32" or shutil.which(command.split()[0])
    return bool(found) and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def sources(root: Path) -> list[str]:
    """The modules to compile."""
    found = [path.relative_to(root).as_posix() for pattern in COMPILED for path in sorted(root.glob(pattern))]
    return [path for path in found if path not in LEFT_OUT]
