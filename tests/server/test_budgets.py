"""How much one person, or one address, may have."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from parlour import setup
from parlour.games import Terms
from parlour.match import log
from parlour.match.log import Aborted, Began, Opened, Sat
from parlour.match.match import Match
from parlour.server import budgets as module
from parlour.server import scheduler
from parlour.server.budgets import Addresses, ThinkingBudget
from parlour.server.scheduler import UNWATCHED, USED_UP, WATCHED
from parlour.server.settings import Budgets
from parlour.server.table import about, now
from parlour.store import open_store
from parlour.store.check import check
from parlour.store.jobs import migrations
from tests.server.visitor import HUBS, OFTEN, PLENTY, Person, Refusal, seated, serving
from tests.server.visitor import run as run_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from parlour.match.log import Entry
    from parlour.server.hub import Hub
    from parlour.store import Store

DAY = 86_400_000


async def code(opening: Coroutine[Any, Any, str]) -> str:
    try:
        await opening
    except Refusal as refusal:
        return refusal.code
    return ""


def test_a_person_has_so_many_tables(tmp_path: Path) -> None:
    async def test() -> None:
        few = Budgets(tables=4, public=2)
        async with serving(tmp_path / "store.sqlite", budgets=few) as base:
            ada = await Person.come(base, "Ada")
            tables = [await ada.open("pungi", 3, public=public) for public in (True, True)]
            assert await code(ada.open("pungi", 3, public=True)) == "tables-public"
            codes = await asyncio.gather(*(code(ada.open("pungi", 3)) for _ in range(10)))
            assert sorted(codes) == [""] * 2 + ["tables-open"] * 8  # though all came at once
            answer = await ada.web.post("/api/tables", json={"game": "pungi", "seats": 3})
            assert (answer.status_code, answer.json()["facts"]) == (409, {"most": 4})
            assert await code((await Person.come(base, "Bo")).open("pungi", 3, public=True)) == ""
            there = await ada.at(tables[0])
            await there.ask("ask", wish="abort")  # which the host may do alone before the beginning
            assert there.over
            assert await code(ada.open("pungi", 3, public=True)) == ""

    run_whole(test)


def test_tables_are_counted_for_all_servers(postgres: str) -> None:
    async def test() -> None:
        few = Budgets(tables=2)
        async with serving(postgres, budgets=few) as base, serving(postgres, budgets=few) as other:
            ada = await Person.come(base, "Ada")
            there = Person(other)
            there.web.cookies.update(dict(ada.web.cookies))
            assert await code(ada.open("pungi", 3)) == await code(there.open("pungi", 3)) == ""
            assert await code(ada.open("pungi", 3)) == await code(there.open("pungi", 3)) == "tables-open"

    run_whole(test)


def test_an_address_has_so_many_tables_whoever_comes_from_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", budgets=Budgets(neighbours=3)) as base:
            codes = [await code((await Person.come(base, "Eve")).open("pungi", 3)) for _ in range(5)]
            assert codes == ["", "", "", "tables-address", "tables-address"]
            else_ = await Person.come(base, "Zoe")
            else_.web.headers["x-forwarded-for"] = "192.0.2.7"
            assert await code(else_.open("pungi", 3)) == ""

    run_whole(test)


def test_so_many_tables_are_stored_in_a_day(tmp_path: Path) -> None:
    async def test() -> None:
        rates = msgspec.structs.replace(OFTEN, daily=(2, 86400), neighbours=(3, 86400))
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            people = [await Person.come(base, name) for name in ("Ada", "Ada", "Bo", "Bo")]
            codes = [await code(people[n].open("pungi", 3)) for n in (0, 0, 0, 2, 2)]
            assert codes == ["", "", "too-many", "", "too-many"]

    run_whole(test)


def test_addresses_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MANY", 2)
    addresses = Addresses()
    for player in ("ann", "bob", "ann", "zoe"):
        addresses.remember(player, f"of {player}")
    assert [addresses.of(player) for player in ("ann", "bob", "zoe")] == ["of ann", "bob", "of zoe"]


def test_thinking_is_counted_for_persons_and_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [0.0]
    monkeypatch.setattr(module, "monotonic", lambda: time[0])
    budget = ThinkingBudget(Budgets(thinking=(10, 100), neighbours_thinking=(20, 100)))
    budget.charge("ann", "here", 9)
    assert not budget.used_up("ann", "here")
    budget.charge("ann", "here", 2)
    assert budget.used_up("ann", "here")
    assert not budget.used_up("bob", "here")
    budget.charge("bob", "here", 9.5)
    assert budget.used_up("zoe", "here")
    assert not budget.used_up("zoe", "there")
    time[0] += 11
    assert not budget.used_up("ann", "here")
    time[0] += 1000
    monkeypatch.setattr(module, "MANY", 1)
    for player in ("x", "y", "z"):
        budget.charge(player, "here", 1)
    assert "ann" not in budget._spendings[0]._full


def note_kinds(hub: Hub) -> list[tuple[str, float]]:
    """The kinds of table at which bots think from now on, and what that costs."""
    kinds: list[tuple[str, float]] = []
    run = hub.scheduler._executor.run

    async def noted(path: Any, work: Callable[[], Any], cost: float = 1.0) -> Any:
        kinds.append((path[0], cost))
        return await run(path, work, cost)

    hub.scheduler._executor.run = noted  # type: ignore[method-assign]
    return kinds


def test_who_has_used_up_their_budget_thinks_behind_all_others(tmp_path: Path) -> None:
    async def test() -> None:
        small = msgspec.structs.replace(PLENTY, thinking=(1000, 86400))
        async with serving(tmp_path / "store.sqlite", budgets=small) as base:
            hub = HUBS[base]
            kinds = note_kinds(hub)
            people, (place,), table = await seated(base, "fruitoplay", 3, persons=1)
            await place.play()
            assert set(kinds) == {WATCHED}
            match = hub.tables[table].match
            assert match
            hub.scheduler._budget.charge(match.opened.host, "nowhere", 5000)
            kinds.clear()
            more = await people[0].open("fruitoplay", 2)
            there = await people[0].at(more)
            for seat in range(2):
                await there.ask("seat_bot", seat=seat, bot="random")
            await there.ask("begin")
            await there.until(lambda: there.over)
            assert set(kinds) == {USED_UP}

    run_whole(test)


@pytest.mark.parametrize(("brief", "kind"), [(60.0, WATCHED), (0.0, UNWATCHED)])
def test_bots_wait_behind_others_only_if_nobody_has_looked_on_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brief: float, kind: tuple[str, float]
) -> None:
    """In a hand-over nobody looks on for a moment."""
    monkeypatch.setattr(scheduler, "BRIEF", brief)

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            hub = HUBS[base]
            kinds = note_kinds(hub)
            await keep(hub.store, "lonely", bots(now()))
            table = await hub.table("lonely")
            match = await table.load()
            while not match.over:
                await asyncio.sleep(0.01)
            assert set(kinds) == {kind}

    run_whole(test)


def log_of(*entries: Entry) -> list[Entry]:
    terms = Terms.of(setup("fruitoplay", 2))
    return [Opened(at=0, terms=terms, host="ann", secret="secret"), *entries]


def bots(at: int) -> list[Entry]:
    return log_of(
        *(Sat(at=at, seat=seat, name=f"Bot {seat}", bot="random") for seat in range(2)), Began(at=at)
    )


async def keep(store: Store, name: str, entries: list[Entry]) -> None:
    match = Match(entries)
    if match.begun:
        entries = [*entries, *match.settle_draws(entries[-1].at)]
    await store.append(name, 0, [log.write(entry) for entry in entries], about(match))


def test_bots_stop_when_nobody_has_looked_on_for_long(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "store.sqlite"
        async with await open_store(path) as store:
            await keep(store, "lonely", bots(now()))
        async with serving(path, unwatched=0.0) as base:
            hub = HUBS[base]
            match = await (await hub.table("lonely")).load()
            while not hub.scheduler.owns("lonely") or hub.scheduler.busy_with("lonely"):
                await asyncio.sleep(0.01)
            before = match.seq
            await asyncio.sleep(0.2)
            assert match.seq == before
            there = await (await Person.come(base, "Ada")).at("lonely")
            await there.until(lambda: there.over)  # for somebody they go on

    run_whole(test)


def test_what_is_left_lying_is_put_away(tmp_path: Path) -> None:
    """Unfinished matches are ended after a while; what nobody ever played is deleted later, with its guests,
    and what was played only if somebody wants it.
    """
    long_ago, lately = now() - 100 * DAY, now() - DAY
    ann, bob = (Sat(at=0, seat=seat, name=name, player=name) for seat, name in enumerate(("ann", "bob")))

    async def test(left: set[str], **settings: Any) -> None:
        path = tmp_path / f"{len(left)}.sqlite"
        async with await open_store(path) as store:
            for player in ("ann", "bob", "zoe"):
                await store.add_player(player, player)
            await keep(store, "forgotten", log_of(ann, bob, Began(at=long_ago)))
            await keep(store, "going on", log_of(ann, bob, Began(at=lately)))
            await keep(store, "finished", finished(ann, bob))
            zoe = Sat(at=0, seat=0, name="Zoe", player="zoe")
            await keep(store, "stopped", log_of(zoe, Aborted(at=long_ago)))
            age(path)
        async with serving(path, **settings) as base:
            hub = HUBS[base]
            while set(await hub.store.matches()) != left or not await over(hub.store, "forgotten"):
                await asyncio.sleep(0.01)
            assert not await over(hub.store, "going on")
            assert await hub.store.player("zoe") is None
            assert await hub.store.player("ann")
            assert [problem async for problem in check(hub.store)] == []

    run_whole(partial(test, {"forgotten", "going on", "finished"}))
    run_whole(partial(test, {"forgotten", "going on"}, kept=10 * 86400.0))


async def over(store: Store, match: str) -> bool:
    told = await store.about(match)
    return told is not None and told.status == "over"


def finished(*seated: Entry) -> list[Entry]:
    match = Match(log_of(*seated, Began(at=0)))
    match.settle_draws(0)
    while not match.over:
        seat = match.play.waiting[0]
        match.act(seat, [match.play.legal(seat)[0]], 0)
    return match.log


def age(path: Path) -> None:
    """What was stored just now was stored long ago."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE matches SET opened = opened - ?1, changed = changed - ?1", (100 * DAY,))
        db.commit()


def test_tables_of_before_have_no_host_and_are_kept(tmp_path: Path) -> None:
    """A store that an older Parlour made is brought up to date."""
    path = tmp_path / "store.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
        db.executescript(migrations("sqlite")[1][1])
        db.execute("INSERT INTO migrations VALUES (1, '0001-tables')")
        db.execute("INSERT INTO matches VALUES ('old', 7, 'over', 1, 'pungi', x'7b7d')")
        db.commit()

    async def test() -> None:
        async with await open_store(path) as store:
            told = await store.about("old")
            assert told
            assert (told.host, told.unplayed) == ("", False)
            assert await store.outdated(2**62, 0, 9) == []
            assert await store.outdated(0, 8, 9) == ["old"]

    run_whole(test)
