"""What is written by several statements, as SQL for SQLite and PostgreSQL.

A job is a generator that yields statements, is sent their rows, and returns its result. It knows no database:
`sqlite` drives it in a thread, `postgres` over a connection, always in a transaction.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib.resources import files
from time import time_ns
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from parlour.kernel.errors import ParlourError
from parlour.store.chain import Head, link, links, start
from parlour.store.model import About, Conflict, Listed, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")
Rows: TypeAlias = "Sequence[Sequence[Any]]"
Statement: TypeAlias = tuple[str, tuple[object, ...]]
Job: TypeAlias = Generator[Statement, Rows, T]

PLAYER: Final = "p.player, p.name, a.account, p.colour, p.avatar"  # the columns of a Player
FORGOTTEN: Final = """
DELETE FROM players WHERE player = $1
AND NOT EXISTS (SELECT 1 FROM accounts WHERE player = $1)
AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = $1)
AND NOT EXISTS (SELECT 1 FROM sittings WHERE player = $1)
"""  # a guest whom nothing reminds of


def only(text: str, *values: object) -> Job[None]:
    """A job of one statement."""
    yield text, values


def appended(match: str, seq: int, entries: Sequence[bytes], about: About | None) -> Job[Head]:
    """The entries get their places, each of which can be had once."""
    before = (yield from hash_before(match, seq)) if seq else start(match)
    hashes = links(before, entries)
    for number, (entry, stored) in enumerate(zip(entries, hashes, strict=True), seq):
        added = yield (
            """
            INSERT INTO entries (match, seq, entry, hash) VALUES ($1, $2, $3, $4)
            ON CONFLICT DO NOTHING RETURNING seq
            """,
            (match, number, entry, stored),
        )
        if not added:
            raise Conflict(f"{match} has an entry {number} already")
    head = Head(match, seq + len(entries), hashes[-1] if hashes else before)
    if head.entries:
        yield HEAD, tuple(head)
    if about is not None:
        yield from described(match, about)
    return head


HEAD = """
INSERT INTO heads (match, entries, hash) VALUES ($1, $2, $3)
ON CONFLICT (match) DO UPDATE SET entries = excluded.entries, hash = excluded.hash
"""


def hash_before(match: str, seq: int) -> Job[bytes]:
    """The hash of the entry before this one. A log that was stored without hashes gets them now."""
    rows = yield "SELECT hash FROM entries WHERE match = $1 AND seq = $2", (match, seq - 1)
    if not rows:
        raise Conflict(f"{match} has no entry {seq - 1} yet")
    if rows[0][0] is not None:
        return rows[0][0]  # type: ignore[no-any-return]
    before = start(match)
    for number, entry, stored in (
        yield (
            "SELECT seq, entry, hash FROM entries WHERE match = $1 AND seq < $2 ORDER BY seq",
            (match, seq),
        )
    ):
        before = stored or link(before, entry)
        if stored is None:
            yield "UPDATE entries SET hash = $3 WHERE match = $1 AND seq = $2", (match, number, before)
    return before


def described(match: str, about: About) -> Job[None]:
    yield (
        """
        INSERT INTO matches (match, opened, changed, status, public, game, summary, host, unplayed)
        VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8)
        ON CONFLICT (match) DO UPDATE SET
            changed = excluded.changed, status = excluded.status, public = excluded.public,
            game = excluded.game, summary = excluded.summary,
            host = excluded.host, unplayed = excluded.unplayed
        """,
        (
            *(match, time_ns() // 1_000_000, about.status, about.public),
            *(about.game, about.summary, about.host, about.unplayed),
        ),
    )
    players = list(dict.fromkeys(about.players))
    seated = yield "SELECT player FROM sittings WHERE match = $1 ORDER BY place", (match,)
    if [player for (player,) in seated] == players:
        return
    yield "DELETE FROM sittings WHERE match = $1", (match,)
    for place, player in enumerate(players):
        yield (
            "INSERT INTO sittings (player, match, place) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            (player, match, place),
        )


def page(which: str, by: str = "opened") -> str:
    """A query for $1 matches of which something holds, the newest first, from before the match $2 on. They
    are newest by when they were `opened`, or `changed`, which is settled once they are over.
    """
    return f"""
        SELECT m.match, m.opened, m.changed, m.status, m.public, m.game, m.summary, m.host, m.unplayed,
            s.player
        FROM (
            SELECT * FROM matches
            WHERE {which}
            AND ($2 = '' OR ({by}, match) < (SELECT {by}, match FROM matches WHERE match = $2))
            ORDER BY {by} DESC, match DESC LIMIT $1
        ) AS m LEFT JOIN sittings AS s ON s.match = m.match
        ORDER BY m.{by} DESC, m.match DESC, s.place
        """  # noqa: S608 (nothing in it comes from outside)


def listed(rows: Rows) -> list[Listed]:
    """Rows of matches, one for each player or one for nobody."""
    found: dict[str, Listed] = {}
    for match, opened, changed, status, public, game, summary, host, unplayed, player in rows:
        if match not in found:
            about = About(
                status=status,
                public=bool(public),
                game=game,
                summary=summary,
                players=[],
                host=host,
                unplayed=bool(unplayed),
            )
            found[match] = Listed(match, opened, changed, about)
        if player is not None:
            found[match].about.players.append(player)
    return list(found.values())


def one_player(rows: Rows) -> Player | None:
    return Player(*rows[0]) if rows else None


def migrated(database: str) -> Job[None]:
    """Bring the tables up to date, in a transaction that nobody else can have at the same time."""
    yield "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)", ()
    done = {number for (number,) in (yield "SELECT number FROM migrations", ())}
    steps = migrations(database)
    if done and max(done) > max(steps):
        raise ParlourError("store-newer", found=max(done), known=max(steps))
    for number, (name, text) in sorted(steps.items()):
        if number not in done:
            for statement in text.split(";\n"):
                if statement.strip():
                    yield statement, ()
            yield "INSERT INTO migrations (number, name) VALUES ($1, $2)", (number, name)


def migrations(database: str) -> dict[int, tuple[str, str]]:
    """The steps for a database, by number: `0001-name.sql`, or `0001-name.sqlite.sql` where they differ."""
    steps: dict[int, tuple[str, str]] = {}
    for file in files("parlour.store").joinpath("migrations").iterdir():
        name, *kind = file.name.split(".")
        if kind in (["sql"], [database, "sql"]):
            steps[int(name[:4])] = name, file.read_text(encoding="utf-8")
    return steps
