"""A live table: a match in memory, kept in step with the store, and those who look at it.

Nobody is told anything that a loss of power could undo: entries are stored first.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from hashlib import sha256
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
from msgspec import UNSET

from parlour.kernel.errors import ParlourError
from parlour.match import log, news
from parlour.match.branch import given
from parlour.match.log import Acted, Avatar, Began, Colour, Drew, Entry, Removed, Sat, Stood
from parlour.match.match import Match
from parlour.match.seats import handle_of
from parlour.match.sentences import in_words
from parlour.server import metrics
from parlour.server.logger import logger
from parlour.server.messages import Chat, Log, Presence, write
from parlour.store import About, Conflict, Status

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from parlour.store import Chat as Said
    from parlour.store import Player, Reaction, Store

ATTEMPTS: Final = 10  # to write, while others write to the same match
FORGET: Final = 60_000  # milliseconds until a process that says nothing has nobody
CHATS: Final = 50  # messages that a new viewer is told
PIECE: Final = 1000  # entries of a log that are given away at once
PLAYED: Final = {Acted, Drew}  # entries that happen in the middle of a game
SLOW, FORBIDDEN, REMOVED = 1013, 4403, 4410  # why a socket is closed
T = TypeVar("T")


def steady_clock() -> int:
    """A clock that nobody sets: one that counts on while a laptop sleeps, where there is one."""
    best: int = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    try:
        time.clock_gettime_ns(best)
    except OSError:  # WebAssembly has its name alone
        return time.CLOCK_MONOTONIC
    return best


STEADY: Final = steady_clock()
STARTED: Final = time.time_ns() - time.clock_gettime_ns(STEADY)


def now() -> int:
    """Milliseconds since 1970, by a clock that nobody sets: the time of day is read once, at the start."""
    return (STARTED + time.clock_gettime_ns(STEADY)) // 1_000_000


class Looks(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a person would like to look."""

    colour: Colour = ""
    avatar: Avatar = ""


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a match."""

    seats: int
    names: list[str | None]  # who sits where
    options: dict[str, str]
    games: int
    clock: int
    spectators: bool
    practice: bool = False  # whether it does not count
    looks: list[Looks | None] = []  # of the persons who sit there; null: of nobody, or a bot
    persons: list[int] = []  # the seats of persons
    scores: list[int] = []  # once it is over
    winners: list[int] = []


class Line(Protocol):
    """Over which somebody is told things: a socket, or the page in whose browser the table is."""

    def say(self, message: bytes) -> bool:
        """Say something; false, if they do not listen any more."""


class Viewer:
    """A person who looks at a table through one socket."""

    def __init__(self, player: Player, session: bytes, line: Line) -> None:
        self.player = player
        self.session = session
        self.seat: int | None = None
        self.since = 0  # how many entries they know
        self.along: int | None = None  # how many of them they have in full, if they take the match along
        self.locale = ""  # the language of the sentences they want, if any
        self.quiet = False
        self.dropped: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._line = line

    def tell(self, message: bytes) -> None:
        if not self._line.say(message):
            self.drop(SLOW, "slow")

    def drop(self, code: int, reason: str) -> None:
        """Close the socket; they may come back."""
        if not self.dropped.done():
            self.dropped.set_result((code, reason))


class Table:
    def __init__(self, name: str, store: Store, changed: Callable[[Table], None], absence: float) -> None:
        self.id = name
        self.viewers: set[Viewer] = set()
        self.used = monotonic()
        self.left: dict[int, int] = {}  # when the person of a seat was last seen
        self._watched = monotonic()  # when anybody was
        self.loaded = now()
        self.seen = 0, 0  # how many entries there are, and since when this process knows it
        self.kept = False  # whether its replay is
        self._store = store
        self._changed = changed
        self._lock = asyncio.Lock()
        self._match: Match | None = None  # None: it was never read from the store
        self._stored_whole = False  # whether the store has just what the match has
        self._past: Match | None = None  # as spectators see it, if they see it later
        self._past_timer: asyncio.TimerHandle | None = None
        self._about: About | None = None
        self._elsewhere: dict[str, tuple[int, list[int], int]] = {}  # who is there in other processes
        self._here: tuple[list[int], int] | None = None  # who is there in this one, if it is known
        self._absence = int(1000 * absence)  # milliseconds until a person who is gone counts as away
        self._presence = Presence([], 0)  # as it was told
        self._presence_untold = False
        self._presence_timer: asyncio.TimerHandle | None = None
        self._stands: tuple[int, news.MatchStatus] | None = None  # what was told last, after which entry
        self._chatted = 0  # the last thing said that viewers were told
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def known(self) -> bool:
        """Whether the match was ever read from the store."""
        return self._match is not None

    @property
    def match(self) -> Match | None:
        """The match, if the store has just what it has: not while something is being stored, nor after that
        failed, until the match is read again.
        """
        return self._match if self._stored_whole else None

    @property
    def busy(self) -> bool:
        return bool(self.viewers) or self._lock.locked()

    async def settle(self) -> None:
        """Wait until all that is being stored is stored."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self._lock:
            pass

    async def load(self) -> Match:
        """The match. A table that was never opened is refused."""
        match = self.match
        if match is None:
            async with self._lock:
                match = await self._fresh()
        return match

    async def _fresh(self) -> Match:
        """The match as it is in the store, or was when it was last read."""
        if self._match is None or not self._stored_whole:
            lines = await self._store.entries(self.id)
            if not lines:
                raise ParlourError("table-unknown")
            self._match = await asyncio.to_thread(read, lines)
            self._stored_whole = True
            self._about = about(self._match)
        return self._match

    def _go(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def do(self, command: Callable[[Match], list[Entry]]) -> int:
        """Carry out a command, and answer how many entries there are when it is stored; or refuse it with a
        ParlourError. A caller that may be cancelled uses `done` instead.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                match = await self._fresh()
                seq = match.seq
                try:
                    entries = command(match)
                except BaseException:
                    if match.seq != seq:
                        self._stored_whole = False
                    raise
                if not entries:
                    return seq
                if await self._stored(match, seq, entries):
                    return match.seq
        raise ParlourError("not-stored")

    async def done(self, command: Callable[[Match], list[Entry]]) -> int:
        """The same; it goes on even if the caller is cancelled."""
        doing = self._go(self.do(command))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            doing.add_done_callback(unheard)
            raise

    async def _stored(self, match: Match, seq: int, entries: list[Entry]) -> bool:
        """Store entries and tell of them. If others have written meanwhile, the match is read anew."""
        changed = may_describe(match, entries)
        described = about(match) if changed else self._about
        begun = perf_counter()
        self._stored_whole = False
        try:
            await self._store.append(
                self.id,
                seq,
                [log.write(entry) for entry in entries],
                described if described != self._about else None,
            )
        except Conflict:
            await self._fresh()
            self._tell()
            return False
        except Exception as problem:
            logger.warning("not stored", table=short(self.id), reason=type(problem).__name__)
            with suppress(Exception):
                await self._fresh()
                self._tell()
            self._changed(self)
            raise ParlourError("not-stored") from problem
        metrics.appends.observe(perf_counter() - begun)
        metrics.count_moves(entries)
        self._stored_whole = True
        self._about = described
        self._store.announce(self.id, match.seq)
        self._tell(changed)
        return True

    async def catch_up(self, seq: int | None = None) -> None:
        """Read what another process has written: up to `seq` entries at least, or all there are."""
        async with self._lock:
            match = await self._fresh()
            if seq is None or match.seq < seq:
                for line in await self._store.entries(self.id, match.seq):
                    match.take(log.read(line))
                self._about = about(match)
            self._tell()

    # Who looks

    async def join(self, viewer: Viewer, since: int) -> None:
        """Tell a viewer what they have missed, and all that happens from now on."""
        async with self._lock:
            match = await self._fresh()
            seat = match.seat_of(viewer.player.id)
            check_may_look(match, viewer.player.id)
            seen = self._seen_by(seat)
            viewer.seat, viewer.since = seat, seen.seq
            viewer.tell(await self._resumed(seen, viewer, since))
            self.viewers.add(viewer)
            self._here = None
            self.used = monotonic()
            self.tell_presence(viewer)
        self._changed(self)

    async def snapshot(self, player: str | None) -> news.Snapshot:
        """Everything that a person, or anybody, may know."""
        async with self._lock:
            match = await self._fresh()
            seat = match.seat_of(player) if player else None
            check_may_look(match, player)
            return news.snapshot(self._seen_by(seat), seat)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._here = None
        self.used = self._watched = monotonic()
        if viewer.seat is not None and viewer.seat not in self.here()[0]:
            self.left[viewer.seat] = now()
        self.tell_presence()
        self._changed(self)

    def here(self) -> tuple[list[int], int]:
        """The seats whose persons are connected to this process, and how many others are."""
        if self._here is None:
            seats = [viewer.seat for viewer in self.viewers]
            self._here = sorted({seat for seat in seats if seat is not None}), seats.count(None)
        return self._here

    def present(self) -> tuple[list[int], int]:
        """The same, for all processes."""
        for process, there in list(self._elsewhere.items()):
            if there[0] < now() - FORGET:
                self.hear_of(process, (there[0], [], 0))
                del self._elsewhere[process]
        seats, spectators = self.here()
        for _, others, lookers in self._elsewhere.values():
            seats = sorted({*seats, *others})
            spectators += lookers
        return seats, spectators

    def unwatched_for(self) -> float:
        """The seconds since the last viewer left, in any process; 0 while there is one."""
        if self.present() != ([], 0):
            self._watched = monotonic()
            return 0.0
        return monotonic() - self._watched

    def hear_of(self, process: str, there: tuple[int, list[int], int]) -> None:
        """Another process says when it had which seats and how many spectators."""
        before = self._elsewhere.get(process, (0, [], 0))
        if there[0] >= before[0]:
            self.left |= dict.fromkeys(before[1], now())
            self._elsewhere[process] = there

    def _gone(self, match: Match) -> dict[int, int]:
        """For each person who is waited for without a clock, and is not connected: since when."""
        if match.opened.clock or not match.begun or match.over:
            return {}
        here = self.here()[0]
        gone = [n for n, seat in enumerate(match.seats) if seat and not seat.bot and n not in here]
        if not gone:
            return {}
        present, _ = self.present()
        return {n: self.left.get(n, self.loaded) for n in gone if n not in present}

    def away(self, match: Match) -> list[int]:
        """Those who have been gone for so long that bots may play for them, if the others agree."""
        return [n for n, since in self._gone(match).items() if since + self._absence <= now()]

    def tell_presence(self, newcomer: Viewer | None = None) -> None:
        match = self.match
        self._presence_untold = match is None
        if match is None:
            return  # something is being stored, and they are told after that
        presence = Presence(*self.present(), self.away(match))
        told = list(self.viewers) if presence != self._presence else [newcomer] if newcomer else []
        self._presence = presence
        if told:
            message = write(presence)
            for viewer in told:
                viewer.tell(message)
        soon = [since for n, since in self._gone(match).items() if n not in presence.away]
        if soon and self.viewers and not self._presence_timer:
            self._tell_presence_at(min(soon) + self._absence)

    def _tell_presence_at(self, time: int) -> None:
        """A person who is gone counts as away from then on."""

        def tell() -> None:
            self._presence_timer = None
            self.tell_presence()

        wait = max(0, time - now()) / 1000
        self._presence_timer = asyncio.get_running_loop().call_later(wait + 0.001, tell)

    def _seen_by(self, seat: int | None) -> Match:
        """The match as a seat, or a spectator, may see it now."""
        match = self._match
        assert match
        if seat is not None or not match.opened.delay:
            return match
        past = self._past or Match(match.log[:1])
        self._past = past
        for entry in match.log[past.seq :]:
            if past.begun or isinstance(entry, Began):
                wait = entry.at + 1000 * match.opened.delay - now()
                if wait > 0:
                    self._look_later(wait / 1000)
                    break
            past.take(entry)
        return past

    def _look_later(self, seconds: float) -> None:
        def look() -> None:
            self._past_timer = None
            if self.viewers:
                self._go(self.catch_up(0))

        if not self._past_timer:
            self._past_timer = asyncio.get_running_loop().call_later(seconds + 0.001, look)

    def _tell(self, changed: bool = True) -> None:
        """Tell everybody what they do not know yet, and say each thing once for all who get the same. Who is
        away can have changed only if more happened than a decision.
        """
        match = self._match
        assert match
        said: dict[tuple[int | None, int | None, str], bytes] = {}
        known, self._stands = self._stands, (match.seq, news.status(match))
        for viewer in list(self.viewers):
            seat = match.seat_of(viewer.player.id)
            moved = seat != viewer.seat
            if not may_look(match, viewer.player.id):
                self.viewers.discard(viewer)
                removed = viewer.player.id in match.removed
                viewer.drop(*((REMOVED, "removed") if removed else (FORBIDDEN, "spectators")))
                self._here = None
                continue
            self._give(match, viewer)  # before the news: a page that has those can go on
            seen = self._seen_by(seat)
            if not moved and viewer.since == seen.seq:
                continue
            key = (seat, None if moved else viewer.since, viewer.locale)
            if key not in said:
                message: news.Snapshot | news.Step
                if moved:
                    message = news.snapshot(seen, seat)
                elif seen is not match:
                    message = news.news(seen, seat, viewer.since)
                else:
                    _, stands = self._stands
                    told = known == (viewer.since, stands)
                    message = news.news(seen, seat, viewer.since, UNSET if told else stands)
                if viewer.locale:
                    message = in_words(message, seen, seat, viewer.locale)
                said[key] = write(message)
            if moved:
                self._here = None
            viewer.seat, viewer.since = seat, seen.seq
            viewer.tell(said[key])
        if changed or self._presence_untold or self._here is None or self._elsewhere:
            self.tell_presence()
        self._changed(self)

    async def resync(self, viewer: Viewer, since: int) -> None:
        """Tell a viewer again what happened."""
        async with self._lock:
            await self._fresh()
            seen = self._seen_by(viewer.seat)
            viewer.since = seen.seq
            viewer.tell(await self._resumed(seen, viewer, since))

    async def give_log(self, viewer: Viewer, since: int) -> None:
        """Give a viewer the log from an entry on, and whatever is added to it from now on."""
        async with self._lock:
            match = await self._fresh()
            viewer.along = min(since, match.seq)
            self._give(match, viewer)

    def _give(self, match: Match, viewer: Viewer) -> None:
        """Give the only person of a disclosed match the next entries of its log, if they want them."""
        mine = (
            match.disclosed and match.alone is not None and match.at(match.alone).player == viewer.player.id
        )
        if not mine or viewer.along is None or viewer.along >= match.seq:
            return
        entries = match.log[viewer.along : viewer.along + PIECE]
        viewer.tell(write(Log(viewer.along, [given(entry) for entry in entries])))
        viewer.along += len(entries)

    async def _resumed(self, seen: Match, viewer: Viewer, since: int) -> bytes:
        """What is new to somebody; the sentences of a whole game are not made while others wait."""
        message = resumed(seen, viewer.seat, since)
        if viewer.locale:
            message = await asyncio.to_thread(in_words, message, seen, viewer.seat, viewer.locale)
        return write(message)

    # Talk

    async def say(self, viewer: Viewer, text: str, reaction: Reaction | None = None) -> None:
        """Keep what somebody says, and tell it: a text, or a reaction."""
        seat, player = viewer.seat, viewer.player
        name = player.name if seat is None else (await self.load()).at(seat).name
        number = await self._store.add_chat(self.id, seat, name, text, now(), player.id, reaction)
        self._store.announce(f"chat {self.id}", number)
        await self.hear(number)

    async def hear(self, number: int) -> None:
        """There is a new chat message, from this process or another."""
        if number > self._chatted and self.viewers:
            await self.tell_chats()

    async def tell_chats(self, newcomer: Viewer | None = None) -> None:
        """Tell all viewers the new chat messages, and a newcomer the last ones."""
        async with self._lock:
            for chat in await self._store.chats(self.id, CHATS):
                message = write(chat_of(chat))
                new = chat.number > self._chatted
                for viewer in self.viewers:
                    if viewer is newcomer or (new and not viewer.quiet):
                        viewer.tell(message)
                self._chatted = max(self._chatted, chat.number)


def chat_of(said: Said) -> Chat:
    handle = handle_of(said.player)
    return Chat(said.number, said.seat, said.name, said.text, said.at, said.reaction, handle)


def unheard(task: asyncio.Task[int]) -> None:
    """The caller was cancelled: a refusal is of no interest any more, an error is."""
    problem = None if task.cancelled() else task.exception()
    if problem and not isinstance(problem, ParlourError):
        logger.error("internal", exc_info=problem)


def read(lines: list[bytes]) -> Match:
    return Match(map(log.read, lines))


def resumed(match: Match, seat: int | None, since: int) -> news.Snapshot | news.Step:
    """What is new since an entry; everything, if the viewer may not know their seat."""
    moved = not match.begun and any(isinstance(entry, Sat | Stood | Removed) for entry in match.log[since:])
    if moved or not 0 < since <= match.seq:
        return news.snapshot(match, seat)
    return news.news(match, seat, since)


def may_look(match: Match, player: str | None) -> bool:
    """Strangers may look on if the table wants them, or while they could sit down; but nobody may who was
    removed.
    """
    if player in match.removed:
        return False
    seated = player is not None and match.seat_of(player) is not None
    return seated or match.spectators or (not match.begun and None in match.seats)


def check_may_look(match: Match, player: str | None) -> None:
    if not may_look(match, player):
        raise ParlourError("removed" if player in match.removed else "no-spectators")


def may_describe(match: Match, entries: list[Entry]) -> bool:
    """Whether these last entries can change what a store shows of a match."""
    return match.over or not PLAYED.issuperset(map(type, entries))


def about(match: Match, stopped: bool = False) -> About:
    """What a store shows of a match; or would show, if it was stopped now."""
    opened = match.opened
    over = match.over or stopped
    status: Status = "over" if over else "playing" if match.begun else "open"
    summary = Summary(
        seats=len(match.seats),
        names=[seat.name if seat else None for seat in match.seats],
        options=match.setup.changed_options(),
        games=opened.games,
        clock=opened.clock,
        spectators=match.spectators,
        practice=match.practice,
        looks=[Looks(seat.colour, seat.avatar) if seat and seat.player else None for seat in match.seats],
        persons=[n for n, seat in enumerate(match.seats) if seat and seat.player],
        scores=match.scores if over else [],
        winners=match.winners,
    )
    return About(
        status=status,
        public=opened.public,
        game=opened.terms.game,
        summary=msgspec.json.encode(summary),
        players=[seat.player for seat in match.seats if seat and seat.player],
        host=opened.host,
        unplayed=(match.aborted or stopped) and not match.played,
    )


def short(table: str) -> str:
    """A table in the log: its id is a key that must not stand there."""
    return sha256(table.encode()).hexdigest()[:12]
