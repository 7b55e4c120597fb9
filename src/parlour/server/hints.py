"""What the strongest bot would do in somebody's place. It gets their view, in a process of its own, so that
neither other tables nor other bots wait for its thoughts.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from parlour.bots.workers import Workers
from parlour.kernel.errors import ParlourError
from parlour.match.sentences import Telling
from parlour.server.messages import Candidate, Hinted

if TYPE_CHECKING:
    from parlour.match.match import Match

SECONDS: Final = 1.0  # to think about a hint
QUEUE: Final = 8  # hints that may be waited for


class Hints:
    def __init__(self) -> None:
        self._workers = Workers()
        self._thread = ThreadPoolExecutor(1, "hints")
        self._waiting = 0

    async def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._workers.close)

    async def hint(self, match: Match, player: str, number: int, locale: str) -> Hinted:
        """A hint for a person; refused, if it is not their turn, or other persons play here."""
        seat = match.seat_of(player)
        persons = [each for each in match.seats if each and each.player]
        if seat is None or len(persons) > 1 or not may_choose(match, seat):
            raise ParlourError("no-hints")
        if self._waiting == QUEUE:
            raise ParlourError("too-many", seconds=round(QUEUE * SECONDS))
        setup, seq, view, legal = match.setup, match.seq, match.play.view(seat), match.play.legal(seat)
        telling = Telling(setup, seat, [match.at(each).name for each in range(setup.seats)], locale)
        self._waiting += 1
        try:
            thoughts = await asyncio.get_running_loop().run_in_executor(
                self._thread, self._workers.explain, setup, view, legal, SECONDS
            )
        finally:
            self._waiting -= 1
        sentences = telling.tokens(each.token for each in thoughts.candidates)
        candidates = [
            Candidate(each.token, sentence, each.wins, each.points)
            for each, sentence in zip(thoughts.candidates, sentences, strict=True)
        ]
        return Hinted(number, seq, candidates, thoughts.exact)


def may_choose(match: Match, seat: int) -> bool:
    """Whether a decision of this seat's person is waited for, and they may know all that it depends on."""
    if not match.begun or match.over or seat not in match.play.waiting:
        return False
    return not match.at(seat).bot and not match.at(seat).covered
