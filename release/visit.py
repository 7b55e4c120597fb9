"""Tries the Parlour that is installed beside this Python, as somebody would who has just installed it: a
whole game in a terminal, and the page of a table. It needs nothing but the standard library, and says how
long one waits.

python release/visit.py [compiled|interpreted]
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

PARLOUR = str(Path(sys.executable).with_name("parlour"))
PATIENCE = 60.0
MOVES = 500  # more than a game has


def terminal(settings: dict[str, str]) -> None:
    """Always the first move, until the game is over."""
    begun = time.perf_counter()
    with subprocess.Popen(
        [PARLOUR, "play", "pungi", "--seats", "3", "--bots", "novice", "--seed", "1"],
        env=settings,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as game:
        assert game.stdin
        assert game.stdout
        first = ""
        while not re.search(r"^ +1  ", first, re.MULTILINE):
            line = game.stdout.readline()
            if not line:
                sys.exit(f"parlour play ended early:\n{first}")
            first += line
        waited = time.perf_counter() - begun
        rest, _ = game.communicate("1\n" * MOVES, timeout=PATIENCE)
    if game.returncode or not re.search(r"parlour verify", rest):
        sys.exit(f"parlour play ended with {game.returncode}:\n{rest[-2000:]}")
    whole = time.perf_counter() - begun
    print(f"terminal: the first choice after {waited:.1f} s, a whole game after {whole:.1f} s")


def page(settings: dict[str, str]) -> None:
    """The page with all that it loads, and a table against bots."""
    begun = time.perf_counter()
    server = subprocess.Popen([PARLOUR], env=settings, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    try:
        assert server.stdout
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        if not found:
            sys.exit("parlour does not say where it is.")
        browser = Browser(found[0])
        html = browser.get("").decode()
        loaded = [browser.get(path) for path in re.findall(r'(?:src|href)="/?([^":]+\.(?:js|css))"', html)]
        waited = time.perf_counter() - begun
        if not loaded:
            sys.exit("parlour serves a page that loads nothing: the browser client is missing.")
        browser.post("api/guests", name="Ada")
        table = browser.post("api/tables", game="pungi", seats=3)["id"]
        seated = time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait(PATIENCE)
    print(
        f"page: there after {waited:.1f} s ({sum(map(len, loaded)) // 1000} kB), a table after {seated:.1f} s"
    )
    assert table


class Browser:
    def __init__(self, base: str) -> None:
        self._base = base
        # Never by way of a proxy: it is a server on this computer.
        self._open = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar())).open

    def get(self, path: str) -> bytes:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._open(self._base + path, timeout=PATIENCE) as answer:
                    return bytes(answer.read())
            except ConnectionError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def post(self, path: str, **data: object) -> dict[str, str]:
        headers = {"Content-Type": "application/json"}
        asked = Request(self._base + path, json.dumps(data).encode(), headers)  # noqa: S310
        with self._open(asked, timeout=PATIENCE) as answer:
            return dict(json.loads(answer.read()))


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        settings = os.environ | {"HOME": home, "XDG_DATA_HOME": home, "PARLOUR_LANGUAGE": "en"}
        version = subprocess.check_output([PARLOUR, "--version"], env=settings, text=True).strip()
        print(version)
        if sys.argv[1:] and sys.argv[1] not in version:
            sys.exit(f"Its rules are not {sys.argv[1]}.")
        terminal(settings)
        if sys.platform != "win32":  # there a file is not served, and this says so: docs/deploy.md
            page(settings)


if __name__ == "__main__":
    main()
