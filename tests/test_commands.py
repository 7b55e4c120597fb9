"""The commands, as a person or a script uses them."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec
import pytest
from click.testing import CliRunner

import parlour
from parlour import bots, cli, coach
from parlour.cli import main
from parlour.cli.common import MODULES
from parlour.cli.review import ACCOUNT, DECISION
from parlour.contract import random_play
from parlour.match.replay import replay_of
from tests.commands import good, own_folder, refused, write  # noqa: F401
from tests.match.matches import begun, finish

SETUP = parlour.setup("pungi", 3)


def test_every_command_is_in_the_list_of_commands() -> None:
    """A module is imported only when one of its commands is wanted."""
    for module in iter_modules(cli.__path__):
        import_module(f"parlour.cli.{module.name}")
    found = {name: command.callback.__module__ for name, command in main.commands.items() if command.callback}
    assert found == {name: f"parlour.cli.{module}" for name, module in MODULES.items()}


# languages


@pytest.mark.outer
def test_commands_speak_the_language_of_the_environment() -> None:
    """They choose it when they start, so each is a process of its own."""
    asked = os.environ | {"PARLOUR_LANGUAGE": "", "LC_ALL": "de_AT.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", "from parlour.cli import main; main()"]

    def spoken(*more: str, answers: str = "") -> str:
        told = subprocess.run(
            [*command, *more], input=answers, env=asked, encoding="utf-8", capture_output=True, check=False
        )
        return told.stdout + told.stderr

    told = spoken("play", "input", "--seats", "2", "--bots", "random", answers="1\n?\nq\n")
    for words in ("Dein Zug (1", "Du nimmst deinen Stein", "## Bevor es losgeht", "Gespeichert."):
        assert words in told
    assert spoken("play", "pungi", "--seats", "9").endswith("nicht für 9. [seats]\n")
    assert "33,3\N{NO-BREAK SPACE}%" in spoken(
        "simulate", "pungi", "--seats", "3", "--games", "3", "--seed", "1"
    )


# bots


@pytest.mark.outer
def test_a_bot_that_cannot_play_is_refused_without_being_imported_here() -> None:
    write("ending.py", "import sys\nsys.exit()\n")
    write("meddling.py", "import parlour\nparlour.meddled = 1\n")
    for bot in ("ending:Bot", "nowhere:Bot", "meddling:Nobody"):
        refused(f"play pungi --bots {bot}", "bot-own")
    assert not hasattr(parlour, "meddled")
    refused("simulate pungi --bots ending:Bot", "bot-own")
    bot = "import os\nclass Bot:\n def __init__(self, *_): pass\n def choose(self, view, legal): "
    write("wrong.py", f"{bot}return None\n")
    for jobs in (1, 2):
        refused(f"simulate pungi --bots wrong:Bot --games 60 --jobs {jobs}", "bot-failed")
    write("deadly.py", f"{bot}os._exit(3)\n")
    refused("simulate pungi --bots deadly:Bot --games 60 --jobs 2", "process-ended")


def test_the_bots_are_listed() -> None:
    told = good("bots")
    facts = [json.loads(line) for line in good("bots --json").splitlines()]
    assert [fact["bot"] for fact in facts] == list(bots.BOTS)
    assert all(f"{fact['bot']}: {fact['about']}" in told for fact in facts)
    refused("play pungi --bots cheater", "bot-unknown")
    refused("simulate pungi --bots master@x", "bot-budget")


# simulate


def test_simulate_tells_bots_seats_and_length() -> None:
    told = good("simulate pungi --seats 3 --games 20 --seed 1 --bots greedy,random")
    for word in ("greedy", "random", "seat", "95% interval", "36.00", "Seed: 1"):
        assert word in told


@pytest.mark.outer
def test_simulate_for_a_machine_and_the_same_whatever_the_jobs() -> None:
    command = "simulate pungi --seats 3 --games 60 --seed 1 --json --records"
    one, two = good(f"{command} one"), good(f"{command} two --jobs 2")
    assert one == two
    facts = json.loads(one)
    assert facts["games"] == 60
    assert facts["bots"][0]["label"] == "random"
    files = sorted(Path("one").iterdir())
    assert [file.name for file in files][:2] == ["pungi-00.parlour", "pungi-01.parlour"]
    assert len(files) == 60
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert text == (Path("two") / file.name).read_text(encoding="utf-8")
        assert str(parlour.read(text).record) == text


# dataset


def test_a_dataset_is_written_and_gone_on_with() -> None:
    told = good("dataset pungi --seats 3 --games 3 --bots greedy,random")
    assert told.startswith("108 decisions of 3 games in dataset. Seed: ")
    assert good("dataset pungi --seats 3 --games 3 --bots greedy,random --folder dataset") == told
    refused("dataset pungi --seats 3 --games 4 --bots greedy,random", "dataset-plan")
    refused(f"dataset pungi --folder {write('file', '')}", "file")
    Path("dataset/schema.json").write_text("{}", encoding="utf-8")
    refused("dataset pungi --seats 3 --games 3", "dataset-file")


# replay


def test_replay_tells_a_finished_game_with_all_cards_face_up() -> None:
    file = write("game.parlour", str(random_play(SETUP, 1).record))
    told = good(f"replay {file}")
    assert told.startswith("Seat 0 is dealt: mouse 2, snail 2, lizard 1, lizard 8, grasshopper 4.")
    assert told.splitlines()[-1].startswith("Won by Seat ")


def test_replay_as_one_seat_saw_it() -> None:
    file = write("game.parlour", str(random_play(SETUP, 1).record))
    told = good(f"replay {file} --seat 1").splitlines()
    assert told[0] == "Seat 0 is dealt: mouse, snail, lizard, lizard, grasshopper."
    assert told[1] == "You are dealt: mouse 4, snail 9, dragonfly 9, frog 2, frog 3."


def test_replay_of_a_game_in_progress_shows_no_hidden_card() -> None:
    record = str(random_play(SETUP, 1).record).splitlines()[:12]
    told = good(f"replay {write('game.parlour', chr(10).join(record))}").splitlines()
    assert told[0] == "Seat 0 is dealt: mouse, snail, lizard, lizard, grasshopper."
    assert told[-1] == "Here the record ends; the game goes on."


def test_replay_for_a_machine() -> None:
    play = random_play(SETUP, 1)
    told = [json.loads(line) for line in good(f"replay {write('g', str(play.record))} --json").splitlines()]
    assert [line["step"] for line in told] == list(range(len(play.record.steps) + 1))
    assert told[0] == {"step": 0, "waiting": ["*"], "legal": {}, "scores": [0, 0, 0], "over": False}
    seat = play.record.steps[3].seat
    assert told[3]["waiting"] == [seat]
    assert told[3]["legal"][str(seat)] == sorted(told[3]["legal"][str(seat)])
    assert play.record.steps[3].words[0] in told[3]["legal"][str(seat)]
    assert told[-1] == {
        "step": len(play.record.steps),
        "waiting": [],
        "legal": {},
        "scores": play.scores,
        "over": True,
        "winners": play.winners,
    }
    assert all("winners" not in line for line in told[:-1])


# rules, components, games


def test_rules_are_the_teaching_page_or_the_rules_page() -> None:
    taught = good("rules pungi")
    assert "has taken: charmer, charmer" in taught
    assert "PUN-21" not in taught
    assert "--reference" in taught
    assert "PUN-21" in good("rules pungi --reference")


def test_components_prints_a_table_that_checks() -> None:
    text = good("components pungi")
    assert "records call it house-1" in good(f"components pungi --check {write('my.toml', text)}")
    own = write("own.toml", text.replace('"frog"', '"toad"'))
    name = good(f"components pungi --check {own}").rpartition(" ")[2].strip(" .\n")
    good(f"simulate pungi --games 1 --components {own} --records games --seed 1")
    assert f"components: {name}" in Path("games/pungi-0.parlour").read_text(encoding="utf-8")
    assert "toad" in good(f"replay games/pungi-0.parlour --components {own}")
    told = good(f"play pungi --components {own}", "q\n")
    Path(own).unlink()  # the saved match has its own copy
    good(f"play {told.splitlines()[-1].partition(' play ')[2]}", "q\n")


# review


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick review that takes next to no time."""
    tiny = coach.Budget(iterations=5, first=2, pairs=4, rollouts=1, hands=5)
    monkeypatch.setattr("parlour.cli.review.QUICK", tiny)


