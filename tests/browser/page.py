"""A page with an engine, as far as that goes without a browser: a shelf that remembers, bots that answer at
once, and somebody who reads what the page is told and chooses from what it is offered.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec

from parlour import Rng
from parlour.browser.engine import Engine
from parlour.browser.mind import answer_text

if TYPE_CHECKING:
    from parlour.store.memory import Change, Row


class Shelf:
    """Rows by table and key; as JSON, as a device would keep them."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, str]] = {}
        self.full = False

    async def load(self) -> dict[str, list[Row]]:
        return {table: [json.loads(row) for row in rows.values()] for table, rows in self.rows.items()}

    async def keep(self, changes: list[Change]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the device is full")
        for change in changes:
            rows = self.rows.setdefault(change.table, {})
            rows.pop(json.dumps(change.key), None)
            if change.row is not None:
                rows[json.dumps(change.key)] = msgspec.json.encode(change.row).decode()


class Thinker:
    """Answers in this process, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    async def ask(self, message: bytes) -> bytes:
        self.asked.append(json.loads(message))
        return answer_text(message.decode()).encode()


class Page:
    """One person, and the tables they look at."""

    def __init__(self, shelf: Shelf | None = None, thinker: Thinker | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.thinker = thinker or Thinker()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.codes: list[int] = []
        self.now: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.engine: Engine
        self._number = 0
        self._rng = Rng("page")

    async def open(self) -> Page:
        self.engine = await Engine.start(self.shelf, self.thinker, self)
        return self

    def told(self, line: int, message: str) -> None:
        self.said.put_nowait(json.loads(message))

    def closed(self, line: int, code: int) -> None:
        self.codes.append(code)

    async def ask(self, method: str, path: str, body: object = None, locale: str = "en") -> Any:
        good, text = await self.engine.request(
            method,
            path,
            locale,
            None if body is None else body if isinstance(body, str) else json.dumps(body),
        )
        found = json.loads(text)
        assert good, found
        return found

    async def refusal(self, method: str, path: str, body: object = None) -> str:
        good, text = await self.engine.request(method, path, "en", None if body is None else json.dumps(body))
        assert not good
        code: str = json.loads(text)["code"]
        return code

    async def sit(self, game: str, seats: int, bot: str = "random", **terms: Any) -> str:
        """Open a table with bots, and let it begin."""
        await self.ask("POST", "/guests", {"name": "Ada"})
        table: str = (await self.ask("POST", "/tables", {"game": game, "seats": seats, **terms}))["id"]
        self.engine.open(1, table)
        await self.do(kind="join", locale="en")
        await self.do(kind="sit", seat=0)
        for seat in range(1, seats):
            await self.do(kind="seat_bot", seat=seat, bot=bot)
        await self.do(kind="begin")
        return table

    async def do(self, **command: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer."""
        self._number += 1
        self.engine.say(1, json.dumps({**command, "id": self._number}))
        while True:
            message = await self.hear()
            if message.get("id") == self._number and message["kind"] in ("done", "refused"):
                return message

    async def hear(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.said.get(), 20)
        self.heard.append(message)
        if message["kind"] in ("snapshot", "step"):
            self.now = {**self.now, **message}
        return message

    @property
    def over(self) -> bool:
        return bool(self.now["sitting"].get("over") or (self.now["view"] or {}).get("winners"))

    async def play(self, steps: int = 5000) -> None:
        """Choose by lot until the game is over, or so many times."""
        for _ in range(steps):
            while not self.over and not self.now["legal"]:
                await self.hear()
            if self.over:
                return
            legal = self.now["legal"]
            await self.do(kind="act", seq=self.now["seq"], tokens=[legal[self._rng.below(len(legal))]])

    async def leave(self) -> None:
        await self.engine.stop()
