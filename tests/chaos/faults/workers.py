"""The processes in which bots think are killed, or killed before they can begin."""

from __future__ import annotations

import asyncio
import signal
from time import monotonic
from typing import TYPE_CHECKING, Final

from tests.chaos.faults.fault import Fault
from tests.chaos.processes import children, command_line, send

if TYPE_CHECKING:
    from tests.chaos.bed import Bed

NAMES: Final = ("one", "two", "file")
MARK: Final = "spawn_main"  # how the command lines of workers can be told
SOON: Final = 20.0  # seconds in which every server has asked a bot
AGAIN: Final = 0.05  # seconds, in which no process is ready


def workers(pid: int) -> list[int]:
    return [child for child in children(pid) if MARK in command_line(child)]


async def kill(bed: Bed, seconds: float) -> None:
    """Those that there are die once. They begin with the first question, so there may be none at first."""
    async with asyncio.timeout(SOON):
        for name in NAMES:
            while not (found := workers(bed.servers[name].process.pid)):
                await asyncio.sleep(AGAIN)
            send(found, signal.SIGKILL)
    await asyncio.sleep(seconds)


async def prevent(bed: Bed, seconds: float) -> None:
    """None can start for a while."""
    until = monotonic() + seconds
    while monotonic() < until:
        for name in NAMES:
            send(workers(bed.servers[name].process.pid), signal.SIGKILL)
        await asyncio.sleep(AGAIN)


FAULTS: Final = [
    Fault("workers-killed", NAMES, kill, outage=False),
    Fault("workers-prevented", NAMES, prevent, outage=False),
]
