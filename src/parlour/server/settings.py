"""What can be said about a server before it starts."""

from __future__ import annotations

import msgspec


class Rates(msgspec.Struct, frozen=True):
    """How often something may be asked for, by each process; see the package `limits` for the notation."""

    address: str = "1200/minute"  # requests from one address
    session: str = "600/minute"  # requests of one person
    guests: str = "30/minute"  # new guests from one address
    logins: str = "10/minute"  # tries from one address, and for one account
    tables: str = "30/minute"  # opened by one person
    messages: str = "120/10 seconds"  # of one person over sockets
    talk: str = "20/minute"  # of those, chat


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
    renew: float = 1.0  # between two renewals of a lease,
    lease: float = 3.0  # which lasts so long
