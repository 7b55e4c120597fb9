"""A clock that is set, in either direction, stops nobody and hurries nobody."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from parlour import Rng
from parlour.match import log
from parlour.server import scheduler, table
from parlour.store import open_store
from tests.server.process import Server
from tests.server.visitor import HUBS, Person, run, seated, serving
from tests.store.by_hand import execute

if TYPE_CHECKING:
    from pathlib import Path

HOUR = 3_600_000


def step(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """The time of day was another one when this server started."""
    monkeypatch.setattr(table, "STARTED", table.STARTED + milliseconds * 1_000_000)


def test_the_time_of_day_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before = table.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert before <= table.now() < before + HOUR
    assert abs(before - time.time() * 1000) < HOUR


def test_a_log_ahead_of_the_clock_waits_for_the_usual_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game ended an hour ahead of the clock that this server has."""

    async def test() -> None:
        store = tmp_path / "store.sqlite"
        with monkeypatch.context() as patch:
            step(patch, HOUR)
            async with serving(store, pause=600.0) as base:
                people, places, name = await seated(base, "fruitoplay", 2, games=2)
                playing = [asyncio.create_task(place.play(n)) for n, place in enumerate(places)]
                await places[0].until(lambda: places[0].now["view"]["winners"])
                for task in playing:
                    task.cancel()
                cookies = people[0].web.cookies
        async with serving(store, pause=0.5) as base:
            ada = Person(base)
            ada.web.cookies.update(cookies)
            at = await ada.at(name)
            await at.until(lambda: at.sitting["game"] == 2)

    run(test)


def test_a_persons_clock_that_began_in_the_future(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = tmp_path / "store.sqlite"
        with monkeypatch.context() as patch:
            step(patch, HOUR)
            async with serving(store) as base:
                people, _, name = await seated(base, "fruitoplay", 2, clock=6, stand_in="random")
                cookies = people[0].web.cookies
        async with serving(store) as base:
            ada = Person(base)
            ada.web.cookies.update(cookies)
            at = await ada.at(name)
            await at.until(lambda: any(place.get("relieved") == "time" for place in at.sitting["places"]))
            entries = [log.read(line) for line in await HUBS[base].store.entries(name)]
            began = next(entry.at for entry in entries if isinstance(entry, log.Began))
            relieved = next(entry.at for entry in entries if isinstance(entry, log.Relieved))
            assert began + 6000 <= relieved < began + HOUR // 2  # nor was it up at once

    run(test)


def test_a_running_server_does_not_see_the_clock_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", pause=0.5) as base:
            _, places, _ = await seated(base, "fruitoplay", 2, clock=3000)
            for milliseconds in (-HOUR, HOUR):
                real = time.time_ns
                monkeypatch.setattr(time, "time_ns", lambda real=real, ms=milliseconds: real() + ms * 10**6)
                seq = places[0].now["seq"]
                active = next(place for place in places if place.my_turn)
                await active.act(Rng(1))
                await places[0].until(lambda seq=seq: places[0].now["seq"] > seq)  # type: ignore[misc]
                assert not any(place.get("relieved") for place in places[0].sitting["places"])

    run(test)


@pytest.mark.outer
@pytest.mark.parametrize("ahead", [HOUR, -HOUR])
def test_a_server_alone_waits_for_no_dead_lease(tmp_path: Path, ahead: int) -> None:
    """The server before it was killed, and the clock was set since."""

    async def test() -> None:
        path = tmp_path / "store.sqlite"
        server = Server(path)
        await server.start()
        ada = await Person.come(server.base, "Ada")
        name = await ada.open("fruitoplay", 2)
        at = await ada.at(name)
        await at.ask("sit", seat=0)
        await at.ask("seat_bot", seat=1, bot="random")
        await server.kill()
        await execute(f"sqlite:///{path}", f"UPDATE leases SET expires = expires + {ahead}")
        await server.start()
        at = await ada.at(name)
        await at.ask("begin")
        await at.play()
        assert await server.stop() == 0
        async with await open_store(path) as store:
            assert await store.matches({"over"}) == [name]

    run(test)


def test_of_several_servers_a_dead_one_is_not_waited_for(postgres: str) -> None:
    """The database's clock was set back: the dead one's leases would last for an hour."""

    async def test() -> None:
        async with await open_store(postgres) as store:
            for shard in range(scheduler.SHARDS):
                assert await store.lease(f"bots-{shard}", "dead", 3000)
            assert await store.lease("process-dead", scheduler.PROCESSES, 3000)
        await execute(postgres, f"UPDATE leases SET expires = expires + {HOUR}")
        async with serving(postgres) as base, asyncio.timeout(30):
            while len(HUBS[base].scheduler.shards) < scheduler.SHARDS:
                await asyncio.sleep(0.05)

    run(test)
