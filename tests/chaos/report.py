"""What a run has shown, for people to read, and whatever was not as it has to be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.chaos.honest import Asked, Diary
    from tests.chaos.watch import Watch


@dataclass
class Phase:
    """A while in which something was done to some servers."""

    name: str
    kind: str  # "quiet", "hostile", "fault" or "calm"
    servers: tuple[str, ...]
    begun: float
    held: bool = False  # whether honest players must hardly notice
    ended: float = 0.0
    recovered: float | None = None  # seconds after its end, until all tables went on and all were ready
    asked: dict[str, list[Asked]] = field(default_factory=dict)  # by honest players, for each server
    returns: int = 0  # honest players who had lost their socket and came back
    stalled: float = 0.0  # the longest time in which a table did not go on
    health: dict[str, list[str]] = field(default_factory=dict)  # what was not well,
    notes: dict[str, Counter[str]] = field(default_factory=dict)  # and lines of the logs, for each server
    memory: int = 0  # the most megabytes that a process had
    lag: float = 0.0  # seconds by which this process itself was late, at most
    counts: Counter[str] = field(default_factory=Counter)  # what became of the attacks

    def during(self, moment: float) -> bool:
        return self.begun <= moment < self.ended

    def add(self, name: str, diary: Diary, watch: Watch) -> None:
        """Take down what happened at one server."""
        watch.read_log()
        self.collect(diary)
        self.returns += sum(map(self.during, diary.returns))
        self.health[name] = watch.unwell(self.begun, self.ended)
        self.notes[name] = Counter(note.text for note in watch.notes if self.during(note.at))
        self.memory = max([self.memory, *(each.largest for each in watch.samples if self.during(each.at))])
        went_on = [min(seconds, at - self.begun) for at, seconds in diary.stalls if self.during(at)]
        waiting = [self.ended - max(last, self.begun) for last in diary.tables.values()]
        self.stalled = max([self.stalled, *went_on, *waiting])

    def collect(self, diary: Diary) -> None:
        """What was sent in a phase belongs to it, also if the answer comes later."""
        if diary.server in self.servers:
            self.asked[diary.server] = [each for each in diary.asked if self.during(each.at)]

    def acts_at(self, servers: Sequence[str]) -> list[float]:
        """The seconds that acts took at these servers. One that was lost with its socket took so long for
        nothing.
        """
        return [each.seconds for name in servers for each in self.asked.get(name, []) if each.kind == "act"]

    @property
    def acts(self) -> list[float]:
        return self.acts_at(self.servers)

    @property
    def refusals(self) -> Counter[str]:
        return Counter(
            each.result for asked in self.asked.values() for each in asked if each.result != "done"
        )


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so many of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Report:
    phases: list[Phase] = field(default_factory=list)
    memory: dict[str, int] = field(default_factory=dict)  # megabytes of each server after the quiet phase
    violations: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)  # what was found at the end

    def violate(self, text: str) -> None:
        self.violations.append(text)

    def tell(self, text: str) -> None:
        self.lines.append(text)

    def ratio(self, phase: Phase) -> float:
        """The p99 of a phase, as so many times that of the same servers in a quiet run."""
        before = [
            wait for each in self.phases if each.kind == "quiet" for wait in each.acts_at(phase.servers)
        ]
        return percentile(phase.acts, 0.99) / percentile(before, 0.99) if before else 0.0

    def __str__(self) -> str:
        head = (
            f"{'phase':24} {'s':>4} {'acts':>5} {'p50 ms':>7} {'p99 ms':>7} {'ratio':>6} {'on after':>8} "
            f"{'stall s':>7} {'back':>4} {'MB':>5} {'lag ms':>6}"
        )
        rows = [row for phase in self.phases for row in self._rows(phase)]
        bad = [f"VIOLATION  {each}" for each in self.violations]
        return "\n".join([head, *rows, "", *self.lines, "", *bad])

    def _rows(self, phase: Phase) -> list[str]:
        p50, p99 = (1000 * percentile(phase.acts, share) for share in (0.5, 0.99))
        on = "" if phase.recovered is None else f"{phase.recovered:.1f} s"
        row = (
            f"{phase.name:24} {phase.ended - phase.begun:4.0f} {len(phase.acts):5} {p50:7.1f} {p99:7.1f} "
            f"{self.ratio(phase):6.1f} {on:>8} {phase.stalled:7.1f} {phase.returns:4} {phase.memory:5} "
            f"{1000 * phase.lag:6.0f}"
        )
        details = [
            *(f"health of {name}: {', '.join(said)}" for name, said in phase.health.items() if said),
            *(f"log of {name}: {several(notes)}" for name, notes in phase.notes.items() if notes),
            f"refused: {several(phase.refusals)}" if phase.refusals else "",
            f"attackers: {several(phase.counts)}" if phase.counts else "",
        ]
        return [row, *(f"{'':6}{each}" for each in details if each)]


def several(counted: Counter[str]) -> str:
    shown = [f"{count} {what}" for what, count in counted.most_common(8)]
    return ", ".join(shown) + (", ..." if len(counted) > len(shown) else "")
