"""Durable appends per second, by the number of concurrent writers.

    .venv/bin/python bench/store.py [--seconds N] [--rounds N] [--folder DIR] [postgresql://...]

Each writer appends entries of 200 bytes to a match of its own, one after the other. SQLite's file is made in
a new folder (in --folder: choose the disk that counts), and syncs every transaction. In PostgreSQL's database
the entries stay. The table shows the median of the rounds, and how many appends shared a transaction.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from parlour.store import Store, open_store

WRITERS = (1, 16, 64)
ENTRY = b"x" * 200


async def measure(store: Store, writers: int, seconds: float) -> tuple[float, float]:
    """Appends per second, and appends per transaction."""
    name = secrets.token_hex(8)
    begin = perf_counter()
    before = store.commits

    async def write(writer: int) -> int:
        seq = 0
        while perf_counter() < begin + seconds:
            await store.append(f"{name}-{writer}", seq, [ENTRY])
            seq += 1
        return seq

    count = sum(await asyncio.gather(*(write(writer) for writer in range(writers))))
    return count / (perf_counter() - begin), count / (store.commits - before)


async def table(name: str, url: str | Path, seconds: float, rounds: int) -> None:
    async with await open_store(url) as store:
        for writers in WRITERS:
            found = [await measure(store, writers, seconds) for _ in range(rounds)]
            speed, shared = (median(column) for column in zip(*found, strict=True))
            print(f"{name:12} {writers:8} {speed:12,.0f} {shared:16.1f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("url", nargs="?", help="measure this database, too")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args()
    print(f"{'store':12} {'writers':>8} {'appends/s':>12} {'a transaction':>16}")
    with TemporaryDirectory(dir=asked.folder) as folder:
        path = Path(folder) / "bench.sqlite"
        asyncio.run(table("SQLite", path, asked.seconds, asked.rounds))
    if asked.url:
        asyncio.run(table("PostgreSQL", asked.url, asked.seconds, asked.rounds))


if __name__ == "__main__":
    main()
