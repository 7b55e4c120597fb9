"""Component sets that are small to send and large to read."""

from __future__ import annotations

import asyncio
from itertools import cycle
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target
    from tests.server.visitor import Person

SIZE: Final = 65_000  # bytes
SLOW: Final = 5.0  # seconds, after which an answer is too late
PAUSE: Final = 2.1  # seconds, so that the limit for new tables is not what helps

BOMBS: Final = {
    "dotted keys": "a." * (SIZE // 2) + "a = 1",
    "dotted table": "[" + "a." * (SIZE // 2) + "a]",
    "backslashes": 'a = "' + "\\\\" * (SIZE // 2),
    "escaped quotes": 'a = "' + '\\"' * (SIZE // 2),
    "arrays": "a = " + "[" * SIZE,
    "inline tables": "a = " + "{a=" * (SIZE // 3),
    "many keys": "\n".join(f"k{n} = 1" for n in range(SIZE // 12)),
    "long integer": "a = " + "9" * 60_000,
    "long name": f'name = "{"n" * 60_000}"',
    "quoted bracket": '["]"]',
    "quotes": 'a = """' + '"' * SIZE,
    "underscores": "a = 1" + "_1" * (SIZE // 2),
    "nothing": "\x00",
}


async def attack(target: Target) -> None:
    person = await target.guest()
    kinds = list(BOMBS)
    target.rng.shuffle(kinds)
    await target.all_for_a_while([throw(target, person, kinds[n::2]) for n in range(2)])


async def throw(target: Target, person: Person, kinds: list[str]) -> None:
    for kind in cycle(kinds):
        if target.left < 0:
            return
        body = {"game": "pungi", "seats": 3, "components": BOMBS[kind]}
        begun = monotonic()
        answer = await person.web.post("/api/tables", json=body)
        target.counts[f"{answer.status_code}"] += 1
        if answer.status_code >= 500:
            target.problems.append(f"{kind}: {answer.status_code}")
        if monotonic() - begun > SLOW:
            target.problems.append(f"{kind}: answered after {monotonic() - begun:.0f} s")
        await asyncio.sleep(PAUSE)
