"""A person plays in the terminal: whole games, take-backs, stand-ins, series, leaving and coming back."""

from __future__ import annotations

import shutil
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock

import msgspec
import pytest

import parlour
from parlour import Setup, View, bots
from parlour.bots.workers import Workers
from parlour.contract import random_play
from parlour.match import log
from parlour.match.log import Aborted, Acted, Opened, Relieved, Returned, Sat
from parlour.match.match import Match
from parlour.terminal.matches import bot_name
from parlour.terminal.session import Session
from tests.commands import good, own_folder, refused, run, write  # noqa: F401
from tests.match.matches import begun, opened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from parlour.match.log import Entry

PUNGI = "play pungi --seats 3 --seed 1 --bots greedy"
INPUT = "play input --seats 2 --seed 1 --bots greedy"
OLD = Path(__file__).parent / "old"  # games that were saved before a match was


@pytest.fixture(autouse=True)
def _in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of ours think in this process, which is quicker; those of others in a process of their own."""
    elsewhere = Workers.choose

    def choose(
        self: Workers, setup: Setup, bot: str, seed: int | str, view: View, legal: Sequence[str]
    ) -> str:
        if bots.is_own(bot):
            return elsewhere(self, setup, bot, seed, view, legal)
        return bots.find(bot)(setup, seed).choose(view, legal)

    monkeypatch.setattr(Workers, "choose", choose)


def saved() -> Path:
    """The log of the only match that was played without `--save`."""
    (path,) = Path("data/parlour").glob("*.match")
    return path


def entries(path: str | Path) -> list[Entry]:
    return [log.read(line) for line in Path(path).read_bytes().splitlines()]


def write_log(path: str, entries: Iterable[Entry]) -> str:
    Path(path).write_bytes(b"".join(log.write(entry) + b"\n" for entry in entries))
    return path


def decisions(path: str | Path, seat: int = 0) -> list[str]:
    return [
        token
        for entry in entries(path)
        if isinstance(entry, Acted) and entry.seat == seat
        for token in entry.tokens
    ]


# One game


def test_the_only_move_is_made_by_itself_unless_it_is_wanted_otherwise() -> None:
    game = "play pi-mal-pflaumen --seats 3 --seed 1 --bots greedy"
    told = good(game, "1\n" * 400)
    assert told.count("Your only move: Take") > 3
    assert "(1-1, " not in told
    asked = good(f"{game} --every-choice", "1\n" * 400)
    assert "Your only move" not in asked
    assert asked.count("(1-1, ") == told.count("Your only move: ")
    assert told.splitlines()[-4] == asked.splitlines()[-4]  # who has won


def test_it_says_whose_the_cards_are() -> None:
    assert "have not been published in full" in good(f"{PUNGI}", "q\n")
    own = write("my.toml", parlour.GAMES["pungi"].component_set().text.replace('"frog"', '"toad"'))
    told = good(f"{PUNGI} --components {own}", "q\n")
    assert "cards of your own" in told
    assert "been published" not in told


def test_a_person_plays_a_whole_game_over_a_pipe() -> None:
    told = good("play pungi --seats 3 --seed 1", "1\n" * 12)
    assert "\x1b" not in told
    assert told.count("Your move") == 12
    assert "wins with" in told or "You win with" in told or "share the win" in told
    record, replay = sorted(Path("data/parlour").iterdir())
    assert parlour.read(record.read_text(encoding="utf-8")).over
    assert record.name in told
    assert told.splitlines()[-1].endswith(f" verify {replay.resolve()}")


def test_the_deals_are_promised_before_the_first_card_and_can_be_verified() -> None:
    told = good(f"{PUNGI} --save here", "1\n" * 12)
    replay = msgspec.json.decode(Path("here.replay.json").read_bytes())
    assert replay["commitment"] in told.partition("is dealt")[0]
    assert replay["secret"] not in told
    assert "3 draws follow from the secret, 36 moves were legal" in good("verify here.replay.json")


def test_every_seat_has_a_name() -> None:
    """A game of another package may have more seats than there are names."""
    names = [bot_name(seat) for seat in range(20)]
    assert len(set(names)) == 20
    assert (names[0], names[6], names[13]) == ("Ada", "Ada 2", "Bo 3")


def test_a_seed_makes_it_repeatable() -> None:
    one, two = (good(f"{PUNGI} --save {name}", "1\n" * 12) for name in ("one", "two"))
    assert one == two.replace("two", "one")
    assert Path("one.parlour").read_text() == Path("two.parlour").read_text()
    assert Path("one.replay.json").read_bytes() == Path("two.replay.json").read_bytes()
    assert good(f"{PUNGI.replace('1', '2')} --save three", "1\n" * 12) != one


def test_moves_can_be_typed_as_tokens_and_wrong_keys_do_no_harm() -> None:
    told = good("play pungi --seats 3 --seed 1", "99\nfrog\n\n0\n?\nplay:nonsense\n")
    assert told.count("not one of the moves") == 5
    assert told.partition("# Pungi")[2].count("Flute >>>") == 1  # the table is shown again after the rules
    assert decisions(saved()) == []
    token = Match(entries(saved())).play.legal(0)[2]
    good("play pungi --seats 3 --seed 1 --save here.parlour", f"{token}\n")
    assert decisions("here.match") == [token]


def test_one_question_mark_teaches_and_two_show_every_rule() -> None:
    taught, looked_up = (
        good(f"{PUNGI} --save {name}", f"{key}\nq\n") for name, key in (("a", "?"), ("b", "??"))
    )
    assert "has taken: charmer, charmer" in taught
    assert "PUN-21" not in taught
    assert "PUN-21" in looked_up
    assert looked_up.count("Your move") == taught.count("Your move") == 2


def test_a_hint_names_the_best_moves_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.terminal.session.HINTS", ("50", "200"))
    told = good(PUNGI, "!\nhint\n!\nq\n")
    hints = [line for line in told.splitlines() if "of the time, ±" in line]
    assert len(hints) == 9
    assert hints[:3] != hints[3:6] == hints[6:]  # who asks again gets a better one
    assert all(": Play " in line for line in hints)
    assert decisions(saved()) == []


def test_a_bot_that_fails_does_not_end_the_game(caplog: pytest.LogCaptureFixture) -> None:
    write("bad_bot.py", "class Bad:\n def __init__(self, *_): pass\n def choose(self, view, legal): 1 / 0\n")
    told = good("play pungi --seats 3 --seed 1 --bots bad_bot:Bad", "1\n" * 12)
    assert "win" in told.splitlines()[-4]
    assert "ZeroDivisionError" in caplog.text
    (warnings,) = Path("data/parlour").glob("*.log")
    assert "ZeroDivisionError" in warnings.read_text(encoding="utf-8")


# To take back


def test_a_step_that_told_nothing_is_undone_and_the_match_counts() -> None:
    """A tile shows its other side when it is turned for the first time. The second time, that is known."""
    told = good(f"{INPUT} --save here", "1\n2\n1\nu\n2\n")
    assert told.count("You are back at your last choice.") == 1
    assert "practice" not in told
    assert decisions("here.match") == ["lift:1", "set:3.3", "lift:1", "lift:2"]
    match = Match(entries("here.match"))
    assert [step.words[0] for step in match.play.steps if step.seat == 0] == ["lift:1", "set:3.3", "lift:2"]
    assert not match.practice


def test_bots_take_their_moves_back_too_and_it_is_practice() -> None:
    told = good(f"{PUNGI} --save here", "undo\n1\nu\n2\nundo\nq\n")
    assert told.count("There is no choice of yours to go back to.") == 1
    assert told.count("You are back at your last choice.") == 2
    assert told.count("This match is practice from now on") == 1
    match = Match(entries("here.match"))
    assert match.practice
    assert not [step for step in match.play.steps if step.seat == 0]
    assert len(decisions("here.match")) == 2
    told = good("play pungi --resume here.match", "1\n" * 12)
    assert "This match is practice from now on" in told
    assert "It was practice" in good("verify here.replay.json")


# A bot plays for the person


def test_a_bot_plays_for_the_person_until_they_come_back() -> None:
    told = good(f"{PUNGI} --save here", "1\nb\n\n?\nx\n\nb\n1\nq\n")
    assert told.count("A bot plays for you (Enter") == 5
    assert "A bot (regular) plays for you from now on." in told
    assert "Press Enter" in told
    mine = [
        type(entry)
        for entry in entries("here.match")
        if isinstance(entry, Acted | Relieved | Returned) and entry.seat == 0
    ]
    assert mine == [Acted, Relieved, Acted, Acted, Returned, Acted]


def test_the_bot_still_plays_for_a_person_who_left() -> None:
    good(f"{PUNGI} --save here", "b\n\nq\n")
    told = good("play pungi --resume here.match", "\n" * 11)
    assert "Your move" not in told
    assert "verified" in told
    good("verify here.replay.json")


# Leaving and coming back


def test_leaving_saves_and_the_command_that_is_told_resumes() -> None:
    told = good("play pungi --seats 4 --seat 2 --bots random,greedy --seed 1 --option chaos=on", "1\n1\nq\n")
    command = told.splitlines()[-1].partition(" play ")[2]
    before = saved().read_text(encoding="utf-8")
    again = good(f"play {command}", "1\nq\n")
    after = saved().read_text(encoding="utf-8")
    assert [seat.bot for seat in Match(entries(saved())).seats if seat] == ["random", "greedy", "", "random"]
    assert after.startswith(before)
    assert len(decisions(saved(), seat=2)) == 3
    assert "is dealt" not in again
    assert "Round 3 of 9" in again or "Let " in again


def test_the_end_of_the_input_saves_too() -> None:
    assert "Saved." in good("play pungi", "")


def test_a_resumed_game_draws_what_it_would_have_drawn() -> None:
    """Draws follow from the secret alone, and so does the rest: these bots remember nothing."""
    good(f"{PUNGI} --save one", "1\n" * 12)
    good(f"{PUNGI} --save two", "1\n" * 5)
    good("play pungi --resume two.match", "1\n" * 7)
    assert Path("one.replay.json").read_bytes() == Path("two.replay.json").read_bytes()
    assert not Path("two.match").exists()


def test_every_move_is_kept_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the terminal is gone before anything can be said."""
    monkeypatch.setattr("parlour.terminal.session.Session.tell", _Gone().tell)
    with pytest.raises(ConnectionResetError):
        good(f"{PUNGI} --save here", "1\n1\n1\n")
    assert len(decisions("here.match")) == 2


