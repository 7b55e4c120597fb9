"""Reports: what many games tell a designer."""

from __future__ import annotations

import csv
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import chdir
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner, Result

import parlour
from parlour.cli import main
from parlour.cli import report as cli_report
from parlour.games import GAMES
from parlour.kernel.chronicle import Account, Group
from parlour.lab import figures, folder, luck, restraint, study
from parlour.lab.estimates import Estimate
from parlour.lab.findings import Findings
from parlour.lab.sections import MOST_NAMES, Sections
from parlour.lab.sheet import Column, Label, Sheet, write
from parlour.lab.study import Chunk, Entry, Plan, Restrained, Row, Variant, leads, matches, play_chunk
from parlour.lab.sums import Sums, summed
from parlour.lab.worth import items
from parlour.words import LOCALES, words_for
from tests.lots import some

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View

PUNGI = GAMES["pungi"]
SMALL = "--games 40 --deals 2 --ladder random,greedy --forbid none --jobs 1 --seed 1"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(command: str) -> Result:
    return CliRunner().invoke(main, shlex.split(command), catch_exceptions=False)


def good(command: str) -> str:
    result = run(command)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(command: str, code: str) -> str:
    result = run(command)
    assert result.exit_code == 2
    assert result.stderr.endswith(f" [{code}]\n")
    return result.stderr


def lines(path: str | Path) -> list[dict[str, str]]:
    with Path(path).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def plan(variants: int = 1, **changes: Any) -> Plan:
    settings: dict[str, Any] = {"players": ["random"], "ladder": ["random", "greedy"], "restrained": "greedy"}
    settings |= {"forbidden": [], "games": 40, "seed": "1"}
    variant = Variant({"chaos": False}, PUNGI.component_set())
    return study.plan(PUNGI, [variant] * variants, [3], **settings | changes)


def row(scores: Sequence[int], **facts: Any) -> Row:
    best = max(scores)
    settings: dict[str, Any] = {"number": 0, "players": (), "first": 0, "turns": 1, "decisions": 1}
    settings |= {"free": 1, "choices": 1, "lead_changes": 0, "decided_after": 0.0, "scores": tuple(scores)}
    settings["winners"] = tuple(seat for seat, points in enumerate(scores) if points == best)
    return Row(**settings | facts)


# The page


class Reader(HTMLParser):
    """Checks that what is opened is closed, and collects what would be fetched."""

    VOID = ("meta", "!doctype")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        facts = dict(attributes)
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "svg":
            self.pictures.append(facts)
        if tag in ("script", "link", "img", "iframe", "object") or "src" in facts:
            self.fetched.append(tag)
        self.fetched += [facts["href"] or ""] if tag == "a" and not str(facts["href"]).startswith("#") else []

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def groups(game: str) -> tuple[Group, ...]:
    """What a report counts, each in a picture of its own."""
    setup = GAMES[game].setup(GAMES[game].seats[0])
    return setup.game.chronicle(setup).groups


def forbidden(game: str) -> str:
    """Something to do without: a family of the game's chronicle, or else all tokens of one kind."""
    setup = GAMES[game].setup(GAMES[game].seats[0])
    families = setup.game.chronicle(setup).families
    known = {"pungi": "frog", "fruitoplay": "double", "input": "announcing", "pies": "steal"}
    return known.get(game) or next(iter(families), f"{setup.token(0).partition(':')[0]}:*")


