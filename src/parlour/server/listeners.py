"""Where a server listens: sockets, and a uvicorn that can listen in other places while it runs."""

from __future__ import annotations

import asyncio
import errno
import socket
from typing import TYPE_CHECKING, Final, cast

import uvicorn

from parlour.kernel.errors import ParlourError
from parlour.server.http import HttpProtocol
from parlour.server.websocket import WebSocketProtocol

if TYPE_CHECKING:
    from parlour.server.door import Door

NEXT: Final = 10  # ports that are tried, one after the other; then any


def listening(host: str, port: int) -> socket.socket:
    """A socket to serve on."""
    try:
        return bound(host, port)
    except OSError as problem:
        raise unusable(host, port, problem) from None


def listening_near(host: str, port: int) -> socket.socket:
    """A socket to serve on, at this port; or at another one, if something else has it."""
    for each in (*range(port, min(port + NEXT, 65536)), 0):
        try:
            return bound(host, each)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise unusable(host, each, problem) from None
    raise AssertionError  # one of them is free


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small pieces at once (TCP_NODELAY) only where the protocol is named. Else a body waits for
    # the client to acknowledge the head, 40 ms.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(1024)  # who comes early waits
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found


def unusable(host: str, port: int, problem: OSError) -> ParlourError:
    return ParlourError("address", host=host, port=str(port), reason=problem.strerror or str(problem))


def web_address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class Server(uvicorn.Server):
    """uvicorn's server; with a door, if there is one."""

    def __init__(self, config: uvicorn.Config, door: Door | None = None) -> None:
        super().__init__(config)
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._door and sockets:
            await self._door.attach(self, sockets[0].getsockname()[:2])

    async def listen(self, found: socket.socket) -> asyncio.Server:
        """Serve on another socket, too. It is closed when the server ends."""

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        listener = await asyncio.get_running_loop().create_server(protocol, sock=found)
        self.servers.append(listener)
        return listener

    async def hang_up(self, listener: asyncio.Server) -> None:
        """Serve there no more: connections end, those of clients that do not want to a little later."""
        place = listener.sockets[0].getsockname()
        listener.close()
        self.servers.remove(listener)
        await asyncio.sleep(0)  # whoever was let in just now is there
        now = asyncio.get_running_loop().time()
        for each in cast(list[HttpProtocol | WebSocketProtocol], list(self.server_state.connections)):
            if each.transport.get_extra_info("sockname") == place:
                each.shutdown()
                each.connection.ending = now
