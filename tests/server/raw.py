"""Clients that choose every byte, for tests."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing, suppress
from typing import TYPE_CHECKING

from websockets.frames import Frame, Opcode

from tests.server.visitor import PATIENCE, TRUSTING, VISITORS

if TYPE_CHECKING:
    from tests.server.visitor import Person

GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"


class Raw:
    """A connection that says anything."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        VISITORS.append(self)

    async def leave(self) -> None:
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()

    @classmethod
    async def to(cls, base: str, said: bytes = b"", address: str = "127.0.0.1", narrow: bool = False) -> Raw:
        host, _, port = base.partition("//")[2].rpartition(":")
        secure = TRUSTING if base.startswith("https") else None
        with closing(socket.socket()) as plain:
            if narrow:
                make_narrow(plain)
            plain.setblocking(False)
            plain.bind((address, 0))
            await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
            name = host if secure else None
            made = cls(*await asyncio.open_connection(sock=plain.dup(), ssl=secure, server_hostname=name))
        made.writer.write(said)
        return made

    async def answer(self) -> bytes:
        """All that is said before the connection ends."""
        told = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while piece := await self.reader.read(65536):
                    told += piece
        return told

    async def status(self) -> bytes:
        async with asyncio.timeout(PATIENCE):
            return (await self.reader.readline())[9:12]


def make_narrow(plain: socket.socket) -> None:
    """Let the kernels on both sides keep little of what is sent, so that the server notices who does not
    read. How much its side keeps depends on the size of a segment.
    """
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)


async def raw_socket(
    base: str, table: str, person: Person, address: str = "127.0.0.1", narrow: bool = False
) -> Raw:
    """A socket whose client chooses every byte."""
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {base.partition('//')[2]}\r\n"
    head += "connection: upgrade\r\nupgrade: websocket\r\n"
    head += "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
    head += f"cookie: parlour={person.web.cookies['parlour']}\r\n\r\n"
    made = await Raw.to(base, head.encode(), address, narrow)
    assert b" 101 " in await made.reader.readuntil(b"\r\n\r\n")
    return made


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def code_in(told: bytes) -> int:
    """The code by which a socket was closed, which is the last thing said."""
    at = told.rindex(b"\x88")
    return int.from_bytes(told[at + 2 : at + 4], "big")
