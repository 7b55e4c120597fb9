"""A setup of Input, and the public language that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from parlour.games.input import components, seen
from parlour.games.input.knowledge import knowledge_of, name
from parlour.games.input.lookup import (
    DIGITS,
    FIELDS,
    HELD,
    NUMBERS,
    SUPPLY,
    SYMBOLS,
    TILES,
    VALUES,
    Lookup,
    Options,
)
from parlour.games.input.policy import InputPolicy
from parlour.games.input.rules import Input
from parlour.games.input.sampler import InputSampler
from parlour.games.input.tensor import InputTensor
from parlour.games.input.view import InputView, Number, forget, recall
from parlour.kernel.errors import ParlourError
from parlour.kernel.game import Setup
from parlour.kernel.options import sets_in
from parlour.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from parlour.kernel.game import Event
    from parlour.kernel.rng import Rng
    from parlour.kernel.state import RawEvent


class InputSetup(Setup[Input, InputView]):
    """A fallen tile is `full/half`, the side up first; a field is `4.2`, the second of the 4 from the top."""

    def __init__(self, *agreed: Any) -> None:  # noqa: ANN401
        super().__init__(*agreed)
        self.chances = (*(f"tiles{seat}" for seat in range(self.seats)), "start")
        box = components.read(self.components)
        options = self.options
        self.children = cast("tuple[int, ...]", options["children"])
        self.combinations = sets_in(cast("str", options["combination"]))
        self.free_number = cast("int", options["free_number"])
        self._check_options()
        agreed_on = Options(
            zero=bool(options["zero"]),
            solo_double=bool(options["solo_double"]),
            joker_closes=bool(options["joker_closes"]),
            free_number=self.free_number,
            combinations=self.combinations,
            children=self.children,
            joker_seen=bool(options["joker_seen"]),
            first_return=bool(options["first_return"]),
        )
        self.lookup = Lookup(self.seats, box.asks(), box.kinds(), agreed_on)
        self.policy = InputPolicy(self.lookup)
        self.tensor = InputTensor(self.lookup)
        self.knowledge = knowledge_of(tuple(box.kinds()))
        self.colours = tuple(box.colours[: self.seats])
        self.fields = [f"{field // FIELDS}.{field % FIELDS + 1}" for field in range(FIELDS * DIGITS)]
        self.places = dict(enumerate(self.fields)) | {SUPPLY: "supply", HELD: "hand"}
        digits = [0] * self.lookup.options.zero + self.lookup.numbers
        self.numbers = [(digit, [self._number(digit, done) for done in (False, True)]) for digit in digits]
        self._places = {place: at for at, place in self.places.items()}
        self._tiles = [name(self.lookup.sides(code)) for code in range(2 * TILES)]
        self._codes = {
            tile: code for code, tile in reversed([*enumerate(self._tiles)])
        }  # full/full: the first
        self._seats = {str(seat): seat for seat in range(self.seats)}
        self._tokens = ["zero", *(f"close:{digit}" for digit in range(1, DIGITS))]
        self._tokens += [f"lift:{number}" for number in range(1, TILES + 1)]
        self._tokens += [f"slide:{number}" for number in range(1, TILES + 1)]
        self._tokens += [f"set:{field}" for field in self.fields]
        self._actions = {token: action for action, token in enumerate(self._tokens)}

    def _check_options(self) -> None:
        """INP-26, INP-27 and INP-29. Options speak of numbers in play and of seats at the table."""
        highest = NUMBERS[self.seats]
        named = [("combination", digits) for digits in self.combinations]
        for option, digits in (("free_number", (self.free_number,)), *named):
            for digit in digits:
                if digit > highest:
                    raise self._refusal("input-number", option=option, number=digit, highest=highest)
        for seat in self.children:
            if seat >= self.seats:
                raise self._refusal("input-children", option="children", seat=seat, last=self.seats - 1)

    def _refusal(self, code: str, **facts: object) -> ParlourError:
        return ParlourError(code, package=__package__, seats=self.seats, **facts)

    def _number(self, digit: int, completed: bool) -> Number:
        asks = self.lookup.asks[FIELDS * digit : FIELDS * digit + FIELDS]
        return Number(digit, VALUES[digit], tuple(SYMBOLS[symbol] for symbol in asks), completed)

    def state(self) -> Input:
        return Input(self.lookup)

    def token(self, action: int) -> str:
        return self._tokens[action]

    def action(self, token: str) -> int:
        return self._actions[token]

    def item(self, chance: str, code: int) -> str:
        return str(code) if chance == "start" else self._tiles[code]

    def code(self, chance: str, item: str) -> int:
        return self._seats[item] if chance == "start" else self._codes[item]

    def place(self, item: str) -> int:
        """The field, or SUPPLY or HELD, with this name."""
        return self._places[item]

    def open_view(self, state: Input) -> InputView:
        return seen.open_view(self, state)

    def own_view(self, view: InputView, state: Input, seat: int) -> InputView:
        return seen.own_view(self, view, state, seat)

    def display_view(self, view: InputView) -> InputView:
        """INP-24. A table may hide from people what they could remember; the view itself always has it."""
        return view if self.options["memory"] else forget(view)

    def recalled(self, view: InputView, memory: float, rng: Rng) -> InputView:
        return recall(self, view, memory, rng)

    def sampler(self, view: InputView) -> InputSampler:
        return InputSampler(self, view)

    def redraws(self, state: Input) -> InputSampler:
        """INP-5. Nobody has seen the sides below, and all seats know the same."""
        return self.sampler(self.view(state, SPECTATOR))

    def event(self, raw: RawEvent, viewer: int) -> Event:
        return seen.event(self, raw, viewer)
