"""The wire to a client."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, cast

import pytest
import uvloop
from websockets.frames import Frame, Opcode

from parlour import Rng
from parlour.server.frames import Frames, framed, only_text
from parlour.server.settings import Limits
from tests.server.raw import Raw, code_in, frame, raw_socket
from tests.server.visitor import HUBS, PATIENCE, Person, run, seated, serving

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.server.websocket import WebSocketProtocol


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_frames_are_those_of_the_protocol(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def frames(*texts: str, opcode: Opcode = Opcode.TEXT) -> bytes:
    return b"".join(Frame(opcode, text.encode()).serialize(mask=True) for text in texts)


@pytest.mark.parametrize("text", ["", "x", "ä" * 60, "x" * 125])
def test_a_short_text_alone_is_read_at_once(text: str) -> None:
    assert only_text(frames(text)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frames("x" * 126),
        frames("one", "two"),
        frames("some")[:-1],
        frames("some") + b"x",
        frames("some", opcode=Opcode.PING),
        Frame(Opcode.TEXT, b"beginning", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ],
    ids=range(9),  # their masks differ from run to run
)
def test_anything_else_is_left_to_others(data: bytes) -> None:
    assert only_text(data) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_it_is_known_whether_frames_are_whole(length: int) -> None:
    first, second, third = frames("some"), frames("x" * length), frames("more")
    data = first + second + third
    borders = {0, len(first), len(first + second), len(data)}
    for end in {*range(50), *range(len(data) - 50, len(data) + 1)} & {*range(len(data) + 1)}:
        for cut in (0, 1, 3, len(first), len(first) + 1, len(first) + 5, end):
            found = Frames()
            for piece in (data[:end][:cut], data[:end][cut:]):
                assert found.scan(piece, lambda _: True) == len(piece)
            assert found.whole == (end in borders), (end, cut)


@pytest.mark.parametrize("seed", range(100))
def test_frames_are_counted_however_they_are_cut(seed: int) -> None:
    """What is too much begins with a frame, and is found again later."""
    data = b"".join(frames("x" * length) for length in (0, 3, 125, 126, 2000, 65536, 7))
    rng = Rng(seed)
    found = Frames()
    costs: list[int] = []
    allowed, read, unread = 0, b"", data

    def take(cost: int) -> bool:
        if len(costs) == allowed:
            return False
        costs.append(cost)
        return True

    while unread:
        allowed = min(7, allowed + rng.below(3))
        piece = unread[: 1 + rng.below(40 if rng.below(2) else len(data))]
        end = found.scan(piece, take)
        read, unread = read + piece[:end], unread[end:]
    assert read == data
    assert found.whole
    assert costs == [1, 1, 1, 1, 2, 65, 1]


def test_texts_arrive_however_they_are_cut(tmp_path: Path) -> None:
    """And a piece that looks like a frame, but is in the middle of one, is not taken for one."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, (place, *_), _ = await seated(base, "pungi", 3)
            no_mask = bytes(4)
            trap = b'{"kind": "ping", "id": 7}'
            trap = bytes((0x81, 0x80 + len(trap))) + no_mask + trap
            pong = bytes((0x8A, 0x80 + len(trap))) + no_mask + trap
            rng = Rng(1)
            for number in range(100, 150):
                text = json.dumps({"kind": "ping", "id": number}) + " " * rng.below(200)
                data = pong + frames(text)
                cut = 6 if number == 110 else rng.below(len(data))
                answer = place._answers[number] = asyncio.get_running_loop().create_future()
                for piece in (data[:cut], data[cut : len(pong)], data[max(cut, len(pong)) :]):
                    place.socket.transport.write(piece)
                    await asyncio.sleep(0.005)
                await asyncio.wait_for(answer, PATIENCE)
            assert not any('"id":7,' in heard for heard in place.heard)

    run(test)


def test_who_reads_late_hears_everything_in_order(tmp_path: Path) -> None:
    """As long as it is not too much."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, places, table = await seated(base, "pungi", 3)
            late = places[1]
            (viewer,) = [each for each in HUBS[base].tables[table].viewers if each.seat == 1]
            late.socket.transport.pause_reading()
            many = Limits().unsent // 50_000
            for number in range(many):
                await asyncio.sleep(0)
                viewer.tell(b'{"kind": "noise", "number": %d, "noise": "%s"}' % (number, b"x" * 50_000))
            assert not viewer.dropped.done()
            late.socket.transport.resume_reading()
            await late.until(lambda: f'"number": {many - 1},' in late.heard[-1])
            noise = [json.loads(heard) for heard in late.heard if '"noise"' in heard]
            assert [each["number"] for each in noise] == list(range(many))

    run(test)


def test_a_line_that_is_lost_is_not_written_to(tmp_path: Path) -> None:
    """Whoever is gone may be a viewer still, until all that they have asked for is answered."""

    async def test() -> None:
        problems: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
        async with serving(tmp_path / "store.sqlite") as base:
            _, _, table = await seated(base, "pungi", 3)
            (viewer,) = [each for each in HUBS[base].tables[table].viewers if each.seat == 1]
            cast("WebSocketProtocol", viewer._line).transport.abort()
            viewer.tell(b'{"kind": "noise"}')
            await asyncio.sleep(0.05)
        assert not problems

    run(test, uvloop.new_event_loop)


def test_every_end_has_a_code(tmp_path: Path) -> None:
    ends = {
        frame(Opcode.TEXT, b"\xff" * 200): 1007,  # no text
        frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.TEXT, b"}"): 1002,  # a message within another
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False): 1002,
        frame(Opcode.CLOSE, b"\x03\xe8"): 1000,  # the client's own code comes back
    }

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            ada = await Person.come(base, "Ada")
            table = await ada.open("pungi", 3)
            for said, code in ends.items():
                eve = await raw_socket(base, table, ada)
                eve.writer.write(said)
                assert code_in(await eve.answer()) == code

    run(test)


def test_who_does_not_answer_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.serve.BEAT", 0.2)

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, (place, *_), table = await seated(base, "pungi", 3)
            ada = await Person.come(base, "Ada")
            silent = await raw_socket(base, table, ada)
            assert code_in(await silent.answer()) == 1011
            await place.ask("ping")  # the others have answered, and stay

    run(test)


def test_a_request_that_is_no_handshake_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            asked = "GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\n"
            asked += "connection: upgrade\r\nupgrade: websocket\r\n"
            for more in ("", "sec-websocket-version: 13\r\nsec-websocket-key: short\r\n"):
                assert await (await Raw.to(base, f"{asked}{more}\r\n".encode())).status() in (b"400", b"426")

    run(test)
