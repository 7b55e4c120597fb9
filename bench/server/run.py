"""Moves per second over WebSockets, compared with boardgame.io; and a thousand tables with slow play.

    .venv-compiled/bin/python bench/server/run.py [--rounds N] [--seconds N] [--folder DIR]

First, two players at each of 100 tables move as soon as they hear of the other's move: in alternate rounds at
boardgame.io's server, which keeps its matches in memory, and at ours, where every move is on the disk before
it is acknowledged. Both servers have one process. The players are one process of `load.js`, the same for
both. The figures are medians of the rounds; CPU is the server's CPU time for a move, all threads together.
Then 1,000 tables with 2,000 sockets make a move every 5 seconds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from importlib.metadata import version
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import parlour
from parlour.games import GAMES
from parlour.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
TABLES = 100
LIVE, EVERY = 1000, 5
BAR = 1.5  # the ratio to boardgame.io's moves per second
KEYS = ("moves", "p50", "p99", "cost", "idle")
SLOWEST = 100  # milliseconds: the p99 at 1,000 tables


@contextmanager
def process(*command: str) -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=HERE,
    )
    try:
        yield started
    finally:
        started.terminate()
        started.communicate()


def said(by: subprocess.Popen[str], beginning: str) -> str:
    """The first line that begins with this word."""
    assert by.stdout
    for line in by.stdout:
        if line.startswith(beginning):
            return line.strip()
    raise SystemExit(f"{by.args!r} has ended before its time")


def memory(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def cpu(pid: int) -> float:
    """The CPU seconds of a process, all threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def warm_up(url: str) -> None:
    """Read all that the server prepares in a thread after its start, and keeps: a table pays for it neither
    with memory nor with time.
    """
    kept = ("rules", "lesson", "teaching")
    pages = ["games", *(f"games/{game}/{kind}" for game, kind in product(GAMES, kept)), "schema/openapi.json"]
    with closing(HTTPConnection(urlsplit(url).netloc)) as web:
        for locale, page in product(LOCALES, pages):
            web.request("GET", f"/api/{page}", headers={"Accept-Language": locale})
            web.getresponse().read()


def measure(side: str, tables: int, seconds: float, folder: Path, every: int = 0) -> dict[str, Any]:
    """The players' figures, and the memory of each idle table."""
    store = folder / "bench.sqlite"
    for file in folder.glob("bench.sqlite*"):
        file.unlink()
    ours = [sys.executable, str(HERE / "ours.py"), str(store)]
    with process(*(ours if side == "ours" else ["node", "theirs.js"])) as server:
        url = said(server, "http")
        pace = [str(every)] if every else []
        with process("node", "load.js", side, url, "1", "0") as first:
            said(first, "ready")  # what is loaded late is loaded now
        if side == "ours":
            warm_up(url)
        before = memory(server.pid)
        with process("node", "load.js", side, url, str(tables), str(seconds), *pace) as load:
            said(load, "ready")
            idle = (memory(server.pid) - before) / tables
            assert load.stdin
            load.stdin.write("go\n")
            load.stdin.flush()
            said(load, "counting")
            spent = cpu(server.pid)
            found: dict[str, Any] = json.loads(said(load, "{"))
            spent = cpu(server.pid) - spent
    if found["errors"]:
        raise SystemExit(f"{side}: {found['errors']}")
    return {**found, "idle": idle, "cost": 1e6 * spent / (found["moves"] * seconds)}


def side_by_side(rounds: int, seconds: float, folder: Path) -> bool:
    sides: dict[str, list[dict[str, Any]]] = {"theirs": [], "ours": []}
    for _ in range(rounds):
        for side, found in sides.items():
            found.append(measure(side, TABLES, seconds, folder))
    print(f"\n{TABLES} tables, two players each, {rounds} rounds of {seconds:g} s in turn")
    print(f"{'':24}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'CPU us':>10}{'kB a table':>12}")
    for side, name in (("theirs", "boardgame.io, in memory"), ("ours", "Parlour, on the disk")):
        columns = {key: median(each[key] for each in sides[side]) for key in KEYS}
        print(
            f"{name:24}{columns['moves']:10,.0f}{columns['p50']:10.1f}{columns['p99']:10.1f}"
            f"{columns['cost']:10.0f}{columns['idle'] / 1000:12.0f}"
        )
    pairs = list(zip(sides["ours"], sides["theirs"], strict=True))
    ratio = median(ours["moves"] / theirs["moves"] for ours, theirs in pairs)
    later = median(ours["p99"] / theirs["p99"] for ours, theirs in pairs)
    print(f"Parlour makes {ratio:.2f} times as many moves; its p99 is {later:.2f} of theirs.", flush=True)
    return bool(ratio >= BAR and later < 1)


def at_leisure(seconds: float, folder: Path) -> bool:
    found = measure("ours", LIVE, seconds, folder, EVERY)
    print(f"\n{LIVE:,} tables with {2 * LIVE:,} sockets, a move every {EVERY} s at each, for {seconds:g} s")
    print(
        f"{found['moves']:.0f} moves/s, p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms, "
        f"longest {found['most']:.0f} ms, {found['idle'] / 1000:.0f} kB for an idle table with both players"
    )
    return bool(found["p99"] < SLOWEST)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--folder", type=Path, help="where the disk is that counts")
    asked = parser.parse_args()
    if not (HERE / "node_modules").exists():
        raise SystemExit("boardgame.io is not there yet: npm ci in bench/server")
    theirs = json.loads((HERE / "node_modules/boardgame.io/package.json").read_text())["version"]
    print(
        f"Parlour {parlour.__version__} ({parlour.RULES}), uvicorn {version('uvicorn')}, "
        f"Python {platform.python_version()}; boardgame.io {theirs}"
    )
    with TemporaryDirectory(dir=asked.folder and asked.folder.resolve()) as folder:
        good = [
            side_by_side(asked.rounds, asked.seconds, Path(folder)),
            at_leisure(asked.seconds, Path(folder)),
        ]
    if not all(good):
        raise SystemExit("That is slower than it should be.")


if __name__ == "__main__":
    main()
