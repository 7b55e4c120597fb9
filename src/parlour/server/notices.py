"""Tells people who are not there that it is their turn.

Who is owed a notice follows from the log: whose decision is pending, and since when. What was sent is kept in
the store, so a server that was killed goes on where it was. A notice is marked after it was sent: if a server
is killed in between, it is sent again, and takes the place of the first one on the device.
"""

from __future__ import annotations

import asyncio
import smtplib
from datetime import UTC, datetime, timedelta, timezone
from hashlib import sha256
from random import uniform
from typing import TYPE_CHECKING, Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
import structlog
from babel.dates import format_datetime
from babel.lists import format_list

from parlour.kernel.errors import ParlourError
from parlour.server import metrics
from parlour.server.mail import Mailer, Refused
from parlour.server.outside import Unreachable, post
from parlour.server.push import Vapid, encrypted, spelled
from parlour.server.rate_limiter import RateLimiter
from parlour.server.table import now, short
from parlour.store import MAIL, Address, Contact, Device, Failed
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from parlour.match.match import Match
    from parlour.server.hub import Hub
    from parlour.server.table import Table

SLOW: Final = 3600  # seconds for a decision from which on people are told unless they say no
AT_ONCE: Final = 8  # tables that are looked at, and messages that are sent
ATTEMPTS: Final = 8  # to send something, in one process
LONGEST_PAUSE: Final = 3600.0  # seconds between two attempts
KEPT: Final = 7 * 86400  # seconds for which a push service keeps what it cannot deliver, without a clock,
MOST_KEPT: Final = 28 * 86400  # and with one
GRACE: Final = 5.0  # seconds to finish what is being sent
SENT: Final = (200, 201, 202, 204)
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)  # and whatever begins with 5
WHEN: Final = "EEEE d MMMM, HH:mm"
NOBODY: Final = "mailto:nobody@localhost"
logger = structlog.get_logger("parlour.server")


class Notice(msgspec.Struct, frozen=True):
    """What a person is told who is not there. It says nothing about the game but whose turn it is."""

    table: str
    title: str
    body: str
    since: int  # when their turn began
    locale: str


