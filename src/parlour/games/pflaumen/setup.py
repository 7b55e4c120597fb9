"""A setup of Pi mal Pflaumen or Pies, and the public language that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from parlour.games.pflaumen import components, seen
from parlour.games.pflaumen.lookup import CARDS, MOST_PI, NUMBERS, Edition, Lookup
from parlour.games.pflaumen.policy import PflaumenPolicy
from parlour.games.pflaumen.rules import Pflaumen
from parlour.games.pflaumen.sampler import PflaumenSampler
from parlour.games.pflaumen.tensor import PflaumenTensor
from parlour.games.pflaumen.view import PflaumenView, split_play
from parlour.kernel.game import Setup

if TYPE_CHECKING:
    from parlour.kernel.game import Event
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import RawEvent

PLUM: Final = "plum"


class PflaumenSetup(Setup[Pflaumen, PflaumenView]):
    """Fruit cards are `1.13` (round and number), the plums of the supply `plum`."""

    chances = ("start", "deck1", "deck2", "deck3")

    def __init__(self, edition: Edition, *agreed: Any) -> None:  # noqa: ANN401
        super().__init__(*agreed)
        self.lookup = Lookup(self.seats, edition, components.read(self.components))
        self.policy = PflaumenPolicy(self.lookup)
        self.tensor = PflaumenTensor(self.lookup)
        self.cards = [f"{card // NUMBERS + 1}.{card % NUMBERS + 1}" for card in range(CARDS)]
        self.cards.append(PLUM)
        self._cards = {item: card for card, item in enumerate(self.cards)}
        self._seats = {str(seat): seat for seat in range(self.seats)}
        fruit_cards = self.cards[:-1]
        self._tokens = [f"play:{card}" for card in fruit_cards]
        for pi in range(1, MOST_PI + 1):
            self._tokens += [f"play:{card}+{pi}" for card in fruit_cards]
        self._tokens += [f"take:{card}" for card in fruit_cards]
        self._tokens += [f"steal:{seat},{card}" for seat in range(5) for card in self.cards]
        self._tokens += [f"mix:{card}" for card in fruit_cards]
        self._tokens += [f"use:{card}" for card in self.cards]
        self._tokens.append("done")
        self._actions = {token: action for action, token in enumerate(self._tokens)}

    def state(self) -> Pflaumen:
        return Pflaumen(self.lookup)

    def token(self, action: int) -> str:
        return self._tokens[action]

    def action(self, token: str) -> int:
        return self._actions[token]

    def item(self, chance: str, code: int) -> str:
        return str(code) if chance == "start" else self.cards[code]

    def code(self, chance: str, item: str) -> int:
        return self._seats[item] if chance == "start" else self.card(item)

    def card(self, item: str) -> int:
        """The card with this name."""
        return self._cards[item]

    def open_view(self, state: Pflaumen) -> PflaumenView:
        return seen.open_view(self, state)

    def own_view(self, view: PflaumenView, state: Pflaumen, seat: int) -> PflaumenView:
        return seen.own_view(self, view, state, seat)

    def sampler(self, view: PflaumenView) -> PflaumenSampler:
        return PflaumenSampler(self, view)

    def recalled(self, view: PflaumenView, memory: float, rng: Rng) -> PflaumenView:
        """Forgotten are cards that went out of the game with a mix, or lie face down. Others may hold them
        then, for all that the player knows; the points are written down.
        """
        plays = [split_play(play)[0] for play in view.played if play is not None]
        lying = {*view.trick, *plays, *view.used, *(item for display in view.displays for item in display)}
        gone = dict.fromkeys([*view.seen, *(item for pile in view.piles for item in pile)])
        forgotten = {item for item in gone if item not in lying and rng.fraction() >= memory}
        return structs.replace(
            view,
            seen=tuple(item for item in view.seen if item not in forgotten),
            piles=tuple(tuple(item for item in pile if item not in forgotten) for pile in view.piles),
        )

    def event(self, raw: RawEvent, viewer: int) -> Event:
        return seen.event(self, raw, viewer)
