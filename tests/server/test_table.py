"""What happens at a table, through its socket."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from contextlib import suppress
from time import sleep, time
from typing import TYPE_CHECKING, Any

import msgspec

from parlour import Rng, setup
from parlour.games import Terms
from parlour.match import log, replay
from parlour.match.log import Opened, Returned
from parlour.match.match import Match
from parlour.server import messages, serve
from parlour.server.table import SLOW, Summary, about, now
from parlour.store import Failed, Store, open_store
from parlour.store.check import check
from parlour.store.sqlite import SQLite
from tests.server.visitor import HUBS, At, Person, Refusal, seated, serving
from tests.server.visitor import run as run_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from parlour.kernel.game import Setup, View


def one_of(places: list[At], turn: bool = True) -> At:
    """Somebody whose turn it is, or is not."""
    return next(place for place in places if place.my_turn is turn)


def test_who_comes_back_is_told_what_they_missed(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3)
        gone = next(n for n, place in enumerate(places) if not place.my_turn)
        known = places[gone].now
        await places[gone].leave()
        others = [place for n, place in enumerate(places) if n != gone]
        await others[0].until(lambda: gone not in others[0].presence["seats"])
        seq = await one_of(others).act(Rng(1))
        back = await people[gone].at(table, since=known["seq"])
        first = json.loads(back.heard[0])
        assert first["kind"] == "step"
        assert (first["since"], first["seq"]) == (known["seq"], seq)
        whole = await people[gone].get(f"/api/tables/{table}")
        assert known["events"] + first["events"] == whole["events"]
        assert (first["view"], first["legal"]) == (whole["view"], whole["legal"])
        await back.ask("resync", since=0)
        assert json.loads(back.heard[-2])["events"] == whole["events"]
        ahead = await people[gone].at(table, since=10_000)
        assert ahead.now == whole

    served(test)


def test_every_numbered_message_is_answered(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, (place, *_), _ = await seated(base, "pungi", 3)
        assert await place.ask("ping") == place.now["seq"]
        assert '"pong"' in place.heard[-2]

    served(test)


def test_two_tabs_see_the_same_and_either_may_act(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3)
        active = one_of(places)
        other_tab = await people[places.index(active)].at(table)
        assert other_tab.my_turn
        seq = await other_tab.act(Rng(1))
        await active.until(lambda: active.now["seq"] == seq)
        await other_tab.until(lambda: other_tab.now["seq"] == seq)
        assert active.now["view"] == other_tab.now["view"]
        assert active.now["legal"] == other_tab.now["legal"]
        await other_tab.leave()
        seats = active.presence["seats"]
        assert seats == [0, 1, 2]

    served(test)


def test_a_stale_act_is_refused_and_changes_nothing(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3)
        active = one_of(places)
        seen, token = active.now["seq"], active.now["legal"][0]
        assert await active.refused("act", seq=seen - 1, tokens=[token]) == "stale"
        assert await active.refused("act", seq=seen + 5, tokens=[token]) == "stale"
        assert await active.refused("act", seq=seen, tokens=["play:dodo-1"]) == "unknown-token"
        assert await active.refused("act", seq=seen, tokens=[token, token]) == "not-together"
        assert await one_of(places, False).refused("act", seq=seen, tokens=[token]) == "not-your-turn"
        assert (await people[0].get(f"/api/tables/{table}"))["seq"] == seen
        assert await active.ask("act", seq=seen, tokens=[token]) > seen
        assert await active.refused("act", seq=seen, tokens=[token]) == "stale"

    served(test)


def test_choices_made_at_once_do_not_disturb_each_other(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "fruitoplay", 4)
        seen = places[0].now["seq"]
        tokens = [place.now["legal"][-1] for place in places]
        first = places[0].now["legal"][0]
        assert await places[0].ask("act", seq=seen, tokens=[first]) == seen + 1
        await places[1].until(lambda: places[1].now["view"]["chose"] == [0])
        assert first not in json.dumps(places[1].now["view"])
        told = [json.loads(message) for message in places[1].heard if '"step"' in message]
        assert "sitting" in told[0]
        assert "sitting" not in told[-1]  # it is as it was
        await places[0].until(lambda: places[0].now["seq"] == seen + 1)
        await places[0].ask("act", seq=seen + 1, tokens=[tokens[0]])  # another one, after all
        await asyncio.gather(
            *(place.ask("act", seq=seen, tokens=[tokens[n]]) for n, place in enumerate(places) if n)
        )
        await places[0].until(lambda: places[0].now["view"]["chose"] == [])

    served(test)


def test_sitting_standing_and_beginning(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        host, guest = await Person.come(base, "Host"), await Person.come(base, "Guest")
        table = await host.open("fruitoplay", 3, clock=600, options={})
        early = await guest.at(table, join=False)
        assert await early.refused("begin") == "join-first"
        await early.ask("join")
        assert '{"kind":"welcome","host":false}' in early.heard
        first = await host.at(table)
        assert '{"kind":"welcome","host":true}' in first.heard
        assert first.now.get("seat", 0) is None
        await first.ask("sit", seat=1, entropy="my words")
        assert first.now["seat"] == 1
        assert first.sitting["host"] == 1
        await first.ask("sit", seat=2)
        await early.until(lambda: early.sitting["places"][2])
        assert early.sitting["places"][1] is None
        assert early.now["seat"] is None
        assert await early.refused("sit", seat=2) == "seat-taken"
        assert await early.refused("sit", seat=7) == "no-such-seat"
        assert await early.refused("act", seq=3, tokens=["x"]) == "not-seated"
        assert await early.refused("seat_bot", seat=0, bot="random") == "host-only"
        assert await first.refused("seat_bot", seat=0, bot="os:system") == "bot-unknown"
        assert await first.refused("seat_bot", seat=0, bot="master@99999999") == "bot-unknown"
        await first.ask("seat_bot", seat=0, bot="greedy")
        assert await first.refused("begin") == "seats-free"
        twin = await Person.come(base, "hOST")
        second = await twin.at(table)
        await second.ask("sit", seat=1)
        assert [place["name"] for place in second.sitting["places"]] == ["Ada", "hOST 2", "Host"]
        await second.ask("say", text="Which of us am I?")
        await first.until(lambda: any('"name":"hOST 2"' in heard for heard in first.heard))
        await second.ask("stand", seat=1)
        await early.ask("sit", seat=1)
        assert await early.refused("stand", seat=2) == "host-only"
        assert await early.refused("begin") == "host-only"
        await first.ask("stand", seat=1)
        await early.until(lambda: early.now["seat"] is None)
        await early.ask("sit", seat=1)
        await first.ask("begin")
        assert await early.refused("stand", seat=1) == "match-begun"
        await early.until(lambda: early.now["view"])
        assert early.now["view"]["seat"] == 1

    served(test)


def test_no_spectators(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        host, stranger = await Person.come(base, "Host"), await Person.come(base, "Stranger")
        table = await host.open("fruitoplay", 2, spectators=False)
        looking = await stranger.at(table)
        at = await host.at(table)
        await at.ask("sit", seat=0)
        await at.ask("seat_bot", seat=1, bot="random")
        assert await looking.closed() == 4403
        late = await stranger.at(table, join=False)
        assert await late.refused("join") == "no-spectators"
        answer = await stranger.web.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
        await at.ask("begin")
        await at.play()
        answer = await stranger.web.get(f"/api/replays/{table}")
        assert answer.json()["code"] == "no-spectators"
        assert (await host.get(f"/api/replays/{table}"))["winners"] == at.sitting["winners"]

    served(test)


def test_spectators_see_it_later(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, table = await seated(base, "fruitoplay", 2, persons=2, delay=4)
        stranger = await Person.come(base, "Stranger")
        looking = await stranger.at(table)
        assert looking.now["table"]["delay"] == 4
        assert looking.now.get("view", 0) is None
        assert (await stranger.get(f"/api/tables/{table}"))["view"] is None
        begun = time()
        for n, place in enumerate(places):
            played = await place.act(Rng(n))
        assert looking.now["seq"] < played
        await looking.until(lambda: looking.now["seq"] >= played)
        assert time() - begun >= 4
        assert looking.now["view"]["seat"] is None
        await looking.ask("resync")
        assert looking.now["seq"] >= played

    served(test)


def test_chat(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "fruitoplay", 3)
        await places[2].ask("quiet", on=True)
        await places[0].ask("say", text="  Hello,\u202e\n all! ")
        for place in places[:2]:
            await place.until(lambda place=place: place.chats)  # type: ignore[misc]
            assert place.chats[0]["text"] == "Hello, all!"
            assert (place.chats[0]["seat"], place.chats[0]["name"]) == (0, "Person 0")
        await places[2].ask("quiet", on=False)
        await places[1].ask("say", text="Hm.")
        await places[2].until(lambda: places[2].chats)
        assert [chat["text"] for chat in places[2].chats] == ["Hm."]
        again = await people[2].at(table)
        await again.until(lambda: len(again.chats) == 2)
        assert await places[0].refused("say", text="x" * 301) == "message"
        silent = await people[0].open("pungi", 3, chat=False)
        assert await (await people[0].at(silent)).refused("say", text="Hello?") == "no-chat"

    served(test)


def test_presence(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, table = await seated(base, "fruitoplay", 3)
        await places[0].until(lambda: places[0].presence == told([0, 1, 2], 0))
        looking = await (await Person.come(base, "Stranger")).at(table)
        await places[0].until(lambda: places[0].presence == told([0, 1, 2], 1))
        await looking.until(lambda: looking.presence == told([0, 1, 2], 1))
        await places[2].leave()
        await places[0].until(lambda: places[0].presence == told([0, 1], 1))

    def told(seats: list[int], spectators: int) -> dict[str, Any]:
        return {"kind": "presence", "seats": seats, "spectators": spectators}

    served(test)


def test_when_time_is_up_a_bot_plays_until_they_return(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "fruitoplay", 2, clock=1, stand_in="random")
        late = places[0]
        await late.until(lambda: late.sitting["places"][0].get("relieved") == "time")
        assert late.now["legal"] == []
        assert await late.refused("act", seq=late.now["seq"], tokens=["x"]) == "bot-plays"
        with suppress(Refusal):  # it may be over
            await late.ask("return")
            assert "relieved" not in late.sitting["places"][0]
        await late.until(lambda: late.over)

    served(test)


def test_for_the_absent_a_bot_plays(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3, clock=3000, stand_in="random")
        active = one_of(places)
        seat = places.index(active)
        await active.leave()
        other = one_of(places, False)
        await other.until(lambda: other.sitting["places"][seat].get("relieved") == "absent")
        back = await people[seat].at(table)
        assert back.now["legal"] == []
        await back.ask("return")
        assert not back.sitting["places"][seat].get("relieved")

    served(test, absence=0.5)


def test_who_resigns_is_replaced_and_may_return(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "pungi", 3, stand_in="random")
        await places[1].ask("resign")
        assert places[1].sitting["places"][1]["relieved"] == "resigned"
        await places[1].ask("return")
        await places[2].ask("resign")
        await asyncio.gather(*(place.play(n) for n, place in enumerate(places[:2])))
        assert places[0].sitting["winners"]

    served(test)


def test_who_returns_while_the_stand_in_is_about_to_be_asked(
    served: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(base: str) -> None:
        _, places, name = await seated(base, "pungi", 3, stand_in="random")
        active = one_of(places)
        seat = places.index(active)
        scheduler, table = HUBS[base].scheduler, await HUBS[base].table(name)
        load, returned, asked = table.load, asyncio.Event(), list[str]()

        async def load_and_return() -> Match:
            match = await load()
            if match.at(seat).relieved:
                asyncio.get_running_loop().call_soon(match.take, Returned(at=now(), seat=seat))
                returned.set()
            return match

        def choose(_setup: Setup, bot: str, _seed: str, _view: View, legal: list[str]) -> str:
            asked.append(bot)
            return legal[0]

        monkeypatch.setattr(table, "load", load_and_return)
        monkeypatch.setattr(scheduler.workers, "choose", choose)
        await active.ask("resign")
        await returned.wait()
        while scheduler.busy_with(name):
            await asyncio.sleep(0.01)
        assert asked == []

    served(test)


def test_who_is_gone_before_something_is_refused_surprises_nobody(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        surprises: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: surprises.append(context))
        _, (host, other), name = await seated(base, "fruitoplay", 2)
        table = await HUBS[base].table(name)
        async with table._lock:
            await host.socket.send(json.dumps({"kind": "begin"}))
            while not table._lock._waiters:
                await asyncio.sleep(0.01)
            next(viewer for viewer in table.viewers if viewer.seat == 0).drop(SLOW, "slow")
            await other.until(lambda: other.presence["seats"] == [1])
        await table.settle()
        gc.collect()
        assert surprises == []

    served(test)


def test_a_server_that_stumbles_goes_on(served: Callable[..., None]) -> None:
    """It cannot renew its leases in time, again and again."""

    async def test(base: str) -> None:
        _, places, _ = await seated(base, "fruitoplay", 3, persons=1)
        playing = asyncio.create_task(places[0].play())
        while not playing.done():
            sleep(0.3)
            await asyncio.sleep(0.1)
        await playing

    served(test, lease=0.2, renew=0.05)


def test_abort_and_rematch(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "fruitoplay", 3, persons=2)
        assert await places[0].refused("answer", agrees=True) == "nothing-asked"
        assert await places[0].refused("ask", wish="rematch") == "game-under-way"
        await places[0].ask("ask", wish="abort")
        assert await places[1].refused("ask", wish="abort") == "wish-pending"
        await places[1].until(lambda: places[1].sitting["asking"])
        await places[1].ask("answer", agrees=False)
        assert not places[1].over
        await places[1].ask("ask", wish="abort")
        await places[0].ask("answer", agrees=True)
        await places[1].until(lambda: places[1].sitting["aborted"])
        assert places[1].sitting["winners"] == []
        assert (await people[0].get(f"/api/replays/{table}"))["aborted"]
        await places[1].ask("ask", wish="rematch")
        await places[0].ask("answer", agrees=True)
        await places[1].until(lambda: places[1].sitting["rematch"])
        again = places[1].sitting["rematch"]
        assert again != table
        there = [await person.at(again) for person in people]
        assert [at.now["seat"] for at in there] == [0, 1]
        assert there[0].sitting["places"][2]["bot"] == "random"
        assert there[0].now["table"]["commitment"] != places[0].now["table"]["commitment"]
        assert all(at.now["view"] for at in there)  # it has begun
        await asyncio.gather(*(at.play() for at in there))

    served(test)


def test_a_rematch_was_promised_before_anybody_added_anything(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada = await Person.come(base, "Ada")
        table = await ada.open("fruitoplay", 2)
        at = await ada.at(table)
        await at.ask("sit", seat=0, entropy="my own words")
        await at.ask("seat_bot", seat=1, bot="random")
        await at.ask("begin")
        replays = []
        for _ in range(3):
            await at.play()
            replays.append(replay.read((await ada.web.get(f"/api/replays/{table}")).content))
            await at.ask("ask", wish="rematch")
            await at.until(lambda at=at: at.sitting["rematch"])  # type: ignore[misc]
            table = at.sitting["rematch"]
            at = await ada.at(table)
            assert at.now["table"]["commitment"] == replays[-1].secret
        for each in replays:
            replay.verify(each)
            assert [player.entropy for player in each.players] == ["my own words", ""]
        assert replays[1].commitment == replays[0].secret
        assert replays[2].commitment == replays[1].secret
        assert len({tuple(each.games) for each in replays}) == 3

    served(test)


def test_a_rematch_without_a_promise_begins_with_other_words(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada = await Person.come(base, "Ada")
        hub = HUBS[base]
        match = await (await hub.table(await ada.open("fruitoplay", 2))).load()
        last = msgspec.structs.replace(match.opened, secret=match.opened.root)
        at = await ada.at(await hub.open(last))
        await at.ask("sit", seat=0, entropy="my own words")
        await at.ask("seat_bot", seat=1, bot="random")
        await at.ask("begin")
        await at.ask("ask", wish="abort")
        await at.ask("ask", wish="rematch")
        await at.until(lambda: at.sitting["rematch"])
        there = await ada.at(at.sitting["rematch"])
        assert {**there.sitting["places"][0], "handle": ""} == {"name": "Ada", "handle": ""}
        assert there.now["view"] is None  # she may add other words, before it begins
        assert there.now["table"]["commitment"] != last.secret

    served(test)


def test_a_table_that_nobody_comes_to_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "store.sqlite"
        terms = Terms.of(setup("fruitoplay", 2))
        async with await open_store(path) as store:
            for name, at in (("touched", now() + 3_600_000), ("abandoned", 0)):
                opened = Opened(at=at, terms=terms, host="", secret="secret", public=True)
                await store.append(name, 0, [log.write(opened)], about(Match([opened])))
        async with serving(path, abandoned=0.01) as base:
            ada = await Person.come(base, "Ada")
            there = await ada.at("abandoned")
            await there.until(lambda: there.over)
            assert there.sitting["aborted"]
            assert await there.refused("sit", seat=0) == "match-over"
            assert (await ada.web.get("/api/replays/abandoned")).status_code == 409
            assert [each["id"] for each in (await ada.get("/api/tables"))["matches"]] == ["touched"]
            assert not (await ada.get("/api/tables/touched"))["sitting"]["over"]
        async with await open_store(path) as store:
            assert [problem async for problem in check(store)] == []

    run_whole(test)


def test_tables_are_put_away_though_sessions_could_not_be(
    served: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    async def fail(_: Store, at: int) -> None:
        tried.append(at)
        raise Failed

    async def test(base: str) -> None:
        hub = HUBS[base]
        ada = await Person.come(base, "Ada")
        while not tried:
            await asyncio.sleep(0.01)
        table = await ada.open("fruitoplay", 2)
        await (await ada.at(table)).leave()
        while table in hub.tables:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Store, "sweep", fail)
    served(test, idle=0.5)


def test_whoever_asks_alone_for_a_rematch_is_its_host(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, _ = await seated(base, "fruitoplay", 2, stand_in="random")
        for place in places:
            await place.ask("resign")
        await places[1].until(lambda: places[1].over)
        await places[1].ask("ask", wish="rematch")
        await places[1].until(lambda: places[1].sitting["rematch"])
        there = await people[1].at(places[1].sitting["rematch"])
        assert there.sitting["host"] == 1
        assert there.now["view"]

    served(test)


def test_without_a_clock_the_others_may_let_a_bot_play_for_the_absent(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, (ada, bo, cleo), table = await seated(base, "fruitoplay", 3)
        assert await ada.refused("ask", wish="stand-in") == "nobody-absent"
        await cleo.leave()
        await ada.until(lambda: ada.presence["seats"] == [0, 1])
        assert ada.presence.get("away", []) == []
        assert await ada.refused("ask", wish="stand-in") == "nobody-absent"
        await ada.until(lambda: ada.presence.get("away") == [2])
        await ada.ask("ask", wish="stand-in")
        await bo.until(lambda: bo.sitting["asking"])
        assert bo.sitting["asking"] == {"seat": 0, "wish": "stand-in", "agreed": [0], "absent": [2]}
        cleo = await people[2].at(table)
        assert await bo.refused("answer", agrees=True) == "nobody-absent"  # she is back
        await ada.ask("answer", agrees=False)
        await cleo.leave()
        await ada.until(lambda: ada.presence.get("away") == [2])
        await ada.ask("ask", wish="stand-in")
        await bo.ask("answer", agrees=True)
        assert bo.sitting["places"][2]["relieved"] == "absent"
        await ada.until(lambda: ada.presence.get("away", []) == [])
        cleo = await people[2].at(table)
        await cleo.ask("return")
        assert "relieved" not in cleo.sitting["places"][2]
        for place in (bo, cleo):
            await place.leave()
        await ada.until(lambda: ada.presence.get("away") == [1, 2])
        await ada.ask("ask", wish="stand-in")
        await ada.ask("ask", wish="abort")
        assert ada.over

    served(test, absence=0.5)


def test_who_leaves_while_something_is_stored_is_missed(
    served: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SQLite.append

    async def test(base: str) -> None:
        _, (ada, bo), _ = await seated(base, "fruitoplay", 2)
        stored = asyncio.Event()

        async def slow(self: SQLite, *given: Any) -> None:
            await stored.wait()
            await append(self, *given)

        monkeypatch.setattr(SQLite, "append", slow)
        move = asyncio.create_task(ada.act(Rng(1)))
        table = next(iter(HUBS[base].tables.values()))
        while table.match:
            await asyncio.sleep(0.01)
        await bo.leave()
        while len(table.viewers) == 2:
            await asyncio.sleep(0.01)
        stored.set()
        await move
        await ada.until(lambda: ada.presence["seats"] == [0])

    served(test)


def test_where_a_clock_runs_the_absent_have_their_time(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, (ada, bo), _ = await seated(base, "fruitoplay", 2, clock=86400)
        await bo.leave()
        await ada.until(lambda: ada.presence["seats"] == [0])
        assert await ada.refused("ask", wish="stand-in") == "nobody-absent"
        assert "away" not in ada.presence

    served(test, absence=0.0)


def test_take_back(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "pungi", 3)
        active = one_of(places)
        before = active.now["view"]
        await active.act(Rng(0))
        assert (
            await one_of([place for place in places if place is not active], False).refused(
                "ask", wish="take-back"
            )
            == "take-back"
        )
        await active.ask("ask", wish="take-back")
        for place in places:
            if place is not active:
                await place.until(lambda place=place: place.sitting["asking"])  # type: ignore[misc]
                await place.ask("answer", agrees=True)
        await active.until(lambda: active.now["view"] == before)
        assert active.my_turn

    served(test)


def test_whether_a_take_back_can_be_asked_for_is_told_without_asking(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "pungi", 3)
        active = one_of(places)
        assert await active.refused("ask", wish="take-back", trial=True) == "take-back"
        seq = await active.act(Rng(0))
        assert await active.ask("ask", wish="take-back", trial=True) == seq
        other = next(place for place in places if place is not active)
        assert await other.refused("ask", wish="take-back", trial=True) == "take-back"
        assert active.now["undo"] is False
        assert await active.refused("undo", seq=seq) == "undo-persons"
        assert (active.sitting["asking"], active.now["seq"]) == (None, seq)

    served(test)


def test_a_trial_before_the_beginning_closes_nothing(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        host = await Person.come(base, "Host")
        place = await host.at(await host.open("pungi", 3))
        await place.ask("sit", seat=0)
        assert await place.refused("ask", wish="abort", trial=True) == "match-not-begun"
        assert not place.over

    served(test)


def test_undo(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        (ada,), (place,), table = await seated(base, "pungi", 3, persons=1)
        lookers = await (await Person.come(base, "Looker")).at(table)
        await place.until(lambda: place.my_turn)
        assert await place.refused("undo", seq=place.now["seq"]) == "undo-nothing"
        before = place.now
        assert before["undo"] is False
        await place.act(Rng(0))
        await place.until(lambda: place.my_turn and place.now["seq"] > before["seq"] + 1)
        seen = place.now["seq"]
        assert place.now["undo"] is True
        assert await lookers.refused("undo", seq=seen) == "not-seated"
        done = await place.ask("undo", seq=seen)
        assert done == seen + 1
        told = [json.loads(message) for message in place.heard if '"snapshot"' in message][-1]
        assert (told["seq"], told["undo"], told["sitting"]["practice"]) == (done, False, True)
        for field in ("view", "legal", "events"):
            assert told[field] == before[field]
        await lookers.until(lambda: lookers.now["seq"] == done)
        assert lookers.now["sitting"]["practice"]
        assert lookers.now["undo"] is False
        assert await place.refused("undo", seq=seen) == "stale"
        assert await place.refused("act", seq=seen, tokens=[told["legal"][0]]) == "stale"
        back = await ada.at(table, since=seen)
        assert json.loads(back.heard[0]) == told
        await place.ask("act", seq=done, tokens=[told["legal"][-1]])
        await place.play()
        assert await place.refused("undo", seq=place.now["seq"]) == "match-over"
        (listed,) = (await ada.get("/api/history"))["matches"]
        assert listed["summary"]["practice"] is True
        found = await ada.get(f"/api/replays/{table}")
        assert found["practice"] is True
        replay.verify(replay.read(json.dumps(found)))
        assert [problem async for problem in check(HUBS[base].store)] == []

    served(test)


def test_an_undo_at_another_server_is_seen_here(tmp_path: Path) -> None:
    async def test() -> None:
        store = tmp_path / "store.sqlite"
        async with serving(store) as one, serving(store) as two:
            (ada,), (place,), table = await seated(one, "fruitoplay", 2, persons=1)
            other = Person(two)
            other.web.cookies = ada.web.cookies
            there = await other.at(table)

            async def both_know(holds: Callable[[], object]) -> None:
                """They do not hear each other, but look."""
                while not holds():
                    for base in (one, two):
                        await HUBS[base].tables[table].catch_up()
                    await asyncio.sleep(0.05)

            begun = await place.act(Rng(0))
            await both_know(lambda: there.my_turn and there.now["seq"] > begun)
            done = await there.ask("undo", seq=there.now["seq"])
            await both_know(lambda: place.now["seq"] >= done)
            assert place.sitting["practice"]
            await both_know(lambda: place.now["seq"] == there.now["seq"])
            assert place.now["view"] == there.now["view"]

    run_whole(test)


def test_lists_of_older_servers_are_read() -> None:
    match = Match([Opened(at=0, terms=Terms.of(setup("pungi", 3)), host="", secret="")])
    stored = json.loads(about(match).summary)
    del stored["practice"]
    assert msgspec.convert(stored, Summary).practice is False


def test_several_games(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "fruitoplay", 2, games=3)
        assert await places[0].refused("next") == "game-under-way"
        playing = [asyncio.create_task(place.play(n)) for n, place in enumerate(places)]
        await places[0].until(lambda: places[0].now["view"]["winners"])
        with suppress(Refusal):  # it may have begun by itself
            await places[0].ask("next")
        await asyncio.gather(*playing)
        assert places[0].sitting["game"] == 3

    served(test, pause=0.5)


def test_a_table_that_nobody_looks_at_is_put_away_but_its_clock_runs(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3, clock=4, stand_in="random")
        waiting = await people[0].at(table, join=False)
        for place in places:
            await place.leave()
        while HUBS[base].tables:
            await asyncio.sleep(0.1)
        while True:
            await asyncio.sleep(0.5)
            entries = await HUBS[base].store.entries(table)
            if any(b'"relieved"' in entry for entry in entries):
                break
        await waiting.ask("join")
        assert "time" in [place.get("relieved") for place in waiting.sitting["places"]]
        assert len(HUBS[base].tables[table].viewers) == 1

    served(test, idle=0.2)


def test_what_cannot_be_stored_has_not_happened(served: Callable[..., None], tmp_path: Path) -> None:
    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3)
        active = one_of(places)
        before = dict(active.now)
        move("entries", "elsewhere")
        assert await active.refused("act", seq=before["seq"], tokens=[before["legal"][0]]) == "not-stored"
        answer = await people[0].web.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "store-down")
        assert await active.refused("resync") == "store-down"
        assert (await people[0].web.get("/healthz")).status_code == 200
        move("elsewhere", "entries")
        assert (await people[places.index(active)].get(f"/api/tables/{table}"))["seq"] == before["seq"]
        assert active.now == before
        assert all(len(place.heard) == len(set(place.heard)) for place in places)
        await active.ask("act", seq=before["seq"], tokens=[before["legal"][0]])
        await asyncio.gather(*(place.play(n) for n, place in enumerate(places)))

    def move(old: str, new: str) -> None:
        store = sqlite3.connect(tmp_path / "store.sqlite")
        store.execute(f"ALTER TABLE {old} RENAME TO {new}")
        store.close()

    served(test)


def test_a_message_is_decoded_once(served: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the number of one that cannot be read is looked for once more."""
    looked: list[str | bytes] = []

    def look(message: str | bytes) -> int | None:
        looked.append(message)
        return number_of(message)

    number_of = messages.number_of
    monkeypatch.setattr(messages, "number_of", look)

    async def test(base: str) -> None:
        _, (at, _), _ = await seated(base, "fruitoplay", 2)
        await at.ask("ping")
        assert await at.refused("sit", seat=0) == "match-begun"
        assert looked == []
        assert await at.refused("nonsense") == "message"
        assert len(looked) == 1

    served(test)


