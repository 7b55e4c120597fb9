"""The parts of the chaos run do what it relies on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep, time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest

from parlour import Rng
from parlour.match import news
from parlour.match.match import Match
from tests.chaos.checks import check_phases
from tests.chaos.clock import Clock, build
from tests.chaos.faults import FAULTS
from tests.chaos.honest import Asked
from tests.chaos.hostile import ATTACKS, guesses, probes
from tests.chaos.hostile.target import Target
from tests.chaos.leaks import compare, read
from tests.chaos.processes import children, frozen, memory
from tests.chaos.report import Phase, Report, percentile
from tests.chaos.run import schedule
from tests.chaos.watch import told
from tests.match.matches import begun, move
from tests.server.visitor import run, serving
from tests.store.proxy import Proxy

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

pytestmark = pytest.mark.outer

SOON = 0.2  # seconds in which nothing comes


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)
    writer.close()


def through_proxy(
    test: Callable[[Proxy, asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]],
) -> None:
    """Run a test with a connection through a proxy to a server that repeats everything."""

    async def whole() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        async with Proxy(f"tcp://127.0.0.1:{server.sockets[0].getsockname()[1]}").running() as proxy:
            reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
            writer.write(b"first")
            assert await reader.readexactly(5) == b"first"
            await test(proxy, reader, writer)
            writer.close()
        server.close()
        await asyncio.sleep(0.05)  # until all ends have heard of it

    run(whole)


def test_a_proxy_stalls_and_goes_on() -> None:
    async def stalled(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        proxy.stall()
        writer.write(b"second")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.read(1), SOON)
        proxy.mend()
        assert await reader.readexactly(6) == b"second"

    through_proxy(stalled)


def test_a_proxy_cuts_and_refuses() -> None:
    async def cut(proxy: Proxy, reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        proxy.refuse()
        proxy.cut("reset")
        with pytest.raises(ConnectionResetError):
            await reader.read(1)
        again, other = await asyncio.open_connection("127.0.0.1", proxy.port)
        with pytest.raises(ConnectionResetError):
            await again.read(1)
        other.close()

    through_proxy(cut)


def test_a_proxy_closes_one_half() -> None:
    async def half(proxy: Proxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        proxy.half_close()
        assert await reader.read(1) == b""
        writer.write(b"is heard, and not answered")
        await writer.drain()

    through_proxy(half)


def test_whoever_hears_of_a_foreign_hand_has_heard_too_much() -> None:
    match = begun("pungi", 3)
    rng = Rng(1)
    heard: list[str] = []
    for _ in range(20):
        since = match.seq
        move(match, rng)
        heard.append(f"0\t{said(news.news(match, 0, since))}")
    first = f"0\t{said(news.snapshot(Match(match.log[:5]), 0))}"
    onlooker = f"-\t{said(news.snapshot(match, None))}"
    assert not list(compare(match.log, list(read([first, *heard, onlooker]))))

    seat_1 = f"0\t{said(news.snapshot(match, 1))}"
    (leak,) = compare(match.log, list(read([first, *heard, seat_1])))
    assert leak == f"seat 0 was told what seat 1 may know, at entry {match.seq}"

    foreign = {**json.loads(said(news.snapshot(match, 1))), "seat": 0}
    (leak,) = compare(match.log, list(read([first, f"0\t{json.dumps(foreign)}"])))
    assert leak.startswith(f"seat 0 at entry {match.seq}, snapshot: ")
    assert "view" in leak

    (lost,) = compare(match.log[:-1], list(read([first, onlooker])))
    assert lost == f"told of entry {match.seq} of {match.seq - 1}"


def said(message: object) -> str:
    return msgspec.json.encode(message).decode()


def test_who_keeps_honest_players_waiting_violates() -> None:
    def phase(kind: str, seconds: float) -> Phase:
        asked = [Asked(1.0, seconds, "act", "done")] * 200
        return Phase(kind, kind, ("one",), 0.0, kind == "hostile", 10.0, asked={"one": asked})

    bed = SimpleNamespace(servers={"one": SimpleNamespace(ends=[])})
    report = Report([phase("quiet", 0.01), phase("hostile", 0.04), phase("fault", 5.0)])
    check_phases(report, bed)  # type: ignore[arg-type]
    assert not report.violations
    report.phases.append(phase("hostile", 0.06))
    check_phases(report, bed)  # type: ignore[arg-type]
    assert report.violations == ["hostile: honest players wait 6.0 times as long (p99)"]
    assert "VIOLATION  hostile: honest" in str(report)


def test_percentiles() -> None:
    assert percentile([], 0.99) == 0
    assert percentile([3.0], 0.99) == 3
    assert percentile([float(n) for n in range(100)], 0.5) == 50
    assert percentile([float(n) for n in range(200)], 0.99) == 198


def test_the_same_seed_gives_the_same_order() -> None:
    everything = schedule("1", set())
    assert everything == schedule("1", set())
    assert everything != schedule("2", set())
    assert len(everything) == len(FAULTS) + len(ATTACKS)
    assert everything[-1] == "master-bots"
    assert schedule("1", {"ping-flood"}) == ["ping-flood"]


def test_health_names_what_is_not_well() -> None:
    parts = {"store": "no answer", "bots": "ok"}
    assert told(httpx.Response(503, json={"status": "failing", "parts": parts})) == "503 store"
    assert told(httpx.Response(503, json={"code": "store-down"})) == "503 store-down"
    assert told(httpx.Response(500, text="Internal Server Error")) == "500"


def test_a_frozen_process_stands_still_and_goes_on() -> None:
    code = "import time; [print(n, flush=True) or time.sleep(0.01) for n in range(10**6)]"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"0\n"
        assert process.pid in children(os.getpid())
        assert memory(process.pid) > 0
        with frozen([process.pid]):
            wait_for(lambda: state_of(process.pid) == "T")
        wait_for(lambda: state_of(process.pid) != "T")
        process.send_signal(signal.SIGKILL)


def wait_for(holds: Callable[[], bool]) -> None:
    until = monotonic() + 10
    while not holds():
        assert monotonic() < until
        sleep(0.01)


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_a_clock_is_set_while_a_process_runs(tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock", build(tmp_path))
    code = (
        "import sqlite3, time\n"
        "look = sqlite3.connect(':memory:').execute\n"
        "while input() == 'look':\n"
        "    (there,), = look(\"SELECT unixepoch('now')\")\n"
        "    print(time.time(), there, time.monotonic(), flush=True)\n"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=pipe, stdout=pipe, text=True, env=clock.env
    ) as at:
        assert at.stdin
        assert at.stdout

        for seconds in (0, 900, -900, 0):
            clock.set(seconds)
            at.stdin.write("look\n")
            at.stdin.flush()
            wall, database, steady = map(float, at.stdout.readline().split())
            assert abs(wall - time() - seconds) < 60
            assert abs(database - time() - seconds) < 60
            assert abs(steady - monotonic()) < 60
        at.stdin.write("end\n")


def test_a_disk_is_filled_to_the_last_byte(tmp_path: Path) -> None:
    """Where files may have 100,000 bytes, as on a disk that has no more."""
    code = (
        "import resource, sys; from pathlib import Path; from tests.chaos.faults.disk import write_all\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)); write_all(Path(sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "ballast")], check=True)
    assert (tmp_path / "ballast").stat().st_size == 100_000


def test_guesses_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is limited, an attacker tells of it."""
    monkeypatch.setattr(guesses, "TRIES", 3)  # each is slow, as for every thief

    async def attacked() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            target = Target(base, 10.0, Rng(1))
            await guesses.attack(target)
            (problem,) = target.problems
            assert problem.endswith("passwords were tried for one account")

    run(attacked)


def test_probes_find_nothing(tmp_path: Path) -> None:
    async def attacked() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            target = Target(base, 2.0, Rng(1))
            await probes.attack(target)
            assert not target.problems

    run(attacked)


def test_probes_find_what_a_refusal_may_not_tell() -> None:
    told = {"facts": {"legal": "steal:2,1.6, mix:1.7"}, "sentence": "Seat 0 cannot play it, but: use:plum."}
    assert probes.words_in(told) == {"steal:2,1.6", "mix:1.7", "use:plum"}
    match = begun("pies", 5)
    seat, view = 0, json.loads(said(match.play.view(0)))
    worlds = probes.possible(match.setup, view, Rng(1))
    assert len(worlds) == probes.WORLDS
    assert all(json.loads(said(match.setup.view(world, seat))) == view for world in worlds)