class _Gone:
    told = 0

    def tell(self) -> None:
        self.told += 1
        if self.told == 3:
            raise ConnectionResetError


@pytest.mark.parametrize("whole", [6, -1])
def test_a_log_that_was_cut_off_goes_on_with_what_is_whole(whole: int) -> None:
    """A draw may be due then, and gives what it gave before."""
    good(f"{PUNGI} --save one", "1\n" * 12)
    good(f"{PUNGI} --save here", "1\n1\nq\n")
    lines = Path("here.match").read_bytes().splitlines(keepends=True)
    Path("here.match").write_bytes(b"".join(lines[:whole]) + lines[whole][:-1])
    good("play pungi --resume here", "1\n" * 12)
    assert not Path("here.match").exists()
    assert Path("one.parlour").read_text() == Path("here.parlour").read_text()


def test_a_match_under_way_is_not_overwritten() -> None:
    good(f"{PUNGI} --save here", "1\nq\n")
    before = Path("here.match").read_bytes()
    refused(f"{PUNGI} --save here", "save-exists")
    refused(f"{PUNGI} --save here.parlour", "save-exists")
    assert Path("here.match").read_bytes() == before
    good("play pungi --resume here.match --save there", "1\nq\n")
    assert Path("here.match").read_bytes() == before
    assert len(decisions("there.match")) == 2


