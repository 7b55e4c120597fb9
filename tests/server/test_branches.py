"""A match is taken along over a socket, goes on where there is no connection, and comes back by REST."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from parlour import Rng
from parlour.match import log, replay
from parlour.match.match import Match
from parlour.server import branches
from parlour.server.settings import Budgets, Rates
from parlour.server.table import about
from parlour.store.check import check
from tests.match.matches import begun, exchanged, finish, move, moves
from tests.server.visitor import HUBS, OFTEN, Person, Refusal, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.visitor import At


def given(place: At) -> list[dict[str, Any]]:
    """The log, as it was given away."""
    entries: list[dict[str, Any]] = []
    for message in map(json.loads, place.heard):
        if message["kind"] == "log":
            assert message["since"] == len(entries)
            entries += message["entries"]
    return entries


def device(entries: list[dict[str, Any]]) -> Match:
    """The match where there is no connection."""
    return Match([log.read(json.dumps(entry).encode()) for entry in entries])


def branch(match: Match, since: int) -> dict[str, Any]:
    return {"since": since, "entries": [json.loads(log.write(entry)) for entry in match.log[since:]]}


async def taken(
    base: str, game: str = "pungi", seats: int = 3, **agreed: Any
) -> tuple[Person, At, str, Match]:
    """A match that its person takes along, when it is their turn."""
    (ada,), (place,), table = await seated(base, game, seats, persons=1, **agreed)
    await place.until(lambda: place.my_turn)
    await place.ask("take_along", since=0)
    await place.act(Rng(0))  # it may be their turn again at once, with no bot in between
    match = await (await HUBS[base].table(table)).load()
    await place.until(lambda: len(given(place)) == match.seq and not match.bots_due())
    return ada, place, table, device(given(place))


def lines(match: Match) -> list[Any]:
    """What happened, whenever it did."""
    return [json.loads(log.write(entry)) | {"at": 0} for entry in match.log[1:]]


@pytest.mark.parametrize(("game", "seats"), [("pungi", 3), ("fruitoplay", 2)])
def test_what_was_played_without_a_connection_is_added(
    game: str, seats: int, served: Callable[..., None]
) -> None:
    async def test(base: str) -> None:
        ada, place, table, there = await taken(base, game, seats)
        assert place.sitting["practice"]
        since = there.seq
        moves(there, Rng(2), 4)
        await place.leave()  # the connection is lost
        sent = branch(there, since)
        merged = await ada.post(f"/api/tables/{table}/log", **sent)
        assert merged == {"id": table, "seq": there.seq}
        again = await ada.post(f"/api/tables/{table}/log", **sent)  # as if the answer was lost
        assert again["id"] == table
        match = await (await HUBS[base].table(table)).load()
        assert lines(match)[4 : there.seq - 1] == lines(there)[4:]
        back = await ada.at(table)
        await back.play()
        found = await ada.get(f"/api/replays/{table}")
        assert found["practice"] is True
        assert replay.verify(replay.read(json.dumps(found)))
        assert [problem async for problem in check(HUBS[base].store)] == []

    served(test)


def test_a_match_that_was_finished_without_a_connection_is_over(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada, place, table, there = await taken(base, "pies")
        since = there.seq
        finish(there, Rng(2))
        await ada.post(f"/api/tables/{table}/log", **branch(there, since))
        await place.until(lambda: place.over)  # whoever still looks is told
        found = await ada.get(f"/api/replays/{table}")
        assert replay.verify(replay.read(json.dumps(found)))
        assert found["winners"] == there.winners

    served(test)


def test_if_the_match_has_gone_on_otherwise_both_are_kept(served: Callable[..., None]) -> None:
    """Two devices of one person: the one with a connection is first."""

    async def test(base: str) -> None:
        ada, place, table, there = await taken(base)
        since = there.seq
        legal = place.now["legal"]
        there.act(0, [legal[0]], 10**12)
        while 0 not in there.play.waiting:
            move(there, Rng(3))
        await place.ask("act", seq=place.now["seq"], tokens=[legal[-1]])
        seq = place.now["seq"]
        await place.until(lambda: place.my_turn and place.now["seq"] > seq)
        server = await (await HUBS[base].table(table)).load()
        before = list(server.log)
        sent = branch(there, since)
        merged = await ada.post(f"/api/tables/{table}/log", **sent)
        assert merged["id"] != table
        assert (await ada.post(f"/api/tables/{table}/log", **sent))["id"] == merged["id"]  # one, not two
        assert server.log == before
        apart = await (await HUBS[base].table(merged["id"])).load()
        assert lines(apart)[4 : there.seq - 1] == lines(there)[4:]
        assert apart.practice
        assert (apart.opened.secret, apart.opened.root) == (server.opened.secret, "")
        assert server.opened.root  # its rematches are not those of the other
        await (await ada.at(merged["id"])).play()
        await place.play()
        for name in (table, merged["id"]):
            assert replay.verify(replay.read(json.dumps(await ada.get(f"/api/replays/{name}"))))
        assert len((await ada.get("/api/history"))["matches"]) == 2
        assert [problem async for problem in check(HUBS[base].store)] == []

    served(test)


def test_nobody_else_can_take_a_match_along_or_add_to_it(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        (ada,), (place,), table = await seated(base, "pungi", 3, persons=1)
        bo = await Person.come(base, "Bo")
        looks = await bo.at(table)
        assert await looks.refused("take_along") == "disclose-persons"
        empty = {"since": 1, "entries": []}
        for person, code in ((ada, "not-disclosed"), (bo, "not-seated"), (Person(base), "session")):
            with pytest.raises(Refusal) as refusal:
                await person.post(f"/api/tables/{table}/log", **empty)
            assert refusal.value.code == code
        assert not place.sitting["practice"]
        await place.ask("take_along")
        seq = place.now["seq"]
        for since in (1, seq - 1, seq + 100):  # before they had it, and what nobody had
            with pytest.raises(Refusal) as refusal:
                await ada.post(f"/api/tables/{table}/log", since=since, entries=[])
            assert refusal.value.code == "branch"
        with pytest.raises(Refusal) as refusal:
            await bo.post(f"/api/tables/{table}/log", since=seq, entries=[])
        assert refusal.value.code == "not-seated"
        await looks.until(lambda: looks.sitting["practice"])
        await place.play()
        await looks.until(lambda: looks.over)
        assert given(place)
        assert not given(looks)  # who looks on is told as before

        people, places, table = await seated(base, "pungi", 3, persons=2)
        assert await places[0].refused("take_along") == "disclose-persons"
        with pytest.raises(Refusal) as refusal:
            await people[0].post(f"/api/tables/{table}/log", **empty)
        assert refusal.value.code == "not-disclosed"
        lobby = await ada.open("pungi", 3)
        assert await (await ada.at(lobby)).refused("take_along") == "match-not-begun"

    served(test)


def test_before_it_is_asked_for_nothing_hidden_is_told(served: Callable[..., None]) -> None:
    """Another person's page gets nothing of the log; one's own gets nothing before it asks, and never the
    root, nor an id.
    """

    async def test(base: str) -> None:
        (_,), (place,), table = await seated(base, "pungi", 3, persons=1)
        match = await (await HUBS[base].table(table)).load()
        assert match.opened.secret not in "".join(place.heard)
        await place.ask("take_along")
        text = "".join(place.heard)
        assert match.opened.secret in text
        assert match.opened.root not in text
        assert match.opened.host not in text

    served(test)


def test_bad_branches_change_nothing(served: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(base: str) -> None:
        ada, place, table, there = await taken(base, "pies")
        since = there.seq
        finish(there, Rng(2))
        good = branch(there, since)["entries"]
        server = await (await HUBS[base].table(table)).load()
        before = list(server.log)
        drawn = next(n for n, entry in enumerate(good) if entry["entry"] == "drew")
        wrong = exchanged(there.log[since + drawn], Rng(1))
        for code, entries in (
            ("request", [{"entry": "nonsense"}]),
            ("request", [{"entry": "acted", "at": 0, "seat": "0", "tokens": []}]),
            ("request", [{}] * (branches.LONGEST + 1)),
            ("too-large", [{"entry": "x" * branches.BYTES}]),
            ("unknown-token", [*good[:3], {"entry": "acted", "at": 0, "seat": 0, "tokens": ["x"]}]),
            ("branch", [*good[:drawn], json.loads(log.write(wrong))]),
            ("branch", [*good, {"entry": "rematched", "at": 0, "match": table}]),
        ):
            with pytest.raises(Refusal) as refusal:
                await ada.post(f"/api/tables/{table}/log", since=since, entries=entries)
            assert (refusal.value.code, code) == (code, code)
            assert server.log == before
        monkeypatch.setattr(branches, "PATIENCE", -1.0)
        with pytest.raises(Refusal) as refusal:
            await ada.post(f"/api/tables/{table}/log", since=since, entries=good)
        assert refusal.value.code == "too-large"
        assert server.log == before
        assert place.my_turn  # and the game goes on
        assert [problem async for problem in check(HUBS[base].store)] == []

    served(test)


def test_branches_are_counted_and_so_are_their_tables(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada, place, table, there = await taken(base)
        since, legal = there.seq, place.now["legal"]
        there.act(0, [legal[0]], 10**12)
        await place.ask("act", seq=place.now["seq"], tokens=[legal[-1]])
        sent = branch(there, since)
        with pytest.raises(Refusal) as refusal:
            await ada.post(f"/api/tables/{table}/log", **sent)
        assert refusal.value.code == "tables-open"
        for _ in range(Rates().branches[0] - 1):
            await ada.post(f"/api/tables/{table}/log", since=since, entries=[])
        with pytest.raises(Refusal) as refusal:
            await ada.post(f"/api/tables/{table}/log", since=since, entries=[])
        assert refusal.value.code == "too-many"

    limited = {name: getattr(OFTEN, name) for name in OFTEN.__struct_fields__} | {
        "branches": Rates().branches
    }
    served(test, rates=Rates(**limited), budgets=Budgets(1, 1, 1))


def test_a_long_log_is_given_in_pieces(served: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(base: str) -> None:
        ada = await Person.come(base, "Ada")
        table = await ada.open("fruitoplay", 2)
        hub = HUBS[base]
        mine = (await (await hub.table(table)).load()).opened.host
        played = begun("fruitoplay", 2, persons=1)
        moves(played, Rng(1), 6)
        log_lines = [log.write(entry).replace(b"player-0", mine.encode()) for entry in played.log]
        long = Match(map(log.read, log_lines))
        await hub.store.append("long", 0, log_lines, about(long))
        monkeypatch.setattr("parlour.server.table.PIECE", 5)
        place = await ada.at("long")
        have = 0
        while (seq := await place.ask("take_along", since=have)) > have:
            assert len(given(place)) > have
            have = len(given(place))
        assert device(given(place)).seq == seq

    served(test)
