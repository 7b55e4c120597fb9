from __future__ import annotations

import os
import sys
from itertools import pairwise
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess
from pathlib import Path
from subprocess import PIPE, Popen
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING
from unittest.mock import Mock

import msgspec
import pytest

import parlour
from parlour import ParlourError, Play, Rng, bots
from parlour.bots import questions
from parlour.bots import workers as module
from parlour.bots.questions import Answer, Question, answer, question
from parlour.bots.workers import Worker, Workers, patience
from parlour.games import Terms

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    found = Workers(2)
    yield found
    found.close()


@pytest.fixture
def play() -> Play:
    return parlour.start("pungi", 4, seed=1)


@pytest.mark.parametrize("name", ["random", "greedy", "regular", "master@20", "tests.bots.own:Last"])
def test_a_bot_far_away_chooses_what_it_would_here(workers: Workers, play: Play, name: str) -> None:
    here = [bots.find(name)(play.setup, f"1/{seat}") for seat in range(4)]
    for _ in range(12):
        seat = play.waiting[0]
        view, legal = play.view(seat), play.legal(seat)
        far = workers.choose(play.setup, name, f"1/{seat}", view, legal)
        assert far == here[seat].choose(view, legal)
        play.act(seat, far)


def test_what_crosses_is_what_a_seat_may_know(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """In two worlds that a seat cannot tell apart its worker gets the same bytes: the key of the terms,
    a bot, a view and the legal tokens.
    """
    sent: list[bytes] = []

    def exchange(self: Worker, asked: Question, seconds: float) -> Answer:
        sent.append(msgspec.json.encode(asked))
        return Answer(asked.legal[0])

    monkeypatch.setattr(Worker, "_ensure_started", lambda self: None)
    monkeypatch.setattr(Worker, "_exchange", exchange)
    for game in parlour.GAMES.values():
        setup = game.setup(game.seats[-1])
        rng = Rng(1)
        state = setup.state()
        while state.waiting and len(sent) < 60:
            seat = state.waiting[0]
            if seat < 0:
                state.settle(state.draw(rng))
                continue
            other = setup.sampler(setup.view(state, seat)).sample(rng)
            legal = [setup.token(action) for action in state.legal(seat)]
            if len(legal) > 1:
                for world in (state, other):
                    workers.choose(setup, "master", 1, setup.view(world, seat), legal)
                assert sent[-1] == sent[-2]
                assert set(msgspec.json.decode(sent[-1])) == {"key", "bot", "seed", "view", "legal"}
            state.apply(seat, state.legal(seat)[rng.below(len(legal))])
        assert sent
        sent.clear()


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each question that was sent: whether it carried the terms."""
    found: list[bool] = []
    exchange = Worker._exchange

    def count(worker: Worker, asked: Question, seconds: float) -> Answer:
        found.append(asked.terms is not None)
        return exchange(worker, asked, seconds)

    monkeypatch.setattr(Worker, "_exchange", count)
    return found


def test_a_process_is_told_the_terms_once(play: Play, sent: list[bool]) -> None:
    workers = Workers()
    for seed in (1, 1, 2):
        seat = play.waiting[0]
        workers.choose(play.setup, "greedy", seed, play.view(seat), play.legal(seat))
    assert sent == [False, True, False, False]
    (worker,) = workers._workers
    worker.close()
    sent.clear()
    assert choose(workers, play) == play.legal(play.waiting[0])[-1]  # a new process is told again
    assert sent == [False, True]
    workers.close()


def test_a_question_stays_short_however_large_the_component_set(sent: list[bool]) -> None:
    own = parlour.GAMES["pungi"].component_set().text + "# " + 50_000 * "x"
    play = parlour.start("pungi", 4, seed=1, components=own)
    seat = play.waiting[0]
    view, legal, terms = play.view(seat), play.legal(seat), Terms.of(play.setup)
    assert len(msgspec.json.encode(question(terms, "greedy", 1, view, legal))) < 4096
    workers = Workers()
    quick = bots.find("greedy")(play.setup, 1).choose(view, legal)
    for _ in range(3):
        assert workers.choose(play.setup, "greedy", 1, view, legal) == quick
    assert sent == [False, True, False, False]
    workers.close()


def test_a_process_remembers_few_terms(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has forgotten, it is told again. What is in use stays, whatever is told meanwhile."""
    monkeypatch.setattr(questions, "KEPT", 2)
    monkeypatch.setattr(questions, "_terms", {})
    questions._seated.cache_clear()
    terms = Terms.of(play.setup)
    for number in range(3):
        told = Question(f"key {number}", "greedy", 1, terms=terms)
        assert answer(msgspec.json.encode(told)) == Answer()
    assert list(questions._terms) == ["key 1", "key 2"]
    assert answer(msgspec.json.encode(Question("key 0", "greedy", 1))) == Answer()
    assert answer(msgspec.json.encode(Question("key 0", "greedy", 2))) == Answer(needs_terms=True)
    questions._seated.cache_clear()


def test_thoughts_come_from_far_away(workers: Workers, play: Play) -> None:
    seat = play.waiting[0]
    view, legal = play.view(seat), play.legal(seat)
    told = workers.explain(play.setup, view, legal, 0.2)
    assert {each.token for each in told.candidates} <= set(legal)
    assert told.iterations > 0
    with pytest.raises(ParlourError) as refused:
        workers.explain(play.setup, view, ["nonsense"], 0.2)
    assert refused.value.code == "bot-failed"


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("Slow", "no answer within 0.5 seconds"),
        ("Wrong", "'nonsense' is not legal"),
        ("Raising", "RuntimeError: no idea"),
        ("Silent", "is no token"),
        ("Dying", "its process ended"),
    ],
)
def test_who_fails_is_replaced(
    play: Play, bad: str, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if bad == "Slow":
        monkeypatch.setattr(module, "SECONDS", 0.5)
    workers = Workers()
    seat = play.waiting[0]
    view, legal = play.view(seat), play.legal(seat)
    quick = bots.find("greedy")(play.setup, 1).choose(view, legal)
    name = f"tests.bots.own:{bad}"
    assert workers.choose(play.setup, name, 1, view, legal) == quick
    assert why in caplog.text
    assert name in caplog.text
    assert workers.choose(play.setup, "greedy", 1, view, legal) == quick  # and it goes on
    workers.close()
    workers.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What time it is, for workers."""
    time = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: time[0])
    return time


def choose(workers: Workers, play: Play) -> str:
    seat = play.waiting[0]
    return workers.choose(play.setup, "tests.bots.own:Last", 1, play.view(seat), play.legal(seat))


def quick(play: Play) -> str:
    seat = play.waiting[0]
    return bots.find("greedy")(play.setup, 1).choose(play.view(seat), play.legal(seat))


def not_now(*given: object, **more: object) -> None:
    raise OSError("Cannot allocate memory")


@pytest.mark.parametrize(
    "problem", [OSError("Resource temporarily unavailable"), MemoryError(), ValueError()]
)
def test_a_process_that_could_not_start_once_starts_later(
    play: Play, problem: Exception, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    workers = Workers()
    last = play.legal(play.waiting[0])[-1]
    with monkeypatch.context() as patched:
        patched.setattr(SpawnProcess, "start", Mock(side_effect=problem))
        for _ in range(3):
            assert choose(workers, play) == quick(play) != last
        assert (workers.failing, workers.healthy) == (1, False)
    assert choose(workers, play) == quick(play)  # the machine is left alone for a moment
    clock[0] += 60
    assert choose(workers, play) == last
    assert (workers.failing, workers.healthy) == (0, True)
    workers.close()


def test_a_process_that_is_about_to_start_is_not_a_failure(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers = Workers()
    (worker,) = workers._workers
    seen: list[bool] = []
    receive = Worker._receive

    def look(asked: Worker, seconds: float) -> bytes:
        seen.append(workers.healthy)
        return receive(asked, seconds)

    monkeypatch.setattr(Worker, "_receive", look)
    choose(workers, play)
    assert seen == [True, True, True]  # while it starts, asks for the terms, and thinks
    worker.failures = 5000  # for days
    worker.close()
    monkeypatch.setattr(SpawnProcess, "start", not_now)
    assert choose(workers, play) == quick(play)
    assert worker.failures == 5001
    workers.close()


def test_a_machine_that_fails_is_asked_less_and_less_often(
    play: Play, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    tried: list[float] = []

    def start(process: SpawnProcess) -> None:
        tried.append(clock[0])
        raise OSError

    monkeypatch.setattr(SpawnProcess, "start", start)
    workers = Workers()
    for _ in range(300):
        choose(workers, play)
        clock[0] += 1
    gaps = [after - before for before, after in pairwise(tried)]
    assert gaps == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    workers.close()


def test_a_process_that_ends_before_it_begins_is_tried_again(
    play: Play, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    workers = Workers()
    with monkeypatch.context() as patched:
        patched.setattr(module, "_answer_all", os.abort)
        assert choose(workers, play) == quick(play)
        assert workers.failing == 1
        patched.setattr(module, "_answer_all", sleep)
        patched.setattr(module, "START", 0.0)
        clock[0] += 60
        assert choose(workers, play) == quick(play)
        assert workers.failing == 1
    clock[0] += 60
    assert choose(workers, play) == play.legal(play.waiting[0])[-1]
    assert workers.failing == 0
    workers.close()


def test_a_process_that_was_killed_while_it_had_nothing_to_do_costs_no_answer(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    workers = Workers()
    last = choose(workers, play)
    (worker,) = workers._workers
    assert worker._process
    worker._process.kill()
    worker._process.join()
    assert choose(workers, play) == last == play.legal(play.waiting[0])[-1]
    assert "a bot's process has ended (-9)" in caplog.text
    workers.close()


def test_who_cannot_start_is_stood_in_for_by_the_others(
    play: Play, monkeypatch: pytest.MonkeyPatch, clock: list[float]
) -> None:
    workers = Workers(2)
    with monkeypatch.context() as patched:
        patched.setattr(SpawnProcess, "start", not_now)
        choose(workers, play)
    assert (workers.failing, workers.healthy) == (1, True)
    assert choose(workers, play) == play.legal(play.waiting[0])[-1]  # of the other one
    assert workers.failing == 1
    workers.close()


def test_nonsense_from_a_process_ends_it(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers()
    last = choose(workers, play)
    with monkeypatch.context() as patched:
        patched.setattr(Worker, "_receive", lambda self, seconds: b"nonsense")
        assert choose(workers, play) == quick(play)
    assert workers._workers[0]._process is None
    assert choose(workers, play) == last
    workers.close()


def test_when_all_is_over_nobody_is_missed(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    """Of two threads one waits for an answer, one for its turn: neither complains, or begins anew."""
    workers = Workers()
    seat = play.waiting[0]
    asked = (play.setup, "tests.bots.own:Slow", 1, play.view(seat), play.legal(seat))
    threads = [Thread(target=workers.choose, args=asked) for _ in range(2)]
    for thread in threads:
        thread.start()
    (worker,) = workers._workers
    while not worker._process:
        sleep(0.01)
    workers.close()
    for thread in threads:
        thread.join()
    assert [each._process for each in workers._workers] == [None]
    assert not caplog.messages


def test_what_a_bot_prints_is_read_by_nobody(play: Play, capfd: pytest.CaptureFixture[str]) -> None:
    workers = Workers()
    seat = play.waiting[0]
    workers.choose(play.setup, "tests.bots.own:Loud", 1, play.view(seat), play.legal(seat))
    workers.close()
    assert capfd.readouterr() == ("", "")


def test_a_worker_ends_with_its_parent(tmp_path: Path) -> None:
    """Even in the middle of a thought, if the parent is killed."""
    program = (
        "import parlour; from parlour.bots.workers import Workers\n"
        "if __name__ == '__main__':\n"
        "    play = parlour.start('pungi', 3, seed=1); seat = play.waiting[0]; workers = Workers()\n"
        "    workers.seat(play.setup, 'tests.bots.own:Slow', 1)\n"
        "    print(workers._workers[0]._process.pid, flush=True)\n"
        "    workers.choose(play.setup, 'tests.bots.own:Slow', 1, play.view(seat), play.legal(seat))\n"
    )
    file = tmp_path / "parent.py"
    file.write_text(program, encoding="utf-8")
    folder = str(Path(__file__).parents[2])
    with Popen([sys.executable, str(file)], stdout=PIPE, env={**os.environ, "PYTHONPATH": folder}) as parent:
        assert parent.stdout
        worker = int(parent.stdout.readline())
        parent.kill()
    for _ in range(100):
        if not Path(f"/proc/{worker}").exists() or "Z" in Path(f"/proc/{worker}/stat").read_text().split()[2]:
            return
        sleep(0.1)
    raise AssertionError("it goes on")


def test_each_level_has_its_fallback() -> None:
    assert bots.fallback("novice") is bots.RandomBot
    assert bots.fallback("master@7") is bots.GreedyBot
    assert bots.fallback("tests.bots.own:Last") is bots.GreedyBot


def test_patience_follows_the_budget() -> None:
    assert 1 < patience("master") < patience("master@2s") < patience("master@100000")
    assert patience("tests.bots.own:Last") == module.SECONDS


def test_a_forced_move_needs_no_process(play: Play) -> None:
    idle = Workers()
    assert idle.choose(play.setup, "master", 1, play.view(0), ["play:frog-1"]) == "play:frog-1"
    assert all(worker._process is None for worker in idle._workers)


def test_a_worker_answers_nonsense_with_a_problem_and_ends_with_who_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("signal.signal", lambda number, action: None)  # not in a thread,
    monkeypatch.setattr(module, "end_with_parent", lambda: None)  # nor in the parent
    monkeypatch.setattr("os.dup2", lambda one, other: None)
    ours, theirs = Pipe()
    thread = Thread(target=module._answer_all, args=(theirs, module.answered, module.POLITE))
    thread.start()
    ours.send_bytes(b"not a question")
    assert ours.recv_bytes() == b"ready"
    assert msgspec.json.decode(ours.recv_bytes())["problem"]
    ours.close()
    thread.join(10)
    assert not thread.is_alive()
