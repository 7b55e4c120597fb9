"""Between a store and its database: a proxy that cuts connections in every way there is."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
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
        self._ends: list[asyncio.StreamWriter] = []
        self._short = False

    @property
    def url(self) -> str:
        return self._url.replace(f":{self._there[1]}", f":{self._port}")

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut("reset")

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self._there)
        self._ends += [writer, back]
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                if self._short:  # a message that ends in the middle
                    self._short = False
                    writer.write(data[: len(data) // 2])
                    break
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        writer.close()

    def cut(self, how: Cut) -> None:
        """End all connections: as if a cable was pulled, politely, or in the middle of the next message."""
        if how == "short":
            self._short = True
            return
        ends, self._ends = self._ends, []
        for end in ends:
            if how == "reset":
                end.transport.abort()
            else:
                end.close()
