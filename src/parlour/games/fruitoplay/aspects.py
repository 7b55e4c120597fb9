"""What comes of a choice at Fruitoplay: of a card until the target is won or lost, of all else until the
round is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay import telling
from parlour.games.fruitoplay.lookup import CARDS, COLUMNS, NO_CARD, NOBODY
from parlour.games.fruitoplay.rules import PLAY, REVEALED, SCORED, WON, Fruitoplay, score
from parlour.games.fruitoplay.view import FruitoplayView
from parlour.kernel.aspects import Aspects
from parlour.kernel.token import Token
from parlour.words.telling import player

if TYPE_CHECKING:
    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.kernel.game import Names, View
    from parlour.kernel.state import RawEvent
    from parlour.words import Words

GROWS: Final = "grows"  # what one's columns are worth, if they were counted at once
POINTS: Final = "points"  # of the round
THEIRS: Final = "theirs"  # the most of anybody else


class FruitoplayAspects(Aspects[Fruitoplay]):
    amounts = (GROWS, POINTS, THEIRS)
    good = (GROWS, POINTS)
    bad = (THEIRS, "rotten")
    threats = ("rotten",)

    def __init__(self, setup: FruitoplaySetup) -> None:
        self.setup = setup

    def settled(self, before: Fruitoplay, state: Fruitoplay, events: list[RawEvent]) -> bool:
        if before.phase == PLAY:
            return state.turn != before.turn
        return len(state.scored) > len(before.scored)

    def found(
        self, before: Fruitoplay, state: Fruitoplay, seat: int, action: int, events: list[RawEvent]
    ) -> dict[str, float]:
        if action >= CARDS:
            points = [event[3] for event in events if event[0] == SCORED]
            return {POINTS: points[seat], THEIRS: max(points[:seat] + points[seat + 1 :])}
        return self.turn(before, seat, action, events)

    def turn(self, before: Fruitoplay, seat: int, card: int, events: list[RawEvent]) -> dict[str, float]:
        """FRU-7 to FRU-10. Who is nearest, and what that changes."""
        lookup = self.setup.lookup
        revealed = next(event for event in events if event[0] == REVEALED)
        _, winner, _, target = next(event for event in events if event[0] == WON)
        found: dict[str, float] = {GROWS: 0}
        if winner == seat:
            taken = [played for played in (*revealed[1:], target) if played != NO_CARD]
            worth = before.worth(seat) + sum(lookup.tally[taking] for taking in taken)
            found |= {"wins": 1, GROWS: score(worth & COLUMNS) - score(before.worth(seat))}
            if any(taking in lookup.rotten for taking in taken):
                found["rotten"] = 1
        else:
            found["nobody" if winner == NOBODY else "other"] = 1
        distance = lookup.distance[target]
        near = [distance[played] for played in revealed[1:] if played != NO_CARD]
        if near.count(distance[card]) > 1:
            found["tied"] = 1
        return found

    def situations(self, view: View) -> list[str]:
        """By the kind of decision."""
        assert isinstance(view, FruitoplayView)
        return [f"fruitoplay-when-{view.phase}"]

    def moment(self, view: View, words: Words) -> str:
        """In a turn of a round, or before and after its turns."""
        assert isinstance(view, FruitoplayView)
        return words("fruitoplay-moment", round=view.round, turn=len(view.tricks) + 1, phase=view.phase)

    def clause(self, aspect: str, move: str, much: str, words: Words, names: Names, seat: int) -> str:
        return words(f"fruitoplay-reason-{aspect}", move=move, much=much, **player(seat, names))

    def move(self, token: str, words: Words, names: Names) -> str:
        choice = Token.parse(token)
        args: dict[str, object] = {}
        if choice.verb == "collective":
            args["fruit"] = telling.fruit(choice.item, words)
        elif choice.item:
            args["card"] = telling.card(choice.item, words)
        return words(f"fruitoplay-with-{choice.verb}", **args)
