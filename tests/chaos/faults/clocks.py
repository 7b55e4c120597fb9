"""The wall clock of a server is set, as by somebody who corrects it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final

from tests.chaos.faults.fault import Fault
from tests.chaos.faults.kills import kill

if TYPE_CHECKING:
    from tests.chaos.bed import Bed

STEP: Final = 900  # seconds


async def step(bed: Bed, seconds: float, *, name: str, by: int) -> None:
    clock = bed.servers[name].clock
    clock.set(by)
    await asyncio.sleep(seconds)
    clock.set(0)


async def restart_in_the_past(bed: Bed, seconds: float) -> None:
    """A server is killed, and finds when it starts that what it left behind was written in the future. Its
    clock stays as it is, for nobody must have to wait until that future has come.
    """
    bed.servers["file"].clock.set(-STEP)
    await kill(bed, 0.5, name="file")
    await asyncio.sleep(seconds)


# A server need not know that its clock was set. It must go on, whatever the clock says.
FAULTS: Final = [
    *(
        Fault(f"clock-{way}-{name}", (name,), partial(step, name=name, by=by), noticed=False, outage=False)
        for name in ("one", "file")
        for way, by in (("forward", STEP), ("back", -STEP))
    ),
    Fault("restart-in-the-past", ("file",), restart_in_the_past),
]
