"""Scaling: games a second in two processes against one, as `parlour simulate --jobs` plays them.

    make scaling      (or: [PYTHONPATH=src] .venv-bench/bin/python bench/scaling.py [--rounds N])

Random bots play one setup of each game in the processes of `parlour.lab.pool`, which are started beforehand,
in chunks as usual. One process and two processes do the same work in turn; it takes one process about two
seconds. The first row, a loop that only counts, shows the limit of the machine: two virtual cores may give
less than twice the speed of one, and do while other programs use them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from parlour.lab.pool import workers
from parlour.lab.simulation import CHUNK, Plan, Result, simulate
from peers import begin, one_table_each, spread, title

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

SECONDS = 2.0
COUNTS = 100_000
Chunk = Callable[[int], Sequence[object]]
"""Plays the chunk with this number. Returns a result for each game."""


def count(number: int) -> Sequence[int]:
    return [sum(1 for _ in range(COUNTS)) for _ in range(CHUNK)]


def play(plan: Plan, number: int) -> Sequence[Result]:
    return list(simulate(msgspec.structs.replace(plan, seed=number), CHUNK))


def speed(pool: ProcessPoolExecutor, chunk: Chunk, chunks: int) -> float:
    """Games per second."""
    start = time.perf_counter()
    games = sum(map(len, pool.map(chunk, range(chunks))))
    return games / (time.perf_counter() - start)


def main() -> None:
    rounds = begin(__doc__, 5, cores=2)
    contestants: dict[str, Chunk] = {"a loop that counts": count}
    contestants |= {title(t): partial(play, Plan.of(t, ["random"], 0)) for t in one_table_each()}
    print(f"\n{'':26} games/s in one   in two   ratio")
    with workers(1) as one, workers(2) as two:
        for name, chunk in contestants.items():
            speed(two, chunk, 4)  # warm-up: the processes have started, and know the game
            pairs = round(SECONDS * speed(one, chunk, 2) / CHUNK / 2)
            speeds = [[speed(pool, chunk, 2 * max(pairs, 1)) for pool in (one, two)] for _ in range(rounds)]
            alone, both = (median(each) for each in zip(*speeds, strict=True))
            ratios = [twice / once for once, twice in speeds]
            print(f"{name:26} {alone:14,.0f} {both:8,.0f}  {spread(ratios)}", flush=True)


if __name__ == "__main__":
    main()
