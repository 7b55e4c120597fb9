"""Persons who come to a server through its door, for tests."""

from __future__ import annotations

import asyncio
import json
import ssl
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour import Rng
from parlour.server.app import application
from parlour.server.listeners import Server, listening
from parlour.server.serve import Config
from parlour.server.settings import Budgets, Limits, Rates, Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from parlour.server.hub import Hub
    from parlour.server.middleware import Middleware

    Loop = Callable[[], asyncio.AbstractEventLoop]

OFTEN = Rates(*[(1_000_000, 60)] * len(Rates.__struct_fields__))
PLENTY = Budgets(1_000_000, 1_000_000, 1_000_000)
PATIENCE = 60.0
LONGEST = 240.0  # for a whole test
HUBS: dict[str, Hub] = {}  # by their addresses
SERVERS: dict[str, Server] = {}
TRUSTING = ssl.create_default_context()  # whatever a server's certificate is
TRUSTING.check_hostname, TRUSTING.verify_mode = False, ssl.CERT_NONE
APPS: dict[str, Middleware] = {}  # by theirs
VISITORS: list[Leaving] = []  # and servers, at the end of a test


class Refusal(Exception):
    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["code"], told["sentence"])
        self.code: str = told["code"]
        self.told = told


class Leaving(Protocol):
    async def leave(self) -> None: ...


class Gone(ConnectionError):
    """The server has closed the socket, or is no more."""


@asynccontextmanager
async def serving(store: Path | str, **settings: Any) -> AsyncIterator[str]:
    """A server in this process, and its address. It may listen at another `host`, or have a `door`."""
    host, door = settings.pop("host", "127.0.0.1"), settings.pop("door", None)
    limits = msgspec.structs.replace(settings.pop("limits", Limits()), sweep=0.1, linger=0.3)
    chosen = Settings(store=str(store), limits=limits, **{"rates": OFTEN, "budgets": PLENTY, **settings})
    app = application(chosen, door)
    with listening(host, 0) as found:
        server = Server(Config(lambda: app, chosen), door)
        task = asyncio.create_task(server.serve([found]))
        while not server.started:
            assert not task.done(), task
            await asyncio.sleep(0.01)
        base = f"http://127.0.0.1:{found.getsockname()[1]}"
        HUBS[base] = hub_in(app)
        SERVERS[base] = server
        APPS[base] = app
        try:
            yield base
        finally:
            await goodbye()
            server.should_exit = True
            await task


def hub_in(app: Middleware) -> Hub:
    hub: Hub = app.application.state["hub"]  # type: ignore[attr-defined]
    return hub


async def goodbye() -> None:
    """Everybody leaves."""
    while VISITORS:
        await VISITORS.pop().leave()


def run(test: Callable[[], Coroutine[Any, Any, None]], loop: Loop = asyncio.new_event_loop) -> None:
    """Run a test, after which nobody is left."""

    async def whole() -> None:
        try:
            async with asyncio.timeout(LONGEST):
                await test()
        finally:
            await goodbye()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(whole())


