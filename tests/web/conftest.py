"""A browser, a server with the built client, and visitors who see no more than the page shows."""

from __future__ import annotations

import re
import subprocess
import sys
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.chromium import chromium
from tests.web.visitor import PATIENCE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Visit = Callable[..., Visitor]


expect.set_options(timeout=PATIENCE)


class Server:
    """`parlour serve`, which can be killed and started again at the same address."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self._port = "0"
        self.base = ""
        self.start()

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("parlour")), "serve", "--port", self._port]
        command += ["--store", str(self._store)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self._process.stdout.readline())
        assert found
        self.base, self._port = found[0], found[1]

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


@contextmanager
def server_in(folder: Path) -> Iterator[Server]:
    if not files("parlour.server").joinpath("client", "index.html").is_file():
        pytest.fail("These tests need the browser client: make web", pytrace=False)
    server = Server(folder / "store.sqlite")
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that all tests may visit."""
    with server_in(tmp_path_factory.mktemp("house")) as server:
        yield server.base


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with server_in(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, house: str) -> Iterator[Visit]:
    """Let somebody come in with a browser of their own. What their page complains about fails the test."""
    visitors: list[Visitor] = []

    def come(base: str = house, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, base, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
