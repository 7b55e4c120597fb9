"""What a run has shown, for people to read, and whatever was not as it has to be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.chaos.honest import Asked

BAR: Final = 5.0  # times the quiet p99 that honest players may wait while hostile ones are about


@dataclass
class Phase:
    """A while in which something was done to some servers."""

    name: str
    kind: str  # "quiet", "hostile" or "fault"
    servers: tuple[str, ...]
    begun: float
    ended: float = 0.0
    recovered: float | None = None  # seconds after its end, until all tables went on and all were ready
    asked: list[Asked] = field(default_factory=list)  # by honest players of these servers
    returns: int = 0  # honest players who had lost their socket and came back
    stalled: float = 0.0  # the longest time in which a table did not go on
    health: dict[str, list[str]] = field(default_factory=dict)  # what was not well, by server
    notes: Counter[str] = field(default_factory=Counter)  # lines of the logs
    memory: int = 0  # the most megabytes that a process had
    lag: float = 0.0  # seconds by which this process itself was late, at most
    counts: Counter[str] = field(default_factory=Counter)  # what became of the attacks

    @property
    def acts(self) -> list[Asked]:
        return [each for each in self.asked if each.kind == "act"]

    @property
    def waits(self) -> list[float]:
        """The seconds that acts took. One that was lost with its socket took so long for nothing."""
        return [each.seconds for each in self.acts]

    @property
    def refusals(self) -> Counter[str]:
        return Counter(each.result for each in self.asked if each.result != "done")


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so many of them do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Report:
    phases: list[Phase] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)  # what was found at the end

    def violate(self, text: str) -> None:
        self.violations.append(text)

    @property
    def quiet(self) -> float:
        """The p99 of a quiet run."""
        return percentile([wait for each in self.phases if each.kind == "quiet" for wait in each.waits], 0.99)

    def ratio(self, phase: Phase) -> float:
        return percentile(phase.waits, 0.99) / self.quiet if self.quiet else 0.0

    def __str__(self) -> str:
        head = (
            f"{'phase':24} {'s':>4} {'acts':>5} {'p50 ms':>7} {'p99 ms':>7} {'ratio':>6} {'on after':>8} "
            f"{'stall s':>7} {'back':>4} {'MB':>5} {'lag ms':>6}  health, log, refusals"
        )
        rows = [row for phase in self.phases for row in self._rows(phase)]
        bad = [f"VIOLATION  {each}" for each in self.violations]
        return "\n".join([head, *rows, "", *self.lines, "", *bad])

    def _rows(self, phase: Phase) -> list[str]:
        p50, p99 = (1000 * percentile(phase.waits, share) for share in (0.5, 0.99))
        on = "" if phase.recovered is None else f"{phase.recovered:.1f} s"
        row = (
            f"{phase.name:24} {phase.ended - phase.begun:4.0f} {len(phase.acts):5} {p50:7.1f} {p99:7.1f} "
            f"{self.ratio(phase):6.1f} {on:>8} {phase.stalled:7.1f} {phase.returns:4} {phase.memory:5} "
            f"{1000 * phase.lag:6.0f}"
        )
        health = "; ".join(f"{name}: {', '.join(said)}" for name, said in phase.health.items() if said)
        more = [
            f"health: {health}" if health else "",
            f"log: {several(phase.notes)}" if phase.notes else "",
            f"refused: {several(phase.refusals)}" if phase.refusals else "",
            f"attackers: {several(phase.counts)}" if phase.counts else "",
        ]
        return [row, *(f"{'':26}{each}" for each in more if each)]


def several(counted: Counter[str]) -> str:
    shown = [f"{count} {what}" for what, count in counted.most_common(8)]
    return ", ".join(shown) + (", ..." if len(counted) > len(shown) else "")
