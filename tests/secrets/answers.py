"""Ask the same in two worlds, through the code that answers sockets, and compare to the byte: what is said,
in which order, what is stored, which bots are asked and with what.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import patch

import msgspec

from parlour import Rng
from parlour.bots.explanation import Candidate, Explanation
from parlour.bots.questions import HINTS, question
from parlour.games import Terms
from parlour.kernel.aspects import Reason
from parlour.kernel.errors import ParlourError
from parlour.server import commands, table
from parlour.server.budgets import Addresses
from parlour.server.commands import SocketHandler
from parlour.server.hints import Hints
from parlour.server.messages import write
from parlour.server.notices import Notice, notice
from parlour.server.rate_limiter import RateLimiter
from parlour.server.table import Table, Viewer, about
from parlour.store import Chat, Contact, Player
from tests.secrets.probes import probes
from tests.secrets.worlds import fork, pairs
from tests.server.visitor import OFTEN

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator, Sequence

    from parlour.kernel.game import Setup, View
    from parlour.match.match import Match
    from tests.secrets.probes import Message, Probe

NOW = 1_800_000_000_000
CLOSELY = {"input": 1, "pungi": 2}  # one of this many positions is looked at;
SELDOM = 8  # in the other games there are more
MOST = 2000  # pairs from one match
LOG = str(b'{"kind":"log"')[:-1]  # how a message begins by which a log is given away
ABSENCE = 0.0  # seconds: a person who is not connected is away


class Difference(AssertionError):
    """Somebody is answered differently where they should not know a difference."""


class Memory:
    """A store that keeps what is said, and how much else it was told to keep."""

    def __init__(self) -> None:
        self.kept: list[Any] = []
        self.said: list[Chat] = []

    async def append(self, match: str, seq: int, entries: Sequence[bytes], about: Any) -> None:
        self.kept.append((seq, len(entries), about))

    async def add_chat(self, match: str, *said: Any) -> int:
        self.said.append(Chat(len(self.said) + 1, *said))
        return len(self.said)

    async def chats(self, match: str, limit: int) -> list[Chat]:
        return self.said[-limit:]

    async def speakers(self, match: str) -> list[str]:
        return [chat.player for chat in self.said]

    async def player(self, player: str) -> Player:
        return Player(player, "Somebody")

    def announce(self, what: str, number: int) -> None:
        self.kept.append((what, number))


class Thinkers:
    """Whoever is asked for advice here says what they were asked."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    def explain(self, setup: Setup, view: View, legal: Sequence[str], seconds: float) -> Explanation:
        self.asked.append(msgspec.json.encode(question(Terms.of(setup), HINTS, 0, view, legal)))
        reason = Reason(legal[0], legal[-1], "points", 0.5, 0.5, 1, 0.5)
        candidates = (Candidate(token, 0.5, 0.1, 1.0, True, reason) for token in legal)
        stands = tuple((1 / setup.seats, 10.0 - seat) for seat in range(setup.seats))
        return Explanation(tuple(candidates), (), 1, 1, False, stands)


