"""What comes of a card at Pungi, until its round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pungi import telling
from parlour.games.pungi.rules import TOOK, Pungi
from parlour.games.pungi.setup import CHARMER
from parlour.games.pungi.view import PungiView
from parlour.kernel.aspects import Aspects
from parlour.kernel.token import Token
from parlour.words.telling import person, player

if TYPE_CHECKING:
    from parlour.games.pungi.setup import PungiSetup
    from parlour.kernel.game import Names, View
    from parlour.kernel.state import RawEvent
    from parlour.words import Words

POINTS: Final = "points"


class PungiAspects(Aspects[Pungi]):
    amounts = (POINTS,)
    good = (POINTS, "gains")
    bad = ("loses",)
    threats = bad

    def __init__(self, setup: PungiSetup) -> None:
        self.setup = setup

    def sign(self, aspect: str) -> int:
        """A snake helps or harms as it lies, or as a charmer has turned it; a charmer may do either."""
        what = Token.parse(aspect)
        if what.verb not in ("takes", "turns") or what.item == CHARMER:
            return super().sign(aspect)
        return -1 if what.item.startswith("-") == (what.verb == "takes") else 1

    def settled(self, before: Pungi, state: Pungi, events: list[RawEvent]) -> bool:
        return state.discarded > before.discarded

    def found(
        self, before: Pungi, state: Pungi, seat: int, action: int, events: list[RawEvent]
    ) -> dict[str, float]:
        """PUN-14 and PUN-19. Which snake, whether one's charmer turns it, and what it changes at once. When
        one takes it says no more.
        """
        snake = next(event[3] for event in events if event[0] == TOOK and event[1] == seat)
        taken = before.taken_by(seat)
        score = self.setup.lookup.score
        points = score([*taken, snake]) - score(taken)
        turned, _ = before.turned_by(taken, snake)
        verb = "turns" if snake in turned else "takes"
        found: dict[str, float] = {f"{verb}:{self.setup.snakes[snake]}": 1, POINTS: points}
        if points:
            found["gains" if points > 0 else "loses"] = 1
        return found

    def situations(self, view: View) -> list[str]:
        """By the place in the order of play."""
        assert isinstance(view, PungiView)
        if view.phase != "play":
            return ["pungi-when-name"]
        place = (
            "first" if not view.played else "last" if len(view.played) == len(view.hands) - 1 else "between"
        )
        return [f"pungi-when-{place}"]

    def moment(self, view: View, words: Words) -> str:
        """In the round whose snakes lie there; who begins is named before it."""
        assert isinstance(view, PungiView)
        return words("pungi-moment", round=len(view.taken[0]) + 1, phase=view.phase)

    def clause(self, aspect: str, move: str, much: str, words: Words, names: Names, seat: int) -> str:
        what = Token.parse(aspect)
        args = {"move": move, "much": much, **player(seat, names)}
        if what.item:
            charmer = "yes" if what.item == CHARMER else "no"
            args |= {"snake": telling.snake(what.item, words), "charmer": charmer}
        if what.verb == "turns":
            args["after"] = telling.turned(what.item)
        return words(f"pungi-reason-{what.verb}", **args)

    def move(self, token: str, words: Words, names: Names) -> str:
        choice = Token.parse(token)
        if choice.verb == "play":
            return words("pungi-with-play", card=telling.card(choice.item, words))
        return words("pungi-with-start", **person(int(choice.item), names))
