"""What the worker needs in which bots think: bots, and how fast the device is. It knows no table, and so has
half of the modules of an engine.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.bots.questions import HINTS, answer
from parlour.games import GAMES
from parlour.kernel.play import Play
from parlour.kernel.rng import Rng

TRIAL: Final = 40  # iterations by which a device is measured
GAME: Final = "pungi"  # by which it is measured


def answer_text(question: str) -> str:
    """The answer of a bot to a question, or of the coach to a task. Few pages have tasks: the coach is loaded
    with the first one.
    """
    message = question.encode()
    if message.startswith(b'{"task":'):
        from parlour.coach import pieces

        return pieces.answer(message).decode()
    return msgspec.json.encode(answer(message)).decode()


def measured() -> float:
    """How many iterations of a search this device does in a second, in the first decision of a game."""
    setup = GAMES[GAME].setup(GAMES[GAME].seats[0])
    play = Play(setup, Rng(1))
    seat = play.waiting[0]
    bot = LevelBot(within(LEVELS[HINTS], str(TRIAL)), setup, 1)
    view, legal = play.view(seat), play.legal(seat)
    begun = perf_counter()
    bot.search(view, legal)
    return TRIAL / max(perf_counter() - begun, 1e-6)