@pytest.mark.parametrize("game", some(GAMES, "pungi"))
def test_every_game_has_a_report(game: str) -> None:
    seats = GAMES[game].seats[0]
    told = good(
        f"report {game} --seats {seats} {SMALL} --forbid {forbidden(game)}".replace("--forbid none", "")
    )
    assert told == f"The report: {game}-report/report.html. Seed: 1\n"
    text = Path(f"{game}-report/report.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.fetched == []
    assert len(reader.pictures) > 4 + len(groups(game))
    assert all(picture["role"] == "img" and picture["aria-label"] for picture in reader.pictures)
    assert "#010203" not in text  # ink has the colour of the page's text
    for section in ("scores", "seats", "length", "leads", "items", "luck", "restraint"):
        assert f'<section id="{section}">' in text
    games = lines(f"{game}-report/games.csv")
    parts = Counter(line["part"] for line in games)
    assert parts == {"games": 40, "ladder": 4, "restraint": 4}
    for table in ("points", "seats", "length", "leads", "ladder", "meetings", "restraint"):
        assert lines(f"{game}-report/tables/{table}.csv")


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a report on two tables, and the second of them."""
    where = tmp_path_factory.mktemp("compared")
    other = PUNGI.component_set().text.replace('"4" = 4', '"4" = 5').replace('"1" = 4', '"1" = 3')
    (where / "other.toml").write_text(other, encoding="utf-8")
    options = "--seats 4 --components house-1 --compare other.toml --compare-option chaos=on"
    with chdir(where):
        good(f"report pungi {SMALL} {options}")
    return where


@pytest.mark.wide
def test_the_command_on_the_page_makes_the_same_page_again(
    compared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(compared)
    text = Path("pungi-report/report.html").read_text(encoding="utf-8")
    command = text.split("<code>")[1].split("</code>")[0]
    name, *words = shlex.split(command)
    assert name == "parlour"
    good(shlex.join([*words, "--folder", "again"]))
    assert Path("again/report.html").read_text(encoding="utf-8") == text


@pytest.mark.outer
def test_two_tables_stand_side_by_side(compared: Path) -> None:
    tables = compared / "pungi-report" / "tables"
    rows = {line["measure"]: line for line in lines(tables / "compared-numbers.csv")}
    points = rows["points"]
    house, own = (
        next(column for column in points if column.startswith(name)) for name in ("house-1", "own_")
    )
    assert float(points["difference"]) == pytest.approx(float(points[own]) - float(points[house]))
    taken = {line["item"]: line for line in lines(tables / "compared-items-snakes.csv")}
    assert float(taken["+4"]["a_game:_difference"]) > 0.5
    text = (compared / "pungi-report" / "report.html").read_text(encoding="utf-8")
    assert '<section id="compared">' in text


def test_no_two_tables_share_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Input has a group of items called numbers, as a table of measures is."""
    for drawn in ("histogram", "intervals", "taken"):
        monkeypatch.setattr(figures, drawn, lambda *_: None)
    table = GAMES["input"].component_set()
    variants = [Variant(dict(GAMES["input"].setup(2).options), table) for _ in range(2)]
    settings: dict[str, Any] = {"players": ["random"], "ladder": ["random"], "restrained": "random"}
    chosen = study.plan(GAMES["input"], variants, [2], **settings, forbidden=[], games=4, seed="1")
    found = Findings(chosen, [play_chunk(chosen, chunk) for chunk in chosen.chunks(4, 0)])
    sections = Sections(found, words_for("parlour.lab")).all()
    names = [sheet.name for section in sections for sheet in section.sheets()]
    assert {"compared-numbers", "compared-items-numbers"} <= {*names}
    assert len({*names}) == len(names)


# Languages


@pytest.mark.wide
def test_a_report_begun_in_one_language_is_published_in_another(
    compared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page changes; everything that a machine reads stays as it is."""
    monkeypatch.chdir(compared)
    before = contents("pungi-report")
    command = shlex.split(before["report.html"].decode().split("<code>")[1].split("</code>")[0])
    monkeypatch.setattr(cli_report, "say", words_for(locale="de"))
    told = good(shlex.join(command[1:]))
    assert told == "Der Bericht: pungi-report/report.html. Seed: 1\n"
    after = contents("pungi-report")
    page = after.pop("report.html").decode()
    (compared / "pungi-report" / "report.html").write_bytes(before.pop("report.html"))
    assert after == before
    assert '<html lang="de">' in page
    for text in (">Sitzreihenfolge</h2>", ">geteilte Siege</th>", "eigene ", "Vorsprung vor den anderen"):
        assert text in page
    assert re.search(r">\d+,\d\N{NO-BREAK SPACE}% \(\d+,\d\N{NO-BREAK SPACE}% bis ", page)
    assert not re.search(r">[-\N{MINUS SIGN}]?\d+\.\d+( \(|</td>|</text>)", page)


def contents(folder: str) -> dict[str, bytes]:
    files = (path for path in Path(folder).rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.parametrize("locale", some(LOCALES, "de"))
def test_every_language_has_every_section(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for drawn in ("histogram", "intervals", "stacked", "taken"):
        monkeypatch.setattr(figures, drawn, lambda *_: None)
    words = words_for("parlour.lab", locale=locale)
    found = Sections(few_games(), words).all()
    assert [section.name for section in found] == [*SECTIONS]
    titles = [section.title for section in found]
    assert titles == [words(f"report-title-{section}") for section in SECTIONS]
    texts = [text for section in found for text in (*section.words, *section.points)]
    texts += ["".join(sheet.html(words)) for section in found for sheet in section.sheets()]
    assert not [text for text in texts if "{" in text]


SECTIONS = ("notable", "compared", "scores", "seats", "length", "leads", "items", "luck", "restraint")


@cache
def few_games() -> Findings:
    """A small study with all parts, and the same variant twice."""
    chosen = plan(variants=2, forbidden=["frog"])
    chunks = chosen.chunks(40, luck.FEWEST)
    return Findings(chosen, [play_chunk(chosen, chunk) for chunk in chunks])


@pytest.mark.parametrize(("locale", "tick"), [("en", ">0.10</text>"), ("de", ">0,10</text>")])
def test_axes_have_the_decimal_sign_of_the_language(locale: str, tick: str) -> None:
    panels = {"": {"frog": Estimate(0.1, 0.05, 0.15)}}
    assert tick in figures.intervals(words_for(locale=locale), panels, "points", "Points").svg


def test_a_long_list_of_names_is_cut() -> None:
    sections = Sections(few_games(), words_for("parlour.lab"))
    names = [str(number) for number in range(MOST_NAMES + 2)]
    assert sections._names(names[:-2]).endswith(f", {MOST_NAMES - 1}")
    assert sections._names(names).endswith(f", {MOST_NAMES - 1} and 2 more")


# To go on


@pytest.fixture
def _no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures take their time."""

    def publish(where: Path, findings: Findings, command: str, locale: str) -> Path:
        folder._write_games(where / "games.csv", findings)
        found = msgspec.json.encode(findings.items(0, findings.plan.middle))
        (where / "items.json").write_bytes(found)
        return where

    monkeypatch.setattr(folder, "publish", publish)


@pytest.mark.outer
@pytest.mark.usefixtures("_no_page")
def test_a_report_goes_on_without_counting_a_game_twice() -> None:
    good(f"report pungi --seats 3 {SMALL} --folder whole")
    good(f"report pungi --seats 3 {SMALL} --folder parts")
    path = Path("parts/ledger.jsonl")
    first, *rest = path.read_bytes().splitlines(keepends=True)
    assert len(rest) == 40 + 2
    for kept in (
        [first[:20]],  # less than the plan
        [first, *rest[:7], rest[7][:30]],  # a line cut off
        [first, *rest[:5], *rest[3:9]],  # lines that are there twice
        [first, *rest[20:]],
    ):
        path.write_bytes(b"".join(kept))
        good(f"report pungi --seats 3 {SMALL} --folder parts")
        for name in ("games.csv", "items.json"):
            assert Path("parts", name).read_bytes() == Path("whole", name).read_bytes()


@pytest.mark.usefixtures("_no_page")
def test_more_games_are_added_and_fewer_are_the_first_ones() -> None:
    good(f"report pungi --seats 3 {SMALL}")
    few = lines("pungi-report/games.csv")
    good(f"report pungi --seats 3 {SMALL.replace('--games 40', '--games 60')}")
    more = lines("pungi-report/games.csv")
    good(f"report pungi --seats 3 {SMALL}")
    assert lines("pungi-report/games.csv") == few
    assert len(more) == len(few) + 20
    assert [line for line in more if line in few] == few


@pytest.mark.usefixtures("_no_page")
def test_the_seed_of_a_report_that_has_begun_may_be_left_out() -> None:
    good(f"report pungi --seats 3 {SMALL}")
    assert good(f"report pungi --seats 3 {SMALL}".replace("--seed 1", "")).endswith("Seed: 1\n")


@pytest.mark.outer
@pytest.mark.usefixtures("_no_page")
def test_jobs_make_no_difference() -> None:
    good(f"report pungi --seats 3,4 {SMALL} --folder one")
    good(f"report pungi --seats 3,4 {SMALL} --folder two".replace("--jobs 1", "--jobs 2"))
    assert Path("one/items.json").read_bytes() == Path("two/items.json").read_bytes()
    assert Path("one/games.csv").read_bytes() == Path("two/games.csv").read_bytes()


@pytest.mark.outer
@pytest.mark.usefixtures("_no_page")
def test_a_killed_report_goes_on_to_the_same_result() -> None:
    command = "report pungi --seats 4 --games 800 --deals 0 --seed 1 --jobs 2 --folder killed"
    start = [sys.executable, "-c", "from parlour.cli import main; main()", *command.split()]
    ledger = Path("killed/ledger.jsonl")
    with subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=os.environ) as process:
        for _ in range(600):
            if ledger.exists() and ledger.read_bytes().count(b"\n") > 3:
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
    finished = ledger.read_bytes().count(b"\n") - 1
    assert 3 <= finished < 40
    good(command)
    good(command.replace("killed", "whole"))
    for name in ("games.csv", "items.json"):
        assert Path("killed", name).read_bytes() == Path("whole", name).read_bytes()
    numbers = [int(line["number"]) for line in lines("killed/games.csv")]
    assert numbers == list(range(800))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("report nim", "game-unknown"),
        ("report pungi --seats 3,x", "seats-list"),
        ("report pungi --seats 3,9", "seats"),
        ("report pungi --bots nobody", "bot-unknown"),
        ("report pungi --ladder nobody", "bot-unknown"),
        ("report pungi --seats 3 --bots random,random,random,random", "bots-too-many"),
        ("report pungi --forbid unicorn", "report-family"),
        ("report pungi --components nowhere.toml", "file"),
        ("report pungi --compare-option chaos", "option-form"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(command: str, code: str) -> None:
    refused(command, code)
    assert not Path("pungi-report").exists()


@pytest.mark.usefixtures("_no_page")
def test_the_folder_of_another_report_is_refused_and_kept() -> None:
    good(f"report pungi --seats 3 {SMALL}")
    before = Path("pungi-report/ledger.jsonl").read_bytes()
    assert "what differs: seed." in refused(f"report pungi --seats 3 {SMALL} --seed 2", "report-plan")
    assert "what differs: seats." in refused(f"report pungi --seats 4 {SMALL}", "report-plan")
    assert Path("pungi-report/ledger.jsonl").read_bytes() == before
    Path("pungi-report/ledger.jsonl").write_text("dear diary\n", encoding="utf-8")
    refused(f"report pungi --seats 3 {SMALL}", "report-file")


def test_what_is_not_installed_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    told = refused(f"report pungi --seats 3 {SMALL} --cluster auto", "report-extra")
    assert "parlour[cluster]" in told
    monkeypatch.delattr(parlour.lab, "findings")
    monkeypatch.setitem(sys.modules, "parlour.lab.findings", None)
    told = refused(f"report pungi --seats 3 {SMALL}", "report-extra")
    assert "parlour[report]" in told


# Games


def test_every_bot_of_the_ladder_has_every_seat_of_a_deal_once() -> None:
    for ladder in (["random", "greedy"], ["random", "greedy", "random", "novice", "greedy"]):
        entry = play_chunk(plan(ladder=ladder), Chunk("ladder", 0, 3, 4))
        assert len(entry.rows) == len(ladder)
        assert {game.first for game in entry.rows} == {entry.rows[0].first}
        sittings = [(seat, rung) for game in entry.rows for seat, rung in enumerate(game.players)]
        assert sorted(sittings) == [(seat, rung) for seat in range(3) for rung in range(len(ladder))]


class Told:
    """Remembers what it may choose from."""

    heard: list[tuple[str, ...]] = []  # noqa: RUF012

    def __init__(self, setup: Setup, seed: int | str) -> None:
        pass

    def choose(self, view: View, legal: Sequence[str]) -> str:
        self.heard.append(tuple(legal))
        return legal[0]


def test_a_player_does_without_as_long_as_there_is_anything_else() -> None:
    setup = PUNGI.setup(3)
    state = setup.state()
    while state.waiting[0] < 0:
        state.settle(state.draw(parlour.Rng(state.chance())))
    (seat,) = state.waiting
    legal = state.legal(seat)
    tokens = [setup.token(action) for action in legal]
    Told.heard.clear()
    Restrained(setup, f"{__name__}:Told", "1", (tokens[0], tokens[2])).choose(state, seat, legal)
    Restrained(setup, f"{__name__}:Told", "1", ("play:*",)).choose(state, seat, legal)
    assert Told.heard == [(tokens[1], *tokens[3:]), tuple(tokens)]
    assert matches("play:frog-7", ["take:*", "play:*-7"])
    assert not matches("play:frog-7", ["play:*-1", "frog"])


def test_free_and_restrained_play_begin_alike() -> None:
    entry = play_chunk(plan(forbidden=["frog", "play:unicorn-*"]), Chunk("restraint", 0, 3, 1))
    free, frog, unicorn = entry.rows
    assert free.players == (-1, -1, -1)
    assert frog.players == (-1, 0, -1)
    assert free.first == frog.first
    assert unicorn.scores == free.scores  # nothing was forbidden in truth


def test_who_leads_and_since_when() -> None:
    assert leads([[1, 0], [1, 1], [0, 2], [3, 2]], [0]) == (2, 0.75)
    assert leads([[1, 0], [2, 2], [3, 2], [4, 0]], [0]) == (0, 0.5)
    assert leads([[0, 0], [1, 1]], [0, 1]) == (0, 1.0)
    assert leads([[2, 1]], [0]) == (0, 0.0)


# What things are worth


def chunks_of(games: int, closed: bool, seed: int, worth: Sequence[float] = (3.0, -1.0, 0.5)) -> list[Sums]:
    """Games in which three seats take items of known worth, and some points come by chance."""
    rng = np.random.default_rng(seed)
    group = (Group("things", ("a", "b", "c", "never")),)
    sums: list[Sums] = []
    for _ in range(20):
        rows, accounts = [], []
        for _ in range(games // 20):
            counts = rng.poisson((2.0, 1.0, 0.5), (3, 3))
            if closed:
                counts = rng.multinomial(5, (0.5, 0.3, 0.2), 3)
            points = np.rint(10 * (counts @ worth + rng.normal(0, 1, 3))).astype(int)
            rows.append(row(points.tolist()))
            takings = [
                (item, seat, item)
                for seat in range(3)
                for item in range(3)
                for _ in range(counts[seat, item])
            ]
            accounts.append(Account(0, 3, [], takings))
        sums += summed(group, 3, rows, accounts)
    return sums


def test_the_worth_of_things_is_found() -> None:
    found = items(Group("things", ("a", "b", "c", "never")), chunks_of(400, False, 1))
    assert not found.closed
    assert not found.exact
    assert found.games == 400
    a, b, c, never = found.items
    for item, true in ((a, 30), (b, -10), (c, 5)):
        assert item.worth is not None
        assert item.worth.low < true < item.worth.high
        assert item.worth.high - item.worth.low < 3
    assert never.worth is None
    assert never.wins is None
    assert never.taken == Estimate(0, 0, 0)
    assert a.taken is not None
    assert a.taken.low < 6 < a.taken.high
    assert [item.when.mean for item in (a, b, c) if item.when] == pytest.approx(
        [1 / 6, 1 / 2, 5 / 6], abs=0.001
    )
    assert b.parts == (0, 0, 0, 3, 0, 0) or b.parts == pytest.approx((0, 0, 0, 3, 0, 0))


def test_where_all_take_equally_many_things_are_compared_with_the_average() -> None:
    found = items(Group("things", ("a", "b", "c", "never")), chunks_of(400, True, 2))
    assert found.closed
    average = 0.5 * 30 + 0.3 * -10 + 0.2 * 5
    for item, true in zip(found.items, (30, -10, 5), strict=False):
        assert item.worth is not None
        assert item.worth.low < true - average < item.worth.high


def test_a_single_exception_does_not_decide_what_all_things_are_worth() -> None:
    """As many each, but for one seat in one game: what that happened to win is no measure of anything."""
    group = Group("things", ("a", "b", "c", "never"))
    odd = summed((group,), 3, [row([500, 0, 0])], [Account(0, 3, [], [(0, 1, 0), (1, 2, 1)])])
    found = items(group, [*chunks_of(400, True, 2), *odd])
    assert found.closed
    assert found.items[0].worth is not None
    assert found.items[0].worth.low < 17 < found.items[0].worth.high


def test_intervals_hold_what_they_promise() -> None:
    held = 0
    for seed in range(60):
        (a, *_) = items(Group("things", ("a", "b", "c", "never")), chunks_of(60, False, 100 + seed)).items
        assert a.worth is not None
        held += a.worth.low < 30 < a.worth.high
    assert held >= 50  # of 57 to be expected


def test_things_that_make_all_the_points_are_known_as_such() -> None:
    setup = GAMES["pies"].setup(3)
    chosen = study.plan(
        GAMES["pies"],
        [Variant({}, setup.components)],
        [3],
        players=["random"],
        ladder=["random"],
        restrained="random",
        forbidden=[],
        games=120,
        seed="1",
    )
    entries = [play_chunk(chosen, chunk) for chunk in chosen.chunks(120, 0)]
    groups = {group.name: group for group in Findings(chosen, entries).items(0, 3)}
    assert groups["recipes"].exact
    assert not groups["actions"].exact
    (recipe,) = [item for item in groups["recipes"].items if item.name == "ABCD"]
    assert recipe.worth is not None
    assert recipe.worth.mean == pytest.approx(7)


def test_too_few_games_tell_no_worth() -> None:
    found = items(Group("things", ("a", "b", "c", "never")), chunks_of(400, False, 1)[:1])
    assert all(item.taken is None and item.worth is None for item in found.items)
    one = summed(
        (Group("things", ("a", "b")),), 2, [row([3, 1])], [Account(0, 1, [], [(0, 0, 0), (1, 0, 0)])]
    )
    found = items(Group("things", ("a", "b")), [*one, *one])
    assert [item.worth for item in found.items] == [None, None]


# Luck, skill and restraint


def test_the_variance_is_cut_into_its_components() -> None:
    rng = np.random.default_rng(1)
    deals, seats, rungs = 4000, 4, 3
    found = rng.normal(0, 1, (deals, seats, rungs))  # the rest: variance 1
    found += rng.normal(0, 2, (deals, seats, 1))  # the deal: 4
    found += np.array([-1.0, 0.0, 1.0])  # the player: 2/3
    found += np.array([1.0, -1.0, 1.0, -1.0])[:, None]  # the seat: 1
    assert luck.components(found) == pytest.approx([2 / 3, 1, 4, 1], rel=0.06)
    shares = luck.shares(found[:200])
    assert shares is not None
    for share, true in ((shares.player, 2 / 3), (shares.seat, 1.0), (shares.deal, 4.0), (shares.rest, 1.0)):
        assert share.low < true / (6 + 2 / 3) < share.high
    assert luck.shares(found[:5]) is None


def test_the_ladder_tells_who_is_better() -> None:
    chosen = plan(ladder=["random", "greedy"])
    rows = [r for deal in range(40) for r in play_chunk(chosen, Chunk("ladder", 0, 3, deal)).rows]
    weak, strong = luck.ladder(rows, chosen.ladder)
    assert weak.lead.high < 0 < strong.lead.low
    assert weak.wins.mean < strong.wins.mean
    assert strong.ahead[0] is not None
    assert strong.ahead[0].low > 0.5
    assert strong.ahead[1] is None


def test_a_loss_is_what_free_play_had_more() -> None:
    rows = []
    for deal in range(4):
        rows += [row([10, 4, 1], number=deal, players=(-1, -1, -1))]
        rows += [row([4 + deal, 6, 4], number=deal, players=(0, -1, -1))]
    (loss,) = restraint.losses(rows, ["luck"])
    assert loss.points.mean == 10 - 5.5
    assert loss.lead.mean == pytest.approx((10 - 2.5) - (5.5 - 5))
    assert loss.wins.mean == pytest.approx(1 - (0 + 0 + 0.5 + 1) / 4)
    assert loss.differs == 1


# Tables


def test_a_table_for_people_and_for_machines() -> None:
    sheet = Sheet(
        "x",
        "Things",
        (
            Column(Label("thing", "Ding"), "text"),
            Column(Label("times", "Mal"), "count"),
            Column(Label("won at", "gewonnen"), "share"),
            Column(Label("worth", "Wert")),
        ),
        (
            (Label("a", "<ä>"), 1234, Estimate(0.5, 0.4, 0.6), -0.001),
            ("b", 1, None, Estimate(-1, -2, 0)),
        ),
    )
    assert sheet.csv() == (
        "thing,times,won_at,won_at_low,won_at_high,worth,worth_low,worth_high\n"
        "a,1234,0.5,0.4,0.6,-0.001,,\n"
        "b,1,,,,-1,-2,0\n"
    )
    english, german = ("".join(sheet.html(words_for(locale=locale))) for locale in ("en", "de"))
    assert '<th scope="row">&lt;ä&gt;</th>' in english
    assert ">gewonnen</th>" in english
    assert "50.0% (40.0% to 60.0%)" in english
    assert "50,0\N{NO-BREAK SPACE}% (40,0\N{NO-BREAK SPACE}% bis 60,0\N{NO-BREAK SPACE}%)" in german
    assert "\N{MINUS SIGN}1.00 (\N{MINUS SIGN}2.00 to 0.00)" in english
    assert write("number", -0.001, words_for()) == "0.00"
    assert write("count", 1234, words_for()) == "1,234"
    assert write("count", 1234, words_for(locale="de")) == "1.234"


def test_an_entry_survives_the_ledger() -> None:
    chosen = plan()
    entry = play_chunk(chosen, Chunk("games", 0, 3, 0))
    kept = folder.ledger(Path("kept"), chosen)
    kept.add(entry)
    assert folder.ledger(Path("kept"), chosen).entries == [entry]
    assert isinstance(entry, Entry)
    assert Findings(chosen, [entry, entry]).rows("games", 0, 3) == list(entry.rows)
