"""The application: everything put together."""

from __future__ import annotations

import asyncio
import gc
import os
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import ip_address
from time import monotonic
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import parlour
from parlour.kernel.errors import ParlourError
from parlour.server import contacts, library, metrics, page, rest
from parlour.server import door as doors
from parlour.server.commands import refusal_of
from parlour.server.hub import Hub
from parlour.server.identity import Identity
from parlour.server.logger import logger
from parlour.server.messages import LONGEST, refused
from parlour.server.middleware import Middleware, refusal_answer
from parlour.server.rate_limiter import RateLimiter
from parlour.server.requests import Input
from parlour.server.rest import Health
from parlour.server.socket import table_socket
from parlour.store import open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from parlour.server.door import Door
    from parlour.server.middleware import Receive, Scope, Send
    from parlour.server.settings import Settings

CODES = {404: "not-found", 405: "method", 413: "too-large", 415: "content-type"}
EASE: Final = 4  # times as long as a piece of work took is the pause after it: tables go first


@get("/healthz", include_in_schema=False)
async def alive() -> Health:
    """Liveness: the event loop turns. A supervisor that gets no answer restarts the process."""
    return Health("ok", parlour.__version__)


@get("/readyz", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """Readiness: whether this process can serve. A proxy that gets a 503 sends requests elsewhere."""
    parts = await rest.hub_of(request).health.parts()
    failing = any(parts.values())
    told = {part: problem or "ok" for part, problem in parts.items()} if is_near(request) else {}
    answer = Health("failing" if failing else "ok", parlour.__version__, told)
    return Response(answer, status_code=503 if failing else 200)


def is_near(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from those who run the server. Where there is a door, they sit at this
    computer; else they come from a private address, not from the world.
    """
    if request.scope["state"]["door"]:
        return doors.door_for(request) is not None
    asker = rest.address(request)
    return not asker or ip_address(asker).is_private


@get("/metrics", include_in_schema=False)
async def measured(request: Request[Any, Any, Any]) -> Response[bytes]:
    if not is_near(request):
        raise ParlourError("not-found")
    return Response(metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def warm_up(app: Litestar, delay: float) -> None:
    """Prepare pages and the schema in a thread, piece by piece, when the start is over. They stay: where
    `serve` has frozen what was loaded, these are frozen, too, or the garbage collector would look through
    their 60,000 objects again and again.
    """
    await asyncio.sleep(delay)
    for prepare in [*library.caches(), lambda: app.openapi_schema]:
        begun = monotonic()
        await asyncio.to_thread(prepare)
        await asyncio.sleep(EASE * (monotonic() - begun))
    if gc.get_freeze_count():
        gc.freeze()


class Description(JsonRenderPlugin):
    """The HTTP interface as a schema. It is made after the start, for that takes a while."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Say in the schema, too, that unknown fields are refused."""
        names = {each.__name__ for each in Input.__subclasses__()}
        for name, schema in openapi_schema["components"]["schemas"].items():
            if name in names:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


@cache
def routes() -> Litestar:
    """What this process answers. It takes longest to prepare, and every server in the process shares it: what
    is a server's own comes with the state of each request.
    """
    return Litestar(
        [
            *rest.HANDLERS,
            *contacts.HANDLERS,
            *doors.HANDLERS,
            *page.HANDLERS,
            alive,
            ready,
            measured,
            table_socket,
        ],
        exception_handlers={HTTPException: refuse, Exception: refuse},
        openapi_config=OpenAPIConfig(
            "Parlour", parlour.__version__, path="/api/schema", render_plugins=[Description()]
        ),
        request_max_body_size=LONGEST,
        logging_config=None,
    )


class Application:
    """A server: the routes, and the state that they are to work with."""

    def __init__(self, settings: Settings, door: Door | None, rate_limiter: RateLimiter) -> None:
        self._settings = settings
        self._routes = routes()
        client = page.client_in(page.CLIENT)
        self.state: dict[str, Any] = {
            "client": client,
            "engine": page.engine_in(os.environ.get(page.ENGINE)),
            "build": page.build_of(client),
            "door": door,
            "rate_limiter": rate_limiter,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope["state"] = self.state.copy()
            await self._routes(scope, receive, send)  # type: ignore[arg-type]

    async def _live(self, receive: Receive, send: Send) -> None:
        """Tell uvicorn of the start and the end, and what went wrong with them."""
        part = "startup"
        await receive()
        try:
            async with self._running():
                await send({"type": "lifespan.startup.complete"})
                part = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{part}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[None]:
        store = await open_store(self._settings.store)
        async with store:
            hub = Hub(store, self._settings)
            self.state |= {"hub": hub, "identity": Identity(store)}
            await hub.start()
            hub.spawn(warm_up(self._routes, self._settings.warm_up))
            logger.info("started", version=parlour.__version__, process=hub.process)
            try:
                yield
            finally:
                logger.info("stopping", process=hub.process)
                await hub.stop()


def application(settings: Settings, door: Door | None = None) -> Middleware:
    """The server as an ASGI application; with a door to the network, if it has one."""
    rate_limiter = RateLimiter(settings.rates)
    app = Application(settings, door, rate_limiter)
    return Middleware(app, settings.origins, rate_limiter, settings.limits, app.state["build"])


def refuse(request: Request[Any, Any, Any], problem: Exception) -> Response[bytes]:
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        problem = unreadable(problem)
    elif isinstance(problem, RecursionError | UnicodeDecodeError) or left(problem):  # while a body was read
        problem = ParlourError("request", reason=str(problem))
    status, headers, body = refusal_answer(refused(refusal_of(problem), locale=rest.locale_of(request)))
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def left(problem: Exception) -> bool:
    """Whether a client went away before its request was complete."""
    return isinstance(problem, HTTPException) and problem.detail == "client disconnected prematurely"


def unreadable(problem: HTTPException) -> ParlourError:
    """What cannot even be read, or asks for what is not there."""
    if problem.status_code in CODES:
        return ParlourError(CODES[problem.status_code])
    found = problem.extra if isinstance(problem.extra, list) else []
    reasons = [str(each.get("message", each)) for each in found]
    return ParlourError("request", reason="; ".join(reasons) or problem.detail.partition(":")[0])
