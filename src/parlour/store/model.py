"""What a store keeps and lists, and how it fails."""

from __future__ import annotations

from typing import Literal
from unicodedata import normalize

import msgspec

from parlour.match.log import Avatar, Colour

Status = Literal["open", "playing", "over"]
Reaction = Literal["bravo", "laugh", "wow", "oops", "hmm", "thanks"]
"""What can be said without typing."""


class Conflict(Exception):
    """Another writer has that place in the log, or the entry before it is missing. Nothing was stored."""


class Failed(Exception):
    """The database did not do its work: it is gone, full, or too slow. Whether something was stored is not
    known; read to find out.
    """


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What can be told of a match without its log."""

    status: Status
    public: bool  # whether a lobby shows it
    game: str
    summary: bytes  # for the lobby
    players: list[str]  # the ids of the persons who sit there
    host: str = ""  # the id of the person who opened it
    unplayed: bool = False  # whether it is over, and nobody has ever played


class Listed(msgspec.Struct, frozen=True):
    """A match in a list."""

    match: str
    opened: int  # when, in milliseconds since 1970
    changed: int  # when it was last described: if it is over, when it ended
    about: About


class Player(msgspec.Struct, frozen=True):
    """A person: a guest, or one with an account."""

    id: str
    name: str
    account: str | None = None
    colour: Colour = ""  # how they would like to look
    avatar: Avatar = ""


class Chat(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    number: int
    seat: int | None  # nobody's: a spectator's
    name: str
    text: str
    at: int
    player: str = ""  # who said it, if that is known
    reaction: Reaction | None = None  # instead of a text


def folded(name: str) -> str:
    """Equal for names that people would take for the same."""
    return normalize("NFKC", normalize("NFKC", name).casefold())
