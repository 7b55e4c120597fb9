"""Worker processes in which bots think. A bot that thinks there cannot stall or break a match, and cannot
peek: what goes in is a question with what its seat may know, and what comes out is a token.
"""

from __future__ import annotations

import logging
import os
import signal
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from parlour import bots
from parlour.bots.questions import HINTS, Answer, Failed, Question, answer, key_of, question, token_of
from parlour.games import Terms
from parlour.kernel.errors import ParlourError
from parlour.kernel.shapes import known

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from parlour.bots.explanation import Explanation
    from parlour.kernel.game import Setup, View

log = logging.getLogger("parlour.bots")

START: Final = 60.0  # the seconds that a process has to begin
BACKOFF: Final = (1.0, 60.0)  # after a failed start, the seconds until the next: doubled each time, at most
SECONDS: Final = 5.0  # for a choice of a player's own bot
LONGEST: Final = 600.0  # for a choice of any bot
GRACE: Final = 1.0  # on top of what a level takes, for a busy machine
POLITE: Final = 10  # the niceness of a worker: processes that serve people go first


class Workers:
    """A pool of worker processes. A seat asks the same one if it can. Threads may ask at the same time."""

    def __init__(self, count: int = 1) -> None:
        self._workers = [Worker() for _ in range(count)]
        self._closed = False

    @property
    def failing(self) -> int:
        """How many processes could not be started when they were needed last. They are tried again."""
        return sum(worker.failures > 0 for worker in self._workers)

    @property
    def healthy(self) -> bool:
        """Whether at least one process can think. Without any, every choice is the quick fallback's."""
        return self.failing < len(self._workers)

    def close(self) -> None:
        """End all processes. A thread that still waits for an answer gets the fallback's."""
        self._closed = True
        for worker in self._workers:
            worker.end()

    def start(self) -> None:
        """Start all processes now, rather than with the first question. What fails is tried again with it."""
        for worker in self._workers:
            worker.start()

    def seat(self, setup: Setup, bot: str, seed: int | str) -> None:
        """Refuse a bot that cannot play here. A player's own bot is not even imported in this process."""
        if not bots.is_own(bot):
            bots.find(bot)
            return
        terms = Terms.of(setup)
        try:
            self._ask(Question(key_of(terms), bot, seed), terms, SECONDS)
        except Failed as failure:
            raise ParlourError("bot-own", bot=bot, reason=str(failure)) from failure

    def choose(self, setup: Setup, bot: str, seed: int | str, view: View, legal: Sequence[str]) -> str:
        """What a bot chooses; if it fails or takes too long, what its quick fallback would."""
        if len(legal) == 1:
            return legal[0]
        terms = Terms.of(setup)
        try:
            asked = question(terms, bot, seed, view, legal)
            return token_of(self._ask(asked, terms, patience(bot)), legal)
        except Failed as failure:
            if not self._closed:
                log.warning("%s failed at %s, seat %s: %s", bot, setup.game.id, view.seat, failure)
            return bots.fallback(bot)(setup, seed).choose(view, legal)

    def explain(self, setup: Setup, view: View, legal: Sequence[str], seconds: float) -> Explanation:
        """What the strongest level makes of a view in this time."""
        terms = Terms.of(setup)
        asked = question(terms, HINTS, 0, view, legal, f"{seconds:g}s")
        try:
            thoughts = self._ask(asked, terms, seconds + SECONDS).thoughts
            assert thoughts is not None
        except Failed as failure:
            raise ParlourError("bot-failed", bot=HINTS, reason=str(failure)) from failure
        return thoughts

    def _ask(self, asked: Question, terms: Terms, seconds: float) -> Answer:
        """Ask the worker that knows a seat; if it is busy or cannot start, any other one that is ready."""
        known = crc32(f"{asked.key} {asked.bot} {asked.seed}".encode()) % len(self._workers)
        order = [*self._workers[known:], *self._workers[:known]]
        return next((worker for worker in order if worker.ready), order[0]).ask(asked, terms, seconds)


