"""What one client may take up, and how it is stopped; with either event loop."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import resource
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest
import uvloop
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from parlour.server.connections import RESERVE, Connections, neighbourhood, plain
from parlour.server.middleware import Middleware
from parlour.server.rate_limiter import Bucket, RateLimiter
from parlour.server.settings import Limits, Rates
from tests.server.process import Server
from tests.server.raw import GET, Raw, code_in, frame, raw_socket
from tests.server.visitor import (
    HUBS,
    PATIENCE,
    SERVERS,
    At,
    Person,
    Refusal,
    run,
    seated,
    serving,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from parlour.server.table import Viewer
    from tests.server.visitor import Loop

SOON = Limits(unfinished=0.5, unread=0.5, slowest=1 << 30)


@pytest.fixture(params=[asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def loop(request: pytest.FixtureRequest) -> Loop:
    found: Loop = request.param
    return found


def connections(base: str) -> int:
    return len(SERVERS[base].server_state.connections)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def guest_socket(base: str) -> Raw:
    """A socket of a new guest at a new table."""
    ada = await Person.come(base, "Ada")
    return await raw_socket(base, await ada.open("pungi", 3), ada)


def viewer_at(base: str, table: str, seat: int) -> Viewer:
    (found,) = [each for each in HUBS[base].tables[table].viewers if each.seat == seat]
    return found


# Who does not read


def test_who_does_not_read_is_dropped_and_keeps_nothing(tmp_path: Path, loop: Loop) -> None:
    """Ten people stop reading. Each is told a lot; none of them ever answers that the socket is closed."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            idle = connections(base)
            places = [await ada.at(table) for _ in range(10)]
            for place in places:
                place.socket.transport.pause_reading()
            viewers = list(HUBS[base].tables[table].viewers)
            for _ in range(40):
                for viewer in viewers:
                    viewer.tell(b"x" * 200_000)
                await asyncio.sleep(0)
            assert all(viewer.dropped.result()[0] == 1013 for viewer in viewers)
            await until(lambda: connections(base) <= idle)
            assert not HUBS[base].visitors
            for place in places:
                place.socket.transport.abort()

    run(test, loop)


