"""Several servers with one PostgreSQL database."""

from __future__ import annotations

import asyncio
import sqlite3
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from parlour import Rng
from parlour.match import log
from parlour.match.log import Acted
from parlour.match.match import Match
from parlour.server.scheduler import PROCESSES, SHARDS
from parlour.server.table import now
from parlour.store import Failed, open_store
from parlour.store.sqlite import SQLite
from tests.server.process import Server
from tests.server.receivers import Browser
from tests.server.visitor import HUBS, At, Person, run, seated, serving

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.outer


def test_players_of_one_match_at_two_servers(postgres: str) -> None:
    async def test() -> None:
        servers = [Server(postgres), Server(postgres)]
        await asyncio.gather(*(server.start() for server in servers))
        people = [await Person.come(server.base, f"Person {n}") for n, server in enumerate(servers)]
        table = await people[0].open("fruitoplay", 3)
        places = [await person.at(table) for person in people]
        for seat, at in enumerate(places):
            await at.ask("sit", seat=seat)
        await places[0].until(lambda: places[0].sitting["places"][1])
        await places[0].until(lambda: places[0].presence["seats"] == [0, 1])
        await places[1].until(lambda: places[1].presence["seats"] == [0, 1])
        await places[0].ask("seat_bot", seat=2, bot="random")
        await places[0].ask("begin")
        await places[0].ask("say", text="Good luck!")
        await places[1].until(lambda: places[1].chats)
        for at in places:
            await at.until(lambda at=at: at.now["view"])  # type: ignore[misc]
        await asyncio.gather(*(at.play(n) for n, at in enumerate(places)))
        assert places[0].now["seq"] == places[1].now["seq"]
        assert places[0].sitting == places[1].sitting
        moved = Person(servers[1].base)
        moved.web.cookies.update(people[0].web.cookies)
        at = await moved.at(table)
        assert (await people[0].web.delete("/api/sessions")).status_code == 204
        assert await at.closed() == 4401
        for server in servers:
            assert await server.stop() == 0

    run(test)


def test_who_is_at_another_server_is_there_and_who_leaves_it_is_told_once(postgres: str) -> None:
    quick = {"notice": 0.3, "push_anywhere": True, "idle": 0.2}

    async def test() -> None:
        async with serving(postgres, **quick) as one, serving(postgres, **quick) as two:
            hubs = [HUBS[one], HUBS[two]]
            while {len(hub.scheduler.shards) for hub in hubs} != {8}:
                await asyncio.sleep(0.05)
            for base in (one, two):  # one of them looks after the match, and the persons are at the other
                people, places, table = await seated(base, "fruitoplay", 2, clock=86400)
                owner = next(hub for hub in hubs if hub.scheduler.owns(table))
                browser = await Browser.start()
                await browser.subscribe(people[1])
                for place in places:
                    await place.act(Rng(1))
                for place in places:
                    await place.until(lambda place=place: place.my_turn)  # type: ignore[misc]
                await asyncio.sleep(1.0)
                assert not browser.received
                assert table in owner.tables
                await places[1].leave()
                await browser.until(1)
                await asyncio.sleep(1.0)
                assert len(browser.received) == 1

    run(test)


def test_when_a_server_dies_another_one_goes_on(postgres: str) -> None:
    async def test() -> None:
        first, second = Server(postgres), Server(postgres)
        await first.start()
        ada = await Person.come(first.base, "Ada")
        tables = []
        for _ in range(6):
            tables.append(await ada.open("pies", 3, clock=3000, stand_in="random"))
            at = await ada.at(tables[-1])
            await at.ask("sit", seat=0)
            for seat in (1, 2):
                await at.ask("seat_bot", seat=seat, bot="random")
            await at.ask("begin")
            await at.ask("resign")  # now only bots play here
        await second.start()
        await first.kill()
        begun = monotonic()
        async with await open_store(postgres) as store:
            playing = set(tables) & set(await store.matches({"playing"}))  # other tests leave tables, too
            waiting = {table: len(await store.entries(table)) for table in playing}
            while waiting:
                await asyncio.sleep(0.1)
                assert monotonic() - begun < 120  # a busy machine is no failure; 5 on a quiet one
                for table, count in list(waiting.items()):
                    if len(await store.entries(table)) > count:
                        del waiting[table]
            while playing & set(await store.matches({"playing"})):
                await asyncio.sleep(0.2)
            for table in tables:
                entries = [log.read(line) for line in await store.entries(table)]
                assert sum(isinstance(entry, Acted) for entry in entries) > 10
        assert await second.stop() == 0

    run(test)


