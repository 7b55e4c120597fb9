"""A browser, a server with the built client, and visitors who see no more than the page shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.web.chromium import headless
from tests.web.server import Server, Servers, server_in
from tests.web.visitor import PATIENCE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Visit = Callable[..., Visitor]


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that all tests may visit."""
    with server_in(tmp_path_factory.mktemp("shared_server")) as server:
        yield server.base


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server | Servers]:
    """A server that may be killed."""
    with server_in(tmp_path) as server:
        yield server


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """It runs an event loop: tests elsewhere, which run their own, must not meet it."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"]) as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, shared_server: str) -> Iterator[Visit]:
    """Let somebody come in with a browser of their own. What their page complains about fails the test."""
    visitors: list[Visitor] = []

    def come(base: str = shared_server, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, base, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
