"""A tiny game that shows what Pungi does not need of the contract: several seats choosing in secret, in two
steps each, and changing their minds. Everybody plays one of three cards face down and says whether to
double it; then all are revealed, and the highest card scores itself (doubled, if so said). Three rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from parlour.kernel.chance import shuffled
from parlour.kernel.components import ComponentSet
from parlour.kernel.game import Event, Game, Setup, View
from parlour.kernel.options import Option
from parlour.kernel.state import CHANCE, OPEN, SPECTATOR, Sampler, State
from parlour.kernel.tensor import Tensor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.rng import Rng
    from parlour.kernel.state import RawEvent

ROUNDS = 3
DEALT, CHOSE, SHOWN = range(3)


class Toy(State):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.waiting = (CHANCE,)
        self.events: list[RawEvent] | None = None
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[list[int]] = [[] for _ in range(seats)]  # the card, then whether doubled
        self.points = [0] * seats
        self.shown: list[int] = []  # all cards revealed, each followed by whether it was doubled

    def clone(self) -> Toy:
        other = Toy(self.seats)
        other.waiting = self.waiting
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = [chosen[:] for chosen in self.chosen]
        other.points = self.points[:]
        other.shown = self.shown[:]
        return other

    @property
    def cards(self) -> int:
        return ROUNDS * self.seats

    def chance(self) -> str:
        return "deck"

    def draw(self, rng: Rng, given: Sequence[int] = ()) -> list[int]:
        return shuffled(range(self.cards), rng, given)

    def settle(self, outcome: list[int]) -> None:
        for seat in range(self.seats):
            self.hands[seat] = sorted(outcome[seat * ROUNDS : (seat + 1) * ROUNDS])
            self.note(DEALT, seat, *self.hands[seat])
        self.waiting = tuple(range(self.seats))

    def note(self, *raw: int) -> None:
        if self.events is not None:
            self.events.append(raw)

    def pending(self) -> tuple[int, ...]:
        return tuple(seat for seat, chosen in enumerate(self.chosen) if chosen)

    def predictable(self, seat: int, action: int) -> bool:
        return action < self.cards  # whether to double it comes next

    def legal(self, seat: int) -> list[int]:
        if len(self.chosen[seat]) == 1:
            return [self.cards, self.cards + 1]
        return sorted(self.hands[seat] + self.chosen[seat][:1])

    def apply(self, seat: int, action: int) -> None:
        if action >= self.cards:
            self.chosen[seat].append(action - self.cards)
        else:
            self.hands[seat] += self.chosen[seat][:1]
            self.hands[seat].remove(action)
            self.chosen[seat] = [action]
        self.note(CHOSE, seat)
        self.waiting = tuple(s for s in range(self.seats) if len(self.chosen[s]) < 2)
        if not self.waiting:
            self.reveal()

    def reveal(self) -> None:
        cards = [chosen[0] for chosen in self.chosen]
        best = cards.index(max(cards))
        self.points[best] += cards[best] * (1 + self.chosen[best][1])
        for seat, chosen in enumerate(self.chosen):
            self.note(SHOWN, seat, *chosen)
            self.shown += chosen
        self.chosen = [[] for _ in range(self.seats)]
        self.waiting = tuple(range(self.seats)) if self.hands[0] else ()

    def known(self, viewer: int) -> tuple[int, ...]:
        mine = [] if viewer == SPECTATOR else [*self.hands[viewer], -1, *self.chosen[viewer]]
        steps = [len(chosen) for chosen in self.chosen]
        return (*self.waiting, -1, *mine, -1, *steps, *self.shown)

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        best = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        return [] if self.waiting else best


class ToyView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    chosen: tuple[int, ...]
    steps: tuple[int, ...]
    shown: tuple[int, ...]


class Told(Event, frozen=True, tag="told"):
    kind: int
    facts: tuple[int, ...]


class ToySampler(Sampler):
    def __init__(self, seats: int, view: ToyView) -> None:
        self.seats, self.view = seats, view

    def sample(self, rng: Rng) -> Toy:
        view, state = self.view, Toy(self.seats)
        state.waiting = (CHANCE,) if view.chance else view.waiting
        state.points = list(view.scores)
        state.shown = list(view.shown)
        if view.chance:
            return state
        known = {*view.shown[::2], *view.hand, *view.chosen[:1]}
        unseen = [card for card in range(state.cards) if card not in known]
        rng.shuffle(unseen)
        size = ROUNDS - len(view.shown) // 2 // self.seats
        for seat in range(self.seats):
            if seat == view.seat:
                state.hands[seat], state.chosen[seat] = list(view.hand), list(view.chosen)
                continue
            steps = view.steps[seat]
            state.chosen[seat] = [unseen.pop(), rng.below(2)][:steps] if steps else []
            state.hands[seat] = [unseen.pop() for _ in range(size - bool(steps))]
        return state


class ToySetup(Setup):
    chances = ("deck",)

    def __init__(self, *agreed: Any) -> None:
        super().__init__(*agreed)
        self.tensor = Tensor(self.seats, self.cards + 2)

    def state(self) -> Toy:
        return Toy(self.seats)

    @property
    def cards(self) -> int:
        return ROUNDS * self.seats

    def token(self, action: int) -> str:
        return f"play:{action}" if action < self.cards else ("keep", "double")[action - self.cards]

    def action(self, token: str) -> int:
        return {self.token(action): action for action in range(self.cards + 2)}[token]

    def item(self, chance: str, code: int) -> str:
        return str(code)

    def code(self, chance: str, item: str) -> int:
        return {str(card): card for card in range(self.cards)}[item]

    def open_view(self, state: State) -> ToyView:
        toy = cast("Toy", state)
        chance = toy.waiting == (CHANCE,)
        return ToyView(
            seat=None,
            waiting=() if chance else toy.waiting,
            chose=toy.pending(),
            chance="deck" if chance else None,
            scores=tuple(toy.points),
            winners=tuple(toy.winners()),
            hand=(),
            chosen=(),
            steps=tuple(map(len, toy.chosen)),
            shown=tuple(toy.shown),
        )

    def own_view(self, view: View, state: State, seat: int) -> ToyView:
        toy = cast("Toy", state)
        hand, chosen = tuple(sorted(toy.hands[seat])), tuple(toy.chosen[seat])
        return msgspec.structs.replace(cast("ToyView", view), seat=seat, hand=hand, chosen=chosen)

    def sampler(self, view: View) -> ToySampler:
        return ToySampler(self.seats, cast("ToyView", view))

    def event(self, raw: RawEvent, viewer: int) -> Event:
        kind, seat, *facts = raw
        told = kind != DEALT or viewer in (seat, OPEN)
        return Told(kind, (seat, *facts) if told else (seat,))


def greedy(setup: Setup, view: Any, legal: Sequence[str], rng: Rng) -> str:
    return legal[-1]


class ToyGame(Game):
    """Its component set is empty and needs no file."""

    def component_set(self, name: str | None = None) -> ComponentSet:
        return ComponentSet("house-1", "")


GAME = ToyGame(
    id="toy",
    package=__package__,  # also where it is installed as a plug-in
    rules=1,
    seats=(2, 3),
    minutes=1,
    options=(Option("target", 3, 1, 9), Option("children", (), 0, 1)),
    component_sets={"house-1": ""},
    make=ToySetup,
    greedy=greedy,
    tell=lambda setup, event, words, names: msgspec.json.encode(event).decode(),
    say=lambda setup, token, words, names: token,
    render=lambda setup, view, words, names: "",
    follow=lambda record: [],
)
