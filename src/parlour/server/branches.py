"""What was played without a connection comes back to the match it belongs to.

What the log has stays. If the match has not gone on meanwhile, or has gone on in just the same way, the rest
of the branch is added. If it has gone on otherwise, as when the person has also played on another device, the
branch becomes a match of its own. Both are practice.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.match import branch, log
from parlour.match.match import Match
from parlour.server.requests import Input
from parlour.server.table import ATTEMPTS, about, now
from parlour.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractAsyncContextManager

    from parlour.match.log import Entry
    from parlour.server.hall import Hall
    from parlour.store import Player

LONGEST: Final = 5000  # entries,
BYTES: Final = 1 << 19  # and how large they may be: a long branch comes in pieces
PATIENCE: Final = 3.0  # seconds in which a branch has to be played again


class NewBranch(Input, frozen=True):
    """What was played after the first `since` entries of a log."""

    since: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    entries: Annotated[list[dict[str, Any]], Meta(max_length=LONGEST)]


class Merged(msgspec.Struct, frozen=True):
    """Where a branch is now: in its match, or in one of its own."""

    id: str
    seq: int  # how many entries there are


class Played(NamedTuple):
    """A match with a branch at its end."""

    match: Match
    known: int  # how many entries of it the log had,
    apart: bool  # and whether it has others after those


async def merge(
    hall: Hall, player: Player, name: str, asked: NewBranch, room: AbstractAsyncContextManager[None]
) -> Merged:
    """Take a branch, all of it or nothing. `room` is where a new match may be opened."""
    table = await hall.table(name)
    entries = entries_of(asked)
    for _ in range(ATTEMPTS):
        match = await table.load()
        check_own(match, player, asked.since)
        async with hall.replaying:
            played = await asyncio.to_thread(played_on, list(match.log), asked.since, entries)
        if played.apart:
            async with room:
                return await open_apart(hall, name, played.match)
        new, length = played.match.log[played.known :], played.known

        def add(match: Match, new: list[Entry] = new, length: int = length) -> list[Entry]:
            if match.seq != length:
                return []  # it has gone on meanwhile
            for entry in new:
                match.take(entry)
            return new

        seq = await table.done(add)
        if seq == len(played.match.log):
            return Merged(name, seq)
    raise ParlourError("not-stored")


def entries_of(asked: NewBranch) -> list[Entry]:
    try:
        return list(msgspec.convert(asked.entries, list[log.AnyEntry]))
    except msgspec.ValidationError as problem:
        raise ParlourError("request", reason=str(problem)) from None


def check_own(match: Match, player: Player, since: int) -> None:
    """Only who was given the log has something to add to it, and only after that."""
    seat = match.seat_of(player.id)
    if seat is None:
        raise ParlourError("not-seated")
    if match.alone != seat or not match.disclosed:
        raise ParlourError("not-disclosed")
    if not match.disclosed <= since <= match.seq:
        raise ParlourError("branch", entry=since)


def played_on(known: list[Entry], since: int, entries: Sequence[Entry]) -> Played:
    """The match with the branch: from where the log ends, or from where both part."""
    common = since + branch.shared(known[since:], entries)
    rest = entries[common - since :]
    apart = bool(rest) and common < len(known)
    match = Match([without_root(known[0]), *known[1:common]] if apart else known)
    until = monotonic() + PATIENCE
    for _ in branch.play_on(match, rest, now()):
        if monotonic() > until:
            raise ParlourError("too-large")
    return Played(match, common if apart else len(known), apart)


def without_root(opened: Entry) -> Entry:
    """Two matches with one root would have rematches with the same deals."""
    return msgspec.structs.replace(opened, root="")


async def open_apart(hall: Hall, name: str, match: Match) -> Merged:
    """Open a match for a branch. If it comes once more, it is the same one."""
    told = b"".join(log.write(msgspec.structs.replace(entry, at=0)) for entry in match.log)
    apart = urlsafe_b64encode(sha256(f"{match.opened.secret} {name} ".encode() + told).digest()[:18]).decode()
    try:
        await hall.store.append(apart, 0, [log.write(entry) for entry in match.log], about(match))
    except Conflict:
        match = await (await hall.table(apart)).load()
    else:
        await hall.table(apart)  # somebody has to look after its bots
    return Merged(apart, match.seq)
