"""The site in Chromium, from a plain server on loopback: weight, start, memory, and how fast bots think.

    make bench-site       (or: PYTHONPATH=. .venv/bin/python bench/serverless.py [--rounds N])

A cold start has an empty cache, a warm one what the service worker keeps. Both end when the first move of
Pungi against novices can be made; the button that opens the table is clicked as soon as it is there. Memory
is that of the page's process with both of its workers, at that table, with its share of what processes have
in common. On a busy machine only the seconds of CPU are ours: those of all threads of the page's process. The
figures are medians of the rounds; those of the search are the best of five.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright
from tests.web.chromium import chromium
from tests.web.site import ROOT, SITE, FileServer, python_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SETTINGS = {"name": "Robin", "speed": "off", "level": "novice", "locale": "en"}
SEARCHING = ROOT / "bench" / "searching.py"
WHOLE = "async () => !!(await caches.match('/'))"
COLD, WARM, MEMORY = 8.0, 4.0, 300  # seconds, and MB: what they may be at most


class Start(NamedTuple):
    """Seconds until the first page could be used, until the first move, and of CPU until then."""

    home: float
    move: float
    work: float


def start(context: BrowserContext, base: str) -> tuple[Page, Start]:
    """A page at the first move."""
    page = context.new_page()
    before = renderers(page)
    begun = perf_counter()
    page.goto(f"{base}/")
    page.locator(".box.pungi").get_by_role("button", name=re.compile("^Play now")).click()
    home = perf_counter() - begun
    page.wait_for_selector(".stage [data-token]", timeout=60_000)
    move = perf_counter() - begun
    work = sum(seconds - before.get(number, 0.0) for number, seconds in renderers(page).items())
    return page, Start(home, move, work)


def renderers(page: Page) -> dict[int, float]:
    """The processes in which pages are, and the seconds of CPU that each has used."""
    session = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return {each["id"]: each["cpuTime"] for each in found if each["type"] == "renderer"}


def memory(page: Page) -> float:
    """The MB of the process in which a page is: the one that has worked most."""
    working = renderers(page)
    rollup = Path(f"/proc/{max(working, key=working.__getitem__)}/smaps_rollup").read_text(encoding="utf-8")
    (size,) = re.findall(r"^Pss:\s+(\d+)", rollup, re.MULTILINE)
    return int(size) / 1000


def context_in(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(f"localStorage.parlour ??= JSON.stringify({json.dumps(SETTINGS)})")
    return context


def weights() -> dict[str, int]:
    """The bytes of all files that a first visit with a game fetches: as they are, by gzip, by brotli."""
    files = [path for path in SITE.rglob("*") if path.is_file() and path.suffix not in (".gz", ".br")]
    return {
        kind: sum(min(path.stat().st_size, smaller(path, suffix)) for path in files)
        for kind, suffix in (("plain", ""), ("gzip", ".gz"), ("brotli", ".br"))
    }


def smaller(path: Path, suffix: str) -> int:
    other = path.with_name(path.name + suffix)
    return (other if other.exists() else path).stat().st_size


def native(folder: Path) -> dict[str, float]:
    """How fast bots think without a browser, with Parlour from a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, str(SEARCHING)], env=environment, capture_output=True, check=True)
    return read(done.stdout.decode().partition("\n")[2])


def read(text: str) -> dict[str, float]:
    return {game: float(rate) for game, rate in (line.split() for line in text.splitlines())}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    starts: dict[str, list[Start]] = {"cold": [], "warm": []}
    used = []
    with sync_playwright() as playwright, FileServer(SITE) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for _ in range(rounds):
            context = context_in(browser)
            page, cold = start(context, server.base)
            page.wait_for_function(WHOLE, timeout=60_000)
            page.wait_for_timeout(5000)  # both workers are there
            used.append(memory(page))
            page.close()
            page, warm = start(context, server.base)
            starts["cold"].append(cold)
            starts["warm"].append(warm)
            context.close()
        page = browser.new_page()
        page.goto(f"{server.base}/app.webmanifest")
        browsers = read(python_in(page, server.base, SEARCHING.read_text("utf-8"), "told = rates()"))
        browser.close()
    for kind, size in weights().items():
        print(f"{kind:8} {size / 1e6:6.2f} MB")
    for kind, most in (("cold", COLD), ("warm", WARM)):
        home, move, work = (median(each) for each in zip(*starts[kind], strict=True))
        moves = [round(each.move, 2) for each in starts[kind]]
        print(f"{kind} start: first page {home:.2f} s, first move {move:.2f} s (at most {most}) {moves}")
        print(f"            {work:.2f} s of CPU")
    print(f"memory {median(used):.0f} MB (at most {MEMORY}): {[round(each) for each in used]}")
    plain = native(ROOT / "src")
    compiled = native(ROOT / "build" / "compiled")
    print(f"{'iterations/s':16} {'compiled':>9} {'plain':>9} {'browser':>9}")
    for game, rate in browsers.items():
        print(f"{game:16} {compiled[game]:9.0f} {plain[game]:9.0f} {rate:9.0f}")


if __name__ == "__main__":
    main()
