"""All tables of this process, and what it hears from others.

What is announced through the store is "match m has n entries". In the same way processes tell each other of
chat ("chat m"), of who is connected ("here m process seats spectators", if asked "who m"), of sessions that
are over ("gone player") and of work that somebody else has to do now ("spare"); nothing is lost if that is
not heard.
"""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic
from typing import TYPE_CHECKING

from parlour.server import metrics
from parlour.server.budgets import Addresses, TableBudget
from parlour.server.hall import Hall
from parlour.server.health import Health
from parlour.server.hints import Hints
from parlour.server.notices import Notifier
from parlour.server.reviewer import Reviewer
from parlour.server.scheduler import Scheduler
from parlour.server.table import now
from parlour.supervisor import Supervised

if TYPE_CHECKING:
    from parlour.server.settings import Settings
    from parlour.server.table import Table
    from parlour.store import Store

REVOKED = 4401  # why a socket is closed
HOUR = 3600.0


class Hub(Hall):
    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings)
        self.process = secrets.token_hex(8)
        self.addresses = Addresses()
        self.budget = TableBudget(store, settings.budgets)
        self.scheduler = self.timetable = Scheduler(self)
        self.notifier = Notifier(self)
        self.hints: Hints = Hints(self.addresses)
        self.reviews: Reviewer = Reviewer(self)
        self.health = Health(self)
        self._told: dict[str, tuple[list[int], int]] = {}  # who others think is here
        self._supervised: list[Supervised] = []

    async def start(self) -> None:
        await self.store.listen(self._heard)
        self.scheduler.start()
        self._supervised = [Supervised("tidying", self._tidy), Supervised("health", self.health.watch)]

    def long_lived(self) -> list[Supervised]:
        """Everything that runs as long as this process."""
        renewing = [self.scheduler.renewing] if self.scheduler.renewing else []
        return [*self.store.tasks(), *renewing, *self._supervised]

    async def stop(self) -> None:
        for supervised in self._supervised:
            await supervised.stop()
        await asyncio.gather(self.scheduler.stop(), self.notifier.stop())  # no bot waits for a push service
        await self.hints.close()
        await self.reviews.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.settle()

    def _changed(self, table: Table) -> None:
        here = table.here()
        if here != self._told.get(table.id, ([], 0)):
            self._tell_others(table)
        super()._changed(table)
        self.notifier.reschedule(table)

    # What others say

    def _heard(self, what: str, number: int) -> None:
        match what.split(" "):
            case [""]:
                self.catch_up()
                self.spawn(self._end_what_is_over())
            case ["chat", name]:
                if name in self.tables:
                    self.spawn(self.tables[name].hear(number))
            case ["here", name, process, seats, spectators]:
                if name in self.tables and process != self.process:
                    bits = int(seats, 16)
                    there = [n for n in range(bits.bit_length()) if bits >> n & 1]
                    self.tables[name].hear_of(process, (number, there, int(spectators)))
                    self.tables[name].tell_presence()
                    self.scheduler.reschedule(self.tables[name])
                    self.notifier.reschedule(self.tables[name])
            case ["who", name]:
                if name in self.tables and self.tables[name].viewers:
                    self._tell_others(self.tables[name])
            case ["gone", whose]:
                self._end(whose)
            case ["spare"]:
                self.scheduler.hurry()
            case [name] if name in self.tables:
                self.spawn(self.tables[name].catch_up(number))
            case [name] if self.scheduler.owns(name):
                self.spawn(self.table(name))

    def catch_up(self) -> None:
        """Look at everything: others may have written what was never announced."""
        for table in self.tables.values():
            self.spawn(table.catch_up())

    def _tell_others(self, table: Table) -> None:
        here = table.here()
        if here == ([], 0):
            self._told.pop(table.id, None)
        else:
            self._told[table.id] = here
        seats = sum(1 << seat for seat in here[0])
        self.store.announce(f"here {table.id} {self.process} {seats:x} {here[1]}", now())

    # Persons

    def end_sessions(self, whose: str) -> None:
        """Close the sockets of a person's id, or of one session's hash, everywhere."""
        self._end(whose)
        gone(self.store, whose)

    def _end(self, whose: str) -> None:
        for viewers in self.visitors.values():
            for viewer in viewers:
                if whose in (viewer.player.id, viewer.session.hex()):
                    viewer.drop(REVOKED, "session")

    async def _end_what_is_over(self) -> None:
        """Close sockets whose sessions have ended, if that was not heard."""
        for viewer in [each for viewers in self.visitors.values() for each in viewers]:
            if await self.store.session(viewer.session, now()) is None:
                viewer.drop(REVOKED, "session")

    # From time to time

    def _needed(self, table: Table) -> bool:
        """Whether a bot is at work here, or somebody is there at another process: it is to be noticed when
        they leave.
        """
        return self.scheduler.busy_with(table.id) or table.present() != ([], 0)

    async def _tidy(self) -> None:
        """Put away tables that nobody looks at, and sessions that are over."""
        swept = -HOUR
        while True:
            await asyncio.sleep(min(20.0, self.settings.idle / 2))
            idle = monotonic() - self.settings.idle
            for name, table in list(self.tables.items()):
                if table.viewers:
                    self._tell_others(table)
                elif table.used < idle and not table.busy and not self._needed(table):
                    del self.tables[name]
            metrics.tables.set(len(self.tables))
            if monotonic() > swept + HOUR:
                swept = monotonic()
                self.spawn(self.store.sweep(now()))


def gone(store: Store, whose: str) -> None:
    """Tell all servers that the sessions of a person's id, or one session's hash, are over."""
    store.announce(f"gone {whose}", 1)
