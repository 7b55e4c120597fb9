"""PostgreSQL stands still, or ends its connections."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tests.chaos.faults.fault import Fault
from tests.chaos.processes import children, command_line, frozen
from tests.store.by_hand import hang_up

if TYPE_CHECKING:
    from tests.chaos.bed import Bed

BOTH: Final = ("one", "two")


async def freeze(bed: Bed, seconds: float) -> None:
    """All of it stands still: what connects waits, and so does what is connected."""
    postmaster = await bed.postmaster()
    with frozen([postmaster, *children(postmaster)]):
        await asyncio.sleep(seconds)


async def freeze_backends(bed: Bed, seconds: float) -> None:
    """Only what is connected waits; new connections are taken."""
    backends = [pid for pid in children(await bed.postmaster()) if " chaos " in command_line(pid)]
    assert backends
    with frozen(backends):
        await asyncio.sleep(seconds)


async def terminate(bed: Bed, seconds: float) -> None:
    """Every connection is ended, again and again."""
    for _ in range(3):
        await hang_up(bed.postgres)
        await asyncio.sleep(seconds / 3)


FAULTS: Final = [
    Fault("database-frozen", BOTH, freeze),
    Fault("backends-frozen", BOTH, freeze_backends),
    Fault("connections-terminated", BOTH, terminate),
]
