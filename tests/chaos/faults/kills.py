"""A server is killed, and started again."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from tests.chaos.bed import NAMES
from tests.chaos.faults.fault import Fault

if TYPE_CHECKING:
    from tests.chaos.bed import Bed


async def kill(bed: Bed, seconds: float, *, name: str) -> None:
    server = bed.servers[name]
    server.down = True
    try:
        await server.kill()
        await asyncio.sleep(seconds)
        await server.start()
    finally:
        server.down = False


FAULTS: Final = [Fault(f"kill-{name}", (name,), partial(kill, name=name)) for name in NAMES]
