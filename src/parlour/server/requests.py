"""What can be asked for beside what happens at a table: persons, tables and lists of them. Requests and
answers are structs, and who asks is known; over which network, if any, is not. `rest` is for HTTP.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from parlour.bots import BOTS
from parlour.games import Terms, find
from parlour.kernel.components import LONGEST as COMPONENTS
from parlour.kernel.errors import Label, ParlourError
from parlour.match.deals import first_secret
from parlour.match.fork import fork_of
from parlour.match.frames import Frames, frames_of
from parlour.match.log import Avatar, Colour, Opened, Sat
from parlour.match.profile import Profile, profile_of, seen_in
from parlour.match.review import Reviewed, reviewed, task_of
from parlour.server.names import checked_name
from parlour.server.table import Summary, check_may_look, now
from parlour.store import Listed, Player, Status
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.match.match import Match
    from parlour.server.hall import Hall

UNFINISHED = 200  # of one person's matches that are listed
PROFILED = 100  # of one person's matches that a profile is made of
NEVER = 2**53
LISTED = 7 * 86400 * 1000  # milliseconds, after which a lobby shows a table no more

Text = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00]*$")]  # PostgreSQL takes no NUL
Password = Annotated[str, Meta(min_length=8, max_length=200)]
OptionText = Annotated[str, Meta(max_length=100)]


class Input(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something asked for."""


class NewGuest(Input, frozen=True):
    name: Text
    colour: Colour = ""
    avatar: Avatar = ""


class Credentials(Input, frozen=True):
    account: Text
    password: Password


class NewAccount(Input, frozen=True):
    account: Text
    password: Password
    invitation: Text | None = None  # a code, where it takes one


class Change(Input, frozen=True):
    """Another name, other looks, or another password for the old one."""

    name: Text | None = None
    colour: Colour | None = None
    avatar: Avatar | None = None
    password: Password | None = None
    new_password: Password | None = None


class NewTable(Input, frozen=True):
    game: Text
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=50)] = {}
    components: Annotated[str, Meta(max_length=COMPONENTS)] | None = None
    games: Annotated[int, Meta(ge=1, le=99)] = 1
    clock: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    stand_in: Text = "regular"
    public: bool = False
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    chat: bool = True


class NewReview(Input, frozen=True):
    """A game of a match that is over, to be looked at."""

    game: Annotated[int, Meta(ge=1, le=99)] = 1
    seat: Annotated[int, Meta(ge=0, le=98)] | None = None  # null: your own


class NewFork(Input, frozen=True):
    """A moment of a game of a match that is over, from which you want to play on."""

    game: Annotated[int, Meta(ge=1, le=99)] = 1
    frame: Annotated[int, Meta(ge=0, le=100_000)] = 0  # of its replay: what is shown there has happened
    seat: Annotated[int, Meta(ge=0, le=98)] | None = None  # null: your own
    anew: bool = False  # whether what this seat could not know is dealt anew


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    account: str | None
    colour: Colour = ""
    avatar: Avatar = ""


