"""The site as `make site` has built it, and a plain server for its files."""

from __future__ import annotations

import json
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from typing import Self

    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
ENGINE = ROOT / "build" / "engine"


# As a worker would start Python, but in the page itself, to ask it something.
PYTHON = """
async ([files, info, module, command]) => {
    const { loadPyodide } = await import(files + "pyodide.mjs");
    const bytes = async (name) => new Uint8Array(await (await fetch(files + name)).arrayBuffer());
    const python = await loadPyodide({
        indexURL: files,
        stdLibURL: files + "stdlib.zip",
        lockFileContents: { info, packages: {} },
    });
    python.unpackArchive(await bytes("unpacked.zip"), "zip", { extractDir: "/lib/python3.14/site-packages" });
    python.FS.writeFile("/packages.zip", await bytes("packages.zip"));
    python.FS.writeFile("/asked.py", module);
    python.runPython(`import sys; sys.path[:0] = ["/packages.zip", "/"]`);
    return python.runPython(`from asked import *\n${command}\ntold`);
}
"""


def python_in(page: Page, base: str, module: str, command: str) -> str:
    """What `told` is after a command that knows all names of a module, in the Python of a browser."""
    about = json.loads((ENGINE / "manifest.json").read_text("utf-8"))
    files = f"{base}/engine-{about['version']}/"
    told: str = page.evaluate(PYTHON, [files, about["python"], module, command])
    return told


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *about: Any) -> None:
        """Nobody reads it."""


class FileServer:
    """Serves a folder, and knows nothing about it."""

    def __init__(self, folder: Path) -> None:
        if not (folder / "index.html").exists():
            pytest.fail("There is no site yet: make site builds it.")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *about: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Serve nobody any more."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
