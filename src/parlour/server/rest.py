"""Persons, tables and lists of them, as REST. What happens at a table is the socket's."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from parlour.bots import BOTS
from parlour.games import Terms, find
from parlour.kernel.components import LONGEST as COMPONENTS
from parlour.kernel.errors import Label, ParlourError
from parlour.match import news
from parlour.match.deals import first_secret
from parlour.match.frames import Frames, frames_of
from parlour.match.log import Avatar, Colour, Opened
from parlour.match.replay import Replay
from parlour.server.connections import neighbourhood
from parlour.server.hub import Hub
from parlour.server.identity import LASTS, Identity, checked_name, hashed
from parlour.server.messages import Refused
from parlour.server.rate_limiter import RateLimiter
from parlour.server.table import Summary, check_may_look, now
from parlour.store import Listed, Player, Status, folded
from parlour.words.locales import accepted

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from parlour.match.match import Match

COOKIE = "parlour"
UNFINISHED = 200  # of one person's matches that are listed
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


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    account: str | None
    colour: Colour = ""
    avatar: Avatar = ""


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


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    status: str
    version: str
    parts: dict[str, str] = {}


def refusals(*status: int) -> dict[int, ResponseSpec]:
    return {
        each: ResponseSpec(Refused, generate_examples=False, description="Refused")
        for each in (400, 429, 503, *status)
    }


Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Before = Annotated[str | None, QueryParameter(pattern=r"^[A-Za-z0-9_-]{0,64}$")]
Over = Annotated[bool, QueryParameter(description="Only those that are over, the last one first")]
Game = Annotated[int, QueryParameter(ge=1, le=99)]
Eyes = Annotated[str, QueryParameter(pattern=r"^(\d{1,2}|spectator)?$", description="A seat, or spectator")]
After = Annotated[int, QueryParameter(ge=0, le=100_000)]


def hub_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def identity_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    identity = connection.app.state.identity
    assert isinstance(identity, Identity)
    return identity


def rate_limiter_of(connection: ASGIConnection[Any, Any, Any, Any]) -> RateLimiter:
    rate_limiter = connection.app.state.rate_limiter
    assert isinstance(rate_limiter, RateLimiter)
    return rate_limiter


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return connection.cookies.get(COOKIE)


async def asker(connection: ASGIConnection[Any, Any, Any, Any]) -> Player | None:
    """Who asks, if they have a session."""
    player = await identity_of(connection).who(token_of(connection))
    if player:
        rate_limiter_of(connection).take("session", player.id)
        hub_of(connection).addresses.remember(player.id, neighbourhood(address(connection)))
    return player


async def person(connection: ASGIConnection[Any, Any, Any, Any]) -> Player:
    """Who asks; they need a session."""
    player = await asker(connection)
    if player is None:
        raise ParlourError("session")
    return player


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def locale_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of a request."""
    return accepted(connection.headers.get("accept-language", ""))


def cookie(request: Request[Any, Any, Any], token: str, lasts: int = LASTS) -> Cookie:
    origins = hub_of(request).settings.origins
    secure = request.scope["scheme"] == "https" or any(each.startswith("https:") for each in origins)
    return Cookie(
        COOKIE, value=token, max_age=lasts, path="/", httponly=True, samesite="strict", secure=secure
    )


def me_of(player: Player) -> Me:
    return Me(player.name, player.account, player.colour, player.avatar)


@post("/api/guests", summary="Come in with a name", responses=refusals(403, 413, 415))
async def new_guest(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Me]:
    rate_limiter_of(request).take("guests", neighbourhood(address(request)))
    player, token = await identity_of(request).guest(data.name, data.colour, data.avatar)
    return Response(me_of(player), cookies=[cookie(request, token)])


@post("/api/accounts", summary="Get an account", responses=refusals(401, 403, 409, 413, 415))
async def new_account(request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Me]:
    guest = await person(request)
    rate_limiter_of(request).take("logins", neighbourhood(address(request)))
    player, token = await identity_of(request).register(guest, data.account, data.password)
    hub_of(request).end_sessions(player.id)
    return Response(me_of(player), cookies=[cookie(request, token)])


@post("/api/sessions", summary="Log in", responses=refusals(401, 403, 413, 415))
async def login(request: Request[Any, Any, Any], data: JSONBody[Credentials]) -> Response[Me]:
    rate_limiter_of(request).take("logins", neighbourhood(address(request)))
    rate_limiter_of(request).take("logins", f"account {folded(data.account)}")
    player, token = await identity_of(request).login(data.account, data.password)
    return Response(me_of(player), cookies=[cookie(request, token)])


@delete("/api/sessions/current", summary="Log out", status_code=204, responses=refusals(401, 403))
async def logout(request: Request[Any, Any, Any]) -> Response[None]:
    await person(request)
    session = hashed(token_of(request) or "")
    await hub_of(request).store.end_session(session)
    hub_of(request).end_sessions(session.hex())
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@delete("/api/sessions", summary="Log out everywhere", status_code=204, responses=refusals(401, 403))
async def logout_everywhere(request: Request[Any, Any, Any]) -> Response[None]:
    player = await person(request)
    await hub_of(request).store.end_sessions(player.id)
    hub_of(request).end_sessions(player.id)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@get("/api/me", summary="Who am I?", responses=refusals(401))
async def me(request: Request[Any, Any, Any]) -> Me:
    return me_of(await person(request))


