"""The engine of a page: answers requests and carries out commands as a server would, for the one person here.

What goes in and out is text. Whoever starts an engine gives it a shelf for what is to be kept, somebody who
thinks for the bots, and a way to say things to the page.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from parlour.browser.routes import answered
from parlour.browser.thinking import Minds, OwnAdviser, OwnReviews, OwnTimetable
from parlour.kernel.errors import ParlourError
from parlour.server import messages as said
from parlour.server.commands import CLOSED, SocketHandler, refusal_of
from parlour.server.hall import Hall
from parlour.server.names import checked_name
from parlour.server.rate_limiter import RateLimiter
from parlour.server.settings import Rates, Settings
from parlour.server.table import Viewer
from parlour.store.memory import Memory

if TYPE_CHECKING:
    from parlour.browser.thinking import Thinker
    from parlour.match.log import Avatar, Colour
    from parlour.store import Player
    from parlour.store.memory import Shelf

PERSON: Final = "person"  # the fact that says who is here
BUSY: Final = 1013  # the code by which a line is closed that cannot be opened
SETTINGS: Final = Settings(unwatched=60.0)


class Page(Protocol):
    """Hears what is said over its lines."""

    def told(self, line: int, message: str) -> None: ...

    def closed(self, line: int, code: int) -> None: ...


class Unlimited(RateLimiter):
    """Whoever is alone may ask as often as they like."""

    def __init__(self) -> None:
        super().__init__(Rates())

    def take(self, what: str, whose: str) -> None: ...


class OwnHall(Hall):
    """The tables of one person."""

    def __init__(self, store: Memory, minds: Minds) -> None:
        super().__init__(store, SETTINGS)
        self.timetable = OwnTimetable(self, minds)
        self.hints = OwnAdviser(minds)
        self.reviews = OwnReviews(self, minds)

    async def wake(self) -> None:
        """Bots go on where they were when the page was closed."""
        for match in await self.store.matches({"playing"}):
            self.spawn(self.table(match))

    def put_away(self) -> None:
        """Forget tables that nobody looks at; the store has them."""
        for name, table in list(self.tables.items()):
            if not table.busy and not self.timetable.busy_with(name):
                del self.tables[name]

    async def person(self) -> Player | None:
        """Who is here, if they have said so."""
        known = await self.store.fact(PERSON)
        return await self.store.player(known) if known else None

    async def welcome_person(self, name: str, colour: Colour, avatar: Avatar) -> Player:
        known = await self.person()
        if known is None:
            player = secrets.token_urlsafe(12)
            await self.store.add_player(player, checked_name(name), colour, avatar)
            await self.store.first_fact(PERSON, player)
            known = await self.person()
        assert known
        return known


class Line:
    """One line from the page to a table."""

    def __init__(self, engine: Engine, number: int, table: str) -> None:
        self._engine = engine
        self._number = number
        self._table = table
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.task = asyncio.create_task(self._attend())

    def say(self, message: bytes) -> bool:
        self._engine.page.told(self._number, message.decode())
        return True

    async def _attend(self) -> None:
        """Take one message after the other, until the page closes the line."""
        hall = self._engine.hall
        try:
            player = await hall.person()
            if player is None:
                raise ParlourError("session")
            table = await hall.table(self._table)
        except Exception as problem:
            refusal = refusal_of(problem, self._table)
            self.say(said.write(said.refused(refusal)))
            self._engine.hang_up(self._number, CLOSED.get(refusal.code, BUSY))
            return
        viewer = Viewer(player, b"", self)
        handler = SocketHandler(hall, table, viewer, Unlimited(), "")
        hall.welcome(viewer)
        viewer.dropped.add_done_callback(self._dropped)
        try:
            while True:
                await handler.take(await self.inbox.get())
        finally:
            viewer.dropped.cancel()
            hall.farewell(viewer)
            table.leave(viewer)
            hall.put_away()

    def _dropped(self, why: asyncio.Future[tuple[int, str]]) -> None:
        if not why.cancelled():
            self._engine.hang_up(self._number, why.result()[0])


class Engine:
    def __init__(self, store: Memory, thinker: Thinker, page: Page) -> None:
        self.minds = Minds(thinker)
        self.hall = OwnHall(store, self.minds)
        self.page = page
        self._lines: dict[int, Line] = {}

    @classmethod
    async def start(cls, shelf: Shelf, thinker: Thinker, page: Page) -> Engine:
        engine = cls(await Memory.open(shelf), thinker, page)
        await engine.hall.wake()
        return engine

    def pace(self, speed: float) -> None:
        """The device does so many iterations in a second."""
        self.minds.pace.speed = speed

    async def request(self, method: str, path: str, locale: str, body: str | None = None) -> tuple[bool, str]:
        """What a server would answer, and whether that is what was asked for; if not, it is a refusal."""
        try:
            found = await answered(self.hall, method, path, locale, body)
            return True, msgspec.json.encode(found).decode()
        except Exception as problem:
            return False, said.write(said.refused(refusal_of(problem), locale=locale)).decode()

    # Lines to tables

    def open(self, line: int, table: str) -> None:
        self._lines[line] = Line(self, line, table)

    def say(self, line: int, message: str) -> None:
        if line in self._lines:
            self._lines[line].inbox.put_nowait(message)

    def close(self, line: int) -> None:
        """The page needs a line no more."""
        known = self._lines.pop(line, None)
        if known:
            known.task.cancel()

    def hang_up(self, line: int, code: int) -> None:
        """The engine ends a line."""
        self.page.closed(line, code)
        self.close(line)

    async def stop(self) -> None:
        for line in list(self._lines):
            self.close(line)
        await self.hall.timetable.halt()
        await self.hall.store.close()
