"""Bots and clocks. Matches are spread over shards, and each shard is looked after by one process, which holds
a lease on it; when that process dies, others take over. Should two ever look after the same match, the store
lets only one of them write.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil, inf
from time import monotonic
from typing import TYPE_CHECKING, Final
from zlib import crc32

from parlour.bots.workers import Workers
from parlour.kernel.errors import ParlourError
from parlour.match import log
from parlour.server.budgets import ThinkingBudget
from parlour.server.executor import FairExecutor
from parlour.server.logger import logger
from parlour.server.table import now, short
from parlour.server.timetable import AGAIN, HOUR, Timetable
from parlour.store import Failed
from parlour.supervisor import Supervised

if TYPE_CHECKING:
    from parlour.match.log import Entry
    from parlour.match.match import Match
    from parlour.server.hub import Hub
    from parlour.server.table import Table
    from parlour.server.timetable import Turn
    from parlour.store import Status

SHARDS: Final = 16
PROCESSES: Final = "processes"  # owns the leases by which all know how many there are
AT_ONCE: Final = 1000  # matches that are deleted in an hour
BRIEF: Final = 30.0  # seconds: whoever has lost the connection, as in a hand-over, will be back
WATCHED: Final = "watched", 1.0  # a kind of table, and what a second of thinking costs there
UNWATCHED: Final = "unwatched", 8.0
USED_UP: Final = "used up", 64.0


def shard_of(match: str) -> int:
    return crc32(match.encode()) % SHARDS


class Scheduler(Timetable):
    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self._hub = hub
        self.shards: set[int] = set()
        self._until = 0.0  # when the leases end, if they are not renewed
        self._processes: set[str] = set()  # those that there were at the last renewal
        processes = max(1, hub.settings.bots)
        self.workers = Workers(processes)
        self._executor = FairExecutor(processes, "bots")
        self._budget = ThinkingBudget(hub.settings.budgets)
        self.renewing: Supervised | None = None
        self._hurried = asyncio.Event()

    def start(self) -> None:
        self._until = monotonic() + self._settings.lease
        self.renewing = Supervised("leases", self._renew_on)

    async def stop(self) -> None:
        if self.renewing:
            await self.renewing.stop()
        shards, self.shards = self.shards, set()
        await self.halt()
        store, me = self._hub.store, self._hub.process
        await asyncio.gather(
            store.release(f"process-{me}", PROCESSES),
            *(store.release(f"bots-{shard}", me) for shard in shards),
            return_exceptions=True,
        )
        store.announce("spare", 1)
        self._executor.close()
        await asyncio.to_thread(self.workers.close)

    # Who looks after what

    def owns(self, match: str) -> bool:
        """A lease may have ended a moment ago; that does no harm, and the next renewal finds out."""
        return shard_of(match) in self.shards

    @property
    def renewed(self) -> bool:
        """Whether the leases of this process were renewed in time."""
        return monotonic() < self._until

    async def _get_ready(self) -> None:
        """Where others serve already, they look after their matches until our bots can think and we know the
        tables: to start processes and to read logs takes seconds.
        """
        store, lease = self._hub.store, self._settings.lease
        if not self.shards and await store.leases(PROCESSES, int(1000 * lease)):
            self._until = inf  # nothing is late
            await asyncio.to_thread(self.workers.start)
            for match in await store.matches({"playing"}):
                with suppress(Exception):  # whoever takes it over is told why
                    await self._hub.table(match)
            self._until = monotonic() + lease

    async def _renew_on(self) -> None:
        with suppress(Failed):
            await self._get_ready()
        looked = -float(HOUR)  # when for abandoned tables
        while True:
            try:
                await self._renew()
                if monotonic() > looked + HOUR:
                    looked = monotonic()
                    self._hub.spawn(self._put_away())
            except Exception as problem:
                logger.warning("leases", reason=type(problem).__name__)
            if monotonic() > self._until:
                self._drop(set(self.shards))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self._settings.renew)
            self._hurried.clear()

    def hurry(self) -> None:
        """Another process has given something up: see at once whether it is to be had."""
        self._hurried.set()

    async def _renew(self) -> None:
        """Keep what this process has, up to its share, and take what nobody has."""
        store, me = self._hub.store, self._hub.process
        begun, lease = monotonic(), int(1000 * self._settings.lease)
        mine = sorted(self.shards)
        kept = await asyncio.gather(
            store.lease(f"process-{me}", PROCESSES, lease),
            *(store.lease(f"bots-{shard}", me, lease) for shard in mine),
        )
        self._drop({shard for shard, fence in zip(mine, kept[1:], strict=True) if fence is None})
        processes = set(await store.leases(PROCESSES, lease))
        if self._processes - processes:  # one may have died before it announced what it had stored
            self._hub.catch_up()
        self._processes = processes
        share = ceil(SHARDS / max(1, len(processes)))
        spare = sorted(self.shards)[share:]
        self._drop(set(spare))
        await asyncio.gather(*(store.release(f"bots-{shard}", me) for shard in spare))
        if spare:
            store.announce("spare", 1)
        gained: set[int] = set()
        for shard in set(range(SHARDS)) - self.shards - set(spare):
            if len(self.shards | gained) == share:
                break
            if await store.lease(f"bots-{shard}", me, lease) is not None:
                gained.add(shard)
        self.shards |= gained
        self._until = begun + self._settings.lease
        if gained:
            self._hub.spawn(self._take_over(gained))

    async def _take_over(self, shards: set[int]) -> None:
        """Go on where others have stopped. If the store does not tell where that is, it is asked again."""
        try:
            matches = await self._hub.store.matches({"playing"})
        except Failed as problem:
            logger.warning("nothing taken over yet", reason=str(problem))
            await asyncio.sleep(AGAIN)
            self._hub.spawn(self._take_over(shards))
            return
        for match in matches:
            if shard_of(match) in shards & self.shards:
                try:
                    table = await self._hub.table(match)
                    self.reschedule(table)
                    self._hub.notifier.reschedule(table)
                except ParlourError as problem:
                    logger.warning("not taken over", table=short(match), reason=problem.code)
                except Exception as problem:
                    logger.warning("not taken over yet", table=short(match), reason=type(problem).__name__)
                    self._retry_later(match)

    async def _put_away(self) -> None:
        """Close tables that nobody has touched for long, and delete matches that nobody needs any more."""
        store, settings = self._hub.store, self._settings
        await self._close_abandoned("open", settings.abandoned)
        await self._close_abandoned("playing", settings.unfinished)
        kept = before(settings.kept) if settings.kept else 0
        for match in await store.outdated(before(settings.unplayed), kept, AT_ONCE):
            if self.owns(match):
                await store.forget(match)

    async def _close_abandoned(self, status: Status, seconds: float) -> None:
        untouched = before(seconds)

        def abandon(match: Match) -> list[Entry]:
            return [] if match.over or match.log[-1].at > untouched else match.abandon(now())

        for match in await self._hub.store.matches({status}, untouched):
            if self.owns(match):
                try:
                    last = await self._hub.store.last_entry(match)
                    if last and log.read(last).at <= untouched:
                        await (await self._hub.table(match)).do(abandon)
                except Exception as problem:
                    logger.warning("not closed", table=short(match), reason=type(problem).__name__)

    def _drop(self, shards: set[int]) -> None:
        self.shards -= shards
        for match in [match for match in self._timers if shard_of(match) in shards]:
            self._timers.pop(match).cancel()

    # Who thinks

    async def choose(self, table: Table, match: Match, turn: Turn) -> str:
        """What a bot chooses, when it is its turn to think. If others want time, bots at tables that nobody
        looks at get less of it, and those of hosts who have used up their budget still less.
        """
        host = match.opened.host
        address = self._hub.addresses.of(host)
        kind, cost = UNWATCHED if table.unwatched_for() > BRIEF else WATCHED
        if self._budget.used_up(host, address):
            kind, cost = USED_UP
        chosen = partial(self.workers.choose, *turn)
        token, seconds = await self._executor.run((kind, address, host, table.id), chosen, cost)
        self._budget.charge(host, address, seconds)
        return token


def before(seconds: float) -> int:
    """The time some seconds ago."""
    return now() - int(1000 * seconds)