class House(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the one who runs the server says to everybody."""

    message: str = ""  # of the day
    invited: bool = False  # whether it takes an invitation to get an account


class Opening(msgspec.Struct, frozen=True):
    """The table that was opened."""

    id: str


class Listing(msgspec.Struct, frozen=True):
    """A match in a list."""

    id: str
    opened: int
    status: Status
    game: str
    summary: Summary
    ended: int | None = None  # when it was over
    seat: int | None = None  # yours, in a list of your matches


class Turn(msgspec.Struct, frozen=True):
    """One of your matches that are not over."""

    match: Listing
    mine: bool  # whether it waits for you,
    awaited: list[int]  # and for which seats
    since: int  # when that began; 0: it waits for nobody
    due: int | None  # when your time is up


class Turns(msgspec.Struct, frozen=True):
    """Your matches that are not over, those that wait for you first."""

    turns: list[Turn]


class Page(msgspec.Struct, frozen=True):
    """A part of a list; the next one is `before` the last one here."""

    matches: list[Listing]
    before: str | None


def me_of(player: Player) -> Me:
    return Me(player.name, player.account, player.colour, player.avatar)


async def house_of(hall: Hall, locale: str) -> House:
    texts = await hall.store.message()
    return House(texts.get(locale) or texts.get("", ""), hall.settings.invited)


async def changed(hall: Hall, player: Player, asked: Change) -> Me:
    """Who somebody is from now on: with another name, or other looks."""
    known = Me(
        player.name if asked.name is None else checked_name(asked.name),
        player.account,
        player.colour if asked.colour is None else asked.colour,
        player.avatar if asked.avatar is None else asked.avatar,
    )
    if known != me_of(player):
        await hall.store.introduce(player.id, known.name, known.colour, known.avatar)
    return known


async def opened(hall: Hall, player: Player, asked: NewTable) -> Opened:
    """The first entry of the table that somebody asks for."""
    if asked.stand_in not in BOTS:
        raise ParlourError("bot-unknown", bot=asked.stand_in, known=", ".join(BOTS))
    root = secrets.token_hex(32)
    return Opened(
        at=now(),
        terms=await terms_of(hall, asked),
        host=player.id,
        secret=first_secret(root),
        root=root,
        games=asked.games,
        clock=asked.clock,
        stand_in=asked.stand_in,
        public=asked.public,
        spectators=asked.spectators,
        delay=asked.delay,
        chat=asked.chat,
    )


async def terms_of(hall: Hall, asked: NewTable) -> Terms:
    """What a table is to agree on. An own component set takes some time to read, which is a thread's."""
    agreed = asked.game, asked.seats, asked.options, asked.components
    try:
        if asked.components is None:
            return Terms.agree(*agreed)
        async with hall.preparing:
            return await asyncio.to_thread(Terms.agree, *agreed)
    except ParlourError as refusal:
        raise labelled(refusal, asked.game) from refusal


def labelled(refusal: ParlourError, game: str) -> ParlourError:
    """The refusal, with the option that it speaks of called by its label: a page shows no other name."""
    name = refusal.facts.get("option")
    known = {option.name for option in find(game).options} if name else set()
    if name not in known:
        return refusal
    label = Label(str(name), f"{game}-option-{name}", find(game).package)
    return ParlourError(refusal.code, package=refusal.package, **{**refusal.facts, "option": label})


async def history_of(hall: Hall, player: Player, limit: int, before: str | None, over: bool) -> Page:
    listed = hall.store.finished if over else hall.store.history
    return page_of(await listed(player.id, limit, before), limit, player.id)


async def turns_of(hall: Hall, player: Player) -> Turns:
    found = page_of(await hall.store.unfinished(player.id, UNFINISHED), UNFINISHED, player.id).matches
    return Turns(
        sorted(await asyncio.gather(*(turn_of(hall, each, player.id) for each in found)), key=urgency)
    )


async def turn_of(hall: Hall, listing: Listing, player: str) -> Turn:
    """For whom a match waits."""
    match = None
    if listing.status == "playing":
        with suppress(ParlourError):  # as of a game that is not installed any more
            match = await (await hall.table(listing.id)).load()
    seat = match.seat_of(player) if match else None
    if match is None or seat is None:
        return Turn(listing, False, [], 0, None)
    awaited = [n for n, each in enumerate(match.seats) if each and each.since]
    mine = seat in awaited and not match.at(seat).bot
    since = match.at(seat if mine else awaited[0]).since if awaited else 0
    due = since + 1000 * match.opened.clock if mine and match.opened.clock else None
    return Turn(msgspec.structs.replace(listing, seat=seat), mine, awaited, since, due)


def urgency(turn: Turn) -> tuple[object, ...]:
    """Sorts turns: one's own first, what is due soonest or waits longest; what has not begun is last."""
    begun = turn.match.status == "playing"
    return not turn.mine, not begun, turn.due or NEVER, turn.since or -turn.match.opened


async def match_at(hall: Hall, player: Player | None, table: str) -> Match:
    """The match at a table that somebody may look at."""
    match = await (await hall.table(table)).load()
    check_may_look(match, player.id if player else None)
    return match


async def frames_in(
    hall: Hall, match: Match, game: int, eyes: str, after: int, limit: int, locale: str, player: Player | None
) -> Frames:
    """Some frames of a match that is over, through the eyes of a seat or of a `spectator`."""
    seat = int(eyes) if eyes.isdigit() else None
    async with hall.replaying:
        return await asyncio.to_thread(
            frames_of, match, game, seat, after, limit, locale, own=is_own(match, player, seat)
        )


async def review_of(
    hall: Hall, match: Match, table: str, game: int, seat: int, locale: str, player: Player | None
) -> Reviewed:
    """What was found so far in a game of a match that is over."""
    findings, running = await hall.reviews.so_far(table, task_of(match, game, seat, hall.reviews.budget))
    async with hall.replaying:
        return await asyncio.to_thread(
            reviewed, match, game, seat, findings, running, locale, own=is_own(match, player, seat)
        )


async def reviewed_on_request(
    hall: Hall, player: Player, table: str, asked: NewReview, locale: str, allow: Callable[[], None]
) -> Reviewed:
    """The same, and somebody looks for the rest, if that is allowed."""
    match = await match_at(hall, player, table)
    seat = seat_of(match, player, asked.seat)
    task = task_of(match, asked.game, seat, hall.reviews.budget)
    await hall.reviews.ask(table, player.id, task, allow)
    return await review_of(hall, match, table, asked.game, seat, locale, player)


async def profile_in(hall: Hall, player: Player, locale: str) -> Profile:
    """What the reviews of somebody's own games say about them, as far as there are any."""
    seen = []
    number = 0
    for table in await hall.store.reviewed(player.id, PROFILED):
        try:
            match = await (await hall.table(table)).load()
        except ParlourError:  # as of a game that is not installed any more
            continue
        seat = match.seat_of(player.id)
        for game, play in enumerate(match.plays, 1):
            if seat is None or not match.over or not play.over:
                continue
            number += 1
            findings, _ = await hall.reviews.so_far(table, task_of(match, game, seat, hall.reviews.budget))
            if findings.decisions:
                async with hall.replaying:
                    found = await asyncio.to_thread(seen_in, match, game, seat, findings, number)
                seen.append((match, found))
    return profile_of(seen, locale)


def seat_of(match: Match, player: Player | None, seat: int | None) -> int:
    """The seat that somebody asks for: their own, if they say nothing."""
    if seat is None and player:
        seat = match.seat_of(player.id)
    return seat or 0


def is_own(match: Match, player: Player | None, seat: int | None) -> bool:
    """Whether somebody had this seat: nobody else is called “you” in what is told of it."""
    return player is not None and seat is not None and match.seat_of(player.id) == seat


async def forked(hall: Hall, player: Player, table: str, asked: NewFork) -> Match:
    """The match that goes on from a moment of one that is over."""
    match = await match_at(hall, player, table)
    person = Sat(
        at=now(),
        seat=seat_of(match, player, asked.seat),
        name=player.name,
        player=player.id,
        colour=player.colour,
        avatar=player.avatar,
    )
    names = words_for()("bot-names").split(", ")
    async with hall.replaying:
        return await asyncio.to_thread(
            fork_of, match, table, asked.game, asked.frame, asked.anew, person, names
        )


async def lobby_of(hall: Hall, limit: int, before: str | None = None) -> Page:
    """Public tables of the last days that are not over."""
    page = page_of(await hall.store.lobby(limit, before), limit)
    recent = [each for each in page.matches if each.opened > now() - LISTED]
    return Page(recent, page.before if recent else None)


def page_of(found: list[Listed], limit: int, player: str = "") -> Page:
    listings = [listing_of(each, player) for each in found]
    return Page(listings, listings[-1].id if len(listings) == limit else None)


def listing_of(listed: Listed, player: str) -> Listing:
    """A match in a list, for everybody or for a person."""
    about = listed.about
    summary = msgspec.json.decode(about.summary, type=Summary)
    seats = dict(zip(about.players, summary.persons, strict=False))  # of old matches there may be none
    ended = listed.changed if about.status == "over" else None
    return Listing(listed.match, listed.opened, about.status, about.game, summary, ended, seats.get(player))
