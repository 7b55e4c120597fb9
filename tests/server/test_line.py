"""The wire to a client."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from websockets.frames import Frame, Opcode

from parlour.server.line import KEPT, framed
from tests.server.visitor import HOUSES, run, seated, serving

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_frames_are_those_of_the_protocol(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_reads_late_hears_everything_in_order(tmp_path: Path) -> None:
    """As long as it is not too much."""

    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            _, places, table = await seated(base, "pungi", 3)
            late = places[1]
            (viewer,) = [each for each in HOUSES[base].tables[table].viewers if each.seat == 1]
            late.socket.transport.pause_reading()
            for number in range(KEPT):
                await asyncio.sleep(0)
                viewer.tell(b'{"kind": "noise", "number": %d, "noise": "%s"}' % (number, b"x" * 50_000))
            assert not viewer.dropped.done()
            late.socket.transport.resume_reading()
            await late.until(lambda: f'"number": {KEPT - 1},' in late.heard[-1])
            noise = [json.loads(heard) for heard in late.heard if '"noise"' in heard]
            assert [each["number"] for each in noise] == list(range(KEPT))

    run(test)
