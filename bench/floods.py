"""How long honest players wait while a client floods the server, one kind of flood after the other.

    PYTHONPATH=. .venv/bin/python bench/floods.py [--seconds N] [ATTACK ...]

The server has its usual limits and listens on loopback. Players at 20 tables move about five times a second
at each. One guest, a process with an address of its own, attacks at full speed over ten connections, and
reconnects when they are closed. The figures are the times from a move until its acknowledgement. The bar is
five times the p99 of the quiet runs before and after.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Final

from tests.server.process import Server
from tests.server.raw import Raw, frame, raw_socket
from tests.server.visitor import At, Person, Refusal, goodbye, run
from websockets.frames import Opcode

from parlour import Rng

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TABLES: Final = 20
PACE: Final = 0.2  # seconds between two moves at a table
CONNECTIONS: Final = 10
BAR: Final = 5.0
FOE: Final = "127.0.0.66"
TEXT = frame(Opcode.TEXT, b'{"kind": "resync"}')
GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nhost: x\r\n"

# Floods over WebSockets: what is sent once, and what is sent again and again.
SOCKETS: Final = {
    "pings": (b"", frame(Opcode.PING, b"x" * 100) * 500),
    "short pings": (b"", frame(Opcode.PING) * 10_000),
    "pongs": (b"", frame(Opcode.PONG) * 10_000),
    "fragments": (frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, fin=False) * 10_000),
    "messages": (frame(Opcode.TEXT, b'{"kind": "join"}'), TEXT * 1000),
    "nothing": (b"", frame(Opcode.TEXT) * 10_000),
    "long messages": (b"", frame(Opcode.TEXT, b"x" * 16_000) * 50),
    "noise": (b"", bytes(range(256)) * 1000),
}
# The same over plain connections.
REQUESTS: Final = {
    "requests": (b"", GET * 100),
    "headers": (HALF, b"x: y\r\n" * 10_000),
    "long bodies": (HALF.replace(b"GET", b"POST") + b"content-length: 999999999\r\n\r\n", b"x" * 100_000),
    "connections": (b"", b""),
}


async def attack(kind: str, base: str, table: str, seconds: float) -> None:
    person = await Person.come(base, "Eve", address=FOE)
    until = monotonic() + seconds

    async def go() -> None:
        while monotonic() < until:
            with suppress(OSError, AssertionError, asyncio.IncompleteReadError):
                if kind in SOCKETS:
                    made = await raw_socket(base, table, person, FOE)
                else:
                    made = await Raw.to(base, b"", FOE)
                await flood(made, *{**SOCKETS, **REQUESTS}[kind])
                await made.leave()

    async def flood(made: Raw, first: bytes, again: bytes) -> None:
        made.writer.write(first)
        while again and monotonic() < until:
            made.writer.write(again)
            async with asyncio.timeout(max(0.01, until - monotonic())):
                await made.writer.drain()

    await asyncio.gather(*[go() for _ in range(CONNECTIONS)], return_exceptions=True)


async def pairs(base: str) -> AsyncIterator[list[At]]:
    """Two players at each of the tables, from a few addresses."""
    for number in range(TABLES):
        people = [await Person.come(base, f"P {seat}", address=f"127.0.1.{1 + number}") for seat in range(2)]
        table = await people[0].open("fruitoplay", 2, games=99)
        places = [await person.at(table) for person in people]
        for seat, place in enumerate(places):
            await place.ask("sit", seat=seat)
        await places[0].ask("begin")
        yield places


async def play(places: list[At], until: float, times: list[float]) -> None:
    rng = Rng(id(places))
    while monotonic() < until:
        mover = next((place for place in places if place.now["view"] and place.my_turn), None)
        with suppress(Refusal):
            if mover is None:
                await asyncio.sleep(PACE / 4)
                if not any(place.now["view"]["waiting"] for place in places if place.now["view"]):
                    await places[0].ask("next")
                continue
            begun = perf_counter()
            await mover.act(rng)
            times.append(1000 * (perf_counter() - begun))
        await asyncio.sleep(PACE)


async def measure(tables: list[list[At]], seconds: float) -> list[float]:
    times: list[float] = []
    until = monotonic() + seconds
    await asyncio.gather(*[play(places, until, times) for places in tables])
    return sorted(times)


def p99(times: list[float]) -> float:
    return times[int(0.99 * len(times))]


async def compare(kinds: list[str], seconds: float, folder: Path) -> bool:
    server = Server(folder / "floods.sqlite", log=folder / "log")
    await server.start()
    tables = [places async for places in pairs(server.base)]
    host = await Person.come(server.base, "Host")
    target = await host.open("pungi", 3)
    await host.get("/api/games")  # warm-up: Fluent files are read when they are first needed
    await measure(tables, 2)
    quiet = [await measure(tables, seconds)]
    found: dict[str, list[float]] = {}
    for kind in kinds:
        child = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--foe", server.base, target, "--seconds", str(seconds + 1), kind
        )
        await asyncio.sleep(1)
        found[kind] = await measure(tables, seconds)
        await child.wait()
    quiet.append(await measure(tables, seconds))
    base = median(map(p99, quiet))
    print(f"\n{'':16}{'moves':>8}{'p50 ms':>10}{'p99 ms':>10}{'longest':>10}{'ratio':>8}")
    named = [("quiet", quiet[0]), *found.items(), ("quiet", quiet[1])]
    for name, times in named:
        print(
            f"{name:16}{len(times):8}{median(times):10.1f}{p99(times):10.1f}{times[-1]:10.1f}"
            f"{p99(times) / base:8.1f}"
        )
    return all(p99(times) <= BAR * base for times in found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="ATTACK", help=", ".join([*SOCKETS, *REQUESTS]))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--foe", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    kinds = asked.kinds or [*SOCKETS, *REQUESTS]
    if asked.foe:
        base, table = asked.foe
        run(lambda: attack(kinds[0], base, table, asked.seconds))
        return
    good: list[bool] = []

    async def whole() -> None:
        with TemporaryDirectory() as folder:
            good.append(await compare(kinds, asked.seconds, Path(folder)))
            await goodbye()

    asyncio.run(whole())
    if not all(good):
        raise SystemExit("Honest players wait too long.")


if __name__ == "__main__":
    main()
