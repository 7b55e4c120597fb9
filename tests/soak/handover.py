"""Two servers behind Caddy are exchanged one after the other while people play; nobody waits long."""

from __future__ import annotations

import asyncio
from time import monotonic, time_ns
from typing import TYPE_CHECKING, Any, Final

from parlour.match import log
from parlour.match.log import Acted
from parlour.match.match import Match
from parlour.server.scheduler import SHARDS
from parlour.store import open_store
from tests.server.process import Server
from tests.server.proxies import behind
from tests.server.visitor import At, Person
from tests.soak.client import Player, open_table
from tests.soak.ledger import Ledger, Loss, check_whole
from tests.store.by_hand import execute

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from parlour.match.log import Entry

TABLES: Final = 100
NEIGHBOURS: Final = 10  # tables of each address: a server lets an address have so many sockets
LIMIT: Final = 2.0  # seconds that a person may wait for an answer, or all others for a bot
THINKING: Final = (2000, 6000)  # milliseconds
PATIENCE: Final = 60.0


class Waiting(Player):
    """Somebody who thinks, and then does not want to wait."""

    longest = 0.0  # seconds until an act was answered, a new connection included
    wanted: float | None = None  # when they wanted to do what is not done yet

    async def _think(self) -> None:
        if self.wanted is None:
            least, most = THINKING
            await asyncio.sleep((least + self._rng.below(most - least)) / 1000)
            self.wanted = monotonic()

    async def _ask(self, at: At, kind: str, fields: dict[str, Any]) -> int:
        done = await super()._ask(at, kind, fields)
        if kind == "act" and self.wanted is not None:
            self.longest = max(self.longest, monotonic() - self.wanted)
            self.wanted = None
        return done


class Handover:
    def __init__(self, store: str, folder: Path, say: Callable[[str], None]) -> None:
        self._store = store
        self._folder = folder
        self._say = say
        self._ledger = Ledger()
        self._longest = 0.0  # that anybody waited during an exchange, in seconds

    async def run(self, rounds: int, tables: int = TABLES) -> None:
        servers = [Server(self._store), Server(self._store)]
        for server in servers:
            await server.start()
        await self._shared(servers)
        with behind(self._folder, [server.base for server in servers]) as base:
            people = [
                await Person.come(base, f"Person {n}", address=f"127.0.1.{1 + n}")
                for n in range(-(-tables // NEIGHBOURS))
            ]
            players = []
            for number in range(tables):
                host = people[number // NEIGHBOURS]
                table = await open_table(host, "fruitoplay", 3, {"games": 99, "stand_in": "random"})
                players.append(Waiting(host, table, 0, ["random", "random"], self._ledger))
            playing = [asyncio.create_task(player.play()) for player in players]
            try:
                await self._exchange_all(servers, players, rounds)
            finally:
                for task in playing:
                    task.cancel()
                ends = await asyncio.gather(*playing, return_exceptions=True)
            if problems := [end for end in ends if not isinstance(end, asyncio.CancelledError)]:
                raise Loss(f"somebody could not go on: {problems[0]!r}")
        for server in servers:
            if await server.stop():
                raise Loss("a server did not end well")
        self._say(await check_whole(self._store))
        async with await open_store(self._store) as store:
            found = await self._ledger.check(store)
            unanswered = await self._ledger.check_made_up(store)
        returns = sum(player.returns for player in players)
        self._say(
            f"{tables} tables, {2 * rounds} exchanges: {found} acts acknowledged, all of them found; "
            f"{unanswered} more whose answer was lost; clients came back {returns} times"
        )
        if self._longest > LIMIT:
            raise Loss(f"somebody waited {self._longest:.2f} s, not {LIMIT:.0f}")

    async def _exchange_all(self, servers: list[Server], players: list[Waiting], rounds: int) -> None:
        async with asyncio.timeout(3 * PATIENCE):
            while not all(player.longest for player in players):  # until all play
                await asyncio.sleep(0.2)
        told, paused = await self._measured(players, asyncio.sleep(10))
        self._say(f"without an exchange, the longest wait of a person {told:.2f} s, for a bot {paused:.2f} s")
        for number in range(rounds):
            for server in servers:
                before = self._ledger.acts
                told, paused = await self._measured(players, self._exchange(server, servers))
                self._say(
                    f"round {number + 1}, port {server.base.rpartition(':')[2]}: "
                    f"{self._ledger.acts - before} acts meanwhile; the longest wait of a person "
                    f"{told:.2f} s, for a bot {paused:.2f} s"
                )
                self._longest = max(self._longest, told, paused)

    async def _exchange(self, server: Server, servers: list[Server]) -> None:
        """End a server, as for another version, and start it anew; some seconds later all is as before."""
        if await server.stop():
            raise Loss("a server did not end well")
        await asyncio.sleep(2)
        await server.start()
        await self._shared(servers)
        await asyncio.sleep(2)

    async def _shared(self, servers: list[Server]) -> None:
        """Wait until all servers share their work."""
        text = "SELECT owner, COUNT(*) FROM leases WHERE name LIKE 'bots-%' AND expires > $1 GROUP BY owner"
        async with asyncio.timeout(PATIENCE):
            while True:
                rows = await execute(self._store, text, time_ns() // 1_000_000)
                if sorted(count for _, count in rows) == [SHARDS // len(servers)] * len(servers):
                    return
                await asyncio.sleep(0.1)

    async def _measured(self, players: list[Waiting], work: Awaitable[None]) -> tuple[float, float]:
        """How long persons waited for answers, and all for a bot, while something happened."""
        for player in players:
            player.longest = 0.0
        begun = time_ns() // 1_000_000
        await work
        now = monotonic()
        waits = [max(player.longest, now - (player.wanted or now)) for player in players]
        async with await open_store(self._store) as store:
            logs = [[log.read(line) for line in await store.entries(table)] for table in self._ledger.kept]
        return max(waits), max(bot_waits(entries, begun) for entries in logs)


def bot_waits(entries: list[Entry], begun: int) -> float:
    """The longest that a bot has let others wait since then, in seconds; one that has not acted yet, too."""
    longest = 0
    match = Match(())
    for entry in entries:
        if isinstance(entry, Acted) and match.at(entry.seat).bot:
            longest = max(longest, entry.at - max(match.at(entry.seat).since, begun))
        match.take(entry)
    late = [match.at(seat).since for seat in match.bots_due()]
    return max([longest, *(time_ns() // 1_000_000 - max(since, begun) for since in late)]) / 1000
