"""What is said over the socket of a table. Snapshots and steps are in `parlour.match.news`."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from parlour.kernel.errors import ParlourError
from parlour.match.log import Wish
from parlour.store.model import Reaction

LONGEST: Final = 16384  # bytes of a message

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Token = Annotated[str, Meta(max_length=64)]
Fact = str | int


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower
):
    """Something asked for. Whoever gives it a number is told what became of it."""

    id: Number | None = None


class Join(Command, frozen=True):
    """Tell me what happens; I know the first `since` entries, and speak this language."""

    since: Number = 0
    locale: Annotated[str, Meta(max_length=64)] = ""  # nothing: without sentences


class Resync(Command, frozen=True):
    """I have lost the thread: tell me again what happened since."""

    since: Number = 0


class Act(Command, frozen=True):
    """What I do, having seen so many entries."""

    seq: Number
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=64)]


class Sit(Command, frozen=True):
    """I take this seat, and may add something to the secret of the deals."""

    seat: Seat
    entropy: Annotated[str, Meta(max_length=128)] = ""


class Stand(Command, frozen=True):
    """I leave this seat, or ask whoever sits there to."""

    seat: Seat


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """A bot takes this seat."""

    seat: Seat
    bot: Token


class Begin(Command, frozen=True):
    """Let the match begin."""


class Next(Command, frozen=True):
    """Let the next game begin."""


class Ask(Command, frozen=True):
    """I wish something that all must agree to."""

    wish: Wish
    back: Number | None = None
    trial: bool = False  # ask nobody yet: only tell me whether I could


class Undo(Command, frozen=True):
    """Back to my last choice, having seen so many entries. For those who play against bots only."""

    seq: Number


class Answer(Command, frozen=True):
    """What I think of it."""

    agrees: bool


class Resign(Command, frozen=True):
    """Let a bot play for me."""


class Return(Command, frozen=True):
    """I play myself again."""


class Say(Command, frozen=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Command, frozen=True):
    """Chat without typing."""

    reaction: Reaction


class Introduce(Command, frozen=True):
    """I have another name or look different by now, as /api/me knows: tell this table."""


class Remove(Command, frozen=True):
    """Whoever is known by this handle has to leave, and may not come back."""

    handle: Token


class Admit(Command, frozen=True):
    """Others than the players may look on, or not any more."""

    spectators: bool


class Quiet(Command, frozen=True):
    """No chat for me, or chat again."""

    on: bool


class Hint(Command, frozen=True):
    """What would the strongest bot do in my place? For those who play against bots only."""

    id: Number  # the hint has it, too


class TakeAlong(Command, frozen=True, tag="take_along"):
    """Give me the log, with all that is hidden, so that I can go on without a connection; I know the first
    `since` entries. For those who play against bots only. It makes the match practice.
    """

    since: Number = 0


class Ping(Command, frozen=True):
    """Are you there?"""


AnyCommand = (
    Join
    | Resync
    | Act
    | Sit
    | Stand
    | SeatBot
    | Begin
    | Next
    | Ask
    | Undo
    | Answer
    | Resign
    | Return
    | Say
    | React
    | Introduce
    | Remove
    | Admit
    | Quiet
    | Hint
    | TakeAlong
    | Ping
)


class ServerMessage(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something the server says."""


class Welcome(ServerMessage, frozen=True):
    """What somebody who joins is to the table, beside their seat."""

    host: bool  # whether they may seat bots and begin
    build: str = ""  # of the client that this server has; a page of another one loads itself anew


class Done(ServerMessage, frozen=True):
    """It has happened, and will not be lost."""

    id: int
    seq: int  # how many entries there are now


class Refused(ServerMessage, frozen=True):
    """It has not happened, not even in part."""

    code: str
    sentence: str
    id: int | None = None
    facts: dict[str, Fact] = {}


class Candidate(msgspec.Struct, frozen=True):
    """One thing that could be done, and what may come of it."""

    token: str
    sentence: str
    wins: float  # the chance to win
    spread: float  # half of its 95% interval
    points: float  # the points to be expected at the end
    equal: bool  # about as good as the best
    reason: str  # why it is worse than the best; of the best, why it is better, or hardly so; or nothing


class Hinted(ServerMessage, frozen=True, tag="hint"):
    """What the strongest bot makes of a seat's view, the best first. The next one with the same number has
    been thought about for longer, and takes its place; after the last one it is `done`.
    """

    id: int
    seq: int  # how many entries there were
    candidates: list[Candidate]
    exact: bool  # everything was played out
    standing: str  # how the game stands, where the chance to win might surprise; or nothing


class Chat(ServerMessage, frozen=True):
    """Something that somebody said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    reaction: Reaction | None = None  # instead of a text
    handle: str = ""  # by which whoever said it is known again, at any table


class Presence(ServerMessage, frozen=True):
    """The seats whose persons are connected, and how many look on."""

    seats: list[int]
    spectators: int
    away: list[int] = []  # for whom bots may play if all others agree: they are not there, and no clock runs


class Log(ServerMessage, frozen=True):
    """The next entries of the log, for whoever takes the match along. There may be more: see `TakeAlong`."""

    since: int  # how many entries there are before these
    entries: list[Any]  # as they are stored, but for what nobody may have


class Pong(ServerMessage, frozen=True):
    """I am here."""

    at: int


class Numbered(msgspec.Struct, frozen=True):
    """Anything with a number."""

    id: Number | None = None


_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_numbers = msgspec.json.Decoder(Numbered)
_encoder = msgspec.json.Encoder()


def read(message: str | bytes) -> AnyCommand:
    """The command that a message holds."""
    if len(message) > LONGEST:
        raise ParlourError("too-large")
    try:
        return _decoder.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ParlourError("message", reason=str(problem)) from None


def number_of(message: str | bytes) -> int | None:
    """The number of a message that was refused unread, if it has one."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        if len(message) <= LONGEST:
            return _numbers.decode(message).id
    return None


write = _encoder.encode


def refused(refusal: ParlourError, number: int | None = None, locale: str = "en") -> Refused:
    """What is said when something cannot be done."""
    facts: dict[str, Fact] = {
        name: fact if type(fact) is int else str(fact) for name, fact in refusal.facts.items()
    }
    return Refused(refusal.code, refusal.sentence(locale), number, facts)
