"""How a match of one person and bots begins in the terminal: anew, from its log, or from records."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from parlour import bots
from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.play import replay
from parlour.kernel.state import CHANCE
from parlour.match.log import Acted, Began, Drew, Opened, Sat
from parlour.match.match import Match
from parlour.store.check import match_from

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from parlour.kernel.game import Setup
    from parlour.kernel.record import Record, Step
    from parlour.match.log import Entry

PERSON: Final = "person"  # the id of the person, who is the host too
NAMES: Final = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Fay")


class Seating(NamedTuple):
    """Where the person sits, what they are called, and the bots that take the other seats in turn."""

    seat: int
    name: str
    bots: Sequence[str]

    def entries(self, setup: Setup, at: int) -> list[Sat]:
        """All sit down."""
        if not 0 <= self.seat < setup.seats:
            raise ParlourError("no-such-seat", seat=self.seat, last=setup.seats - 1)
        if not 1 <= len(self.bots) < setup.seats:
            raise ParlourError("bots-too-many", bots=len(self.bots), seats=setup.seats - 1)
        others = [seat for seat in range(setup.seats) if seat != self.seat]
        return [
            Sat(at=at, seat=self.seat, name=self.name, player=PERSON),
            *(
                Sat(at=at, seat=seat, name=bot_name(seat), bot=self.bots[number % len(self.bots)])
                for number, seat in enumerate(others)
            ),
        ]


def bot_name(seat: int) -> str:
    """Ada, Bo, and so on; if there are more seats than names, Ada 2."""
    turn, number = divmod(seat, len(NAMES))
    return f"{NAMES[number]} {turn + 1}" if turn else NAMES[number]


def new_match(setup: Setup, seating: Seating, secret: str, games: int) -> Match:
    """A match whose first game has begun."""
    match = Match(_seated(setup, seating, secret, games))
    match.begin(PERSON, now())
    return match


def match_of(records: Sequence[Record], setup: Setup, seating: Seating, secret: str, games: int) -> Match:
    """A match that goes on after records, the last of which may be unfinished. Their draws do not follow from
    the secret; later draws do.
    """
    entries = _seated(setup, seating, secret, games)
    headers = [replace(record, steps=()) for record in records]
    if len(records) > games or headers.count(headers[0]) < len(headers):
        raise ParlourError("records-series")
    plays = [replay(setup, record) for record in records]
    if not all(play.over for play in plays[:-1]):
        raise ParlourError("records-series")
    for play in plays:
        entries += [Began(at=entries[0].at), *(_entry(step, entries[0].at) for step in play.steps)]
    match = Match(entries)
    match.settle_draws(now())
    return match


def match_in(lines: list[bytes], trusted: Collection[str]) -> Match:
    """The match of a log: begun, with one person, who is the host. A log comes from anywhere, so it names no
    bot outside Parlour but those that are trusted.
    """
    match = match_from(lines)
    if not match.begun:
        raise ParlourError("match-not-begun")
    if match.aborted:
        raise ParlourError("match-over")
    seats = [match.at(number) for number in range(len(match.seats))]
    if [seat.player for seat in seats if seat.player] != [match.opened.host]:
        raise ParlourError("match-persons")
    for bot in {match.opened.stand_in, *(seat.bot for seat in seats)}:
        if bots.is_own(bot) and bot not in trusted:
            raise ParlourError("bot-untrusted", bot=bot)
    match.settle_draws(now())
    return match


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _seated(setup: Setup, seating: Seating, secret: str, games: int) -> list[Entry]:
    at = now()
    opened = Opened(
        at=at,
        terms=Terms.of(setup),
        host=PERSON,
        secret=secret,
        games=games,
        spectators=False,
        chat=False,
    )
    return [opened, *seating.entries(setup, at)]


def _entry(step: Step, at: int) -> Entry:
    if step.seat == CHANCE:
        return Drew(at=at, words=step.words)
    return Acted(at=at, seat=step.seat, tokens=step.words)
