"""A TCP proxy between a server and its database, which can be told to misbehave."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress

PIECE = 65536  # bytes that are passed on at a time


class Proxy:
    """Listens at a free port of this machine and passes everything on to another one."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self._server: asyncio.Server
        self._open: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._accepts = True

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def leave(self) -> None:
        self._server.close()
        self.mend()
        self.cut()
        while self._open:
            await asyncio.sleep(0)
        await self._server.wait_closed()

    @property
    def connections(self) -> int:
        return len(self._open)

    def stall(self) -> None:
        """Pass nothing on, and close nothing, until it is mended."""
        self._flows.clear()

    def refuse(self) -> None:
        """Take no new connections until it is mended."""
        self._accepts = False

    def mend(self) -> None:
        self._accepts = True
        self._flows.set()

    def cut(self) -> None:
        """Reset all connections."""
        for pair in self._open:
            for writer in pair:
                reset(writer)

    def half_close(self) -> None:
        """Tell the servers that the database will say no more; it is not told."""
        for client, _ in self._open:
            with suppress(OSError):  # it has ended meanwhile
                client.write_eof()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._accepts:
            reset(writer)
            return
        try:
            there, away = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            reset(writer)
            return
        pair = writer, away
        self._open.add(pair)
        try:
            await asyncio.gather(self._pass_on(reader, away), self._pass_on(there, writer))
        finally:
            self._open.discard(pair)
            writer.close()
            away.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):  # one of the two ends is gone
            while data := await reader.read(PIECE):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


def reset(writer: asyncio.StreamWriter) -> None:
    """Close a connection without a farewell: the other end is told that it was reset."""
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
