"""Builds the engine into build/engine/: Pyodide, the standard library, and Parlour with exactly the wheels it
needs. `make site` then puts it beside the browser client, in build/site/; `parlour serve` offers it to pages
that want to go on without a connection, if PARLOUR_ENGINE names the folder.

Wheels come by name from the registry that pip knows, at the versions and with the hashes that
engine/requirements.txt has; those of msgspec and librt are for the Python that Pyodide is. Everything is
compiled to bytecode by Pyodide itself.
"""

from __future__ import annotations

import base64
import gzip
import json
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from parlour.server import library
from parlour.words import LOCALES

ROOT: Final = Path(__file__).parent.parent
HERE: Final = ROOT / "web" / "engine"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
BUILD: Final = ROOT / "build" / "engine"
REQUIREMENTS: Final = HERE / "requirements.txt"
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYTHON: Final = ("--python-version", "314", "--implementation", "cp", "--abi", "cp314")
UNPACKED: Final = (
    "msgspec",
    "librt",
    "babel",
)  # libraries, and a package that reads files beside its modules
# What of Parlour no page has a use for, or could not run.
PARLOUR_LEFT_OUT: Final = (
    "cli",
    "lab",
    "rl",
    "terminal",
    "server/client",
    "bots/workers.py",
    "store/postgres.py",
)
# What of the standard library has nothing to do here.
STDLIB_LEFT_OUT: Final = (
    *(
        "pydoc_data",
        "idlelib",
        "tkinter",
        "turtledemo",
        "lib2to3",
        "ensurepip",
        "venv",
        "distutils",
        "curses",
    ),
    *("unittest", "xmlrpc", "wsgiref", "xml", "multiprocessing", "ctypes", "_pyrepl", "profiling", "dbm"),
    *("http/server.py", "http/cookiejar.py", "_sysconfigdata__emscripten_wasm32-emscripten.py", "test"),
    *(
        f"{name}.py"
        for name in (
            *("antigravity", "bdb", "cProfile", "cmd", "compileall", "configparser", "difflib", "doctest"),
            *("filecmp", "ftplib", "imaplib", "mailbox", "modulefinder", "netrc", "optparse", "pdb"),
            *("pickletools", "plistlib", "poplib", "profile", "pstats", "pyclbr", "pydoc", "rlcompleter"),
            *("smtplib", "socketserver", "symtable", "tabnanny", "this", "timeit", "trace"),
            *("tracemalloc", "turtle", "wave", "webbrowser", "zipapp", "_pyio", "_pydatetime", "_pydecimal"),
        )
    ),
)
EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # equal sources give equal archives


def main() -> None:
    fresh = BUILD.with_name("engine-unfinished")
    shutil.rmtree(fresh, ignore_errors=True)
    trees = {name: fresh / "trees" / name for name in ("stdlib", "packages", "unpacked")}
    lay_out_stdlib(trees["stdlib"])
    for wheel in fetched(fresh / "wheels"):
        lay_out_wheel(wheel, trees)
    lay_out_parlour(trees["packages"])
    compiled(2, trees["stdlib"])  # nobody reads its docstrings here
    compiled(0, trees["packages"], trees["unpacked"])
    files = fresh / "files"
    files.mkdir()
    for name in SCRIPTS:
        shutil.copyfile(PYODIDE / name, files / name)
    for name, tree in trees.items():
        pack(tree, files / f"{name}.zip")
    for locale in LOCALES:
        (files / f"games.{locale}.json").write_bytes(msgspec.json.encode(library.games_about(locale)))
        (files / f"bots.{locale}.json").write_bytes(msgspec.json.encode(library.bots_about(locale)))
    (fresh / "manifest.json").write_text(json.dumps(manifest(files), indent=1), encoding="utf-8")
    compress(files)
    shutil.rmtree(fresh / "trees")
    shutil.rmtree(fresh / "wheels")
    shutil.rmtree(BUILD, ignore_errors=True)
    fresh.rename(BUILD)


def compiled(level: int, *trees: Path) -> None:
    """Let Pyodide compile all sources of some trees."""
    script = [str(HERE / "compile.mjs"), str(level), *map(str, trees)]
    subprocess.run(["node", *script], check=True, cwd=ROOT / "web")


def fetched(folder: Path) -> list[Path]:
    """The wheels, each with a hash that we know."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", "--platform", platform(), *PYTHON]
    command += ["--dest", str(folder), "--requirement", str(REQUIREMENTS)]
    subprocess.run(command, check=True)
    return sorted(folder.iterdir())


def pythons() -> dict[str, str]:
    """Which Python Pyodide is."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    info: dict[str, str] = lock["info"]
    return info


def platform() -> str:
    """The platform of the wheels that this Pyodide can load."""
    info = pythons()
    return f"pyemscripten_{info['abi_version']}_{info['arch']}"


def lay_out_stdlib(tree: Path) -> None:
    with ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(tree)
    for name in STDLIB_LEFT_OUT:
        leave_out(tree / name)


def lay_out_wheel(wheel: Path, trees: dict[str, Path]) -> None:
    unpacked = wheel.name.split("-")[0] in UNPACKED
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            if is_needed(name):
                archive.extract(name, trees["unpacked" if unpacked else "packages"])


def is_needed(name: str) -> bool:
    """Whether a file of a wheel is of use: not what describes it, nor languages and time zones of others."""
    parts = Path(name).parts
    if parts[0].endswith((".dist-info", ".data")) or name.endswith((".pyi", "py.typed", ".h", ".c", ".a")):
        return False
    if parts[:2] == ("babel", "locale-data"):
        return Path(name).stem in ("root", *LOCALES)
    return parts[:2] not in (("pytz", "zoneinfo"), ("babel", "messages"), ("markdown_it", "cli"))


def lay_out_parlour(tree: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "parlour", tree / "parlour", ignore=ignored)
    for name in PARLOUR_LEFT_OUT:
        leave_out(tree / "parlour" / name)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = tree / f"parlour-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: parlour\nVersion: {project['version']}\n", encoding="utf-8"
    )


def leave_out(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def pack(tree: Path, place: Path) -> None:
    """An archive. It is compressed in itself: few hosts compress archives on their way."""
    with ZipFile(place, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(tree.rglob("*")):
            if path.is_file():
                about = ZipInfo(path.relative_to(tree).as_posix(), EPOCH)
                archive.writestr(about, path.read_bytes(), ZIP_DEFLATED)


def compress(folder: Path) -> None:
    """Beside each file that gains by it lies its compressed form, for `parlour serve`."""
    for path in list(folder.iterdir()):
        if path.suffix in (".json", ".mjs", ".wasm"):
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def manifest(folder: Path) -> dict[str, object]:
    """All files of the engine with their sizes, and hashes as browsers check them."""
    files = {}
    for path in sorted(folder.iterdir()):
        body = path.read_bytes()
        digest = base64.b64encode(sha256(body).digest()).decode()
        files[path.name] = {"bytes": len(body), "integrity": f"sha256-{digest}"}
    version = sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]
    return {"version": version, "python": pythons(), "files": files}


if __name__ == "__main__":
    main()
