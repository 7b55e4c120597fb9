"""A store is backed up while people play, and restored elsewhere: nothing that was done before is missing."""

from __future__ import annotations

import asyncio
import os
from copy import deepcopy
from typing import TYPE_CHECKING, Final

from parlour.games import GAMES
from parlour.store import open_store
from tests.server.process import Server
from tests.server.visitor import Person
from tests.soak.client import Player, open_table
from tests.soak.ledger import Ledger, Loss, check_whole, parlour
from tests.store.by_hand import execute
from tests.store.server import binaries

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TABLES: Final = 20
PERSONS: Final = 10
WORTH: Final = 200  # acts between two backups
PATIENCE: Final = 120.0


class Backups:
    def __init__(self, store: str, folder: Path, say: Callable[[str], None]) -> None:
        self._store = store
        self._folder = folder
        self._say = say
        self._ledger = Ledger()

    async def run(self, times: int) -> None:
        server = Server(self._store)
        await server.start()
        people = [await Person.come(server.base, f"Person {n}") for n in range(PERSONS)]
        playing = [
            asyncio.create_task(self._play_on(people[n % PERSONS], list(GAMES)[n % len(GAMES)]))
            for n in range(TABLES)
        ]
        for number in range(times):
            await self._acts(WORTH)
            kept = deepcopy(self._ledger.kept)  # whatever was acknowledged when the backup began
            before = self._ledger.acts
            copy = await self._copied(number)
            meanwhile = self._ledger.acts - before
            whole = await check_whole(copy)
            restored = Ledger()
            restored.kept = kept
            async with await open_store(copy) as store:
                found = await restored.check(store)
            self._say(f"{whole} {found} acts, all that were acknowledged; {meanwhile} more meanwhile")
        for task in playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await server.stop()

    async def _play_on(self, person: Person, game: str) -> None:
        """One match after the other, against bots."""
        seats = GAMES[game].seats[0]
        while True:
            table = await open_table(person, game, seats, {})
            await Player(person, table, 0, ["random"] * (seats - 1), self._ledger).play()

    async def _acts(self, number: int) -> None:
        goal = self._ledger.acts + number
        async with asyncio.timeout(PATIENCE):
            while self._ledger.acts < goal:
                await asyncio.sleep(0.05)

    async def _copied(self, number: int) -> str:
        """A backup, made and restored as docs/deploy.md says; where it is."""
        if not self._store.startswith("postgresql:"):
            copy = self._folder / f"copy-{number}.sqlite"
            await done(parlour(), "store", "backup", str(copy), "--store", self._store)
            return str(copy)
        tools, dump = binaries(), str(self._folder / f"copy-{number}")
        server, _, _ = self._store.rpartition("/")
        await done(f"{tools}/pg_dump", "--format=custom", f"--file={dump}", self._store)
        await execute(self._store, f"CREATE DATABASE copy_{number}")
        await done(f"{tools}/pg_restore", f"--dbname={server}/copy_{number}", "--exit-on-error", dump)
        return f"{server}/copy_{number}"


async def done(*command: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, env=os.environ
    )
    out, _ = await process.communicate()
    if process.returncode:
        raise Loss(f"{command[0]}: {out.decode()}")