def known_zone(name: str) -> bool:
    """Whether there is such a time zone, as in Europe/Berlin."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # nonsense, a folder, unknown
        return False
    return True


def zone_of(contact: Contact) -> ZoneInfo | timezone:
    """The time zone of a person; if this machine has come to know it no more, that of Greenwich."""
    return ZoneInfo(contact.zone) if known_zone(contact.zone) else UTC


def notice(match: Match, seat: int, table: str, contact: Contact) -> Notice:
    """That it is the turn of a seat."""
    game = match.setup.game
    say = words_for(game.package, locale=contact.locale)
    waiting = match.play.waiting
    others = [
        each.name for n, each in enumerate(match.seats) if each and each.player and n not in (seat, *waiting)
    ]
    body = [
        say("notice-waiting", count=len(others), names=format_list(others, locale=contact.locale))
        if others
        else say("notice-turn")
    ]
    since = match.at(seat).since
    if match.opened.clock:
        due = datetime.fromtimestamp(since / 1000 + match.opened.clock, zone_of(contact))
        body.append(say("notice-due", due=format_datetime(due, WHEN, locale=contact.locale)))
    title = say("notice-title", game=say(f"{game.id}-title"))
    return Notice(table, title, " ".join(body), since, contact.locale)


def quiet_until(contact: Contact, at: int) -> int | None:
    """When the quiet hours end in which a time lies, if it does. Times are milliseconds since 1970."""
    start, end = contact.quiet_from, contact.quiet_until
    here = datetime.fromtimestamp(at / 1000, zone_of(contact))
    minute = 60 * here.hour + here.minute
    quiet = start <= minute < end if start <= end else minute >= start or minute < end
    if not quiet:
        return None
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if over <= here:  # it ends tomorrow
        over = (over + timedelta(days=1)).replace(fold=0)
    return max(at + 60_000, int(1000 * over.timestamp()))


class Owed(NamedTuple):
    """A notice that is to be sent."""

    match: str
    player: str
    notice: Notice
    lasts: int  # seconds for which it is of use


class Failure(NamedTuple):
    """A notice that could not be sent yet."""

    since: int  # the turn that it is about
    attempts: int
    again: int  # when it is tried again


class Notifier:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._settings = hub.settings
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._looking: dict[str, asyncio.Task[None]] = {}
        # For each table the seats that were looked at: when they were due, and when to look again, if ever.
        self._looked: dict[str, dict[int, tuple[int, int | None]]] = {}
        self._failures: dict[str, dict[tuple[str, str], Failure]] = {}  # for each table, by person and way
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._rate_limiter = RateLimiter(hub.settings.rates)
        self._vapid: Vapid | None = None
        self.mailer = Mailer(hub.settings.mail) if hub.settings.mail else None

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        looking = list(self._looking.values())
        if looking:
            await asyncio.wait(looking, timeout=GRACE)
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        if self.mailer:
            self.mailer.close()

    async def vapid(self) -> Vapid:
        """The key of this server; it is made when somebody first asks for it."""
        if self._vapid is None:
            secure = [each for each in self._settings.origins if each.startswith("https:")]
            self._vapid = await Vapid.of(self._hub.store, secure[0] if secure else NOBODY)
        return self._vapid

    # When to look at a table

    def reschedule(self, table: Table) -> None:
        """Set the alarm for a table that has changed."""
        due = self._due(table)
        if not due:
            self._looked.pop(table.id, None)
            self._failures.pop(table.id, None)
        looked = self._looked.get(table.id, {})
        times: list[int] = []
        for seat, at in due.items():
            before, again = looked.get(seat, (None, None))
            if before != at:
                times.append(at)
            elif again is not None:
                times.append(again)
        self._cancel(table.id)
        if times and table.id not in self._looking:
            self._look_at(table.id, min(times))

    def _cancel(self, match: str) -> None:
        timer = self._timers.pop(match, None)
        if timer:
            timer.cancel()

    def _due(self, table: Table) -> dict[int, int]:
        """For each person who is waited for and is not there, when they are to be told."""
        match = table.match
        if match is None or not match.begun or match.over:
            return {}
        here = table.here()[0]
        gone = [
            n for n, seat in enumerate(match.seats) if seat and seat.since and not seat.bot and n not in here
        ]
        if not gone or not self._hub.scheduler.owns(table.id):
            return {}
        present, _ = table.present()
        return {
            n: max(match.at(n).since, table.left.get(n, table.loaded)) + int(1000 * self._settings.notice)
            for n in gone
            if n not in present
        }

    def _look_at(self, match: str, at: int) -> None:
        wait = max(0, at - now()) / 1000
        self._timers[match] = asyncio.get_running_loop().call_later(wait, self._wake, match)

    def _wake(self, match: str) -> None:
        self._timers.pop(match, None)
        if match not in self._looking:
            self._looking[match] = asyncio.create_task(self._look(match))

    async def _look(self, name: str) -> None:
        """Tell all who are owed a notice at a table."""
        table = None
        try:
            async with self._turns:
                table = await self._hub.table(name)
                match = await table.load()
                for seat, at in self._due(table).items():
                    again = self._looked.get(name, {}).get(seat, (0, None))[1]
                    if max(at, again or 0) <= now():
                        self._looked.setdefault(name, {})[seat] = at, self._soon()  # should it fail
                        later = await self._told(table, match, seat)
                        self._looked.setdefault(name, {})[seat] = at, later
        except (ParlourError, Failed) as problem:
            logger.warning("no notice yet", table=short(name), reason=type(problem).__name__)
        except Exception as problem:
            logger.warning("notices", table=short(name), reason=type(problem).__name__, exc_info=problem)
        finally:
            self._looking.pop(name, None)
        if table and table.match:
            self.reschedule(table)
        elif self._hub.scheduler.owns(name):
            self._look_at(name, self._soon())

    def _soon(self) -> int:
        """When something that failed is tried again."""
        return now() + int(1000 * self._settings.again)

    # Telling

    async def _told(self, table: Table, match: Match, seat: int) -> int | None:
        """Tell a person in all their ways. When to look again; None, if there is nothing left to do."""
        store, player, since = self._hub.store, match.at(seat).player, match.at(seat).since
        wanted = await store.choice(table.id, player)
        if wanted is False or (wanted is None and match.opened.clock < SLOW):
            return None
        sent = await store.sent(table.id, player)
        address = await store.address(player) if self.mailer else None
        ways: list[Device | Address] = [
            device
            for device in await store.devices(player, now())
            if sent.get(device.id, 0) < since and device.added <= since  # who brought it later was there
        ]
        if address and 0 < address.confirmed <= since and sent.get(MAIL, 0) < since:
            ways.append(address)
        if not ways:
            return None
        contact = await store.contact(player) or Contact()
        if quiet := quiet_until(contact, now()):
            return quiet
        match = await table.load()  # much may have happened meanwhile
        if seat not in self._due(table) or match.at(seat).since != since:
            return None
        due = match.opened.clock and since + 1000 * match.opened.clock - now()
        lasts = min(max(60, due // 1000), MOST_KEPT) if due else KEPT
        owed = Owed(table.id, player, notice(match, seat, table.id, contact), lasts)
        later = await asyncio.gather(*(self._send(owed, way) for way in ways))
        return min((at for at in later if at is not None), default=None)

    async def _send(self, owed: Owed, way: Device | Address) -> int | None:
        """Tell a person in one way, and note it. When to try again, if that failed."""
        name = way.id if isinstance(way, Device) else MAIL
        since, failures = owed.notice.since, self._failures.setdefault(owed.match, {})
        before = failures.get((owed.player, name))
        if before is None or before.since != since:
            before = Failure(since, 0, 0)
        if before.again > now():
            return before.again
        sending: Awaitable[float] = (
            self._push(owed, way) if isinstance(way, Device) else self._mail(owed, way)
        )
        pause = await sending
        if pause and before.attempts + 1 < ATTEMPTS:
            growing = self._settings.again * 2.0**before.attempts * uniform(0.8, 1.2)  # noqa: S311
            again = now() + int(1000 * min(max(pause, growing), LONGEST_PAUSE))
            failures[owed.player, name] = Failure(since, before.attempts + 1, again)
            return again
        failures.pop((owed.player, name), None)
        await self._hub.store.mark_sent(owed.match, owed.player, name, since)
        return None

    async def _push(self, owed: Owed, device: Device) -> float:
        """Send a message to a device. 0: there is no more to do; else seconds until it may be tried again."""
        headers = {
            "Authorization": (await self.vapid()).authorization(device.endpoint, now() / 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(owed.lasts),
            "Topic": topic(owed.match),
            "Urgency": "normal",
        }
        body = encrypted(msgspec.json.encode(owed.notice), device.public_key, device.auth)
        try:
            answer = await post(device.endpoint, headers, body, self._settings.push_anywhere)
        except Unreachable as problem:
            metrics.notices.labels("push", "unreachable").inc()
            logger.info("push service unreachable", reason=str(problem))
            return self._settings.again
        if answer.status in BUSY or answer.status >= 500:
            metrics.notices.labels("push", "later").inc()
            return max(self._settings.again, answer.retry_after)
        if answer.status in GONE:
            metrics.notices.labels("push", "gone").inc()
            await self._hub.store.remove_device(owed.player, device.id)
        elif answer.status in SENT:
            metrics.notices.labels("push", "sent").inc()
        else:
            metrics.notices.labels("push", "refused").inc()
            logger.warning("push service refuses", status=answer.status)
        return 0.0

    async def _mail(self, owed: Owed, address: Address) -> float:
        """Tell a person by mail. The same."""
        say = words_for(locale=owed.notice.locale)
        origin = self._settings.origins[0].rstrip("/")
        leave = f"{origin}/unsubscribe/{address.leaving}"
        link = f"{origin}/table/{owed.match}"
        text = say("mail-turn-text", told=owed.notice.body, link=link, leave=leave)
        number = f"{owed.match} {owed.player} {owed.notice.since}"
        return await self.mail(owed.player, address.address, owed.notice.title, text, number, leave)

    async def mail(
        self, player: str, address: str, subject: str, text: str, number: str, leave: str = ""
    ) -> float:
        """Send a mail. Addresses do not stand in the log."""
        assert self.mailer
        outcome, pause = "sent", 0.0
        try:
            self._rate_limiter.take("mails", player)
            await self.mailer.send(address, subject, text, number, leave)
        except ParlourError:
            outcome = "too many"
        except Refused:
            outcome = "refused"
        except (OSError, smtplib.SMTPException) as problem:
            logger.warning("mail not sent", reason=type(problem).__name__)
            outcome, pause = "later", self._settings.again
        metrics.notices.labels("mail", outcome).inc()
        return pause


def topic(match: str) -> str:
    """By which a push service lets a new message take the place of an old one. The id of a table is a key, so
    it is not this.
    """
    return spelled(sha256(f"topic {match}".encode()).digest()[:24])
