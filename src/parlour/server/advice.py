"""Hints for whoever plays against bots: what the strongest level makes of their view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from parlour.kernel.errors import ParlourError
from parlour.match.sentences import Telling
from parlour.server.messages import Candidate, Hinted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.bots.explanation import Explanation
    from parlour.kernel.game import Setup, View
    from parlour.match.match import Match


class Adviser(ABC):
    @abstractmethod
    async def explain(self, player: str, setup: Setup, view: View, legal: Sequence[str]) -> Explanation:
        """What the strongest level makes of a view, wherever it thinks."""

    async def hint(self, match: Match, player: str, number: int, locale: str) -> Hinted:
        """A hint for a person; refused, if it is not their turn, or other persons play here."""
        seat = match.seat_of(player)
        persons = [each for each in match.seats if each and each.player]
        if seat is None or len(persons) > 1 or not may_choose(match, seat):
            raise ParlourError("no-hints")
        setup, seq, view, legal = match.setup, match.seq, match.play.view(seat), match.play.legal(seat)
        telling = Telling(setup, seat, [match.at(each).name for each in range(setup.seats)], locale)
        thoughts = await self.explain(player, setup, view, legal)
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