@pytest.mark.usefixtures("cheap")
def test_review_for_a_machine_adds_up() -> None:
    play = random_play(SETUP, 1)
    file = write("game.parlour", str(play.record))
    told = json.loads(good(f"review {file} --quick --json"))
    assert [seat["seat"] for seat in told["seats"]] == [0, 1, 2]
    for seat in told["seats"]:
        parts = seat["draw"] + seat["play"] + seat["guesses"] + sum(seat["others"])
        assert parts == pytest.approx(seat["result"] - seat["even"])
        assert len(seat["others"]) == 2
        assert seat.keys() == {*ACCOUNT}
    for decision in told["decisions"]:
        step = play.record.steps[decision["step"]]
        assert (decision["seat"], decision["played"]) == (step.seat, step.words[0])
        assert decision["low"] <= decision["loss"] <= decision["high"]
        assert decision.keys() == {*DECISION}


@pytest.mark.usefixtures("cheap")
def test_review_of_one_seat_in_words_and_as_a_page() -> None:
    file = write("game.parlour", str(random_play(SETUP, 1).record))
    told = good(f"review {file} --quick --seat 1").splitlines()
    assert told[0].startswith("Seat 1 has ")
    assert [line for line in told if line.endswith("luck of the draw")]
    assert not [line for line in told if line.startswith("Seat 0 has ")]
    page = good(f"review {file} --quick --seat 1 --html")
    assert page.startswith("<!doctype html>")
    assert told[0] in page


