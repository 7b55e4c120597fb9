"""What each viewer of a game of Fruitoplay sees: their view, and their version of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from msgspec import UNSET
from msgspec.structs import replace

from parlour.games.fruitoplay import events, rules
from parlour.games.fruitoplay.lookup import BONUS, CANCELS, FRUITS, NO_CARD, NO_FRUIT, NOBODY, TURNS
from parlour.games.fruitoplay.rules import (
    CANCEL,
    CHANCES,
    CHOOSE_COLLECTIVE,
    LAST_DRAW,
    OVER,
    PLAY,
    Fruitoplay,
)
from parlour.games.fruitoplay.view import FruitoplayView
from parlour.kernel.state import CHANCE, OPEN

if TYPE_CHECKING:
    from parlour.games.fruitoplay.setup import FruitoplaySetup
    from parlour.kernel.game import Event
    from parlour.kernel.state import RawEvent

WHY: Final[tuple[Literal["chosen", "equal", "only"], ...]] = ("chosen", "equal", "only")  # as in `rules`
PHASES: Final = {
    CHOOSE_COLLECTIVE: "collective",
    PLAY: "play",
    LAST_DRAW: "draw",
    CANCEL: "cancel",
    OVER: "over",
} | dict.fromkeys(CHANCES, "chance")


def open_view(setup: FruitoplaySetup, state: Fruitoplay) -> FruitoplayView:
    """FRU-4, FRU-6, FRU-9 and FRU-10: what lies open."""
    cards = setup.cards
    chance = state.waiting == (CHANCE,)
    players = state.players
    return FruitoplayView(
        seat=None,
        waiting=() if chance else state.waiting,
        chose=state.pending(),
        chance=state.chance() if chance else None,
        scores=tuple(state.scores()),
        winners=tuple(state.winners()),
        phase=PHASES[state.phase],
        round=state.round,
        river=tuple([cards[target] for target in state.targets()]),
        pile=len(state.pile) - state.drawn,
        collective=None if state.collective == NO_FRUIT else setup.fruits[state.collective],
        bonus=0 if state.collective == NO_FRUIT else BONUS[state.round],
        hand=(),
        hands=tuple([len(player.hand) for player in players]),
        chosen=(),
        choices=tuple([len(player.cancels) or int(player.chosen != NO_CARD) for player in players]),
        tricks=tuple(
            [tuple([_shown(setup, card) for card in state.trick(turn)]) for turn in range(state.turn)]
        ),
        columns=tuple([_by_fruit(setup, player.columns()) for player in players]),
        values=tuple([tuple(state.values(seat)) for seat in range(setup.seats)]),
        cancelled=tuple(
            [tuple([setup.cancellable[card] for card in player.cancelled]) for player in players]
        ),
        out=tuple([cards[card] for card in state.out()]),
        points=tuple(zip(*state.scored, strict=True)) or ((),) * setup.seats,
        fruits=tuple(setup.fruits),
        double=setup.double,
        rotten=setup.rotten,
    )


def own_view(setup: FruitoplaySetup, view: FruitoplayView, state: Fruitoplay, seat: int) -> FruitoplayView:
    """FRU-6 and FRU-10: what this seat holds and has chosen."""
    return replace(
        view,
        seat=seat,
        hand=tuple([setup.cards[held] for held in state.players[seat].hand]),
        chosen=tuple([setup.token(action) for action in _own_choices(state, seat)]),
    )


def _shown(setup: FruitoplaySetup, card: int) -> str | None:
    """FRU-13. A card played; None for a seat that sat out."""
    return None if card == NO_CARD else setup.cards[card]


def _by_fruit(setup: FruitoplaySetup, column: list[int]) -> tuple[tuple[str, ...], ...]:
    """FRU-9. A seat's cards, one column for each fruit."""
    columns: list[list[str]] = [[] for _ in range(FRUITS)]
    for card in column:
        columns[setup.lookup.fruit[card]].append(setup.cards[card])
    return tuple(map(tuple, columns))


def _own_choices(state: Fruitoplay, seat: int) -> list[int]:
    """The actions that a seat has chosen and nobody else has seen."""
    player = state.players[seat]
    if player.chosen != NO_CARD:
        return [player.chosen]
    return [CANCELS + card for card in player.cancels]


def event(setup: FruitoplaySetup, raw: RawEvent, viewer: int) -> Event:
    """One viewer's version of what happened."""
    kind, *facts = raw
    cards = setup.cards
    if kind == rules.DEALT:
        size = setup.lookup.hand
        hands = [facts[1 + seat * size : 1 + (seat + 1) * size] for seat in range(setup.seats)]
        return events.Dealt(
            facts[0],
            tuple(
                [
                    tuple([cards[card] for card in hand]) if viewer in (seat, OPEN) else None
                    for seat, hand in enumerate(hands)
                ]
            ),
            size,
            len(cards) - setup.seats * size - TURNS,
        )
    if kind == rules.CHOSE:
        return events.Chose(facts[0], setup.token(facts[1]) if viewer in (facts[0], OPEN) else None)
    if kind == rules.DREW:
        short, *facts = facts
        pairs = list(zip(facts[::2], facts[1::2], strict=True))
        draws = [
            events.Draw(seat, cards[card] if viewer in (seat, OPEN) else None)
            for seat, card in pairs
            if card != NO_CARD
        ]
        declined = [seat for seat, card in pairs if card == NO_CARD]
        return events.Drew(tuple(draws), tuple(declined) or UNSET, bool(short) or UNSET)
    if kind == rules.RIVER:
        return events.River(tuple([cards[card] for card in facts]))
    if kind == rules.REVEALED:
        return events.Revealed(tuple([None if card == NO_CARD else cards[card] for card in facts]))
    if kind == rules.TIED:
        return events.Tied(tuple([cards[card] for card in facts]))
    if kind == rules.TARGET:
        return events.Target(facts[0], cards[facts[1]])
    seat, *facts = facts
    if kind == rules.LAID:
        return events.Laid(None if seat == NOBODY else seat, setup.fruits[facts[0]], facts[1])
    if kind == rules.WON:
        card, target = facts
        if seat == NOBODY:
            return events.Won(None, None, cards[target])
        return events.Won(seat, cards[card], cards[target])
    if kind == rules.ADDED:
        return events.Added(seat, tuple([cards[card] for card in facts]))
    if kind == rules.CANCELLED:
        rotten, other, why = facts
        if other == NO_CARD:
            return events.Cancelled(seat, cards[rotten], None, None)
        return events.Cancelled(seat, cards[rotten], setup.cancellable[other], WHY[why])
    number, points, *values = facts
    return events.Scored(seat, number, points, tuple(values))
