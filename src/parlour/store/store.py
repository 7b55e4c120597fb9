"""What a store can do, and the SQL by which it does it: one text for SQLite and PostgreSQL."""

from __future__ import annotations

from abc import abstractmethod
from time import time_ns
from typing import TYPE_CHECKING, Final

from parlour.kernel.errors import ParlourError
from parlour.store.chain import Head, verify
from parlour.store.house import HouseStore, invited
from parlour.store.jobs import FORGOTTEN, PLAYER, Job, listed, one_player, only, page
from parlour.store.model import About, Chat, Conflict, Listed, Player, Status, folded
from parlour.store.notices import unreachable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from types import TracebackType
    from typing import Self

    from parlour.match.log import Avatar, Colour
    from parlour.store.model import Reaction
    from parlour.supervisor import Supervised

THEIRS: Final = "match IN (SELECT match FROM sittings WHERE player = $3)"
OF_A_MATCH: Final = (
    "entries",
    "heads",
    "sittings",
    "replays",
    "reviews",
    "chats",
    "choices",
    "sent",
    "matches",
)


class Store(HouseStore):
    """Where everything is kept. All times are milliseconds since 1970, all ids are strings of the caller."""

    CLOCK: str  # a statement that tells the time

    def __init__(self) -> None:
        self.commits = 0  # how many transactions with entries there were

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # What each database does in its own way

    @abstractmethod
    async def append(
        self, match: str, seq: int, entries: Sequence[bytes], about: About | None = None
    ) -> None:
        """Add entries number seq, seq + 1, ... to the log of a match, and tell what it is about now. When
        this returns, they survive a loss of power. A Conflict says that the log does not end there, and that
        nothing was stored. Who appends to one match twice waits in between; whoever waits at the same time
        shares a transaction.
        """

    @abstractmethod
    def announce(self, match: str, seq: int) -> None:
        """Tell all other processes how many entries a match has. Returns at once; if there is much to tell,
        only the highest number of each match is told.
        """

    @abstractmethod
    async def listen(self, callback: Callable[[str, int], None]) -> None:
        """Hear announcements of other processes from now on, in the event loop. ("", 0) means that some may
        have been missed.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and close."""

    # Whether it works

    def tasks(self) -> list[Supervised]:
        """What runs as long as the store is open."""
        return []

    @abstractmethod
    def state(self) -> dict[str, str]:
        """What is wrong with each part of the store that lives long; nothing, if it is well."""

    def hopeless(self) -> dict[str, str]:
        """What of this nobody but a new process can mend."""
        return {}

    async def probe(self) -> None:
        """Write something."""
        await self._write(
            only(
                """
                INSERT INTO facts (name, value) VALUES ('probe', $1)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """,
                str(time_ns()),
            )
        )

    # Matches

    async def entries(self, match: str, since: int = 0) -> list[bytes]:
        """The log of a match, or the rest of it. A log with a gap is refused, and so is a whole one that is
        not as it was stored.
        """
        log, head = await self.log(match, since)
        if not since:
            verify(match, log, head)
        return [entry for entry, _ in log]

    async def log(self, match: str, since: int = 0) -> tuple[list[tuple[bytes, bytes | None]], Head | None]:
        """Entries with the hashes that they were stored with, and where the log ends, as it was kept beside
        it: both at the same moment.
        """
        rows = await self._read(
            """
            SELECT seq, entry, hash FROM entries WHERE match = $1 AND seq >= $2
            UNION ALL SELECT -entries, hash, NULL FROM heads WHERE match = $1
            ORDER BY 1
            """,
            match,
            since,
        )
        head = Head(match, -rows[0][0], rows[0][1]) if rows and rows[0][0] < 0 else None
        log = rows[1:] if head else rows
        for expected, (seq, *_) in enumerate(log, since):
            if seq != expected:
                raise ParlourError("log-gap", match=match, seq=expected)
        return [(entry, stored) for _, entry, stored in log], head

    async def about(self, match: str) -> About | None:
        found = listed(await self._read(page("match = $3"), 1, "", match))
        return found[0].about if found else None

    async def lobby(self, limit: int, before: str | None = None) -> list[Listed]:
        """Public matches that are not over, the newest first; the next page is `before` the last one seen."""
        return listed(await self._read(page("public AND status <> 'over'"), limit, before or ""))

    async def under_way(self, limit: int, before: str | None = None) -> list[Listed]:
        """All matches that are not over, the newest first; the next page is `before` the last one seen."""
        return listed(await self._read(page("status <> 'over'"), limit, before or ""))

    async def history(self, player: str, limit: int, before: str | None = None) -> list[Listed]:
        """The matches of a person, the newest first; the next page is `before` the last one seen."""
        return listed(await self._read(page(THEIRS), limit, before or "", player))

    async def finished(self, player: str, limit: int, before: str | None = None) -> list[Listed]:
        """Those that are over, the one that ended last first."""
        over = page(f"status = 'over' AND {THEIRS}", by="changed")
        return listed(await self._read(over, limit, before or "", player))

    async def unfinished(self, player: str, limit: int) -> list[Listed]:
        """Those that are not over, the newest first."""
        return listed(await self._read(page(f"status <> 'over' AND {THEIRS}"), limit, "", player))

    async def matches(self, status: Iterable[Status] | None = None, before: int = 2**63 - 1) -> list[str]:
        """The ids of all matches, or of those with a status opened before some time, the oldest first."""
        if status is None:
            rows = await self._read(
                """
                SELECT match FROM matches UNION SELECT match FROM entries UNION SELECT match FROM heads
                ORDER BY match
                """
            )
            return [match for (match,) in rows]
        found: list[tuple[int, str]] = []
        for each in set(status):
            rows = await self._read(
                "SELECT opened, match FROM matches WHERE status = $1 AND opened < $2", each, before
            )
            found += [(opened, match) for opened, match in rows]
        return [match for _, match in sorted(found)]

    async def last_entry(self, match: str) -> bytes | None:
        """The end of a log."""
        rows = await self._read("SELECT entry FROM entries WHERE match = $1 ORDER BY seq DESC LIMIT 1", match)
        return rows[0][0] if rows else None

    async def tables_of(self, hosts: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How many matches that are not over each of these persons has opened, and how many of them are
        public. Who has none is left out.
        """
        marks = ", ".join(f"${number}" for number in range(1, len(hosts) + 1))
        rows = await self._read(
            f"""
            SELECT host, COUNT(*), SUM(CASE WHEN public THEN 1 ELSE 0 END) FROM matches
            WHERE status <> 'over' AND host IN ({marks}) GROUP BY host
            """,  # noqa: S608 (numbers only)
            *hosts,
        )
        return {host: (tables, public) for host, tables, public in rows}

    async def outdated(self, unplayed_before: int, over_before: int, limit: int) -> list[str]:
        """Matches that were over before some time; those that nobody ever played, before another one."""
        rows = await self._read(
            """
            SELECT match FROM matches WHERE unplayed AND changed < $1
            UNION SELECT match FROM matches WHERE status = 'over' AND changed < $2
            ORDER BY match LIMIT $3
            """,
            unplayed_before,
            over_before,
            limit,
        )
        return [match for (match,) in rows]

    async def forget(self, match: str) -> None:
        """Delete all that is known of a match, and guests who have nothing left but this one."""

        def job() -> Job[Head]:
            seated = yield "SELECT player FROM sittings WHERE match = $1 ORDER BY player", (match,)
            for table in OF_A_MATCH:
                yield f"DELETE FROM {table} WHERE match = $1", (match,)  # noqa: S608
            for (player,) in seated:
                yield FORGOTTEN, (player,)
                yield from unreachable(player)
            return Head(match, 0, b"")  # so that nobody misses its entries

        await self._write(job())

    async def save_replay(self, match: str, replay: bytes) -> None:
        """Keep the replay of a match. There is one; another one is a Conflict."""

        def job() -> Job[None]:
            added = yield (
                "INSERT INTO replays (match, replay) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING match",
                (match, replay),
            )
            if not added:
                ((found,),) = yield "SELECT replay FROM replays WHERE match = $1", (match,)
                if found != replay:
                    raise Conflict(f"another replay of {match} is saved")

        await self._write(job())

    async def replay(self, match: str) -> bytes | None:
        rows = await self._read("SELECT replay FROM replays WHERE match = $1", match)
        return rows[0][0] if rows else None

    async def save_review(self, match: str, key: str, findings: bytes) -> None:
        """Keep what was found in a game of a match so far, under the key of the review. It only grows: what
        is shorter is older, and another process was quicker. Of a match that is deleted nothing is kept.
        """

        def job() -> Job[None]:
            if (yield "SELECT 1 FROM matches WHERE match = $1", (match,)):
                yield (
                    """
                    INSERT INTO reviews (match, key, findings) VALUES ($1, $2, $3)
                    ON CONFLICT (match, key) DO UPDATE SET findings = excluded.findings
                    WHERE length(excluded.findings) > length(reviews.findings)
                    """,
                    (match, key, findings),
                )

        await self._write(job())

    async def review(self, match: str, key: str) -> bytes | None:
        rows = await self._read("SELECT findings FROM reviews WHERE match = $1 AND key = $2", match, key)
        return rows[0][0] if rows else None

    async def reviewed(self, player: str, limit: int) -> list[str]:
        """The matches of a person that are over and of which something was reviewed, the newest first."""
        rows = await self._read(
            """
            SELECT match FROM matches
            WHERE status = 'over' AND match IN (SELECT match FROM sittings WHERE player = $1)
            AND match IN (SELECT match FROM reviews)
            ORDER BY changed DESC, match LIMIT $2
            """,
            player,
            limit,
        )
        return [match for (match,) in rows]

    # Persons

    async def add_player(self, player: str, name: str, colour: Colour = "", avatar: Avatar = "") -> None:
        """A new guest."""

        def job() -> Job[None]:
            added = yield (
                """
                INSERT INTO players (player, name, colour, avatar) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING RETURNING player
                """,
                (player, name, colour, avatar),
            )
            if not added:
                raise Conflict(f"there is a player {player}")

        await self._write(job())

    async def player(self, player: str) -> Player | None:
        return one_player(
            await self._read(
                f"""
                SELECT {PLAYER}
                FROM players AS p LEFT JOIN accounts AS a ON a.player = p.player WHERE p.player = $1
                """,  # noqa: S608 (a list of columns)
                player,
            )
        )

    async def account(self, name: str) -> Player | None:
        """Whose account this is, in upper or lower case."""
        return one_player(
            await self._read(
                f"""
                SELECT {PLAYER}
                FROM players AS p JOIN accounts AS a ON a.player = p.player WHERE a.folded = $1
                """,  # noqa: S608
                folded(name),
            )
        )

    async def password(self, player: str) -> str | None:
        """The hash of the password of an account."""
        rows = await self._read("SELECT password FROM accounts WHERE player = $1", player)
        return rows[0][0] if rows else None

    async def give_account(
        self, player: str, name: str, password_hash: str, invitation: tuple[bytes, int] | None = None
    ) -> None:
        """A guest gets an account, and keeps everything else; by an invitation, where it takes one: the hash
        of its code, and the time. Who is refused has not used it.
        """

        def job() -> Job[None]:
            if invitation:
                yield from invited(*invitation)
            if not (yield "SELECT 1 FROM players WHERE player = $1", (player,)):
                raise ParlourError("player-unknown", player=player)
            added = yield (
                """
                INSERT INTO accounts (folded, account, player, password) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING RETURNING player
                """,
                (folded(name), name, player, password_hash),
            )
            if not added:
                has = yield "SELECT account FROM accounts WHERE player = $1", (player,)
                if has:
                    raise ParlourError("account-given", name=has[0][0])
                raise ParlourError("account-taken", name=name)

        await self._write(job())

    async def set_password(self, player: str, password_hash: str) -> None:
        def job() -> Job[None]:
            if not (
                yield (
                    "UPDATE accounts SET password = $2 WHERE player = $1 RETURNING player",
                    (player, password_hash),
                )
            ):
                raise ParlourError("account-none", player=player)

        await self._write(job())

    async def introduce(self, player: str, name: str, colour: Colour = "", avatar: Avatar = "") -> None:
        """Show a person under another name, or looking different; the name of an account stays."""

        def job() -> Job[None]:
            if not (
                yield (
                    """
                    UPDATE players SET name = $2, colour = $3, avatar = $4
                    WHERE player = $1 RETURNING player
                    """,
                    (player, name, colour, avatar),
                )
            ):
                raise ParlourError("player-unknown", player=player)

        await self._write(job())

    async def add_session(self, token_hash: bytes, player: str, expires_ms: int) -> None:
        await self._write(
            only(
                "INSERT INTO sessions (token, player, expires) VALUES ($1, $2, $3)",
                token_hash,
                player,
                expires_ms,
            )
        )

    async def session(self, token_hash: bytes, now_ms: int) -> Player | None:
        """Who has this token, as long as it is good."""
        return one_player(
            await self._read(
                f"""
                SELECT {PLAYER}
                FROM sessions AS s JOIN players AS p ON p.player = s.player
                LEFT JOIN accounts AS a ON a.player = p.player
                WHERE s.token = $1 AND s.expires > $2
                """,  # noqa: S608
                token_hash,
                now_ms,
            )
        )

    async def end_session(self, token_hash: bytes) -> None:
        """The token is no good from now on; the next sweep takes it away."""
        await self._write(only("UPDATE sessions SET expires = 0 WHERE token = $1", token_hash))

    async def end_sessions(self, player: str) -> None:
        await self._write(only("UPDATE sessions SET expires = 0 WHERE player = $1", player))

    async def sweep(self, now_ms: int) -> None:
        """Delete sessions and invitations that are over, and guests who have neither session nor match."""

        def job() -> Job[None]:
            yield (
                "DELETE FROM devices WHERE session IN (SELECT token FROM sessions WHERE expires <= $1)",
                (now_ms,),
            )
            yield "DELETE FROM invitations WHERE accounts = 0 OR expires <= $1", (now_ms,)
            ended = yield "DELETE FROM sessions WHERE expires <= $1 RETURNING player", (now_ms,)
            for player in sorted({player for (player,) in ended}):
                yield FORGOTTEN, (player,)
                yield from unreachable(player)

        await self._write(job())

    # Talk

    async def add_chat(
        self,
        match: str,
        seat: int | None,
        name: str,
        text: str,
        at: int,
        player: str = "",
        reaction: Reaction | None = None,
    ) -> int:
        """Keep what was said; the number it got counts from 1 in each match."""

        def job() -> Job[int]:
            while True:
                ((last,),) = yield "SELECT COALESCE(MAX(number), 0) FROM chats WHERE match = $1", (match,)
                added = yield (
                    """
                    INSERT INTO chats (match, number, seat, name, text, at, player, reaction)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING number
                    """,
                    (match, last + 1, seat, name, text, at, player, reaction),
                )
                if added:
                    return last + 1  # type: ignore[no-any-return]

        return await self._write(job())

    async def chats(self, match: str, limit: int) -> list[Chat]:
        """The last things said, in order."""
        rows = await self._read(
            """
            SELECT number, seat, name, text, at, player, reaction FROM chats
            WHERE match = $1 ORDER BY number DESC LIMIT $2
            """,
            match,
            limit,
        )
        return [Chat(*row) for row in reversed(rows)]

    async def copy_chats(self, match: str, other: str, limit: int) -> None:
        """Let another match begin with the last things said in this one."""
        await self._write(
            only(
                """
                INSERT INTO chats (match, number, seat, name, text, at, player, reaction)
                SELECT $2, number, seat, name, text, at, player, reaction FROM chats
                WHERE match = $1 ORDER BY number DESC LIMIT $3
                ON CONFLICT DO NOTHING
                """,
                match,
                other,
                limit,
            )
        )

    async def speakers(self, match: str) -> list[str]:
        """The ids of all who have said something."""
        rows = await self._read("SELECT DISTINCT player FROM chats WHERE match = $1 AND player <> ''", match)
        return [player for (player,) in rows]

    # Who looks after what

    async def lease(self, name: str, owner: str, milliseconds: int) -> int | None:
        """Take something over, or keep it, for so long; the answer is a number that grows whenever the owner
        changes, or None while somebody else has it. Ask again in time to keep it. All who ask for the same
        thing ask for the same time: a lease that ends much later was given before the clock of the store was
        set back, and counts for nothing.
        """

        def job() -> Job[int | None]:
            ((now,),) = yield self.CLOCK, ()
            rows = yield (
                """
                INSERT INTO leases (name, owner, fence, expires) VALUES ($1, $2, 1, $3)
                ON CONFLICT (name) DO UPDATE SET
                    fence = leases.fence + CASE WHEN leases.owner = excluded.owner THEN 0 ELSE 1 END,
                    owner = excluded.owner,
                    expires = excluded.expires
                WHERE leases.owner = excluded.owner OR leases.expires <= $4 OR leases.expires > $5
                RETURNING fence
                """,
                (name, owner, now + milliseconds, now, now + 2 * milliseconds),
            )
            return rows[0][0] if rows else None

        return await self._write(job())

    async def release(self, name: str, owner: str) -> None:
        """Let anybody have it. The row stays, for the next owner's number must be higher."""
        await self._write(only("UPDATE leases SET expires = 0 WHERE name = $1 AND owner = $2", name, owner))

    async def release_all(self) -> None:
        """End all leases: for a process that knows that it is alone."""
        await self._write(only("UPDATE leases SET expires = 0"))

    async def leases(self, owner: str, milliseconds: int) -> dict[str, int]:
        """The leases of an owner that last now, and their numbers."""
        ((now,),) = await self._read(self.CLOCK)
        rows = await self._read(
            """
            SELECT name, fence FROM leases WHERE owner = $1 AND expires > $2 AND expires <= $3
            ORDER BY name
            """,
            owner,
            now,
            now + 2 * milliseconds,
        )
        return {row[0]: row[1] for row in rows}
