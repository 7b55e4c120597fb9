"""One attack on one server, in a process of its own: python -m tests.chaos.hostile KIND BASE SECONDS SEED

Says when it begins, and prints what became of it as JSON.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from contextlib import suppress

from parlour import Rng
from tests.chaos.hostile import ATTACKS
from tests.chaos.hostile.target import Target
from tests.server.visitor import goodbye

GRACE = 10.0  # seconds to end what was begun,
FAREWELL = 2.0  # and to take leave


async def main(kind: str, base: str, seconds: str, seed: str) -> None:
    print("ready", flush=True)  # noqa: T201
    target = Target(base, float(seconds), Rng(f"{seed} {kind}"))
    try:
        async with asyncio.timeout(float(seconds) + GRACE):
            await ATTACKS[kind](target)
    except TimeoutError:
        target.counts["cut short"] += 1
    except Exception as problem:
        target.problems.append(repr(problem))
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await goodbye()
    print(json.dumps({"counts": target.counts, "problems": target.problems}))  # noqa: T201


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main(*sys.argv[1:]))
