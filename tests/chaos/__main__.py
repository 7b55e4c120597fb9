"""`make chaos`: servers are killed, cut off, starved and attacked while honest people play; nothing is lost,
nothing leaks, and they hardly notice. Ends with 1 on any violation.

    python -m tests.chaos [--minutes 10] [--seed 1] [--only FAULT,ATTACK]

Two servers share a PostgreSQL, started as for the tests; one has a SQLite file on a small disk. While hostile
clients are about, honest players' p99 is at most 5 times that of the quiet minutes before. A fault makes them
wait for as long as it lasts; there it counts how soon afterwards every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from time import monotonic
from typing import TYPE_CHECKING

from tests.chaos.bed import Bed
from tests.chaos.faults import FAULTS
from tests.chaos.hostile import ATTACKS
from tests.chaos.run import Run

if TYPE_CHECKING:
    from tests.chaos.report import Report

BEGUN = monotonic()


def say(text: str) -> None:
    print(f"{monotonic() - BEGUN:6.0f} s  {text}", flush=True)  # noqa: T201


async def whole(asked: argparse.Namespace) -> Report:
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    async with Bed() as bed:
        if not bed.disk:
            say("no disk can be mounted here: the size of files is limited instead")
        return await Run(bed, asked.minutes, str(asked.seed), asked.only, say).run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    names = [*(fault.name for fault in FAULTS), *ATTACKS]
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", type=lambda text: set(text.split(",")), default=set(), help=", ".join(names)
    )
    asked = parser.parse_args()
    if unknown := asked.only - set(names):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    try:
        report = asyncio.run(whole(asked))
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit("Interrupted; everything that was started has ended.")
    print(f"\n{report}")  # noqa: T201
    if report.violations:
        sys.exit(f"\n{len(report.violations)} violations.")
    print("Nothing was lost, nothing leaked, and nobody honest was kept waiting.")  # noqa: T201


if __name__ == "__main__":
    main()
