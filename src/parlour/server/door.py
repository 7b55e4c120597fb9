"""The door: lets friends on this computer's network in, while somebody at this computer wants it.

The server always listens at a loopback address. The door is a second listener, at an address of the network;
to shut it ends all connections that came through it. Only who came by the first one, from this computer and
with a page of this server, may open and shut it.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import structlog
from litestar import Request, get, put
from litestar.params import JSONBody
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.server.addresses import is_address, own_addresses
from parlour.server.listeners import listening_near, web_address
from parlour.server.requests import Input
from parlour.server.rest import refusals

if TYPE_CHECKING:
    import socket

    from litestar.connection import ASGIConnection

    from parlour.server.listeners import Server

logger = structlog.get_logger("parlour.server")
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class SetDoor(Input, frozen=True):
    """Open the door at one of this computer's addresses; at none: shut it."""

    address: Annotated[str, Meta(max_length=64)] | None


class DoorStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """The door, as whoever asks may know it."""

    yours: bool  # you sit at the computer that serves, and may open and shut it
    address: str = ""  # at which it is open; nothing: it is shut
    link: str = ""  # the first page, by way of the door
    addresses: list[str] = []  # at which it could be open, the likeliest first


class Door:
    def __init__(self) -> None:
        self.address = ""
        self.link = ""
        self._named: list[str] = []  # on the command line
        self._home = ("", 0)  # where whoever sits at this computer comes in
        self._bound: socket.socket | None = None  # where the others do
        self._listener: asyncio.Server | None = None
        self._server: Server | None = None
        self._turn = asyncio.Lock()

    def bind(self, address: str, port: int) -> None:
        """Choose the place before the server runs; it is served when the server does."""
        self._keep(self._bind(address, port))
        self._named = [self.address]

    async def attach(self, server: Server, home: tuple[str, int]) -> None:
        """From now on there is somebody to answer."""
        self._server, self._home = server, home
        if self._bound:
            self._listener = await server.listen(self._bound)

    def addresses(self) -> list[str]:
        """Where it could be open, the likeliest first; and where it is, even if the network is gone."""
        return list(dict.fromkeys([*self._named, *own_addresses(), *filter(None, [self.address])]))

    async def set(self, address: str | None) -> None:
        """Open or shut it. If it cannot be opened elsewhere, it stays open where it is."""
        async with self._turn:
            if address == (self.address or None):
                return
            if address is None:
                await self._shut()
                self.address = self.link = ""
            else:
                await self._move(address)
            logger.info("door", open=address is not None)

    async def _move(self, address: str) -> None:
        if address not in self.addresses():
            raise ParlourError("door-address", address=address)
        assert self._server
        bound = self._bind(address, self._home[1])
        listener = await self._server.listen(bound)
        await self._shut()
        self._keep(bound)
        self._listener = listener

    def _bind(self, address: str, port: int) -> socket.socket:
        if not is_address(address):
            raise ParlourError("door-address", address=address)
        return listening_near(address, port)

    def _keep(self, bound: socket.socket) -> None:
        self._bound = bound
        self.address, port = bound.getsockname()[:2]
        self.link = web_address(self.address, port)

    async def _shut(self) -> None:
        if self._server and self._listener:
            await self._server.hang_up(self._listener)
        self._bound = self._listener = None

    def is_for(self, asking: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether somebody at this computer asks. They came by the first listener, from a loopback address,
        by no proxy that says so; and they call this server by its address, for a name could be made to mean
        it by whoever owns the name.
        """
        host, port = self._home
        client = asking.client.host if asking.client else ""
        return (
            tuple(asking.scope["server"] or ()) == self._home
            and is_address(client)
            and ip_address(client).is_loopback
            and asking.headers.get("host", "").lower() in (f"{host}:{port}", f"localhost:{port}")
            and not any(name in asking.headers for name in FORWARDED)
        )


def door_for(asking: ASGIConnection[Any, Any, Any, Any]) -> Door | None:
    """The door, if this server has one and whoever asks may open it."""
    found: Door | None = asking.scope["state"]["door"]
    return found if found and found.is_for(asking) else None


def status_of(door: Door | None) -> DoorStatus:
    return DoorStatus(True, door.address, door.link, door.addresses()) if door else DoorStatus(False)


@get("/api/door", summary="Whether others on the network may come in", responses=refusals())
async def door(request: Request[Any, Any, Any]) -> DoorStatus:
    return status_of(door_for(request))


@put("/api/door", summary="Open or shut the door to the network", responses=refusals(403, 413, 415))
async def set_door(request: Request[Any, Any, Any], data: JSONBody[SetDoor]) -> DoorStatus:
    found = door_for(request)
    if found is None:
        raise ParlourError("door-elsewhere")
    await found.set(data.address)
    return status_of(found)


HANDLERS = [door, set_door]
