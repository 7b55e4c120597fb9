"""Positions for the tests: what lies before everybody, and a trick about to be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import parlour
from parlour import Play
from parlour.games.pflaumen import lookup, rules
from parlour.games.pflaumen.rules import Pflaumen
from parlour.games.pflaumen.setup import PflaumenSetup
from parlour.games.pflaumen.view import PflaumenView
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from parlour.kernel.game import Event

PMP = "pi-mal-pflaumen"
PIES = "pies"


def setup_of(game: str, seats: int, components: str | None = None, **options: str) -> PflaumenSetup:
    setup = parlour.setup(game, seats, options, components)
    assert isinstance(setup, PflaumenSetup)
    return setup


class Position:
    """Seat 0 is first in order and about to take a card of the trick; hands hold the numbers in `hands`, or
    nothing. `Position(PMP, "1.7 plum", "", "2.3", trick="1.1 1.2 1.3")` has three seats with their displays.
    """

    def __init__(
        self,
        game: str,
        *displays: str,
        trick: str,
        pi: tuple[int, ...] = (),
        watchdog: int = lookup.NOBODY,
        hands: tuple[str, ...] = (),
        round_: int = 1,
        options: dict[str, str] | None = None,
        components: str | None = None,
    ) -> None:
        seats = len(displays)
        self.setup = setup_of(game, seats, components, **(options or {}))
        card = self.setup.card
        state = self.state = Pflaumen(self.setup.lookup)
        state.events = []
        state.phase = rules.TAKE
        state.round = round_ - 1
        state.start = 0
        state.order = lookup.packed(range(seats), lookup.SEAT_BITS)
        state.waiting = (0,)
        state.watchdog = watchdog
        state.trick = sorted(card(item) for item in trick.split())
        assert len(state.trick) == seats
        state.lying = (1 << seats) - 1
        for owned, play in zip(state.holdings, state.trick[::-1], strict=True):
            owned.play = play
        for owned, mine in zip(state.holdings, pi, strict=bool(pi)):
            owned.pi = mine
            state.supply -= mine
        for seat, items in enumerate(displays):
            for item in items.split():
                state.holdings[seat].gain(state.lookup, card(item))
        for seat, items in enumerate(hands):
            held = [card(item) for item in items.split()]
            state.holdings[seat].hand = rules.bits(held, 0, len(held))

    def act(self, *tokens: str) -> None:
        """Let whoever's turn it is do this."""
        for token in tokens:
            legal = self.legal()
            assert token in legal, f"{token} is none of {legal}"
            self.state.apply(self.state.waiting[0], self.setup.action(token))

    def legal(self) -> list[str]:
        seat = self.state.waiting[0]
        assert seat != CHANCE
        return [self.setup.token(action) for action in self.state.legal(seat)]

    def view(self) -> PflaumenView:
        return self.setup.open_view(self.state)

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting

    def happened(self) -> list[Event]:
        return [self.setup.event(raw, SPECTATOR) for raw in self.state.events or ()]


def seen(play: Play, seat: int | None = None) -> PflaumenView:
    """What a seat or a spectator sees."""
    view = play.view(seat)
    assert isinstance(view, PflaumenView)
    return view


def dealt(game: str, *hands: str, start: int = 0, **options: Any) -> Play:
    """A game with these hands in round I, filled up with cards nobody asked for, the lowest first."""
    seats = len(hands)
    held = [hand.split() for hand in hands]
    taken = {card for hand in held for card in hand}
    numbers = lookup.DEALT_NUMBERS[seats]
    spare = [card for n in range(numbers, 0, -1) if (card := f"1.{n}") not in taken]
    for hand in held:
        hand += [spare.pop() for _ in range(numbers // seats - len(hand))]
    deck = " ".join(card for hand in held for card in hand)
    return parlour.start(game, seats, seed=1, deal=[f"start {start}", f"deck1 {deck}"], options=options)


def run(play: Play, *lines: str) -> None:
    """Play these lines of a record."""
    for line in lines:
        seat, token = line.split()
        play.act(int(seat), token)


def finish(play: Play) -> Play:
    """Play on to the end, always the first legal action."""
    while not play.over:
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    return play
