"""What a fault is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.chaos.bed import Bed


@dataclass(frozen=True)
class Fault:
    """Something that happens to some servers for a while, and is over when `inject` returns."""

    name: str
    servers: tuple[str, ...]  # those that it concerns
    inject: Callable[[Bed, float], Awaitable[None]]
    noticed: bool = True  # whether health or the log has to tell of it
    outage: bool = True  # whether players have to wait while it lasts
