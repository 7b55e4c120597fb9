"""Stores that earlier releases have written go on with this one."""

from __future__ import annotations

from hashlib import sha256

import pytest

from parlour.match import log
from parlour.match.match import Match
from parlour.server.table import about
from parlour.store import open_store
from parlour.store.check import check, match_from
from parlour.store.jobs import migrations
from tests.store.by_hand import execute
from tests.store.former import BEGUN, FOLDER, make, rows_of

NEWEST = max(int(file.stem) for file in FOLDER.iterdir())


@pytest.mark.parametrize("number", range(1, NEWEST + 1))
async def test_every_match_of_an_earlier_store_is_read_and_goes_on(url: str, number: int) -> None:
    rows = rows_of(NEWEST)
    await make(url, number, rows)
    async with await open_store(url) as store:
        done = await execute(url, "SELECT MAX(number) FROM migrations")
        assert done == [(max(migrations("sqlite")),)]
        assert [found async for found in check(store)] == []
        assert await store.matches() == ["former-open", "former-over", "former-playing"]
        for name in await store.matches():
            written = [row["entry"] for table, row in rows if table == "entries" and row["match"] == name]
            assert await store.entries(name) == written
        match = match_from(await store.entries("former-playing"))
        added = match.abandon(BEGUN + 1_000_000)
        await store.append(
            "former-playing", match.seq - 1, [log.write(entry) for entry in added], about(match)
        )
        assert Match(map(log.read, await store.entries("former-playing"))).over
        assert [found async for found in check(store)] == []


async def test_people_of_an_earlier_store_are_known(url: str) -> None:
    await make(url, NEWEST, rows_of(NEWEST))
    async with await open_store(url) as store:
        ada = await store.session(sha256(b"ada").digest(), BEGUN)
        assert ada
        assert ada == await store.account("ada")
        assert (ada.name, ada.account, ada.colour, ada.avatar) == ("Ada", "Ada", "teal", "owl")
        contact = await store.contact(ada.id)
        assert contact
        assert contact.zone == "Europe/Berlin"
        assert [chat.text or chat.reaction for chat in await store.chats("former-playing", 9)] == [
            "Good luck!",
            "bravo",
        ]
        assert await store.fact("vapid") == "a key"


def test_there_is_a_store_of_the_release_before_the_last_migration() -> None:
    """Whoever adds a migration writes one first: see `former`."""
    assert max(migrations("sqlite")) - 1 <= NEWEST
