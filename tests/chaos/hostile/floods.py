"""Control frames without end, and messages in pieces that never end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from websockets.frames import Opcode

from tests.chaos.hostile.target import LOST, ended
from tests.server.raw import frame

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target
    from tests.server.visitor import Person

SOCKETS: Final = 4
RATE: Final = 400 * 1024  # bytes a second, on each socket
TURN: Final = 0.05  # seconds between two pieces
PINGS: Final = frame(Opcode.PING) * 3000
FIRST, PIECE = frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, fin=False)


async def pings(target: Target) -> None:
    await flood(target, b"", PINGS)


async def fragments(target: Target) -> None:
    """Some bytes at a time, as one message that never ends."""
    await flood(target, FIRST, PIECE * 3500)


async def flood(target: Target, first: bytes, pieces: bytes) -> None:
    person = await target.guest()
    table = await person.open("pungi", 3)
    await target.all_for_a_while([pour(target, person, table, first, pieces) for _ in range(SOCKETS)])


async def pour(target: Target, person: Person, table: str, first: bytes, pieces: bytes) -> None:
    """As much as the server takes, but at most so much in a second."""
    sent, each = 0, pieces[: int(RATE * TURN) // len(PIECE) * len(PIECE)]
    while target.left > 0:
        try:
            raw = await target.socket(person, table)
        except LOST as problem:
            target.counts[f"not let in: {type(problem).__name__}"] += 1
            await asyncio.sleep(1)
            continue
        closed = asyncio.create_task(ended(raw.reader, target.left + 1))
        try:
            raw.writer.write(first)
            while target.left > 0 and not closed.done():
                raw.writer.write(each)
                await raw.writer.drain()
                sent += len(each)
                await asyncio.sleep(TURN)
        except LOST:
            pass
        finally:
            target.counts["closed" if closed.done() else "kept"] += 1
            target.counts["KiB"] += sent // 1024
            sent = 0
            closed.cancel()
            raw.writer.transport.abort()
