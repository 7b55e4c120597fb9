"""A thousand connections from one address."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tests.chaos.hostile.target import LOST, ended

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target

MANY: Final = 1000
AT_ONCE: Final = 50


async def attack(target: Target) -> None:
    address = target.address()
    turn = asyncio.Semaphore(AT_ONCE)
    await target.all_for_a_while([hold(target, address, turn) for _ in range(MANY)])
    if not target.counts["closed"] + target.counts["not let in"]:
        target.problems.append(f"one address has {target.counts['held']} connections")


async def hold(target: Target, address: str, turn: asyncio.Semaphore) -> None:
    """Connect, ask for something, and hold on to the connection."""
    try:
        async with turn:
            raw = await target.connect(address)
    except LOST:
        target.counts["not let in"] += 1
        return
    try:
        raw.writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")  # and no empty line
        seconds = max(0.1, target.left - 1)
        target.counts["closed" if await ended(raw.reader, seconds) else "held"] += 1
    finally:
        raw.writer.transport.abort()
