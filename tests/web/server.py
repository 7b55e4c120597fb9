"""A server with the built client, for those who come with a browser."""

from __future__ import annotations

import subprocess
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from tests.server.process import address, command

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Server:
    """`parlour serve`, which can be killed and started again at the same address."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self._port = "0"
        self.base = ""
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            command(self._store, self._port), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout
        self.base, self._port = address(self._process.stdout.readline())

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
