"""The commands, as a person or a script uses them."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import parlour
from parlour import bots
from parlour.cli import main
from parlour.contract import random_play
from parlour.match.replay import replay_of
from tests.match.matches import begun, finish

SETUP = parlour.setup("pungi", 3)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(command: str, answers: str = "") -> Result:
    return CliRunner().invoke(main, shlex.split(command), input=answers, catch_exceptions=False)


def good(command: str, answers: str = "") -> str:
    result = run(command, answers)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(command: str, code: str) -> None:
    """One sentence with the code, exit code 2, no traceback."""
    result = run(command)
    assert result.exit_code == 2
    assert result.stdout == ""
    *bar, line = result.stderr.splitlines()
    assert all("Playing" in shown or not shown.strip() for shown in bar)  # a progress bar at most
    assert line.startswith("parlour: ")
    assert line.endswith(f" [{code}]")


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


# languages


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
    for words in ("Dein Zug (1", "Du nimmst deinen Stein", "## Vorbereitung", "Gespeichert."):
        assert words in told
    assert spoken("play", "pungi", "--seats", "9").endswith("nicht für 9. [seats]\n")
    assert "33,3\N{NO-BREAK SPACE}%" in spoken(
        "simulate", "pungi", "--seats", "3", "--games", "3", "--seed", "1"
    )


# play


def test_a_person_plays_a_whole_game_over_a_pipe() -> None:
    told = good("play pungi --seats 3 --seed 1", "1\n" * 12)
    assert "\x1b" not in told
    assert told.count("Your move") == 12
    assert "wins with" in told or "You win with" in told or "share the win" in told
    (kept,) = Path("data/parlour").iterdir()
    play = parlour.read(kept.read_text(encoding="utf-8"))
    assert play.over
    assert str(kept.name) in told


def test_moves_can_be_typed_as_tokens_and_wrong_keys_do_no_harm() -> None:
    told = good("play pungi --seats 3 --seed 1", "99\nfrog\n\n0\n?\nplay:nonsense\n")
    assert told.count("none of the moves") == 5
    assert told.partition("# Pungi")[2].count("Flute >>>") == 1  # the table is shown again after the rules
    text = next(Path("data/parlour").iterdir()).read_text(encoding="utf-8")
    assert not [step for step in parlour.Record.parse(text).steps if step.seat == 0]
    token = parlour.read(text).legal(0)[2]
    told = good("play pungi --seats 3 --seed 1 --save here.parlour", f"{token}\n")
    assert f"0 {token}" in Path("here.parlour").read_text(encoding="utf-8")


def test_leaving_saves_and_the_command_that_is_told_resumes() -> None:
    told = good("play pungi --seats 4 --seat 2 --bots random,greedy --seed 1 --option chaos=on", "1\n1\nq\n")
    command = told.splitlines()[-1].partition(" play ")[2]
    saved = next(Path("data/parlour").iterdir())
    before = saved.read_text(encoding="utf-8")
    again = good(f"play {command}", "1\nq\n")
    after = saved.read_text(encoding="utf-8")
    assert "--seat 2 --bots random,greedy" in command
    assert after.startswith(before.rstrip())
    assert len(after) > len(before)
    assert "is dealt" not in again
    assert "Round 3 of 9" in again or "Let " in again


def test_a_hint_names_the_best_moves_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.terminal.session.HINT", "50")
    told = good("play pungi --seats 3 --seed 1 --bots greedy", "!\nhint\nq\n")
    hints = [line for line in told.splitlines() if "of the time, about" in line]
    assert len(hints) == 6
    assert all(": Play " in line for line in hints)
    text = next(Path("data/parlour").iterdir()).read_text(encoding="utf-8")
    assert not [step for step in parlour.Record.parse(text).steps if step.seat == 0]


def test_a_bot_that_fails_does_not_end_the_game(caplog: pytest.LogCaptureFixture) -> None:
    write("bad_bot.py", "class Bad:\n def __init__(self, *_): pass\n def choose(self, view, legal): 1 / 0\n")
    told = good("play pungi --seats 3 --seed 1 --bots bad_bot:Bad", "1\n" * 12)
    assert "win" in told.splitlines()[-2]
    assert "ZeroDivisionError" in caplog.text
    (log,) = Path("data/parlour").glob("*.log")
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


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


def test_every_move_is_kept_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the terminal is gone before anything can be said."""
    monkeypatch.setattr("parlour.terminal.session.Session.tell", _Gone().tell)
    with pytest.raises(ConnectionResetError):
        good("play pungi --seats 3 --seed 1 --bots greedy --save here.parlour", "1\n1\n1\n")
    steps = parlour.Record.parse(Path("here.parlour").read_text(encoding="utf-8")).steps
    assert [step.seat for step in steps].count(0) == 2


class _Gone:
    told = 0

    def tell(self, *_: object) -> None:
        self.told += 1
        if self.told == 3:
            raise ConnectionResetError


def test_the_bots_are_listed() -> None:
    told = good("bots")
    facts = [json.loads(line) for line in good("bots --json").splitlines()]
    assert [fact["bot"] for fact in facts] == list(bots.BOTS)
    assert all(f"{fact['bot']}: {fact['about']}" in told for fact in facts)
    refused("play pungi --bots cheater", "bot-unknown")
    refused("simulate pungi --bots master@x", "bot-budget")


def test_the_end_of_the_input_saves_too() -> None:
    assert "Saved." in good("play pungi", "")


def test_a_series_has_a_record_per_game_and_can_be_left_and_resumed() -> None:
    told = good("play pungi --seats 3 --series --seed 1 --save evening", "1\n" * 13)
    assert "Game 2 of 3" in told
    assert sorted(path.name for path in Path("evening").iterdir()) == ["1.parlour", "2.parlour"]
    told = good("play pungi --resume evening", "1\n" * 40)
    assert told.startswith("Pungi")
    assert "Game 1 of 3" not in told
    assert told.count("Points in all") == 2
    plays = [parlour.read(path.read_text(encoding="utf-8")) for path in sorted(Path("evening").iterdir())]
    assert [play.over for play in plays] == [True] * 3
    starts = [int(step.words[1]) for p in plays for step in p.record.steps if step.words[0] == "start"]
    assert starts == [(starts[0] + n) % 3 for n in range(3)]


# simulate


def test_simulate_tells_bots_seats_and_length() -> None:
    told = good("simulate pungi --seats 3 --games 20 --seed 1 --bots greedy,random")
    for word in ("greedy", "random", "seat", "95% interval", "36.00", "Seed: 1"):
        assert word in told


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
    assert told.splitlines()[-1].startswith("Won: Seat ")


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


def test_rules_are_the_rules_page() -> None:
    assert "PUN-21" in good("rules pungi")


def test_components_prints_a_table_that_checks() -> None:
    text = good("components pungi")
    assert "records call it house-1" in good(f"components pungi --check {write('my.toml', text)}")
    own = write("own.toml", text.replace('"frog"', '"toad"'))
    name = good(f"components pungi --check {own}").rpartition(" ")[2].strip(" .\n")
    good(f"simulate pungi --games 1 --components {own} --records games --seed 1")
    assert f"components: {name}" in Path("games/pungi-0.parlour").read_text(encoding="utf-8")
    assert "toad" in good(f"replay games/pungi-0.parlour --components {own}")
    told = good(f"play pungi --components {own}", "q\n")
    assert told.splitlines()[-1].endswith(f"--components {own}")
    good(f"play {told.splitlines()[-1].partition(' play ')[2]}", "q\n")


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
    refused(f"components pungi --check {write('e', text.replace('= 6', '= 5'))}", "pungi-charmers")
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
