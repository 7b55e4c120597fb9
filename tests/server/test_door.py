"""The door to the network: who opens and shuts it, who comes in by it, and who is out again."""

from __future__ import annotations

import logging
import stat
from ipaddress import IPv4Address
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from parlour.server import addresses, logs
from parlour.server.door import Door
from parlour.server.listeners import listening, listening_near
from parlour.server.system import interface_addresses
from tests.server.raw import Raw, code_in, raw_socket
from tests.server.visitor import Person, run, serving

if TYPE_CHECKING:
    from pathlib import Path

NETWORK, OTHER = "127.0.0.2", "127.0.0.3"  # loopback addresses stand for those of a network
SHUT = {"yours": True, "addresses": [NETWORK, OTHER]}


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(addresses.NAMED, f"{NETWORK}, {OTHER},")


def by(address: str, base: str) -> str:
    """The same server by another address."""
    return base.replace("127.0.0.1", address)


async def put(person: Person, address: str | None, **headers: str) -> tuple[int, Any]:
    answer = await person.web.put("/api/door", json={"address": address}, headers=headers)
    return answer.status_code, answer.json().get("code", answer.json())


def test_friends_come_in_while_it_is_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", door=Door()) as base:
            ada = await Person.come(base, "Ada")
            assert await ada.get("/api/door") == SHUT
            with pytest.raises(httpx.ConnectError):
                await Person.come(by(NETWORK, base), "Bo")
            opened = {**SHUT, "address": NETWORK, "link": f"{by(NETWORK, base)}/"}
            assert await put(ada, NETWORK) == (200, opened)
            assert await put(ada, NETWORK) == (200, opened)  # nothing changes
            assert await ada.get("/api/door") == opened

            bo = await Person.come(by(NETWORK, base), "Bo")
            table = await ada.open("fruitoplay", 2)
            hers, his = await ada.at(table), await bo.at(table)
            await hers.ask("sit", seat=0)
            await his.ask("sit", seat=1)
            await hers.ask("begin")
            half = await Raw.to(by(NETWORK, base), b"GET /healthz HTTP/1.1\r\n")  # and no more
            deaf = await raw_socket(by(NETWORK, base), table, bo)  # it never says goodbye

            assert await put(ada, None) == (200, SHUT)
            assert await his.closed() == 1012
            assert await half.answer() == b""
            assert code_in(await deaf.answer()) == 1012
            with pytest.raises(httpx.ConnectError):
                await Person.come(by(NETWORK, base), "Bo")
            await hers.until(lambda: hers.my_turn)  # whoever sits at this computer plays on
            await hers.ask("ping")

            assert (await put(ada, NETWORK))[0] == 200  # and once more
            await Person.come(by(NETWORK, base), "Bo")

    run(test)


def test_it_moves_to_another_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", door=Door()) as base:
            ada = Person(base)
            await put(ada, NETWORK)
            bo = await Person.come(by(NETWORK, base), "Bo")
            assert (await put(ada, OTHER))[1]["link"] == f"{by(OTHER, base)}/"
            await Person.come(by(OTHER, base), "Bo")
            with pytest.raises(httpx.TransportError):
                await bo.get("/api/me")

    run(test)


