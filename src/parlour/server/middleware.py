"""Stands before the application: where requests may come from, how many, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from ipaddress import ip_address
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog

from parlour.kernel.errors import ParlourError
from parlour.server import metrics
from parlour.server.connections import neighbourhood, plain
from parlour.server.messages import Refused, refused
from parlour.words.locales import accepted

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from parlour.server.rate_limiter import RateLimiter
    from parlour.server.settings import Limits

    Message = MutableMapping[str, Any]
    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Message]]
    Send = Callable[[Message], Awaitable[None]]
    Application = Callable[[Any, Any, Any], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STATUS: Final = {
    "login": 401,
    "session": 401,
    "origin": 403,
    "no-spectators": 403,
    "removed": 403,
    "not-seated": 403,
    "door-elsewhere": 403,
    "invitation-needed": 403,
    "invitation-unknown": 403,
    "not-found": 404,
    "table-unknown": 404,
    "no-such-game": 404,
    "device-unknown": 404,
    "mail-unknown": 404,
    "method": 405,
    "account-taken": 409,
    "account-given": 409,
    "account-none": 409,
    "match-not-over": 409,
    "match-not-begun": 409,
    "review-unfinished": 409,
    "fork-over": 409,
    "not-disclosed": 409,
    "branch": 409,
    "tables-open": 409,
    "tables-public": 409,
    "tables-address": 409,
    "devices-many": 409,
    "no-mail": 409,
    "too-large": 413,
    "content-type": 415,
    "too-many": 429,
    "internal": 500,
    "not-stored": 503,
    "store-down": 503,
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
PATIENCE: Final = 1.0  # seconds that an address has to wait which asks too much
logger = structlog.get_logger("parlour.server")


class Middleware:
    def __init__(
        self,
        application: Application,
        origins: tuple[str, ...],
        rate_limiter: RateLimiter,
        limits: Limits,
        build: str = "",
    ) -> None:
        self.application = application
        self._headers = {**HEADERS, **({"parlour-build": build} if build else {})}
        self._origins = {origin.rstrip("/").lower() for origin in origins}
        self._rate_limiter = rate_limiter
        self._most = {"http": limits.connections_per_address, "websocket": limits.sockets_per_address}
        self._busy: Counter[tuple[str, str]] = Counter()  # requests and sockets of each address
        self._at_once = limits.requests_at_once
        self._turns: defaultdict[str, asyncio.Semaphore] = defaultdict(self._few)  # of its requests

    def _few(self) -> asyncio.Semaphore:
        return asyncio.Semaphore(self._at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.application(scope, receive, send)
            return
        host, port = scope.get("client") or ("", 0)
        scope["client"] = (plain(host), port)
        key = (scope["type"], neighbourhood(host))
        self._busy[key] += 1
        try:
            await self._admit(scope, receive, send, key)
        finally:
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]
                if key[0] == "http":
                    self._turns.pop(key[1], None)

    async def _admit(self, scope: Scope, receive: Receive, send: Send, key: tuple[str, str]) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        begun, status = perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"].endswith("http.response.start"):
                status = message["status"]
                given = {name.lower() for name, _ in message.get("headers", ())}
                more = [(k.encode(), v.encode()) for k, v in self._headers.items() if k.encode() not in given]
                if b"cache-control" not in given:
                    more.append((b"cache-control", b"no-store"))
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        try:
            self._check_number(key)
            await self._check_rate(key[1])
            self._check(scope, headers)
        except ParlourError as refusal:
            metrics.refused.labels(refusal.code).inc()
            await refuse(scope, answer, refusal, accepted(headers.get("accept-language", "")))
        else:
            if scope["type"] == "websocket":
                await self.application(scope, receive, send)
            else:
                async with self._turns[key[1]]:  # a flood waits for itself, not others for it
                    await self.application(scope, receive, answer)
        logger.info(
            "request",
            method=scope.get("method", "WS"),
            path=scope.get("path_template", "-"),  # the path itself may hold a table's id, which is a key
            status=status or None,
            ms=round(1000 * (perf_counter() - begun), 1),
        )

    def _check_number(self, key: tuple[str, str]) -> None:
        if self._busy[key] > self._most[key[0]]:
            raise ParlourError("too-many", seconds=60)

    async def _check_rate(self, address: str) -> None:
        try:
            self._rate_limiter.take("address", address)
        except ParlourError:
            await asyncio.sleep(PATIENCE)  # else it would ask the more often
            raise

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        socket = scope["type"] == "websocket"
        if not socket and scope["method"] in SAFE:
            return
        self._check_origin(headers)
        if not socket and scope["method"] in ("POST", "PUT", "PATCH"):
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                raise ParlourError("content-type")

    def _check_origin(self, headers: dict[str, str]) -> None:
        """Browsers say where a request comes from; what says nothing is no browser."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise ParlourError("origin")
            return
        if self._origins:
            if origin.lower() not in self._origins:
                raise ParlourError("origin")
        elif not own(origin, headers.get("host", "")):
            raise ParlourError("origin")


def own(origin: str, host: str) -> bool:
    """Whether an origin is this server, by an address. A name could be made to mean this server by whoever
    owns it.
    """
    try:
        parts = urlsplit(origin)
        numeric = parts.hostname == "localhost" or bool(ip_address(parts.hostname or ""))
    except ValueError:
        return False
    return numeric and parts.netloc.lower() == host.lower()


async def refuse(scope: Scope, send: Send, refusal: ParlourError, locale: str) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    status, headers, body = refusal_answer(refused(refusal, locale=locale))
    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": lines})
    await send({"type": f"{kind}.body", "body": body})


def refusal_answer(told: Refused) -> tuple[int, dict[str, str], bytes]:
    """A refusal as status, headers and body."""
    headers = {"content-type": "application/json"}
    if told.code == "too-many":
        headers["retry-after"] = str(told.facts["seconds"])
    return STATUS.get(told.code, 400), headers, msgspec.json.encode(told)
