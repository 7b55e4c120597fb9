"""Between the engine and the worker of the page in which it runs: what crosses is text.

The worker hands over a device, an object of JavaScript: `load` and `keep` are for what is kept, `ask` is for
bots, `told` and `closed` for the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from parlour.browser.engine import Engine
from parlour.browser.mind import answer_text, measured

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from parlour.store.memory import Change, Row

__all__ = ["Bridge", "start"]


class Device(Protocol):
    """What the worker of the page can do."""

    def load(self) -> Awaitable[str]: ...

    def keep(self, changes: str) -> Awaitable[None]: ...

    def ask(self, question: str) -> Awaitable[str] | str: ...

    def told(self, line: int, message: str) -> None: ...

    def closed(self, line: int, code: int) -> None: ...


class DeviceShelf:
    def __init__(self, device: Device) -> None:
        self._device = device

    async def load(self) -> dict[str, list[Row]]:
        return msgspec.json.decode(await self._device.load(), type=dict[str, list[dict[str, object]]])

    async def keep(self, changes: list[Change]) -> None:
        await self._device.keep(msgspec.json.encode(changes).decode())


class DeviceThinker:
    def __init__(self, device: Device) -> None:
        self._device = device

    async def ask(self, message: bytes) -> bytes:
        told = self._device.ask(message.decode())
        return (told if isinstance(told, str) else await told).encode()


class Bridge:
    """An engine, for callers in JavaScript."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.open = engine.open
        self.say = engine.say
        self.close = engine.close
        self.pace = engine.pace
        self.stop = engine.stop

    async def request(self, method: str, path: str, locale: str, body: str | None) -> str:
        ok, said = await self._engine.request(method, path, locale, body or None)
        return f'{{"ok":{"true" if ok else "false"},"said":{said}}}'

    def answer(self, question: str) -> str:
        """For a device without room for another worker: think here."""
        return answer_text(question)

    def measure(self) -> None:
        self.pace(measured())


async def start(device: Device) -> Bridge:
    return Bridge(await Engine.start(DeviceShelf(device), DeviceThinker(device), device))
