"""`make soak`: a server is killed hundreds of times, is told what makes no sense a hundred thousand times,
and loses nothing. Ends with 1 on any loss.

    python -m tests.soak [--kills 200] [--takeovers 5] [--handovers 2] [--backups 3] [--messages 100000]
        [--seed 1]

Half of the kills are done to a server on SQLite, half to one on PostgreSQL, started as for the tests.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from tests.server.visitor import goodbye
from tests.soak.backups import Backups
from tests.soak.handover import Handover
from tests.soak.kills import Kills
from tests.soak.ledger import Loss
from tests.soak.nonsense import Nonsense
from tests.soak.takeover import Takeover
from tests.store.by_hand import execute
from tests.store.server import running

if TYPE_CHECKING:
    from collections.abc import Callable

BEGUN = monotonic()


def speaker(about: str) -> Callable[[str], None]:
    def say(text: str) -> None:
        print(f"{monotonic() - BEGUN:6.0f} s  {about}: {text}", flush=True)  # noqa: T201

    return say


async def soak(folder: Path, postgres: str, asked: argparse.Namespace) -> None:
    on_postgres = asked.kills // 2
    for name, store, kills in (
        ("SQLite", str(folder / "kills.sqlite"), asked.kills - on_postgres),
        ("PostgreSQL", f"{postgres}/postgres", on_postgres),
    ):
        say = speaker(f"kills on {name}")
        if kills:
            killed = await Kills(store, f"{asked.seed} {name}", say).run(kills)
            say(
                f"{killed.kills} kills; {killed.acknowledged} acts acknowledged, {killed.found} found; "
                f"{killed.unanswered} more found whose answer was lost; "
                f"clients came back {killed.returns} times"
            )
            matches = ", ".join(f"{count} of {game}" for game, count in sorted(killed.finished.items()))
            say(f"{killed.finished.total()} matches finished, all replays verified: {matches}")
            await goodbye()
    if asked.takeovers:
        say = speaker("two servers on PostgreSQL, one killed")
        await execute(f"{postgres}/postgres", "CREATE DATABASE takeover")
        await Takeover(f"{postgres}/takeover", say).run(asked.takeovers)
        await goodbye()
    if asked.handovers:
        say = speaker("two servers on PostgreSQL, exchanged in turn")
        await execute(f"{postgres}/postgres", "CREATE DATABASE handover")
        await Handover(f"{postgres}/handover", folder, say).run(asked.handovers)
        await goodbye()
    if asked.backups:
        await execute(f"{postgres}/postgres", "CREATE DATABASE backups")
        for name, store in (
            ("SQLite", str(folder / "backups.sqlite")),
            ("PostgreSQL", f"{postgres}/backups"),
        ):
            await Backups(store, folder, speaker(f"backups of {name}")).run(asked.backups)
            await goodbye()
    if asked.messages:
        say = speaker("nonsense")
        await Nonsense(folder / "nonsense.sqlite", f"{asked.seed}", say).run(asked.messages)
        await goodbye()


async def whole(asked: argparse.Namespace) -> None:
    with TemporaryDirectory() as folder, running() as postgres:
        try:
            await soak(Path(folder), postgres, asked)
        finally:
            await goodbye()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--takeovers", type=int, default=5)
    parser.add_argument("--handovers", type=int, default=2)
    parser.add_argument("--backups", type=int, default=3)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    try:
        asyncio.run(whole(parser.parse_args()))
    except (Loss, AssertionError) as problem:
        sys.exit(f"Lost: {problem!r}")
    print("Nothing was lost.")  # noqa: T201


if __name__ == "__main__":
    main()