def patience(bot: str) -> float:
    """The seconds after which a bot's choice is not waited for any more."""
    level = bots.level_of(bot)
    return min(level.seconds + GRACE, LONGEST) if level else SECONDS


def backoff(failures: int) -> float:
    """The seconds until the next start, after this many failures before the last one."""
    first, most = BACKOFF
    return min(first * 2.0 ** min(failures, 30), most)  # days of failures do not overflow a float


def answered(message: bytes) -> bytes:
    """What a bot says to a question."""
    return msgspec.json.encode(answer(message))


class Worker:
    """A process that answers one question after the other: to bots, unless it is made for others. It starts
    with the first question; if it fails, a new one takes its place. A failed start is tried again, after a
    backoff.
    """

    def __init__(self, answers: Callable[[bytes], bytes] = answered, niceness: int = POLITE) -> None:
        self.failures = 0  # starts that failed, since the last one that did not
        self._answers = answers, niceness
        self._lock = Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection
        self._next_start = 0.0  # when it may be tried
        self._ended = False

    @property
    def ready(self) -> bool:
        """Whether a question would be looked at now."""
        return not self._lock.locked() and monotonic() >= self._next_start

    def start(self) -> None:
        """Start the process, if it can be started."""
        with self._lock, suppress(Exception):
            self._ensure_started()

    def _start(self) -> None:
        if monotonic() < self._next_start:
            raise ChildProcessError("its process cannot start")
        try:
            self._launch()
        except BaseException:
            self._next_start = monotonic() + backoff(self.failures)
            self.failures += 1
            raise
        self.failures, self._next_start = 0, 0.0

    def _launch(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=_answer_all, args=(theirs, *self._answers), daemon=True)
        try:
            process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._process = process
        self._receive(START)  # it is there

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None

    def end(self) -> None:
        """End the process, and let none take its place."""
        self._ended = True
        process = self._process
        if process and process.pid:
            process.kill()  # so that no thread waits for its answer
        with self._lock:
            self.close()

    def ask(self, asked: Question, terms: Terms, seconds: float) -> Answer:
        """The answer to a question, if it comes in time. The terms are sent if the process needs them."""
        with self._asking():
            told = self._exchange(asked, seconds)
            if told.needs_terms:
                told = self._exchange(msgspec.structs.replace(asked, terms=terms), seconds)
        if told.problem:
            raise Failed(told.problem)
        return told

    def send(self, message: bytes, seconds: float) -> bytes:
        """The answer to a message, as it is."""
        with self._asking():
            return self._sent(message, seconds)

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """Within, the process is there, and nobody else asks."""
        with self._lock:
            try:
                self._ensure_started()
                yield
            except Exception as end:  # whatever it was, nobody knows what the process would say next
                self.close()
                raise Failed(str(end) or "its process ended") from end

    def _ensure_started(self) -> None:
        if self._process and not self._process.is_alive():
            log.warning("a bot's process has ended (%s); another one begins", self._process.exitcode)
            self.close()
        if not self._process and not self._ended:
            self._start()
        if self._ended:
            raise EOFError

    def _exchange(self, asked: Question, seconds: float) -> Answer:
        return msgspec.json.decode(self._sent(msgspec.json.encode(asked), seconds), type=known(Answer))

    def _sent(self, message: bytes, seconds: float) -> bytes:
        self._pipe.send_bytes(message)
        return self._receive(seconds)

    def _receive(self, seconds: float) -> bytes:
        if not self._pipe.poll(seconds):
            raise TimeoutError(f"no answer within {seconds:g} seconds")
        return self._pipe.recv_bytes()


def _answer_all(pipe: Connection, answers: Callable[[bytes], bytes], niceness: int) -> None:
    """The main loop of a worker process: it answers until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends its workers
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(niceness)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)  # what a bot prints might be read by a person who must not see its cards
    os.dup2(nowhere, 2)
    pipe.send_bytes(b"ready")
    while True:
        try:
            message = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(answers(message))


def end_with_parent() -> None:
    """End this process when its parent ends. A killed parent tells nobody, so a thread watches it."""
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
