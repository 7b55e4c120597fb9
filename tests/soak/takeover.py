"""Two servers share a database; one is killed, and the other one looks after its bots and clocks."""

from __future__ import annotations

import asyncio
from time import time_ns
from typing import TYPE_CHECKING, Final

from parlour import Rng
from parlour.match import log
from parlour.match.log import Acted, Relieved
from parlour.match.match import Match
from parlour.server.scheduler import SHARDS, shard_of
from parlour.store import open_store
from tests.server.process import Server
from tests.server.visitor import At, Person, Refusal
from tests.soak.client import LATE
from tests.soak.ledger import Loss
from tests.store.by_hand import execute

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.match.log import Entry
    from parlour.store import Store

TABLES: Final = 16  # of each kind
CLOCK: Final = 1  # seconds for a decision, where nobody ever makes one in time
LIMIT: Final = 5.0  # seconds until all goes on
PATIENCE: Final = 20.0


class Takeover:
    def __init__(self, store: str, say: Callable[[str], None]) -> None:
        self._store = store
        self._say = say
        self._tables: list[str] = []
        self._clocks: list[str] = []

    async def run(self, times: int) -> None:
        stays, dies = Server(self._store), Server(self._store)
        await stays.start()
        people = [await Person.come(stays.base, f"Person {n}") for n in range(4)]
        playing = []
        for number in range(TABLES):
            person = people[number % len(people)]
            playing.append(asyncio.create_task(moving(await self._sit(person, self._tables, 0), number)))
            playing.append(asyncio.create_task(dreaming(await self._sit(person, self._clocks, CLOCK))))
        survivor = await self._owners()
        seconds = []
        for _ in range(times):
            await dies.start()
            shards = await self._shared(survivor)
            await asyncio.sleep(1)
            await dies.kill()
            bots, clocks = await self._measure(time_ns() // 1_000_000, shards)
            seconds.append(max(bots, clocks))
            self._say(f"bots went on after {bots:.1f} s, clocks after {clocks:.1f} s ({len(shards)} shards)")
            if any(task.done() for task in playing):
                raise Loss("somebody could not go on")
        for task in playing:
            task.cancel()
        await stays.stop()
        if max(seconds) > LIMIT:
            raise Loss(f"it took {max(seconds):.1f} s, not {LIMIT:.0f}, until all went on")

    async def _sit(self, person: Person, tables: list[str], clock: int) -> At:
        """Somebody opposite a bot, for many games."""
        table = await person.open("fruitoplay", 2, games=99, clock=clock, stand_in="random")
        tables.append(table)
        at = await person.at(table)
        await at.ask("sit", seat=0)
        await at.ask("seat_bot", seat=1, bot="random")
        await at.ask("begin")
        return at

    async def _owners(self) -> set[str]:
        text = "SELECT DISTINCT owner FROM leases WHERE name LIKE 'bots-%' AND expires > $1"
        return {owner for (owner,) in await execute(self._store, text, time_ns() // 1_000_000)}

    async def _shared(self, survivor: set[str]) -> set[int]:
        """Wait until the two share their work; the shards of the one that is to die."""
        text = "SELECT name, owner FROM leases WHERE name LIKE 'bots-%' AND expires > $1"
        async with asyncio.timeout(3 * PATIENCE):
            while True:
                rows = await execute(self._store, text, time_ns() // 1_000_000)
                others = {int(name.removeprefix("bots-")) for name, owner in rows if owner not in survivor}
                if len(rows) == SHARDS and len(others) == SHARDS // 2:
                    return others
                await asyncio.sleep(0.1)

    async def _measure(self, killed: int, shards: set[int]) -> tuple[float, float]:
        """Seconds until the last bot moved, and until the last clock was heeded, that the dead one looked
        after.
        """
        bots, clocks = (
            [table for table in tables if shard_of(table) in shards]
            for tables in (self._tables, self._clocks)
        )
        assert bots
        assert clocks
        async with await open_store(self._store) as store, asyncio.timeout(PATIENCE):
            return (
                max([await until(store, table, killed, bot_moved) for table in bots]),
                max([await until(store, table, killed, time_was_up) for table in clocks]),
            )


async def until(
    store: Store, table: str, killed: int, went_on: Callable[[list[Entry], int, int], float | None]
) -> float:
    """Seconds after which a table went on."""
    while True:
        entries = [log.read(line) for line in await store.entries(table)]
        for number, entry in enumerate(entries):
            if entry.at > killed and (seconds := went_on(entries, number, killed)) is not None:
                return seconds
        await asyncio.sleep(0.2)


def bot_moved(entries: list[Entry], number: int, killed: int) -> float | None:
    entry = entries[number]
    return (entry.at - killed) / 1000 if isinstance(entry, Acted) and entry.seat == 1 else None


def time_was_up(entries: list[Entry], number: int, killed: int) -> float | None:
    """How late somebody was relieved."""
    entry = entries[number]
    if not isinstance(entry, Relieved):
        return None
    due = Match(entries[:number]).due() or 0
    return (entry.at - max(due, killed)) / 1000


async def moving(at: At, seed: int) -> None:
    """Play, without haste."""
    rng = Rng(seed)
    while True:
        try:
            await asyncio.sleep(0.4)
            if not at.now["view"]["waiting"]:
                await at.ask("next")
            elif at.my_turn:
                await at.act(rng)
        except Refusal as refusal:
            assert refusal.code in LATE, refusal.told


async def dreaming(at: At) -> None:
    """Let the time run out, and come back, again and again."""
    while True:
        try:
            await at.until(lambda: at.sitting["places"][0].get("relieved") or not at.now["view"]["waiting"])
            await at.ask("return" if at.sitting["places"][0].get("relieved") else "next")
            await asyncio.sleep(0.1)
        except Refusal as refusal:
            assert refusal.code in LATE, refusal.told
            await asyncio.sleep(0.1)
        except TimeoutError:
            continue
