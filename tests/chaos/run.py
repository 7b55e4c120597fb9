"""The run: quiet, then one fault or attack after the other while honest people play, then quiet again."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from parlour import Rng
from tests.chaos import checks
from tests.chaos.faults import FAULTS
from tests.chaos.honest import Crowd
from tests.chaos.hostile import ATTACKS
from tests.chaos.report import Phase, Report
from tests.server.visitor import VISITORS
from tests.soak.ledger import Ledger

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.chaos.bed import Bed
    from tests.chaos.faults import Fault

ATTACKED: Final = ("one", "file")  # by every attack: one on each kind of store
STORES: Final = {"one": "postgres", "two": "postgres", "file": "file"}
TWINS: Final = {"one": "two", "two": "one"}  # who share a store
SETTLED: Final = 60.0  # seconds until all have sat down
QUIET: Final = 0.12  # the share of the time before the first fault,
CALM: Final = 0.08  # and after the last one
LONGEST_FAULT: Final = 6.0  # seconds; what follows is time to recover
BREATH: Final = 1.0  # seconds between two phases
GO_ON: Final = 20.0  # seconds after a fault in which all tables go on, and all servers are ready
IDLE: Final = 8.0  # seconds after everybody has left, until memory is looked at
TICK: Final = 0.05


class Run:
    def __init__(
        self, bed: Bed, minutes: float, seed: str, only: set[str], say: Callable[[str], None]
    ) -> None:
        self._bed = bed
        self._seconds = 60 * minutes
        self._seed = seed
        self._say = say
        self._ledgers = {store: Ledger() for store in STORES.values()}
        self._crowds: dict[str, Crowd] = {}
        self._order = schedule(seed, only)
        self._lags: list[tuple[float, float]] = []
        self._report = Report()

    async def run(self) -> Report:
        lagging = asyncio.create_task(self._measure_lag())
        try:
            await self._come()
            await self._go_through_all()
        finally:
            lagging.cancel()
            for crowd in self._crowds.values():
                await crowd.leave()
        await asyncio.sleep(IDLE)
        checks.check_players(self._report, self._crowds)
        checks.check_phases(self._report, self._bed)
        checks.check_servers(self._report, self._bed)
        await checks.check_ends(self._report, self._bed)
        for store, where in (("postgres", self._bed.postgres), ("file", self._bed.file)):
            heard = self._bed.folder / "heard" / store
            stuck = [
                table
                for name, crowd in self._crowds.items()
                if STORES[name] == store
                for table in crowd.diary.stuck
            ]
            await checks.check_store(self._report, store, where, self._ledgers[store], heard, stuck)
        return self._report

    async def _come(self) -> None:
        """Everybody honest takes a seat."""
        for number, (name, server) in enumerate(self._bed.servers.items()):
            folder = self._bed.folder / "heard" / STORES[name]
            folder.mkdir(parents=True, exist_ok=True)
            ledger = self._ledgers[STORES[name]]
            self._crowds[name] = Crowd(number, server, ledger, folder, self._seed)
        for name, crowd in self._crowds.items():
            await crowd.come(self._crowds.get(TWINS.get(name, "")))
        async with asyncio.timeout(SETTLED):
            await self._gone_on(tuple(self._bed.servers), monotonic())

    async def _go_through_all(self) -> None:
        await self._wait("quiet", QUIET * self._seconds)
        for name, server in self._bed.servers.items():
            self._report.memory[name] = server.watch.memory
        each = (1 - QUIET - CALM) * self._seconds / max(1, len(self._order))
        for what in self._order:
            until = monotonic() + each
            if isinstance(what, str):
                await self._attack(what, each - BREATH)
            else:
                await self._inject(what, each)
            await asyncio.sleep(max(BREATH, until - monotonic()))
        await self._wait("calm", CALM * self._seconds)

    # Phases

    async def _wait(self, kind: str, seconds: float) -> None:
        phase = Phase(kind, kind, tuple(self._bed.servers), monotonic())
        await asyncio.sleep(seconds)
        self._end(phase)

    async def _attack(self, kind: str, seconds: float) -> None:
        bases = [self._bed.servers[name].base for name in ATTACKED]
        attackers = await asyncio.gather(*(attacker(kind, base, seconds, self._seed) for base in bases))
        phase = Phase(kind, "hostile", ATTACKED, monotonic(), held=True)
        results = await asyncio.gather(*map(result_of, attackers))
        for name, (counts, problems) in zip(ATTACKED, results, strict=True):
            phase.counts += counts
            for problem, times in Counter(problems).items():
                self._report.violate(f"{kind} on {name}: {problem} ({times} times)")
        self._end(phase)

    async def _inject(self, fault: Fault, seconds: float) -> None:
        phase = Phase(fault.name, "fault", fault.servers, monotonic(), held=not fault.outage)
        try:
            await fault.inject(self._bed, min(LONGEST_FAULT, seconds / 3))
        except Exception as problem:
            self._report.violate(f"{fault.name}: could not be done: {problem!r}")
        over = monotonic()
        try:
            async with asyncio.timeout(GO_ON):
                await self._gone_on(fault.servers, over)
            phase.recovered = monotonic() - over
        except TimeoutError:
            self._tell_stuck(fault, over)
        self._end(phase)
        unseen = [name for name in fault.servers if not phase.health[name] and not phase.notes[name]]
        if fault.noticed and unseen:
            self._report.violate(f"{fault.name}: neither health nor log of {', '.join(unseen)} tell of it")

    async def _gone_on(self, servers: tuple[str, ...], over: float) -> None:
        """Wait until all is well again, and something has happened at every table that there was."""
        tables = {name: list(self._crowds[name].diary.tables) for name in servers}
        for name in servers:
            while not self._bed.servers[name].watch.ready or self._stuck(name, tables[name], over):
                await asyncio.sleep(TICK)

    def _stuck(self, name: str, tables: list[str], since: float) -> list[str]:
        now = self._crowds[name].diary.tables
        return [table for table in tables if table in now and now[table] < since]

    def _tell_stuck(self, fault: Fault, over: float) -> None:
        for name in fault.servers:
            watch = self._bed.servers[name].watch
            if not watch.ready:
                said = watch.health[-1].said
                self._report.violate(f"{fault.name}: {name} is not ready {GO_ON:.0f} s later: {said}")
            stuck = self._stuck(name, list(self._crowds[name].diary.tables), over)
            if stuck:
                self._report.violate(
                    f"{fault.name}: {len(stuck)} tables of {name} do not go on within {GO_ON:.0f} s"
                )

    def _end(self, phase: Phase) -> None:
        """Write down what happened meanwhile, and say so."""
        phase.ended = monotonic()
        self._report.phases.append(phase)
        phase.lag = max((lag for at, lag in self._lags if phase.during(at)), default=0.0)
        for name in phase.servers:
            phase.add(name, self._crowds[name].diary, self._bed.servers[name].watch)
        after = "" if phase.recovered is None else f", all went on after {phase.recovered:.1f} s"
        self._say(f"{phase.name}: {len(phase.acts)} acts{after}")

    async def _measure_lag(self) -> None:
        """How late this process itself is, and with it all that it measures."""
        while True:
            before = monotonic()
            await asyncio.sleep(TICK)
            self._lags.append((before, monotonic() - before - TICK))


def schedule(seed: str, only: set[str]) -> list[Fault | str]:
    """All faults, and the names of all attacks, in an order that follows from the seed. The last attack stays
    the last one, for some of it goes on.
    """
    faults = {fault.name: fault for fault in FAULTS}
    names = [*faults, *ATTACKS]
    last = names.pop()
    Rng(f"{seed} order").shuffle(names)
    return [faults.get(name, name) for name in [*names, last] if not only or name in only]


async def attacker(kind: str, base: str, seconds: float, seed: str) -> Process:
    """A process that begins to attack a server. It gives way to all others: the time that attackers need is
    theirs, not the server's.
    """
    command = [
        "nice",
        "-n",
        "10",
        sys.executable,
        "-m",
        "tests.chaos.hostile",
        kind,
        base,
        str(seconds),
        seed,
    ]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    VISITORS.append(Ending(process))
    assert process.stdout
    await process.stdout.readline()  # it is ready
    return process


async def result_of(process: Process) -> tuple[Counter[str], list[str]]:
    """What became of its attempts, and what must not be."""
    out, _ = await process.communicate()
    try:
        told = json.loads(out)
    except ValueError:
        return Counter(), ["the attacker crashed"]
    return Counter(told["counts"]), told["problems"]


class Ending:
    """Ends a process with the run."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def leave(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
