"""What is refused at the door, and what every answer carries."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.connections import neighbourhood
from parlour.server.middleware import HEADERS
from parlour.server.settings import Rates
from parlour.store import open_store
from tests.server.process import Server
from tests.server.raw import Raw
from tests.server.visitor import PATIENCE, Gone, Person, Refusal, run, serving

if TYPE_CHECKING:
    from pathlib import Path

    import httpx


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def open_socket(person: Person, table: str, **headers: str) -> None:
    cookie = f"parlour={person.web.cookies['parlour']}"
    url = f"{person.base.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": cookie, **headers}, proxy=None):
        pass


def test_bodies_that_cannot_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = Person(base)
            headers = {"content-type": "application/json"}
            for body in (b"[" * 5000, b'{"name":' * 2000, b'{"name": "\xff\xfe"}', b"\xff", b"{"):
                answer = await ada.web.post("/api/guests", content=body, headers=headers)
                assert code(answer) == (400, "request")

    run(test)


def test_origins(tmp_path: Path) -> None:
    async def own() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            port = base.rpartition(":")[2]
            guest = {"name": "Eve"}
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{port}1", "http://"):
                answer = await ada.web.post("/api/guests", json=guest, headers={"origin": origin})
                assert code(answer) == (403, "origin")
                answer = await ada.web.delete("/api/sessions", headers={"origin": origin})
                assert code(answer) == (403, "origin")
                with pytest.raises(InvalidStatus) as refusal:
                    await open_socket(ada, table, Origin=origin)
                assert refusal.value.response.status_code == 403
            answer = await ada.web.post("/api/guests", json=guest, headers={"sec-fetch-site": "cross-site"})
            assert code(answer) == (403, "origin")
            rebound = {"origin": f"http://evil.example:{port}", "host": f"evil.example:{port}"}
            answer = await ada.web.post("/api/guests", json=guest, headers=rebound)
            assert code(answer) == (403, "origin")
            assert (await ada.web.post("/api/guests", json=guest, headers={"origin": base})).is_success
            await open_socket(ada, table, Origin=base)

    async def named() -> None:
        async with serving(tmp_path / "store.sqlite", origins=("https://Example.org/",)) as base:
            ada = Person(base)
            guest = {"name": "Eve"}
            answer = await ada.web.post("/api/guests", json=guest, headers={"origin": base})
            assert code(answer) == (403, "origin")
            right = {"origin": "https://example.org"}
            assert (await ada.web.post("/api/guests", json=guest, headers=right)).is_success

    asyncio.run(own())
    asyncio.run(named())


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            web = (await Person.come(base, "Ada")).web
            form = {"content-type": "application/x-www-form-urlencoded"}
            assert code(await web.post("/api/guests", content="name=Eve", headers=form)) == (
                415,
                "content-type",
            )
            json = {"content-type": "application/json"}
            for body in ("", "{", "[]", '{"name": 3}', '{"name": "x", "admin": true}', "{}", '{"name": ""}'):
                assert code(await web.post("/api/guests", content=body, headers=json)) == (400, "request")
            assert code(await web.post("/api/guests", json={"name": "x" * 20_000})) == (413, "too-large")
            big = {"game": "pungi", "seats": 3, "components": "x" * 300_000}
            assert code(await web.post("/api/tables", json=big)) == (413, "too-large")
            big["components"] = "x" * 70_000
            assert code(await web.post("/api/tables", json=big)) == (400, "request")
            big["components"] = "x = 1"
            assert code(await web.post("/api/tables", json=big)) == (400, "components-shape")
            assert code(await web.post("/api/tables", json={"game": "go", "seats": 2})) == (
                400,
                "game-unknown",
            )
            assert code(await web.post("/api/tables", json={"game": "pungi", "seats": 9})) == (400, "seats")
            own_bot = {"game": "pungi", "seats": 3, "stand_in": "os:system"}
            assert code(await web.post("/api/tables", json=own_bot)) == (400, "bot-unknown")
            assert code(await web.get("/api/nothing")) == (404, "not-found")
            assert code(await web.get("/api/tables/nothing")) == (404, "table-unknown")
            assert code(await web.get("/api/replays/nothing")) == (404, "table-unknown")
            assert code(await web.put("/api/me", json={})) == (405, "method")
            assert code(await web.get("/api/tables?limit=1000")) == (400, "request")

    asyncio.run(test())


def test_every_answer_has_its_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            web = (await Person.come(base, "Ada")).web
            for path in ("/", "/style.css", "/api/me", "/api/nothing", "/healthz", "/metrics"):
                answer = await web.get(path)
                for name, value in HEADERS.items():
                    assert answer.headers[name] == value
                assert "server" not in answer.headers
            assert "parlour_append_seconds" in (await web.get("/metrics")).text
            assert "Pungi" in (await web.get("/")).text or "pungi" in (await web.get("/")).text

    asyncio.run(test())


def test_too_many_requests_and_messages(tmp_path: Path) -> None:
    rates = Rates(guests=(3, 60), logins=(2, 60), tables=(2, 60), messages=(5, 60), talk=(1, 60))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            ada, bo, _ = [await Person.come(base, name) for name in ("Ada", "Bo", "Cleo")]
            answer = await ada.web.post("/api/guests", json={"name": "Dag"})
            assert code(answer) == (429, "too-many")
            assert 0 < int(answer.headers["retry-after"]) <= 20
            for expected in (401, 401, 429):
                data = {"account": "ada", "password": "wrong horse"}
                assert (await ada.web.post("/api/sessions", json=data)).status_code == expected
            tables = [await ada.open("pungi", 3) for _ in range(2)]
            with pytest.raises(Refusal, match="too-many"):
                await ada.open("pungi", 3)
            at = await bo.at(tables[0])
            await at.ask("say", text="one")
            assert await at.refused("say", text="two") == "too-many"
            for _ in range(2):
                await at.ask("resync")
            assert await at.refused("resync") == "too-many"

    asyncio.run(test())


def test_a_message_too_long_ends_the_socket(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            at = await ada.at(table)
            with pytest.raises((ConnectionClosed, Gone)):
                await at.ask("say", text="x" * 20_000)
            assert await at.closed() == 1009
            again = await ada.at(table)
            assert again.now["seq"] == 1

    asyncio.run(test())


def test_addresses_of_one_customer_count_together() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::") == "2001:db8:1:2::/64"


def test_what_should_not_happen_has_a_number_that_is_in_the_log(tmp_path: Path) -> None:
    async def test() -> None:
        written = tmp_path / "log"
        server = Server(tmp_path / "store.sqlite", "--log", "json", log=written)
        await server.start()
        async with await open_store(tmp_path / "store.sqlite") as store:
            await store.append("broken", 0, [b'{"entry": "opened", "secret": "hush"}'])
        ada = await Person.come(server.base, "Ada")
        answer = await ada.web.get("/api/tables/broken")
        assert code(answer) == (500, "internal")
        at = await ada.at("broken", join=False)
        await at.closed()
        await server.stop()
        (line,) = [each for each in written.read_text().splitlines() if answer.json()["facts"]["id"] in each]
        assert "exception" in line
        assert "hush" not in line
        assert "hush" not in answer.text

    run(test)


def test_who_leaves_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    async def test() -> None:
        written = tmp_path / "log"
        server = Server(tmp_path / "store.sqlite", "--log", "json", log=written)
        await server.start()
        head = b"POST /api/guests HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n"
        half = await Raw.to(server.base, head + b"{")
        await asyncio.sleep(0.5)
        await half.leave()
        async with asyncio.timeout(PATIENCE):
            while '"path": "/api/guests"' not in written.read_text():
                await asyncio.sleep(0.05)
        assert "Traceback" not in written.read_text()
        await server.stop()

    run(test)


def test_sockets_need_a_session_and_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            at = await ada.at("nothing", join=False)
            assert await at.closed() == 4404
            assert at.refusals[0]["code"] == "table-unknown"
            table = await ada.open("pungi", 3)
            nobody = await Person(base).at(table, join=False)
            assert await nobody.closed() == 4401

    asyncio.run(test())


def test_lists(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            private = await ada.open("pungi", 3)
            public = [await ada.open("pungi", 3, public=True, options={"chaos": "on"}) for _ in range(3)]
            at = await ada.at(public[0])
            await at.ask("sit", seat=1)
            first = await ada.get("/api/tables?limit=2")
            rest = await ada.get(f"/api/tables?limit=2&before={first['before']}")
            found: list[dict[str, Any]] = first["matches"] + rest["matches"]
            assert {each["id"] for each in found} == set(public)
            assert private not in str(found)
            assert rest["before"] is None
            mine = await ada.get("/api/history")
            assert [each["id"] for each in mine["matches"]] == [public[0]]
            summary = mine["matches"][0]["summary"]
            assert summary["names"] == [None, "Ada", None]
            assert summary["options"] == {"chaos": "on"}
            games = {game["id"]: game for game in await ada.get("/api/games")}
            assert games["pungi"]["seats"] == [3, 4, 5]
            assert games["pungi"]["options"][0]["name"] == "chaos"
            assert {"random", "master"} <= {bot["name"] for bot in await ada.get("/api/bots")}
            assert "Ada" in (await ada.web.get("/")).text

    asyncio.run(test())
