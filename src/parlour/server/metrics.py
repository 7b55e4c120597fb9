"""What there is to measure. Several processes share it through a folder: see `serve`. In a browser, where
nobody asks for it and prometheus_client is not installed, nothing is measured.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from parlour.match.log import Acted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from parlour.match.log import Entry

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
except ImportError:

    class Unmeasured:
        """Takes every measurement, and forgets it."""

        def __init__(self, *what: object, **how: object) -> None: ...

        def labels(self, *values: str) -> Unmeasured:
            return self

        def inc(self, amount: float = 1) -> None: ...

        def dec(self, amount: float = 1) -> None: ...

        def set(self, value: float) -> None: ...

        def observe(self, amount: float) -> None: ...

    CollectorRegistry = Counter = Gauge = Histogram = Unmeasured  # type: ignore[assignment, misc]

registry = CollectorRegistry()
tables = Gauge("parlour_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
viewers = Gauge("parlour_viewers", "Sockets", registry=registry, multiprocess_mode="livesum")
moves = Counter("parlour_moves", "Decisions, of persons and bots", registry=registry)
appends = Histogram("parlour_append_seconds", "Until an entry is stored", registry=registry)
refused = Counter("parlour_refused", "Refusals, by code", ["code"], registry=registry)
cut = Counter("parlour_cut", "Connections that were cut, by reason", ["reason"], registry=registry)
bots = Histogram("parlour_bot_seconds", "Until a bot has chosen", registry=registry)
healthy = Gauge(
    "parlour_healthy", "Whether a part works", ["part"], registry=registry, multiprocess_mode="livemin"
)
restarts = Counter("parlour_restarts", "Starts of tasks that had stopped", ["task"], registry=registry)

notices = Counter("parlour_notices", "Notices, by way and outcome", ["way", "outcome"], registry=registry)


def count_moves(entries: Iterable[Entry]) -> None:
    moves.inc(len([entry for entry in entries if type(entry) is Acted]))


def page() -> bytes:
    """Everything, of all processes."""
    from prometheus_client import generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(registry)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
