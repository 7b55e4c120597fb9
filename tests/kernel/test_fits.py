"""Fitted weights: what they count, and for which table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
import pytest

import parlour
from parlour import GAMES
from parlour.kernel import fits
from parlour.kernel.fit import Fit
from parlour.kernel.state import LOGISTIC, Policy

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.kernel.game import Setup

FITTED = [(game.id, seats) for game in GAMES.own.values() for seats in game.seats]
FITTED = [(game, seats) for game, seats in FITTED if parlour.setup(game, seats).policy.numbers]


def made(setup: Setup, weight: float = 1.0) -> fits.FitFile:
    policy = setup.policy
    return fits.FitFile(
        game=setup.game.id,
        seats=setup.seats,
        table=fits.key_of(setup),
        seed="1",
        games=1,
        fitted=1.0,
        by_hand=1.0,
        numbers=policy.numbers,
        weights=[[weight] * len(policy.numbers) for _ in range(policy.stages)],
    )


def test_a_strength_is_a_weighted_sum() -> None:
    fit = Fit([[1.0, 2.0], [0.5, -1.0]])
    assert fit.strength(0, [3.0, 4.0]) == 11.0
    assert fit.strength(1, [3.0, 4.0]) == -2.5


@pytest.mark.parametrize(("game", "seats"), FITTED)
def test_our_own_tables_have_weights(game: str, seats: int) -> None:
    setup = parlour.setup(game, seats)
    assert setup.policy.fit is (setup.judge.fit if setup.policy.weighs else None)
    assert setup.judge.fit is not None
    assert len(setup.judge.fit.weights) == setup.judge.stages


def test_without_weights_points_tell_the_strength() -> None:
    setup = GAMES["pies"].setup(3, components=GAMES["pies"].component_set("house-1"))
    assert setup.judge.fit is None
    state = setup.state()
    state.settle([0])
    scale = LOGISTIC * setup.judge.spread(state)
    points = setup.judge.estimate(state)
    assert setup.judge.strengths(state, points) == [estimated / scale for estimated in points]


def test_with_weights_they_do() -> None:
    setup = parlour.setup("pies", 3)
    policy = setup.judge
    state = setup.state()
    state.settle([1])
    assert policy.fit
    stage = policy.stage(state)
    expected = [policy.fit.strength(stage, policy.describe(state, seat)) for seat in range(3)]
    assert policy.strengths(state, policy.estimate(state)) == expected
    assert len(set(expected)) > 1  # who leads, and how many come before


def test_a_policy_without_numbers_has_one_stage() -> None:
    policy = Policy()
    state = parlour.setup("fruitoplay", 3).state()
    assert (policy.stage(state), policy.describe(state, 0), policy.stages) == (0, [], 1)
    assert not policy.foreseen(state)
    assert fits.packaged(parlour.setup("fruitoplay", 3)) is None


def test_a_table_is_its_rules_seats_options_and_components() -> None:
    game = GAMES["pi-mal-pflaumen"]
    tables = [
        game.setup(3),
        game.setup(4),
        game.setup(3, {"experienced": True}),
        game.setup(3, components=game.component_set("house-1")),
        GAMES["pies"].setup(3),
    ]
    assert len({fits.key_of(table) for table in tables}) == len(tables)
    assert fits.key_of(game.setup(3)) == fits.key_of(tables[0])


def test_a_folder_of_ones_own_has_files_by_table(tmp_path: Path) -> None:
    game = GAMES["pies"]
    setup = game.setup(3, components=game.component_set("house-1"))
    assert fits.own(setup, tmp_path) is None
    (tmp_path / fits.name_of(setup)).write_bytes(msgspec.json.encode(made(setup)))
    found = fits.own(setup, tmp_path)
    assert found
    assert found.weights[0][0] == 1.0
    assert fits.own(game.setup(4, components=setup.components), tmp_path) is None


def test_a_file_of_another_table_does_not_count() -> None:
    setup = parlour.setup("pies", 3)
    for other in (made(parlour.setup("pies", 4)), msgspec.structs.replace(made(setup), weights=[[1.0]])):
        assert fits.read(setup, msgspec.json.encode(other)) is None


def test_a_file_that_cannot_be_read_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    setup = parlour.setup("pies", 3)
    with caplog.at_level(logging.WARNING, "parlour.fits"):
        assert fits.read(setup, b'{"game": 1}') is None
    assert "pies" in caplog.text