@patch(
    "/api/me",
    summary="Another name, other looks or another password",
    responses=refusals(401, 403, 409, 413, 415),
)
async def change_me(request: Request[Any, Any, Any], data: JSONBody[Change]) -> Response[Me]:
    player = await person(request)
    cookies = []
    name = None if data.name is None else checked_name(data.name)
    if (data.password is None) != (data.new_password is None):
        raise ParlourError("password-both")
    if data.password is not None and data.new_password is not None:
        rate_limiter_of(request).take("logins", f"player {player.id}")
        token = await identity_of(request).change_password(player, data.password, data.new_password)
        hub_of(request).end_sessions(player.id)
        cookies = [cookie(request, token)]
    known = Me(
        player.name if name is None else name,
        player.account,
        player.colour if data.colour is None else data.colour,
        player.avatar if data.avatar is None else data.avatar,
    )
    if known != me_of(player):
        await hub_of(request).store.introduce(player.id, known.name, known.colour, known.avatar)
    return Response(known, cookies=cookies)


@post(
    "/api/tables",
    summary="Open a table",
    responses=refusals(401, 403, 409, 413, 415),
    request_max_body_size=4 * COMPONENTS,
)
async def new_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Opening:
    player = await person(request)
    hub, here = hub_of(request), neighbourhood(address(request))
    for what, whose in (("tables", player.id), ("daily", player.id), ("neighbours", here)):
        rate_limiter_of(request).take(what, whose)
    if data.stand_in not in BOTS:
        raise ParlourError("bot-unknown", bot=data.stand_in, known=", ".join(BOTS))
    root = secrets.token_hex(32)
    opened = Opened(
        at=now(),
        terms=await terms_of(hub_of(request), data),
        host=player.id,
        secret=first_secret(root),
        root=root,
        games=data.games,
        clock=data.clock,
        stand_in=data.stand_in,
        public=data.public,
        spectators=data.spectators,
        delay=data.delay,
        chat=data.chat,
    )
    async with hub.budget.one_more(player.id, here, data.public):
        return Opening(await hub.open(opened))


async def terms_of(hub: Hub, asked: NewTable) -> Terms:
    """What a table is to agree on. An own component set takes some time to read, which is a thread's."""
    agreed = asked.game, asked.seats, asked.options, asked.components
    try:
        if asked.components is None:
            return Terms.agree(*agreed)
        async with hub.preparing:
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


@get("/api/tables", summary="Public tables that are not over", responses=refusals())
async def lobby(request: Request[Any, Any, Any], limit: Limit = 20, before: Before = None) -> Page:
    return await lobby_of(hub_of(request), limit, before)


@get("/api/tables/{table:str}", summary="A table as you may see it", responses=refusals(403, 404))
async def table(request: Request[Any, Any, Any], table: FromPath[str]) -> news.Snapshot:
    player = await asker(request)
    found = await hub_of(request).table(table)
    return await found.snapshot(player.id if player else None)


@get("/api/history", summary="Your matches", responses=refusals(401))
async def history(
    request: Request[Any, Any, Any], limit: Limit = 20, before: Before = None, over: Over = False
) -> Page:
    player, store = await person(request), hub_of(request).store
    listed = store.finished if over else store.history
    return page_of(await listed(player.id, limit, before), limit, player.id)


@get("/api/turns", summary="Your matches that are not over", responses=refusals(401))
async def turns(request: Request[Any, Any, Any]) -> Turns:
    player, hub = await person(request), hub_of(request)
    found = page_of(await hub.store.unfinished(player.id, UNFINISHED), UNFINISHED, player.id).matches
    return Turns(
        sorted(await asyncio.gather(*(turn_of(hub, each, player.id) for each in found)), key=urgency)
    )


async def turn_of(hub: Hub, listing: Listing, player: str) -> Turn:
    """For whom a match waits."""
    match = None
    if listing.status == "playing":
        with suppress(ParlourError):  # as of a game that is not installed any more
            match = await (await hub.table(listing.id)).load()
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


@get("/api/replays/{table:str}", summary="A match that is over", responses=refusals(403, 404, 409))
async def replay(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Replay]:
    match = await finished(request, table)
    kept = await hub_of(request).replay(table)
    name = f"parlour-{match.opened.terms.game}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.Raw(kept), media_type="application/json", headers=headers)  # type: ignore[arg-type]


@get(
    "/api/replays/{table:str}/frames",
    summary="A match that is over, step by step",
    responses=refusals(403, 404, 409),
)
async def frames(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    game: Game = 1,
    eyes: Eyes = "spectator",
    after: After = 0,
    limit: Limit = 50,
) -> Frames:
    rate_limiter_of(request).take("frames", neighbourhood(address(request)))
    match = await finished(request, table)
    seat = int(eyes) if eyes.isdigit() else None
    async with hub_of(request).replaying:
        return await asyncio.to_thread(frames_of, match, game, seat, after, limit, locale_of(request))


async def finished(request: Request[Any, Any, Any], table: str) -> Match:
    """A match that may be watched again."""
    player = await asker(request)
    match = await (await hub_of(request).table(table)).load()
    check_may_look(match, player.id if player else None)
    return match


async def lobby_of(hub: Hub, limit: int, before: str | None = None) -> Page:
    """Public tables of the last days that are not over."""
    page = page_of(await hub.store.lobby(limit, before), limit)
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


HANDLERS = [
    new_guest,
    new_account,
    login,
    logout,
    logout_everywhere,
    me,
    change_me,
    new_table,
    lobby,
    table,
    history,
    turns,
    replay,
    frames,
]
