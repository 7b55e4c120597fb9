"""Behind the proxies that docs/deploy.md tells of, configured as it says."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Opcode

from parlour import Rng
from parlour.server.settings import Limits, Rates
from tests.server.process import Server
from tests.server.proxies import PROXIES, behind, served_through
from tests.server.raw import Raw, code_in, frame, raw_socket
from tests.server.visitor import Gone, Person, run, seated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.outer


@pytest.fixture(scope="module", params=PROXIES)
def base(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served_through(request.param, tmp_path_factory.mktemp(request.param)) as found:
        yield found


def test_a_game_is_played(base: str) -> None:
    async def test() -> None:
        _, places, _ = await seated(base, "fruitoplay", 2)
        await asyncio.gather(*[place.play(seat) for seat, place in enumerate(places)])
        assert all(place.over for place in places)

    run(test)


def test_a_server_behind_caddy_is_exchanged(postgres: str, tmp_path: Path) -> None:
    """As deploy/Caddyfile has it: whoever was at the server that ends comes back to the other one."""

    async def test() -> None:
        servers = [Server(postgres), Server(postgres)]
        await asyncio.gather(*(server.start() for server in servers))
        with behind(tmp_path, [server.base for server in servers]) as base:
            people = [await Person.come(base, f"Person {n}") for n in range(2)]
            table = await people[0].open("fruitoplay", 2)
            places = [await person.at(table) for person in people]
            for seat, place in enumerate(places):
                await place.ask("sit", seat=seat)
            await places[0].until(lambda: all(places[0].sitting["places"]))  # they may be at two servers
            await places[0].ask("begin")
            assert (await people[0].web.get("/metrics")).status_code == 403
            for server in servers:
                for place in places:
                    await place.until(lambda place=place: place.now["view"] and place.my_turn)  # type: ignore[misc]
                await places[0].act(Rng(1))
                assert await server.stop() == 0
                for number, place in enumerate(places):
                    try:
                        await place.ask("ping")
                    except (Gone, ConnectionClosed):
                        assert await place.closed() == 1012
                        places[number] = await people[number].at(table)
                await places[1].act(Rng(1))
                await server.start()

    run(test)


def test_what_is_for_the_house_is_not_shown(base: str) -> None:
    async def test() -> None:
        ada = Person(base)
        assert (await ada.web.get("/metrics")).status_code == 403
        answer = await ada.web.get("/api/games")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"

    run(test)


def test_people_are_counted_by_their_own_addresses(base: str) -> None:
    """Whatever they say of themselves."""
    guests, _ = Rates().guests

    async def test() -> None:
        names = ("X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Client-IP")

        async def come(number: int) -> int:
            said = dict.fromkeys(names, f"192.0.2.{number}")
            said["Forwarded"] = f"for=192.0.2.{number}"
            eve = Person(base, address="127.0.0.2", headers=said)
            return (await eve.web.post("/api/guests", json={"name": "Eve"})).status_code

        assert [await come(number) for number in range(guests)] == [201] * guests
        # On a slow machine some of the bucket has been filled again by now.
        assert 429 in [await come(number) for number in range(guests)]
        await Person.come(base, "Ada", address="127.0.0.3")

    run(test)


def test_sockets_are_counted_by_address(base: str) -> None:
    limits = Limits()

    async def test() -> None:
        host = await Person.come(base, "Ada", address="127.0.0.4")
        table = await host.open("pungi", 3)
        people = [await Person.come(base, "Bo", address="127.0.0.5") for _ in range(5)]
        for number in range(limits.sockets_per_address):
            await people[number // 25].at(table, join=False)
        with pytest.raises(InvalidStatus) as refusal:
            await people[4].at(table, join=False)
        assert refusal.value.response.status_code == 429
        await host.at(table)

    run(test)


def test_long_heads_are_refused(base: str) -> None:
    async def test() -> None:
        ada = Person(base)
        answer = await ada.web.get("/healthz", headers={"x": "y" * 30_000})
        assert answer.status_code in (400, 431)

    run(test)


def test_half_requests_are_not_waited_for(base: str) -> None:
    get = f"GET /healthz HTTP/1.1\r\nhost: {base.partition('//')[2]}\r\n"
    post = get.replace("GET /healthz", "POST /api/guests")
    halves = ["", "GET / HT", get, f"{post}content-type: application/json\r\ncontent-length: 99\r\n\r\n{{"]

    async def test() -> None:
        slow = [await Raw.to(base, half.encode(), "127.0.0.6") for half in halves]
        for told in await asyncio.gather(*[each.answer() for each in slow]):  # each of them ends
            assert b"{" not in told
        whole = await Raw.to(base, f"{get}\r\n".encode(), "127.0.0.6")
        assert await whole.status() == b"200"

    run(test)


def test_a_flood_of_pings_ends_the_socket(base: str) -> None:
    async def test() -> None:
        ada = await Person.come(base, "Ada", address="127.0.0.7")
        table = await ada.open("pungi", 3)
        at = await ada.at(table)
        eve = await raw_socket(base, table, await Person.come(base, "Eve", address="127.0.0.8"), "127.0.0.8")
        eve.writer.write(frame(Opcode.PING) * 5000)
        assert code_in(await eve.answer()) == 1008
        await at.ask("ping")

    run(test)
