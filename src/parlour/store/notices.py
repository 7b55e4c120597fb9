"""How people are told that it is their turn, and what they were told: one SQL for SQLite and PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.store.jobs import Job, Rows, T, only

if TYPE_CHECKING:
    from typing import Any

MAIL: Final = "mail"  # the way that is no device
VAPID: Final = "vapid"  # the fact with the private key


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's notices depend on. The quiet hours are minutes of their day."""

    locale: str = "en"
    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0  # equal: there are none


class Device(msgspec.Struct, frozen=True):
    """A browser that takes messages for a person."""

    id: str
    endpoint: str  # where its push service is, and whom it means there
    public_key: bytes  # for those who write to it
    auth: bytes
    name: str
    added: int


class Address(msgspec.Struct, frozen=True):
    """Where a person reads mail."""

    address: str
    confirmed: int  # when; 0: not yet
    leaving: str  # whoever knows this may end it


class NoticeStore(ABC):
    """What a store keeps for notices."""

    @abstractmethod
    async def _read(self, text: str, *values: object) -> Rows:
        """The rows of a query."""

    @abstractmethod
    async def _write(self, job: Job[T]) -> T:
        """Do a job in a transaction; when this returns, it is durable."""

    async def first_fact(self, name: str, value: str) -> str:
        """What there is to know under a name; this, if there was nothing yet. It never changes."""

        def job() -> Job[str]:
            yield "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, value)
            ((kept,),) = yield "SELECT value FROM facts WHERE name = $1", (name,)
            return str(kept)

        return await self._write(job())

    async def fact(self, name: str) -> str | None:
        rows = await self._read("SELECT value FROM facts WHERE name = $1", name)
        return rows[0][0] if rows else None

    # When, and in which language

    async def contact(self, player: str) -> Contact | None:
        rows = await self._read(
            "SELECT locale, zone, quiet_from, quiet_until FROM contacts WHERE player = $1", player
        )
        if not rows:
            return None
        locale, zone, quiet_from, quiet_until = rows[0]
        return Contact(locale=locale, zone=zone, quiet_from=quiet_from, quiet_until=quiet_until)

    async def set_contact(self, player: str, contact: Contact) -> None:
        await self._write(
            only(
                """
                INSERT INTO contacts (player, locale, zone, quiet_from, quiet_until)
                VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (player) DO UPDATE SET locale = excluded.locale, zone = excluded.zone,
                    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until
                """,
                *(player, contact.locale, contact.zone, contact.quiet_from, contact.quiet_until),
            )
        )

    # Devices

    async def devices(self, player: str, now_ms: int) -> list[Device]:
        """The devices of a person whose sessions last, in the order in which they came."""
        rows = await self._read(
            """
            SELECT d.device, d.endpoint, d.public_key, d.auth, d.name, d.added
            FROM devices AS d JOIN sessions AS s ON s.token = d.session
            WHERE d.player = $1 AND s.expires > $2 ORDER BY d.added, d.device
            """,
            player,
            now_ms,
        )
        return [Device(*row) for row in rows]

    async def add_device(self, player: str, session: bytes, device: Device, most: int) -> Device:
        """Keep a device, of which a person may have so many. One that is known by its endpoint keeps its id
        and belongs to whoever brings it now.
        """

        def job() -> Job[Device]:
            known = yield "SELECT device, added FROM devices WHERE endpoint = $1", (device.endpoint,)
            ((others,),) = yield (
                """
                SELECT COUNT(*) FROM devices AS d JOIN sessions AS s ON s.token = d.session
                WHERE d.player = $1 AND s.expires > $2 AND d.endpoint <> $3
                """,
                (player, device.added, device.endpoint),
            )
            if others >= most:
                raise ParlourError("devices-many", most=most)
            kept = msgspec.structs.replace(device, id=known[0][0], added=known[0][1]) if known else device
            yield (
                """
                INSERT INTO devices (device, player, session, endpoint, public_key, auth, name, added)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
                ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, session = excluded.session,
                    public_key = excluded.public_key, auth = excluded.auth, name = excluded.name
                """,
                (kept.id, player, session, *fields(kept)),
            )
            return kept

        return await self._write(job())

    async def remove_device(self, player: str, device: str) -> bool:
        """Whether a person had this device; they do not have it any more."""

        def job() -> Job[bool]:
            gone = yield (
                "DELETE FROM devices WHERE player = $1 AND device = $2 RETURNING device",
                (player, device),
            )
            return bool(gone)

        return await self._write(job())

    # Mail

    async def address(self, player: str) -> Address | None:
        rows = await self._read("SELECT address, confirmed, leaving FROM addresses WHERE player = $1", player)
        return Address(*rows[0]) if rows else None

    async def ask_address(
        self, player: str, address: str, leaving: str, code: bytes, expires_ms: int
    ) -> None:
        """Keep an address that counts when its code comes back. It takes the place of the one before."""
        await self._write(
            only(
                """
                INSERT INTO addresses (player, address, confirmed, code, expires, leaving)
                VALUES ($1, $2, 0, $3, $4, $5)
                ON CONFLICT (player) DO UPDATE SET address = excluded.address, confirmed = 0,
                    code = excluded.code, expires = excluded.expires, leaving = excluded.leaving
                """,
                *(player, address, code, expires_ms, leaving),
            )
        )

    async def confirm_address(self, player: str, code: bytes, now_ms: int) -> bool:
        """Whether this is the code that was sent; then the address counts, and the code is used up."""

        def job() -> Job[bool]:
            done = yield (
                """
                UPDATE addresses SET confirmed = $3, expires = 0
                WHERE player = $1 AND code = $2 AND expires > $3 RETURNING player
                """,
                (player, code, now_ms),
            )
            return bool(done)

        return await self._write(job())

    async def remove_address(self, player: str) -> None:
        await self._write(only("DELETE FROM addresses WHERE player = $1", player))

    async def leave_mail(self, leaving: str) -> bool:
        """Whether somebody had asked for mail under this key; they get none any more."""

        def job() -> Job[bool]:
            gone = yield "DELETE FROM addresses WHERE leaving = $1 RETURNING player", (leaving,)
            return bool(gone)

        return await self._write(job())

    # Matches

    async def choice(self, match: str, player: str) -> bool | None:
        """Whether somebody wants to be told of their turns in a match; None, if they have not said."""
        rows = await self._read("SELECT wanted FROM choices WHERE match = $1 AND player = $2", match, player)
        return bool(rows[0][0]) if rows else None

    async def choose(self, match: str, player: str, wanted: bool) -> None:
        await self._write(
            only(
                """
                INSERT INTO choices (match, player, wanted) VALUES ($1, $2, $3)
                ON CONFLICT (match, player) DO UPDATE SET wanted = excluded.wanted
                """,
                *(match, player, wanted),
            )
        )

    async def sent(self, match: str, player: str) -> dict[str, int]:
        """For each way the last turn of which somebody was told, by the time at which it began."""
        rows = await self._read("SELECT way, since FROM sent WHERE match = $1 AND player = $2", match, player)
        return {row[0]: row[1] for row in rows}

    async def mark_sent(self, match: str, player: str, way: str, since: int) -> None:
        await self._write(
            only(
                """
                INSERT INTO sent (match, player, way, since) VALUES ($1, $2, $3, $4)
                ON CONFLICT (match, player, way) DO UPDATE SET since = excluded.since
                WHERE sent.since < excluded.since
                """,
                *(match, player, way, since),
            )
        )


def fields(device: Device) -> tuple[Any, ...]:
    return device.endpoint, device.public_key, device.auth, device.name, device.added


def unreachable(player: str) -> Job[None]:
    """Forget how to reach a person who is forgotten."""
    for table in ("contacts", "addresses", "devices"):
        yield (
            f"""
            DELETE FROM {table} WHERE player = $1
            AND NOT EXISTS (SELECT 1 FROM players WHERE player = $1)
            """,  # noqa: S608
            (player,),
        )
