"""A person who finds a seat, plays to the end, and comes back whenever the server is gone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import httpx
from websockets.exceptions import WebSocketException

from parlour import Rng
from tests.server.visitor import VISITORS, At, Gone, Person, Refusal
from tests.soak.ledger import Kept, Ledger

if TYPE_CHECKING:
    from collections.abc import Sequence

LATE: Final = {  # what is refused because somebody else was quicker, or a bot was
    "stale",
    "not-your-turn",
    "bot-plays",
    "not-relieved",
    "game-under-way",
    "match-begun",
    "match-over",
    "seat-taken",
}
BUSY: Final = {"not-stored", "too-many", "store-down"}
AGAIN: Final = 0.1  # seconds until somebody knocks again
AWAY = (Gone, OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Player:
    """Somebody at one table. Seat 0 is the host's, who lets bots have the seats that are left."""

    def __init__(self, person: Person, table: str, seat: int, bots: Sequence[str], ledger: Ledger) -> None:
        self._person = person
        self._table = table
        self._seat = seat
        self._bots = bots
        self._ledger = ledger
        self._rng = Rng(f"{table} {seat}")
        self._known: dict[str, Any] = {}
        self.returns = 0  # how often the socket was lost, and they came back

    async def play(self) -> None:
        """Until the match is over."""
        while not self._over:
            at = None
            try:
                at = await self._person.at(self._table, join=False)
                at.now = self._known
                await at.ask("join", since=self._known.get("seq", 0))
                self.returns += bool(self._known)
                while not at.over:
                    await self._do_something(at)
            except AWAY:
                await asyncio.sleep(AGAIN)
            finally:
                if at:
                    await self._part(at)
        await self._agree()

    async def _part(self, at: At) -> None:
        """Leave a socket, and keep what was heard."""
        self._known = at.now
        VISITORS.remove(at)
        with suppress(*AWAY):
            await at.leave()

    @property
    def _over(self) -> bool:
        return bool(self._known and self._known["sitting"]["over"])

    async def _agree(self) -> None:
        """What was told in pieces is what is told at once."""
        while True:
            try:
                whole = await self._person.get(f"/api/tables/{self._table}")
            except (*AWAY, Refusal):
                await asyncio.sleep(AGAIN)
            else:
                assert self._known["events"] == whole["events"], self._table
                assert self._known["view"] == whole["view"], self._table
                assert self._known["sitting"] == whole["sitting"], self._table
                return

    async def _do_something(self, at: At) -> None:
        """The next thing that this person could do, or wait for news."""
        seen = at.now["seq"]
        doing = self._next(at)
        try:
            if doing:
                await self._do(at, **doing)
                return
        except Refusal as refusal:
            assert refusal.code in (*LATE, *BUSY), refusal.told
            if refusal.code in BUSY:
                await asyncio.sleep(1)
                return
        await at.until(lambda: at.now["seq"] != seen)

    def _next(self, at: At) -> dict[str, Any] | None:
        places = at.sitting["places"]
        if not at.now["view"]:
            if at.now["seat"] is None:
                return {"kind": "sit", "seat": self._seat, "entropy": f"words {self._seat}"}
            if self._seat:
                return None
            for seat, bot in enumerate(self._bots, len(places) - len(self._bots)):
                if places[seat] is None:
                    return {"kind": "seat_bot", "seat": seat, "bot": bot}
            return None if None in places else {"kind": "begin"}
        if places[self._seat].get("relieved"):
            return {"kind": "return"}
        if not at.now["view"]["waiting"]:
            return {"kind": "next"}
        if at.my_turn:
            legal = at.now["legal"]
            return {"kind": "act", "seq": at.now["seq"], "tokens": [legal[self._rng.below(len(legal))]]}
        return None

    async def _do(self, at: At, kind: str, **fields: Any) -> None:
        seat, tokens = fields.get("seat", self._seat), tuple(fields.get("tokens", ()))
        if kind == "act":
            await self._think()
            self._ledger.ask(self._table, seat, tokens)
        try:
            seq = await self._ask(at, kind, fields)
        except Refusal as refusal:
            if kind == "act" and refusal.code != "not-stored":  # which may have been, after all
                self._ledger.refuse(self._table, seat, tokens)
            raise
        self._ledger.keep(self._table, Kept(kind, seat, tokens, seq))

    async def _think(self) -> None:
        await asyncio.sleep(self._rng.below(50) / 1000)

    async def _ask(self, at: At, kind: str, fields: dict[str, Any]) -> int:
        return await at.ask(kind, **fields)


async def open_table(host: Person, game: str, seats: int, agreed: dict[str, Any]) -> str:
    """A new table, as soon as the server can open one."""
    while True:
        try:
            return await host.open(game, seats, **agreed)
        except AWAY:
            await asyncio.sleep(AGAIN)
        except Refusal as refusal:
            assert refusal.code in BUSY, refusal.told
            await asyncio.sleep(1)