def test_who_reads_again_in_time_is_told_why(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, places, table = await seated(base, "pungi", 3)
            viewer = viewer_at(base, table, 1)
            noise = b'{"kind": "noise", "noise": "%s"}' % (b"x" * 200_000)
            while not viewer.dropped.done():
                viewer.tell(noise)  # nothing is sent before somebody waits
            assert await places[1].closed() == 1013

    run(test, loop)


def test_one_long_message_is_not_too_much(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, places, table = await seated(base, "pungi", 3)
            viewer_at(base, table, 1).tell(b'{"kind": "noise", "noise": "%s"}' % (b"x" * (3 << 20)))
            await places[1].until(lambda: len(places[1].heard[-1]) > 3 << 20)

    run(test, loop)


def test_those_who_hold_the_most_memory_go_first(tmp_path: Path, loop: Loop) -> None:
    limits = Limits(unread_in_all=12 << 20, unsent=32 << 20, unread=60.0)

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=limits) as base:
            _, places, table = await seated(base, "pungi", 3)
            for place in places:
                place.socket.transport.pause_reading()
            much, little = viewer_at(base, table, 0), viewer_at(base, table, 1)
            for viewer, size in ((much, 24 << 20), (little, 10 << 20)):
                viewer.tell(b"x" * size)
            await until(lambda: much not in HUBS[base].tables[table].viewers)
            assert {each.seat for each in HUBS[base].tables[table].viewers} == {1, 2}
            for place in places:
                place.socket.transport.abort()

    run(test, loop)


def test_answers_that_nobody_reads_are_forgotten(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        limits = Limits(unread=1.0, slowest=1 << 30, pipelined=1000)
        async with serving(tmp_path / "store.sqlite", limits=limits) as base:
            port = int(base.rpartition(":")[2])
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", port))
            ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
            await asyncio.get_running_loop().sock_sendall(deaf, ask * 200)
            await until(lambda: connections(base) == 1)
            await until(lambda: connections(base) == 0)
            deaf.close()

    run(test, loop)


# Requests


def test_half_a_request_is_not_waited_for(tmp_path: Path, loop: Loop) -> None:
    halves = [
        b"",
        b"\r\n\r\n",
        b"GE",
        GET[:-2],
        b"POST /api/guests HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
        b"GET /api/nothing HTTP/1.1\r\ncontent-length: 99\r\n\r\nanswered, but not over",
        GET + GET[:9],
    ]

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=SOON) as base:
            slow = [await Raw.to(base, said) for said in halves]
            for told in await asyncio.gather(*[each.answer() for each in slow]):
                assert b"HTTP/1.1 408 " in told

    run(test, loop)


def test_half_a_request_that_goes_on_for_ever_is_not_waited_for(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=SOON) as base:
            slow = await Raw.to(base, GET[:-2])

            async def drip() -> None:
                while True:
                    slow.writer.write(b"x: y\r\n")
                    await asyncio.sleep(0.1)

            dripping = asyncio.create_task(drip())
            assert b"HTTP/1.1 408 " in await slow.answer()
            dripping.cancel()

    run(test, loop)


def test_a_head_that_is_too_long_is_refused(tmp_path: Path, loop: Loop) -> None:
    """Whether it comes at once or in pieces."""
    heads = [
        b"GET /%s HTTP/1.1\r\nhost: x\r\n\r\n" % (b"x" * 17_000),
        b"GET / HTTP/1.1\r\nx: %s\r\n\r\n" % (b"x" * 17_000),
        b"GET / HTTP/1.1\r\n%s: x\r\n\r\n" % (b"x" * 17_000),
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 101 + b"\r\n",
    ]

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            made = []
            for head in heads:
                for size in (100, len(head)):
                    eve = await Raw.to(base)
                    made.append(eve)
                    for at in range(0, len(head), size):
                        if eve.writer.is_closing():
                            break
                        eve.writer.write(head[at : at + size])
                        await asyncio.sleep(0)
            for told in await asyncio.gather(*[each.answer() for each in made]):
                assert told.startswith(b"HTTP/1.1 431 ")

    run(test, loop)


def test_a_head_that_never_ends_is_refused(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            eve = await Raw.to(base, b"GET / HTTP/1.1\r\nx: ")
            answer = asyncio.create_task(eve.answer())
            for _ in range(2000):
                if answer.done() or eve.writer.is_closing():
                    break
                eve.writer.write(b"x" * 10_000)
                await asyncio.sleep(0.001)
            assert (await answer).startswith(b"HTTP/1.1 431 ")

    run(test, loop)


def test_a_body_that_never_ends_is_refused(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            eve = await Raw.to(base, head + b"transfer-encoding: chunked\r\n\r\n")
            answer = asyncio.create_task(eve.answer())
            for _ in range(2000):
                if answer.done() or eve.writer.is_closing():
                    break
                eve.writer.write(b"ffff\r\n" + b"x" * 0xFFFF + b"\r\n")
                await asyncio.sleep(0.001)
            told = await answer
            assert b" 413 " in told

    run(test, loop)


def test_requests_that_do_not_wait_for_answers(
    tmp_path: Path, loop: Loop, caplog: pytest.LogCaptureFixture
) -> None:
    """A few may; a flood of them is not even read."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=Rates()) as base:
            few = await Raw.to(base, GET * 5)
            for _ in range(5):
                assert b" 200 " in await few.reader.readuntil(b"\r\n\r\n")
                await few.reader.readuntil(b"}")
            told = await (await Raw.to(base, GET * 100_000)).answer()
            assert told.count(b"HTTP/1.1 200 ") < 20
            assert told.count(b"HTTP/1.1 503 ") == 1
            assert caplog.text.count("Invalid HTTP request") == 1

    run(test, loop)


def test_the_next_request_counts_anew(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = Person(base)
            for _ in range(5):
                long = {"x": "y" * 10_000, **{f"x{n}": "y" for n in range(80)}}
                assert (await ada.web.get("/healthz", headers=long)).status_code == 200
            assert connections(base) == 1

    run(test, loop)


# How many


def test_connections_of_one_address(tmp_path: Path, loop: Loop) -> None:
    """A proxy that is trusted has as many as it likes."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=Limits(connections_per_address=5)) as base:
            held = [await Raw.to(base, GET, "127.0.0.2") for _ in range(5)]
            for each in held:
                assert await each.status() == b"200"
            eve = await Raw.to(base, GET, "127.0.0.2")
            assert await eve.status() in (b"503", b"")
            assert await (await Raw.to(base, GET, "127.0.0.3")).status() == b"200"
            forwarded = GET.replace(b"host: x", b"x-forwarded-for: 192.0.2.%d")
            proxied = [await Raw.to(base, forwarded % number) for number in range(20)]
            for each in proxied:
                assert await each.status() == b"200"
            held.pop().writer.close()
            await until(lambda: connections(base) == 4 + 1 + 20)
            assert await (await Raw.to(base, GET, "127.0.0.2")).status() == b"200"

    run(test, loop)


def test_connections_in_all(tmp_path: Path, loop: Loop) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=Limits(connections=10)) as base:
            held = [await Raw.to(base, GET, f"127.0.0.{n + 2}") for n in range(10)]
            for each in held:
                assert await each.status() == b"200"
            assert await (await Raw.to(base, GET)).status() in (b"503", b"")
            held.pop().writer.close()
            await until(lambda: connections(base) == 9)
            assert await (await Raw.to(base, GET)).status() == b"200"

    run(test, loop)


def test_descriptors_are_not_used_up(tmp_path: Path) -> None:
    """Four addresses hold as many connections as they get. Bots, which need descriptors to start, start."""

    class Poor(Server):
        def command(self) -> list[str]:
            return ["sh", "-c", f'ulimit -n {RESERVE + 50}; exec "$@"', "sh", *super().command()]

    async def test() -> None:
        server = Poor(tmp_path / "store.sqlite")
        await server.start()
        ada = await Person.come(server.base, "Ada")
        place = await ada.at(await ada.open("fruitoplay", 2))
        await place.ask("sit", seat=0)
        for number in range(200):
            await Raw.to(server.base, b"", f"127.0.0.{2 + number % 4}")
        await asyncio.sleep(0.5)
        descriptors = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        assert descriptors < RESERVE + 50 - RESERVE // 2
        await place.ask("seat_bot", seat=1, bot="random")
        await place.ask("begin")
        await place.play()
        assert place.over

    run(test)


def test_without_descriptors_the_door_stays(tmp_path: Path, loop: Loop) -> None:
    """Whatever uses them up: when there are some again, people come in again."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            port = int(base.rpartition(":")[2])
            waiting = [socket.socket() for _ in range(20)]
            files: list[int] = []
            soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (waiting[-1].fileno() + 30, hard))
            try:
                with suppress(OSError):
                    while True:
                        files.append(os.open(os.devnull, os.O_RDONLY))
                for each in waiting:
                    each.setblocking(False)
                    assert each.connect_ex(("127.0.0.1", port)) in (0, errno.EINPROGRESS)
                await asyncio.sleep(0.5)
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
                for file in files:
                    os.close(file)
            assert (await Person(base).web.get("/healthz")).status_code == 200
            for each in waiting:
                each.close()

    def quiet() -> asyncio.AbstractEventLoop:
        made = loop()
        made.set_exception_handler(lambda *_: None)
        return made

    run(test, quiet)


def test_requests_of_one_address_wait_for_each_other() -> None:
    """Those of others do not wait for them."""
    gate = asyncio.Event()
    running: list[str] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        running.append(scope["client"][0])
        await gate.wait()

    async def test() -> None:
        often = Rates(address=(1000, 1))
        guard = Middleware(application, (), RateLimiter(often), Limits(requests_at_once=2))

        def asked(address: str) -> asyncio.Task[None]:
            scope = {"type": "http", "method": "GET", "headers": [], "client": (address, 1)}
            return asyncio.create_task(guard(scope, None, None))  # type: ignore[arg-type]

        tasks = [asked("192.0.2.1") for _ in range(5)] + [asked("192.0.2.2")]
        await asyncio.sleep(0.05)
        assert running == ["192.0.2.1"] * 2 + ["192.0.2.2"]
        gate.set()
        await asyncio.gather(*tasks)
        assert running.count("192.0.2.1") == 5
        assert not guard._turns
        assert not guard._busy

    asyncio.run(test())


def test_sockets_of_one_address(tmp_path: Path, loop: Loop) -> None:
    """Of the one that a trusted proxy tells of; what others say about themselves is not believed."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=Limits(sockets_per_address=3)) as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)

            async def at(address: str, forwarded: str) -> At:
                headers = {"x-forwarded-for": forwarded}
                return await (await Person.come(base, "Bo", address=address, headers=headers)).at(table)

            for _ in range(3):
                await at("127.0.0.1", "192.0.2.1")
            with pytest.raises(InvalidStatus) as refusal:
                await at("127.0.0.1", "192.0.2.1")
            assert refusal.value.response.status_code == 429
            first = await at("127.0.0.1", "192.0.2.2")
            for number in range(3):
                await at("127.0.0.5", f"192.0.2.{100 + number}")
            with pytest.raises(InvalidStatus):
                await at("127.0.0.5", "192.0.2.200")
            await at("127.0.0.1", "192.0.2.2")
            await at("127.0.0.1", "192.0.2.2")
            await first.leave()
            await until(lambda: len(HUBS[base].tables[table].viewers) == 8)
            await at("127.0.0.1", "192.0.2.2")

    run(test, loop)


def test_sockets_of_one_person(tmp_path: Path) -> None:
    """Also if they come at the same time."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=Limits(sockets_per_person=2)) as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            places = await asyncio.gather(*[ada.at(table, join=False) for _ in range(10)])
            await until(lambda: sum(place.gone for place in places) == 8)
            for place in places:
                if place.gone:
                    assert await place.closed() == 1013
                    assert place.refusals[0]["code"] == "too-many"
                else:
                    await place.ask("join")

    run(test)


def test_addresses_of_ipv4_count_for_themselves_on_a_socket_for_both(tmp_path: Path, loop: Loop) -> None:
    rates = Rates(guests=(1, 60))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", host="::", rates=rates) as base:
            await Person.come(base, "Ada", address="127.0.0.2")
            await Person.come(base, "Bo", address="127.0.0.3")
            with pytest.raises(Refusal, match="too-many"):
                await Person.come(base, "Cleo", address="127.0.0.2")
            for number in (1, 2):  # a proxy of IPv4 is trusted as well
                await Person.come(base, "Dag", headers={"x-forwarded-for": f"::ffff:192.0.2.{number}"})
            with pytest.raises(Refusal, match="too-many"):
                await Person.come(base, "Eve", headers={"x-forwarded-for": "192.0.2.1"})

    run(test, loop)


def test_addresses_are_what_they_are() -> None:
    assert plain("::ffff:8.8.8.8") == neighbourhood("::FFFF:8.8.8.8") == "8.8.8.8"
    assert plain("2001:db8::1") == "2001:db8::1"
    assert plain("unix:") == neighbourhood("unix:") == "unix:"


# Sockets


def test_pings_count_as_messages_of_a_person(tmp_path: Path, loop: Loop) -> None:
    rates = Rates(messages=(20, 600))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            one, two = await raw_socket(base, table, ada), await raw_socket(base, table, ada)
            one.writer.write(frame(Opcode.PING, b"x") * 10)
            for _ in range(10):
                await one.reader.readuntil(b"\x8a\x01x")
            two.writer.write(frame(Opcode.PONG) * 10 + frame(Opcode.PING))
            assert code_in(await two.answer()) == 1008

    run(test, loop)


def test_pings_and_messages_count_for_an_address(tmp_path: Path, loop: Loop) -> None:
    rates = Rates(address_messages=(20, 600))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            ada, bo = await Person.come(base, "Ada"), await Person.come(base, "Bo")
            table = await ada.open("pungi", 3)
            at = await ada.at(table)
            for _ in range(9):
                await at.ask("ping")
            eve = await raw_socket(base, table, bo)
            eve.writer.write(frame(Opcode.PING) * 11)
            assert code_in(await eve.answer()) == 1008
            assert await at.refused("ping") == "too-many"

    run(test, loop)


def test_a_flood_of_pings_is_read_bit_by_bit(tmp_path: Path, loop: Loop) -> None:
    """Even if they were allowed: of 10,000 that come at once, so many are answered as traffic allows."""
    rates = Rates(messages=(1_000_000, 1), address_messages=(1_000_000, 1), traffic=(50, 50))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            eve = await guest_socket(base)
            eve.writer.write(frame(Opcode.PING) * 10_000)
            for _ in range(50):
                await eve.reader.readexactly(2)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.3):
                    await eve.reader.readexactly(2 * 50)

    run(test, loop)


def test_what_comes_too_fast_is_read_later_and_in_order(tmp_path: Path, loop: Loop) -> None:
    rates = Rates(messages=(1000, 1), address_messages=(1000, 1), traffic=(20, 1))

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", rates=rates) as base:
            fast = await guest_socket(base)
            asked = [frame(Opcode.TEXT, b'{"kind": "ping", "id": %d}' % number) for number in range(60)]
            asked.insert(30, frame(Opcode.TEXT, b'{"kind": "ping", "id": 99}' + b" " * 5000))
            data = b"".join(asked)
            fast.writer.write(data[:1000])
            await asyncio.sleep(0.1)
            fast.writer.write(data[1000:])
            heard: list[int] = []
            async with asyncio.timeout(PATIENCE):
                while len(heard) < 61:
                    _, length = await fast.reader.readexactly(2)
                    told: dict[str, Any] = json.loads(await fast.reader.readexactly(length))
                    heard += [told["id"]] if told["kind"] == "done" else []
            assert heard == [*range(30), 99, *range(30, 60)]

    run(test, loop)


def test_pieces_of_messages(tmp_path: Path, loop: Loop) -> None:
    begun, more = frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, b"", fin=False)

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite", limits=SOON) as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            honest = await raw_socket(base, table, ada)
            honest.writer.write(begun + more * 9 + frame(Opcode.CONT, b'"kind": "ping", "id": 1}'))
            await honest.reader.readuntil(b'"done"')
            hostile = {
                begun + more * 100: 1008,
                begun + frame(Opcode.CONT, b"x" * 9000, fin=False) * 2: 1009,
                begun: 1008,
                begun[:3]: 1008,
                frame(Opcode.TEXT, b"x" * 500)[:-1]: 1008,
            }
            made = [await raw_socket(base, table, ada) for _ in hostile]
            for eve, said in zip(made, hostile, strict=True):
                eve.writer.write(said)
            told = await asyncio.gather(*[eve.answer() for eve in made])
            assert [code_in(each) for each in told] == [*hostile.values()]
            honest.writer.write(frame(Opcode.TEXT, b'{"kind": "ping", "id": 2}'))
            await honest.reader.readuntil(b'"done"')

    run(test, loop)


def test_only_one_sweep_is_due_however_many_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        due: list[object] = []
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", lambda *later: due.append(later))
        connections = Connections(Limits(), (200, 4), trusted=())
        for _ in range(3):
            transport = Mock()
            connections.admit(transport, "127.0.0.1")
            connections.lost(transport)
        assert len(due) == 1

    asyncio.run(test())


def test_what_is_taken_too_early_is_a_debt(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 0.0
    monkeypatch.setattr("parlour.server.rate_limiter.monotonic", lambda: time)
    bucket = Bucket(10, 5)
    assert all(bucket.take() for _ in range(9))
    assert bucket.take(5)
    assert not bucket.take()
    assert bucket.wait() == 2.5
    time = 2.5
    assert bucket.take()
    assert not bucket.take()
    time = 1000.0
    assert [bucket.take() for _ in range(11)] == [*[True] * 10, False]