def test_several_processes_end_with_their_parent(postgres: str) -> None:
    async def test() -> None:
        server = Server(postgres, "--workers", "2")
        await server.start()
        await Person.come(server.base, "Ada")
        await server.kill()  # waits until nobody holds its standard output
        with pytest.raises(httpx.TransportError):
            await Person.come(server.base, "Bo")

    run(test)


def test_several_processes_at_one_address(postgres: str) -> None:
    async def test() -> None:
        server = Server(postgres, "--workers", "2")
        await server.start()
        ada = await Person.come(server.base, "Ada")
        table = await ada.open("fruitoplay", 2)
        tabs: list[At] = [await ada.at(table) for _ in range(6)]
        await tabs[0].ask("sit", seat=1)
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.now["seat"] == 1)  # type: ignore[misc]
        await tabs[1].ask("seat_bot", seat=0, bot="random")
        await tabs[2].until(lambda: None not in tabs[2].sitting["places"])
        await tabs[2].ask("begin")
        await tabs[3].play()
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.over)  # type: ignore[misc]
        answer = httpx.get(f"{server.base}/metrics", trust_env=False)
        assert "parlour_viewers 6.0" in answer.text
        assert await server.stop() == 0
        for tab in tabs:
            assert await tab.closed() == 1012

    run(test)


def test_shards_are_shared_fairly(tmp_path: Path) -> None:
    async def test() -> None:
        quick = {"renew": 0.1, "lease": 1.0}
        async with serving(tmp_path / "store.sqlite", **quick) as one:
            await held([one], [16])
            async with serving(tmp_path / "store.sqlite", **quick) as two:
                await held([one, two], [8, 8])
                async with serving(tmp_path / "store.sqlite", **quick) as three:
                    await held([one, two, three], [6, 6, 4])
            await held([one], [16])

    async def held(bases: list[str], expected: list[int]) -> None:
        async with asyncio.timeout(60):
            while True:
                shards = [HUBS[base].scheduler.shards for base in bases]
                if sorted(map(len, shards)) == sorted(expected):
                    break
                await asyncio.sleep(0.05)
        assert len(set().union(*shards)) == 16

    run(test)


def test_who_is_connected_to_another_server_is_not_absent(postgres: str) -> None:
    async def test() -> None:
        async with serving(postgres, absence=2.0) as one, serving(postgres, absence=2.0) as two:
            async with asyncio.timeout(60):
                while not HUBS[two].scheduler.shards:
                    await asyncio.sleep(0.1)
            table = ""
            ada = await Person.come(one, "Ada")
            while not table or not HUBS[two].scheduler.owns(table):
                table = await ada.open("fruitoplay", 2, clock=3000)
            at = await ada.at(table)
            await at.ask("sit", seat=0)
            await at.ask("seat_bot", seat=1, bot="random")
            await at.ask("begin")
            other = await (await Person.come(two, "Bo")).at(table)
            await other.until(lambda: other.presence["seats"] == [0])
            await asyncio.sleep(3)
            assert not other.sitting["places"][0].get("relieved")
            await at.leave()
            begun = monotonic()
            await other.until(lambda: other.sitting["places"][0].get("relieved") == "absent")
            assert monotonic() - begun > 1.5

    run(test)


def test_two_servers_that_do_not_hear_each_other(tmp_path: Path) -> None:
    """With one SQLite file there are no announcements, so each finds out when it wants to write."""

    async def test() -> None:
        store = tmp_path / "store.sqlite"
        async with serving(store) as one, serving(store) as two:
            people, places, table = await seated(one, "fruitoplay", 2)
            ada = Person(two)
            ada.web.cookies.update(people[0].web.cookies)
            there = await ada.at(table)
            seen = there.now["seq"]
            await places[1].act(Rng(1))
            assert there.now["seq"] == seen
            seq = await there.act(Rng(2))
            assert seq >= seen + 2
            await there.until(lambda: there.now["seq"] == seq)
            assert places[1].now["seq"] < seq
            HUBS[one]._heard("", 0)  # as if the connection had been lost and found
            await places[1].until(lambda: places[1].now["seq"] == seq)
            assert await places[0].refused("act", seq=seen, tokens=["play:apple-1"]) == "stale"

    run(test)


