"""Bots and clocks: what is due at each table, and when."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.kernel.errors import ParlourError
from parlour.match.log import Acted, Began, Drew, Entry
from parlour.server import metrics
from parlour.server.logger import logger
from parlour.server.table import now, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View
    from parlour.match.match import Match
    from parlour.server.hall import Hall
    from parlour.server.table import Table

HOUR: Final = 3600
AGAIN: Final = 1.0  # seconds until something that failed is tried again


class Turn(NamedTuple):
    """A bot's turn: what it chooses from."""

    setup: Setup
    bot: str
    seed: int | str
    view: View
    legal: Sequence[str]


class Timetable(ABC):
    """Runs what is due at the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}

    @abstractmethod
    async def choose(self, table: Table, match: Match, turn: Turn) -> str:
        """The token that a bot chooses, wherever it thinks."""

    def owns(self, match: str) -> bool:
        """Whether this process looks after a match."""
        return True

    def busy_with(self, match: str) -> bool:
        return match in self._busy

    async def halt(self) -> None:
        """Do nothing more."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

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
            table = await self._hall.table(name)
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
        view = play.view(seat)
        turn = Turn(play.setup, bot, match.bot_seed(seat), view, play.legal(seat))
        begun = perf_counter()
        token = await self.choose(table, match, turn)
        metrics.bots.observe(perf_counter() - begun)

        def choose(m: Match) -> list[Entry]:
            if seat not in m.bots_due() or m.at(seat).bot != bot or m.play.view(seat) != view:
                return []
            return m.act_for(seat, token, now())

        await table.done(choose)


def ended(match: Match) -> int:
    """When the last game ended."""
    return next(entry.at for entry in reversed(match.log) if isinstance(entry, Acted | Drew | Began))


def seen(table: Table, match: Match) -> int:
    """When this process first saw the last entry of a table."""
    if table.seen[0] != match.seq:
        table.seen = match.seq, now()
    return table.seen[1]
