"""A server in a process of its own, for tests."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

from tests.server.visitor import VISITORS


def command(store: str | Path, port: str, *more: str) -> list[str]:
    """What starts a server."""
    serve = [str(Path(sys.executable).with_name("parlour")), "serve", "--port", port]
    return [*serve, "--store", str(store), *more]


def address(line: str) -> tuple[str, str]:
    """Where a server is that says this, and its port."""
    found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
    assert found, line
    return found[0], found[1]


class Server:
    """`parlour serve`, which can be killed and started again at the same address."""

    def __init__(
        self, store: str | Path, *more: str, log: Path | None = None, env: dict[str, str] | None = None
    ) -> None:
        self.store = str(store)
        self.base = ""
        self._port = "0"
        self._more = more
        self._log = log
        self._env = {**os.environ, **(env or {})}

    def command(self) -> list[str]:
        return command(self.store, self._port, *self._more)

    async def start(self) -> None:
        log = self._log.open("ab") if self._log else None
        self.process = await asyncio.create_subprocess_exec(
            *self.command(),
            stdout=asyncio.subprocess.PIPE,
            stderr=log or asyncio.subprocess.DEVNULL,
            env=self._env,
        )
        if log:
            log.close()
        VISITORS.append(self)
        assert self.process.stdout
        self.base, self._port = address((await self.process.stdout.readline()).decode())

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()

    async def leave(self) -> None:
        if self.process.returncode is None:
            await self.kill()

    async def stop(self) -> int:
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        return await self.process.wait()
