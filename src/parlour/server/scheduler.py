"""Bots and clocks. Matches are spread over shards, and each shard is looked after by one process, which holds
a lease on it; when that process dies, others take over. Should two ever look after the same match, the store
lets only one of them write.
"""

from __future__ import annotations

import asyncio
from functools import partial
from math import ceil
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final
from zlib import crc32

import structlog

from parlour.bots.workers import Workers
from parlour.kernel.errors import ParlourError
from parlour.match import log
from parlour.match.log import Acted, Began, Drew, Entry
from parlour.server import metrics
from parlour.server.budgets import ThinkingBudget
from parlour.server.executor import FairExecutor
from parlour.server.table import now, short
from parlour.store import Failed
from parlour.supervisor import Supervised

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.match.match import Match
    from parlour.server.hub import Hub
    from parlour.server.table import Table
    from parlour.store import Status

SHARDS: Final = 16
PROCESSES: Final = "processes"  # owns the leases by which all know how many there are
HOUR: Final = 3600
AT_ONCE: Final = 1000  # matches that are deleted in an hour
WATCHED: Final = "watched", 1.0  # a kind of table, and what a second of thinking costs there
UNWATCHED: Final = "unwatched", 8.0
USED_UP: Final = "used up", 64.0
AGAIN: Final = 1.0  # seconds until something that failed is tried again
logger = structlog.get_logger("parlour.server")


def shard_of(match: str) -> int:
    return crc32(match.encode()) % SHARDS


