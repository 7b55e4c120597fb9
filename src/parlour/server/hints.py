"""What the strongest bot would do in somebody's place. It gets their view, in a process of its own, so that
neither other tables nor other bots wait for its thoughts.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final

from parlour.bots.workers import Workers
from parlour.kernel.errors import ParlourError
from parlour.match.sentences import Telling
from parlour.server.executor import FairExecutor
from parlour.server.messages import Candidate, Hinted

if TYPE_CHECKING:
    from parlour.match.match import Match
    from parlour.server.budgets import Addresses

SECONDS: Final = 1.0  # to think about a hint
QUEUE: Final = 32  # hints that may be waited for,
EACH: Final = 2  # by one person


class Hints:
    def __init__(self, addresses: Addresses) -> None:
        self.workers = Workers()
        self._addresses = addresses
        self._executor = FairExecutor(1, "hints")
        self._waiting: Counter[str] = Counter()

    async def close(self) -> None:
        self._executor.close()
        await asyncio.to_thread(self.workers.close)

    async def hint(self, match: Match, player: str, number: int, locale: str) -> Hinted:
        """A hint for a person; refused, if it is not their turn, or other persons play here."""
        seat = match.seat_of(player)
        persons = [each for each in match.seats if each and each.player]
        if seat is None or len(persons) > 1 or not may_choose(match, seat):
            raise ParlourError("no-hints")
        waiting = self._waiting.total()
        if waiting >= QUEUE or self._waiting[player] >= EACH:
            raise ParlourError("too-many", seconds=ceil((waiting + 1) * SECONDS))
        setup, seq, view, legal = match.setup, match.seq, match.play.view(seat), match.play.legal(seat)
        telling = Telling(setup, seat, [match.at(each).name for each in range(setup.seats)], locale)
        path = (self._addresses.of(player), player)
        self._waiting[player] += 1
        try:
            explain = partial(self.workers.explain, setup, view, legal, SECONDS)
            thoughts, _ = await self._executor.run(path, explain)
        finally:
            self._waiting[player] -= 1
            self._waiting += Counter()  # forgets who waits no more
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
