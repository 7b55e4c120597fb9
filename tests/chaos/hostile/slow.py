"""Requests that are never finished."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tests.chaos.hostile.target import LOST, ended

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target

CONNECTIONS: Final = 100
LATE: Final = 12.0  # seconds after which nobody should wait for the rest
STREAMS: Final = 5
MOST: Final = 4 * 1024 * 1024  # bytes of headers that a client sends
SHOUTED: Final = b"X-Padding: " + b"p" * 1000 + b"\r\n"


async def half_requests(target: Target) -> None:
    """A byte a second, so that a server which waits for silence waits for ever."""
    address = target.address()
    await target.all_for_a_while([dribble(target, address) for _ in range(CONNECTIONS)])
    if target.seconds > LATE and target.counts["still open"]:
        target.problems.append(f"half a request is waited for {LATE:.0f} s and longer")


async def dribble(target: Target, address: str) -> None:
    try:
        raw = await target.connect(address)
    except LOST as problem:
        target.counts[f"not let in: {type(problem).__name__}"] += 1
        return
    closed = asyncio.create_task(ended(raw.reader, target.seconds + 5))
    try:
        raw.writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        while target.left > 0.5 and not closed.done():
            raw.writer.write(b"s")
            await asyncio.sleep(1)
        target.counts["closed" if closed.done() else "still open"] += 1
    finally:
        closed.cancel()
        raw.writer.transport.abort()


async def endless_headers(target: Target) -> None:
    address = target.address()
    await target.all_for_a_while([shout(target, address) for _ in range(STREAMS)])


async def shout(target: Target, address: str) -> None:
    """Headers without end, until somebody stops it."""
    while target.left > 0:
        try:
            raw = await target.connect(address)
            closed = asyncio.create_task(ended(raw.reader, target.seconds + 5))
            sent = 0
            try:
                raw.writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
                while sent < MOST and target.left > 0 and not closed.done():
                    raw.writer.write(SHOUTED * 16)
                    await raw.writer.drain()
                    sent += 16 * len(SHOUTED)
                    await asyncio.sleep(0.01)
            finally:
                target.counts["stopped" if closed.done() else "not stopped"] += 1
                closed.cancel()
                raw.writer.transport.abort()
            if sent >= MOST:
                target.problems.append(f"{sent >> 10} KiB of headers were taken")
                return
        except LOST:
            target.counts["stopped"] += 1
        await asyncio.sleep(0.2)
