"""What a viewer is told of a match: all that their seat may know, and nothing else. No word here comes from
the log but what everybody at the table sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType, field

from parlour.kernel.game import Event, View
from parlour.kernel.play import Play
from parlour.match.deals import commitment
from parlour.match.log import Avatar, Colour, Reason, Wish

if TYPE_CHECKING:
    from parlour.match.match import Match
    from parlour.match.seats import Seat


class TableTerms(msgspec.Struct, frozen=True):
    """What was agreed before the first card."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    components: str
    games: int
    clock: int
    stand_in: str
    commitment: str
    spectators: bool
    delay: int  # by how many seconds spectators are behind
    chat: bool


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair that is taken."""

    name: str
    bot: str = ""  # which bot plays here
    relieved: Reason | None = None  # why it does so for a person
    entropy: str = ""
    handle: str = ""  # by which a person is known again, at any table
    colour: Colour = ""  # that the person would like to have
    avatar: Avatar = ""


class Asking(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wish that all persons must agree to."""

    seat: int
    wish: Wish
    agreed: list[int]
    back: int = 0
    absent: list[int] = []  # for whom bots are to play


class MatchStatus(msgspec.Struct, frozen=True):
    """Who is there, and how the match stands."""

    places: list[Occupant | None]
    host: int | None  # where the host sits
    game: int  # how many have begun
    scores: list[int]  # of all games
    earlier: list[list[int]]  # of each game but the last
    winners: list[int]
    over: bool
    aborted: bool
    asking: Asking | None
    due: list[int | None]  # for each seat when its time is up
    rematch: str  # the table to which all have gone
    practice: bool  # whether it does not count: a choice was undone, the log was given away, or it is a fork
    spectators: bool  # whether others than the players may look on


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="kind"):
    """Everything, for a viewer who has just come in."""

    seq: int
    seat: int | None
    table: TableTerms
    status: MatchStatus = field(name="sitting")
    events: list[Event]  # of the game under way
    view: View | None
    legal: list[str]
    undo: bool  # whether this seat can go back to its last choice: it plays with bots only
    opening: View | UnsetType = UNSET  # the table before the first event, for a viewer who saw the game begin
    # The last two are for viewers who named a language.
    sentences: list[str] | UnsetType = field(default=UNSET, name="told")  # each event in words, or nothing
    offers: list[str] | UnsetType = UNSET  # each legal token in words


class Step(msgspec.Struct, frozen=True, tag="step", tag_field="kind"):
    """What is new since so many entries."""

    since: int
    seq: int
    events: list[Event]
    view: View | None
    legal: list[str]
    undo: bool
    status: MatchStatus | UnsetType = field(default=UNSET, name="sitting")  # if it has changed
    sentences: list[str] | UnsetType = field(default=UNSET, name="told")
    offers: list[str] | UnsetType = UNSET


def snapshot(match: Match, seat: int | None, *, begins: bool = False) -> Snapshot:
    """All that a seat, or a spectator, may know; and the empty table, if they saw the game begin."""
    return Snapshot(
        seq=match.seq,
        seat=seat,
        table=terms(match),
        status=status(match),
        events=match.events(seat) if match.begun else [],
        view=view(match, seat),
        legal=legal(match, seat),
        undo=undo(match, seat),
        opening=match.setup.display_view(Play(match.setup).view(seat)) if begins else UNSET,
    )


def news(
    match: Match, seat: int | None, since: int, stands: MatchStatus | UnsetType | None = None
) -> Snapshot | Step:
    """What is new for a seat, or a spectator, since so many entries; all of it, if that is simpler. How the
    match stands is the same for all: it need not be put together for each, nor told (UNSET) if it is known.
    """
    game, told = match.mark(since)
    if game != len(match.plays) or since < match.taken_back:
        begins = game < len(match.plays) and since >= match.taken_back and not match.opened.forked
        return snapshot(match, seat, begins=begins)
    return Step(
        since=since,
        seq=match.seq,
        events=match.events(seat, told) if game else [],
        view=view(match, seat),
        legal=legal(match, seat),
        undo=undo(match, seat),
        status=status(match) if stands is None else stands,
    )


def terms(match: Match) -> TableTerms:
    opened, setup = match.opened, match.setup
    return TableTerms(
        game=setup.game.id,
        rules=setup.game.rules,
        seats=setup.seats,
        options=setup.changed_options(),
        components=setup.components.name,
        games=opened.games,
        clock=opened.clock,
        stand_in=opened.stand_in,
        commitment=commitment(opened.secret),
        spectators=match.spectators,
        delay=opened.delay,
        chat=opened.chat,
    )


def status(match: Match) -> MatchStatus:
    clock = match.opened.clock
    return MatchStatus(
        places=[occupant(seat) if seat else None for seat in match.seats],
        host=match.seat_of(match.opened.host),
        game=len(match.plays),
        scores=match.scores,
        earlier=list(match.earlier),
        winners=match.winners,
        over=match.over,
        aborted=match.aborted,
        asking=asking(match),
        due=[
            seat.since + 1000 * clock if clock and seat and seat.since and not seat.bot else None
            for seat in match.seats
        ],
        rematch=match.rematch,
        practice=match.practice,
        spectators=match.spectators,
    )


def occupant(seat: Seat) -> Occupant:
    return Occupant(seat.name, seat.bot, seat.relieved, seat.entropy, seat.handle, seat.colour, seat.avatar)


def asking(match: Match) -> Asking | None:
    wish = match.wish
    if wish is None:
        return None
    return Asking(wish.seat, wish.wish, sorted(match.agreed), wish.back, list(wish.absent))


def view(match: Match, seat: int | None) -> View | None:
    """The game as a person sees it."""
    return match.setup.display_view(match.view(seat)) if match.begun else None


def legal(match: Match, seat: int | None) -> list[str]:
    """What a person may do; nothing, while a bot plays for them."""
    if seat is None or not match.begun or match.over or match.at(seat).bot:
        return []
    return match.play.legal(seat)


def undo(match: Match, seat: int | None) -> bool:
    """Whether a person can go back to their last choice now."""
    return seat is not None and match.may_undo(seat)
