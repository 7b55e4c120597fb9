"""`make secrets`: compare answers in worlds that somebody cannot tell apart.

    python -m tests.secrets 100000          # pairs, over all games
    python -m tests.secrets 20000 pungi     # of one game
    python -m tests.secrets 20000 pungi --seed 17     # the matches from number 17 on

It ends with 1 at the first difference, and says the seed of the match.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count

from parlour import GAMES
from tests.secrets.answers import Difference, Inquiry, inquire


def main() -> None:
    parser = argparse.ArgumentParser("tests.secrets")
    parser.add_argument("pairs", type=int)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    total = 0
    for game in given.games:
        begin, inquiry = time.monotonic(), Inquiry()
        matches = inquire_until(game, -(-given.pairs // len(given.games)), given.seed, inquiry)
        total += inquiry.total
        seconds = time.monotonic() - begin
        say(f"{game}: {inquiry.total} pairs in {matches} matches, no difference ({seconds:.0f} s)")
        say(f"  refused {inquiry.refused}, decisions that brought something to light {inquiry.revealed}")
        say("  " + ", ".join(f"{name} {pairs}" for name, pairs in sorted(inquiry.pairs.items())))
    say(f"{total} pairs, no difference")


def inquire_until(game: str, pairs: int, first: int, inquiry: Inquiry) -> int:
    """Compare answers in one match after the other, with all numbers of seats, until there are enough."""
    seats = GAMES[game].seats
    for seed in count(first):
        if inquiry.total >= pairs:
            return seed - first
        try:
            inquire(game, seats[seed % len(seats)], seed, inquiry)
        except Difference as difference:
            sys.exit(f"{game} --seed {seed}: {difference}")
    raise AssertionError


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
