"""What comes of a choice at Pi mal Pflaumen or Pies, until the trick is over; after the last trick, until all
mixes are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen import telling
from parlour.games.pflaumen.lookup import (
    CARDS,
    FROM_SEAT,
    MIX_CARD,
    ROUNDS,
    STEAL_CARD,
    TAKE_CARD,
    THREE_PI,
    USE_CARD,
    WATCHDOG,
)
from parlour.games.pflaumen.rules import (
    DISCARDED,
    LEADS,
    MIX,
    MIXED,
    ORDER,
    ROUND_OVER,
    SCORED,
    STOLE,
    TOOK,
    USE,
    Pflaumen,
)
from parlour.games.pflaumen.view import PflaumenView, split_play
from parlour.kernel.aspects import Aspects, at_least
from parlour.kernel.token import Token
from parlour.words.telling import listed, person, player

if TYPE_CHECKING:
    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.kernel.game import Names, View
    from parlour.kernel.state import RawEvent
    from parlour.words import Words

POINTS: Final = "points"  # of mixes
THEIRS: Final = "theirs"  # those of all others together
FINAL: Final = "final"  # points at the end
CARRIED: Final = {"keeps": THREE_PI, "guarded": WATCHDOG}  # the special action that an aspect follows from
ENDS: Final = (LEADS, ROUND_OVER, SCORED)


class PflaumenAspects(Aspects[Pflaumen]):
    amounts = (POINTS, THEIRS, FINAL)
    good = (POINTS, FINAL, "first", "takes", "plum", "keeps", "near", "guarded", "mixes")
    bad = (THEIRS, "leavings", "robbed", "gives", "wastes", "lets")
    threats = ("leavings", "robbed", "wastes", "lets")
    standing = ("keeps", "near", "guarded")

    def __init__(self, setup: PflaumenSetup) -> None:
        self.setup = setup

    def settled(self, before: Pflaumen, state: Pflaumen, events: list[RawEvent]) -> bool:
        return any(event[0] in ENDS for event in events)

    def found(
        self, before: Pflaumen, state: Pflaumen, seat: int, action: int, events: list[RawEvent]
    ) -> dict[str, float]:
        """PMP-7, PMP-8, PMP-11, PMP-14 and PMP-17. Who picks when, who gets which card, and the mixes. The
        last in order has no choice, but a plum: the one is told as a drawback, the other as an advantage.
        Of a choice about a mix only this counts, whether one is robbed: all else is alike, or plain to see.
        PMP-23: Pi that do not last are lost, and after the last trick they are good for nothing.
        """
        if before.round == ROUNDS:
            return {FINAL: float(state.holdings[seat].points)}
        if before.phase in (MIX, USE):
            robbed = any(event[0] == STOLE and event[2] == seat for event in events)
            return {"robbed": 1.0} if robbed else {}
        found: dict[str, float] = {}
        if state.round < ROUNDS:
            found |= at_least("keeps", state.holdings[seat].pi)
        cards = self.setup.cards
        chose = False  # what others take after that, one could have taken as well
        for event in events:
            kind = event[0]
            if kind == ORDER:
                place = event[1:].index(seat)
                if place == 0:
                    found["first"] = 1
                elif place == len(event) - 2:
                    found |= {"plum": 1, "leavings": 1}
            elif kind == MIXED:
                whose = POINTS if event[1] == seat else THEIRS
                found[whose] = found.get(whose, 0) + event[3]
                if event[1] == seat:
                    found |= {"mixes": 1, "near": 1}  # to be near a mix is no more than to make it
                else:
                    found[f"lets:{event[1]},{cards[event[2]]}"] = 1
            elif kind in (TOOK, STOLE):
                card = cards[event[-1]]
                own = event[1] == seat
                if own and kind == STOLE:
                    found[f"steals:{card}"] = 1
                elif own or (chose and kind == TOOK):
                    found[f"takes:{card}"] = 1
                if not own:
                    found[f"gives:{event[1]},{card}"] = 1
                chose |= own
                if kind == STOLE and event[2] == seat:
                    found["robbed"] = 1
            elif kind == DISCARDED and event[1] == seat:
                found["wastes"] = 1
        if any(lack <= 1 for lack in state.holdings[seat].lacks(self.setup.lookup).values()):
            found["near"] = 1
        if state.watchdog == seat:
            found["guarded"] = 1
        return found

    def says(self, action: int, aspect: str) -> bool:
        """That a card is gone follows from taking, stealing or playing it, and that one has Pi or the
        watchdog from taking such a card.
        """
        what = Token.parse(aspect)
        card = named_by(action)
        if card < 0:
            return False
        if what.verb in ("takes", "steals", "gives"):
            return self.setup.cards[card] == what.items[-1]
        taken = TAKE_CARD <= action < STEAL_CARD
        return taken and self.setup.lookup.action[card] == CARRIED.get(what.verb)

    def situations(self, view: View) -> list[str]:
        """By the kind of decision, and the place in the order of play or of choice."""
        assert isinstance(view, PflaumenView)
        if view.phase == "play":
            played = sum(play is not None for play in view.played)
            place = "first" if not played else "last" if played == len(view.hands) - 1 else "between"
            return [f"pflaumen-when-play-{place}"]
        if view.phase == "take":
            return [f"pflaumen-when-take-{'later' if view.turn else 'first'}"]
        return [f"pflaumen-when-{'mix' if view.phase == 'use' else view.phase}"]

    def moment(self, view: View, words: Words) -> str:
        """In a trick of a round, or after the last one."""
        assert isinstance(view, PflaumenView)
        before = len(view.seen) - sum(play is not None for play in view.played)
        trick = before // len(view.hands) + 1
        name = telling.ROMAN[view.round - 1]
        return words("pflaumen-moment", round=name, trick=trick, last="yes" if view.last_mixes else "no")

    def clause(self, aspect: str, move: str, much: str, words: Words, names: Names, seat: int) -> str:
        what = Token.parse(aspect)
        args = {"move": move, "much": much, "edition": self.setup.game.id, **player(seat, names)}
        if what.verb == "keeps":
            args["number"] = int(what.item)
        elif what.items:
            args["card"] = telling.face(self.setup, self.setup.card(what.item), words)
        if what.verb in ("gives", "lets"):
            args["name"] = names[int(what.items[0])]
        if what.verb == "lets":
            args["recipe"] = telling.recipe(self.setup, self.setup.card(what.item), words)
        return words(f"pflaumen-reason-{what.verb}", **args)

    def apart(self, view: View, token: str, other: str) -> str:
        """PMP-18. Cards come into a mix in one order, so a later one leaves out those before it. By these it
        is told where the mix could have both: then it may be in the mix in either case.
        """
        assert isinstance(view, PflaumenView)
        first, later = self.setup.action(other), self.setup.action(token)
        if view.phase != "use" or first >= later:
            return token
        state = self.setup.sampler(view).known
        if not goes_with(state, first, later):
            return token
        out = [action for action in state.legal(state.waiting[0]) if first <= action < later]
        return f"leave:{','.join(self.setup.cards[action - USE_CARD] for action in out)}"

    def move(self, token: str, words: Words, names: Names) -> str:
        choice = Token.parse(token)
        verb = choice.verb
        args: dict[str, object] = {}
        if verb == "leave":
            cards = [telling.name(self.setup, self.setup.card(item), words) for item in choice.items]
            return words("pflaumen-with-leave", cards=listed(cards), count=len(cards))
        if verb == "steal":
            args |= person(int(choice.items[0]), names)
        if choice.item == "plum":
            verb += "-plum"
        elif choice.items:
            item, pi = split_play(choice.item)
            card = self.setup.card(item)
            lookup = self.setup.lookup
            args |= {"fruit": telling.fruit(lookup.fruit[card], words), "recipe": lookup.recipe[card]}
            args |= {"number": telling.number(card, words), "pi": pi, "edition": self.setup.game.id}
            if pi:
                verb += "-pi"
        return words(f"pflaumen-with-{verb}", **args)


def goes_with(state: Pflaumen, first: int, later: int) -> bool:
    """Whether a card that could come next into a mix leaves room for one that comes after it."""
    seat = state.waiting[0]
    after = state.clone()
    after.apply(seat, first)
    if after.phase != USE:
        return False
    following = after.legal(seat)
    return later in following or any(goes_with(after, each, later) for each in following if each < later)


def named_by(action: int) -> int:
    """The card that an action plays, takes or steals; -1 if it does none of these."""
    if action < TAKE_CARD:
        return action % CARDS
    if action < STEAL_CARD:
        return action - TAKE_CARD
    if action < MIX_CARD:
        return (action - STEAL_CARD) % FROM_SEAT
    return -1
