"""Reviews: who may ask for them and when, that they are made once, and go on where they stopped."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from parlour import Rng
from parlour.coach import Budget, collected, pieces, review
from parlour.coach.pieces import Findings, Task
from parlour.match import log
from parlour.match.review import reviewed, task_of
from parlour.server.identity import hashed
from parlour.server.table import about
from tests.match.matches import begun, finish, moves
from tests.readers import speaks_to_reader
from tests.server.visitor import HUBS, OFTEN, PATIENCE, Person, Refusal, run, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from parlour.match.match import Match
    from parlour.server.settings import Rates

SMALL = Budget(iterations=10, first=4, pairs=8, rollouts=4, hands=0)
PATH = "/api/replays/{}/reviews"


class Pieces:
    """Makes pieces in this process, and counts them. It can be made to wait, or to fail."""

    def __init__(self) -> None:
        self.asked: list[Task] = []
        self.most = 1000
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def __call__(self, player: str, task: bytes) -> bytes:
        await self.go_on.wait()
        self.asked.append(msgspec.json.decode(task, type=Task))
        if len(self.asked) > self.most:
            raise OSError("no more")
        return pieces.answer(task)


def over(seed: int = 1, **agreed: Any) -> Match:
    match = begun("pungi", 3, persons=2, **agreed)
    finish(match, Rng(seed))
    return match


async def stored(base: str, match: Match, *people: Person) -> str:
    """Keep a match in which these persons have the seats of its persons."""
    store = HUBS[base].store
    entries = [log.write(entry) for entry in match.log]
    players = []
    for seat, person in enumerate(people):
        (token,) = person.web.cookies.values()
        known = await HUBS[base].store.session(hashed(token), 0)
        assert known
        entries = [each.replace(f'"player-{seat}"'.encode(), f'"{known.id}"'.encode()) for each in entries]
        players.append(known.id)
    name = secrets.token_urlsafe(18)
    await store.append(name, 0, entries, msgspec.structs.replace(about(match), players=players))
    return name


async def done(person: Person, table: str, **asked: Any) -> dict[str, Any]:
    told: dict[str, Any] = await person.post(PATH.format(table), **asked)
    async with asyncio.timeout(PATIENCE):
        while not told["done"]:
            assert told["running"]
            await asyncio.sleep(0.02)
            told = await person.get(PATH.format(table) + f"?game={told['game']}&seat={told['seat']}")
    return told


def reviewing(
    tmp_path: Path, test: Callable[[str, Pieces], Coroutine[Any, Any, None]], rates: Rates = OFTEN
) -> None:
    async def whole() -> None:
        async with serving(tmp_path / "store.sqlite", review=SMALL, rates=rates) as base:
            made = Pieces()
            HUBS[base].reviews.piece = made  # type: ignore[method-assign]
            await test(base, made)

    run(whole)


def test_a_review_adds_up_and_is_made_once(tmp_path: Path) -> None:
    match = over()

    async def test(base: str, made: Pieces) -> None:
        ada, bo = await Person.come(base, "Ada"), await Person.come(base, "Bo")
        table = await stored(base, match, ada, bo)
        told = await done(bo, table)
        assert told["seat"] == 1  # their own
        account = told["account"]
        parts = account["draw"] + account["play"] + account["guesses"] + sum(account["others"])
        assert account["result"] - account["even"] == pytest.approx(parts)
        assert len(told["decisions"]) == told["total"] > 0
        assert told["moments"][-1]["chances"] == [
            pytest.approx(1 / len(match.winners) if seat in match.winners else 0) for seat in range(3)
        ]
        frames = await bo.get(f"/api/replays/{table}/frames?eyes=1&limit=100")
        assert all(0 < each["frame"] < frames["total"] for each in told["decisions"])
        for person, spoken_to in ((bo, True), (ada, False), (Person(base), False)):
            frames = await person.get(f"/api/replays/{table}/frames?eyes=1&limit=100")
            said = " ".join(sentence for frame in frames["frames"] for sentence in frame["told"])
            assert speaks_to_reader(said, "en") == spoken_to
        assert all(each["played_sentence"].startswith("Play ") for each in told["decisions"])
        pieces_made = len(made.asked)
        assert pieces_made == told["total"] + 1
        assert await done(bo, table) == told
        anybody = await Person(base).get(PATH.format(table) + "?seat=1")  # as its replay
        assert {**anybody, "decisions": []} == {**told, "decisions": []}
        assert len(made.asked) == pieces_made
        await HUBS[base].store.forget(table)
        assert await HUBS[base].store.review(table, task_of(match, 1, 1, SMALL).key) is None

    reviewing(tmp_path, test)


def test_a_review_goes_on_where_it_stopped(tmp_path: Path) -> None:
    match = over()
    task = task_of(match, 1, 0, SMALL)

    async def test(base: str, made: Pieces) -> None:
        ada = await Person.come(base, "Ada")
        table = await stored(base, match, ada)
        made.most = 3
        await ada.post(PATH.format(table))
        async with asyncio.timeout(PATIENCE):
            while (so_far := await ada.get(PATH.format(table)))["running"]:
                await asyncio.sleep(0.02)
        assert not so_far["done"]
        assert len(so_far["decisions"]) == 3
        assert so_far["account"] is None
        made.most = 1000
        told = await done(ada, table)
        assert [len(each.known) for each in made.asked[:5]] == [0, 1, 2, 3, 3]
        found = Findings()
        while not found.done:  # it is told before it is kept
            await asyncio.sleep(0.02)
            kept = await HUBS[base].store.review(table, task.key)
            found = msgspec.json.decode(kept or b"{}", type=Findings)
        whole = collected(match.setup, match.play.record, [*found.decisions, *found.changes], 0)
        again = review(match.setup, match.play.record, 0, budget=SMALL)
        assert whole == collected(match.setup, match.play.record, again, 0)
        assert len(told["decisions"]) == len(found.decisions)

    reviewing(tmp_path, test)


def test_nobody_gets_a_review_before_the_end(tmp_path: Path) -> None:
    under_way = begun("pungi", 3, persons=2, games=2)
    moves(under_way, Rng(1), 400)  # the first game is over, the match is not
    assert under_way.plays[0].over

    async def test(base: str, made: Pieces) -> None:
        ada = await Person.come(base, "Ada")
        table = await stored(base, under_way, ada)
        for game in (1, 2):
            for seat in (None, 0, 1):
                assert await refused(ada.post(PATH.format(table), game=game, seat=seat)) == "match-not-over"
            assert await refused(ada.get(PATH.format(table) + f"?game={game}&seat=0")) == "match-not-over"
        assert made.asked == []

    reviewing(tmp_path, test)


def test_a_stranger_gets_nothing_of_a_private_table(tmp_path: Path) -> None:
    match = over(spectators=False)

    async def test(base: str, made: Pieces) -> None:
        ada, eve = await Person.come(base, "Ada"), await Person.come(base, "Eve")
        table = await stored(base, match, ada)
        await done(ada, table)
        for whoever in (eve, Person(base)):
            assert await refused(whoever.get(PATH.format(table))) == "no-spectators"
        assert await refused(eve.post(PATH.format(table), seat=0)) == "no-spectators"
        assert await refused(Person(base).post(PATH.format(table))) == "session"

    reviewing(tmp_path, test)


def test_who_asks_for_too_much_is_refused(tmp_path: Path) -> None:
    matches = [over(seed) for seed in (1, 2, 3)]

    async def test(base: str, made: Pieces) -> None:
        ada = await Person.come(base, "Ada")
        tables = [await stored(base, match, ada) for match in matches]
        assert len(set(tables)) == 3
        made.go_on.clear()
        for table in (tables[0], tables[0], tables[1]):  # the same one again costs nothing
            await ada.post(PATH.format(table))
        with pytest.raises(Refusal) as refusal:
            await ada.post(PATH.format(tables[2]))
        assert refusal.value.code == "too-many"
        assert refusal.value.told["facts"]["seconds"] > 0
        made.go_on.set()
        await done(ada, tables[1])

    reviewing(tmp_path, test, msgspec.structs.replace(OFTEN, reviews=(2, 3600)))


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    match, stopped = over(), begun("pungi", 3, persons=2)
    moves(stopped, Rng(1), 5)
    stopped.abandon(5000)

    async def test(base: str, made: Pieces) -> None:
        ada = await Person.come(base, "Ada")
        table, short = await stored(base, match, ada), await stored(base, stopped, ada)
        assert await refused(ada.post(PATH.format(short))) == "review-unfinished"
        assert await refused(ada.post(PATH.format(table), game=2)) == "no-such-game"
        assert await refused(ada.post(PATH.format(table), seat=3)) == "no-such-seat"
        assert await refused(ada.post(PATH.format(table), seat=-1)) == "request"
        assert await refused(ada.get(PATH.format("nowhere"))) == "table-unknown"
        assert made.asked == []

    reviewing(tmp_path, test)


def test_a_moment_becomes_a_table_for_practice(tmp_path: Path) -> None:
    match, private, under_way = over(), over(2, spectators=False), begun("pungi", 3, persons=2)
    moves(under_way, Rng(1), 5)

    async def test(base: str, made: Pieces) -> None:
        ada, eve = await Person.come(base, "Ada"), await Person.come(base, "Eve")
        table, secret, running = [await stored(base, each, ada) for each in (match, private, under_way)]
        path = "/api/replays/{}/forks"
        fork = (await ada.post(path.format(table), frame=4, anew=True))["id"]
        told = await ada.get(f"/api/tables/{fork}")
        assert (told["seat"], told["sitting"]["practice"]) == (0, True)
        assert [bool(each.get("bot")) for each in told["sitting"]["places"]] == [False, True, True]
        place = await ada.at(fork)
        await place.until(lambda: place.my_turn)  # its bots play
        assert await refused(eve.get(f"/api/tables/{fork}")) == "no-spectators"
        assert (await eve.post(path.format(table), frame=4, seat=2))["id"]  # as its replay: for anybody
        assert await refused(eve.post(path.format(secret), frame=4, seat=2)) == "no-spectators"
        assert await refused(Person(base).post(path.format(table), frame=4)) == "session"
        assert await refused(ada.post(path.format(running), frame=1)) == "match-not-over"
        assert await refused(ada.post(path.format(table), frame=1000)) == "fork-over"

    reviewing(tmp_path, test)


def test_a_process_of_its_own_finds_the_same(tmp_path: Path) -> None:
    match = over()
    task = task_of(match, 1, 0, SMALL)

    async def whole() -> None:
        async with serving(tmp_path / "store.sqlite", review=SMALL) as base:
            message = msgspec.json.encode(task)
            assert await HUBS[base].reviews.piece("ada", message) == pieces.answer(message)
            broken = msgspec.json.encode(msgspec.structs.replace(task, record="nonsense"))
            assert b"problem" in await HUBS[base].reviews.piece("ada", broken)

    run(whole)


def test_an_error_can_be_tried_again() -> None:
    """Each legal move of a marked decision has its loss: the best one none, the one played its own."""
    for seed in range(1, 20):
        match = over(seed)
        record = match.play.record
        budget = Budget(iterations=40, first=10, pairs=100, decisions=99, rollouts=1, hands=0)
        first = (each for each in review(match.setup, record, 0, budget=budget))
        marked = next((each for each in first if getattr(each, "mark", None)), None)
        if marked:
            break
    else:
        pytest.fail("nobody has made an error")
    told = reviewed(match, 1, 0, Findings([marked]), running=True, locale="en")  # type: ignore[list-item]
    (judged,) = told.decisions
    losses = {each.token: each.loss for each in judged.tries}
    assert losses[judged.best] == 0
    assert losses[judged.played] == judged.loss > told.tolerance
    assert judged.punished is None
    assert all(each.sentence for each in judged.tries)


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.code


def test_a_profile_is_made_of_ones_own_reviewed_games(tmp_path: Path) -> None:
    async def test(base: str, made: Pieces) -> None:
        ada, bo, cleo = [await Person.come(base, name) for name in ("Ada", "Bo", "Cleo")]
        tables = [await stored(base, over(seed), ada, bo) for seed in (1, 2)]
        assert await ada.get("/api/profile") == {"games": []}  # nothing was reviewed
        told = [await done(ada, table) for table in tables]
        (mine,) = (await ada.get("/api/profile"))["games"]
        habits = mine["habits"]
        assert (mine["game"], habits["games"]) == ("pungi", 2)
        assert 0 < habits["decisions"] <= sum(each["total"] for each in told)
        assert habits["needed"] == 6
        for each in habits["situations"]:
            assert each["when"].startswith(("when you ", "when somebody ", "at the ", "in the ", "towards "))
            assert not each["clear"]
        assert await bo.get("/api/profile") == {"games": []}  # reviewed were others' decisions
        assert await cleo.get("/api/profile") == {"games": []}
        await done(cleo, tables[0], seat=1)
        await done(cleo, tables[1], seat=1)
        theirs = (await bo.get("/api/profile"))["games"][0]["habits"]
        assert theirs["games"] == 2
        assert await cleo.get("/api/profile") == {"games": []}  # who has asked for it does not matter
        assert (await ada.get("/api/profile"))["games"][0]["habits"] == habits
        await HUBS[base].store.forget(tables[0])
        assert await ada.get("/api/profile") == {"games": []}

    reviewing(tmp_path, test)
