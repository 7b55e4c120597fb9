"""The network between a server and PostgreSQL fails."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tests.chaos.faults.fault import Fault

if TYPE_CHECKING:
    from tests.chaos.bed import Bed


async def cut(bed: Bed, seconds: float) -> None:
    """All connections are reset, and new ones too."""
    proxy = bed.proxies["one"]
    proxy.refuse()
    proxy.cut("reset")
    await asyncio.sleep(seconds)
    proxy.mend()


async def stall(bed: Bed, seconds: float) -> None:
    """Nothing comes through, and nothing is closed."""
    proxy = bed.proxies["two"]
    proxy.stall()
    await asyncio.sleep(seconds)
    proxy.mend()


async def stall_and_cut(bed: Bed, seconds: float) -> None:
    """What was on its way is lost."""
    proxy = bed.proxies["one"]
    proxy.stall()
    await asyncio.sleep(seconds)
    proxy.cut("reset")
    proxy.mend()


async def half_close(bed: Bed, seconds: float) -> None:
    """The database seems to have hung up, again and again."""
    for _ in range(3):
        bed.proxies["two"].half_close()
        await asyncio.sleep(seconds / 3)


FAULTS: Final = [
    Fault("network-cut", ("one",), cut),
    Fault("network-stalled", ("two",), stall),
    Fault("network-stalled-and-cut", ("one",), stall_and_cut),
    Fault("network-half-closed", ("two",), half_close),
]
