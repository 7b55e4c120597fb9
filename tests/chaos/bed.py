"""Two servers that share a PostgreSQL, each through a proxy of its own, and one with a SQLite file on a small
disk. The clock of each can be set.
"""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from tests.chaos.clock import Clock, build
from tests.chaos.watch import Watch
from tests.server.process import Server
from tests.server.visitor import goodbye
from tests.store.by_hand import execute
from tests.store.proxy import Proxy
from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterator
    from types import TracebackType

DISK: Final = 256  # megabytes that the SQLite server has
AGAIN: Final = 0.5  # seconds until a server that has ended is started again
NAMES: Final = ("one", "two", "file")  # of the servers: two on PostgreSQL, one on SQLite


class Subject(Server):
    """A server that is put to the test. If it ends by itself it is started again, as a service would be."""

    def __init__(self, name: str, store: str, log: Path, clock: Clock) -> None:
        log.touch()
        super().__init__(store, "--log", "json", log=log, env=clock.env)
        self.name = name
        self.clock = clock
        self.watch = Watch(self, log)
        self.down = False  # whether it is meant to be
        self.ends: list[float] = []  # when it has ended by itself

    async def keep_up(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            if self.process.returncode is not None and not self.down:
                self.ends.append(monotonic())
                with suppress(AssertionError):  # it cannot start now: later
                    await self.start()


class Bed:
    """All that is started for a run, and ended with it."""

    def __init__(self) -> None:
        self._stack = AsyncExitStack()
        self.folder: Path
        self.disk: Path | None = None  # the small disk, if one could be mounted
        self.postgres = ""  # where the database is for everybody else
        self.file = ""
        self.proxies: dict[str, Proxy] = {}
        self.servers: dict[str, Subject] = {}

    async def __aenter__(self) -> Bed:
        try:
            await self._start()
        except BaseException:
            await self._stack.aclose()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def _start(self) -> None:
        stack = self._stack
        self.folder = Path(stack.enter_context(TemporaryDirectory(prefix="parlour-chaos-")))
        self.disk = stack.enter_context(small_disk(self.folder / "disk"))
        postgres = stack.enter_context(running())
        stack.push_async_callback(goodbye)  # before the database ends
        await execute(f"{postgres}/postgres", "CREATE DATABASE chaos")
        self.postgres = f"{postgres}/chaos"
        self.file = str((self.disk or self.folder) / "chaos.sqlite")
        library = build(self.folder)
        for name in NAMES:
            store = self.file if name == "file" else await self._through_proxy(name)
            clock = Clock(self.folder / f"{name}.clock", library)
            server = Subject(name, store, self.folder / f"{name}.log", clock)
            self.servers[name] = server
            await server.start()
            await stack.enter_async_context(server.watch)
            await stack.enter_async_context(background(server.keep_up()))

    async def _through_proxy(self, name: str) -> str:
        proxy = self.proxies[name] = Proxy(self.postgres)
        await self._stack.enter_async_context(proxy.running())
        return proxy.url

    async def postmaster(self) -> int:
        """The process to which all of PostgreSQL's belong."""
        ((folder,),) = await execute(self.postgres, "SHOW data_directory")
        return int(Path(folder, "postmaster.pid").read_text().split()[0])


@asynccontextmanager
async def background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@contextmanager
def small_disk(where: Path) -> Iterator[Path | None]:
    """A disk in memory that can be filled; none, where nobody may mount one."""
    where.mkdir()
    if not shutil.which("mount"):
        yield None
        return
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=700", "parlour-chaos", str(where)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield where
    finally:
        subprocess.run(["umount", "--lazy", str(where)], check=True)
