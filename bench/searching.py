"""How many iterations of the search a Python does in a second, in each game: `rates()`.

`bench/serverless.py` runs this file three times: compiled, as plain Python, and in a browser.
"""

from __future__ import annotations

import sys
from time import perf_counter

from parlour import GAMES, RULES, Rng
from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.kernel.play import Play

ITERATIONS = 300
MOVES = 8  # by lot, before the position that is searched


def rate(game: str, rounds: int = 5) -> float:
    """The best of some searches, in the middle of a game."""
    setup = GAMES[game].setup(GAMES[game].seats[0])
    play, rng = Play(setup, Rng(game)), Rng(1)
    while len(play.steps) < MOVES or len(play.legal(play.waiting[0])) < 2:
        seat = play.waiting[0]
        legal = play.legal(seat)
        play.act(seat, legal[rng.below(len(legal))])
    seat = play.waiting[0]
    view, legal = play.view(seat), play.legal(seat)
    times = []
    for _ in range(rounds):
        bot = LevelBot(within(LEVELS["master"], str(ITERATIONS)), setup, 1)
        begun = perf_counter()
        bot.search(view, legal)
        times.append(perf_counter() - begun)
    return ITERATIONS / min(times)


def rates() -> str:
    return "".join(f"{game} {rate(game):.0f}\n" for game in GAMES.own)


if __name__ == "__main__":
    sys.stdout.write(f"{RULES}\n{rates()}")