def test_a_table_that_is_being_stored_is_known(
    served: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It need not be read again, and others are not asked again who is there."""

    async def test(base: str) -> None:
        _, places, table = await seated(base, "fruitoplay", 2)
        hub = HUBS[base]
        announced: list[str] = []
        go_on = asyncio.Event()
        append = SQLite.append

        async def wait(*given: Any) -> None:
            await go_on.wait()
            await append(*given)

        monkeypatch.setattr(SQLite, "append", wait)
        monkeypatch.setattr(hub.store, "announce", lambda what, _: announced.append(what))
        acting = asyncio.create_task(places[0].act(Rng(1)))
        async with asyncio.timeout(20):
            while hub.tables[table].match:
                await asyncio.sleep(0.01)
            assert (await hub.table(table)).known
        go_on.set()
        await acting
        assert announced == [table]

    served(test)


def test_who_does_not_answer_is_gone(served: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(base: str) -> None:
        _, places, _ = await seated(base, "pungi", 3)
        places[1].socket.transport.pause_reading()  # no pong will come
        await places[0].until(lambda: places[0].presence["seats"] == [0, 2])
        places[1].socket.transport.resume_reading()
        await places[1].closed()

    monkeypatch.setattr(serve, "BEAT", 0.5)
    served(test)


def test_a_person_has_so_many_sockets(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada = await Person.come(base, "Ada")
        table = await ada.open("pungi", 3)
        tabs = [await ada.at(table) for _ in range(30)]
        one_more = await ada.at(table, join=False)
        assert await one_more.closed() == 1013
        await tabs[0].leave()
        while sum(map(len, HUBS[base].visitors.values())) == 30:
            await asyncio.sleep(0.01)
        await ada.at(table)

    served(test)


def test_a_slow_reader_is_dropped_and_may_resume(served: Callable[..., None]) -> None:
    """Who never reads has a full outbox at last."""

    async def test(base: str) -> None:
        people, places, table = await seated(base, "pungi", 3)
        slow = places[1]
        (viewer,) = [each for each in HUBS[base].tables[table].viewers if each.seat == 1]
        slow.socket.transport.pause_reading()
        for _ in range(100_000):
            viewer.tell(b'{"kind": "noise", "noise": "%s"}' % (b"x" * 5000))
            if viewer.dropped.done():
                break
            await asyncio.sleep(0)
        assert viewer.dropped.result() == (SLOW, "slow")
        slow.socket.transport.resume_reading()
        await slow.closed()
        back = await people[1].at(table, since=slow.now["seq"])
        assert json.loads(back.heard[0])["kind"] == "step"

    served(test)
