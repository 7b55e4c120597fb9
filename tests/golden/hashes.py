"""Many games in one number: the rules play alike, compiled and interpreted, today and later.

python -m tests.golden.hashes 1000     print the hash of that many games of each kind
python -m tests.golden.hashes          write those of the test anew
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import parlour
from parlour import GAMES, Rng

FILE = Path(__file__).parent / "hashes.sha256"
GAMES_HASHED = 50


def hashed(game: str, games: int) -> str:
    """The hash of what happened in this many games by lot, in turn with each number of seats: their records,
    events, scores and winners.
    """
    seats = GAMES[game].seats
    told = sha256()
    for seed in range(games):
        rng = Rng(f"choices {seed}")
        play = parlour.start(game, seats[seed % len(seats)], seed=seed)
        while play.waiting:
            seat = play.waiting[rng.below(len(play.waiting))]
            legal = play.legal(seat)
            play.act(seat, legal[rng.below(len(legal))])
        told.update(f"{play.record}{play.open_events()}{play.scores}{play.winners}".encode())
    return told.hexdigest()


def lines(games: int) -> str:
    return "".join(f"{game} {hashed(game, games)}\n" for game in GAMES.own)


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.write(lines(int(sys.argv[1])))
    else:
        FILE.write_text(lines(GAMES_HASHED), encoding="utf-8")
