"""Persons who play all games at a human pace, some who look on, and a diary of what they go through."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from parlour import Rng
from parlour.games import GAMES
from tests.server.visitor import VISITORS, Person, Refusal
from tests.soak.client import AGAIN, AWAY, BUSY, Player, open_table
from tests.soak.ledger import Ledger, Loss

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from tests.chaos.bed import Subject
    from tests.server.visitor import At

PERSONS: Final = 12  # of each server
ACCOUNTS: Final = 8  # of them that have one
TABLES: Final = 2  # of each game, on each server
BOTS: Final = ("random", "greedy", "random", "novice")
THOUGHT: Final = (200, 1000)  # milliseconds before an act: at least, and so many more at most
STUCK: Final = 15.0  # seconds after which a table should have gone on
LOCALE: Final = "de"  # in which those who look on are told what happens


class Asked(NamedTuple):
    """Something that somebody wanted, and what came of it."""

    at: float  # when it was sent
    seconds: float
    kind: str
    result: str  # "done", the code of a refusal, or the name of a lost connection


class Diary:
    """What the persons of one server go through."""

    def __init__(self, server: str, folder: Path) -> None:
        self.server = server
        self._folder = folder
        self.asked: list[Asked] = []
        self.returns: list[float] = []  # when somebody had lost their socket and was back
        self.tables: dict[str, float] = {}  # those in play: when something was last done there
        self.stalls: list[tuple[float, float]] = []  # when a table went on, and after how many seconds
        self.stuck: list[str] = []  # tables that did not go on when everybody left
        self.problems: list[str] = []
        self.finished = 0

    def went_on(self, table: str) -> None:
        now = monotonic()
        if table in self.tables:
            self.stalls.append((now, now - self.tables[table]))
        self.tables[table] = now

    def keep(self, table: str, seat: int | None, at: At) -> None:
        """Write down what was heard, to be compared with the log at the end."""
        with (self._folder / table).open("a") as file:
            file.writelines(f"{'-' if seat is None else seat}\t{line}\n" for line in at.heard)
        at.heard.clear()


class Honest(Player):
    """Somebody at one table. The server that they are connected to has a diary, and so has the table's."""

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int,
        bots: Sequence[str],
        ledger: Ledger,
        diary: Diary,
        of_table: Diary,
    ) -> None:
        super().__init__(person, table, seat, bots, ledger)
        self._diary = diary
        self._of_table = of_table

    async def _think(self) -> None:
        least, more = THOUGHT
        await asyncio.sleep((least + self._rng.below(more)) / 1000)

    async def _ask(self, at: At, kind: str, fields: dict[str, Any]) -> int:
        begun, result = monotonic(), "done"
        try:
            return await super()._ask(at, kind, fields)
        except Refusal as refusal:
            result = refusal.code
            raise
        except AWAY as problem:
            result = type(problem).__name__
            raise
        finally:
            self._diary.asked.append(Asked(begun, monotonic() - begun, kind, result))
            if result == "done":
                self._of_table.went_on(self._table)

    async def _part(self, at: At) -> None:
        await super()._part(at)
        self._diary.keep(self._table, self._seat, at)
        if not self._over:
            self._diary.returns.append(monotonic())


class Onlooker:
    """Somebody without a seat, who hears everything that may be heard."""

    def __init__(self, person: Person, table: str, diary: Diary) -> None:
        self._person = person
        self._table = table
        self._diary = diary

    async def look(self) -> None:
        over = False
        while not over:
            at = None
            try:
                at = await self._person.at(self._table, locale=LOCALE)
                await at.until(lambda at=at: at.now and at.over)  # type: ignore[misc]
                over = True
            except AWAY:
                await asyncio.sleep(AGAIN)
            except Refusal as refusal:
                assert refusal.code in BUSY, refusal.told
                await asyncio.sleep(1)
            finally:
                if at:
                    VISITORS.remove(at)
                    with suppress(*AWAY):
                        await at.leave()
                    self._diary.keep(self._table, None, at)


class Crowd:
    """Everybody honest whose tables are opened at one server. Each has an address of their own. If there is
    another server on the same store, half of them are connected to that one.
    """

    def __init__(self, number: int, server: Subject, ledger: Ledger, folder: Path, seed: str) -> None:
        self._number = number
        self._server = server
        self._ledger = ledger
        self._rng = Rng(f"{seed} {server.name}")
        self.diary = Diary(server.name, folder)
        self._others: Crowd | None = None
        self._people: list[Person] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._opened = 0

    async def come(self, others: Crowd | None) -> None:
        self._others = others
        for n in range(PERSONS):
            address = f"127.0.{10 + self._number}.{n + 1}"
            self._people.append(await Person.come(self._server.base, f"Person {n}", address=address))
        await asyncio.gather(*(self._register(n) for n in range(ACCOUNTS)))
        for game in GAMES:
            self._tasks += [asyncio.create_task(self._host(game)) for _ in range(TABLES)]

    async def _register(self, n: int) -> None:
        """Some have accounts. To hash many passwords at once takes memory, which the server keeps."""
        account = f"{self._server.name}-{n}"
        await self._people[n].post("/api/accounts", account=account, password=f"secret of {account}")

    async def leave(self) -> None:
        self.diary.stuck = [table for table, last in self.diary.tables.items() if last < monotonic() - STUCK]
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.diary.problems.append(f"{self._server.name}: {result!r}")

    async def _host(self, game: str) -> None:
        """One match after the other."""
        while True:
            seats = GAMES[game].seats[self._rng.below(len(GAMES[game].seats))]
            persons = 1 + self._rng.below(min(3, seats))
            bots = [BOTS[self._rng.below(len(BOTS))] for _ in range(seats - persons)]
            first = self._rng.below(PERSONS)
            people = [self._people[(first + n) % PERSONS] for n in range(persons + 1)]
            self._opened += 1
            agreed: dict[str, Any] = {"stand_in": "random"}
            if self._opened % 3 == 0:
                agreed["clock"] = 60
            if self._opened % 4 == 0:
                agreed["games"] = 2
            table = await open_table(people[0], game, seats, agreed)
            self.diary.went_on(table)
            try:
                await self._play(table, people, bots)
                self.diary.finished += 1
            except* (AssertionError, Loss, Refusal) as problems:
                reasons = ", ".join(map(repr, problems.exceptions))
                self.diary.problems.append(f"{self._server.name}, {game}: {reasons}")
                await asyncio.sleep(1)
            finally:
                self.diary.tables.pop(table, None)

    async def _play(self, table: str, people: list[Person], bots: list[str]) -> None:
        *players, other = people
        async with asyncio.TaskGroup() as group:
            for n, person in enumerate(players):
                there = self._others if n % 2 and self._others else self
                player = Honest(there.known(person), table, n, bots, self._ledger, there.diary, self.diary)
                group.create_task(player.play())
            there = self._others or self
            group.create_task(Onlooker(there.known(other), table, self.diary).look())

    def known(self, person: Person) -> Person:
        """The same person at this server."""
        if person.base == self._server.base:
            return person
        twin = Person(self._server.base, person.address)
        twin.web.cookies = person.web.cookies
        return twin
