"""A server with the built client, for those who come with a browser. With PARLOUR_BEHIND_PROXY=1 it is what
deploy/compose.yaml has: two servers on PostgreSQL behind Caddy, which sends each request to any of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from tests.server.process import address, command
from tests.server.proxies import behind
from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


CLIENT = files("parlour.server").joinpath("client")
WITH_CLIENT = """
import pathlib, sys
from parlour.server import page
page.CLIENT = pathlib.Path(sys.argv.pop(1))
from parlour.cli import main
main()
"""


class Server:
    """`parlour serve`, which can be killed and started again at the same address, or with another client."""

    def __init__(self, store: Path | str) -> None:
        self._store = store
        self._port = "0"
        self.base = ""
        self.start()

    def start(self, client: Path | None = None) -> None:
        parlour, *words = command(self._store, self._port, "--quick-reviews")
        program = [sys.executable, "-c", WITH_CLIENT, str(client)] if client else [parlour]
        self._process = subprocess.Popen(
            [*program, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout
        self.base, self._port = address(self._process.stdout.readline())

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


class Servers:
    """Two of them, which are killed and started together, and a proxy before them."""

    def __init__(self, servers: list[Server], base: str) -> None:
        self._servers = servers
        self.base = base

    def start(self, client: Path | None = None) -> None:
        for server in self._servers:
            server.start(client)

    def kill(self) -> None:
        for server in self._servers:
            server.kill()


@contextmanager
def server_in(folder: Path) -> Iterator[Server | Servers]:
    if not CLIENT.joinpath("index.html").is_file():
        pytest.fail("These tests need the browser client: make web", pytrace=False)
    with several_in(folder) if os.environ.get("PARLOUR_BEHIND_PROXY") else one_in(folder) as server:
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def one_in(folder: Path) -> Iterator[Server]:
    yield Server(folder / "store.sqlite")


@contextmanager
def several_in(folder: Path) -> Iterator[Servers]:
    with running() as postgres:
        servers = [Server(f"{postgres}/postgres") for _ in range(2)]
        with behind(folder, [server.base for server in servers]) as base:
            yield Servers(servers, base)
