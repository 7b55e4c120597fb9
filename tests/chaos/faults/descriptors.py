"""A server may open no more files and sockets."""

from __future__ import annotations

import asyncio
import resource
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.chaos.faults.fault import Fault
from tests.server.visitor import Person

if TYPE_CHECKING:
    from tests.chaos.bed import Bed

KNOCKING: Final = 20  # connections that are tried meanwhile
ADDRESS: Final = "127.0.0.8"


async def use_up(bed: Bed, seconds: float) -> None:
    """It has as many as it may have. Some strangers knock, so that it finds out."""
    server = bed.servers["two"]
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    used = {int(each.name) for each in Path(f"/proc/{pid}/fd").iterdir()}
    free = next(number for number in count() if number not in used)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (free, before[1]))
    strangers = [Person(server.base, ADDRESS) for _ in range(KNOCKING)]
    knocking = [asyncio.create_task(each.web.get("/api/games")) for each in strangers]
    try:
        await asyncio.sleep(seconds)
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
        for task in knocking:
            task.cancel()
        await asyncio.gather(*knocking, return_exceptions=True)


FAULTS: Final = [Fault("descriptors-used-up", ("two",), use_up, outage=False)]
