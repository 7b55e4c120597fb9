"""Clients that ask for much and read nothing."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Final, cast

from websockets.frames import Opcode

from tests.chaos.hostile.target import LOST, ended
from tests.server.raw import frame

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target
    from tests.server.visitor import Person

PERSONS: Final = 3
SOCKETS: Final = 20  # of each
ASK: Final = frame(Opcode.TEXT, json.dumps({"kind": "join", "locale": "de"}).encode())
AGAIN: Final = frame(Opcode.TEXT, json.dumps({"kind": "resync"}).encode())


async def attack(target: Target) -> None:
    """At a table where bots play one game after the other, so that there is much to tell."""
    host = await target.guest()
    table = await host.open("fruitoplay", 6, games=20)
    at = await host.at(table)
    for seat in range(6):
        await at.ask("seat_bot", seat=seat, bot="random")
    await at.ask("begin")
    people = [await target.guest() for _ in range(PERSONS)]
    await target.all_for_a_while([stare(target, person, table) for person in people for _ in range(SOCKETS)])


async def stare(target: Target, person: Person, table: str) -> None:
    try:
        raw = await target.socket(person, table, narrow=True)
    except LOST as problem:
        target.counts[f"not let in: {type(problem).__name__}"] += 1
        return
    transport = cast("asyncio.Transport", raw.writer.transport)
    transport.pause_reading()
    raw.writer.write(ASK)
    try:
        while target.left > 1 and not raw.writer.is_closing():
            raw.writer.write(AGAIN)
            await asyncio.sleep(0.5)
        transport.resume_reading()
        target.counts["dropped" if await ended(raw.reader, 0.5) else "kept"] += 1
    finally:
        transport.abort()