def test_what_a_dead_server_did_not_announce_is_found(tmp_path: Path) -> None:
    """It has stored a move, and was killed before it could tell the others."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", renew=0.1, lease=0.5) as base:
            _, places, table = await seated(base, "pungi", 3)
            hub = HUBS[base]
            match = Match(list((await hub.tables[table].load()).log))
            await hub.store.lease("process-other", PROCESSES, 1000)
            seat = match.play.waiting[0]
            seq, entries = match.seq, match.act(seat, match.play.legal(seat)[:1], now())
            await hub.store.append(table, seq, [log.write(entry) for entry in entries])
            async with asyncio.timeout(20):
                await places[0].until(lambda: places[0].now["seq"] == match.seq)

    run(test)


def test_who_loses_the_store_loses_the_shards_and_gets_them_back(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "store.sqlite"
        async with serving(path, renew=0.1, lease=0.5) as base:
            _, places, table = await seated(base, "fruitoplay", 2, clock=2, stand_in="random")
            scheduler = HUBS[base].scheduler
            move(path, "leases", "elsewhere")
            async with asyncio.timeout(60):
                while scheduler.shards:
                    await asyncio.sleep(0.05)
            assert not scheduler.owns(table)
            move(path, "elsewhere", "leases")
            await places[0].until(lambda: places[0].sitting["places"][0].get("relieved") == "time")

    def move(path: Path, old: str, new: str) -> None:
        store = sqlite3.connect(path)
        store.execute(f"ALTER TABLE {old} RENAME TO {new}")
        store.close()

    run(test)


def test_what_cannot_be_taken_over_at_once_is_taken_over_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails while a server that has just started asks for the matches, and for each of them."""

    async def test() -> None:
        path = tmp_path / "store.sqlite"
        async with serving(path) as base:
            _, places, table = await seated(base, "fruitoplay", 2, persons=1, clock=3000, stand_in="random")
            await places[0].ask("resign")
            await asyncio.sleep(0)
        async with await open_store(path) as store:
            if not await store.matches({"playing"}):
                return  # the bots were quicker
            before = len(await store.entries(table))
        failures = {"matches": 2, "entries": 2}
        for name in failures:
            monkeypatch.setattr(SQLite, name, failing(name, getattr(SQLite, name), failures))
        async with serving(path) as base, asyncio.timeout(60):
            while failures["entries"] or len(await HUBS[base].store.entries(table)) == before:
                await asyncio.sleep(0.05)

    def failing(name: str, real: Callable[..., Any], failures: dict[str, int]) -> Callable[..., Any]:
        async def ask(store: SQLite, *given: Any) -> Any:
            if failures[name]:
                failures[name] -= 1
                raise Failed("not now")
            return await real(store, *given)

        return ask

    run(test)


def test_a_replay_that_was_not_kept_is_told_from_the_log(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "store.sqlite"
        async with serving(path) as base:
            people, places, table = await seated(base, "fruitoplay", 2)
            await asyncio.gather(*(place.play(n) for n, place in enumerate(places)))
            while (first := await HUBS[base].store.replay(table)) is None:
                await asyncio.sleep(0.05)
            store = sqlite3.connect(path)
            store.execute("DELETE FROM replays")
            store.commit()
            store.close()
            assert (await people[0].web.get(f"/api/replays/{table}")).content == first
            assert await HUBS[base].store.replay(table) == first

    run(test)


def test_what_a_server_gives_up_another_one_takes_at_once(postgres: str) -> None:
    """Nobody waits for the next renewal, which would be in a minute."""
    slowly = {"renew": 60.0, "lease": 200.0}

    async def test() -> None:
        async with serving(postgres, **slowly) as one:
            first = HUBS[one].scheduler
            while len(first.shards) < SHARDS:  # those of an earlier test may still have leases
                first.hurry()
                await asyncio.sleep(0.1)
            async with serving(postgres, **slowly) as two:
                second = HUBS[two].scheduler
                while len(second.shards) < SHARDS // 2:  # once it is there, the other one gives up its half
                    first.hurry()
                    await asyncio.sleep(0.1)
                assert len(first.shards) == SHARDS // 2
                assert all(
                    worker._process for worker in second.workers._workers
                )  # its bots can think at once
            while len(first.shards) < SHARDS:
                await asyncio.sleep(0.02)

    run(test)
