"""What all games' rows of numbers have in common."""

from __future__ import annotations

import parlour
from parlour import Rng
from parlour.games import GAMES
from parlour.kernel.state import CHANCE
from parlour.kernel.tensor import MOST, limited
from tests import toy


def test_features_lie_side_by_side_and_have_names_and_meanings() -> None:
    for game in GAMES.values():
        for seats in game.seats:
            tensor = parlour.setup(game.id, seats).tensor
            ends = [feature.at + feature.length for feature in tensor.features]
            assert [feature.at for feature in tensor.features] == [0, *ends[:-1]]
            assert tensor.size == ends[-1]
            assert len({feature.name for feature in tensor.features}) == len(ends)
            assert all(feature.meaning and feature.length > 0 for feature in tensor.features)
            assert all(-MOST <= feature.lowest < feature.highest <= MOST for feature in tensor.features)


def test_a_game_without_a_tensor_of_its_own_has_seats_and_scores() -> None:
    setup = toy.GAME.setup(3)
    state = setup.state()
    rng = Rng(1)
    while state.waiting:
        if state.waiting == (CHANCE,):
            state.settle(state.draw(rng))
        else:
            state.apply(state.waiting[0], state.legal(state.waiting[0])[-1])
    a, b, c = state.scores()
    assert len({a, b, c}) > 1
    assert list(setup.tensor.row(state, 1)) == [0, 1, 0, b, c, a]


def test_numbers_that_do_not_fit_are_cut() -> None:
    assert [limited(number) for number in (0, 5, -1, 127, 128, 1000, -127, -500)] == [
        0,
        5,
        255,
        127,
        127,
        127,
        129,
        129,
    ]
