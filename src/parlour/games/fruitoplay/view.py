"""What a seat at a game of Fruitoplay may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.games.fruitoplay.rules import (
    BONUS,
    CANCEL,
    CANCELS,
    CHANCES,
    CHOOSE_COLLECTIVE,
    FRUITS,
    LAST_DRAW,
    NO_CARD,
    NO_FRUIT,
    OVER,
    PLAY,
    Fruitoplay,
)
from parlour.kernel.game import View
from parlour.kernel.state import CHANCE, SPECTATOR

if TYPE_CHECKING:
    from parlour.games.fruitoplay.setup import FruitoplaySetup

PHASES: Final = {
    CHOOSE_COLLECTIVE: "collective",
    PLAY: "play",
    LAST_DRAW: "draw",
    CANCEL: "cancel",
    OVER: "over",
} | dict.fromkeys(CHANCES, "chance")


class FruitoplayView(View, frozen=True, kw_only=True):
    """A card is `banana-6`. Columns are in the order of `fruits`, cards in them ascending."""

    phase: str  # chance, collective, play, draw (the last one of a round), cancel, over
    round: int  # 0 before the first deal
    river: tuple[str, ...]  # the targets still to be won, the present one first
    pile: int  # how many cards the deck has
    collective: str | None  # the fruit of this round's collective card
    bonus: int  # what that card adds
    hand: tuple[str, ...]  # this seat's own cards
    hands: tuple[int, ...]  # how many cards each seat holds, a chosen one included
    chosen: tuple[str, ...]  # this seat's own hidden choices, as tokens
    choices: tuple[int, ...]  # how many hidden choices each seat has made
    tricks: tuple[tuple[str | None, ...], ...]  # what each seat played in each turn of this round
    columns: tuple[tuple[tuple[str, ...], ...], ...]  # each seat's cards, by fruit
    values: tuple[tuple[int, ...], ...]  # what each seat's columns are worth now, by fruit
    cancelled: tuple[
        tuple[str, ...], ...
    ]  # each seat's cards that do not count: rotten ones, and one with each
    out: tuple[str, ...]  # cards of this round that nobody won
    points: tuple[tuple[int, ...], ...]  # each seat's points by finished round
    fruits: tuple[str, ...]
    double: tuple[str, ...]  # the cards that count two
    rotten: tuple[str, ...]  # the cards that count nothing and cancel another


def view(setup: FruitoplaySetup, state: Fruitoplay, viewer: int) -> FruitoplayView:
    """FRU-4, FRU-6, FRU-9 and FRU-10: what lies open, and what this seat holds and has chosen."""
    cards = setup.cards
    mine = viewer != SPECTATOR
    chance = state.waiting == (CHANCE,)
    players = state.players
    return FruitoplayView(
        seat=viewer if mine else None,
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
        hand=tuple([cards[held] for held in players[viewer].hand]) if mine else (),
        hands=tuple([len(player.hand) for player in players]),
        chosen=tuple([setup.token(action) for action in _own_choices(state, viewer)]) if mine else (),
        choices=tuple([len(player.cancels) or int(player.chosen != NO_CARD) for player in players]),
        tricks=tuple(
            [tuple([_shown(setup, card) for card in state.trick(turn)]) for turn in range(state.turn)]
        ),
        columns=tuple([_by_fruit(setup, state.columns(seat)) for seat in range(setup.seats)]),
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


def _shown(setup: FruitoplaySetup, card: int) -> str | None:
    """FRU-13. A card played; None for a seat that sat out."""
    return None if card == NO_CARD else setup.cards[card]


def _by_fruit(setup: FruitoplaySetup, column: list[int]) -> tuple[tuple[str, ...], ...]:
    """FRU-9. A seat's cards, one column for each fruit."""
    columns: list[list[str]] = [[] for _ in range(FRUITS)]
    for card in column:
        columns[setup.tables.fruit[card]].append(setup.cards[card])
    return tuple(map(tuple, columns))


def _own_choices(state: Fruitoplay, seat: int) -> list[int]:
    """The actions that a seat has chosen and nobody else has seen."""
    player = state.players[seat]
    if player.chosen != NO_CARD:
        return [player.chosen]
    return [CANCELS + card for card in player.cancels]
