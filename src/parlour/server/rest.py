"""Persons, tables, lists, games and their rules, as REST. What happens at a table is the socket's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from parlour.kernel.components import LONGEST as COMPONENTS
from parlour.kernel.errors import ParlourError
from parlour.match import news
from parlour.match.frames import Frames
from parlour.match.lesson import Lesson
from parlour.match.profile import Profile
from parlour.match.replay import Replay
from parlour.match.review import Reviewed
from parlour.server import boxes, branches, library, requests
from parlour.server.boxes import Box, BoxForm, NewBox
from parlour.server.branches import Merged, NewBranch
from parlour.server.connections import neighbourhood
from parlour.server.hub import Hub
from parlour.server.identity import LASTS, Identity, hashed
from parlour.server.library import BotAbout, GameAbout, Rules, Teaching
from parlour.server.messages import Refused
from parlour.server.names import checked_name
from parlour.server.rate_limiter import RateLimiter
from parlour.server.requests import (
    Change,
    Credentials,
    House,
    Me,
    NewAccount,
    NewFork,
    NewGuest,
    NewReview,
    NewTable,
    Opening,
    Page,
    Turns,
    me_of,
)
from parlour.store import Player, folded
from parlour.words.locales import accepted

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

    from parlour.match.match import Match

COOKIE = "parlour"


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
Seat = Annotated[int | None, QueryParameter(ge=0, le=98, description="Your own, if you say nothing")]
After = Annotated[int, QueryParameter(ge=0, le=100_000)]


def hub_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    hub = connection.scope["state"]["hub"]
    assert isinstance(hub, Hub)
    return hub


def identity_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    identity = connection.scope["state"]["identity"]
    assert isinstance(identity, Identity)
    return identity


def rate_limiter_of(connection: ASGIConnection[Any, Any, Any, Any]) -> RateLimiter:
    rate_limiter = connection.scope["state"]["rate_limiter"]
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


@post("/api/guests", summary="Come in with a name", responses=refusals(403, 413, 415))
async def new_guest(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Me]:
    rate_limiter_of(request).take("guests", neighbourhood(address(request)))
    player, token = await identity_of(request).guest(data.name, data.colour, data.avatar)
    return Response(me_of(player), cookies=[cookie(request, token)])


@post("/api/accounts", summary="Get an account", responses=refusals(401, 403, 409, 413, 415))
async def new_account(request: Request[Any, Any, Any], data: JSONBody[NewAccount]) -> Response[Me]:
    guest = await person(request)
    rate_limiter_of(request).take("logins", neighbourhood(address(request)))
    code = (data.invitation or "") if hub_of(request).settings.invited else None
    if code == "":
        raise ParlourError("invitation-needed")
    player, token = await identity_of(request).register(guest, data.account, data.password, code)
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
    if data.name is not None:
        checked_name(data.name)  # before the password is another one
    if (data.password is None) != (data.new_password is None):
        raise ParlourError("password-both")
    if data.password is not None and data.new_password is not None:
        rate_limiter_of(request).take("logins", f"player {player.id}")
        token = await identity_of(request).change_password(player, data.password, data.new_password)
        hub_of(request).end_sessions(player.id)
        cookies = [cookie(request, token)]
    known = await requests.changed(hub_of(request), player, data)
    return Response(known, cookies=cookies)


@post(
    "/api/tables",
    summary="Open a table",
    responses=refusals(401, 403, 409, 413, 415),
    request_max_body_size=4 * COMPONENTS,
)
async def new_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Opening:
    player = await person(request)
    hub = hub_of(request)
    take_table(request, player)
    opened = await requests.opened(hub, player, data)
    async with hub.budget.one_more(player.id, neighbourhood(address(request)), data.public):
        return Opening(await hub.open(opened))


def take_table(request: Request[Any, Any, Any], player: Player) -> None:
    """Count one more table that somebody opens, or refuse it."""
    here = neighbourhood(address(request))
    for what, whose in (("tables", player.id), ("daily", player.id), ("neighbours", here)):
        rate_limiter_of(request).take(what, whose)


@get("/api/tables", summary="Public tables that are not over", responses=refusals())
async def lobby(request: Request[Any, Any, Any], limit: Limit = 20, before: Before = None) -> Page:
    return await requests.lobby_of(hub_of(request), limit, before)


@get("/api/tables/{table:str}", summary="A table as you may see it", responses=refusals(403, 404))
async def table(request: Request[Any, Any, Any], table: FromPath[str]) -> news.Snapshot:
    player = await asker(request)
    found = await hub_of(request).table(table)
    return await found.snapshot(player.id if player else None)


@get("/api/history", summary="Your matches", responses=refusals(401))
async def history(
    request: Request[Any, Any, Any], limit: Limit = 20, before: Before = None, over: Over = False
) -> Page:
    player = await person(request)
    return await requests.history_of(hub_of(request), player, limit, before, over)


@get("/api/turns", summary="Your matches that are not over", responses=refusals(401))
async def turns(request: Request[Any, Any, Any]) -> Turns:
    player = await person(request)
    return await requests.turns_of(hub_of(request), player)


@get("/api/profile", summary="What the reviews of your games say about you", responses=refusals(401))
async def profile(request: Request[Any, Any, Any]) -> Profile:
    player = await person(request)
    rate_limiter_of(request).take("profiles", player.id)
    return await requests.profile_in(hub_of(request), player, locale_of(request))


@get("/api/replays/{table:str}", summary="A match that is over", responses=refusals(403, 404, 409))
async def replay(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[Replay]:
    match = await match_at(request, table)
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
    player, hub, locale = await asker(request), hub_of(request), locale_of(request)
    match = await requests.match_at(hub, player, table)
    return await requests.frames_in(hub, match, game, eyes, after, limit, locale, player)


@get(
    "/api/replays/{table:str}/reviews",
    summary="What the coach has found so far in a game of a match that is over",
    responses=refusals(403, 404, 409),
)
async def review(
    request: Request[Any, Any, Any], table: FromPath[str], game: Game = 1, seat: Seat = None
) -> Reviewed:
    player = await asker(request)
    hub = hub_of(request)
    match = await requests.match_at(hub, player, table)
    asked = requests.seat_of(match, player, seat)
    return await requests.review_of(hub, match, table, game, asked, locale_of(request), player)


@post(
    "/api/replays/{table:str}/reviews",
    summary="Let the coach look at a game of a match that is over",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def new_review(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[NewReview]
) -> Reviewed:
    player = await person(request)

    def allow() -> None:
        rate_limiter_of(request).take("reviews", player.id)
        rate_limiter_of(request).take("neighbours_reviews", neighbourhood(address(request)))

    hub, locale = hub_of(request), locale_of(request)
    return await requests.reviewed_on_request(hub, player, table, data, locale, allow)


@post(
    "/api/replays/{table:str}/forks",
    summary="Play on from a moment of a match that is over, with bots",
    responses=refusals(401, 403, 404, 409, 413, 415),
)
async def new_fork(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[NewFork]) -> Opening:
    player = await person(request)
    hub = hub_of(request)
    take_table(request, player)
    fork = await requests.forked(hub, player, table, data)
    async with hub.budget.one_more(player.id, neighbourhood(address(request)), public=False):
        return Opening(await hub.open_fork(fork))


async def match_at(request: Request[Any, Any, Any], table: str) -> Match:
    return await requests.match_at(hub_of(request), await asker(request), table)


@get("/api/house", summary="What the one who runs the server says to everybody", responses=refusals())
async def house(request: Request[Any, Any, Any]) -> House:
    return await requests.house_of(hub_of(request), locale_of(request))


@get("/api/games", summary="All games", responses=refusals())
async def games(request: Request[Any, Any, Any]) -> list[GameAbout]:
    # The first answer in a language takes a tenth of a second, in which others would wait.
    return await asyncio.to_thread(library.games_about, locale_of(request))


@get("/api/bots", summary="All bots", responses=refusals())
async def bots(request: Request[Any, Any, Any]) -> list[BotAbout]:
    return library.bots_about(locale_of(request))


@get("/api/games/{game:str}/rules", summary="The rules of a game", responses=refusals(404))
async def rules(request: Request[Any, Any, Any], game: FromPath[str]) -> Rules:
    return library.rules_in(library.game_of(game), locale_of(request))


@get("/api/games/{game:str}/lesson", summary="A first lesson in a game", responses=refusals(404))
async def lesson(request: Request[Any, Any, Any], game: FromPath[str]) -> Lesson:
    return library.lesson_of(game, locale_of(request))


@get("/api/games/{game:str}/teaching", summary="How a game is learnt", responses=refusals(404))
async def teaching(request: Request[Any, Any, Any], game: FromPath[str]) -> Teaching:
    return library.teaching_in(library.game_of(game), locale_of(request))


@get(
    "/api/tables/{table:str}/components",
    summary="What is printed on the cards of a table",
    responses=refusals(403, 404),
)
async def components(request: Request[Any, Any, Any], table: FromPath[str]) -> dict[str, Any]:
    return (await match_at(request, table)).setup.components.data()


@post(
    "/api/tables/{table:str}/log",
    summary="What you have played there without a connection",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 413, 415),
    request_max_body_size=branches.BYTES,
)
async def add_branch(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[NewBranch]
) -> Merged:
    player = await person(request)
    rate_limiter_of(request).take("branches", player.id)
    hub = hub_of(request)
    room = hub.budget.one_more(player.id, neighbourhood(address(request)), public=False)
    return await branches.merge(hub, player, table, data, room)


@get("/api/games/{game:str}/box", summary="What to ask the owner of a box", responses=refusals(404))
async def box_form(game: FromPath[str]) -> BoxForm:
    return boxes.form_of(game)


@post(
    "/api/games/{game:str}/box",
    summary="Whether a box can be so",
    status_code=200,
    responses=refusals(401, 403, 404, 413, 415),
    request_max_body_size=4 * COMPONENTS,
)
async def check_box(request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[NewBox]) -> Box:
    player = await person(request)
    library.game_of(game)
    rate_limiter_of(request).take("tables", player.id)
    return await boxes.box_in(hub_of(request), game, data)


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
    profile,
    replay,
    frames,
    review,
    new_review,
    new_fork,
    house,
    games,
    bots,
    rules,
    teaching,
    lesson,
    components,
    add_branch,
    box_form,
    check_box,
]
