"""What comes of a choice at Input, until the end of one's next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.input import telling
from parlour.games.input.lookup import TILES
from parlour.games.input.rules import ANNOUNCED, COMBINED, LOST, MISSED, REACHED, SENT_HOME, WON, Input
from parlour.games.input.view import InputView
from parlour.kernel.aspects import Aspects, at_least
from parlour.kernel.token import Token
from parlour.words.telling import player

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.kernel.game import Names, View
    from parlour.kernel.state import RawEvent
    from parlour.words import Words

POINTS: Final = "points"
THEIRS: Final = "theirs"  # the points of all others together
BY: Final = frozenset({"defeat", "other"})  # what one of the others does, whose seat comes last,
RIVALS: Final = frozenset({"held", "exposed", THEIRS})  # and what any of them does, or may do
MANY: Final = 3  # tiles on completed numbers; more of them make no other difference


class InputAspects(Aspects[Input]):
    amounts = (POINTS, THEIRS)
    good = (POINTS, "game", "wins", "announces", "ready", "known", "held")
    bad = (THEIRS, "defeat", "other", "misses", "home", "blocked", "exposed")
    threats = ("defeat", "other")
    standing = ("ready", "known", "held", "blocked", "exposed")

    def __init__(self, setup: InputSetup) -> None:
        self.setup = setup

    def settled(self, before: Input, state: Input, events: list[RawEvent]) -> bool:
        return state.turn > before.turn + self.setup.seats

    def found(
        self, before: Input, state: Input, seat: int, action: int, events: list[RawEvent]
    ) -> dict[str, float]:
        """INP-11, INP-13, INP-14, INP-16, INP-17, INP-20, INP-21 and INP-27. Games won, numbers closed and
        missed (and what that costs), by oneself and by others; then who may announce next, who may not, and
        what one has seen.
        """
        found: dict[str, float] = {POINTS: 0, THEIRS: 0}
        for place, (kind, *facts) in enumerate(events):
            mine = bool(facts) and facts[0] == seat
            whose = POINTS if mine else THEIRS
            if kind == WON:
                found[whose] += facts[2]
                found[f"wins:{facts[1]}" if mine else f"other:{facts[1]},{facts[0]}"] = 1
            elif kind in (MISSED, LOST):
                found[whose] -= facts[-1]
                if mine and kind == MISSED:
                    found[f"misses:{facts[-1]}"] = 1
            elif kind in (REACHED, COMBINED):
                found["game" if mine else f"defeat:{facts[0]}"] = 1
            elif mine and kind == SENT_HOME:
                found["home"] = 1
            elif mine and kind == ANNOUNCED and place:  # not the action itself
                found["announces"] = 1
        others = [other for other in range(self.setup.seats) if other != seat]
        found |= at_least("known", self.known(state, seat))
        found |= at_least("blocked", min(state.blocked[seat], MANY))
        found |= at_least("held", min(max(state.blocked[other] for other in others), MANY))
        if state.closings(seat):
            found["ready"] = 1
        if any(state.closings(other) for other in others):
            found["exposed"] = 1
        return found

    def known(self, state: Input, seat: int) -> int:
        """INP-5. Of how many tiles both sides are certain: they were turned, or it follows from others."""
        tiles = self.setup.lookup.tiles[seat]
        rest = [state.up[tile] for tile in tiles if not state.turned[tile]]
        turned = [(state.up[tile], state.under[tile]) for tile in tiles if state.turned[tile]]
        if not rest:
            return TILES
        can_be = self.setup.knowledge.deduce(turned, rest).can_be
        return len(turned) + sum(len(can_be[up]) == 1 for up in rest)

    def situations(self, view: View) -> list[str]:
        """By the kind of decision."""
        assert isinstance(view, InputView)
        return [f"input-when-{'close' if view.phase == 'zero' else view.phase}"]

    def moment(self, view: View, words: Words) -> str:
        """In which of a player's turns; and with which tile in hand, where that was chosen before."""
        assert isinstance(view, InputView)
        tiles = (tile for owned in view.tiles for tile in enumerate(owned, 1))
        hand = next((number for number, tile in tiles if tile.at == "hand"), 0)
        return words("input-moment", turn=view.turn // len(view.colours) + 1, tile=hand)

    def clause(self, aspect: str, move: str, much: str, words: Words, names: Names, seat: int) -> str:
        what = Token.parse(aspect)
        args = {"move": move, "much": much, **player(seat, names)}
        items = [*what.items]
        if what.verb in BY:
            *items, other = items
            args["name"] = names[int(other)] or "none"
        elif what.verb in RIVALS:
            rivals = [names[other] for other in range(self.setup.seats) if other != seat]
            args["name"] = rivals[0] if len(rivals) == 1 else "none"
        if items:
            args["number"] = int(items[0])
        return words(f"input-reason-{what.verb}", **args)

    def move(self, token: str, words: Words, names: Names) -> str:
        choice = Token.parse(token)
        if choice.verb == "set":
            return words("input-with-set", place=telling.place(choice.item, words))
        return words(f"input-with-{choice.verb}", number=choice.item, tile=choice.item)
