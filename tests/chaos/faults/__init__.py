"""What can happen to a server that is nobody's fault. Each kind of fault has a file of its own."""

from __future__ import annotations

from tests.chaos.faults import clocks, database, descriptors, disk, kills, network, workers
from tests.chaos.faults.fault import Fault

FAULTS: list[Fault] = [
    *kills.FAULTS,
    *database.FAULTS,
    *network.FAULTS,
    *disk.FAULTS,
    *clocks.FAULTS,
    *workers.FAULTS,
    *descriptors.FAULTS,
]

__all__ = ["FAULTS", "Fault"]
