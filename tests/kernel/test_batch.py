"""Many games at a time are the same games as one at a time."""

from __future__ import annotations

import pytest

import parlour
from parlour import Rng
from parlour.kernel.batch import Games, IllegalAction
from parlour.kernel.state import CHANCE, Policy

SEEDS = ["a", "b", "c"]


def games(game: str, seats: int, policy: Policy | None = None) -> Games:
    setup = parlour.setup(game, seats)
    made = Games(setup.state(), setup.tensor, [number % seats for number in range(len(SEEDS))], policy)
    made.reset([Rng(seed) for seed in SEEDS])
    return made


@pytest.mark.parametrize(("game", "seats"), [("pungi", 3), ("fruitoplay", 2), ("pies", 4), ("input", 2)])
def test_each_game_is_that_of_its_seed(game: str, seats: int) -> None:
    setup = parlour.setup(game, seats)
    many = games(game, seats)
    alone = [setup.state() for _ in SEEDS]
    rngs = [Rng(seed) for seed in SEEDS]
    lots = Rng(1)
    ended = 0
    for _ in range(400):
        for state, rng in zip(alone, rngs, strict=True):
            while state.waiting == (CHANCE,):
                state.settle(state.draw(rng))
        assert many.seats == [state.waiting[0] for state in alone]
        rows = b"".join(setup.tensor.row(state, state.waiting[0]) for state in alone)
        masks = b"".join(setup.tensor.mask(state, state.waiting[0]) for state in alone)
        assert (many.rows(), many.masks()) == (rows, masks)
        actions = many.by_lot(lots)
        over = []
        for number, state in enumerate(alone):
            state.apply(state.waiting[0], actions[number])
            if not state.waiting:
                over.append((number, state.scores(), state.winners()))
                alone[number] = setup.state()
        assert many.step(actions) == over
        ended += len(over)
    assert ended > 2 or game == "input"


@pytest.mark.parametrize(("game", "seats"), [("pungi", 3), ("fruitoplay", 3)])
def test_a_policy_plays_for_all_but_the_learners(game: str, seats: int) -> None:
    many = games(game, seats, Policy())
    lots = Rng(1)
    ended = 0
    for _ in range(100):
        assert many.seats == many.learners == [0, 1, 2]
        ended += len(many.step(many.by_lot(lots)))
    assert ended > 5


def test_lots_fall_on_every_legal_action() -> None:
    many = games("pungi", 3)
    lots = Rng(1)
    drawn = [many.by_lot(lots) for _ in range(200)]
    for number, legal in enumerate(many.legal):
        assert {actions[number] for actions in drawn} == set(legal)


def test_an_illegal_action_in_one_game_leaves_all_as_they_were() -> None:
    many = games("pungi", 3)
    rows = many.rows()
    actions = many.by_lot(Rng(1))
    wrong = next(card for card in range(60) if card not in many.legal[2])
    with pytest.raises(IllegalAction) as refusal:
        many.step([*actions[:2], wrong])
    assert (refusal.value.game, refusal.value.action, refusal.value.legal) == (2, wrong, many.legal[2])
    assert many.rows() == rows
    many.step(actions)
    assert many.rows() != rows
