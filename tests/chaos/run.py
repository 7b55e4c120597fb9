"""The run: quiet, then one fault or attack after the other while honest people play, then quiet again."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from parlour import Rng
from parlour.store import open_store
from tests.chaos import leaks
from tests.chaos.faults import FAULTS
from tests.chaos.honest import Crowd
from tests.chaos.hostile import ATTACKS
from tests.chaos.report import BAR, Phase, Report
from tests.soak.ledger import Ledger, Loss, check_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.chaos.bed import Bed
    from tests.chaos.faults import Fault

ATTACKED: Final = ("one", "file")  # by every attack: one on each kind of store
QUIET: Final = 0.12  # the share of the time before the first fault,
CALM: Final = 0.08  # and after the last one
LONGEST_FAULT: Final = 6.0  # seconds; what follows is time to recover
BREATH: Final = 1.0  # seconds between two phases
GO_ON: Final = 20.0  # seconds after a fault in which all tables go on, and all servers are ready
STALL: Final = 15.0  # seconds in which a table goes on while hostile clients are about
ENOUGH: Final = 100  # acts of which a p99 tells something
MOST_MEMORY: Final = 600  # megabytes of any process, at any time
GROWTH: Final = (1.3, 50)  # how much more memory there may be at the end: times, and megabytes
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
        self._heard = bed.folder / "heard"
        self._ledgers = {"postgres": Ledger(), "file": Ledger()}
        self._crowds: dict[str, Crowd] = {}
        self._lags: list[tuple[float, float]] = []
        self.report = Report()
        named = {fault.name: fault for fault in FAULTS}
        wanted = [name for name in (*named, *ATTACKS) if not only or name in only]
        *first, last = wanted if wanted[-1] in ATTACKS else [*wanted, ""]
        Rng(f"{seed} order").shuffle(first)
        self._order: list[Fault | str] = [named.get(name, name) for name in [*first, last] if name]

    async def run(self) -> Report:
        lagging = asyncio.create_task(self._measure_lag())
        try:
            await self._play()
        finally:
            lagging.cancel()
            for crowd in self._crowds.values():
                await crowd.leave()
        await self._check_memory()
        await self._check_stores()
        return self.report

    async def _play(self) -> None:
        for number, (name, server) in enumerate(self._bed.servers.items()):
            folder = self._heard / self._store_of(name)
            folder.mkdir(parents=True, exist_ok=True)
            ledger = self._ledgers[self._store_of(name)]
            self._crowds[name] = Crowd(number, server, ledger, folder, self._seed)
            await self._crowds[name].come()
        await asyncio.sleep(min(5.0, self._seconds / 40))  # until all have sat down
        await self._quiet("quiet", QUIET * self._seconds)
        self._before = {name: memory_now(server) for name, server in self._bed.servers.items()}
        each = (1 - QUIET - CALM) * self._seconds / max(1, len(self._order))
        for what in self._order:
            until = monotonic() + each
            await (self._attack(what, each - BREATH) if isinstance(what, str) else self._inject(what, each))
            await asyncio.sleep(max(BREATH, until - monotonic()))
        await self._quiet("calm", CALM * self._seconds, kind="calm")

    def _store_of(self, name: str) -> str:
        return "file" if name == "file" else "postgres"

    # Phases

    async def _quiet(self, name: str, seconds: float, kind: str = "quiet") -> None:
        phase = Phase(name, kind, tuple(self._bed.servers), monotonic())
        await asyncio.sleep(seconds)
        self._end(phase)

    async def _attack(self, kind: str, seconds: float) -> None:
        phase = Phase(kind, "hostile", ATTACKED, monotonic())
        bases = [self._bed.servers[name].base for name in ATTACKED]
        results = await asyncio.gather(*(attack(kind, base, seconds, self._seed) for base in bases))
        for name, (counts, problems) in zip(ATTACKED, results, strict=True):
            phase.counts += counts
            for problem, times in Counter(problems).items():
                self.report.violate(
                    f"{kind} on {name}: {problem}" + (f" ({times} times)" if times > 1 else "")
                )
        self._end(phase)

    async def _inject(self, fault: Fault, seconds: float) -> None:
        phase = Phase(fault.name, "fault", fault.servers, monotonic())
        try:
            await fault.inject(self._bed, min(LONGEST_FAULT, seconds / 3))
        except Exception as problem:
            self.report.violate(f"{fault.name}: could not be done: {problem!r}")
        over = monotonic()
        try:
            async with asyncio.timeout(GO_ON):
                await self._gone_on(fault.servers, over)
            phase.recovered = monotonic() - over
        except TimeoutError:
            self._tell_stuck(fault, over)
        self._end(phase)
        unseen = [name for name in fault.servers if not phase.health[name] and not phase.notes]
        if fault.noticed and unseen:
            self.report.violate(f"{fault.name}: neither health nor log of {', '.join(unseen)} tell of it")

    async def _gone_on(self, servers: tuple[str, ...], over: float) -> None:
        """Wait until all is well again, and something has happened at every table that there was."""
        tables = {name: list(self._crowds[name].diary.tables) for name in servers}
        while not all(
            self._bed.servers[name].watch.ready and not self._stuck(name, tables[name], over)
            for name in servers
        ):
            await asyncio.sleep(TICK)

    def _stuck(self, name: str, tables: list[str], since: float) -> list[str]:
        now = self._crowds[name].diary.tables
        return [table for table in tables if table in now and now[table] < since]

    def _tell_stuck(self, fault: Fault, over: float) -> None:
        for name in fault.servers:
            watch = self._bed.servers[name].watch
            if not watch.ready:
                self.report.violate(
                    f"{fault.name}: {name} is not ready {GO_ON:.0f} s later: {watch.health[-1].said}"
                )
            stuck = self._stuck(name, list(self._crowds[name].diary.tables), over)
            if stuck:
                self.report.violate(
                    f"{fault.name}: {len(stuck)} tables of {name} do not go on within {GO_ON:.0f} s"
                )

    def _end(self, phase: Phase) -> None:
        """Write down what happened meanwhile, and say so."""
        phase.ended = monotonic()
        self.report.phases.append(phase)
        phase.lag = max((lag for at, lag in self._lags if phase.begun <= at <= phase.ended), default=0.0)
        for name in phase.servers:
            diary, watch = self._crowds[name].diary, self._bed.servers[name].watch
            watch.read_log()
            phase.returns += sum(phase.begun <= at <= phase.ended for at in diary.returns)
            phase.stalled = max([phase.stalled, *self._stalls(name, phase)])
            phase.health[name] = watch.unwell(phase.begun, phase.ended)
            phase.notes += watch.noted(phase.begun, phase.ended)
            largest = [each.largest for each in watch.samples if phase.begun <= each.at <= phase.ended]
            phase.memory = max([phase.memory, *largest])
        self._collect(phase)
        self._say(f"{phase.name}: {len(phase.acts)} acts" + self._after(phase))

    def _after(self, phase: Phase) -> str:
        return "" if phase.recovered is None else f", all went on after {phase.recovered:.1f} s"

    def _stalls(self, name: str, phase: Phase) -> list[float]:
        """For how long tables did not go on in this phase, whether they did at last or not."""
        diary = self._crowds[name].diary
        ended = [min(s, at - phase.begun) for at, s in diary.stalls if phase.begun <= at <= phase.ended]
        return ended + [phase.ended - max(last, phase.begun) for last in diary.tables.values()]

    def _collect(self, phase: Phase) -> None:
        """What was sent in a phase belongs to it, also if the answer comes later."""
        phase.asked = [
            each
            for name in phase.servers
            for each in self._crowds[name].diary.asked
            if phase.begun <= each.at < phase.ended
        ]

    async def _measure_lag(self) -> None:
        """How late this process itself is, and with it all that it measures."""
        while True:
            before = monotonic()
            await asyncio.sleep(TICK)
            self._lags.append((before, monotonic() - before - TICK))

    # What has to hold

    def _check_phases(self) -> None:
        report = self.report
        for phase in report.phases:
            self._collect(phase)
        for phase in report.phases:
            if phase.kind != "hostile":
                continue
            if len(phase.acts) >= ENOUGH and report.ratio(phase) > BAR:
                report.violate(
                    f"{phase.name}: honest players wait {report.ratio(phase):.1f} times as long (p99)"
                )
            if phase.stalled > STALL:
                report.violate(f"{phase.name}: an honest table stood still for {phase.stalled:.1f} s")
            if phase.returns:
                report.violate(f"{phase.name}: honest players lost their sockets {phase.returns} times")
            shut_out = {code for code in phase.refusals if code in ("too-many", "not-stored", "store-down")}
            if shut_out:
                report.violate(f"{phase.name}: honest players were refused: {', '.join(shut_out)}")
            unwell = {name: said for name, said in phase.health.items() if said}
            if unwell:
                report.violate(f"{phase.name}: a hostile client made health fail: {unwell}")

    async def _check_memory(self) -> None:
        """After a while in which nobody is there."""
        await asyncio.sleep(IDLE)
        times, more = GROWTH
        for name, server in self._bed.servers.items():
            before, after = self._before.get(name, 0), memory_now(server)
            peak = max(each.largest for each in server.watch.samples)
            self.report.lines.append(
                f"memory of {name}: {before} MB quiet, {peak} MB at most, {after} MB at the end"
            )
            if peak > MOST_MEMORY:
                self.report.violate(f"{name}: a process had {peak} MB")
            if after > times * before + more:
                self.report.violate(f"{name}: {after} MB at the end, {before} MB in the beginning")
            for level in ("error", "critical", "unreadable"):
                found = Counter(note.text for note in server.watch.notes if note.level == level)
                for text, count in found.most_common(5):
                    self.report.violate(f"{name}: {count} times in the log, as {level}: {text}")

    async def _check_stores(self) -> None:
        """Everything that was acknowledged is there, nothing else is, and nobody was told too much."""
        self._check_phases()
        for crowd in self._crowds.values():
            self.report.violations += list(dict.fromkeys(crowd.diary.problems))[:5]
        for name, server in self._bed.servers.items():
            if await server.stop():
                self.report.violate(f"{name}: did not end well")
        for name, where in (("postgres", self._bed.postgres), ("file", self._bed.file)):
            try:
                await self._check_store(name, where, self._heard / name)
            except Loss as loss:
                self.report.violate(f"{name}: {loss}")

    async def _check_store(self, name: str, where: str, heard: Path) -> None:
        ledger = self._ledgers[name]
        async with await open_store(where) as store:
            found = await ledger.check(store)
            more = await ledger.check_made_up(store)
            searched = await leaks.search(heard, store)
        self.report.lines.append(
            f"{name}: {ledger.acts} acts acknowledged, {found} found, {more} more whose answer was lost; "
            f"{searched.messages} messages searched, {len(searched.leaks)} leaks"
        )
        self.report.violations += [f"{name}: leak: {leak}" for leak in searched.leaks[:5]]
        self.report.lines.append(f"{name}: {await check_whole(where)}")


def memory_now(server: object) -> int:
    samples = server.watch.samples  # type: ignore[attr-defined]
    return samples[-1].server if samples else 0


async def attack(kind: str, base: str, seconds: float, seed: str) -> tuple[Counter[str], list[str]]:
    """Let a process of its own attack a server; what became of its attempts, and what must not be."""
    command = [sys.executable, "-m", "tests.chaos.hostile", kind, base, str(seconds), seed]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        out, _ = await process.communicate()
        told = json.loads(out)
        return Counter(told["counts"]), told["problems"]
    except ValueError:
        return Counter(), ["the attacker crashed"]
    finally:
        with suppress(ProcessLookupError):
            process.kill()
