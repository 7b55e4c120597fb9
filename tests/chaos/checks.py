"""What has to hold when a run is over. Whatever does not is a violation."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from parlour.match import log
from parlour.match.match import Match
from parlour.store import open_store
from tests.chaos import leaks
from tests.soak.ledger import Loss, check_whole

if TYPE_CHECKING:
    from pathlib import Path

    from tests.chaos.bed import Bed
    from tests.chaos.honest import Crowd
    from tests.chaos.report import Phase, Report
    from tests.soak.ledger import Ledger

BAR: Final = 5.0  # times the quiet p99 that honest players may wait
ENOUGH: Final = 100  # acts of which a p99 tells something
STALL: Final = 15.0  # seconds in which a table goes on while hostile clients are about
SHUT_OUT: Final = {
    "too-many",
    "not-stored",
    "store-down",
    "internal",
}  # what nobody honest hears from attacks
MOST_MEMORY: Final = 600  # megabytes of any process, at any time
GROWTH: Final = (1.3, 50)  # how much more memory there may be at the end: times, and megabytes
SURPRISES: Final = ("internal", "Exception in", "Task exception", "Traceback")  # what must not be in a log
SHOWN: Final = 5  # violations of one kind


def check_players(report: Report, crowds: dict[str, Crowd]) -> None:
    for crowd in crowds.values():
        for problem in list(dict.fromkeys(crowd.diary.problems))[:SHOWN]:
            report.violate(problem)
        for phase in report.phases:
            phase.collect(crowd.diary)


def check_phases(report: Report, bed: Bed) -> None:
    for phase in report.phases:
        ratio = report.ratio(phase)
        if phase.held and len(phase.acts) >= ENOUGH and ratio > BAR:
            report.violate(f"{phase.name}: honest players wait {ratio:.1f} times as long (p99)")
        if phase.kind == "hostile":
            check_attack(report, phase, bed)


def check_attack(report: Report, phase: Phase, bed: Bed) -> None:
    """Hostile clients do not keep anybody from playing."""
    if phase.stalled > STALL:
        report.violate(f"{phase.name}: an honest table stood still for {phase.stalled:.1f} s")
    if phase.returns:
        report.violate(f"{phase.name}: honest players lost their sockets {phase.returns} times")
    if shut_out := sorted(SHUT_OUT & set(phase.refusals)):
        report.violate(f"{phase.name}: honest players were refused: {', '.join(shut_out)}")
    if unwell := {name: said for name, said in phase.health.items() if said}:
        report.violate(f"{phase.name}: hostile clients made health fail: {unwell}")
    if ends := [name for name in phase.servers if any(map(phase.during, bed.servers[name].ends))]:
        report.violate(f"{phase.name}: hostile clients made a server end: {', '.join(ends)}")


def check_servers(report: Report, bed: Bed) -> None:
    """Memory is flat, and logs tell of nothing that was not thought of."""
    times, more = GROWTH
    for name, server in bed.servers.items():
        watch = server.watch
        before, after = report.memory[name], watch.memory
        report.tell(f"memory of {name}: {before} MB quiet, {watch.peak} MB at most, {after} MB at the end")
        if watch.peak > MOST_MEMORY:
            report.violate(f"{name}: a process had {watch.peak} MB")
        if after > times * before + more:
            report.violate(f"{name}: {after} MB at the end, {before} MB in the beginning")
        surprises = Counter(note.text for note in watch.notes if note.text.startswith(SURPRISES))
        for text, count in surprises.most_common(SHOWN):
            report.violate(f"{name}: {count} times in the log: {text}")
        if server.ends:
            report.tell(f"{name} has ended by itself {len(server.ends)} times, and was started again")


async def check_ends(report: Report, bed: Bed) -> None:
    for name, server in bed.servers.items():
        server.down = True
        if await server.stop():
            report.violate(f"{name}: did not end well")


async def check_store(
    report: Report, name: str, where: str, ledger: Ledger, heard: Path, stuck: list[str]
) -> None:
    """Everything that was acknowledged is there, nothing else is, and nobody was told too much."""
    try:
        async with await open_store(where) as store:
            found = await ledger.check(store)
            more = await ledger.check_made_up(store)
            searched = await leaks.search(heard, store)
            for table in stuck:
                entries = [log.read(line) for line in await store.entries(table)]
                report.violate(f"{name}: {described(Match(entries))}")
        report.tell(
            f"{name}: {ledger.acts} acts acknowledged, {found} found, {more} more whose answer was lost; "
            f"{searched.messages} messages searched, {len(searched.leaks)} leaks"
        )
        for leak in searched.leaks[:SHOWN]:
            report.violate(f"{name}: leak: {leak}")
        report.tell(f"{name}: {await check_whole(where)}")
    except Loss as loss:
        report.violate(f"{name}: {loss}")


def described(match: Match) -> str:
    """A table that stands still, and whom it waits for."""
    terms = match.opened.terms
    seats = match.play.waiting if match.begun else ()
    waited = ", ".join(f"seat {seat} ({match.at(seat).bot or 'a person'})" for seat in seats) or "nobody"
    return f"{terms.game} for {terms.seats} stood still at the end, after {match.seq} entries, for {waited}"
