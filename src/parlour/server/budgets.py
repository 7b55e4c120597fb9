"""Budgets: how much one person or address may have at the same time, so that enough is left for others.

Tables are counted in the store. Addresses are kept in memory only: each process knows those from which it had
requests lately, and nothing is written to the disk.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from parlour.server.settings import Budgets
    from parlour.store import Store

MANY: Final = 10_000  # of whom something is remembered


class Addresses:
    """From where each person came last."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def remember(self, player: str, address: str) -> None:
        self._known.pop(player, None)
        self._known[player] = address
        if len(self._known) > MANY:
            del self._known[next(iter(self._known))]

    def of(self, player: str) -> str:
        """An address; of whom none is known, the person alone."""
        return self._known.get(player) or player


class TableBudget:
    """How many tables may be open."""

    def __init__(self, store: Store, budgets: Budgets) -> None:
        self._store = store
        self._budgets = budgets
        self._hosts: dict[str, set[str]] = {}  # who has opened tables, by address
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one_more(self, player: str, address: str, public: bool) -> AsyncIterator[None]:
        """Within, there is room for a table; or it is refused. Others from the same address wait."""
        lock = self._locks.setdefault(address, asyncio.Lock())
        async with lock:
            hosts = self._hosts.pop(address, set()) | {player}
            tables = await self._store.tables_of(sorted(hosts))
            self._hosts[address] = {*tables, player}
            if len(self._hosts) > MANY:
                del self._hosts[next(iter(self._hosts))]
            mine, shown = tables.get(player, (0, 0))
            check("tables-open", mine, self._budgets.tables)
            check("tables-public", shown if public else 0, self._budgets.public)
            check("tables-address", sum(count for count, _ in tables.values()), self._budgets.neighbours)
            yield


def check(code: str, found: int, most: int) -> None:
    if found >= most:
        raise ParlourError(code, most=most)


class Spending:
    """How much each has used of something, of which all get more steadily."""

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds
        self._full: dict[str, float] = {}  # when each has all of it again

    def charge(self, whose: str, amount: float) -> None:
        now = monotonic()
        if len(self._full) > MANY:
            self._full = {each: full for each, full in self._full.items() if full > now}
        self._full[whose] = max(now, self._full.get(whose, now)) + amount * self._seconds / self._most

    def used_up(self, whose: str) -> bool:
        return self._full.get(whose, 0.0) > monotonic() + self._seconds


class ThinkingBudget:
    """How long bots may think for a host, and for all hosts from one address."""

    def __init__(self, budgets: Budgets) -> None:
        self._spendings = Spending(*budgets.thinking), Spending(*budgets.neighbours_thinking)

    def charge(self, person: str, address: str, seconds: float) -> None:
        for spending, whose in self._each(person, address):
            spending.charge(whose, seconds)

    def used_up(self, person: str, address: str) -> bool:
        return any(spending.used_up(whose) for spending, whose in self._each(person, address))

    def _each(self, person: str, address: str) -> Iterable[tuple[Spending, str]]:
        return zip(self._spendings, (person, address), strict=True)
