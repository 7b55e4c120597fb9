"""A server under attack, and what the attacker sees of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException

from tests.server.visitor import Person, Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from parlour import Rng

LOST: Final = (OSError, EOFError, WebSocketException, httpx.HTTPError, TimeoutError)


class Target:
    def __init__(self, base: str, seconds: float, rng: Rng) -> None:
        self.base = base
        self.rng = rng
        self.seconds = seconds
        self.counts: Counter[str] = Counter()  # what became of the attempts
        self.problems: list[str] = []
        self._until = monotonic() + seconds
        self._addresses = 0

    @property
    def left(self) -> float:
        """Seconds until the attack is over."""
        return self._until - monotonic()

    @property
    def host(self) -> tuple[str, int]:
        parts = urlsplit(self.base)
        assert parts.hostname
        assert parts.port
        return parts.hostname, parts.port

    def address(self) -> str:
        """Another address to come from."""
        self._addresses += 1
        return f"127.0.66.{self._addresses}"

    async def guest(self, name: str = "Mallory", address: str | None = None) -> Person:
        return await Person.come(self.base, name, address=address or self.address())

    async def attempt(self, what: str, doing: Coroutine[Any, Any, object]) -> object:
        """Do something that may be refused or cut off, and count what became of it."""
        try:
            result = await doing
        except Refusal as refusal:
            self.counts[f"{what}: {refusal.code}"] += 1
            if refusal.code == "internal":
                self.problems.append(f"{what}: {refusal.told}")
        except LOST as problem:
            self.counts[f"{what}: {type(problem).__name__}"] += 1
        else:
            self.counts[f"{what}: done"] += 1
            return result
        return None

    async def connect(self, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A plain connection."""
        return await asyncio.open_connection(*self.host, local_addr=(address, 0))

    async def socket(self, person: Person, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A table's socket, to be used by hand."""
        assert person.address
        reader, writer = await self.connect(person.address)
        cookie = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host[0]}:{self.host[1]}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        async with asyncio.timeout(max(1.0, self.left)):
            answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionRefusedError(answer.partition(b"\r\n")[0].decode())
        return reader, writer

    async def all_for_a_while(self, attempts: list[Coroutine[Any, Any, object]]) -> None:
        """Let all go on until the time is up."""
        tasks = [asyncio.create_task(each) for each in attempts]
        await asyncio.wait(tasks, timeout=max(0.1, self.left))
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.problems.append(repr(result))


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A client's frame, masked with nothing (RFC 6455, 5.2). Payloads are short."""
    assert len(payload) < 65536
    head = bytes([opcode | (0x80 if last else 0)])
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126, *length.to_bytes(2, "big")])
    return head + size + bytes(4) + payload


async def ended(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Whether the server closes a connection in time; what it says is thrown away."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            with suppress(OSError):
                while await reader.read(65536):
                    pass
            return True
    return False
