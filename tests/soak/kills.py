"""A server is killed again and again while many matches are played, and loses nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parlour import Rng
from parlour.games import GAMES
from parlour.match import replay
from parlour.store import open_store
from tests.server.process import Server
from tests.server.visitor import Person, told
from tests.soak.client import Player, open_table
from tests.soak.ledger import Ledger, Loss, check_whole

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES: Final = 10  # at the same time: each game twice
PERSONS: Final = 12
BOTS: Final = ("random", "greedy", "random", "novice")
SOON: Final = 1000  # milliseconds after the first act, within which a server is killed
STALLED: Final = 180.0  # seconds without any act, after which nothing resumes


class Killed(NamedTuple):
    """What came of it."""

    kills: int
    acknowledged: int
    found: int
    unanswered: int  # acts that are in the log though nobody was told
    returns: int  # how often a client came back
    finished: Counter[str]  # matches, by game


class Kills:
    def __init__(self, store: str, seed: str, say: Callable[[str], None]) -> None:
        self._store = store
        self._rng = Rng(seed)
        self._say = say
        self._server = Server(store)
        self._ledger = Ledger()
        self._people: list[Person] = []
        self._players: list[Player] = []
        self._over: list[tuple[str, str]] = []  # games and tables
        self._tables = 0
        self._opening = True

    async def run(self, kills: int) -> Killed:
        await self._server.start()
        self._people = [await Person.come(self._server.base, f"Person {n}") for n in range(PERSONS)]
        hosts = [asyncio.create_task(self._host(game)) for game in GAMES for _ in range(TABLES // len(GAMES))]
        for number in range(1, kills + 1):
            await self._kill(early=self._rng.below(8) == 0)
            if number % 10 == 0 or number == kills:
                self._say(f"{number} kills, {self._ledger.acts} acts acknowledged, all of them found")
        self._opening = False
        await asyncio.gather(*hosts)
        finished = await self._check_replays()
        if await self._server.stop():
            raise Loss("the server did not end well")
        self._say(await check_whole(self._store))
        async with await open_store(self._store) as store:
            found = await self._ledger.check(store)
            unanswered = await self._ledger.check_made_up(store)
        returns = sum(player.returns for player in self._players)
        return Killed(kills, self._ledger.acts, found, unanswered, returns, finished)

    async def _kill(self, early: bool) -> None:
        """Kill the server at any moment: mostly in the middle of play, sometimes before it has begun."""
        if early:
            await asyncio.sleep(self._rng.below(SOON) / 1000)
        else:
            before = self._ledger.acts
            until = monotonic() + STALLED
            while self._ledger.acts == before:
                if ended := self._server.process.returncode:
                    raise Loss(f"the server has ended by itself: {ended}")
                if monotonic() > until:
                    raise Loss(f"nobody could go on for {STALLED:.0f} s")
                await asyncio.sleep(0.01)
            await asyncio.sleep(self._rng.below(SOON) / 1000)
        await self._server.kill()
        played = list(self._ledger.kept)[-3 * TABLES :]  # earlier ones were over long ago
        await self._server.start()
        async with await open_store(self._store) as store:
            await self._ledger.check(store, played)

    async def _host(self, game: str) -> None:
        """One match after the other."""
        while self._opening:
            seats = GAMES[game].seats[self._rng.below(len(GAMES[game].seats))]
            persons = 1 + self._rng.below(min(3, seats))
            first = self._rng.below(PERSONS)
            people = [self._people[(first + n) % PERSONS] for n in range(persons)]
            self._tables += 1
            agreed: dict[str, Any] = {"stand_in": "random"}
            if self._tables % 3 == 0:
                agreed["clock"] = 5
            if self._tables % 4 == 0:
                agreed["games"] = 2
            table = await open_table(people[0], game, seats, agreed)
            bots = [BOTS[self._rng.below(len(BOTS))] for _ in range(seats - persons)]
            players = [Player(person, table, n, bots, self._ledger) for n, person in enumerate(people)]
            self._players += players
            await asyncio.gather(*(player.play() for player in players))
            self._over.append((game, table))

    async def _check_replays(self) -> Counter[str]:
        """Every match that is over can be watched again, and its deals be checked."""
        finished: Counter[str] = Counter()
        for game, table in self._over:
            answer = await self._people[0].web.get(f"/api/replays/{table}")
            if answer.status_code == 429:
                await asyncio.sleep(int(answer.headers["retry-after"]))
                answer = await self._people[0].web.get(f"/api/replays/{table}")
            told(answer)
            replay.verify(replay.read(answer.content))
            finished[game] += 1
        return finished
