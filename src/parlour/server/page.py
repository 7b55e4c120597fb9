"""A plain page for whoever looks at the server with a browser: how to play, and which tables are open."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response, get

from parlour.server.library import games_about
from parlour.server.rest import Listing, house_of, lobby_of
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Iterable

say = words_for()


@get(["/", "/index.html"], include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[str]:
    tables = await lobby_of(house_of(request), 50)
    return Response(html(tables.matches), media_type=MediaType.HTML)


@get("/style.css", include_in_schema=False, media_type="text/css", cache=False)
async def style() -> str:
    return files("parlour.server").joinpath("style.css").read_text(encoding="utf-8")


def html(tables: Iterable[Listing]) -> str:
    games = "".join(
        f"<li><b>{escape(game.name)}</b> {escape(game.sentence)}</li>" for game in games_about(say.locale)
    )
    rows = "".join(f"<li>{escape(told(table))}</li>" for table in tables)
    nothing = escape(say("page-no-tables"))
    listed = f"<ul>{rows}</ul>" if rows else f"<p>{nothing}</p>"
    return f"""<!doctype html>
<html lang="{say.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{escape(say("page-title"))}</title>
<link rel="stylesheet" href="/style.css">
<main>
<h1>{escape(say("page-title"))}</h1>
<p>{escape(say("page-about"))}</p>
<p>{escape(say("page-play"))} <code>parlour play pungi</code></p>
<p>{escape(say("page-program"))} <a href="/api/schema/openapi.json">/api/schema/openapi.json</a></p>
<h2>{escape(say("page-games"))}</h2>
<ul>{games}</ul>
<h2>{escape(say("page-tables"))}</h2>
{listed}
</main>
</html>
"""


def told(table: Listing) -> str:
    names = [name for name in table.summary.names if name]
    return say(
        "page-table-open" if table.status == "open" else "page-table-playing",
        game=table.game,
        names=", ".join(names) or "-",
        free=table.summary.seats - len(names),
    )


HANDLERS = [index, style]
