"""What the games of a study tell, as numbers. `sections.py` puts them into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games import find
from parlour.kernel.options import write as write_option
from parlour.lab import luck, worth
from parlour.lab.estimates import Estimate, mean, mean_of_few, share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from parlour.lab.sheet import Form
    from parlour.lab.study import Entry, Part, Plan, Row
    from parlour.lab.worth import Items

    Measure = Callable[[Sequence[Row]], Estimate | None]

LONG: Final = 20  # characters of a component set's name; a longer one is the hash of a set of one's own


class Findings:
    """Everything that is asked of the games. Each result is computed once."""

    def __init__(self, plan: Plan, entries: Iterable[Entry]) -> None:
        self.plan = plan
        counted = {entry.chunk: entry for entry in entries}  # each chunk once
        self._entries = [counted[chunk] for chunk in sorted(counted, key=lambda chunk: chunk.number)]
        self.labels = labels(plan)
        self._items: dict[tuple[int, int], list[Items]] = {}
        variants = range(len(plan.variants))
        self.samples = [
            (variant, seats)
            for seats in plan.seats
            for variant in variants
            if self.rows("games", variant, seats)
        ]

    def rows(self, part: Part, variant: int, seats: int) -> list[Row]:
        return [row for entry in self._of(part, variant, seats) for row in entry.rows]

    def _of(self, part: Part, variant: int, seats: int) -> list[Entry]:
        return [
            entry
            for entry in self._entries
            if (entry.chunk.part, entry.chunk.variant, entry.chunk.seats) == (part, variant, seats)
        ]

    def all_rows(self) -> Iterator[tuple[Part, int, int, Row]]:
        for entry in self._entries:
            for row in entry.rows:
                yield entry.chunk.part, entry.chunk.variant, entry.chunk.seats, row

    def ordinary(self) -> Iterator[tuple[int, int, list[Row]]]:
        """The ordinary games of each variant and number of seats."""
        for variant, seats in self.samples:
            yield variant, seats, self.rows("games", variant, seats)

    def items(self, variant: int, seats: int) -> list[Items]:
        """Each group of things that can be taken."""
        if (variant, seats) not in self._items:
            entries = self._of("games", variant, seats)
            setup = self.plan.setup(variant, seats)
            groups = find(self.plan.game).chronicle(setup).groups
            self._items[variant, seats] = [
                worth.items(group, [entry.sums[at] for entry in entries]) for at, group in enumerate(groups)
            ]
        return self._items[variant, seats]

    def places(self, variant: int, seats: int) -> list[tuple[int, Estimate, Estimate]]:
        """For each place in turn order: its wins, and its mean lead over the others."""
        games = self.rows("games", variant, seats)
        found = []
        for place in range(seats):
            seated = [(row, (place + max(row.first, 0)) % seats) for row in games]
            wins = share([luck.win(row, seat) for row, seat in seated])
            found.append((place + 1, wins, mean([luck.lead(row, seat) for row, seat in seated])))
        return found

    def shares(self, variant: int, outcome: Callable[[Row, int], float] = luck.lead) -> luck.Shares | None:
        """How the variance of an outcome is shared by player, seat, deal and rest."""
        rows = self.rows("ladder", variant, self.plan.middle)
        if not rows:
            return None
        return luck.shares(luck.outcomes(rows, len(self.plan.ladder), outcome))


def labels(plan: Plan, own: str = "own", again: str = "again") -> list[str]:
    """Short names of the variants: the component set, and the options that differ. Files have the English
    ones.
    """
    names: list[str] = []
    for variant in plan.variants:
        components = variant.components.name
        name = components if len(components) < LONG else f"{own} {components[:6]}"
        changed = [
            f"{option}={write_option(value) or '-'}"
            for option, value in variant.options.items()
            if any(other.options[option] != value for other in plan.variants)
        ]
        label = " ".join([name, *changed])
        names.append(f"{label} {again}" if label in names else label)
    return names


# Measures of many games, by the names of their columns in files


def mean_points(games: Sequence[Row]) -> Estimate:
    return mean([sum(row.scores) / len(row.scores) for row in games])


def margin(games: Sequence[Row]) -> Estimate:
    """How far the best seat is ahead of the second."""
    ranked = (sorted(row.scores, reverse=True) for row in games)
    return mean([float(first - second) for first, second, *_ in ranked])


LENGTHS: Final[dict[str, Callable[[Row], float]]] = {
    "turns": lambda row: float(row.turns),
    "decisions": lambda row: float(row.decisions),
    "free decisions": lambda row: float(row.free),
    "branching": lambda row: row.choices / row.decisions,
}


def _tied(row: Row) -> bool:
    return row.scores.count(max(row.scores)) > 1


def _decided(games: Sequence[Row]) -> Estimate | None:
    since = [row.decided_after for row in games if len(row.winners) == 1]
    return mean_of_few(since) if since else None


LEADS: Final[dict[str, tuple[Measure, Form]]] = {
    "shared wins": (lambda games: share([float(len(row.winners) > 1) for row in games]), "share"),
    "equal best points": (lambda games: share([float(_tied(row)) for row in games]), "share"),
    "lead changes": (lambda games: mean([float(row.lead_changes) for row in games]), "number"),
    "never changes": (lambda games: share([float(row.lead_changes == 0) for row in games]), "share"),
    "decided after": (_decided, "share"),
}
