"""What a page can ask for besides lines to tables: the paths of the server's REST interface, as far as one
person alone has a use for them, and their matches as a file.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from parlour.browser import matches
from parlour.kernel.errors import ParlourError
from parlour.server import boxes, library, requests
from parlour.server.boxes import NewBox
from parlour.server.requests import Change, NewFork, NewGuest, NewReview, NewTable, Opening, me_of

if TYPE_CHECKING:
    from parlour.browser.engine import OwnHall
    from parlour.store import Player

T = TypeVar("T")


class Asked(NamedTuple):
    """A request."""

    hall: OwnHall
    parts: tuple[str, ...]  # of its path: what is named there
    query: dict[str, str]
    locale: str
    body: str

    async def person(self) -> Player:
        player = await self.hall.person()
        if player is None:
            raise ParlourError("session")
        return player

    def read(self, shape: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body, type=shape)
        except msgspec.DecodeError as problem:
            raise ParlourError("request", reason=str(problem)) from None

    def number(self, name: str, default: int, lowest: int, highest: int) -> int:
        found = self.query.get(name, str(default))
        if not found.isdecimal() or not lowest <= int(found[:9]) <= highest:
            raise ParlourError("request", reason=name)
        return int(found)


Handler = Callable[[Asked], Awaitable[Any]]


async def come(asked: Asked) -> object:
    guest = asked.read(NewGuest)
    return me_of(await asked.hall.welcome_person(guest.name, guest.colour, guest.avatar))


async def me(asked: Asked) -> object:
    return me_of(await asked.person())


async def change_me(asked: Asked) -> object:
    change = asked.read(Change)
    if change.password or change.new_password:
        raise ParlourError("not-found")  # there is nobody to keep out
    return await requests.changed(asked.hall, await asked.person(), change)


async def games(asked: Asked) -> object:
    return library.games_about(asked.locale)


async def bots(asked: Asked) -> object:
    return library.bots_about(asked.locale)


async def rules(asked: Asked) -> object:
    return library.rules_in(library.game_of(asked.parts[0]), asked.locale)


async def teaching(asked: Asked) -> object:
    return library.teaching_in(library.game_of(asked.parts[0]), asked.locale)


async def lesson(asked: Asked) -> object:
    return library.lesson_of(asked.parts[0], asked.locale)


async def box_form(asked: Asked) -> object:
    return boxes.form_of(asked.parts[0])


async def check_box(asked: Asked) -> object:
    return await boxes.box_in(asked.hall, asked.parts[0], asked.read(NewBox))


async def new_table(asked: Asked) -> object:
    terms = msgspec.structs.replace(asked.read(NewTable), public=False, spectators=False, chat=False)
    return Opening(await asked.hall.open(await requests.opened(asked.hall, await asked.person(), terms)))


async def table(asked: Asked) -> object:
    found = await asked.hall.table(asked.parts[0])
    return await found.snapshot((await asked.person()).id)


async def components(asked: Asked) -> object:
    match = await requests.match_at(asked.hall, await asked.person(), asked.parts[0])
    return match.setup.components.data()


async def history(asked: Asked) -> object:
    limit, over = asked.number("limit", 20, 1, 100), asked.query.get("over") == "true"
    before = asked.query.get("before")
    return await requests.history_of(asked.hall, await asked.person(), limit, before, over)


async def turns(asked: Asked) -> object:
    return await requests.turns_of(asked.hall, await asked.person())


async def profile(asked: Asked) -> object:
    return await requests.profile_in(asked.hall, await asked.person(), asked.locale)


async def replay(asked: Asked) -> object:
    await requests.match_at(asked.hall, await asked.person(), asked.parts[0])
    return msgspec.Raw(await asked.hall.replay(asked.parts[0]))


async def frames(asked: Asked) -> object:
    player = await asked.person()
    match = await requests.match_at(asked.hall, player, asked.parts[0])
    game, limit = asked.number("game", 1, 1, 99), asked.number("limit", 50, 1, 100)
    after, eyes = asked.number("after", 0, 0, 100_000), asked.query.get("eyes", "")
    return await requests.frames_in(asked.hall, match, game, eyes, after, limit, asked.locale, player)


async def review(asked: Asked) -> object:
    player, table = await asked.person(), asked.parts[0]
    match = await requests.match_at(asked.hall, player, table)
    game = asked.number("game", 1, 1, 99)
    seat = requests.seat_of(match, player, asked.number("seat", 0, 0, 98) if "seat" in asked.query else None)
    return await requests.review_of(asked.hall, match, table, game, seat, asked.locale, player)


async def new_review(asked: Asked) -> object:
    return await requests.reviewed_on_request(
        asked.hall, await asked.person(), asked.parts[0], asked.read(NewReview), asked.locale, lambda: None
    )


async def new_fork(asked: Asked) -> object:
    fork = await requests.forked(asked.hall, await asked.person(), asked.parts[0], asked.read(NewFork))
    return Opening(await asked.hall.open_fork(fork))


async def export(asked: Asked) -> object:
    only = asked.parts[0] if asked.parts else None
    return await matches.exported(asked.hall, await asked.person(), only)


async def take_in(asked: Asked) -> object:
    return await matches.imported(asked.hall, await asked.person(), asked.body)


HANDLERS: Final[dict[tuple[str, str], Handler]] = {
    ("POST", "/guests"): come,
    ("GET", "/me"): me,
    ("PATCH", "/me"): change_me,
    ("GET", "/games"): games,
    ("GET", "/bots"): bots,
    ("GET", "/games/{}/rules"): rules,
    ("GET", "/games/{}/teaching"): teaching,
    ("GET", "/games/{}/lesson"): lesson,
    ("GET", "/games/{}/box"): box_form,
    ("POST", "/games/{}/box"): check_box,
    ("POST", "/tables"): new_table,
    ("GET", "/tables/{}"): table,
    ("GET", "/tables/{}/components"): components,
    ("GET", "/history"): history,
    ("GET", "/turns"): turns,
    ("GET", "/profile"): profile,
    ("GET", "/replays/{}"): replay,
    ("GET", "/replays/{}/frames"): frames,
    ("GET", "/replays/{}/reviews"): review,
    ("POST", "/replays/{}/reviews"): new_review,
    ("POST", "/replays/{}/forks"): new_fork,
    ("GET", "/matches"): export,
    ("GET", "/matches/{}"): export,
    ("POST", "/matches"): take_in,
}
PATTERNS: Final = [
    (method, re.compile(path.replace("{}", "([^/]+)")), handler)
    for (method, path), handler in HANDLERS.items()
]


async def answered(hall: OwnHall, method: str, path: str, locale: str, body: str | None = None) -> object:
    """The answer to a request; refused with a ParlourError."""
    parts = urlsplit(path)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    for known, pattern, handler in PATTERNS:
        found = pattern.fullmatch(parts.path) if method == known else None
        if found:
            return await handler(Asked(hall, tuple(map(unquote, found.groups())), query, locale, body or ""))
    raise ParlourError("not-found")
