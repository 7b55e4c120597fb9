"""Batches as arrays. That their games are the right ones is proved in tests/kernel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import parlour
from parlour import ParlourError, Rng
from parlour.rl import Batch, pungi_v1

SETUP = parlour.setup("pungi", 3)


def refused(code: str) -> Any:
    return pytest.raises(ParlourError, check=lambda problem: problem.code == code)


def test_a_batch_is_as_many_environments() -> None:
    envs = [pungi_v1.env(seats=3) for _ in range(4)]
    batch = Batch(SETUP, 4)
    told = batch.reset(range(4))
    for seed, env in enumerate(envs):
        env.reset(seed=seed)
    ended = 0
    for _ in range(80):
        for game, env in enumerate(envs):
            seen = env.last()[0]
            assert (told.observations[game] == seen["observation"]).all()
            assert (told.masks[game] == seen["action_mask"]).all()
            assert f"player_{told.seats[game]}" == env.agent_selection
        actions = batch.by_lot(Rng(ended))
        told = batch.step(actions)
        for game, env in enumerate(envs):
            env.step(int(actions[game]))
            assert told.done[game] == env.terminations["player_0"]
            assert told.rewards[game].tolist() == pytest.approx(list(env.rewards.values()))
            if told.done[game]:
                ended += 1
                env.reset()
    assert ended == 8


def test_what_is_told_does_not_change_later() -> None:
    batch = Batch(SETUP, 2)
    told = batch.reset(1)
    before = told.observations.copy()
    batch.step(batch.by_lot(Rng(1)))
    assert (told.observations == before).all()
    again = Batch(SETUP, 2).reset(1)
    assert (again.observations == before).all()
    assert (again.observations[0] != again.observations[1]).any()  # each has a seed of its own


def margins(opponents: str) -> list[float]:
    """Of somebody who chooses at random."""
    batch = Batch(SETUP, 6, reward="margin", opponents=opponents)
    told = batch.reset(1)
    rng = Rng(1)
    found: list[float] = []
    for _ in range(240):
        seats = told.seats
        assert seats.tolist() == [0, 1, 2, 0, 1, 2]
        told = batch.step(batch.by_lot(rng))
        found += told.rewards[np.arange(6), seats][told.done].tolist()
    return found


def test_against_opponents_every_game_has_one_learner() -> None:
    equals, betters = margins("random"), margins("policy")
    assert len(equals) == len(betters) == 120
    assert np.mean(betters) < np.mean(equals) - 3


def test_what_cannot_be_done_is_refused() -> None:
    batch = Batch(SETUP, 2)
    with refused("no-game"):
        batch.step(np.zeros(2, np.int16))
    with refused("seeds"):
        batch.reset([1, 2, 3])
    told = batch.reset(1)
    with refused("actions-shape"):
        batch.step(np.zeros(3, np.int16))
    wrong = told.masks.argmin(axis=1)
    with refused("action-illegal"):
        batch.step(wrong)
    with refused("opponents"):
        Batch(SETUP, 2, opponents="clever")
