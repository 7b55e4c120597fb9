"""A server in this process: requests go to its application, or over loopback as bytes; messages go through
sockets. Whatever its event loop does is measured.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from asyncio import events
from contextlib import asynccontextmanager, contextmanager
from time import thread_time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour import GAMES, Rng
from parlour.server.messages import LONGEST
from tests.fuzz.feed import Finding
from tests.fuzz.generate import hostile_request, one, token
from tests.server.visitor import APPS, Person, serving
from tests.soak.nonsense import garbled, mutated, sensible, written

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

PATIENCE: Final = 60.0
RAW: Final = 20  # one of so many requests goes over loopback as bytes
BATCH: Final = 25  # messages until the answers are waited for


class Watch:
    """How long the event loop was kept busy by one thing, at most; and what the server was surprised by."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.surprises: list[str] = []

    def heard(self, _logger: object, method: str, event: Any) -> Any:
        if method != "info":
            self.surprises.append(str({**event, "exc_info": repr(event.get("exc_info"))})[:500])
        raise structlog.DropEvent

    def check(self) -> None:
        if self.surprises:
            raise Finding(f"the server was surprised: {self.surprises.pop()}")


@contextmanager
def watching() -> Iterator[Watch]:
    watch = Watch()
    run = events.Handle._run

    def timed(handle: events.Handle) -> None:
        began = thread_time()
        run(handle)
        watch.longest = max(watch.longest, thread_time() - began)

    logging.getLogger("uvicorn.error").addHandler(logging.NullHandler())  # it tells what is no HTTP
    structlog.configure(processors=[watch.heard], cache_logger_on_first_use=False)
    events.Handle._run = timed  # type: ignore[assignment, method-assign]
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()  # as a server does
    gc.set_threshold(10_000, 10, 10)
    try:
        yield watch
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        events.Handle._run = run  # type: ignore[method-assign]
        structlog.reset_defaults()


class Network:
    def __init__(self, base: str, person: Person, table: str, watch: Watch) -> None:
        self.base = base
        self._app = APPS[base]
        self._person = person
        self._table = table
        self._watch = watch

    @classmethod
    @asynccontextmanager
    async def up(cls, folder: Path) -> AsyncIterator[Network]:
        with watching() as watch:
            async with serving(folder / "store.sqlite", pause=0.2) as base:
                person = await Person.come(base, "Person")
                yield cls(base, person, await person.open("pungi", 3), watch)

    @property
    def longest(self) -> float:
        """How long the event loop was kept busy at most, since its last rest."""
        return self._watch.longest

    async def rest(self) -> None:
        """Whatever was done until now counts no more."""
        await asyncio.sleep(0)
        self._watch.longest = 0.0

    async def requests(self, rng: Rng, count: int, answers: Counter[str]) -> None:
        cookie = self._person.web.cookies["parlour"]
        for _ in range(count):
            asked = hostile_request(rng, self._table, cookie)
            await asyncio.sleep(0)  # so that each is measured alone
            status = await self.raw(*asked) if rng.below(RAW) == 0 else await self.call(*asked)
            answers[str(status)] += 1

    async def call(self, method: str, target: str, headers: list[tuple[str, str]], body: bytes) -> int:
        """The status of a request to the application."""
        path, _, query = target.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        what = f"{method} {target[:200]} {headers} {body[:300]!r}"
        try:
            async with asyncio.timeout(PATIENCE):
                await self._app(scope, receive, send)
            self._watch.check()
        except Exception as problem:
            raise Finding(f"{what}: {type(problem).__name__}: {problem}"[:1500]) from problem
        status = int(sent[0]["status"])
        if status >= 500:
            raise Finding(f"{what}: {status}")
        return status

    async def raw(self, method: str, target: str, headers: list[tuple[str, str]], body: bytes) -> int:
        """The same over loopback, where it need not even be HTTP; 0 if the connection was closed."""
        lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
        lines += ["connection: close", f"content-length: {len(body)}", "", ""]
        host, port = self.base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write("\r\n".join(lines).encode("latin-1", errors="replace") + body)
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
        except ConnectionError:
            return 0
        finally:
            writer.close()
        self._watch.check()
        status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
        if status >= 500:
            raise Finding(f"{lines} {body[:300]!r}: {status}"[:1500])
        return status

    async def messages(self, rng: Rng, count: int, answers: Counter[str]) -> None:
        """Two persons at a table, who say anything."""
        game = GAMES[one(rng, list(GAMES))]
        table = await self._person.open(game.id, game.seats[0], stand_in="random")
        other = await Person.come(self.base, "Other")
        mouths = [Mouth(person, table, answers) for person in (self._person, other)]
        for mouth in mouths:
            await mouth.come()
        for seat, mouth in enumerate(mouths):
            await mouth.tell([written({"kind": "sit", "seat": seat})])
        bots = [{"kind": "seat_bot", "seat": seat, "bot": "random"} for seat in range(2, game.seats[0])]
        await mouths[0].tell([*map(written, bots), written({"kind": "begin"})])
        while count > 0:
            mouth = one(rng, mouths)
            said = [mouth.anything(rng) for _ in range(min(BATCH, count))]
            count -= len(said)
            await asyncio.sleep(0)
            try:
                await mouth.tell(said)
                self._watch.check()
            except Finding as finding:
                raise Finding(f"{finding}, after {said}"[:3000]) from None
        for mouth in mouths:
            await mouth.leave()
        await other.leave()


