"""Between a store and its database: a proxy that stalls and cuts connections in every way there is."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

Cut = Literal["reset", "close", "short"]


class Proxy:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.port
        self._there = parts.hostname, parts.port
        self._url = url
        self._open: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._short = False
        self._accepts = True
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def url(self) -> str:
        return self._url.replace(f":{self._there[1]}", f":{self.port}")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.mend()
            self.cut("reset")
            while self._open:
                await asyncio.sleep(0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._accepts:
            reset(writer)
            return
        try:
            there, back = await asyncio.open_connection(*self._there)
        except OSError:
            reset(writer)
            return
        pair = writer, back
        self._open.add(pair)
        try:
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        finally:
            self._open.discard(pair)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, RuntimeError):  # one of the two ends is gone
            while data := await reader.read(65536):
                await self._flows.wait()
                if self._short:  # a message that ends in the middle
                    self._short = False
                    writer.write(data[: len(data) // 2])
                    break
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self, how: Cut) -> None:
        """End all connections: as if a cable was pulled, politely, or in the middle of the next message."""
        if how == "short":
            self._short = True
            return
        for pair in self._open:
            for end in pair:
                if how == "reset":
                    reset(end)
                else:
                    end.close()

    def half_close(self) -> None:
        """Tell the clients that the database will say no more; it is not told."""
        for client, _ in self._open:
            with suppress(OSError, RuntimeError):  # it has ended meanwhile
                client.write_eof()

    def stall(self) -> None:
        """Pass nothing on, and close nothing, until it is mended."""
        self._flows.clear()

    def refuse(self) -> None:
        """Take no new connections until it is mended."""
        self._accepts = False

    def mend(self) -> None:
        self._accepts = True
        self._flows.set()


def reset(writer: asyncio.StreamWriter) -> None:
    """Close a connection without a farewell: the other end is told that it was reset."""
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
