"""Stacked deals for the tests of Fruitoplay."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import parlour
from parlour.games.fruitoplay.lookup import NO_FRUIT, WIDTH
from parlour.games.fruitoplay.setup import FruitoplaySetup
from parlour.games.fruitoplay.view import FruitoplayView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour import Event, Play
    from parlour.games.fruitoplay.rules import Fruitoplay

FRUITS = ("banana", "apple", "strawberry", "fig")
CARDS = [f"{fruit}-{number}" for fruit in FRUITS for number in range(1, 21)]


@cache
def setup(seats: int = 2) -> FruitoplaySetup:
    setup = parlour.setup("fruitoplay", seats)
    assert isinstance(setup, FruitoplaySetup)
    return setup


def seen(play: Play, seat: int | None = None) -> FruitoplayView:
    """What a seat or a spectator sees."""
    view = play.view(seat)
    assert isinstance(view, FruitoplayView)
    return view


def deck(hands: Sequence[str], river: str, pile: str = "") -> str:
    """A deal with these hands, river and top of the pile, filled up with cards nobody asked for."""
    size = 7 if len(hands) < 4 else 6
    named = [hand.split() for hand in hands]
    targets, top = river.split(), pile.split()
    used = {card for cards in (*named, targets, top) for card in cards}
    spare = [card for card in CARDS if card not in used]
    for cards, length in (*((hand, size) for hand in named), (targets, 7)):
        while len(cards) < length:
            cards.append(spare.pop())
    return " ".join(["deck", *(card for hand in named for card in hand), *targets, *top])


def stacked(*hands: str, river: str = "", pile: str = "", later: Sequence[str] = ()) -> Play:
    """A game whose first round begins so; `later` stacks further draws."""
    return parlour.start("fruitoplay", len(hands), seed=1, deal=[deck(hands, river, pile), *later])


def turn(play: Play, *cards: str) -> None:
    """Everybody who has a card plays the one given, in seat order."""
    for seat, card in zip(play.waiting, cards, strict=True):
        play.act(seat, f"play:{card}")


def first_cards(play: Play, turns: int = 7) -> None:
    """Some turns in which everybody plays their first card."""
    for _ in range(turns):
        for seat in play.waiting:
            play.act(seat, play.legal(seat)[0])


def rest_of_round(play: Play) -> None:
    """Everybody does the first thing they may, until the round is over."""
    finished = len(seen(play).points[0])
    while not play.over and len(seen(play).points[0]) == finished:
        for seat in play.waiting:
            play.act(seat, play.legal(seat)[0])


def won_by(play: Play) -> list[int | None]:
    """Who won each turn."""
    return [event.seat for event in told(play, "won")]  # type: ignore[attr-defined]


def told(play: Play, tag: str, seat: int | None = None) -> list[Event]:
    return [event for event in play.events(seat) if event.__struct_config__.tag == tag]


def ended(
    *columns: str, collective: str = "", number: int = 1, points: Sequence[Sequence[int]] = ()
) -> Fruitoplay:
    """A round at whose end the seats have these cards; whoever has a choice is asked."""
    at = setup(len(columns))
    state = at.state()
    state.round = number
    state.scored = [list(each) for each in points]
    state.collective = at.fruits.index(collective) if collective else NO_FRUIT
    for player, cards in zip(state.players, columns, strict=True):
        state.lay(player, [at.card(card) for card in cards.split()])
    state.add_hands()
    return state


def packed(values: Sequence[int]) -> int:
    """The values of a seat's columns in one number."""
    return sum(value << WIDTH * fruit for fruit, value in enumerate(values))


def tokens(state: Fruitoplay, seat: int) -> list[str]:
    at = setup(state.lookup.seats)
    return [at.token(action) for action in state.legal(seat)]


def choose(state: Fruitoplay, seat: int, token: str) -> None:
    action = setup(state.lookup.seats).action(token)
    assert action in state.legal(seat)
    state.apply(seat, action)
