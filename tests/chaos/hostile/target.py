"""A server under attack, and what the attacker sees of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import httpx
from websockets.exceptions import WebSocketException

from tests.server.raw import Raw, raw_socket
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

    async def connect(self, address: str) -> Raw:
        """A plain connection."""
        return await Raw.to(self.base, address=address)

    async def socket(self, person: Person, table: str, narrow: bool = False) -> Raw:
        """A table's socket, to be used by hand."""
        assert person.address
        async with asyncio.timeout(max(1.0, self.left)):
            try:
                return await raw_socket(self.base, table, person, person.address, narrow)
            except AssertionError:
                raise ConnectionRefusedError("no socket") from None

    async def all_for_a_while(self, attempts: list[Coroutine[Any, Any, object]]) -> None:
        """Let all go on until the time is up."""
        tasks = [asyncio.create_task(each) for each in attempts]
        await asyncio.wait(tasks, timeout=max(0.1, self.left))
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.problems.append(repr(result))


async def ended(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Whether the server closes a connection in time; what it says is thrown away."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            with suppress(OSError):
                while await reader.read(65536):
                    pass
            return True
    return False
