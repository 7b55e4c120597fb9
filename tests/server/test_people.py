"""Names, looks, talk, and people whom the host removes, through sockets and REST."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from parlour.match.seats import handle_of
from parlour.server.settings import Rates
from tests.server.visitor import HUBS, Person, seated, serving
from tests.server.visitor import run as run_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.visitor import At


async def change(person: Person, **looks: str) -> dict[str, Any]:
    answer = await person.web.patch("/api/me", json=looks)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def handle(place: At, seat: int) -> str:
    return str(place.sitting["places"][seat]["handle"])


def test_looks_are_kept_with_the_person(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        ada = Person(base)
        me = await ada.post("/api/guests", name="Ada", colour="teal", avatar="owl")
        assert me == {"name": "Ada", "account": None, "colour": "teal", "avatar": "owl"}
        assert await change(ada, avatar="fox") == {**me, "avatar": "fox"}
        known = {"name": "Ada L.", "account": None, "avatar": "fox"}
        assert await change(ada, name="Ada L.", colour="") == known
        assert await ada.get("/api/me") == known
        for strange in ({"colour": "pink"}, {"avatar": "<svg>"}, {"colour": None, "avatar": 7}):
            assert (await ada.web.patch("/api/me", json=strange)).status_code == 400
        account = await ada.post("/api/accounts", account="ada", password="a long password")
        assert account["avatar"] == "fox"
        elsewhere = Person(base)
        assert await elsewhere.post("/api/sessions", account="ada", password="a long password") == account

    served(test)


def test_who_changes_their_name_at_the_table(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, (ada, bo, _), table = await seated(base, "fruitoplay", 3)
        await change(people[0], name="Person 1", colour="rust", avatar="owl")
        assert ada.sitting["places"][0]["name"] == "Person 0"  # until they say so here
        seq = await ada.ask("introduce")
        await bo.until(lambda: bo.now["seq"] == seq)
        place = bo.sitting["places"][0]
        assert (place["name"], place["colour"], place["avatar"]) == ("Person 1 2", "rust", "owl")
        assert await ada.ask("introduce") == seq  # there is nothing new
        assert bo.now["seq"] == seq
        await ada.ask("say", text="It is me.")
        await bo.until(lambda: bo.chats)
        assert bo.chats[0]["name"] == "Person 1 2"
        (listed,) = (await people[1].get("/api/history"))["matches"]
        assert listed["summary"]["names"][0] == "Person 1 2"
        assert listed["summary"]["looks"] == [{"colour": "rust", "avatar": "owl"}, {}, {}]
        looker = await Person.come(base, "Looker")
        looking = await looker.at(table)
        await change(looker, name="Watcher")
        assert await looking.ask("introduce") == seq
        await looking.ask("say", text="Hello.")
        await bo.until(lambda: len(bo.chats) == 2)
        assert (bo.chats[1]["seat"], bo.chats[1]["name"]) == (None, "Watcher")

    served(test)


def test_reactions_are_chat(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, (ada, bo), table = await seated(base, "fruitoplay", 2)
        await ada.ask("react", reaction="bravo")
        await bo.until(lambda: bo.chats)
        said = {key: bo.chats[0][key] for key in ("seat", "text", "reaction", "handle")}
        assert said == {"seat": 0, "text": "", "reaction": "bravo", "handle": handle(bo, 0)}
        assert await ada.refused("react", reaction="<script>") == "message"
        assert await ada.refused("react", reaction="") == "message"
        await bo.ask("quiet", on=True)
        await ada.ask("react", reaction="wow")
        await ada.until(lambda: len(ada.chats) == 2)
        assert len(bo.chats) == 1
        again = await people[1].at(table)
        await again.until(lambda: len(again.chats) == 2)
        silent = await people[0].open("pungi", 3, chat=False)
        assert await (await people[0].at(silent)).refused("react", reaction="wow") == "no-chat"

    served(test)


def test_typed_or_not_talk_has_one_limit(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, (ada, _), _ = await seated(base, "fruitoplay", 2)
        await ada.ask("say", text="One.")
        await ada.ask("react", reaction="wow")
        await ada.ask("introduce")
        for kind, fields in (("say", {"text": "More."}), ("react", {"reaction": "wow"}), ("introduce", {})):
            assert await ada.refused(kind, **fields) == "too-many"

    served(test, rates=Rates(talk=(3, 3600)))


def test_the_host_removes_a_person_before_the_beginning(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        host, guest = await Person.come(base, "Host"), await Person.come(base, "Guest")
        table = await host.open("fruitoplay", 2)
        at, other = await host.at(table), await guest.at(table)
        await at.ask("sit", seat=0)
        await other.ask("sit", seat=1)
        await at.until(lambda: at.sitting["places"][1])
        who = handle(at, 1)
        assert await other.refused("remove", handle=handle(at, 0)) == "host-only"
        assert await other.refused("remove", handle="nobody's") == "host-only"  # nor who is there
        assert await at.refused("remove", handle="nobody's") == "person-unknown"
        assert await at.refused("remove", handle=handle(at, 0)) == "remove-self"
        await at.ask("remove", handle=who)
        assert await other.closed() == 4410
        assert at.sitting["places"][1] is None
        back = await guest.at(table, join=False)
        assert await back.refused("join") == "removed"
        assert await back.closed() == 4410
        for path in ("", "/components"):
            answer = await guest.web.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "removed")
        assert (await guest.get("/api/history"))["matches"] == []
        stranger = await (await Person.come(base, "Stranger")).at(table)
        await stranger.ask("sit", seat=1)

    served(test)


def test_the_host_removes_a_person_in_the_middle_of_a_game(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, (ada, bo, cleo), table = await seated(base, "fruitoplay", 3, stand_in="random")
        tab = await people[1].at(table)
        await ada.ask("remove", handle=handle(ada, 1))
        assert await bo.closed() == await tab.closed() == 4410
        assert ada.sitting["places"][1] == {"name": "Ada", "bot": "random"}
        back = await people[1].at(table, join=False)
        assert await back.refused("join", since=3) == "removed"
        for place in (ada, cleo):
            await place.ask("resign")
        await ada.until(lambda: ada.over)
        for path in (f"/api/replays/{table}", f"/api/replays/{table}/frames"):
            answer = await people[1].web.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "removed")
        assert await ada.refused("remove", handle=handle(ada, 2)) == "match-over"
        await ada.ask("ask", wish="rematch")
        await ada.until(lambda: ada.sitting["rematch"])
        again = await people[1].at(ada.sitting["rematch"], join=False)
        assert await again.refused("join") == "removed"

    served(test)


def test_the_host_removes_a_spectator_who_talks_and_shuts_out_those_who_do_not(
    served: Callable[..., None],
) -> None:
    async def test(base: str) -> None:
        people, (ada, bo), table = await seated(base, "fruitoplay", 2)
        loud, silent = await Person.come(base, "Loud"), await Person.come(base, "Silent")
        loud_at, silent_at = await loud.at(table), await silent.at(table)
        await loud_at.ask("say", text="Boo!")
        await ada.until(lambda: ada.chats)
        assert ada.chats[0]["seat"] is None
        await ada.ask("remove", handle=ada.chats[0]["handle"])
        assert await loud_at.closed() == 4410
        assert await bo.refused("admit", spectators=False) == "host-only"
        assert await silent_at.refused("admit", spectators=False) == "host-only"
        await ada.ask("admit", spectators=False)
        assert await silent_at.closed() == 4403
        await bo.until(lambda: not bo.sitting["spectators"])
        late = await silent.at(table, join=False)
        assert await late.refused("join") == "no-spectators"
        assert await late.closed() == 4403
        await ada.ask("admit", spectators=True)
        back = await silent.at(table)
        assert back.now["table"]["spectators"]
        assert await (await loud.at(table, join=False)).refused("join") == "removed"
        assert (await people[1].get(f"/api/tables/{table}"))["seat"] == 1

    served(test)


def test_somebody_at_another_server_is_removed_too(tmp_path: Path) -> None:
    async def test() -> None:
        store = tmp_path / "store.sqlite"
        async with serving(store) as one, serving(store) as two:
            people, (ada, _), table = await seated(one, "fruitoplay", 2)
            there = Person(two)
            there.web.cookies = people[1].web.cookies
            at = await there.at(table)
            await ada.ask("remove", handle=handle(ada, 1))
            await HUBS[two].tables[table].catch_up()  # they do not hear each other
            assert await at.closed() == 4410

    run_whole(test)


def test_a_handle_is_not_the_id(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        _, (ada, _), table = await seated(base, "fruitoplay", 2)
        match = await (await HUBS[base].table(table)).load()
        assert handle(ada, 0) == handle_of(match.at(0).player)
        ids = [match.at(seat).player for seat in (0, 1)]
        assert not [line for line in ada.heard for player in ids if player in line]

    served(test)


def test_a_rematch_begins_by_itself_and_keeps_the_chat(served: Callable[..., None]) -> None:
    async def test(base: str) -> None:
        people, (ada, bo, cleo), _ = await seated(base, "fruitoplay", 3, stand_in="random")
        await change(people[1], avatar="cat")
        await bo.ask("introduce")
        await ada.ask("say", text="Good game.")
        await ada.ask("admit", spectators=False)
        await cleo.ask("resign")
        for place in (ada, bo):
            await place.ask("resign")
        await ada.until(lambda: ada.over)
        await ada.ask("ask", wish="rematch")
        await bo.until(lambda: bo.sitting["rematch"])
        again = bo.sitting["rematch"]
        there = await people[0].at(again)
        assert there.now["view"]
        assert [place.get("relieved") for place in there.sitting["places"]] == [None, "resigned", "resigned"]
        assert there.sitting["places"][1]["avatar"] == "cat"
        assert not there.sitting["spectators"]
        await there.until(lambda: there.chats)
        assert [chat["text"] for chat in there.chats] == ["Good game."]
        back = await people[1].at(again)
        await back.ask("return")
        await back.ask("say", text="Again!")
        await there.until(lambda: len(there.chats) == 2)
        assert [chat["number"] for chat in there.chats] == [1, 2]
        assert json.loads(there.heard[0])["kind"] == "snapshot"
        await (await people[2].at(again)).ask("return")

    served(test)