class Mouth:
    """Somebody's socket at a table, and what was last heard from it."""

    def __init__(self, person: Person, table: str, answers: Counter[str]) -> None:
        self._person = person
        self._url = f"{person.base.replace('http', 'ws')}/api/tables/{table}/socket"
        self._answers = answers
        self._socket: ClientConnection
        self._now: dict[str, Any] = {}
        self._number = 0

    async def come(self) -> None:
        headers = {"Cookie": f"parlour={self._person.web.cookies['parlour']}"}
        self._socket = await connect(
            self._url, additional_headers=headers, proxy=None, max_size=None, ping_interval=None
        )
        await self.tell([written({"kind": "join"})])

    async def leave(self) -> None:
        await self._socket.close()

    def anything(self, rng: Rng) -> str | bytes:
        message = sensible(rng, self._now, self._next())
        if message["kind"] == "act" and rng.below(3) == 0:
            message["tokens"] = [token(rng, self._now.get("legal") or []) for _ in range(1 + rng.below(3))]
        match rng.below(10):
            case 0 | 1 | 2 | 3:
                return written(message).decode()
            case 4:
                return garbled(message, rng)
            case _:
                return written(mutated(message, rng)).decode()

    async def tell(self, said: list[str | bytes] | list[bytes]) -> None:
        """Say it, and hear everything up to the answer to a last message."""
        last = 2**40 + self._next()
        try:
            for text in said:
                await self._socket.send(text)
            await self._socket.send(written({"kind": "resync", "id": last}).decode())
            async with asyncio.timeout(PATIENCE):
                while self._hear(json.loads(await self._socket.recv())) != last:
                    pass
        except TimeoutError:
            raise Finding("no answer") from None
        except ConnectionClosed:
            if not any(len(text) > LONGEST for text in said):
                raise Finding(f"closed: {self._socket.close_code}") from None
            self._answers["closed"] += 1
            await self.come()

    def _hear(self, message: dict[str, Any]) -> int | None:
        kind = message["kind"]
        if kind in ("snapshot", "step"):
            self._now |= message
        if kind not in ("done", "refused"):
            return None
        self._answers[message.get("code", kind)] += 1
        if message.get("code") in ("internal", "store-down"):
            raise Finding(str(message))
        return message.get("id")

    def _next(self) -> int:
        self._number += 1
        return self._number
