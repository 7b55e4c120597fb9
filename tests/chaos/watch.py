"""Health, memory and log of one server, looked at all the time."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx

from tests.chaos.processes import children, memory

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

    from tests.chaos.bed import Subject

EVERY: Final = 0.25  # seconds between two questions about health,
LOOK: Final = 0.5  # and between two looks at memory and log
PATIENCE: Final = 2.0  # seconds for an answer about health
ADDRESS: Final = "127.0.0.9"  # from which it is asked for
READY: Final = "ready"
SILENT: Final = "no answer"


class Change(NamedTuple):
    """What health said from some moment on."""

    at: float
    said: str


class Noted(NamedTuple):
    """A line of the log that tells more than that something went well."""

    at: float
    level: str
    text: str


class Sample(NamedTuple):
    """Megabytes of the server, and of the largest of its processes."""

    at: float
    server: int
    largest: int


class Watch:
    def __init__(self, server: Subject, log: Path) -> None:
        self._server = server
        self._log = log
        self._read = 0
        self._path = "/readyz"
        self._web = httpx.AsyncClient(
            timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=ADDRESS), trust_env=False
        )
        self._tasks: list[asyncio.Task[None]] = []
        self.health: list[Change] = []
        self.notes: list[Noted] = []
        self.samples: list[Sample] = []
        self.peak = 0  # the most megabytes that any process has had
        self.requests: Counter[str] = Counter()  # by status, as far as the log has them

    async def __aenter__(self) -> Watch:
        self._tasks = [asyncio.create_task(each) for each in (self._ask_on(), self._look_on())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._web.aclose()

    @property
    def ready(self) -> bool:
        return bool(self.health) and self.health[-1].said == READY

    def unwell(self, begun: float, ended: float) -> list[str]:
        """What health said within these moments, other than that all is well."""
        before = [change.said for change in self.health if change.at < begun][-1:]
        within = [change.said for change in self.health if begun <= change.at <= ended]
        return list(dict.fromkeys(said for said in before + within if said != READY))

    @property
    def memory(self) -> int:
        """The megabytes that the server has."""
        return self.samples[-1].server if self.samples else 0

    async def _ask_on(self) -> None:
        while True:
            said = await self._asked()
            if not self.health or self.health[-1].said != said:
                self.health.append(Change(monotonic(), said))
            await asyncio.sleep(EVERY)

    async def _asked(self) -> str:
        try:
            answer = await self._web.get(f"{self._server.base}{self._path}")
        except httpx.HTTPError:
            return SILENT
        if answer.status_code == 404 and self._path == "/readyz":
            self._path = "/healthz"
            return await self._asked()
        return READY if answer.status_code == 200 else told(answer)

    async def _look_on(self) -> None:
        while True:
            pid = self._server.process.pid
            server = memory(pid)
            if server:
                processes = [pid, *children(pid)]
                self.samples.append(Sample(monotonic(), server, max(map(memory, processes))))
                self.peak = max([self.peak, *(memory(each, most=True) for each in processes)])
            self.read_log()
            await asyncio.sleep(LOOK)

    def read_log(self) -> None:
        with self._log.open("rb") as file:
            file.seek(self._read)
            for line in file:
                if line.endswith(b"\n"):
                    self._read += len(line)
                    self._note(line.decode(errors="replace"))

    def _note(self, line: str) -> None:
        try:
            said: dict[str, Any] = json.loads(line)
        except ValueError:
            said = {"level": "unreadable", "event": line.strip()}
        if said.get("event") == "request":
            self.requests[str(said.get("status"))] += 1
        elif said.get("level") != "info":
            reason = said.get("reason") or str(said.get("exception", "")).strip().rpartition("\n")[2]
            part = f" ({said['part']})" if "part" in said else ""
            text = f"{said.get('event')}{part}" + (f": {reason}" if reason else "")
            self.notes.append(Noted(monotonic(), str(said.get("level")), short(text)))


def short(text: str) -> str:
    """A line of the log, so that what is the same reads the same."""
    return re.sub(r"0x[0-9a-f]+", "0x...", " ".join(text.split()))[:160]


def told(answer: httpx.Response) -> str:
    """What an unhappy server says about itself, in short: the parts that are not well."""
    found = str(answer.status_code)
    with suppress(ValueError, AttributeError):
        said = answer.json()
        parts = said.get("parts", {})
        bad = [name for name, part in parts.items() if part != "ok"]
        found = " ".join([found, *(bad or [said.get("code", "")])]).strip()
    return found