@pytest.mark.usefixtures("cheap")
def test_review_of_a_match_names_its_players() -> None:
    match = begun()
    finish(match, parlour.Rng(1))
    told = replay_of(match)
    Path("match.json").write_bytes(msgspec.json.encode(told))
    assert good("review match.json --quick --seat 0").startswith(f"{told.players[0].name} has ")
    refused(f"review match.json --game {len(told.games) + 1}", "no-such-game")


def test_what_cannot_be_reviewed_is_refused() -> None:
    text = str(random_play(SETUP, 1).record)
    refused(f"review {write('a', text)} --json --html", "review-form")
    refused(f"review {write('a', text)} --seat 3", "no-such-seat")
    refused(f"review {write('b', text.rpartition(chr(10) + '2 ')[0])}", "review-unfinished")
    refused("review nowhere", "file")
    refused(f"review {write('c', '{}')}", "replay-file")


def test_games_lists_them() -> None:
    assert "pungi: " in good("games")
    assert json.loads(good("games --json").splitlines()[0])["seats"] == [3, 4, 5]


def test_help_has_examples_for_every_command() -> None:
    for name, command in main.commands.items():
        told = good(f"{name} --help")
        assert f"  parlour {name}" in told
        assert command.help


def test_the_version_is_told() -> None:
    assert good("--version") == f"parlour {parlour.__version__} ({parlour.RULES})\n"


# refusals


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("play chess", "game-unknown"),
        ("play pungi --seats 2", "seats"),
        ("play pungi --seats 6", "seats"),
        ("play pungi --seat 4", "no-such-seat"),
        ("play pungi --bots oracle", "bot-unknown"),
        ("play pungi --bots random,random,random,random", "bots-too-many"),
        ("play pungi --option chaos", "option-form"),
        ("play pungi --option chaos=maybe", "option-flag"),
        ("play pungi --option speed=on", "option-unknown"),
        ("play pungi --components nowhere.toml", "file"),
        ("play pungi --resume nowhere", "file"),
        ("play pungi --resume .", "file"),
        ("simulate pungi --seats 6", "seats"),
        ("simulate pungi --records /dev/null/x", "file"),
        ("play pungi --save /dev/null/x", "file"),
        ("replay nowhere", "file"),
        ("replay .", "file"),
        ("rules chess", "game-unknown"),
        ("components chess", "game-unknown"),
    ],
)
def test_what_cannot_be_is_refused(command: str, code: str) -> None:
    refused(command, code)


