"""A setup of Pungi, and the public language that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from parlour.games.pungi import components, seen
from parlour.games.pungi.policy import PungiPolicy
from parlour.games.pungi.rules import Lookup, Pungi
from parlour.games.pungi.sampler import Piles, PungiSampler
from parlour.games.pungi.tensor import PungiTensor
from parlour.games.pungi.view import PungiView
from parlour.kernel.game import Setup

if TYPE_CHECKING:
    from parlour.kernel.game import Event
    from parlour.kernel.state import RawEvent

CHARMER: Final = "charmer"


class PungiSetup(Setup[Pungi, PungiView]):
    """Cards are `frog-7`, backs `frog`, snakes `+4` and `-4`, charmers `charmer`."""

    chances = ("animals", "snakes", "start")

    def __init__(self, *agreed: Any) -> None:  # noqa: ANN401
        super().__init__(*agreed)
        box = components.read(self.components)
        self.lookup = Lookup(
            self.seats,
            box.values,
            box.pile(),
            chaos=bool(self.options["chaos"]),
            name_oneself=bool(self.options["name_oneself"]),
            turn_again=bool(self.options["turn_again"]),
        )
        self.policy = PungiPolicy(self.lookup)
        self.tensor = PungiTensor(self.lookup)
        self.animals = box.animals
        self.backs = [box.animals[animal] for animal in self.lookup.animal]
        self.cards = [f"{back}-{value}" for back, value in zip(self.backs, self.lookup.value, strict=True)]
        self.snakes = {snake: f"{snake:+}" if snake else CHARMER for snake in self.lookup.snakes}
        self._cards = {item: card for card, item in enumerate(self.cards)}
        self._snakes = {item: snake for snake, item in self.snakes.items()}
        self._tokens = [f"play:{card}" for card in self.cards]
        self._tokens += [f"start:{seat}" for seat in range(self.seats)]
        self._actions = {token: action for action, token in enumerate(self._tokens)}

    def state(self) -> Pungi:
        return Pungi(self.lookup)

    def token(self, action: int) -> str:
        return self._tokens[action]

    def action(self, token: str) -> int:
        return self._actions[token]

    def item(self, chance: str, code: int) -> str:
        if chance == "animals":
            return self.cards[code]
        return self.snakes[code] if chance == "snakes" else str(code)

    def code(self, chance: str, item: str) -> int:
        if chance == "animals":
            return self.card(item)
        return self.snake(item) if chance == "snakes" else self._seat(item)

    def card(self, item: str) -> int:
        """The animal card with this name."""
        return self._cards[item]

    def snake(self, item: str) -> int:
        """The snake card with this name."""
        return self._snakes[item]

    def _seat(self, item: str) -> int:
        return {str(seat): seat for seat in range(self.seats)}[item]

    def open_view(self, state: Pungi) -> PungiView:
        return seen.open_view(self, state)

    def own_view(self, view: PungiView, state: Pungi, seat: int) -> PungiView:
        return seen.own_view(self, view, state, seat)

    def sampler(self, view: PungiView) -> PungiSampler:
        return PungiSampler(self, view)

    def redraws(self, state: Pungi) -> Piles:
        return Piles(state)

    def event(self, raw: RawEvent, viewer: int) -> Event:
        return seen.event(self, raw, viewer)
