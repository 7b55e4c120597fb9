"""A setup of Fruitoplay, and the public language that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from parlour.games.fruitoplay import components, seen
from parlour.games.fruitoplay.lookup import Lookup
from parlour.games.fruitoplay.policy import FruitoplayPolicy
from parlour.games.fruitoplay.rules import Fruitoplay
from parlour.games.fruitoplay.sampler import FruitoplaySampler, Pile
from parlour.games.fruitoplay.tensor import FruitoplayTensor
from parlour.games.fruitoplay.view import FruitoplayView
from parlour.kernel.game import Setup

if TYPE_CHECKING:
    from parlour.kernel.game import Event
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import RawEvent


class FruitoplaySetup(Setup[Fruitoplay, FruitoplayView]):
    """Cards are `banana-6`, fruits `banana`; the collective card of a round is `collective`."""

    chances = ("deck", "collective")

    def __init__(self, *agreed: Any) -> None:  # noqa: ANN401
        super().__init__(*agreed)
        box = components.read(self.components)
        double, rotten = box.cards(box.double), box.cards(box.rotten)
        self.lookup = Lookup(self.seats, double, rotten)
        self.policy: FruitoplayPolicy = FruitoplayPolicy(self.lookup)
        self.tensor = FruitoplayTensor(self.lookup)
        self.fruits = box.fruits
        self.cards = [
            f"{box.fruits[fruit]}-{number}"
            for fruit, number in zip(self.lookup.fruit, self.lookup.number, strict=True)
        ]
        self.double = tuple(self.cards[card] for card in sorted(double))
        self.rotten = tuple(self.cards[card] for card in rotten)
        self.cancellable = [*self.cards, "collective"]
        self._cards = {item: card for card, item in enumerate(self.cancellable)}
        self._items = {item: card for card, item in enumerate(self.cards)}
        self._fruits = {item: fruit for fruit, item in enumerate(self.fruits)}
        self._tokens = [f"play:{card}" for card in self.cards]
        self._tokens += ["draw", "stay"]
        self._tokens += [f"collective:{fruit}" for fruit in self.fruits]
        self._tokens += [f"cancel:{card}" for card in self.cancellable]
        self._actions = {token: action for action, token in enumerate(self._tokens)}

    def state(self) -> Fruitoplay:
        return Fruitoplay(self.lookup)

    def token(self, action: int) -> str:
        return self._tokens[action]

    def action(self, token: str) -> int:
        return self._actions[token]

    def item(self, chance: str, code: int) -> str:
        return self.cards[code] if chance == "deck" else self.fruits[code]

    def code(self, chance: str, item: str) -> int:
        if chance == "deck":
            return self._items[item]
        return self._fruits[item]

    def card(self, item: str) -> int:
        """The card with this name, the collective one included."""
        return self._cards[item]

    def open_view(self, state: Fruitoplay) -> FruitoplayView:
        return seen.open_view(self, state)

    def own_view(self, view: FruitoplayView, state: Fruitoplay, seat: int) -> FruitoplayView:
        return seen.own_view(self, view, state, seat)

    def sampler(self, view: FruitoplayView) -> FruitoplaySampler:
        return FruitoplaySampler(self, view)

    def redraws(self, state: Fruitoplay) -> Pile:
        return Pile(state)

    def recalled(self, view: FruitoplayView, memory: float, rng: Rng) -> FruitoplayView:
        """Who played what in earlier turns, and which cards are out, lies open no more; columns do."""
        gone = [item for trick in view.tricks for item in trick if item is not None] + list(view.out)
        forgotten = {item for item in dict.fromkeys(gone) if rng.fraction() >= memory}
        return msgspec.structs.replace(
            view,
            tricks=tuple(
                tuple(None if item in forgotten else item for item in trick) for trick in view.tricks
            ),
            out=tuple(item for item in view.out if item not in forgotten),
        )

    def event(self, raw: RawEvent, viewer: int) -> Event:
        return seen.event(self, raw, viewer)
