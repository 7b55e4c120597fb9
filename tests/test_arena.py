"""Bots compared on duplicate deals."""

from __future__ import annotations

import csv
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from click.testing import CliRunner

import parlour
from parlour import Rng
from parlour.bots.driver import DuplicateDraws
from parlour.cli import main
from parlour.games import Terms
from parlour.lab import arena, cheater
from parlour.lab.arena import Deal, Plan, Played, contest, looks, play_deal, summary
from parlour.lab.cheater import Cheater
from parlour.lab.estimates import student
from parlour.lab.ledger import deals as deals_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import State

PUNGI = parlour.setup("pungi", 4)


class First:
    """Always the first legal action: equal ones are equal in everything."""

    def __init__(self, setup: Setup, seed: int | str) -> None:
        pass

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[0]


class Raising(First):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        raise ZeroDivisionError("too clever")


class Illegal(First):
    def choose(self, view: View, legal: Sequence[str]) -> str:
        return "play:unicorn-1"


class Unmade(First):
    def __init__(self, setup: Setup, seed: int | str) -> None:
        raise RuntimeError("no model")


class Meddling(First):
    """Spoils the list that it was given."""

    def choose(self, view: View, legal: Any) -> str:
        choice: str = legal[0]
        legal.clear()
        return choice


class Peeking(Cheater):
    """Writes down what each seat of a new game of Pungi knows, and plays anything."""

    seen: list[list[View]] = []  # noqa: RUF012

    def __init__(self, setup: Setup, seed: int | str) -> None:
        self.setup, self.rng = setup, Rng(seed)

    def peek(self, state: State) -> None:
        views: list[Any] = [self.setup.view(state, viewer) for viewer in range(self.setup.seats)]
        if not views[0].played and not views[0].discard:
            self.seen.append(views)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[self.rng.below(len(legal))]


OWN = {kind.__name__.lower(): kind for kind in (First, Raising, Illegal, Unmade, Meddling, Peeking)}
OWN |= {"also-first": First, "also-peeking": Peeking}


@pytest.fixture
def own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    found = arena.maker
    monkeypatch.setattr(arena, "maker", lambda name: OWN.get(name) or found(name))


def run(plan: Plan, most: int, **settings: Any) -> arena.Summary:
    until_clear = settings.get("until_clear", False)
    return summary(plan, contest(plan, most, **settings), most, until_clear=until_clear)


# Duplicate deals


def test_every_seating_is_played_once() -> None:
    def seatings(seats: int, *names: str) -> list[str]:
        plan = Plan.of(parlour.setup("pungi", seats), names, 1)
        return ["".join(name[0] for name in seating) for seating in plan.seatings()]

    assert seatings(4, "greedy", "random") == ["grgr", "rgrg"]
    assert seatings(3, "greedy", "random") == ["grg", "ggr", "rgg"]
    assert seatings(3, "cheater", "greedy", "random") == ["cgr", "rcg", "grc"]
    assert seatings(3, "greedy", "greedy") == seatings(3, "greedy") == ["ggg"]


