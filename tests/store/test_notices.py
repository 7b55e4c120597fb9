"""How people are told that it is their turn, and what they were told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from parlour.kernel.errors import ParlourError
from parlour.store import MAIL, VAPID, Contact, Device, open_store
from parlour.store.repair import repair
from tests.store.test_log import about

if TYPE_CHECKING:
    from pathlib import Path

LATER = 2**40


def device(name: str, endpoint: str = "", added: int = 5) -> Device:
    return Device(name, endpoint or f"https://push.example.net/{name}", b"key", b"auth", name, added)


async def test_a_fact_that_is_kept_stays(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.fact(VAPID) is None
        assert await store.first_fact(VAPID, "one") == "one"
        assert await store.first_fact(VAPID, "two") == "one"
        assert await store.fact(VAPID) == "one"


async def test_when_somebody_may_be_told(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.contact("p1") is None
        for contact in (Contact(), Contact(locale="de", zone="Europe/Berlin", quiet_from=1, quiet_until=2)):
            await store.set_contact("p1", contact)
            assert await store.contact("p1") == contact
        assert await store.contact("p2") is None


async def test_devices_come_and_go_with_their_sessions(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_player("p1", "Ann")
        for token in (b"one", b"two"):
            await store.add_session(token, "p1", LATER)
        await store.add_device("p1", b"one", device("d1"), 2)
        await store.add_device("p1", b"two", device("d2"), 2)
        assert await store.devices("p1", 0) == [device("d1"), device("d2")]
        with pytest.raises(ParlourError) as refusal:
            await store.add_device("p1", b"two", device("d3"), 2)
        assert refusal.value.code == "devices-many"
        again = device("d3", device("d2").endpoint, 7)
        kept = await store.add_device("p1", b"two", again, 2)
        assert (kept.id, kept.added, kept.name) == ("d2", 5, "d3")
        assert await store.devices("p1", 0) == [device("d1"), kept]
        assert await store.devices("p1", LATER) == []
        await store.end_session(b"two")
        assert await store.devices("p1", 0) == [device("d1")]
        await store.sweep(1)
        assert not await store.remove_device("p1", "d2")
        assert not await store.remove_device("p2", "d1")
        assert await store.remove_device("p1", "d1")
        assert await store.devices("p1", 0) == []


async def test_an_address_counts_once_its_code_came_back(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.address("p1") is None
        await store.ask_address("p1", "a@example.org", "key", b"code", 100)
        for who, code, now in (("p1", b"wrong", 50), ("p2", b"code", 50), ("p1", b"code", 100)):
            assert not await store.confirm_address(who, code, now)
        found = await store.address("p1")
        assert found
        assert (found.address, found.confirmed, found.leaving) == ("a@example.org", 0, "key")
        assert await store.confirm_address("p1", b"code", 50)
        assert not await store.confirm_address("p1", b"code", 50)
        found = await store.address("p1")
        assert found
        assert found.confirmed == 50
        await store.ask_address("p1", "b@example.org", "other", b"code", 100)
        found = await store.address("p1")
        assert found
        assert (found.address, found.confirmed) == ("b@example.org", 0)
        assert not await store.leave_mail("key")
        assert await store.leave_mail("other")
        assert await store.address("p1") is None
        await store.ask_address("p1", "b@example.org", "third", b"code", 100)
        await store.remove_address("p1")
        assert await store.address("p1") is None


async def test_what_was_chosen_and_sent_goes_with_the_match(url: str) -> None:
    async with await open_store(url) as store:
        await store.append("m1", 0, [b"{}"], about(players=["p1"]))
        assert await store.choice("m1", "p1") is None
        for wanted in (True, False):
            await store.choose("m1", "p1", wanted)
            assert await store.choice("m1", "p1") is wanted
        for way, since in (("d1", 5), (MAIL, 6), ("d1", 7), ("d1", 6)):
            await store.mark_sent("m1", "p1", way, since)
        assert await store.sent("m1", "p1") == {"d1": 7, MAIL: 6}
        assert await store.sent("m1", "p2") == await store.sent("m2", "p1") == {}
        await store.forget("m1")
        assert await store.sent("m1", "p1") == {}
        assert await store.choice("m1", "p1") is None


async def test_a_guest_who_is_forgotten_cannot_be_reached(url: str) -> None:
    async with await open_store(url) as store:
        for player in ("p1", "p2"):
            await store.add_player(player, "Ann")
            await store.add_session(player.encode(), player, 10)
            await store.set_contact(player, Contact(locale="de"))
            await store.ask_address(player, "a@example.org", player, b"code", 100)
            await store.add_device(player, player.encode(), device(player), 5)
        await store.give_account("p2", "Ann", "hash")
        await store.sweep(20)
        assert await store.contact("p1") is None
        assert await store.address("p1") is None
        assert await store.contact("p2")
        assert await store.address("p2")
        assert await store.devices("p2", 0) == []


async def test_repair_saves_who_is_told_and_by_which_key(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    async with await open_store(old) as store:
        await store.add_player("p1", "Ann")
        await store.add_session(b"one", "p1", LATER)
        await store.add_device("p1", b"one", device("d1"), 2)
        await store.set_contact("p1", Contact(locale="nl"))
        await store.first_fact(VAPID, "key")
    repair(old, new)
    async with await open_store(new) as store:
        assert await store.devices("p1", 0) == [device("d1")]
        assert await store.contact("p1") == Contact(locale="nl")
        assert await store.fact(VAPID) == "key"
