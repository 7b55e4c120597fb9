"""All tables of this process, and what it hears from others.

What is announced through the store is "match m has n entries". In the same way processes tell each other of
chat ("chat m"), of who is connected ("here m process seats spectators", if asked "who m") and of sessions
that are over ("gone player"); nothing is lost if that is not heard.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from base64 import urlsafe_b64encode
from collections import defaultdict
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from parlour.kernel.errors import ParlourError
from parlour.match import log, replay
from parlour.match.deals import first_secret, next_secret
from parlour.match.log import Opened, Removed, Sat
from parlour.match.match import Match
from parlour.server import metrics
from parlour.server.budgets import Addresses, TableBudget
from parlour.server.health import Health
from parlour.server.hints import Hints
from parlour.server.notices import Notifier
from parlour.server.scheduler import Scheduler
from parlour.server.table import CHATS, Table, about, now, short
from parlour.store import Conflict
from parlour.supervisor import Supervised

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from parlour.match.seats import Seat
    from parlour.server.settings import Settings
    from parlour.server.table import Viewer
    from parlour.store import Store

logger = structlog.get_logger("parlour.server")
REVOKED = 4401  # why a socket is closed
HOUR = 3600.0
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.tables: dict[str, Table] = {}
        self.visitors: defaultdict[str, set[Viewer]] = defaultdict(set)  # the sockets of each person
        self.addresses = Addresses()
        self.budget = TableBudget(store, settings.budgets)
        self.scheduler = Scheduler(self)
        self.notifier = Notifier(self)
        self.hints = Hints(self.addresses)
        self.health = Health(self)
        self.replaying = asyncio.Semaphore(1)  # a game is played again in a thread, which takes its time
        self.preparing = asyncio.Semaphore(1)  # the same for component sets that a request brings
        self._tasks: set[asyncio.Task[None]] = set()
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
        await self.notifier.stop()
        await self.scheduler.stop()
        await self.hints.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.settle()

    def spawn(self, work: Coroutine[Any, Any, object]) -> None:
        """Let something happen in the background."""
        task = asyncio.create_task(self._watched(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watched(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            await work
        except Exception as problem:
            logger.warning("background", reason=type(problem).__name__, exc_info=problem)

    # Tables

    async def table(self, name: str) -> Table:
        """The table with this id; one that was never opened is refused."""
        if not ID.fullmatch(name):  # a store need not know every character
            raise ParlourError("table-unknown")
        table = self.tables.get(name)
        if table is None:
            table = self.tables[name] = Table(name, self.store, self._changed, self.settings.absence)
        table.used = monotonic()
        if not table.known:
            try:
                await table.load()
            except BaseException:
                if not table.viewers:
                    self.tables.pop(name, None)
                raise
            self.store.announce(f"who {name}", now())
            self._changed(table)
        metrics.tables.set(len(self.tables))
        return table

    async def open(self, opened: Opened) -> str:
        """Set up a table, and answer its id, which nobody can guess."""
        name = secrets.token_urlsafe(18)
        await self._open(name, Match([opened]))
        return name

    async def _open(self, name: str, match: Match) -> None:
        await self.store.append(name, 0, [log.write(entry) for entry in match.log], about(match))

    def _changed(self, table: Table) -> None:
        """Something may have to be done about a table."""
        here = table.here()
        if here != self._told.get(table.id, ([], 0)):
            self._tell_others(table)
        match = table.match
        if match and match.over:
            if match.wish and match.wish.wish == "rematch" and match.granted:
                self.spawn(self._rematch(table))
            if match.begun and not table.kept:
                table.kept = True
                self.spawn(self.replay(table.id))
        self.scheduler.reschedule(table)
        self.notifier.reschedule(table)

    async def _rematch(self, table: Table) -> None:
        """All agree to play again: they find themselves at another table. If two processes do this at the
        same time, they do the same.
        """
        match = await table.load()
        if match.rematch or not match.granted or not match.wish:
            return
        name = urlsafe_b64encode(sha256(f"{match.opened.secret} {table.id}".encode()).digest()[:18]).decode()
        again = rematch_of(match, now())
        await self.store.copy_chats(table.id, name, CHATS)
        try:
            await self._open(name, again)
            self.store.announce(name, again.seq)
        except Conflict:
            logger.info("rematch opened elsewhere", table=short(table.id))
        await self.table(name)  # somebody has to look after its bots and clocks
        await table.done(lambda m: m.rematched(name, now()) if m.granted and not m.rematch else [])

    async def replay(self, name: str) -> bytes:
        """The replay of a match that is over; there is one from now on."""
        kept = await self.store.replay(name)
        if kept is None:
            match = await (await self.table(name)).load()
            kept = msgspec.json.encode(replay.replay_of(match))
            await self.store.save_replay(name, kept)
        return kept

    # What others say

    def _heard(self, what: str, number: int) -> None:
        match what.split(" "):
            case [""]:
                self.catch_up()
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

    def welcome(self, viewer: Viewer) -> None:
        self.visitors[viewer.player.id].add(viewer)
        metrics.viewers.inc()

    def farewell(self, viewer: Viewer) -> None:
        self.visitors[viewer.player.id].discard(viewer)
        if not self.visitors[viewer.player.id]:
            del self.visitors[viewer.player.id]
        metrics.viewers.dec()

    def end_sessions(self, whose: str) -> None:
        """Close the sockets of a person's id, or of one session's hash, everywhere."""
        self._end(whose)
        self.store.announce(f"gone {whose}", 1)

    def _end(self, whose: str) -> None:
        for viewers in self.visitors.values():
            for viewer in viewers:
                if whose in (viewer.player.id, viewer.session.hex()):
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


def rematch_of(match: Match, at: int) -> Match:
    """The same people and bots once more. It has begun, if all seats are taken and its deals were promised
    before; else somebody should be able to add words of their own to the deals. Whoever was not asked has a
    stand-in again, and may return.
    """
    there = [match.at(seat).player for seat in sorted(match.agreed)]
    host = match.opened.host if match.opened.host in there else there[0]
    opened = msgspec.structs.replace(match.opened, at=at, host=host, spectators=match.spectators)
    secret = next_secret(opened.root, opened.secret)
    if secret:
        opened = msgspec.structs.replace(opened, secret=secret)
    else:
        root = secrets.token_hex(32)
        opened = msgspec.structs.replace(opened, secret=first_secret(root), root=root)
    again = Match([opened])
    for player in sorted(match.removed):
        again.take(Removed(at=at, player=player))
    for number, seat in enumerate(match.seats):
        if seat:
            again.take(sat_again(seat, number, at, promised=secret is not None))
    if secret and None not in again.seats:
        again.begin(host, at)
        for number, seat in enumerate(match.seats):
            if seat and seat.relieved and number not in match.agreed:
                again.relieve(number, seat.relieved, at)
    return again


def sat_again(seat: Seat, number: int, at: int, promised: bool) -> Sat:
    return Sat(
        at=at,
        seat=number,
        name=seat.name,
        player=seat.player,
        bot="" if seat.player else seat.bot,
        entropy=seat.entropy if promised else "",  # which a new root would have known
        colour=seat.colour,
        avatar=seat.avatar,
    )
