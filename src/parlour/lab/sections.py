"""The findings of a study as sections of a page, in the language of its reader."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from parlour.games import find
from parlour.lab import figures, luck, restraint
from parlour.lab.estimates import Estimate, around, mean
from parlour.lab.findings import LEADS, LENGTHS, labels, margin, mean_points
from parlour.lab.page import Folded, Section
from parlour.lab.sheet import Column, Label, Sheet, Value, write
from parlour.words.telling import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from parlour.lab.figures import Figure
    from parlour.lab.findings import Findings
    from parlour.lab.sheet import Form
    from parlour.lab.study import Part
    from parlour.lab.study import Row as Played
    from parlour.lab.worth import Item, Items
    from parlour.words import Words

    Row = tuple[Value, ...]
    Compared = tuple[Label, int, list[Estimate | None]]  # a measure, the players, both variants

SELDOM: Final = 0.01  # the share of games below which something is hardly in use
CLEARLY: Final = 1.5  # halves of an interval between a notable value and an even one: of many, some exceed 1
MOST_NAMES: Final = 40  # in one sentence
QUANTILES: Final = {"least": 0.0, "5%": 0.05, "median": 0.5, "95%": 0.95, "most": 1.0}
CAUSES: Final = ("deal", "seat", "player", "rest")  # of differences between results


class Sections:
    """Writes the sections. Names in files are the same in every language."""

    def __init__(self, findings: Findings, words: Words) -> None:
        self.findings = findings
        self.plan = findings.plan
        self.words = words
        shown = labels(self.plan, words("report-own"), words("report-again"))
        self._variants = [Label(*names) for names in zip(findings.labels, shown, strict=True)]
        self._several = len(self._variants) > 1

    def all(self) -> list[Section]:
        """The sections for which there are games."""
        found = [self.notable()]
        if self._several:
            found.append(self.compared())
        found += [self.scores(), self.seats(), self.length(), self.leads(), self.taken()]
        return [*found, *(section for section in (self.luck(), self.restraint()) if section)]

    def variants(self) -> list[str]:
        """What the variants are called on the page."""
        return [label.text for label in self._variants]

    # Points, seats, length, lead

    def scores(self) -> Section:
        rows: list[Row] = []
        samples = {}
        for variant, seats, games in self.findings.ordinary():
            every = sorted(points for row in games for points in row.scores)
            samples[self._sample(variant, seats)] = every
            highest = mean([float(max(row.scores)) for row in games])
            quantiles = (every[round(share * (len(every) - 1))] for share in QUANTILES.values())
            measures = (len(games), mean_points(games), highest, margin(games))
            rows.append((*self._head(variant, seats), *measures, *quantiles))
        columns = [
            self._column("games", "count"),
            *map(self._column, ("points", "highest", "ahead of the second")),
            *(Column(self._quantile(name), "count") for name in QUANTILES),
        ]
        figure = figures.histogram(self.words, samples, self._text("points"), self._caption("points"))
        return self._section("scores", body=[figure, self._sheet("points", columns, rows)])

    def _quantile(self, name: str) -> Label:
        shown = self.words.share(QUANTILES[name], 0) if "%" in name else self._text(name)
        return Label(name, shown)

    def seats(self) -> Section:
        rows: list[Row] = []
        panels: dict[str, dict[str, Estimate]] = {}
        for variant, seats in self.findings.samples:
            panel = panels.setdefault(self._sample(variant, seats), {})
            for place, wins, lead in self.findings.places(variant, seats):
                rows.append((*self._head(variant, seats), place, wins, 1 / seats, lead))
                panel[self.words("report-place", place=place)] = _beyond(wins, 1 / seats)
        columns = [
            self._column("place", "count"),
            self._column("wins", "share"),
            self._column("even", "share"),
            self._column("ahead of the others"),
        ]
        return self._section(
            "seats", body=[self._intervals("seats", panels), self._sheet("seats", columns, rows)]
        )

    def length(self) -> Section:
        rows: list[Row] = []
        lengths: dict[str, dict[str, list[float]]] = {"turns": {}, "decisions": {}}
        for variant, seats, games in self.findings.ordinary():
            measures = (mean([measure(row) for row in games]) for measure in LENGTHS.values())
            rows.append((*self._head(variant, seats), *measures))
            for what, samples in lengths.items():
                samples[self._sample(variant, seats)] = [LENGTHS[what](row) for row in games]
        drawn = [
            self._histogram(what, samples)
            for what, samples in lengths.items()
            if any(len(set(sample)) > 1 for sample in samples.values())  # else the table tells it all
        ]
        return self._section(
            "length", body=[*drawn, self._sheet("length", [*map(self._column, LENGTHS)], rows)]
        )

    def leads(self) -> Section:
        rows: list[Row] = []
        changes = {}
        for variant, seats, games in self.findings.ordinary():
            rows.append((*self._head(variant, seats), *(measure(games) for measure, _ in LEADS.values())))
            changes[self._sample(variant, seats)] = [float(row.lead_changes) for row in games]
        columns = [self._column(name, form) for name, (_, form) in LEADS.items()]
        return self._section(
            "leads", body=[self._histogram("leads", changes), self._sheet("leads", columns, rows)]
        )

    # What is taken

    def taken(self) -> Section:
        shown: list[Figure | Folded | Sheet] = []
        folded = []
        for variant, seats in self.findings.samples:
            for group in self.findings.items(variant, seats):
                sheet = self._item_sheet(group, variant, seats)
                if seats != self.plan.middle:
                    folded.append(Folded(sheet))
                    continue
                figure = figures.taken(self.words, group.items, self._caption("taken", group=sheet.title))
                shown += [figure] if figure else []
                shown.append(sheet if len(group.items) <= figures.MOST else Folded(sheet))
        return self._section("items", body=[*shown, *folded])

    def _item_sheet(self, group: Items, variant: int, seats: int) -> Sheet:
        columns = (
            self._column("item", "text"),
            self._column("taken", "count"),
            self._column("a game"),
            self._column("in games", "share"),
            self._column("when", "share"),
            self._column("takers win", "share"),
            self._column("worth"),
        )
        rows = tuple(
            (item.name, item.count, item.taken, item.present, item.when, item.wins, item.worth)
            for item in group.items
        )
        name = f"items-{_slug(group.name)}-{seats}" + (f"-{variant + 1}" if variant else "")
        title = f"{self._group(group.name)}, {self._sample(variant, seats)}"
        return Sheet(name, title, columns, rows, self._item_note(group))

    def _item_note(self, group: Items) -> str:
        if not any(item.taken for item in group.items):
            return self.words("report-few-intervals")
        if not any(item.worth for item in group.items):
            return self.words("report-few-worth")
        if group.exact:
            return self.words("report-exact")
        return self.words("report-closed") if group.closed else ""

    # Luck and skill

    def luck(self) -> Section | None:
        rungs: list[Row] = []
        meetings: list[Row] = []
        dots: dict[str, dict[str, Estimate]] = {}
        deals = 0
        for variant, rows in self._played_again("ladder"):
            head = self._head(variant, self.plan.middle)
            deals = len(luck.by_deal(rows))
            for rung in luck.ladder(rows, self.plan.ladder):
                rungs.append((*head, rung.name, rung.wins, rung.points, rung.lead))
                meetings.append((*head, rung.name, *rung.ahead))
                dots.setdefault(self._panel(variant), {})[rung.name] = rung.lead
        if not rungs:
            return None
        player, wins = self._column("player", "text"), self._column("wins", "share")
        columns = [player, wins, self._column("points"), self._column("ahead of the others")]
        others = [Column(Label(name, name), "share") for name in self.plan.ladder]
        words, drawn, sheets = self._causes()
        drawn.append(self._intervals("ladder", dots))
        sheets += [
            self._sheet("ladder", columns, rungs, deals=deals, times=len(self.plan.ladder)),
            self._sheet("meetings", [player, *others], meetings),
        ]
        return self._section("luck", *words, body=[*drawn, *sheets])

    def _causes(self) -> tuple[list[str], list[Figure], list[Sheet]]:
        """How far deal, seat and player decide: sentences, figures and sheets."""
        rows: list[Row] = []
        bars: dict[str, dict[str, float]] = {}
        for variant, _ in self._played_again("ladder"):
            for what, outcome in (("points", luck.lead), ("wins", luck.win)):
                found = self.findings.shares(variant, outcome)
                if found:
                    own = {cause: getattr(found, cause) for cause in CAUSES}
                    label = Label(what, self._text(what))
                    rows.append((*self._head(variant, self.plan.middle), label, *own.values()))
                    bar = listed(filter(None, (label.text, self._panel(variant))))
                    bars[bar] = {self._text(cause): share.mean for cause, share in own.items()}
        if not rows:
            return [self.words("report-few-deals")], [], []
        columns = [self._column("of", "text"), *(self._column(cause, "share") for cause in CAUSES)]
        figure = figures.stacked(self.words, bars, self._caption("luck"))
        return [], [figure], [self._sheet("luck", columns, rows)]

    def restraint(self) -> Section | None:
        rows: list[Row] = []
        dots: dict[str, dict[str, Estimate]] = {}
        deals = 0
        for variant, played in self._played_again("restraint"):
            deals = len(luck.by_deal(played))
            losses = restraint.losses(played, list(self.plan.families))
            for loss in sorted(losses, key=lambda loss: -loss.lead.mean):
                patterns = _short(" ".join(self.plan.families[loss.name]))
                lost = (loss.lead, loss.points, loss.wins, loss.differs)
                rows.append((*self._head(variant, self.plan.middle), loss.name, patterns, *lost))
                dots.setdefault(self._panel(variant), {})[loss.name] = loss.lead
        if not rows:
            return None
        columns = [
            self._column("without", "text"),
            self._column("tokens", "text"),
            self._column("lead lost"),
            self._column("points lost"),
            self._column("wins lost", "share"),
            self._column("deals that differ", "share"),
        ]
        figure, sheet = (
            self._intervals("restraint", dots),
            self._sheet("restraint", columns, rows, deals=deals),
        )
        return self._section("restraint", body=[figure, sheet], bot=self.plan.restrained)

    def _played_again(self, part: Part) -> Iterator[tuple[int, list[Played]]]:
        """The games of duplicate deals, variant by variant."""
        for variant in range(len(self._variants)):
            rows = self.findings.rows(part, variant, self.plan.middle)
            if rows:
                yield variant, rows

    # Side by side

    def compared(self) -> Section:
        sheets = [
            self._compared_sheet("compared-numbers", "number", self._compared_numbers()),
            self._compared_sheet("compared-shares", "share", self._compared_shares()),
        ]
        return self._section("compared", body=[*sheets, *map(Folded, self._item_changes())])

    def _compared_sheet(self, name: str, form: Form, measures: Iterator[Compared]) -> Sheet:
        columns = (
            self._column("measure", "text"),
            self._column("players", "count"),
            *(Column(label, form) for label in self._variants),
            self._column("difference", form),
        )
        rows = tuple(
            (label, seats, one, other, _difference(one, other)) for label, seats, (one, other) in measures
        )
        return Sheet(name, self.words(f"report-sheet-{name}"), columns, rows)

    def _compared_numbers(self) -> Iterator[Compared]:
        for seats in self._seats_of_both():
            samples = self._both(seats)
            yield self._label("points"), seats, [mean_points(games) for games in samples]
            yield self._label("ahead of the second"), seats, [margin(games) for games in samples]
            for name, length in LENGTHS.items():
                yield self._label(name), seats, [mean([length(row) for row in games]) for games in samples]
            yield from self._compared_leads("number", seats)

    def _compared_shares(self) -> Iterator[Compared]:
        for seats in self._seats_of_both():
            yield from self._compared_leads("share", seats)
            for one, other in zip(*(self.findings.places(variant, seats) for variant in (0, 1)), strict=True):
                shown = self.words("report-place-wins", place=one[0])
                yield Label(f"place {one[0]} wins", shown), seats, [one[1], other[1]]
        shares = [self.findings.shares(variant) for variant in (0, 1)]
        if all(shares):
            for cause in CAUSES[:3]:
                label = Label(f"points go with the {cause}", self.words("report-goes-with", cause=cause))
                yield label, self.plan.middle, [getattr(found, cause) for found in shares]

    def _compared_leads(self, form: Form, seats: int) -> Iterator[Compared]:
        for name, (measure, own) in LEADS.items():
            if own == form:
                yield self._label(name), seats, [measure(games) for games in self._both(seats)]

    def _seats_of_both(self) -> list[int]:
        """The numbers of seats with which both variants were played."""
        return [seats for seats in self.plan.seats if all(self._both(seats))]

    def _both(self, seats: int) -> list[list[Played]]:
        return [self.findings.rows("games", variant, seats) for variant in (0, 1)]

    def _item_changes(self) -> Iterator[Sheet]:
        seats = self.plan.middle
        if seats not in self._seats_of_both():
            return
        columns = [self._column("item", "text")]
        for what in ("a game", "worth"):
            columns += [
                Column(
                    Label(
                        f"{what}: {own.name}",
                        self.words("report-column-whose", what=self._text(what), of=own.text),
                    )
                )
                for own in (*self._variants, self._label("difference"))
            ]
        for one, other in zip(*(self.findings.items(variant, seats) for variant in (0, 1)), strict=True):
            theirs = {item.name: item for item in other.items}
            rows = tuple(_item_change(item, theirs[item.name]) for item in one.items if item.name in theirs)
            title = f"{self._group(one.name)}, {self.words('report-players', seats=seats)}"
            yield Sheet(f"compared-items-{_slug(one.name)}", title, tuple(columns), rows)

    # What stands out

    def notable(self) -> Section:
        points = [*self._notable_places(), *self._notable_items(), *self._notable_causes()]
        if not points:
            return self._section("notable", self.words("report-nothing-notable"))
        return self._section("notable", points=points)

    def _notable_places(self) -> Iterator[str]:
        for variant, seats in self.findings.samples:
            for place, wins, _ in self.findings.places(variant, seats):
                if _clear(wins, 1 / seats):
                    facts = {"place": place, "wins": self._share(wins), "even": self._share(1 / seats)}
                    yield self._note("seat", variant, seats=seats, **facts)

    def _notable_items(self) -> Iterator[str]:
        for variant, seats in self.findings.samples:
            for group in self.findings.items(variant, seats):
                facts = {"group": self._group(group.name), "seats": seats}
                never = [item.name for item in group.items if not item.count]
                rare = [item.name for item in group.items if _rare(item)]
                if never:
                    yield self._note("never", variant, names=self._names(never), **facts)
                if rare:
                    yield self._note("rare", variant, names=self._names(rare), **facts)
                if seats == self.plan.middle and not group.exact:
                    yield from self._best_and_worst(group, variant, facts)

    def _best_and_worst(self, group: Items, variant: int, facts: dict[str, object]) -> Iterator[str]:
        valued = [(item.worth, item.name) for item in group.items if item.worth and _clear(item.worth, 0)]
        valued.sort(key=lambda pair: pair[0].mean)
        if not valued:
            return
        (worst, worst_name), (best, best_name) = valued[0], valued[-1]
        if best.mean > 0:
            worth = write("number", best, self.words)
            yield self._note("best", variant, item=best_name, worth=worth, **facts)
        if worst.mean < 0:
            worth = write("number", worst, self.words)
            yield self._note("worst", variant, item=worst_name, worth=worth, **facts)

    def _notable_causes(self) -> Iterator[str]:
        for variant in range(len(self._variants)):
            found = self.findings.shares(variant)
            if found:
                facts = {"deal": self._share(found.deal), "player": self._share(found.player)}
                yield self._note("luck", variant, **facts)

    def _note(self, what: str, variant: int, **facts: object) -> str:
        label = f" ({self._variants[variant].text})" if self._several else ""
        return self.words(f"report-notable-{what}", variant=label, **facts)

    def _names(self, names: Sequence[str]) -> str:
        """A list that does not fill the page."""
        shown = listed(names[:MOST_NAMES])
        more = len(names) - MOST_NAMES
        return self.words("report-and-more", names=shown, more=more) if more > 0 else shown

    # Names and parts of a section

    def _section(
        self,
        name: str,
        *words: str,
        points: Sequence[str] = (),
        body: Sequence[Figure | Folded | Sheet] = (),
        **facts: str,
    ) -> Section:
        about = self.words(f"report-about-{name}", **facts)
        return Section(name, self.words(f"report-title-{name}"), (about, *words), tuple(points), tuple(body))

    def _sheet(self, name: str, columns: Sequence[Column], rows: Sequence[Row], **facts: int) -> Sheet:
        """A sheet whose rows begin with the variant, if there are several, and the players."""
        first = [Column(self._label("variant"), "text")] if self._several else []
        title = self.words(f"report-sheet-{name}", **facts)
        return Sheet(name, title, (*first, self._column("players", "count"), *columns), tuple(rows))

    def _head(self, variant: int, seats: int) -> Row:
        return (self._variants[variant], seats) if self._several else (seats,)

    def _histogram(self, what: str, samples: dict[str, list[float]]) -> Figure:
        return figures.histogram(self.words, samples, self.words(f"report-axis-{what}"), self._caption(what))

    def _intervals(self, what: str, panels: dict[str, dict[str, Estimate]]) -> Figure:
        return figures.intervals(self.words, panels, self.words(f"report-axis-{what}"), self._caption(what))

    def _caption(self, figure: str, **facts: str) -> str:
        return self.words(f"report-caption-{figure}", **facts)

    def _column(self, name: str, form: Form = "number") -> Column:
        return Column(self._label(name), form)

    def _label(self, name: str) -> Label:
        return Label(name, self._text(name))

    def _text(self, name: str) -> str:
        return self.words(f"report-column-{_slug(name)}")

    def _share(self, value: Estimate | float) -> str:
        return write("share", value, self.words)

    def _sample(self, variant: int, seats: int) -> str:
        return listed(filter(None, (self.words("report-players", seats=seats), self._panel(variant))))

    def _panel(self, variant: int) -> str:
        """The variant, where there are several."""
        return self._variants[variant].text if self._several else ""

    def _group(self, name: str) -> str:
        return find(self.plan.game).group_title(name, self.words)


def _item_change(one: Item, other: Item) -> Row:
    return (
        one.name,
        one.taken,
        other.taken,
        _difference(one.taken, other.taken),
        one.worth,
        other.worth,
        _difference(one.worth, other.worth),
    )


def _rare(item: Item) -> bool:
    return bool(item.present and item.count and item.present.high < SELDOM)


def _clear(estimate: Estimate, even: float) -> bool:
    """Whether a value is farther from even than chance explains."""
    away = estimate.mean - even
    return abs(away) > CLEARLY * (estimate.mean - estimate.low if away > 0 else estimate.high - estimate.mean)


def _beyond(wins: Estimate, even: float) -> Estimate:
    """Wins beyond an even share, in percent."""
    low, middle, high = (100 * (share - even) for share in (wins.low, wins.mean, wins.high))
    return Estimate(middle, low, high)


def _difference(one: Estimate | None, other: Estimate | None) -> Estimate | None:
    """The second less the first. The two are independent."""
    if one is None or other is None:
        return None
    return around(
        other.mean - one.mean, sqrt(((one.high - one.low) / 2) ** 2 + ((other.high - other.low) / 2) ** 2)
    )


def _slug(name: str) -> str:
    return name.replace(" ", "-")


def _short(text: str, most: int = 40) -> str:
    return text if len(text) <= most else f"{text[:most].rsplit(' ', 1)[0]} …"