class Scheduler:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._settings = hub.settings
        self.shards: set[int] = set()
        self._until = 0.0  # when the leases end, if they are not renewed
        self._processes: set[str] = set()  # those that there were at the last renewal
        processes = max(1, hub.settings.bots)
        self.workers = Workers(processes)
        self._executor = FairExecutor(processes, "bots")
        self._budget = ThinkingBudget(hub.settings.budgets)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self.renewing: Supervised | None = None

    def start(self) -> None:
        self._until = monotonic() + self._settings.lease
        self.renewing = Supervised("leases", self._renew_on)

    async def stop(self) -> None:
        if self.renewing:
            await self.renewing.stop()
        for timer in self._timers.values():
            timer.cancel()
        shards, self.shards = self.shards, set()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)
        self._executor.close()
        await asyncio.to_thread(self.workers.close)
        store, me = self._hub.store, self._hub.process
        await asyncio.gather(
            store.release(f"process-{me}", PROCESSES),
            *(store.release(f"bots-{shard}", me) for shard in shards),
            return_exceptions=True,
        )

    # Who looks after what

    def owns(self, match: str) -> bool:
        """A lease may have ended a moment ago; that does no harm, and the next renewal finds out."""
        return shard_of(match) in self.shards

    def busy_with(self, match: str) -> bool:
        return match in self._busy

    @property
    def renewed(self) -> bool:
        """Whether the leases of this process were renewed in time."""
        return monotonic() < self._until

    async def _renew_on(self) -> None:
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
            await asyncio.sleep(self._settings.renew)

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

    # What is to be done

    def reschedule(self, table: Table) -> None:
        """Set the alarm for a table that has changed."""
        if not self.owns(table.id):
            return
        timer = self._timers.pop(table.id, None)
        if timer:
            timer.cancel()
        due = self._due(table)
        if due is not None:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(max(0, due - now()) / 1000, self._wake, table.id)

    def _due(self, table: Table) -> int | None:
        """When something is to be done. What was written while the clock was ahead does not make anybody wait
        longer than usual.
        """
        match = table.match
        if match is None:
            return now() + int(1000 * AGAIN)
        if not match.begun or match.over or self._asleep(table, match):
            return None
        if match.play.over:
            pause = int(1000 * self._settings.pause)
            return min(ended(match), seen(table, match)) + pause
        if match.bots_due():
            return 0
        if not match.opened.clock:
            return None
        times = [*self._absences(table, match).values()]
        if (due := match.due()) is not None:
            times.append(min(due, seen(table, match) + 1000 * match.opened.clock))
        return min(times, default=None)

    def _asleep(self, table: Table, match: Match) -> bool:
        """Whether only bots play, and nobody has watched for long: then they wait."""
        for seat in match.seats:
            if seat and not seat.bot:
                return False
        return table.unwatched_for() > self._settings.unwatched

    def _absences(self, table: Table, match: Match) -> dict[int, int]:
        """For each seat that is waited for and not there, when a bot goes on."""
        if not 0 < match.opened.clock < HOUR:
            return {}
        present, _ = table.present()
        return {
            n: table.left.get(n, table.loaded) + int(1000 * self._settings.absence)
            for n, seat in enumerate(match.seats)
            if seat and seat.since and not seat.bot and n not in present
        }

    def _retry_later(self, match: str) -> None:
        """Look again at a table that could not be read."""
        if self.owns(match):
            self._timers[match] = asyncio.get_running_loop().call_later(AGAIN, self._wake, match)

    def _wake(self, match: str) -> None:
        self._timers.pop(match, None)
        if match not in self._busy:
            self._busy[match] = asyncio.create_task(self._run_due(match))

    async def _run_due(self, name: str) -> None:
        """Do all that is due at a table."""
        table = None
        failed = False
        try:
            table = await self._hub.table(name)
            while self.owns(name):
                match = await table.load()
                due = self._due(table)
                if due is None or due > now():
                    break
                seats = match.bots_due() if not match.play.over else []
                if seats:
                    await asyncio.gather(*(self._think(table, match, seat) for seat in seats))
                else:
                    absent = self._absences(table, match)
                    await table.done(partial(self._on_time, table=table, absent=absent))
        except ParlourError:
            await asyncio.sleep(AGAIN)
        except Exception as problem:
            logger.warning("scheduler", table=short(name), reason=type(problem).__name__, exc_info=problem)
            failed = True
            await asyncio.sleep(AGAIN)
        finally:
            self._busy.pop(name, None)
        if table:
            self.reschedule(table)
        elif failed:
            self._retry_later(name)

    def _on_time(self, match: Match, table: Table, absent: dict[int, int]) -> list[Entry]:
        """What has to happen because it is time."""
        at = now()
        if not match.begun or match.over:
            return []
        if match.play.over:
            over = min(ended(match), seen(table, match))
            return match.next_game(at) if over + 1000 * self._settings.pause <= at else []
        due = match.due()
        if due is not None and seen(table, match) + 1000 * match.opened.clock <= at:
            at = max(at, due)  # the log is ahead of the clock, which was set back
        entries = match.expire(at)
        for seat, due in absent.items():
            if due <= at and not match.at(seat).bot and match.at(seat).since:
                entries += match.relieve(seat, "absent", at)
        return entries

    async def _think(self, table: Table, match: Match, seat: int) -> None:
        """Let a bot choose, and play that if nothing has changed for it meanwhile."""
        if seat not in match.bots_due():
            return  # the person came back meanwhile
        play, bot = match.play, match.at(seat).bot
        view, legal = play.view(seat), play.legal(seat)
        begun = perf_counter()
        chosen = partial(self.workers.choose, play.setup, bot, match.bot_seed(seat), view, legal)
        token = await self._in_turn(table, match.opened.host, chosen)
        metrics.bots.observe(perf_counter() - begun)

        def choose(m: Match) -> list[Entry]:
            if seat not in m.bots_due() or m.at(seat).bot != bot or m.play.view(seat) != view:
                return []
            return m.act_for(seat, token, now())

        await table.done(choose)

    async def _in_turn(self, table: Table, host: str, choose: Callable[[], str]) -> str:
        """What a bot chooses, when it is its turn to think. If others want time, bots at tables that nobody
        looks at get less of it, and those of hosts who have used up their budget still less.
        """
        address = self._hub.addresses.of(host)
        kind, cost = UNWATCHED if table.unwatched_for() else WATCHED
        if self._budget.used_up(host, address):
            kind, cost = USED_UP
        token, seconds = await self._executor.run((kind, address, host, table.id), choose, cost)
        self._budget.charge(host, address, seconds)
        return token


def before(seconds: float) -> int:
    """The time some seconds ago."""
    return now() - int(1000 * seconds)


def ended(match: Match) -> int:
    """When the last game ended."""
    return next(entry.at for entry in reversed(match.log) if isinstance(entry, Acted | Drew | Began))


def seen(table: Table, match: Match) -> int:
    """When this process first saw the last entry of a table."""
    if table.seen[0] != match.seq:
        table.seen = match.seq, now()
    return table.seen[1]