class Heard:
    """A line, and all that was said over it."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def say(self, message: bytes) -> bool:
        self.said.append(message)
        return True


class Room:
    """As much of a hub as one table needs."""

    def __init__(self, match: Match, hints: Hints) -> None:
        self.store = Memory()
        self.hints = hints
        self.alarms: list[Any] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._table = Table("table", cast("Any", self.store), self._changed, ABSENCE)
        self._table._match, self._table._stored_whole = match, True
        self._table._about = about(match)

    def _changed(self, table: Table) -> None:
        """What the server will do next at the table, and when."""
        if table.match:
            self.alarms.append((pace(table.match), table.match.due()))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def table(self, name: str) -> Table:
        return self._table

    async def answer(self, who: str, seat: int | None, locale: str, messages: list[Message]) -> list[Any]:
        """All that comes of some messages: what is said, stored and planned."""
        heard = Heard()
        viewer = Viewer(Player(who, who), b"", cast("Any", heard))
        match = await self._table.load()
        viewer.seat, viewer.since, viewer.locale = seat, match.seq, locale
        self._table.viewers.add(viewer)
        handler = SocketHandler(cast("Any", self), self._table, viewer, RateLimiter(OFTEN), "127.0.0.1")
        for message in messages:
            await handler.take(message if isinstance(message, str) else msgspec.json.encode(message))
            await asyncio.gather(*self._tasks)
        viewer.dropped.cancel()
        try:
            seen = write(await self._table.snapshot(who))
        except ParlourError as refusal:  # they may not look any more
            seen = refusal.code.encode()
        return [*heard.said, seen, self.store.kept, self.alarms, about(await self._table.load())]


def pace(match: Match) -> list[tuple[int, bool]]:
    """Which bots are to choose, and whether they answer at once, for want of a choice."""
    return [(seat, len(match.play.legal(seat)) == 1) for seat in match.bots_due()]


def notices(match: Match, viewer: int | None) -> list[Notice]:
    """What somebody is told by push or mail, if they are not there."""
    if viewer is None or not match.at(viewer).since or match.at(viewer).bot:
        return []
    return [notice(match, viewer, "ID", Contact(locale=locale, zone="Asia/Tokyo")) for locale in ("en", "de")]


class Inquiry:
    """Pairs of answers, counted."""

    def __init__(self) -> None:
        self.pairs: Counter[str] = Counter()  # by what was asked
        self.granted: Counter[str] = Counter()  # the same, where it was not refused
        self.revealed = 0  # decisions by which something came to light
        self._hints = Hints(Addresses())
        self._thinkers = Thinkers()
        self._hints.workers = cast("Any", self._thinkers)

    @property
    def total(self) -> int:
        return sum(self.pairs.values())

    @property
    def refused(self) -> int:
        return self.total - self.pairs["bots' pace"] - self.pairs["notice"] - self.granted.total()

    async def compare(self, viewer: int | None, here: Match, there: Match, rng: Rng) -> None:
        """Ask everything that can be asked of a table, in two worlds."""
        self.pairs["bots' pace"] += 1
        if pace(here) != pace(there):
            raise Difference(f"bots' pace for {viewer}: {pace(here)}, {pace(there)}")
        self.pairs["notice"] += 1
        if notices(here, viewer) != notices(there, viewer):
            raise Difference(f"notice for {viewer}: {notices(here, viewer)}, {notices(there, viewer)}")
        locale = ("", "de")[rng.below(8) == 0]
        for probe in probes(here, viewer, rng):
            worlds = fork(here), fork(there)
            one, two = [await self._answer(world, viewer, locale, probe) for world in worlds]
            self.pairs[probe[0]] += 1
            self.granted[probe[0]] += b'"refused"' not in one[0]
            if one != two:
                self._excuse(worlds, viewer, probe, (one, two))

    async def _answer(self, match: Match, viewer: int | None, locale: str, probe: Probe) -> list[Any]:
        self._thinkers.asked.clear()
        who = "looker" if viewer is None else f"player-{viewer}"
        said = await Room(match, self._hints).answer(who, viewer, locale, probe[1])
        return [*said, *self._thinkers.asked]

    def _excuse(
        self,
        worlds: tuple[Match, Match],
        viewer: int | None,
        probe: Probe,
        answers: tuple[list[Any], list[Any]],
    ) -> None:
        """A decision may bring something to light, if it was taken in both worlds. Whoever takes a match
        along is given its log. Nothing else may differ.
        """
        here, there = worlds
        if probe[0] == "take along" and viewer is not None and here.alone == there.alone == viewer:
            one, two = ([each for each in answer if not str(each).startswith(LOG)] for answer in answers)
            if one == two:
                return
        taken = all(b'"step"' in answer[0] or b'"snapshot"' in answer[0] for answer in answers)
        shown = here.view(viewer) != there.view(viewer) or here.events(viewer) != there.events(viewer)
        if probe[0].startswith("act") and taken and shown:
            self.revealed += 1
        else:
            raise Difference(f"{probe} by {viewer}:\n{answers[0]}\n{answers[1]}")


@contextmanager
def clock_stopped() -> Iterator[None]:
    """Times tell nothing here."""
    with patch.object(commands, "now", lambda: NOW), patch.object(table, "now", lambda: NOW):
        yield


def inquire(
    game: str, seats: int, seed: int, inquiry: Inquiry, most: int = MOST, alone: bool = False
) -> None:
    """Compare answers along one match, until there are enough."""
    enough = inquiry.total + most

    async def ask() -> None:
        rng = Rng(f"{game}/{seats}/{seed}/probes")
        for viewer, here, there in pairs(game, seats, seed, alone):
            if inquiry.total >= enough:
                return
            if rng.below(CLOSELY.get(game, SELDOM)) == 0:
                await inquiry.compare(viewer, here, there, rng)

    with clock_stopped():
        asyncio.run(ask())