@pytest.mark.parametrize("game", parlour.GAMES)
def test_a_deal_is_the_same_whoever_plays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has the same draws, which come from the deal alone."""
    deals: list[DuplicateDraws] = []

    def kept(seed: str) -> DuplicateDraws:
        deals.append(DuplicateDraws(seed))
        return deals[-1]

    monkeypatch.setattr(arena, "DuplicateDraws", kept)
    setup = parlour.setup(game, parlour.GAMES[game].seats[0])
    games = [play_deal(Plan.of(setup, names, 5), 3).games for names in (["greedy", "random"], ["random"])]
    assert len(deals) == sum(map(len, games)) > 2
    assert {deal.seed for deal in deals} == {"5/3"}
    assert all(deal.drawn == deals[0].drawn for deal in deals)
    assert set(deals[0].drawn) <= set(setup.chances)


@pytest.mark.usefixtures("own_bots")
def test_all_seatings_are_dealt_the_same_cards() -> None:
    Peeking.seen.clear()
    plan = Plan.of(PUNGI, ["peeking", "also-peeking"], 1)
    deals = [play_deal(plan, number) for number in (0, 1)]
    first, first_moved, second, second_moved = Peeking.seen
    assert first == first_moved
    assert second == second_moved
    assert first != second
    assert deals[0].games[0].scores != deals[0].games[1].scores  # for they were played differently


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("seats", [3, 4])
def test_equal_bots_come_out_exactly_even(seats: int) -> None:
    told = run(Plan.of(parlour.setup("pungi", seats), ["first", "also-first"], 1), 10)
    one, other = told.bots
    assert one.wins.mean == pytest.approx(told.even)
    assert one.wins.high - one.wins.low == pytest.approx(0)
    assert one.points.mean == pytest.approx(other.points.mean)
    assert one.rating.mean == pytest.approx(other.rating.mean)


@pytest.mark.outer
def test_the_same_seed_gives_the_same_deals_whatever_the_jobs() -> None:
    plan = Plan.of(PUNGI, ["greedy", "random"], 5)
    alone = list(contest(plan, 12))
    together = sorted(contest(plan, 12, jobs=2), key=lambda deal: deal.number)
    assert [deal.number for deal in alone] == list(range(12))
    assert list(map(timeless, together)) == list(map(timeless, alone))
    assert timeless(play_deal(Plan.of(PUNGI, ["greedy", "random"], 6), 0)) != timeless(alone[0])


def timeless(deal: Deal) -> list[tuple[object, ...]]:
    return [(deal.number, game.bots, game.scores, game.winners, game.decisions) for game in deal.games]


# Failing bots and the cheater


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize(
    ("bot", "trouble"),
    [
        ("raising", "ZeroDivisionError: too clever"),
        ("illegal", "'play:unicorn-1' is not legal"),
        ("unmade", "RuntimeError: no model"),
    ],
)
def test_greedy_decides_where_a_bot_fails(bot: str, trouble: str) -> None:
    plan = Plan.of(PUNGI, [bot, "random"], 1)
    told = run(plan, 4)
    failing, random = told.bots
    assert failing.failures == failing.decisions == 4 * 2 * 2 * 9
    assert failing.trouble == trouble
    assert (random.failures, random.trouble) == (0, "")
    assert failing.wins.mean > random.wins.mean


@pytest.mark.usefixtures("own_bots")
def test_a_bot_that_spoils_its_list_spoils_nothing_else() -> None:
    told = run(Plan.of(PUNGI, ["meddling", "first"], 1), 3)
    assert [row.failures for row in told.bots] == [0, 0]
    assert told.bots[0].points.mean == pytest.approx(told.bots[1].points.mean)


def test_the_cheater_plays_here_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cheater, "ITERATIONS", 50)
    told = run(Plan.of(parlour.setup("pungi", 3), ["cheater", "random"], 1), 2)
    assert told.bots[0].wins.mean > told.bots[1].wins.mean
    assert told.bots[0].failures == 0
    for command in ("play pungi --bots cheater", "simulate pungi --bots cheater"):
        assert "[bot-unknown]" in refusal(command)


# Statistics


def game(bots: str, scores: Sequence[int], winners: Sequence[int], times: Sequence[float] = ()) -> Played:
    seats = len(bots)
    zeros = (0,) * seats
    return Played(
        bots=tuple(bots),
        scores=tuple(scores),
        winners=tuple(winners),
        decisions=(5,) * seats,
        failures=zeros,
        trouble=("",) * seats,
        milliseconds=tuple(times) or (0.0,) * seats,
    )


def plan_for(bots: str, seats: int) -> Plan:
    """A plan whose deals are made up."""
    return Plan(terms=Terms("", seats, {}, PUNGI.components), rules=1, bots=tuple(bots), meaning=(), seed="")


def test_a_row_counts_each_deal_once() -> None:
    deals = [
        Deal(0, (game("aba", [9, 9, 2], [0, 1], [10, 1, 20]), game("aab", [5, 4, 7], [2]))),
        Deal(1, (game("aba", [3, 3, 1], [2]), game("aab", [6, 0, 0], [0]))),
    ]
    told = summary(plan_for("ab", 3), deals, 2)
    a, b = told.bots
    assert (a.bot, a.seats, b.bot, b.seats) == ("a", 2, "b", 1)
    assert a.wins.mean == pytest.approx(((0.5 + 0 + 0 + 0) / 4 + (0 + 1 + 1 + 0) / 4) / 2)
    assert b.wins.mean == pytest.approx(((0.5 + 1) / 2 + 0) / 2)
    assert a.rank.mean == pytest.approx(((1.5 + 3 + 2 + 3) / 4 + (2.5 + 1 + 1 + 2.5) / 4) / 2)
    assert b.rank.mean == pytest.approx(((1.5 + 1) / 2 + (2.5 + 2.5) / 2) / 2)
    assert b.margin.mean == pytest.approx(((0 + 2) / 2 + (0 - 6) / 2) / 2)
    assert a.points.mean == pytest.approx((20 / 4 + 10 / 4) / 2)
    assert (a.decisions, b.decisions) == (40, 20)
    assert a.milliseconds.mean == pytest.approx((30 / 20 + 0) / 2)
    assert (told.deals, told.games, told.even) == (2, 6, 1 / 3)


def test_bots_that_tie_are_rated_alike_and_above_those_they_beat() -> None:
    """Plackett-Luce of openskill 6.2 gives the third of four as much as the two that won together."""
    deal = Deal(0, (game("abcd", [5, 5, 3, 1], [0, 1]),))
    first, second, third, last = [row.rating.mean for row in summary(plan_for("abcd", 4), [deal], 1).bots]
    assert first == pytest.approx(second)
    assert second > third + 1 > last + 2
    assert first + second + third + last == pytest.approx(4 * 25)


def test_ratings_tell_who_is_better_and_grow_surer() -> None:
    def rated(deals: int) -> list[arena.Row]:
        won = [Deal(n, (game("abc", [3, 2, 1] if n % 4 else [1, 3, 2], [0]),)) for n in range(deals)]
        return list(summary(plan_for("abc", 3), won, deals).bots)

    few, many = rated(8), rated(80)
    assert [row.bot for row in sorted(many, key=lambda row: -row.rating.mean)] == ["a", "b", "c"]
    assert many == rated(80)
    for before, after in zip(few, many, strict=True):
        assert after.rating.high - after.rating.low < before.rating.high - before.rating.low


@pytest.mark.parametrize(
    ("z", "freedom", "bound"),
    [(1.96, 3, 3.182), (1.96, 7, 2.365), (1.96, 19, 2.093), (1.96, 10**6, 1.96), (2.5758, 9, 3.250)],
)
def test_bounds_are_those_of_students_table(z: float, freedom: int, bound: float) -> None:
    assert student(z, freedom) == pytest.approx(bound, abs=0.005)


# Until it is clear


def test_looks_are_at_an_eighth_a_quarter_a_half_and_the_end() -> None:
    assert looks(800) == [100, 200, 400, 800]
    assert looks(20) == [3, 5, 10, 20]
    assert looks(1) == [1]


@pytest.mark.parametrize(
    ("bots", "verdict"), [(["greedy", "random"], "ahead"), (["random", "greedy"], "behind")]
)
def test_greedy_against_random_is_clear_early(bots: list[str], verdict: str) -> None:
    plan = Plan.of(PUNGI, bots, 1)
    deals = list(contest(plan, 400, until_clear=True))
    assert len(deals) == 50
    told = summary(plan, deals, 400, until_clear=True)
    assert (told.deals, told.most, told.verdict) == (50, 400, verdict)


@pytest.mark.usefixtures("own_bots")
def test_equals_play_to_the_end() -> None:
    told = run(Plan.of(PUNGI, ["first", "also-first"], 1), 16, until_clear=True)
    assert (told.deals, told.verdict) == (16, "open")


def test_a_few_deals_are_never_clear() -> None:
    won = [Deal(n, (game("ab", [1, 0], [0]), game("ba", [0, 1], [1]))) for n in range(20)]
    assert arena.verdict(plan_for("ab", 2), won[:19]) == "open"
    assert arena.verdict(plan_for("ab", 2), won) == "ahead"


@pytest.mark.wide
def test_equal_bots_are_seldom_called_unequal() -> None:
    """In about 5% of contests: of 400 fair ones in 20, give or take three standard deviations."""
    plan, wrong = plan_for("ab", 2), 0
    for seed in range(400):
        rng = Rng(seed)
        tossed = [(rng.below(2), rng.below(2)) for _ in range(96)]
        deals = [
            Deal(n, (game("ab", [0, 0], [one]), game("ba", [0, 0], [two])))
            for n, (one, two) in enumerate(tossed)
        ]
        wrong += any(arena.verdict(plan, deals[:look]) != "open" for look in looks(96))
    assert 7 <= wrong <= 33


# The command


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def good(command: str) -> str:
    result = CliRunner().invoke(main, shlex.split(command), catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def refusal(command: str) -> str:
    result = CliRunner().invoke(main, shlex.split(command), catch_exceptions=False)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr


def facts(path: str) -> dict[str, Any]:
    """Results without times, which are never the same twice."""
    told: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
    for row in told["bots"]:
        del row["milliseconds"]
    return told


def test_the_table_fits_a_hundred_columns() -> None:
    told = good("arena pungi --bots greedy,random --deals 8 --seed 1 --until-clear")
    for word in ("greedy", "wins", "rank", "margin", "points", "rating", "decisions", "failures", "Seed: 1"):
        assert word in told
    assert "lear after 8 " in told
    assert max(map(len, told.splitlines())) <= 100


def test_decisions_can_be_judged_instead_of_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """`greedy` gains more than `random` by what both could know, whoever wins."""
    monkeypatch.setattr(arena, "TRIALS", 8)
    plan = Plan.of(parlour.setup("fruitoplay", 2), ["greedy", "random"], 1, adjusted=True)
    deals = [play_deal(plan, number) for number in range(4)]
    assert all(len(game.gains) == 2 for deal in deals for game in deal.games)
    greedy, random = summary(plan, deals, 4).bots
    assert greedy.adjusted
    assert random.adjusted
    assert greedy.adjusted.mean > random.adjusted.mean
    many = [msgspec.structs.replace(deals[number % 4], number=number) for number in range(arena.FEWEST)]
    assert arena.verdict(plan, many) == "ahead"
    plain = summary(Plan.of(parlour.setup("pungi", 3), ["greedy", "random"], 1), deals, 4)
    assert [row.adjusted for row in plain.bots] == [None, None]
    assert "luck-free" in good("arena pungi --bots greedy,random --deals 2 --seed 1 --seats 3 --adjusted")


@pytest.mark.usefixtures("own_bots")
def test_the_table_tells_what_failed() -> None:
    told = good("arena pungi --bots raising,random --deals 2 --seed 1")
    assert "The first failure of raising: ZeroDivisionError: too clever" in told
    assert "72" in told


def test_results_as_json_and_csv() -> None:
    good("arena pungi --option chaos=on --deals 6 --seed 1 --out x.json --out x.csv")
    told = facts("x.json")
    assert (told["game"], told["options"], told["deals"], told["games"]) == ("pungi", {"chaos": "on"}, 6, 12)
    with Path("x.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["bot"] for line in lines] == ["greedy", "random"]
    for line, row in zip(lines, told["bots"], strict=True):
        for column in ("wins", "rank", "margin", "points", "rating"):
            written = [float(line[column]), float(line[f"{column}_low"]), float(line[f"{column}_high"])]
            assert written == list(row[column].values())


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ("--bots oracle", "bot-unknown"),
        ("--bots random,random,random,random,random", "bots-too-many"),
        ("--seats 7", "seats"),
        ("--out x.txt", "out-form"),
        ("--out /dev/null/x.json", "file"),
        ("--resume /dev/null/x", "file"),
        ("--resume .", "file"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    arguments: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(arena, "play_deal")
    assert refusal(f"arena pungi {arguments}").endswith(f" [{code}]\n")


# Going on


COMMAND = "arena pungi --bots greedy,random --seed 1"


def test_an_arena_goes_on_without_playing_a_deal_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(plan: Plan, number: int) -> Deal:
        played.append(number)
        return play_deal(plan, number)

    monkeypatch.setattr(arena, "play_deal", play)
    good(f"{COMMAND} --deals 5 --resume a.jsonl")
    good(f"{COMMAND} --deals 9 --resume a.jsonl --out a.json")
    assert played == list(range(9))
    good("arena pungi --bots greedy,random --deals 9 --resume a.jsonl")  # the seed is the file's
    good(f"{COMMAND} --deals 3 --resume a.jsonl --out few.json")
    assert played == list(range(9))
    good(f"{COMMAND} --deals 9 --out b.json")
    good(f"{COMMAND} --deals 3 --out three.json")
    assert facts("a.json") == facts("b.json")
    assert facts("few.json") == facts("three.json")


def test_a_file_cut_off_anywhere_is_mended() -> None:
    good(f"{COMMAND} --deals 4 --resume a.jsonl --out whole.json")
    whole = Path("a.jsonl").read_bytes()
    header = whole.index(b"\n") + 1
    second = whole.index(b"\n", header) + 1
    for cut in (0, 10, header - 1, header, header + 1, second - 1, second, len(whole) - 20, len(whole) - 1):
        Path("a.jsonl").write_bytes(whole[:cut])
        good(f"{COMMAND} --deals 4 --resume a.jsonl --out again.json")
        assert facts("again.json") == facts("whole.json")
        deals = deals_in(Path("a.jsonl"), Plan.of(PUNGI, ["greedy", "random"], 1)).entries
        assert sorted(deal.number for deal in deals) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("other", "differs"),
    [
        ("--bots random,greedy --seed 1", "bots"),
        ("--bots greedy,random --seed 2", "seed"),
        ("--bots greedy,random --seed 1 --seats 3", "seats"),
        ("--bots greedy,random --seed 1 --option chaos=on", "options"),
    ],
)
def test_the_file_of_another_plan_is_refused_and_kept(other: str, differs: str) -> None:
    good(f"{COMMAND} --deals 2 --resume a.jsonl")
    before = Path("a.jsonl").read_bytes()
    told = refusal(f"arena pungi {other} --deals 2 --resume a.jsonl")
    assert f"what differs: {differs}." in told
    assert told.endswith(" [arena-plan]\n")
    assert Path("a.jsonl").read_bytes() == before


@pytest.mark.parametrize("content", [b"dear diary", b"dear diary\n", b"{}\n", b"\xff\xfe\n"])
def test_a_file_that_is_no_arenas_is_refused_and_kept(content: bytes) -> None:
    Path("a.jsonl").write_bytes(content)
    for seed in ("", "--seed 1"):
        assert refusal(f"arena pungi --deals 2 --resume a.jsonl {seed}").endswith(" [arena-file]\n")
        assert Path("a.jsonl").read_bytes() == content


@pytest.mark.outer
def test_a_killed_arena_goes_on_to_the_same_table_and_leaves_no_process() -> None:
    ledger = Path("a.jsonl")
    words = f"{COMMAND} --deals 100000 --resume a.jsonl --jobs 2".split()
    start = [sys.executable, "-c", "from parlour.cli import main; main()", *words]
    with subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=os.environ) as process:
        for _ in range(300):
            if ledger.exists() and ledger.read_bytes().count(b"\n") > 5:
                break
            time.sleep(0.1)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=20)  # ends when the last process that could write has ended
    assert process.returncode == -signal.SIGKILL
    done = ledger.read_bytes().count(b"\n") - 1
    assert done >= 5
    resumed = good(f"{COMMAND} --deals {done + 4} --resume a.jsonl --out resumed.json")
    whole = good(f"{COMMAND} --deals {done + 4} --out whole.json")
    assert facts("resumed.json") == facts("whole.json")
    assert resumed.split("\n\n")[0] == whole.split("\n\n")[0]
