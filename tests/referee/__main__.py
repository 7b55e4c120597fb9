"""`make referee`: compare the two readings of every rulebook over many games (all games, or those named)."""

from __future__ import annotations

import sys
import time

from tests.golden.playthrough import file_of
from tests.referee.test_referee import SETUPS, disagreement


def main(games: int, *names: str) -> None:
    total = 0
    for setup in SETUPS:
        if names and setup.game.id not in names:
            continue
        begin = time.monotonic()
        for number in range(games):
            for bots in (("random",), ("greedy", "random")):
                if text := disagreement(setup, bots, f"many/{number}"):
                    sys.exit(f"The two readings disagree:\n{text}")
        total += 2 * games
        seconds = time.monotonic() - begin
        print(f"{file_of(setup).stem}: {2 * games} games, no disagreement ({seconds:.0f} s)", flush=True)  # noqa: T201
    print(f"{total} games, no disagreement")  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
