"""A game of Pi mal Pflaumen or Pies as a designer counts it: cards, recipes, actions, Pi."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.pflaumen.lookup import PLUM_CARD, RECIPES, STEAL, THREE_PI, WATCHDOG
from parlour.games.pflaumen.rules import BEGAN, GOT_PI, GUARDED, MIXED, ORDER, PLAYED, PLUMMED, STOLE, TOOK
from parlour.kernel.chronicle import NOBODY, Account, Chronicle, Group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.kernel.state import RawEvent

ACTIONS: Final = {GUARDED: "watchdog", STOLE: "steal", GOT_PI: "three_pi", PLUMMED: "plum"}
PI: Final = ("0", "1", "2", "3", "4 or more")


class PflaumenChronicle(Chronicle):
    """A turn is a trick. A card that is stolen is taken once more."""

    def __init__(self, setup: PflaumenSetup) -> None:
        lookup = setup.lookup
        self.seats = setup.seats
        used = [card for deck in lookup.decks for card in deck]
        bearing = [card for card in used if lookup.recipe[card]]
        made = [name for name in RECIPES if any(lookup.recipe[card] == name for card in bearing)]
        self.groups = (
            Group("cards", tuple(setup.cards[card] for card in [*used, PLUM_CARD])),
            Group("recipes", tuple(made)),
            Group("mixes", tuple(f"{setup.cards[card]} {lookup.recipe[card]}" for card in bearing)),
            Group("actions", tuple(ACTIONS.values())),
            Group("pi", PI),
        )
        self.families = {
            "mixes": ("mix:*",),
            **{
                name: tuple(f"mix:{setup.cards[card]}" for card in bearing if lookup.recipe[card] == name)
                for name in made
            },
            "pi": ("play:*+*",),
            "steal": tuple(f"take:{setup.cards[card]}" for card in used if lookup.action[card] == STEAL),
            "watchdog": tuple(
                f"take:{setup.cards[card]}" for card in used if lookup.action[card] == WATCHDOG
            ),
            "three_pi": tuple(
                f"take:{setup.cards[card]}" for card in used if lookup.action[card] == THREE_PI
            ),
        }
        starts = [0]
        for group in self.groups:
            starts.append(starts[-1] + len(group.items))
        self._card = {card: starts[0] + place for place, card in enumerate([*used, PLUM_CARD])}
        self._recipe = {card: starts[1] + made.index(lookup.recipe[card]) for card in bearing}
        self._mix = {card: starts[2] + place for place, card in enumerate(bearing)}
        self._action = {kind: starts[3] + place for place, kind in enumerate(ACTIONS)}
        self._pi = starts[4]

    def account(self, events: Sequence[RawEvent], scores: Sequence[int]) -> Account:
        first, turn, played = NOBODY, 0, 0
        points = [0] * self.seats
        standings = []
        takings = []
        for event in events:
            kind = event[0]
            if kind == PLAYED:
                takings.append((self._pi + min(event[3], len(PI) - 1), event[1], played))
            elif kind == TOOK:
                takings.append((self._card[event[2]], event[1], turn))
            elif kind == ORDER:
                turn = played
                played += 1
                if turn:
                    standings.append(points[:])
            elif kind == MIXED:
                _, seat, card, worth = event
                points[seat] += worth
                takings += [(self._recipe[card], seat, turn), (self._mix[card], seat, turn)]
            elif kind in ACTIONS:
                seat = event[1]
                takings.append((self._action[kind], seat, turn))
                if kind == STOLE:
                    takings.append((self._card[event[3]], seat, turn))
                elif kind == PLUMMED:
                    takings.append((self._card[PLUM_CARD], seat, turn))
            elif kind == BEGAN:
                first = event[1]
        return Account(first, played, [*standings, list(scores)], takings)
