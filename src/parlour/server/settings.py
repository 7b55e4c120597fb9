"""What can be said about a server before it starts."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.coach.decisions import Budget


class Rates(msgspec.Struct, frozen=True):
    """How many times in how many seconds something may be asked for, of each process."""

    address: tuple[int, int] = (1200, 60)  # requests from one address
    session: tuple[int, int] = (600, 60)  # requests of one person
    guests: tuple[int, int] = (30, 60)  # new guests from one address
    logins: tuple[int, int] = (10, 60)  # tries from one address, and for one account
    tables: tuple[int, int] = (30, 60)  # opened by one person,
    daily: tuple[int, int] = (200, 86400)  # also in a day,
    neighbours: tuple[int, int] = (800, 86400)  # and by all from one address
    messages: tuple[int, int] = (120, 10)  # of one person over sockets
    talk: tuple[int, int] = (20, 60)  # of those, chat,
    hints: tuple[int, int] = (20, 60)  # and hints
    branches: tuple[int, int] = (6, 60)  # what one person has played without a connection
    frames: tuple[int, int] = (120, 60)  # pieces of replays, from one address
    reviews: tuple[int, int] = (20, 3600)  # that one person asks for,
    neighbours_reviews: tuple[int, int] = (100, 3600)  # and all from one address
    profiles: tuple[int, int] = (20, 60)  # that one person looks at
    address_messages: tuple[int, int] = (1200, 10)  # over sockets, from one address
    devices: tuple[int, int] = (30, 3600)  # that one person makes known, or removes
    addresses: tuple[int, int] = (
        5,
        86400,
    )  # for mail, of one person, of all from one network, and each itself
    codes: tuple[int, int] = (10, 3600)  # of addresses, that one person tries
    mails: tuple[int, int] = (30, 86400)  # to one person, codes and turns
    traffic: tuple[int, int] = (200, 4)  # frames, and KiB, from one socket; what is more is read later


class Limits(msgspec.Struct, frozen=True):
    """How much one client may take up, of each process. Sizes are bytes, times are seconds."""

    connections: int = 5000  # in all; fewer, if there are too few descriptors
    connections_per_address: int = 100  # and requests at a time; proxies have as many as they like
    requests_at_once: int = 4  # of an address; its others wait for their turn
    sockets_per_address: int = 100
    sockets_per_person: int = 30
    head: int = 16384  # of a request: its address and headers,
    head_lines: int = 100  # how many headers,
    body: int = 1 << 20  # and its body
    pipelined: int = 8  # requests that may follow on a connection before the first is answered
    unfinished: float = 10.0  # until a request or a message has to be complete
    idle: int = 5  # until a connection without a request is closed
    linger: float = 2.0  # in which a client may still read why its connection ends
    sweep: float = 1.0  # between two looks at all connections
    fragments: int = 64  # of one message
    unsent: int = 1 << 20  # that may wait for a socket's client, before it is dropped
    unread: float = 10.0  # until a client has to have read what it is sent,
    slowest: int = 16384  # and one second more for each of these many bytes
    unread_in_all: int = 256 << 20  # that may wait for all clients


class Budgets(msgspec.Struct, frozen=True):
    """How much one person or address may have at the same time. Tables are counted in the store, for all
    processes. Who comes from which address, and how long bots have thought for whom, is known to each process
    alone.
    """

    tables: int = 50  # not over, opened by one person,
    public: int = 3  # of those, in the lobby,
    neighbours: int = 200  # and opened by all from one address
    thinking: tuple[int, int] = (1800, 3600)  # seconds of bots at one host's tables, in how many seconds,
    neighbours_thinking: tuple[int, int] = (7200, 3600)  # and at those of all from one address


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """The SMTP server through which mail goes out, and who it is from."""

    host: str
    port: int
    encrypted: Literal["at once", "later", "not"]  # TLS: from the first byte, by STARTTLS, not needed
    user: str = ""
    password: str = ""
    sender: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves. Times are seconds."""

    store: str | None = None
    origins: tuple[str, ...] = ()  # of the pages that may talk to it; none: those it serves itself
    invited: bool = False  # whether it takes an invitation to get an account
    bots: int = 1  # processes in which bots think
    json_log: bool = True
    log_file: str | None = None  # none: standard error
    rates: Rates = Rates()
    limits: Limits = Limits()
    budgets: Budgets = Budgets()
    review: Budget = Budget()  # how closely a game is looked at
    pause: float = 10.0  # between two games of a match
    absence: float = 120.0  # until a bot plays for an absent person
    idle: float = 300.0  # until a table that nobody looks at is put away
    unwatched: float = 3600.0  # until bots stop who play among themselves, and nobody looks on
    abandoned: float = 7 * 86400.0  # until a table that nobody comes to is closed, if it never began,
    unfinished: float = 90 * 86400.0  # and if it did
    unplayed: float = 30 * 86400.0  # until a match is deleted that was stopped before anybody played,
    kept: float = 0.0  # and one that was played; 0: never
    renew: float = 1.0  # between two renewals of a lease,
    lease: float = 3.0  # which lasts so long
    mail: Mail | None = None  # none: nobody is told by mail
    notice: float = 60.0  # until somebody who is not there is told that it is their turn,
    again: float = 60.0  # and until that is tried again, if it failed; then twice as long, and so on
    devices: int = 10  # on which one person is told
    push_anywhere: bool = False  # for tests: push services on this machine, without TLS
    warm_up: float = 5.0  # until pages are prepared in all languages: those who come first are served first
    free: int = 100_000_000  # bytes on the disk of a SQLite file below which this server is not well
