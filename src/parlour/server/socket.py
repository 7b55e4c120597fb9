"""One socket: one person at one table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from parlour.kernel.errors import ParlourError
from parlour.server import messages as said
from parlour.server.commands import CLOSED, PATIENCE, SocketHandler, refusal_of
from parlour.server.connections import neighbourhood
from parlour.server.identity import hashed
from parlour.server.rest import address, asker, hub_of, locale_of, rate_limiter_of, token_of
from parlour.server.table import SLOW, Viewer
from parlour.server.websocket import protocol_of

if TYPE_CHECKING:
    from parlour.server.websocket import WebSocketProtocol


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A socket is refused before its first message is read, so that every message that is read is counted."""
    hub, protocol = hub_of(socket), protocol_of(socket.scope)
    try:
        player = await asker(socket)
        if player is None:
            raise ParlourError("session")
        found = await hub.table(table)
        if len(hub.visitors.get(player.id, ())) >= hub.settings.limits.sockets_per_person:
            raise ParlourError("too-many", seconds=60)
    except Exception as problem:
        refusal = refusal_of(problem, table)
        await socket.accept()
        protocol.say(said.write(said.refused(refusal, locale=locale_of(socket))))
        await socket.close(CLOSED.get(refusal.code, 1013), refusal.code)
        return
    viewer = Viewer(player, hashed(token_of(socket) or ""), protocol)
    handler = SocketHandler(
        hub,
        found,
        viewer,
        rate_limiter_of(socket),
        neighbourhood(address(socket)),
        socket.scope["state"]["build"],
    )
    hub.welcome(viewer)
    protocol.count = handler.count
    listening = asyncio.create_task(listen(socket, protocol, handler))
    ends: set[asyncio.Future[Any]] = {listening, viewer.dropped}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if listening.done():
            listening.result()
    finally:
        hub.farewell(viewer)
        found.leave(viewer)
        handler.ended = True
        if not handler.busy:  # else it finishes that, and then ends
            listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        if viewer.dropped.done():
            await close(socket, protocol, *viewer.dropped.result())
        else:
            viewer.dropped.cancel()


async def close(
    socket: WebSocket[Any, Any, Any], protocol: WebSocketProtocol, code: int, reason: str
) -> None:
    if code == SLOW:
        protocol.hang_up(code, reason)
        return
    with suppress(Exception):
        async with asyncio.timeout(PATIENCE):
            await socket.close(code, reason)


async def listen(
    socket: WebSocket[Any, Any, Any], protocol: WebSocketProtocol, handler: SocketHandler
) -> None:
    """Take one message after the other."""
    await socket.accept()
    while not handler.ended:
        message = await protocol.receive()
        if message["type"] != "websocket.receive":
            return
        await handler.take(message.get("text") or message.get("bytes") or "")
