"""The disk of a server is full."""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tests.chaos.faults.fault import Fault

if TYPE_CHECKING:
    from pathlib import Path

    from tests.chaos.bed import Bed

PIECE: Final = bytes(65536)
LEAST: Final = 4096  # bytes that a file may have, where no disk could be mounted


async def fill(bed: Bed, seconds: float) -> None:
    if not bed.disk:
        await limit_files(bed, seconds)
        return
    ballast = bed.disk / "ballast"
    try:
        write_all(ballast)
        await asyncio.sleep(seconds)
    finally:
        ballast.unlink()


def write_all(ballast: Path) -> None:
    """Take all the room there is."""
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        for size in (len(PIECE), 4096, 1):
            with suppress(OSError):
                while file.write(PIECE[:size]):
                    pass


async def limit_files(bed: Bed, seconds: float) -> None:
    """As good as a full disk: the server may not write to a file beyond its first bytes."""
    pid = bed.servers["file"].process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (LEAST, before[1]))
    try:
        await asyncio.sleep(seconds)
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


FAULTS: Final = [Fault("disk-full", ("file",), fill)]
