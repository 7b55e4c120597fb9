"""What a browser gets to see: the client, if it was built; else a plain page that tells how to play, and
which tables are open.
"""

from __future__ import annotations

import asyncio
import re
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.params import FromPath

from parlour.kernel.errors import ParlourError
from parlour.server.library import games_about
from parlour.server.requests import Listing, lobby_of
from parlour.server.rest import hub_of, locale_of
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

    from parlour.words import Words

CLIENT: Final[Traversable] = files("parlour.server").joinpath("client")
INDEX: Final = "/index.html"
PAGES: Final = re.compile(
    r"/(?:lobby|games|settings|account)?|/(?:new|box|table|replay|rules|learn|unsubscribe)/[^/]+"
)
BUILD: Final = re.compile(rb'<meta name="build" content="(\w+)"')
FOREVER: Final = "public, max-age=31536000, immutable"  # for files whose names change with what is in them
TYPES: Final = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "mjs": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
ENGINE: Final = "PARLOUR_ENGINE"  # names the folder that `make engine` has built, if pages may go on offline
ABOUT_ENGINE: Final = "/engine.json"
# The workers in which an engine runs may compile WebAssembly, which Pyodide is. No page may.
WORKERS: Final = "/assets/engine-"
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class File(msgspec.Struct, frozen=True):
    """A file of the client."""

    body: bytes
    packed: bytes | None  # the same, by gzip
    kind: str
    tag: str  # changes with the body


def client_in(folder: Traversable) -> dict[str, File]:
    """All files of the client by their paths; none, if it was not built."""
    found = dict(walk(folder, ""))
    return {
        path: File(body, found.get(f"{path}.gz"), kind_of(path), tag_of(body))
        for path, body in found.items()
        if not path.endswith(".gz")
    }


class Engine(msgspec.Struct, frozen=True):
    """The files by which pages play without this server. They are large, and wait on the disk."""

    about: bytes  # which files there are
    folder: Path
    names: frozenset[str]
    path: str  # under which they are found; it changes with what is in them


class Manifest(msgspec.Struct, frozen=True):
    version: str
    files: dict[str, object]


def engine_in(folder: str | None) -> Engine | None:
    """The engine in a folder; none, if it was not built."""
    place = Path(folder) if folder else None
    if place is None or not (place / "manifest.json").is_file():
        return None
    about = (place / "manifest.json").read_bytes()
    found = msgspec.json.decode(about, type=Manifest)
    return Engine(about, place / "files", frozenset(found.files), f"/engine-{found.version}/")


async def engine_file(engine: Engine | None, path: str) -> File | None:
    """A file of the engine, or what there is to know about all of them."""
    if engine is None:
        return None
    if path == ABOUT_ENGINE:
        return File(engine.about, None, TYPES["json"], tag_of(engine.about))
    name = path.removeprefix(engine.path)
    if name == path or name not in engine.names:
        return None
    body = await asyncio.to_thread((engine.folder / name).read_bytes)
    packed = engine.folder / f"{name}.gz"
    smaller = await asyncio.to_thread(packed.read_bytes) if packed.is_file() else None
    return File(body, smaller, kind_of(name), f'"{engine.path[8:-1]}"')


def build_of(client: dict[str, File]) -> str:
    """Which client this is. A page of another one does well to load itself anew."""
    found = BUILD.search(client[INDEX].body) if INDEX in client else None
    return found[1].decode() if found else ""


def walk(folder: Traversable, path: str) -> Iterable[tuple[str, bytes]]:
    if folder.is_dir():
        for each in folder.iterdir():
            yield from walk(each, f"{path}/{each.name}")
    elif folder.is_file():
        yield path, folder.read_bytes()


def tag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:24]}"'


def kind_of(path: str) -> str:
    return TYPES.get(path.rpartition(".")[2], "application/octet-stream")


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    client: dict[str, File] = request.scope["state"]["client"]
    if path in client:
        return answer(request, path, client[path])
    found = await engine_file(request.scope["state"]["engine"], path)
    if found:
        return answer(request, path, found)
    if INDEX not in client and path in ("/", INDEX):
        tables = await lobby_of(hub_of(request), 50)
        words = words_for(locale=locale_of(request))
        return Response(html(tables.matches, words).encode(), media_type=TYPES["html"])
    known = PAGES.fullmatch(path)
    asked = known or "text/html" in request.headers.get("accept", "")
    if INDEX not in client or path.startswith("/api/") or not asked:
        raise ParlourError("not-found")
    return answer(request, INDEX, client[INDEX], 200 if known else 404)


def answer(request: Request[Any, Any, Any], path: str, file: File, status: int = 200) -> Response[bytes]:
    """A file, unless the browser has it."""
    headers = {
        "cache-control": FOREVER if path.startswith(("/assets/", "/engine-")) else "no-cache",
        "etag": file.tag,
        "vary": "accept-encoding",
    }
    if path.startswith(WORKERS):
        headers["content-security-policy"] = WORKER_POLICY
    if file.tag in request.headers.get("if-none-match", "") and status == 200:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, status_code=status, headers=headers, media_type=file.kind)
    headers["content-encoding"] = "gzip"
    return Response(file.packed, status_code=status, headers=headers, media_type=file.kind)


@get("/style.css", include_in_schema=False, media_type="text/css", cache=False)
async def style() -> str:
    return files("parlour.server").joinpath("style.css").read_text(encoding="utf-8")


def html(tables: Iterable[Listing], say: Words) -> str:
    games = "".join(
        f"<li><b>{escape(game.name)}</b> {escape(game.sentence)}</li>" for game in games_about(say.locale)
    )
    rows = "".join(f"<li>{escape(told(table, say))}</li>" for table in tables)
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
<p>{escape(say("page-build"))} <code>make web</code></p>
<p>{escape(say("page-play"))} <code>parlour play pungi</code></p>
<p>{escape(say("page-program"))} <a href="/api/schema/openapi.json">/api/schema/openapi.json</a></p>
<h2>{escape(say("page-games"))}</h2>
<ul>{games}</ul>
<h2>{escape(say("page-tables"))}</h2>
{listed}
</main>
</html>
"""


def told(table: Listing, say: Words) -> str:
    names = [name for name in table.summary.names if name]
    return say(
        "page-table-open" if table.status == "open" else "page-table-playing",
        game=table.game,
        names=", ".join(names) or "-",
        free=table.summary.seats - len(names),
    )


HANDLERS = [page, style]
