"""The store in the memory of a page: what a shelf keeps is all that there is when the page opens again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from parlour.kernel.errors import ParlourError
from parlour.store import About, Conflict, Failed, open_store
from parlour.store.memory import KEYS, Memory
from tests.browser.page import Shelf

if TYPE_CHECKING:
    from parlour.store import Status, Store


def about(status: Status, *players: str) -> About:
    return About(status=status, public=False, game="pungi", summary=b"{}", players=list(players), host="ada")


async def use(store: Store) -> None:
    """All that one person needs of a store."""
    await store.add_player("ada", "Ada", "teal")
    await store.first_fact("person", "ada")
    for number in range(3):
        await store.append(f"match-{number}", 0, [b'{"n":0}', b'{"n":"\xc3\xa9"}'], about("playing", "ada"))
    await store.append("match-1", 2, [b'{"n":2}'], about("over", "ada"))
    await store.save_replay("match-1", b'{"replay":1}')
    await store.save_review("match-1", "key", b"[]")
    await store.add_chat("match-2", 0, "Ada", "hm", 5, "ada")
    await store.introduce("ada", "Ada L.", "plum", "owl")
    await store.forget("match-0")


async def seen(store: Store) -> list[Any]:
    """What it has to tell; when a match was opened is another moment in each."""
    listed = [
        *await store.history("ada", 10),
        *await store.finished("ada", 10),
        *await store.unfinished("ada", 10),
    ]
    return [
        [(each.match, each.about) for each in sorted(listed, key=lambda each: each.match)],
        [await store.log(f"match-{number}") for number in range(3)],
        await store.replay("match-1"),
        await store.review("match-1", "key"),
        await store.chats("match-2", 10),
        await store.player("ada"),
        await store.fact("person"),
        await store.matches(),
    ]


async def test_it_tells_what_a_file_tells_before_and_after_it_is_opened_again(sqlite: str) -> None:
    shelf = Shelf()
    async with await Memory.open(shelf) as memory, await open_store(sqlite) as file:
        await use(memory)
        await use(file)
        assert await seen(memory) == await seen(file)
        told = await seen(memory)
    async with await Memory.open(shelf) as memory:
        assert await seen(memory) == told
        await memory.append("match-2", 2, [b"{}"])
        assert memory.commits == 1
    assert set(shelf.rows) == set(KEYS)
    assert not [key for table in shelf.rows.values() for key in table if "match-0" in key]


async def test_what_the_shelf_does_not_take_has_not_happened() -> None:
    shelf = Shelf()
    async with await Memory.open(shelf) as memory:
        await memory.append("match", 0, [b"{}"], about("playing", "ada"))
        shelf.full = True
        with pytest.raises(Failed, match="full"):
            await memory.append("match", 1, [b"{}"])
        assert await memory.entries("match") == [b"{}"]
        shelf.full = False
        with pytest.raises(Conflict):
            await memory.append("match", 0, [b"{}"])
        await memory.append("match", 1, [b"{}"])
        assert len(await memory.entries("match")) == 2


async def test_rows_of_another_version_do_no_harm() -> None:
    shelf = Shelf()
    async with await Memory.open(shelf) as memory:
        await use(memory)
    shelf.rows["moods"] = {"[1]": '{"mood": "fine"}'}
    shelf.rows["players"] = {
        key: row[:-1] + ', "mood": "fine"}' for key, row in shelf.rows["players"].items()
    }
    async with await Memory.open(shelf) as memory:
        found = await memory.player("ada")
        assert found
        assert found.name == "Ada L."


async def test_a_log_without_its_end_is_refused() -> None:
    shelf = Shelf()
    async with await Memory.open(shelf) as memory:
        await use(memory)
    del shelf.rows["entries"]['["match-1", 2]']
    async with await Memory.open(shelf) as memory:
        with pytest.raises(ParlourError, match="match-1"):
            await memory.entries("match-1")
