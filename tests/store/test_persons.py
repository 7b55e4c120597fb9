"""Guests, accounts and sessions."""

from __future__ import annotations

import asyncio

import pytest

from parlour.kernel.errors import ParlourError
from parlour.store import Conflict, Player, open_store
from tests.store.test_log import about


async def test_a_guest_becomes_an_account(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_player("p1", "Ann")
        with pytest.raises(Conflict):
            await store.add_player("p1", "Bob")
        assert await store.player("p1") == Player("p1", "Ann")
        assert await store.player("p2") is None
        assert await store.account("ann") is None
        await store.give_account("p1", "Ann.B", "hash")
        assert await store.player("p1") == Player("p1", "Ann", "Ann.B")
        assert await store.account("aNN.b") == Player("p1", "Ann", "Ann.B")
        assert await store.password("p1") == "hash"
        await store.set_password("p1", "new hash")
        await store.introduce("p1", "Annie", "teal", "owl")
        assert await store.account("Ann.B") == Player("p1", "Annie", "Ann.B", "teal", "owl")
        await store.add_player("p2", "Bob", "rust", "fox")
        await store.add_session(b"token", "p2", 1000)
        assert await store.session(b"token", 999) == Player("p2", "Bob", None, "rust", "fox")
        assert await store.password("p1") == "new hash"


@pytest.mark.parametrize(
    ("name", "same"), [("Ann", "ANN"), ("Straße", "STRASSE"), ("Zoe\u0308", "zo\u00eb"), ("\uff21nn", "ann")]
)
async def test_account_names_differ_by_more_than_case(url: str, name: str, same: str) -> None:
    async with await open_store(url) as store:
        await store.add_player("p1", "Ann")
        await store.add_player("p2", "Bob")
        await store.give_account("p1", name, "hash")
        with pytest.raises(ParlourError) as refusal:
            await store.give_account("p2", same, "hash")
        assert refusal.value.code == "account-taken"
        assert same in str(refusal.value)
        found = await store.account(same)
        assert found
        assert found.id == "p1"
        assert await store.password("p2") is None


async def test_an_account_is_given_once(url: str) -> None:
    async with await open_store(url) as store:
        for n in range(8):
            await store.add_player(f"p{n}", "Ann")
        tries = (store.give_account(f"p{n}", "Ann", "hash") for n in range(8))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        refusals = [outcome for outcome in outcomes if isinstance(outcome, ParlourError)]
        assert [refusal.code for refusal in refusals] == ["account-taken"] * 7
        lucky = outcomes.index(None)
        with pytest.raises(ParlourError) as refusal:
            await store.give_account(f"p{lucky}", "Bob", "hash")
        assert refusal.value.code == "account-given"


async def test_nobody_has_nothing(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_player("guest", "Ann")
        for attempt, code in (
            (store.give_account("nobody", "Ann", "hash"), "player-unknown"),
            (store.introduce("nobody", "Ann"), "player-unknown"),
            (store.set_password("guest", "hash"), "account-none"),
        ):
            with pytest.raises(ParlourError) as refusal:
                await attempt
            assert refusal.value.code == code
            assert str(refusal.value)


async def test_a_session_ends(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_player("p1", "Ann")
        for token in (b"\x00a", b"b", b"c"):
            await store.add_session(token, "p1", 2000)
        assert await store.session(b"\x00a", 1999) == Player("p1", "Ann")
        assert await store.session(b"\x00a", 2000) is None
        assert await store.session(b"x", 1999) is None
        await store.end_session(b"b")
        assert await store.session(b"b", 1) is None
        assert await store.session(b"c", 1999)
        await store.end_sessions("p1")
        assert await store.session(b"c", 1) is None
        assert await store.session(b"\x00a", 1) is None


async def test_a_sweep_takes_what_nobody_needs(url: str) -> None:
    async with await open_store(url) as store:
        for player, ends in (
            ("gone", 10),
            ("here", 30),
            ("left", 40),
            ("known", 10),
            ("played", 10),
            ("two", 10),
        ):
            await store.add_player(player, player)
            await store.add_session(player.encode(), player, ends)
        await store.add_player("new", "is about to get a session")
        await store.add_session(b"second", "two", 30)
        await store.end_session(b"left")
        await store.give_account("known", "known", "hash")
        await store.append("m", 0, [b"x"], about(players=["played"]))
        await store.sweep(20)
        for player in ("gone", "left"):
            assert await store.player(player) is None
        for player in ("here", "known", "played", "two", "new"):
            assert await store.player(player)
        assert await store.session(b"known", 1) is None
        assert await store.session(b"here", 20)
        assert await store.session(b"second", 20)
