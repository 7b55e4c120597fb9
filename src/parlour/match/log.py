"""The log of a match: what happened, in order. Everything else about a match follows from its log.

It holds the secret behind the deals and every hidden choice, so no player may see it before the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from parlour.games import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable

Reason = Literal["time", "absent", "resigned"]
"""Why a stand-in plays for a person."""
Wish = Literal["abort", "take-back", "rematch", "stand-in"]
"""What all persons must agree to."""
Colour = Literal["", "plum", "teal", "ochre", "leaf", "violet", "rust"]
"""The colour that a person would like to have; nothing: that of their seat."""
Avatar = Literal["", "owl", "cat", "bear", "fox", "rabbit"]
"""The face that a person shows; nothing: their initial."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry", tag=str.lower):
    at: int  # when, in milliseconds since 1970


class Fork(msgspec.Struct, frozen=True):
    """Where a match has its first steps from: a game of another one."""

    match: str
    game: int  # counted from 1
    steps: int  # how many of its steps are the first ones here
    anew: bool  # whether what the person could not know was dealt anew


class Opened(Entry, frozen=True):
    """A match is set up. Everything here but the secret and its root is public."""

    terms: Terms
    host: str  # the player who may seat bots and begin
    secret: str  # the draws follow from it: see `deals`
    root: str = ""  # the end of the hash chain of secrets; empty if there are no rematches
    games: int = 1  # one after the other, the points added up
    clock: int = 0  # seconds for each decision; 0: no limit
    stand_in: str = "regular"  # the bot that plays for persons who leave
    public: bool = False  # whether a lobby shows it
    spectators: bool = True  # whether others than the players may look on,
    delay: int = 0  # and how many seconds later they see what happens
    chat: bool = True
    forked: Fork | None = None  # if it goes on from a moment of another match: then it is practice


class Sat(Entry, frozen=True):
    """A person or a bot takes a seat."""

    seat: int
    name: str
    player: str = ""  # a person's id,
    bot: str = ""  # or which bot it is
    entropy: str = ""  # what a person adds to the secret
    colour: Colour = ""  # how they look
    avatar: Avatar = ""


class Stood(Entry, frozen=True):
    """A seat is free again, before the beginning."""

    seat: int


class Introduced(Entry, frozen=True):
    """A person goes by another name, or looks different."""

    seat: int
    name: str
    colour: Colour = ""
    avatar: Avatar = ""


class Removed(Entry, frozen=True):
    """The host has removed a person, who may not come back. Their seat is free, or a bot has it for good."""

    player: str
    name: str = ""  # of the bot


class Admitted(Entry, frozen=True):
    """The host lets others look on from now on, or not any more."""

    spectators: bool


class Began(Entry, frozen=True):
    """A game begins."""


class Drew(Entry, frozen=True):
    """A draw: its name and its outcome, as in a record."""

    words: tuple[str, ...]


class Acted(Entry, frozen=True):
    """A decision, or a replaced one."""

    seat: int
    tokens: tuple[str, ...]


class Relieved(Entry, frozen=True):
    """A stand-in plays for a person from now on."""

    seat: int
    reason: Reason


class Returned(Entry, frozen=True):
    """The person plays again."""

    seat: int


class Asked(Entry, frozen=True):
    """A person has a wish, and asks all others to agree."""

    seat: int
    wish: Wish
    back: int = 0  # for a take-back: how many steps of the game are to stay
    absent: tuple[int, ...] = ()  # for stand-ins: the seats of absent persons, who are not asked


class Answered(Entry, frozen=True):
    """A person agrees to the wish, or refuses. A refusal ends the wish."""

    seat: int
    agrees: bool


class Aborted(Entry, frozen=True):
    """All agreed to stop, or nobody came; nobody wins."""


class TookBack(Entry, frozen=True, tag="took-back"):
    """All agreed that the last steps did not happen. Nobody had learnt anything by them."""

    back: int


class Undone(Entry, frozen=True):
    """The only person among bots has gone back to a choice of theirs."""

    back: int  # how many entries stay in force: see `in_force`
    learnt: bool = True  # whether they may have learnt something since: then the match is practice


class Disclosed(Entry, frozen=True):
    """The only person among bots was given this log, with all that is hidden, in order to go on without a
    connection. From now on the match is practice.
    """


class Rematched(Entry, frozen=True):
    """All agreed to play again, at another table."""

    match: str


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Introduced
    | Removed
    | Admitted
    | Began
    | Drew
    | Acted
    | Relieved
    | Returned
    | Asked
    | Answered
    | Aborted
    | TookBack
    | Undone
    | Disclosed
    | Rematched
)


# What happens to people is not undone with a choice, and nobody forgets what they were told.
LASTING: Final = (Introduced, Removed, Admitted, Disclosed)


def in_force(log: Iterable[Entry]) -> list[Entry]:
    """The entries by which a match has come where it is: neither what was undone, nor the undoing."""
    held: list[Entry] = []
    for entry in log:
        if isinstance(entry, Undone):
            held = cut_back(held, entry.back)
        else:
            held.append(entry)
    return held


def cut_back(held: list[Entry], back: int) -> list[Entry]:
    """What is in force after an undo: the first `back` entries, and what is not undone of the others."""
    return held[:back] + [entry for entry in held[back:] if isinstance(entry, LASTING)]


write = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read(line: bytes) -> Entry:
    return _decoder.decode(line)