def test_only_who_sits_at_this_computer_has_the_switch(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", door=Door()) as base:
            ada = Person(base)
            port = base.rpartition(":")[2]
            await put(ada, NETWORK)
            bo = await Person.come(by(NETWORK, base), "Bo")
            for person, headers in (
                (bo, {}),
                (bo, {"host": f"127.0.0.1:{port}"}),
                (ada, {"host": f"evil.example:{port}"}),  # a name that was made to mean this computer
                (ada, {"host": by(NETWORK, base).removeprefix("http://")}),
                (ada, {"x-forwarded-for": "192.0.2.7"}),
                (ada, {"x-forwarded-for": "127.0.0.1"}),
                (ada, {"forwarded": "for=127.0.0.1"}),
                (ada, {"via": "1.1 proxy"}),
            ):
                answer = await person.web.get("/api/door", headers=headers)
                assert answer.json() == {"yours": False}
                assert await put(person, None, **headers) == (403, "door-elsewhere")
            for person, status in ((ada, 200), (bo, 404)):  # what is for those who run it is not for guests
                assert (await person.web.get("/metrics")).status_code == status
                assert ("parts" in (await person.get("/readyz"))) == (person is ada)
            for headers in (
                {"origin": "https://evil.example"},
                {"origin": f"http://localhost:{port}1"},
                {"origin": "null"},
                {"sec-fetch-site": "cross-site"},
                {"sec-fetch-site": "same-site"},
            ):
                assert await put(ada, None, **headers) == (403, "origin")
            form = await ada.web.put("/api/door", content="address=", headers={"content-type": "text/plain"})
            assert (form.status_code, form.json()["code"]) == (415, "content-type")
            assert (await ada.get("/api/door"))["address"] == NETWORK  # none of them has shut it
            local = {"host": f"localhost:{port}", "origin": f"http://localhost:{port}"}
            assert await put(ada, None, **local) == (200, SHUT)

    run(test)


@pytest.mark.parametrize(
    "address", ["", "0.0.0.0", "::", "127.0.0.4", "127.0.0.1", "example.org", "224.0.0.1"]
)
def test_it_opens_at_addresses_of_this_computer_only(tmp_path: Path, address: str) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", door=Door()) as base:
            ada = Person(base)
            await put(ada, NETWORK)
            assert await put(ada, address) == (400, "door-address")
            assert (await ada.get("/api/door"))["address"] == NETWORK

    run(test)


def test_what_cannot_be_opened_leaves_it_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", door=Door()) as base:
            ada = Person(base)
            await put(ada, NETWORK)
            monkeypatch.setenv(addresses.NAMED, "192.0.2.77")  # not of this computer
            assert await put(ada, "192.0.2.77") == (400, "address")
            assert (await ada.get("/api/door"))["address"] == NETWORK
            await Person.come(by(NETWORK, base), "Bo")

    run(test)


def test_another_port_if_that_is_taken_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", door=Door()) as base:
            with listening(NETWORK, int(base.rpartition(":")[2])):
                link = (await put(Person(base), NETWORK))[1]["link"]
            assert link != f"{by(NETWORK, base)}/"
            assert (await Person.come(link.rstrip("/"), "Bo")).base.startswith(f"http://{NETWORK}:")

    run(test)


def test_a_server_for_others_has_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = Person(base)
            assert await ada.get("/api/door") == {"yours": False}
            assert await put(ada, NETWORK) == (403, "door-elsewhere")

    run(test)


def test_ports_that_are_taken_are_passed_over() -> None:
    with listening("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listening_near("127.0.0.1", port) as second:
            assert second.getsockname()[1] != port
    with listening_near("127.0.0.1", 65535) as near_the_end, listening_near("127.0.0.1", 65535) as any_port:
        assert any_port.getsockname()[1] not in (0, near_the_end.getsockname()[1])


def test_private_addresses_are_offered_the_likeliest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(addresses.NAMED)
    monkeypatch.setattr(addresses, "routed", lambda: [IPv4Address("192.168.1.5")])
    found = [
        "127.0.0.1",
        "172.17.0.1",
        "192.168.1.5",
        "169.254.3.4",
        "198.51.100.1",
        "8.8.8.8",
        "100.100.1.2",
    ]
    monkeypatch.setattr(addresses, "interface_addresses", lambda: [IPv4Address(each) for each in found])
    offered = addresses.own_addresses()
    assert offered[:2] == ["192.168.1.5", "172.17.0.1"]
    assert "100.100.1.2" in offered
    assert not {"127.0.0.1", "169.254.3.4", "8.8.8.8"} & set(offered)


def test_this_computer_knows_its_addresses() -> None:
    assert IPv4Address("127.0.0.1") in interface_addresses()
    assert all(isinstance(each, IPv4Address) for each in addresses.routed())


def test_the_log_in_a_file_is_private_and_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "LARGEST", 1000)
    file = tmp_path / "parlour.log"
    handler = logs.LogFile(str(file))
    for number in range(100):
        handler.emit(logging.makeLogRecord({"msg": f"line {number} " + "." * 90}))
    handler.close()
    kept = sorted(tmp_path.iterdir())
    assert [each.name for each in kept] == ["parlour.log", "parlour.log.1"]
    assert all(each.stat().st_size <= 1100 for each in kept)
    assert all(stat.S_IMODE(each.stat().st_mode) == 0o600 for each in kept)
    assert "line 99" in file.read_text()