def test_two_matches_of_one_second_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = datetime(2026, 1, 2, 3, 4, 5)
    monkeypatch.setattr("parlour.cli.play.datetime", Mock(now=lambda: moment))
    for _ in range(3):
        good(PUNGI, "q\n")
    kept = sorted(path.name for path in Path("data/parlour").glob("*.match"))
    assert kept == [f"pungi-20260102-030405{more}.match" for more in ("-2", "-3", "")]


def test_two_terminals_do_not_write_to_the_same_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one stops as soon as it would write; what was played in the second one stays."""
    good(f"{PUNGI} --save here", "1\nq\n")
    tell, again = Session.tell, iter(["play pungi --resume here.match"])

    def tell_late(session: Session) -> None:
        for command in again:
            good(command, "1\nq\n")
        tell(session)

    monkeypatch.setattr(Session, "tell", tell_late)
    result = run("play pungi --resume here.match", "1\nq\n")
    assert result.exit_code == 2
    assert "[save-changed]" in result.stderr
    assert len(decisions("here.match")) == 2


def test_a_record_that_cannot_be_written_loses_nothing() -> None:
    Path("here.parlour").mkdir()
    result = run(f"{PUNGI} --save here.parlour", "1\n" * 12)
    assert result.exit_code == 2
    assert "[file]" in result.stderr
    good("play pungi --resume here.match --save there")
    assert parlour.read(Path("there.parlour").read_text(encoding="utf-8")).over


# Series


def test_a_series_has_a_record_per_game_and_can_be_left_and_resumed() -> None:
    told = good("play pungi --seats 3 --series --seed 1 --bots greedy --save evening", "1\n" * 13)
    assert "Game 2 of 3" in told
    assert [path.name for path in Path("evening").iterdir()] == ["1.parlour"]
    told = good("play pungi --resume evening", "1\n" * 40)
    assert told.startswith("Pungi")
    assert "Game 1 of 3" not in told
    assert told.count("Total points") == 2
    plays = [parlour.read(path.read_text(encoding="utf-8")) for path in sorted(Path("evening").iterdir())]
    assert [play.over for play in plays] == [True] * 3
    starts = [int(step.words[1]) for p in plays for step in p.record.steps if step.words[0] == "start"]
    assert starts == [(starts[0] + n) % 3 for n in range(3)]
    assert good("verify evening.replay.json").count("moves were legal") == 3


def test_a_match_has_as_many_games_as_are_asked_for() -> None:
    told = good(f"{PUNGI} --games 2 --save evening.match", "1\n" * 24)
    assert "Game 2 of 2" in told
    assert sorted(path.name for path in Path("evening").iterdir()) == ["1.parlour", "2.parlour"]
    assert good("verify evening.replay.json").count("moves were legal") == 2
    assert run(f"{PUNGI} --games 100").exit_code == 2


# What earlier versions saved


def test_a_record_of_an_earlier_version_goes_on() -> None:
    shutil.copytree(OLD, "old")
    before = Path("old/game.parlour").read_text(encoding="utf-8")
    told = good("play input --resume old/game.parlour --seat 1 --bots greedy", "1\n1\nq\n")
    assert "cannot be verified" in told
    assert Path("old/game.parlour").read_text(encoding="utf-8") == before
    assert decisions("old/game.match", seat=1)[:5] == ["lift:1", "set:1.2", "lift:1", "set:2.1", "lift:1"]
    told = good("play input --resume old/game.parlour", "1\n" * 400)
    after = Path("old/game.parlour").read_text(encoding="utf-8")
    assert after.startswith(before)
    assert parlour.read(after).over
    assert not Path("old/game.replay.json").exists()
    assert "verify" not in told


def test_a_series_of_an_earlier_version_goes_on() -> None:
    shutil.copytree(OLD, "old")
    first, second = (Path(f"old/evening/{n}.parlour").read_text(encoding="utf-8") for n in (1, 2))
    told = good("play pungi --resume old/evening --bots greedy", "1\n" * 40)
    assert "Game 2 of 3" in told
    assert "Game 1 of 3" not in told
    assert Path("old/evening/1.parlour").read_text(encoding="utf-8") == first
    plays = [parlour.read(Path(f"old/evening/{n}.parlour").read_text(encoding="utf-8")) for n in (1, 2, 3)]
    assert str(plays[1].record).startswith(second)
    assert [play.over for play in plays] == [True] * 3
    starts = [int(step.words[1]) for p in plays for step in p.record.steps if step.words[0] == "start"]
    assert starts == [(starts[0] + n) % 3 for n in range(3)]


def test_a_record_that_ends_before_a_draw_goes_on() -> None:
    text = (OLD / "game.parlour").read_text(encoding="utf-8").partition("* tiles1")[0]
    write("game.parlour", text)
    good("play input --resume game.parlour --bots greedy", "1\nq\n")
    assert Match(entries("game.match")).play.steps[0].words[0] == "tiles0"


def test_records_that_are_no_series_are_refused() -> None:
    Path("evening").mkdir()
    pungi = parlour.setup("pungi", 3)
    whole, other = (str(random_play(pungi, seed).record) for seed in (1, 2))
    write("evening/2.parlour", other)
    write("evening/1.parlour", whole[: whole.rindex("\n", 0, -1)])
    refused("play pungi --resume evening", "records-series")  # the first is unfinished
    write("evening/1.parlour", str(random_play(parlour.setup("pungi", 3, {"chaos": "on"}), 1).record))
    refused("play pungi --resume evening", "records-series")
    for number in range(1, 5):
        write(f"evening/{number}.parlour", whole)
    refused("play pungi --resume evening", "records-series")


# Files that are no match


def test_bad_logs_are_refused() -> None:
    good(f"{PUNGI} --save here", "1\nq\n")
    whole = entries("here.match")
    refused("play input --resume here.match", "record-game")
    write("empty.match", "")
    refused("play pungi --resume empty.match", "file")
    Path("bytes.match").write_bytes(b"\xff\xfe\n")
    refused("play pungi --resume bytes.match", "file")
    write("text.match", "nonsense\n")
    refused("play pungi --resume text.match", "log-entry")
    refused(f"play pungi --resume {write_log('gap.match', whole[:5] + whole[6:])}", "log-entry")
    refused(f"play pungi --resume {write_log('twice.match', [whole[0], *whole])}", "log-entry")
    refused(f"play pungi --resume {write_log('waiting.match', opened().log)}", "match-not-begun")
    refused(f"play pungi --resume {write_log('people.match', begun().log)}", "match-persons")
    refused(f"play pungi --resume {write_log('bots.match', begun(persons=0).log)}", "match-persons")
    refused(f"play pungi --resume {write_log('ended.match', [*whole, Aborted(at=1)])}", "match-over")


def test_a_log_that_is_too_large_is_not_read() -> None:
    with Path("large.match").open("wb") as file:
        file.truncate(10 * 2**30)  # which takes no space on the disk
    refused("play pungi --resume large.match", "file-large")


def test_a_log_runs_no_code_that_the_person_has_not_named() -> None:
    write(
        "own.py",
        "class Bot:\n def __init__(self, *_): pass\n def choose(self, view, legal): return legal[0]\n",
    )
    told = good("play pungi --seats 3 --bots own:Bot --save here", "1\nq\n")
    command = told.splitlines()[-1].partition(" play ")[2]
    assert command == "pungi --resume here.match --bots own:Bot"
    refused("play pungi --resume here.match", "bot-untrusted")
    good(f"play {command}", "1\nq\n")
    assert len(decisions("here.match")) == 2
    first, *others = entries("here.match")
    assert isinstance(first, Opened)
    harmful = msgspec.structs.replace(first, stand_in="other:Bot")
    refused(f"play {command.replace('here', write_log('x.match', [harmful, *others])[0])}", "bot-untrusted")


def test_names_in_a_log_do_not_command_the_terminal() -> None:
    good(f"{PUNGI} --save here", "1\nq\n")
    renamed = [
        msgspec.structs.replace(entry, name="\x1b[2J\u202e") if isinstance(entry, Sat) else entry
        for entry in entries("here.match")
    ]
    told = good(f"play pungi --resume {write_log('x.match', renamed)}", "1\n" * 11)
    assert r"\x1b[2J" in told
    assert not {"\x1b", "\u202e"} & set(told)
