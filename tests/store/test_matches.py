"""What is known of matches besides their logs: lists, replays, talk."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from parlour.store import About, Chat, Conflict, Listed, Store, open_store
from tests.store.test_log import about


def ids(found: list[Listed]) -> list[str]:
    return [each.match for each in found]


async def open_some(store: Store, *matches: str) -> None:
    for match in matches:
        await store.append(match, 0, [b"opened"], about(players=[f"z{match}", "ann"]))
        await asyncio.sleep(0.002)


async def test_about_is_what_was_told_last(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.about("m") is None
        await store.append("m", 0, [b"opened"])
        assert await store.about("m") is None
        first = about(summary=b"\x00\xff", players=["zoe", "ann", "ann"])
        await store.append("m", 1, [b"sat"], first)
        assert await store.about("m") == msgspec.structs.replace(first, players=["zoe", "ann"])
        second = about(status="over", public=False, players=["bob", "zoe"], host="bob", unplayed=True)
        await store.append("m", 2, [], second)
        assert await store.about("m") == second
        await store.append("m", 2, [b"stood"], about(players=[]))
        assert await store.about("m") == about(players=[])


async def test_the_lobby_shows_public_matches_that_are_not_over(url: str) -> None:
    async with await open_store(url) as store:
        await open_some(store, "c", "a", "d", "b", "e")
        await store.append("a", 1, [b"x"], about(status="playing", players=[]))
        await store.append("d", 1, [b"x"], about(status="over"))
        await store.append("e", 1, [b"x"], about(public=False))
        found = await store.lobby(10)
        assert ids(found) == ["b", "a", "c"]
        assert found[1].about == about(status="playing", players=[])
        assert found[2].about.players == ["zc", "ann"]
        assert found[0].opened > found[1].opened > 1_700_000_000_000
        assert ids(await store.lobby(2)) == ["b", "a"]
        assert ids(await store.lobby(2, before="a")) == ["c"]
        assert ids(await store.lobby(2, before="e")) == ["b", "a"]
        assert ids(await store.lobby(2, before="nobody")) == []


async def test_matches_opened_at_the_same_time_are_listed_once(url: str) -> None:
    async with await open_store(url) as store:
        await asyncio.gather(*(store.append(f"m{n}", 0, [b"x"], about()) for n in range(23)))
        seen: list[str] = []
        while page := await store.lobby(5, before=seen[-1] if seen else None):
            seen += ids(page)
        assert sorted(seen) == sorted(f"m{n}" for n in range(23))


async def test_a_person_has_a_history(url: str) -> None:
    async with await open_store(url) as store:
        await open_some(store, "c", "a", "d")
        await store.append("a", 1, [b"x"], about(status="over", public=False, players=["bob", "ann"]))
        assert ids(await store.history("ann", 10)) == ["d", "a", "c"]
        assert ids(await store.history("ann", 1, before="d")) == ["a"]
        assert ids(await store.history("bob", 10)) == ["a"]
        assert ids(await store.history("a", 10)) == []
        assert (await store.history("bob", 10))[0].about.players == ["bob", "ann"]


async def test_matches_can_be_found_again(url: str) -> None:
    async with await open_store(url) as store:
        await open_some(store, "c", "a", "d")
        await store.append("a", 1, [b"x"], about(status="playing"))
        await store.append("d", 1, [b"x"], about(status="over"))
        await store.append("untold", 0, [b"x"])
        assert await store.matches({"open", "playing"}) == ["c", "a"]
        assert await store.matches({"over"}) == ["d"]
        ((opened,),) = await store._read("SELECT opened FROM matches WHERE match = $1", "d")
        assert await store.matches({"over"}, opened) == []
        assert await store.matches({"over"}, opened + 1) == ["d"]
        assert await store.matches() == ["a", "c", "d", "untold"]


async def test_a_match_has_one_replay(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.replay("m") is None
        await store.save_replay("m", b"\x00replay")
        await store.save_replay("m", b"\x00replay")
        with pytest.raises(Conflict):
            await store.save_replay("m", b"another")
        assert await store.replay("m") == b"\x00replay"


async def test_reviews_grow_and_go_with_their_match(url: str) -> None:
    described = About(status="over", public=False, game="pungi", summary=b"{}", players=[])
    async with await open_store(url) as store:
        await store.append("r", 0, [b"{}"], described)
        assert await store.review("r", "key") is None
        for findings, kept in ((b"\x001", b"\x001"), (b"\x00123", b"\x00123"), (b"\x0012", b"\x00123")):
            await store.save_review("r", "key", findings)
            assert await store.review("r", "key") == kept
        assert await store.review("r", "another") is None
        await store.forget("r")
        await store.save_review("r", "key", b"too late")
        assert await store.review("r", "key") is None


async def test_talk_is_numbered_in_each_match(url: str) -> None:
    async with await open_store(url) as store:
        said = [store.add_chat("m", n % 3, f"n{n}", "hello; -- '", 1000 + n) for n in range(12)]
        assert sorted(await asyncio.gather(*said)) == list(range(1, 13))
        assert await store.add_chat("n", None, "ann", "Grüße", 5) == 1
        assert await store.chats("n", 10) == [Chat(1, None, "ann", "Grüße", 5)]
        assert [chat.number for chat in await store.chats("m", 3)] == [10, 11, 12]
        assert await store.chats("nowhere", 3) == []
        await store.add_chat("n", 0, "bob", "", 6, "p2", "bravo")
        for _ in range(2):  # another process does the same
            await store.copy_chats("n", "o", 9)
        assert await store.chats("o", 9) == await store.chats("n", 9)
        assert (await store.chats("o", 1))[0] == Chat(2, 0, "bob", "", 6, "p2", "bravo")
        assert await store.add_chat("o", 0, "bob", "Hi", 7, "p2") == 3
        assert await store.speakers("o") == ["p2"]
        await store.copy_chats("m", "last", 2)
        assert [chat.number for chat in await store.chats("last", 9)] == [11, 12]


async def test_the_tables_of_a_host_are_counted_until_they_are_over(url: str) -> None:
    async with await open_store(url) as store:
        for number in range(5):
            told = about(host="ann", public=number < 2, players=[])
            await store.append(f"a{number}", 0, [b"x"], told)
        await store.append("b", 0, [b"x"], about(host="bob", status="playing"))
        assert await store.tables_of(["ann", "bob", "zoe"]) == {"ann": (5, 2), "bob": (1, 1)}
        await store.append("a0", 1, [b"x"], about(host="ann", status="over"))
        await store.append("b", 1, [b"x"], about(host="bob", status="over"))
        assert await store.tables_of(["ann", "bob"]) == {"ann": (4, 1)}


async def test_what_is_outdated_is_found_and_forgotten(url: str) -> None:
    async with await open_store(url) as store:
        await store.add_player("guest", "Guest")
        await store.add_player("friend", "Friend")
        await store.append("open", 0, [b"x"], about(players=["friend"]))
        await store.append("played", 0, [b"x", b"y"], about(status="over", players=["guest", "friend"]))
        await store.append("stopped", 0, [b"x"], about(status="over", unplayed=True, players=["guest"]))
        await store.save_replay("played", b"replay")
        await store.add_chat("played", 0, "Guest", "Hello", 1)
        assert await store.last_entry("played") == b"y"
        later = 2**62
        assert await store.outdated(0, 0, 10) == []
        assert await store.outdated(later, 0, 10) == ["stopped"]
        assert await store.outdated(later, later, 10) == ["played", "stopped"]
        assert await store.outdated(later, later, 1) == ["played"]
        await store.forget("stopped")
        assert await store.player("guest")  # sat at another table
        await store.forget("played")
        assert await store.player("guest") is None
        assert await store.player("friend")
        assert await store.matches() == ["open"]
        assert await store.last_entry("played") is None
        assert await store.replay("played") is None
        assert await store.chats("played", 9) == []
        assert ids(await store.history("friend", 9)) == ["open"]
