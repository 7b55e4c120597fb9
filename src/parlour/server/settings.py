"""What can be said about a server before it starts."""

from __future__ import annotations

import msgspec


class Rates(msgspec.Struct, frozen=True):
    """How many times in how many seconds something may be asked for, of each process."""

    address: tuple[int, int] = (1200, 60)  # requests from one address
    session: tuple[int, int] = (600, 60)  # requests of one person
    guests: tuple[int, int] = (30, 60)  # new guests from one address
    logins: tuple[int, int] = (10, 60)  # tries from one address, and for one account
    tables: tuple[int, int] = (30, 60)  # opened by one person
    messages: tuple[int, int] = (120, 10)  # of one person over sockets
    talk: tuple[int, int] = (20, 60)  # of those, chat,
    hints: tuple[int, int] = (20, 60)  # and hints
    frames: tuple[int, int] = (120, 60)  # pieces of replays, from one address


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves. Times are seconds."""

    store: str | None = None
    origins: tuple[str, ...] = ()  # of the pages that may talk to it; none: those it serves itself
    bots: int = 1  # processes in which bots think
    json_log: bool = True
    rates: Rates = Rates()
    pause: float = 10.0  # between two games of a match
    absence: float = 120.0  # until a bot plays for somebody who is not there
    idle: float = 300.0  # until a table that nobody looks at is put away
    abandoned: float = 7 * 86400.0  # until a table that nobody comes to is closed, if it never began
    renew: float = 1.0  # between two renewals of a lease,
    lease: float = 3.0  # which lasts so long
    free: int = 100_000_000  # bytes on the disk of a SQLite file below which this server is not well
