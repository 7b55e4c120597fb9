"""Hints for whoever plays against bots: what the strongest level makes of their view. The first comes soon;
those after it have been thought about for longer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from parlour.kernel.errors import ParlourError
from parlour.match.sentences import Telling
from parlour.server.messages import Candidate, Hinted

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from parlour.bots.explanation import Explanation
    from parlour.kernel.game import Setup, View
    from parlour.match.match import Match


class Adviser(ABC):
    stages: ClassVar = (0.2, 1.0)  # the seconds to think about a hint, and about those that take its place

    @abstractmethod
    async def explain(
        self, player: str, setup: Setup, view: View, legal: Sequence[str], seconds: float
    ) -> Explanation:
        """What the strongest level makes of a view in this time, wherever it thinks."""

    async def hints(self, match: Match, player: str, number: int, locale: str) -> AsyncIterator[Hinted]:
        """A hint for a person, and better ones as long as the same decision is due; refused, if it is not
        their turn, or other persons play here.
        """
        seat = match.seat_of(player)
        persons = [each for each in match.seats if each and each.player]
        if seat is None or len(persons) > 1 or not may_choose(match, seat):
            raise ParlourError("no-hints")
        setup, seq, view, legal = match.setup, match.seq, match.play.view(seat), match.play.legal(seat)
        telling = Telling(setup, seat, [match.at(each).name for each in range(setup.seats)], locale)
        told = False
        for seconds in self.stages:
            try:
                thoughts = await self.explain(player, setup, view, legal, seconds)
            except ParlourError:
                if told:
                    return  # and the last one is good enough
                raise
            stands = telling.standing(thoughts, view)
            yield Hinted(number, seq, _told(thoughts, telling, view, seat), thoughts.exact, stands)
            told = True
            if not may_choose(match, seat) or match.play.legal(seat) != legal:
                return


def _told(thoughts: Explanation, telling: Telling, view: View, seat: int) -> list[Candidate]:
    """The candidates in words."""
    sentences = telling.tokens(each.token for each in thoughts.candidates)
    return [
        Candidate(
            each.token,
            sentence,
            each.wins,
            each.spread,
            each.points,
            each.equal,
            telling.reason(each.reason, view, seat) if each.reason else "",
        )
        for each, sentence in zip(thoughts.candidates, sentences, strict=True)
    ]


def may_choose(match: Match, seat: int) -> bool:
    """Whether a decision of this seat's person is waited for, and they may know all that it depends on."""
    if not match.begun or match.over or seat not in match.play.waiting:
        return False
    return not match.at(seat).bot and not match.at(seat).covered
