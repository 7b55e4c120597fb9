"""What the one who runs a server does beside it is noticed there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from parlour import Rng
from parlour.kernel.errors import ParlourError
from parlour.server import admin
from parlour.server.hub import HOUR
from parlour.server.identity import Identity
from parlour.server.table import now
from parlour.store import open_store
from tests.commands import good, own_folder, refused  # noqa: F401
from tests.server.visitor import HUBS, At, Person, Refusal, run, seated, serving

if TYPE_CHECKING:
    from collections.abc import Awaitable
    from pathlib import Path

PASSWORD = "a good password"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.store.sqlite.LOOK", 0.05)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.outer)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        found: str = request.getfixturevalue("postgres")
        return found
    return str(tmp_path / "store.sqlite")


async def code_of(doing: Awaitable[object]) -> str:
    with pytest.raises((ParlourError, Refusal)) as refusal:
        await doing
    assert isinstance(refusal.value, ParlourError | Refusal)
    return refusal.value.code


async def account(base: str, name: str) -> Person:
    person = await Person.come(base, name)
    await person.post("/api/accounts", account=name, password=PASSWORD)
    return person


def test_a_table_is_ended(url: str) -> None:
    """As by an act: everybody there is told, the lists say so, and it can be watched again."""

    async def test() -> None:
        async with serving(url) as base, await open_store(url) as store:
            people, places, table = await seated(base, "pungi", 3, persons=2, clock=0)
            (listed,) = [each async for each in admin.tables(store) if each.id == table]
            assert (listed.status, listed.summary.names[:2]) == ("playing", ["Person 0", "Person 1"])
            await admin.end_table(store, table)
            for place in places:
                await place.until(lambda place=place: place.over)  # type: ignore[misc]
                assert place.sitting["aborted"]
                assert await place.refused("act", seq=place.now["seq"], tokens=["x"]) == "match-over"
            assert (await people[0].get(f"/api/replays/{table}"))["aborted"]
            assert not [each async for each in admin.tables(store) if each.id == table]
            assert await code_of(admin.end_table(store, table)) == "match-over"
            assert await code_of(admin.end_table(store, "nowhere")) == "table-unknown"
            assert await code_of(admin.end_table(store, "no/id")) == "table-unknown"

    run(test)


async def acting(place: At) -> None:
    """Act until there is nothing to do any more."""
    while not place.over and place.now["view"]["waiting"]:
        seen = place.now["seq"]
        try:
            if place.my_turn:
                await place.act(Rng(1))
                continue
        except Refusal as refusal:
            assert refusal.code in ("stale", "not-your-turn", "match-over"), refusal.told
        await place.until(lambda seen=seen: place.now["seq"] != seen)  # type: ignore[misc]


def test_an_act_and_the_end_at_the_same_moment(url: str) -> None:
    """The log decides: what was acknowledged stands before the end, or was refused after it."""

    async def test() -> None:
        async with serving(url) as base, await open_store(url) as store:
            _, places, table = await seated(base, "fruitoplay", 2, games=9)
            acts = [asyncio.create_task(acting(place)) for place in places]
            await places[0].until(lambda: places[0].now["seq"] > 12)
            await admin.end_table(store, table)
            for place in places:
                await place.until(lambda place=place: place.over)  # type: ignore[misc]
            await asyncio.gather(*acts)
            assert places[0].now["seq"] == places[1].now["seq"] == len(await store.entries(table))

    run(test)


def test_an_account_is_closed(url: str) -> None:
    async def test() -> None:
        async with serving(url) as base, await open_store(url) as store:
            ada = await account(base, "Ada")
            table = await ada.open("pungi", 3)
            at = await ada.at(table)
            await at.ask("sit", seat=0)
            await admin.close_account(store, "ADA")
            assert await at.closed() == 4401
            assert await code_of(ada.get("/api/me")) == "session"
            assert await code_of(ada.post("/api/sessions", account="ada", password=PASSWORD)) == "login"
            assert await code_of(admin.close_account(store, "ada")) == "account-unknown"
            assert [
                chair["name"] for chair in (await ada.get(f"/api/tables/{table}"))["sitting"]["places"][:1]
            ] == ["Ada"]
            await account(base, "Ada")  # the name is free, and its new owner is somebody else
            await admin.close_account(store, "ada")

    run(test)


def test_a_password_is_reset(url: str) -> None:
    async def test() -> None:
        async with serving(url) as base, await open_store(url) as store:
            bo = await account(base, "Bo")
            at = await bo.at(await bo.open("pungi", 3))
            password = await admin.reset_password(store, "bo")
            assert await at.closed() == 4401
            assert await code_of(bo.post("/api/sessions", account="bo", password=PASSWORD)) == "login"
            assert (await bo.post("/api/sessions", account="bo", password=password))["account"] == "Bo"
            assert await code_of(admin.reset_password(store, "nobody")) == "account-unknown"
            await admin.close_account(store, "bo")

    run(test)


def test_sessions_that_ended_unheard_are_noticed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada, bo = await Person.come(base, "Ada"), await Person.come(base, "Bo")
            table = await ada.open("pungi", 3)
            places = [await ada.at(table), await bo.at(table)]
            store = HUBS[base].store
            (viewer,) = [each for each in HUBS[base].tables[table].viewers if each.player.name == "Ada"]
            await store.end_session(viewer.session)
            HUBS[base]._heard("", 0)
            assert await places[0].closed() == 4401
            await places[1].ask("ping")

    run(test)


def test_who_is_invited_gets_an_account(url: str) -> None:
    async def test() -> None:
        async with serving(url, invited=True) as base, await open_store(url) as store:
            guests = [await Person.come(base, f"Guest {n}") for n in range(3)]
            assert await guests[0].get("/api/house") == {"invited": True}
            code = await Identity(store).invite(accounts=2, seconds=60)

            async def register(guest: int, name: str, **more: str) -> str | None:
                told = guests[guest].post("/api/accounts", account=name, password=PASSWORD, **more)
                try:
                    return str((await told)["account"])
                except Refusal as refusal:
                    return refusal.code

            assert await register(0, "Cleo") == "invitation-needed"
            assert await register(0, "Cleo", invitation="ABCD-EFGH-JKLM") == "invitation-unknown"
            assert await register(0, "Cleo", invitation="...") == "invitation-unknown"
            assert await register(0, "Cleo", invitation=code) == "Cleo"
            assert await register(1, "cleo", invitation=code) == "account-taken"  # which uses nothing up
            assert await register(1, "Dag", invitation=f" {code.lower().replace('-', '')} ") == "Dag"
            assert await register(2, "Eve", invitation=code) == "invitation-unknown"
            late = await Identity(store).invite(accounts=1, seconds=0)
            assert await register(2, "Eve", invitation=late) == "invitation-unknown"
            await store.sweep(now() + int(1000 * HOUR))
            for name in ("cleo", "dag"):
                await admin.close_account(store, name)

    run(test)


def test_everybody_is_told_the_message_of_the_day(url: str) -> None:
    async def test() -> None:
        async with serving(url) as base, await open_store(url) as store:
            ada, bo = Person(base), Person(base, headers={"Accept-Language": "de"})
            assert await ada.get("/api/house") == {}
            await admin.set_message(store, "", "We move at ten.\nGood night!\u202e\x07")
            assert await bo.get("/api/house") == {"message": "We move at ten.\nGood night!"}
            await admin.set_message(store, "de", "Um zehn ziehen wir um.")
            assert await bo.get("/api/house") == {"message": "Um zehn ziehen wir um."}
            assert await ada.get("/api/house") == {"message": "We move at ten.\nGood night!"}
            assert await code_of(admin.set_message(store, "", "x" * 501)) == "message-long"
            for locale in ("", "de"):
                await admin.set_message(store, locale, " ")
            assert await bo.get("/api/house") == {}

    run(test)


@pytest.mark.usefixtures("own_folder")
def test_the_commands() -> None:
    refused("admin tables --store nowhere.sqlite", "store-missing")
    good("store import /dev/null --store store.sqlite")
    on = "--store store.sqlite"
    assert good(f"admin tables {on}") == "0 tables are not over.\n"
    refused(f"admin end nowhere {on}", "table-unknown")
    refused(f"admin close ada {on}", "account-unknown")
    refused(f"admin password ada {on}", "account-unknown")
    assert good(f"admin message {on}") == "There is no message.\n"
    assert good(f'admin message "Welcome!" {on}') == "everyone: Welcome!\n"
    assert "de: Willkommen!\n" in good(f'admin message --language de "Willkommen!" {on}')
    assert good(f'admin message "" {on}') == "de: Willkommen!\n"
    code, *_ = good(f"admin invite --accounts 3 {on}").split()
    assert len(code) == 14
