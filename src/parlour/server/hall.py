"""The tables of a process: which there are, who looks at them, and what follows when one changes. A server's
(`hub`) also knows other processes, addresses and notices; a browser's (`parlour.browser`) has one person.
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

from parlour.kernel.errors import ParlourError
from parlour.match import log, replay
from parlour.match.deals import first_secret, next_secret
from parlour.match.log import Opened, Removed, Sat
from parlour.match.match import Match
from parlour.server import metrics
from parlour.server.logger import logger
from parlour.server.table import CHATS, Table, about, now, short
from parlour.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from parlour.match.seats import Seat
    from parlour.server.advice import Adviser
    from parlour.server.reviews import Reviews
    from parlour.server.settings import Settings
    from parlour.server.table import Viewer
    from parlour.server.timetable import Timetable
    from parlour.store import Store

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table


class Hall:
    timetable: Timetable  # bots and clocks
    hints: Adviser
    reviews: Reviews

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.visitors: defaultdict[str, set[Viewer]] = defaultdict(set)  # the sockets of each person
        self.replaying = asyncio.Semaphore(1)  # a game is played again in a thread, which takes its time
        self.preparing = asyncio.Semaphore(1)  # the same for component sets that a request brings
        self._tasks: set[asyncio.Task[None]] = set()

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

    async def open_fork(self, fork: Match) -> str:
        """Set up a table at which a game goes on, and answer its id."""
        name = secrets.token_urlsafe(18)
        await self._open(name, fork)
        await self.table(name)  # somebody has to look after its bots
        return name

    def _changed(self, table: Table) -> None:
        """Something may have to be done about a table."""
        match = table.match
        if match and match.over:
            if match.wish and match.wish.wish == "rematch" and match.granted:
                self.spawn(self._rematch(table))
            if match.begun and not table.kept:
                table.kept = True
                self.spawn(self.replay(table.id))
        self.timetable.reschedule(table)

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

    # Persons

    def welcome(self, viewer: Viewer) -> None:
        self.visitors[viewer.player.id].add(viewer)
        metrics.viewers.inc()

    def farewell(self, viewer: Viewer) -> None:
        self.visitors[viewer.player.id].discard(viewer)
        if not self.visitors[viewer.player.id]:
            del self.visitors[viewer.player.id]
        metrics.viewers.dec()


def rematch_of(match: Match, at: int) -> Match:
    """The same people and bots once more. It has begun, if all seats are taken and its deals were promised
    before; else somebody should be able to add words of their own to the deals. Whoever was not asked has a
    stand-in again, and may return.
    """
    there = [match.at(seat).player for seat in sorted(match.agreed)]
    host = match.opened.host if match.opened.host in there else there[0]
    opened = msgspec.structs.replace(match.opened, at=at, host=host, spectators=match.spectators, forked=None)
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
