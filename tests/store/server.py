"""A PostgreSQL server for the tests, from the system's own packages, with nothing mocked."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.packages import installed

if TYPE_CHECKING:
    from collections.abc import Iterator

# The shell lives as long as its input is open: the server ends with the tests, also when they are killed.
WATCH = """
"$0/postgres" -D "$1/data" -p "$2" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \\
    -c shared_buffers=16MB </dev/null >"$1/log" 2>&1 &
cat >/dev/null
kill -QUIT $!
wait
cd / && rm -rf "$1"
"""


def binaries() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


@contextmanager
def running() -> Iterator[str]:
    """The URL of a server on a free port of this machine, without its database."""
    folder = installed("postgresql", binaries)
    home = Path(tempfile.mkdtemp(prefix="parlour-postgresql-"))
    other: list[str] = []
    if os.getuid() == 0:  # which PostgreSQL refuses to be
        other = ["runuser", "-u", "postgres", "--"]
        shutil.chown(home, "postgres")
    make = [*other, str(folder / "initdb"), "--auth=trust", "--username=parlour", "--encoding=UTF8"]
    make += ["--locale=C", "--no-sync", f"--pgdata={home / 'data'}"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=home)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    start = [*other, "sh", "-c", WATCH, str(folder), str(home), str(port)]
    watch = subprocess.Popen(start, stdin=subprocess.PIPE, cwd=home, start_new_session=True)
    try:
        ask = [str(folder / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={port}"]
        until = time.monotonic() + 60
        while subprocess.run(ask, check=False).returncode:
            if time.monotonic() > until:
                pytest.fail((home / "log").read_text(), pytrace=False)
            time.sleep(0.05)
        yield f"postgresql://parlour@127.0.0.1:{port}"
    finally:
        watch.communicate()
        shutil.rmtree(home, ignore_errors=True)
