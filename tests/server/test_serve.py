"""The socket that a server listens on."""

from __future__ import annotations

import asyncio
import socket

from parlour.server.listeners import listening


def test_small_pieces_are_sent_at_once() -> None:
    """Else an answer's body waits until the client has acknowledged its head."""
    options: list[int] = []

    def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        options.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def test() -> None:
        with listening("127.0.0.1", 0) as found:
            async with asyncio.timeout(60), await asyncio.start_server(connected, sock=found):
                reader, writer = await asyncio.open_connection(*found.getsockname())
                assert await reader.read() == b""
                writer.close()

    asyncio.run(test())
    assert len(options) == 1
    assert options[0]
