"""What the games of a study tell, as sections of a page."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from parlour.games import find
from parlour.kernel.options import write as write_option
from parlour.lab import figures, luck, prose, restraint, worth
from parlour.lab.estimates import Estimate, around, mean, mean_of_few, share
from parlour.lab.page import Folded, Section
from parlour.lab.sheet import Column, Sheet, Value, write
from parlour.words import words_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from parlour.lab.figures import Figure
    from parlour.lab.study import Entry, Part, Plan, Row
    from parlour.lab.worth import Items

SELDOM: Final = 0.01  # the share of games below which something is hardly in use
CLEARLY: Final = (
    1.5  # how often half an interval something must be away from even: of many, one always is by chance
)


class Findings:
    """Everything that is asked of the games, each thing computed once."""

    def __init__(self, plan: Plan, entries: Iterable[Entry]) -> None:
        self.plan = plan
        counted = {entry.chunk: entry for entry in entries}  # each chunk once
        self._entries = [counted[chunk] for chunk in sorted(counted, key=lambda chunk: chunk.number)]
        self.labels = _labels(plan)
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

    def items(self, variant: int, seats: int) -> list[Items]:
        if (variant, seats) not in self._items:
            entries = self._of("games", variant, seats)
            setup = self.plan.setup(variant, seats)
            groups = find(self.plan.game).chronicle(setup).groups
            self._items[variant, seats] = [
                worth.items(group, [entry.sums[at] for entry in entries]) for at, group in enumerate(groups)
            ]
        return self._items[variant, seats]

    # Sections

    def sections(self) -> list[Section]:
        """All that there is something to say about."""
        found = [self.notable()]
        if len(self.plan.variants) > 1:
            found.append(self.compared())
        found += [self.scores(), self.seats(), self.length(), self.leads(), self.taken()]
        ladder, without = self.luck(), self.restraint()
        return [*found, *(section for section in (ladder, without) if section)]

    def scores(self) -> Section:
        rows = []
        for variant, seats, games in self._samples():
            all_points = sorted(points for row in games for points in row.scores)
            rows.append(
                (
                    *self._head(variant, seats),
                    len(games),
                    mean([sum(row.scores) / seats for row in games]),
                    mean([float(max(row.scores)) for row in games]),
                    mean([float(_margin(row)) for row in games]),
                    *(all_points[round(part * (len(all_points) - 1))] for part in (0, 0.05, 0.5, 0.95, 1)),
                )
            )
        columns = [
            *self._columns(),
            Column("games", "count"),
            Column("points"),
            Column("highest"),
            Column("ahead of the second"),
            *(Column(name, "count") for name in ("least", "5%", "median", "95%", "most")),
        ]
        sample = {
            self._name(variant, seats): [points for row in games for points in row.scores]
            for variant, seats, games in self._samples()
        }
        figure = figures.histogram(sample, "points", prose.CAPTIONS["points"])
        return _section("scores", body=[figure, Sheet("points", "Points", tuple(columns), tuple(rows))])

    def seats(self) -> Section:
        rows = []
        panels: dict[str, dict[str, Estimate]] = {}
        for variant, seats in self.samples:
            name = self._name(variant, seats)
            for place, wins, ahead in self.places(variant, seats):
                rows.append((*self._head(variant, seats), place, wins, 1 / seats, ahead))
                panels.setdefault(name, {})[f"place {place}"] = _beyond(wins, 1 / seats)
        columns = [
            *self._columns(),
            Column("place", "count"),
            Column("wins", "share"),
            Column("even", "share"),
            Column("ahead of the others"),
        ]
        even = dict.fromkeys(panels, 0.0)
        figure = figures.intervals(panels, "wins beyond even (%)", prose.CAPTIONS["seats"], even)
        sheet = Sheet("seats", "Wins and points by place", tuple(columns), tuple(rows))
        return _section("seats", body=[figure, sheet])

    def places(self, variant: int, seats: int) -> list[tuple[int, Estimate, Estimate]]:
        """For each place in order: its wins, and how far it is ahead of the others on average."""
        games = self.rows("games", variant, seats)
        found = []
        for place in range(seats):
            sitting = [(row, (place + max(row.first, 0)) % seats) for row in games]
            wins = share([luck.win(row, seat) for row, seat in sitting])
            found.append((place + 1, wins, mean([luck.lead(row, seat) for row, seat in sitting])))
        return found

    def length(self) -> Section:
        rows = [
            (
                *self._head(variant, seats),
                *(mean([measure(row) for row in games]) for measure in LENGTHS.values()),
            )
            for variant, seats, games in self._samples()
        ]
        columns = [*self._columns(), *(Column(name) for name in LENGTHS)]
        drawn = []
        for what in ("turns", "decisions"):
            sample = {
                self._name(variant, seats): [LENGTHS[what](row) for row in games]
                for variant, seats, games in self._samples()
            }
            if any(len(set(lengths)) > 1 for lengths in sample.values()):  # else the table tells it all
                drawn.append(figures.histogram(sample, f"{what} in a game", prose.CAPTIONS[what]))
        return _section("length", body=[*drawn, Sheet("length", "Length", tuple(columns), tuple(rows))])

    def leads(self) -> Section:
        rows = [
            (*self._head(variant, seats), *(told(games) for told, _ in LEADS.values()))
            for variant, seats, games in self._samples()
        ]
        columns = [*self._columns(), *(Column(name, form) for name, (_, form) in LEADS.items())]
        sample = {
            self._name(variant, seats): [float(row.changes) for row in games]
            for variant, seats, games in self._samples()
        }
        figure = figures.histogram(sample, "lead changes in a game", prose.CAPTIONS["leads"])
        return _section(
            "leads", body=[figure, Sheet("leads", "Ties and the lead", tuple(columns), tuple(rows))]
        )

    def taken(self) -> Section:
        shown: list[Figure | Folded | Sheet] = []
        folded = []
        for variant, seats in self.samples:
            for group in self.items(variant, seats):
                sheet = self._item_sheet(group, variant, seats)
                if seats != self.plan.middle:
                    folded.append(Folded(sheet))
                    continue
                figure = figures.taken(group.items, prose.CAPTIONS["taken"].format(group=sheet.title))
                shown += [figure] if figure else []
                shown.append(sheet if len(group.items) <= figures.MOST else Folded(sheet))
        return _section("items", body=[*shown, *folded])

    def _item_sheet(self, group: Items, variant: int, seats: int) -> Sheet:
        title = f"{self._group(group.name)}, {self._name(variant, seats)}"
        columns = (
            Column("item", "text"),
            Column("taken", "count"),
            Column("a game"),
            Column("in games", "share"),
            Column("when", "share"),
            Column("takers win", "share"),
            Column("worth"),
        )
        rows = tuple(
            (item.name, item.count, item.taken, item.present, item.when, item.wins, item.worth)
            for item in group.items
        )
        note = prose.EXACT if group.exact else prose.CLOSED if group.closed else ""
        if not any(item.taken for item in group.items):
            note = prose.NO_INTERVALS
        elif not any(item.worth for item in group.items):
            note = prose.TOO_FEW
        slug = "-".join(
            ["items", group.name.replace(" ", "-"), str(seats), *([str(variant + 1)] if variant else [])]
        )
        return Sheet(slug, title, columns, rows, note)

    def shares(self, variant: int, outcome: Callable[[Row, int], float] = luck.lead) -> luck.Shares | None:
        rows = self.rows("ladder", variant, self.plan.middle)
        if not rows:
            return None
        return luck.shares(luck.outcomes(rows, len(self.plan.ladder), outcome))

    def luck(self) -> Section | None:
        names = self.plan.ladder
        parts: list[tuple[Value, ...]] = []
        rungs: list[tuple[Value, ...]] = []
        meetings: list[tuple[Value, ...]] = []
        bars: dict[str, dict[str, float]] = {}
        dots: dict[str, dict[str, Estimate]] = {}
        deals = 0
        for variant, label in enumerate(self.labels):
            rows = self.rows("ladder", variant, self.plan.middle)
            if not rows:
                continue
            head = self._head(variant, self.plan.middle)
            deals = len(luck.by_deal(rows))
            for what, outcome in (("points", luck.lead), ("wins", luck.win)):
                found = self.shares(variant, outcome)
                if found:
                    own = (found.deal, found.seat, found.player, found.rest)
                    parts.append((*head, what, *own))
                    bar = f"{what}, {label}" if len(self.labels) > 1 else what
                    bars[bar] = dict(
                        zip(("deal", "seat", "player", "rest"), [each.mean for each in own], strict=True)
                    )
            for rung in luck.ladder(rows, names):
                rungs.append((*head, rung.name, rung.wins, rung.points, rung.lead))
                meetings.append((*head, rung.name, *rung.ahead))
                dots.setdefault(label if len(self.labels) > 1 else "", {})[rung.name] = rung.lead
        if not rungs:
            return None
        columns = self._columns()
        sheets = [
            Sheet(
                "ladder",
                f"The ladder, {deals} deals, each played {len(names)} times",
                (
                    *columns,
                    Column("player", "text"),
                    Column("wins", "share"),
                    Column("points"),
                    Column("ahead of the others"),
                ),
                tuple(rungs),
            ),
            Sheet(
                "meetings",
                "How often the player of a row has more points than that of a column, at the same table",
                (*columns, Column("player", "text"), *(Column(name, "share") for name in names)),
                tuple(meetings),
            ),
        ]
        drawn = [
            figures.intervals(
                dots,
                "points ahead of the others",
                prose.CAPTIONS["ladder"],
                dict.fromkeys(dots, 0.0),
            )
        ]
        if parts:
            kinds = (Column(name, "share") for name in ("deal", "seat", "player", "rest"))
            sheets.insert(
                0, Sheet("luck", "What decides", (*columns, Column("of", "text"), *kinds), tuple(parts))
            )
            drawn.insert(0, figures.stacked(bars, prose.CAPTIONS["luck"]))
        words = () if parts else (prose.TOO_FEW_DEALS,)
        return _section("luck", *words, body=[*drawn, *sheets])

    def restraint(self) -> Section | None:
        rows: list[tuple[Value, ...]] = []
        dots: dict[str, dict[str, Estimate]] = {}
        deals = 0
        for variant, label in enumerate(self.labels):
            played = self.rows("restraint", variant, self.plan.middle)
            if not played:
                continue
            deals = len(luck.by_deal(played))
            told = sorted(
                restraint.losses(played, list(self.plan.families)), key=lambda loss: -loss.lead.mean
            )
            for loss in told:
                patterns = " ".join(self.plan.families[loss.name])
                head = self._head(variant, self.plan.middle)
                rows.append(
                    (*head, loss.name, _short(patterns), loss.lead, loss.points, loss.wins, loss.differs)
                )
                dots.setdefault(label if len(self.labels) > 1 else "", {})[loss.name] = loss.lead
        if not rows:
            return None
        columns = (
            *self._columns(),
            Column("without", "text"),
            Column("tokens", "text"),
            Column("lead lost"),
            Column("points lost"),
            Column("wins lost", "share"),
            Column("deals that differ", "share"),
        )
        figure = figures.intervals(
            dots,
            "points of lead lost",
            prose.CAPTIONS["restraint"],
            dict.fromkeys(dots, 0.0),
        )
        sheet = Sheet("restraint", f"Doing without, {deals} deals", columns, tuple(rows))
        return _section("restraint", body=[figure, sheet], bot=self.plan.restrained)

    # Side by side

    def compared(self) -> Section:
        columns = (
            Column("measure", "text"),
            Column("players", "count"),
            *(Column(label) for label in self.labels),
            Column("difference"),
        )
        sheets: list[Folded | Sheet] = []
        for form, measures in self._measures().items():
            rows = [
                (name, seats, one, other, _difference(one, other)) for name, seats, (one, other) in measures
            ]
            formed = tuple(
                Column(column.name, form) if column.form == "number" else column for column in columns
            )
            title = "Side by side" if form == "number" else "Side by side: shares"
            sheets.append(Sheet(f"compared-{form}s", title, formed, tuple(rows)))
        return _section("compared", body=[*sheets, *map(Folded, self._item_changes())])

    def _measures(self) -> dict[Any, list[tuple[str, int, list[Estimate]]]]:
        numbers: list[tuple[str, int, list[Estimate]]] = []
        parts: list[tuple[str, int, list[Estimate]]] = []
        for seats in self.plan.seats:
            samples = [self.rows("games", variant, seats) for variant in range(2)]
            if not all(samples):
                continue
            numbers += [
                ("points", seats, [mean([sum(row.scores) / seats for row in games]) for games in samples]),
                (
                    "ahead of the second",
                    seats,
                    [mean([float(_margin(row)) for row in games]) for games in samples],
                ),
            ]
            numbers += [
                (name, seats, [mean([measure(row) for row in games]) for games in samples])
                for name, measure in LENGTHS.items()
            ]
            for name, (told, form) in LEADS.items():
                (parts if form == "share" else numbers).append(
                    (name, seats, [told(games) for games in samples])
                )
            places = [self.places(variant, seats) for variant in range(2)]
            parts += [
                (f"place {one[0]} wins", seats, [one[1], other[1]])
                for one, other in zip(*places, strict=True)
            ]
        shares = [self.shares(variant) for variant in range(2)]
        if shares[0] and shares[1]:
            parts += [
                (f"points go with the {what}", self.plan.middle, [getattr(found, what) for found in shares])
                for what in ("deal", "seat", "player")
            ]
        return {"number": numbers, "share": parts}

    def _item_changes(self) -> Iterator[Sheet]:
        seats = self.plan.middle
        if not all(self.rows("games", variant, seats) for variant in range(2)):
            return
        for one, other in zip(self.items(0, seats), self.items(1, seats), strict=True):
            theirs = {item.name: item for item in other.items}
            rows = []
            for item in one.items:
                if item.name in theirs:
                    now = theirs[item.name]
                    rows.append(
                        (
                            item.name,
                            item.taken,
                            now.taken,
                            _difference(item.taken, now.taken),
                            item.worth,
                            now.worth,
                            _difference(item.worth, now.worth),
                        )
                    )
            columns = [Column("item", "text")]
            for what in ("a game", "worth"):
                columns += [Column(f"{what}: {label}") for label in (*self.labels, "difference")]
            title = f"{self._group(one.name)}, {seats} players"
            yield Sheet(f"compared-items-{one.name.replace(' ', '-')}", title, tuple(columns), tuple(rows))

    # What stands out

    def notable(self) -> Section:
        points = []
        for variant, seats in self.samples:
            for place, wins, _ in self.places(variant, seats):
                if _clear(wins, 1 / seats):
                    facts = {"place": place, "wins": write("share", wins), "even": write("share", 1 / seats)}
                    points.append(self._note("seat", variant, seats=seats, **facts))
        for variant, seats in self.samples:
            for group in self.items(variant, seats):
                points += self._item_notes(group, variant, seats)
        for variant in range(len(self.labels)):
            found = self.shares(variant)
            if found:
                facts = {"deal": write("share", found.deal), "player": write("share", found.player)}
                points.append(self._note("luck", variant, **facts))
        if not points:
            return _section("notable", prose.NOTHING_NOTABLE)
        return _section("notable", points=points)

    def _item_notes(self, group: Items, variant: int, seats: int) -> Iterator[str]:
        facts = {"group": self._group(group.name), "seats": seats}
        never = [item.name for item in group.items if not item.count]
        rare = [
            item.name for item in group.items if item.present and item.count and item.present.high < SELDOM
        ]
        if never:
            yield self._note("never", variant, names=", ".join(never), **facts)
        if rare:
            yield self._note("rare", variant, names=", ".join(rare), **facts)
        if seats == self.plan.middle and not group.exact:
            valued = [(item.worth, item.name) for item in group.items if item.worth and _clear(item.worth, 0)]
            valued.sort(key=lambda pair: pair[0].mean)
            if valued and valued[-1][0].mean > 0:
                best, name = valued[-1]
                yield self._note("best", variant, best=name, worth=write("number", best), **facts)
            if valued and valued[0][0].mean < 0:
                worst, name = valued[0]
                yield self._note("worst", variant, worst=name, worth=write("number", worst), **facts)

    def _note(self, what: str, variant: int, **facts: object) -> str:
        label = f" ({self.labels[variant]})" if len(self.labels) > 1 else ""
        return prose.NOTABLE[what].format(variant=label, **facts)

    # Names

    def _samples(self) -> Iterator[tuple[int, int, list[Row]]]:
        for variant, seats in self.samples:
            yield variant, seats, self.rows("games", variant, seats)

    def _name(self, variant: int, seats: int) -> str:
        name = f"{seats} players"
        return f"{name}, {self.labels[variant]}" if len(self.labels) > 1 else name

    def _columns(self) -> list[Column]:
        players = [Column("players", "count")]
        return [Column("variant", "text"), *players] if len(self.labels) > 1 else players

    def _head(self, variant: int, seats: int) -> tuple[Value, ...]:
        return (self.labels[variant], seats) if len(self.labels) > 1 else (seats,)

    def _group(self, name: str) -> str:
        game = find(self.plan.game)
        return game.group_title(name, words_for(game.package))


def _labels(plan: Plan) -> list[str]:
    """Short names of what is compared: the table, and the options that differ."""
    names = []
    for variant in plan.variants:
        components = variant.components.name
        name = components if len(components) < 20 else f"own {components[:6]}"
        changed = [
            f"{option}={write_option(value) or '-'}"
            for option, value in variant.options.items()
            if any(other.options[option] != value for other in plan.variants)
        ]
        label = " ".join([name, *changed])
        names.append(f"{label} again" if label in names else label)
    return names


def _section(
    name: str,
    *words: str,
    points: Sequence[str] = (),
    body: Sequence[Figure | Folded | Sheet] = (),
    **facts: str,
) -> Section:
    told = (prose.WORDS[name].format(**facts), *words)
    return Section(name, prose.TITLES[name], told, tuple(points), tuple(body))


# Measures of a game, and of many


LENGTHS: Final[dict[str, Callable[[Row], float]]] = {
    "turns": lambda row: float(row.turns),
    "decisions": lambda row: float(row.decisions),
    "free decisions": lambda row: float(row.free),
    "branching": lambda row: row.choices / row.decisions,
}


def _tied(row: Row) -> bool:
    return row.scores.count(max(row.scores)) > 1


def _decided(games: Sequence[Row]) -> Estimate | None:
    since = [row.early for row in games if len(row.winners) == 1]
    return mean_of_few(since) if since else None


LEADS: Final[dict[str, tuple[Callable[[Sequence[Row]], Any], Any]]] = {
    "shared wins": (lambda games: share([float(len(row.winners) > 1) for row in games]), "share"),
    "equal best points": (lambda games: share([float(_tied(row)) for row in games]), "share"),
    "lead changes": (lambda games: mean([float(row.changes) for row in games]), "number"),
    "never changes": (lambda games: share([float(row.changes == 0) for row in games]), "share"),
    "decided after": (_decided, "share"),
}


def _clear(estimate: Estimate, even: float) -> bool:
    """Whether something is away from even by more than chance would have it."""
    away = estimate.mean - even
    return abs(away) > CLEARLY * (estimate.mean - estimate.low if away > 0 else estimate.high - estimate.mean)


def _margin(row: Row) -> int:
    first, second, *_ = sorted(row.scores, reverse=True)
    return first - second


def _beyond(wins: Estimate, even: float) -> Estimate:
    """How many games of a hundred more than even."""
    low, middle, high = (100 * (share - even) for share in (wins.low, wins.mean, wins.high))
    return Estimate(middle, low, high)


def _difference(one: Estimate | None, other: Estimate | None) -> Estimate | None:
    """The second less the first, both measured on their own."""
    if one is None or other is None:
        return None
    margin = sqrt(((one.high - one.low) / 2) ** 2 + ((other.high - other.low) / 2) ** 2)
    return around(other.mean - one.mean, margin)


def _short(text: str, most: int = 40) -> str:
    return text if len(text) <= most else f"{text[:most].rsplit(' ', 1)[0]} …"
