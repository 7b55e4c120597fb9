"""Matches as a file: their logs, to be kept elsewhere or taken to another device, and back.

A log has one writer. So of two logs of one match, one is the beginning of the other, unless somebody has
played on in two places from the same point: then the one that is here stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.match import log
from parlour.match.log import Entry, Opened, Removed, Sat
from parlour.match.match import Match
from parlour.server.hall import ID
from parlour.server.table import about

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.server.hall import Hall
    from parlour.store import Player

SITTERS: Final = (Opened, Sat, Removed)  # entries with the id of a person


class KeptMatch(msgspec.Struct, frozen=True):
    """A match, with all that has happened there."""

    id: str
    entries: list[msgspec.Raw]


class MatchFile(msgspec.Struct, frozen=True):
    """The matches of one person."""

    person: str  # the id by which the logs know them
    matches: Annotated[list[KeptMatch], Meta(max_length=100_000)]
    parlour: int = 1  # the format


class Imported(msgspec.Struct, frozen=True):
    """What came of a file: matches that are new or go further here, and those that are as they were."""

    taken: int
    left: int


async def exported(hall: Hall, player: Player, only: str | None = None) -> MatchFile:
    """The matches of a person, or one of them."""
    names = [only] if only else await hall.store.matches()
    kept = []
    for name in names:
        lines = await hall.store.entries(name)
        if not lines:
            raise ParlourError("table-unknown")
        kept.append(KeptMatch(name, [msgspec.Raw(line) for line in lines]))
    return MatchFile(player.id, kept)


def read(text: bytes | str) -> MatchFile:
    try:
        return msgspec.json.decode(text, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ParlourError("matches-file", reason=str(problem)) from None


async def imported(hall: Hall, player: Player, text: bytes | str) -> Imported:
    """Take the matches of a file. Whoever they are of is the person here from now on."""
    file = read(text)
    taken = [await take(hall, each, file.person, player.id) for each in file.matches]
    return Imported(sum(taken), len(taken) - sum(taken))


async def take(hall: Hall, kept: KeptMatch, theirs: str, mine: str) -> bool:
    """Add to a log what it has not yet; false, if there is nothing to add."""
    if not ID.fullmatch(kept.id):
        raise ParlourError("matches-file", reason=kept.id)
    try:
        entries = [adopted(log.read(bytes(line)), theirs, mine) for line in kept.entries]
        check_seats(entries)
        match = Match(entries)  # every step is checked once more
    except Exception as problem:  # a log that was never written by us can be wrong in any way
        raise ParlourError("matches-file", reason=f"{kept.id}: {problem}") from None
    lines = [log.write(entry) for entry in entries]
    known = await hall.store.entries(kept.id)
    if lines[: len(known)] != known or len(lines) == len(known):
        return False
    await hall.store.append(kept.id, len(known), lines[len(known) :], about(match))
    if kept.id in hall.tables:
        await hall.tables[kept.id].catch_up()
    return True


def check_seats(entries: Sequence[Entry]) -> None:
    """Refuse seats that the table does not have: a match trusts its log."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    for entry in entries:
        if not 0 <= getattr(entry, "seat", 0) < opened.terms.seats:
            raise ValueError(f"there is no such seat: {entry}")


def adopted(entry: Entry, theirs: str, mine: str) -> Entry:
    """An entry in which one person has another id. Deals and bots do not depend on it."""
    if not isinstance(entry, SITTERS):
        return entry
    field = "host" if isinstance(entry, Opened) else "player"
    return msgspec.structs.replace(entry, **{field: mine}) if getattr(entry, field) == theirs else entry
