"""The check of a store finds what cannot have happened."""

from __future__ import annotations

import msgspec
import pytest

import parlour
from parlour.games import Terms
from parlour.match import log
from parlour.match.match import Match
from parlour.match.replay import replay_of
from parlour.store import Store, open_store
from parlour.store.check import check
from tests.store.by_hand import execute
from tests.store.test_log import about


def played(secret: str = "secret") -> Match:
    """A match of three persons who always take the first move there is."""
    terms = Terms.of(parlour.setup("pungi", 3))
    match = Match([log.Opened(at=1, terms=terms, host="p0", secret=secret)])
    for seat in range(3):
        match.sit(seat, f"p{seat}", f"N{seat}", 2)
    match.begin("p0", 3)
    while not match.over:
        seat = match.play.waiting[0]
        match.act(seat, match.play.legal(seat)[:1], 4)
    return match


async def save(store: Store, name: str, match: Match, replay: bytes | None = None) -> None:
    await store.append(name, 0, [log.write(entry) for entry in match.log], about(status="over"))
    if replay is not None:
        await store.save_replay(name, replay)


async def problems(store: Store) -> dict[str, str]:
    return {match: str(problem) async for match, problem in check(store)}


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


async def test_all_is_well(url: str, match: Match) -> None:
    async with await open_store(url) as store:
        assert await problems(store) == {}
        await save(store, "over", match, msgspec.json.encode(replay_of(match)))
        await save(store, "half", Match(match.log[:12]))
        await save(store, "no replay", match)
        assert await problems(store) == {}


async def test_a_gap_is_found(url: str, match: Match) -> None:
    async with await open_store(url) as store:
        for name, seq in (("first", 0), ("middle", 9)):
            await save(store, name, match)
            await execute(url, "DELETE FROM entries WHERE match = $1 AND seq = $2", name, seq)
        found = await problems(store)
        assert set(found) == {"first", "middle"}
        assert "Entry 9 of the match middle is missing" in found["middle"]


async def test_what_cannot_have_happened_is_found(url: str, match: Match) -> None:
    acted = next(n for n, entry in enumerate(match.log) if isinstance(entry, log.Acted))
    drew = next(n for n, entry in enumerate(match.log) if isinstance(entry, log.Drew))
    words = match.log[drew].words  # type: ignore[attr-defined]
    changes = {
        "token": (acted, log.write(log.Acted(at=4, seat=0, tokens=("play:unicorn-1",)))),
        "draw": (drew, log.write(log.Drew(at=3, words=(words[0], *words[:0:-1])))),
        "garbage": (acted, b"{"),
        "order": (1, log.write(log.Acted(at=4, seat=0, tokens=("play:frog-1",)))),
        "twice": (5, log.write(match.log[0])),
        "secret": (0, log.write(msgspec.structs.replace(match.log[0], secret="another"))),
        "beginning": (0, log.write(log.Aborted(at=1))),
    }
    async with await open_store(url) as store:
        for name, (seq, entry) in changes.items():
            await save(store, name, match)
            await execute(
                url, "UPDATE entries SET entry = $3 WHERE match = $1 AND seq = $2", name, seq, entry
            )
        found = await problems(store)
        assert set(found) == set(changes)
        assert f"Entry {acted} of the log" in found["token"]
        assert "unicorn" in found["token"]


async def test_a_log_that_could_have_happened_but_did_not_is_found(url: str, match: Match) -> None:
    async with await open_store(url) as store:
        for name in ("cut", "gone"):
            await save(store, name, match)
        later = log.write(msgspec.structs.replace(match.log[3], at=99))
        await save(store, "changed", match)
        await execute(url, "UPDATE entries SET entry = $1 WHERE match = 'changed' AND seq = 3", later)
        await execute(url, "DELETE FROM entries WHERE match = 'cut' AND seq > 11")
        await execute(url, "DELETE FROM entries WHERE match = 'gone'")
        found = {name: problem.code async for name, problem in check(store)}
        assert found == {"changed": "chain-broken", "cut": "chain-cut", "gone": "chain-cut"}


async def test_a_bad_replay_is_found(url: str, match: Match) -> None:
    told = replay_of(match)
    lie = msgspec.structs.replace(told, secret="another secret")
    async with await open_store(url) as store:
        await save(store, "garbage", match, b"garbage")
        await save(store, "lie", match, msgspec.json.encode(lie))
        await save(store, "other", match, msgspec.json.encode(replay_of(played("other"))))
        found = await problems(store)
        assert set(found) == {"garbage", "lie", "other"}
        assert "promised" in found["lie"]
        assert "not that of this match" in found["other"]