def test_broken_files_are_refused() -> None:
    text = str(random_play(SETUP, 1).record)
    refused(f"replay {write('a', 'nonsense')}", "record-line")
    refused(f"replay {write('b', text.replace('play:', 'eat:', 1))}", "record-step")
    refused(f"replay {write('b', text.replace('play:', 'eat:', 1))} --json", "record-step")
    refused(f"replay {write('c', text)} --seat 3", "no-such-seat")
    refused(f"play pungi --resume {write('d', text.replace('seats: 3', 'seats: 7'))}", "seats")
    refused(f"play pungi --resume {write('d', text.replace('game: pungi', 'game: chess'))}", "record-game")
    text = parlour.GAMES["pungi"].component_set().text
    refused(f"components pungi --check {write('e', text.replace('= 6', '= 4'))}", "pungi-charmers")
    Path("f").write_bytes(b"\xff\xfe")
    refused("replay f", "file")
    refused("play pungi --resume f", "file")


@pytest.mark.parametrize(
    "command",
    [
        "replay FILE",
        "verify FILE",
        "play pungi --resume FILE",
        "play pungi --components FILE",
        "components pungi --check FILE",
        "report pungi --components FILE",
    ],
)
def test_a_file_that_is_too_large_is_not_read(command: str) -> None:
    with Path("FILE").open("wb") as file:
        file.truncate(10 * 2**30)  # which takes no space on the disk
    refused(command, "file-large")


COMMANDING = "\x1b]0;title\x07 \x1b[2J \x9b31m \x90q \x85 \u202eabc\u2066 \x7f \x08"


@pytest.mark.parametrize(
    ("name", "text", "command"),
    [
        ("a", f"{COMMANDING}\n", "replay"),
        (
            "a",
            str(random_play(SETUP, 1).record).replace("play:", f"{COMMANDING}:".replace(" ", "")),
            "replay",
        ),
        ("a", str(random_play(SETUP, 1).record).replace("pungi", COMMANDING), "replay"),
        ("a", str(random_play(SETUP, 1).record).replace("house-1", COMMANDING), "play pungi --resume"),
        ("a", f"a = {COMMANDING}", "components pungi --check"),
        ("a", f'"{COMMANDING}" = 1'.replace("\x1b", "\\u001b"), "components pungi --check"),
        ("a", SETUP.components.text.replace("frog", "\\u001b[2J\\u009b1m"), "components pungi --check"),
        (COMMANDING, SETUP.components.text, "components pungi --check"),
        (COMMANDING, "", "replay"),
        ("a", json.dumps({COMMANDING: COMMANDING}), "verify"),
    ],
)
def test_no_file_commands_the_terminal(name: str, text: str, command: str) -> None:
    write(name, text)
    told = CliRunner().invoke(main, [*shlex.split(command), name], color=True, catch_exceptions=False)
    assert told.output.strip()
    strange = {letter for letter in COMMANDING if not letter.isprintable()} | {"\x1b"}
    assert not strange & set(told.output)


def test_names_in_a_replay_do_not_command_the_terminal() -> None:
    match = begun()
    finish(match, parlour.Rng(1))
    told = replay_of(match)
    players = [msgspec.structs.replace(player, name=COMMANDING) for player in told.players]
    Path("a").write_bytes(msgspec.json.encode(msgspec.structs.replace(told, players=players)))
    output = CliRunner().invoke(main, ["verify", "a"], color=True, catch_exceptions=False).output
    assert r"Won by \x1b]0;title\x07" in output
    assert "\x1b" not in output
