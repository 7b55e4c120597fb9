"""The connections of this process: how many there may be, and how long each may keep others waiting.

This knows neither HTTP nor WebSockets. It looks at transports, and at when something unfinished began.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from parlour.server import metrics
from parlour.server.system import descriptor_limit

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from parlour.server.settings import Limits

RESERVE: Final = 128  # descriptors for the store, the bots and the log


class Connection:
    """One client's TCP connection, for HTTP or a WebSocket."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address  # for which it counts; "" if it counts for nobody
        self.kept = 0  # bytes to be sent that the transport does not have yet
        self.unfinished: float | None = None  # since when a request or a message is incomplete,
        self.late: Callable[[], None] = transport.abort  # and what to do when that takes too long
        self.ending: float | None = None  # since when it is about to end
        self._stuck: float | None = None  # since when something waits to be read by the client,
        self._most = 0  # and how much that was

    @property
    def waiting(self) -> int:
        """Bytes that the client has not been sent yet."""
        return self.kept + self.transport.get_write_buffer_size()

    def end(self, last: bytes) -> None:
        """Say a last thing and read no more. The connection is cut soon, so that the client can read it."""
        if self.ending is None and not self.transport.is_closing():
            self.ending = asyncio.get_running_loop().time()
            self.transport.write(last)
            self.transport.pause_reading()

    def cut(self, reason: str) -> None:
        """End it now. What waits to be sent is forgotten."""
        metrics.cut.labels(reason).inc()
        self.transport.abort()

    def look(self, now: float, limits: Limits) -> None:
        """End the connection if it has kept others waiting for too long."""
        if self.ending is None and self.transport.is_closing():
            self.ending = now
        waiting = self.waiting
        if not waiting:
            self._stuck, self._most = None, 0
        elif self._stuck is None:
            self._stuck = now
        self._most = max(self._most, waiting)
        if self.ending is not None and now - self.ending > limits.linger:
            self.cut("ended")
        elif self._stuck is not None and now - self._stuck > limits.unread + self._most / limits.slowest:
            self.cut("unread")
        elif self.unfinished is not None and now - self.unfinished > limits.unfinished:
            self.late()


class Connections:
    def __init__(self, limits: Limits, traffic: tuple[int, int], trusted: Container[str]) -> None:
        self.limits = limits
        self.traffic = traffic  # of each socket: see Rates
        self._most = min(limits.connections, max(descriptor_limit() - RESERVE, descriptor_limit() // 2))
        self._trusted = trusted  # proxies, which bring many clients
        self._open: dict[asyncio.Transport, Connection] = {}
        self._by_address: Counter[str] = Counter()
        self._sweeping = False  # whether a sweep is due

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.Transport, peer: str) -> Connection | None:
        """A new connection; or none, if there are too many."""
        address = "" if peer in self._trusted else neighbourhood(peer)
        if len(self._open) >= self._most or (
            address and self._by_address[address] >= self.limits.connections_per_address
        ):
            metrics.cut.labels("too many").inc()
            return None
        found = self._open[transport] = Connection(transport, address)
        self._by_address[address] += 1
        self._sweep_later()
        return found

    def of(self, transport: asyncio.Transport) -> Connection:
        return self._open[transport]

    def lost(self, transport: asyncio.Transport) -> None:
        found = self._open.pop(transport, None)
        if found:
            self._by_address[found.address] -= 1
            if not self._by_address[found.address]:
                del self._by_address[found.address]

    def _sweep_later(self) -> None:
        if self._open and not self._sweeping:
            self._sweeping = True
            asyncio.get_running_loop().call_later(self.limits.sweep, self._sweep)

    def _sweep(self) -> None:
        """Look at all of them, and take the most from those for whom the most is kept."""
        self._sweeping = False
        now = asyncio.get_running_loop().time()
        for each in list(self._open.values()):
            each.look(now, self.limits)
        waiting = {each: each.waiting for each in self._open.values()}
        excess = sum(waiting.values()) - self.limits.unread_in_all
        if excess > 0:
            for each in sorted(waiting, key=waiting.__getitem__, reverse=True):
                if excess <= 0:
                    break
                excess -= waiting[each]
                each.cut("memory")
        self._sweep_later()


def plain(address: str) -> str:
    """An address; one of IPv4 that comes by IPv6 (::ffff:192.0.2.7) as what it is."""
    with suppress(ValueError):
        found = ip_address(address)
        if isinstance(found, IPv6Address) and found.ipv4_mapped:
            return str(found.ipv4_mapped)
    return address


def neighbourhood(address: str) -> str:
    """An address, or the 2^64 that one customer has."""
    address = plain(address)
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((int(found), 64), strict=False))
