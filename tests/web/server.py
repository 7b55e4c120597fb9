"""A server with the built client, for those who come with a browser."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from tests.server.process import address, command

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

    def __init__(self, store: Path) -> None:
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


@contextmanager
def server_in(folder: Path) -> Iterator[Server]:
    if not CLIENT.joinpath("index.html").is_file():
        pytest.fail("These tests need the browser client: make web", pytrace=False)
    server = Server(folder / "store.sqlite")
    try:
        yield server
    finally:
        server.kill()
