"""Runs the server, in one process or in several."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from multiprocessing import parent_process
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import uvicorn
from uvicorn.supervisors import Multiprocess

from parlour.bots.workers import end_with_parent
from parlour.kernel.errors import ParlourError
from parlour.server import logs
from parlour.server.connections import Connections
from parlour.server.http import HttpProtocol
from parlour.server.listeners import Server, listening, listening_near, web_address
from parlour.server.messages import LONGEST
from parlour.server.system import lock, raise_descriptor_limit
from parlour.server.websocket import WebSocketProtocol
from parlour.store import file_of, open_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from parlour.server.door import Door
    from parlour.server.middleware import Middleware
    from parlour.server.settings import Settings

BEAT: Final = 15.0  # seconds after which a client is asked whether it is there, and has to answer
YOUNG: Final = 10_000  # objects among which cycles are sought at a time, which takes some milliseconds
GRACE: Final = 10  # seconds to finish what was begun
LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - for those who serve everybody


def make(settings: Settings, door: Door | None = None) -> Middleware:
    """The application, in the process that serves it."""
    from parlour.server.app import application

    if parent_process():  # one of several processes: they end together
        end_with_parent()
    logs.set_up(settings.json_log, settings.log_file)
    found = application(settings, door)
    gc.collect()
    gc.freeze()  # what is loaded stays: no need to look through it again
    gc.set_threshold(YOUNG, 10, 10)
    return found


class Config(uvicorn.Config):
    """How uvicorn serves, with connections that are counted and watched."""

    def __init__(self, maker: Callable[[], Middleware], settings: Settings, processes: int = 1) -> None:
        super().__init__(
            maker,
            factory=True,
            workers=processes,
            ws="none",  # ours, as soon as the application is loaded
            ws_max_size=LONGEST,
            ws_ping_interval=BEAT,
            timeout_keep_alive=settings.limits.idle,
            timeout_graceful_shutdown=GRACE,
            log_config=None,
            access_log=False,
            server_header=False,
        )
        self._settings = settings

    def load(self) -> None:
        """Each process counts its own connections."""
        super().load()
        limits, traffic = self._settings.limits, self._settings.rates.traffic
        connections = Connections(limits, traffic, trusted=self.loaded_app.trusted_hosts)
        self.http_protocol_class = partial(HttpProtocol, connections)  # type: ignore[assignment]
        self.ws_protocol_class = partial(WebSocketProtocol, connections)  # type: ignore[assignment]


async def prepare(settings: Settings) -> None:
    """Better to know now whether the store can be used. A file is for one server: nobody else has leases."""
    async with await open_store(settings.store, examine=True) as store:
        if file_of(settings.store):
            await store.release_all()


@contextmanager
def alone(file: Path, address: str) -> Iterator[None]:
    """Serve a file as the only one: what others write there is not heard of. They are told the address."""
    file = file.resolve()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock_file = file.with_name(f"{file.name}.lock").open("a+")
    except OSError as problem:
        raise ParlourError("store-open", store=str(file), reason=str(problem)) from None
    with lock_file:
        try:
            lock(lock_file)
        except BlockingIOError:
            lock_file.seek(0)
            raise ParlourError("served", address=lock_file.read()) from None
        lock_file.truncate(0)
        lock_file.write(address)
        lock_file.flush()
        yield


def serve(
    settings: Settings,
    host: str,
    port: int,
    processes: int,
    ready: Callable[[str], None],
    door: Door | None = None,
) -> None:
    """Serve until the end, having said where. A server with a door is content with another port."""
    file = file_of(settings.store)
    if processes > 1 and file:
        raise ParlourError("several-processes")
    for origin in settings.origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise ParlourError("origin-form", origin=origin)
    for each in (signal.SIGINT, signal.SIGTERM):  # what uvicorn leaves to others when it has ended
        signal.signal(each, lambda *_: sys.exit(0))
    raise_descriptor_limit()
    with closing((listening_near if door else listening)(host, port)) as found:
        name, number = found.getsockname()[:2]
        here = LOOPBACK.get(name, name)  # the same page, by an address that works on this computer
        with alone(file, web_address(here, number)) if file else nullcontext():
            asyncio.run(prepare(settings))
            ready(web_address(name, number))
            if processes == 1:
                Server(Config(partial(make, settings, door), settings), door).run([found])
                return
            with TemporaryDirectory(prefix="parlour-") as folder:
                os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
                Multiprocess(Config(partial(make, settings), settings, processes), sockets=[found]).run()