class Person:
    """Somebody with a browser."""

    def __init__(self, base: str, address: str | None = None, headers: dict[str, str] | None = None) -> None:
        self.base = base
        self.address = address  # of this machine, from which they come
        self.headers = headers or {}
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        self.web = httpx.AsyncClient(
            base_url=base, timeout=PATIENCE, trust_env=False, transport=transport, headers=headers
        )
        VISITORS.append(self)

    async def leave(self) -> None:
        await self.web.aclose()

    @classmethod
    async def come(cls, base: str, name: str, **more: Any) -> Person:
        person = cls(base, **more)
        await person.post("/api/guests", name=name)
        return person

    async def post(self, path: str, **data: Any) -> Any:
        return told(await self.web.post(path, json=data))

    async def get(self, path: str) -> Any:
        return told(await self.web.get(path))

    async def open(self, game: str, seats: int, **agreed: Any) -> str:
        return str((await self.post("/api/tables", game=game, seats=seats, **agreed))["id"])

    async def at(self, table: str, since: int = 0, join: bool = True, locale: str = "") -> At:
        """Go to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        socket = await connect(
            f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket",
            additional_headers={**self.headers, "Cookie": cookie},
            proxy=None,
            max_size=None,
            local_addr=(self.address, 0) if self.address else None,
            ssl=TRUSTING if self.base.startswith("https") else None,
        )
        at = At(socket)
        if join:
            await at.ask("join", since=since, **({"locale": locale} if locale else {}))
        return at


def told(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        raise Refusal(answer.json())
    return answer.json() if answer.content else None


class At:
    """A socket, and what was heard from it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # every message
        self.now: dict[str, Any] = {}  # the last snapshot, brought up to date
        self.chats: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.gone = False
        self._number = 0
        self._answers: dict[int, asyncio.Future[int]] = {}
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())
        self.refusals: list[dict[str, Any]] = []
        VISITORS.append(self)

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self.socket:
                assert isinstance(message, str)
                self.heard.append(message)
                self._take(json.loads(message))
                async with self._news:
                    self._news.notify_all()
        self.gone = True
        async with self._news:
            self._news.notify_all()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Gone(self.socket.close_code))
                answer.exception()  # whoever could not even ask does not wait for it

    def _take(self, message: dict[str, Any]) -> None:
        match message["kind"]:
            case "snapshot":
                self.now = message
            case "step":
                if self.now:
                    assert message["since"] <= self.now["seq"] <= message["seq"], (message, self.now["seq"])
                events = [*self.now.get("events", []), *message["events"]]
                self.now = {**self.now, **message, "events": events}
            case "chat":
                self.chats.append(message)
            case "presence":
                self.presence = message
            case "done":
                answer = self._answers.pop(message["id"])
                if not answer.done():  # whoever asked may have given up
                    answer.set_result(message["seq"])
            case "refused":
                self.refusals.append(message)
                if message.get("id") in self._answers:
                    answer = self._answers.pop(message["id"])
                    if not answer.done():
                        answer.set_exception(Refusal(message))

    async def ask(self, kind: str, **fields: Any) -> int:
        """Say something, and wait until it is done; it may be refused."""
        self._number += 1
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if self.gone:
            raise Gone(self.socket.close_code)
        self._answers[self._number] = answer
        await self.socket.send(json.dumps({"kind": kind, "id": self._number, **fields}))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """Say something that is refused; the code."""
        try:
            await self.ask(kind, **fields)
        except Refusal as refusal:
            return refusal.code
        raise AssertionError(f"{kind} was not refused")

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            while not holds():
                if self.gone:
                    raise Gone(self.socket.close_code)
                await self._news.wait()

    @property
    def sitting(self) -> dict[str, Any]:
        return self.now["sitting"]  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        return bool(self.sitting["over"])

    @property
    def my_turn(self) -> bool:
        view = self.now["view"]
        return bool(view and self.now["seat"] in view["waiting"] and self.now["legal"])

    async def act(self, rng: Rng) -> int:
        legal = self.now["legal"]
        return await self.ask("act", seq=self.now["seq"], tokens=[legal[rng.below(len(legal))]])

    async def play(self, seed: object = 0) -> None:
        """Play to the end, anything that is legal."""
        rng = Rng(str(seed))
        while True:
            await self.until(lambda: self.over or self.my_turn)
            if self.over:
                return
            try:
                await self.act(rng)
            except Refusal as refusal:
                assert refusal.code in ("stale", "not-your-turn"), refusal.told
                seen = self.now["seq"]
                await self.until(lambda seen=seen: self.now["seq"] != seen or self.over)  # type: ignore[misc]

    async def closed(self) -> int:
        """Wait for the end; the code."""
        async with asyncio.timeout(PATIENCE):
            await self._reader
        return self.socket.close_code or 0

    async def leave(self) -> None:
        await self.socket.close()
        await self._reader


async def seated(
    base: str, game: str, seats: int, persons: int | None = None, bot: str = "random", **agreed: Any
) -> tuple[list[Person], list[At], str]:
    """Persons at a new table, bots at the remaining seats, and the match begun."""
    persons = seats if persons is None else persons
    people = [await Person.come(base, f"Person {n}") for n in range(persons)]
    table = await people[0].open(game, seats, **agreed)
    places = [await person.at(table) for person in people]
    for seat, place in enumerate(places):
        await place.ask("sit", seat=seat)
    for seat in range(persons, seats):
        await places[0].ask("seat_bot", seat=seat, bot=bot)
    await places[0].ask("begin")
    for place in places:
        await place.until(lambda place=place: place.now["view"])  # type: ignore[misc]
    return people, places, table
