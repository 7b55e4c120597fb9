"""The rule of thumb plays like somebody who has understood the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import parlour
from parlour import Play, Rng
from parlour.games.fruitoplay.greedy import greedy
from parlour.lab.simulation import Plan, simulate, summary
from tests.games.fruitoplay.positions import choose, ended, seen, setup, stacked, tokens

if TYPE_CHECKING:
    from parlour.games.fruitoplay.rules import Fruitoplay
    from parlour.games.fruitoplay.setup import FruitoplaySetup


def choice(play: Play, seat: int) -> str:
    return greedy(setup(len(play.scores)), seen(play, seat), play.legal(seat), Rng(1))


def thinks(at: FruitoplaySetup, state: Fruitoplay, seat: int) -> str:
    return greedy(at, at.view(state, seat), tokens(state, seat), Rng(1))


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 5])
def test_it_beats_chance(seats: int) -> None:
    results = simulate(Plan.of(parlour.setup("fruitoplay", seats), ["greedy", "random"], 1), 40)
    wins = {
        row.label: row.wins.low if row.label == "greedy" else row.wins.high
        for row in summary(list(results)).bots
    }
    assert wins["greedy"] > wins["random"]


def test_it_wins_what_it_surely_can() -> None:
    bananas = "banana-6 banana-20 banana-19 banana-1 banana-2 banana-17 banana-16"
    play = stacked(bananas, "", river="banana-7")
    assert choice(play, 0) == "play:banana-6"


@pytest.mark.parametrize(
    ("column", "token"),
    [
        ("fig-1 fig-2 fig-4 fig-5 fig-6", "stay"),  # 25 points, which another fruit would spoil
        ("fig-1 fig-2 fig-4 banana-1 apple-1 strawberry-1", "draw"),  # there is nothing to lose
    ],
)
def test_it_draws_last_only_where_that_helps(column: str, token: str) -> None:
    at = setup()
    state = at.state()
    state.round = 1
    state.lay(state.players[0], [at.card(card) for card in column.split()])
    state.pile = [card for card in at.lookup.cards if card not in state.players[0].columns()]
    state.ask_draw(0b01)
    assert thinks(at, state, 0) == token


def test_it_cancels_what_costs_least() -> None:
    state = ended("strawberry-3 strawberry-8 apple-8 apple-11 apple-12 banana-11 banana-3 banana-1", "fig-1")
    assert tokens(state, 0) == ["cancel:banana-1", "cancel:banana-3"]
    assert thinks(setup(), state, 0) == "cancel:banana-1"
    choose(state, 0, "cancel:banana-1")
    assert thinks(setup(), state, 0) == "cancel:apple-12"


def test_it_can_think_again_before_the_reveal() -> None:
    state = ended("apple-8 apple-11 apple-12 strawberry-3 strawberry-8", "fig-11 fig-1 fig-3")
    choose(state, 0, "cancel:apple-8")
    assert thinks(setup(), state, 0) == "cancel:apple-12"


def test_it_chooses_the_collective_fruit_that_suits_its_hand() -> None:
    state = ended("", "", number=1)
    state.scored = [[3, 0]]
    at = setup()
    hand = [at.card(f"fig-{number}") for number in (1, 2, 4, 5, 6, 7, 9)]
    state.settle([*range(7), *hand, *(card for card in range(7, 80) if card not in hand)])
    assert state.waiting == (1,)
    assert thinks(at, state, 1) == "collective:fig"
