from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest

import parlour
from parlour import GAMES, Rng
from parlour.contract import positions
from parlour.kernel.state import CHANCE
from parlour.search.duels import PROPOSED, Duel, Trials
from parlour.search.playouts import Witness

if TYPE_CHECKING:
    from parlour.kernel.game import Setup, View
    from parlour.kernel.state import RawEvent, State


def decision(setup: Setup, seed: int = 1, number: int = 4) -> tuple[View, list[int]]:
    """A free decision in a random game: a view and the legal actions."""
    for state in positions(setup, seed):
        if state.waiting and state.waiting[0] != CHANCE and len(state.legal(state.waiting[0])) > 1:
            number -= 1
            if number == 0:
                seat = state.waiting[-1]
                return setup.view(state, seat), state.legal(seat)[:]
    raise AssertionError("no such decision")


class Noting(Witness):
    """Sees so many events of every rollout."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.noted: dict[tuple[int, int], list[RawEvent]] = {}

    def enough(self, state: State, events: list[RawEvent]) -> bool:
        return len(events) >= self.wanted

    def begin(self, trial: int, place: int, action: int) -> None:
        self.at = trial, place

    def again(self, place: int, earlier: int) -> None:
        trial, _ = self.at
        self.noted[trial, place] = self.noted[trial, earlier]

    def note(self, state: State, events: list[RawEvent]) -> None:
        assert self.at not in self.noted
        self.noted[self.at] = events


@pytest.mark.parametrize("game", GAMES.own)
def test_actions_are_tried_in_the_same_worlds_with_the_same_luck(game: str) -> None:
    setup = parlour.setup(game, 3)
    view, legal = decision(setup)
    trials = Trials(setup, view, [legal[0], legal[0], legal[-1]], Rng(1), hands=20)
    witness = Noting(3)
    trials.run(6, witness)
    assert trials.values[0] == trials.values[1]
    assert trials.wins[0] == trials.wins[1]
    assert trials.count == len(trials.values[2]) == 6
    assert all(0 <= value <= 1 for values in (*trials.values, *trials.wins) for value in values)
    # Watching changes nothing, and sees only what it asks for.
    unwatched = Trials(setup, view, [legal[0], legal[0], legal[-1]], Rng(1), hands=20)
    unwatched.run(2)
    unwatched.run(4)
    assert (unwatched.values, unwatched.wins) == (trials.values, trials.wins)
    assert sorted(witness.noted) == [(trial, place) for trial in range(6) for place in range(3)]
    assert all(witness.noted[trial, 0] == witness.noted[trial, 1] for trial in range(6))
    assert all(setup.event(raw, view.seat or 0) for events in witness.noted.values() for raw in events)


def test_a_watched_rollout_is_seen_from_the_action_on() -> None:
    setup = parlour.setup("pungi", 3)
    view, legal = decision(setup)
    witness = Noting(1)
    Trials(setup, view, legal, Rng(1)).run(2, witness)
    for (_, place), (first, *_) in witness.noted.items():
        assert legal[place] in first


def test_worlds_fit_the_view_and_secret_choices_are_guessed_anew() -> None:
    setup = parlour.setup("fruitoplay", 3)
    state = setup.state()
    rng = Rng(2)
    while state.waiting[0] == CHANCE:
        state.settle(state.draw(rng))
    first, *_, last = state.waiting
    state.apply(first, state.legal(first)[0])
    view = setup.view(state, last)
    trials = Trials(setup, view, state.legal(last)[:], Rng(3), hands=0)
    chosen = set()
    for _ in range(20):
        world = trials._world()
        assert setup.view(world, last) == view
        world.events = []
        for seat in world.waiting:
            world.apply(seat, world.legal(seat)[0])
        assert world.events
        chosen.add(str(world.events))
    assert len(chosen) > 5


def test_what_the_policy_proposes_can_be_tried_too() -> None:
    setup = parlour.setup("pungi", 3)
    view, legal = decision(setup)
    trials = Trials(setup, view, [*legal, PROPOSED], Rng(1))
    trials.run(40)
    assert set(trials.proposals) <= set(legal)
    for trial, action in enumerate(trials.proposals):
        assert trials.values[-1][trial] == trials.values[legal.index(action)][trial]
    assert len(set(trials.proposals)) > 1  # one choice in 8 is random


def test_rollouts_may_go_to_the_end() -> None:
    setup = parlour.setup("pies", 3)
    view, legal = decision(setup, number=30)
    trials = Trials(setup, view, legal[:2], Rng(1), whole=True)
    trials.run(4)
    assert {win for wins in trials.wins for win in wins} <= {0.0, 1 / 3, 0.5, 1.0}


def test_a_duel_is_the_mean_of_differences_with_its_standard_error() -> None:
    duel = Duel([0.1, 0.3, 0.2, 0.2])
    assert duel.mean == pytest.approx(0.2)
    assert duel.error == pytest.approx(math.sqrt(0.02 / 3 / 4))
    assert math.isinf(Duel([0.1]).error)
    setup = parlour.setup("pungi", 3)
    view, legal = decision(setup)
    trials = Trials(setup, view, legal, Rng(1))
    trials.run(30)
    best = trials.best(list(range(len(legal))), 0, 2)
    worst = min(range(len(legal)), key=lambda place: trials.value(place))
    assert trials.duel(best, best).mean == trials.duel(best, best).error == 0
    halves = [trials.duel(best, worst, first, 2) for first in (0, 1)]
    whole = trials.duel(best, worst)
    assert [half.pairs for half in halves] == [15, 15]
    assert whole.mean == pytest.approx((halves[0].mean + halves[1].mean) / 2)
    assert whole.mean == pytest.approx(trials.value(best) - trials.value(worst))
    chances = trials.duel_of_chances(best, worst)
    assert chances.mean == pytest.approx(trials.chance(best) - trials.chance(worst))


def test_seats_learn_from_trial_to_trial_only_where_all_know_the_same() -> None:
    for game, learns in (("input", True), ("pungi", False), ("pi-mal-pflaumen", False)):
        setup = parlour.setup(game, 3)
        view, legal = decision(setup)
        trials = Trials(setup, view, legal[:2], Rng(1))
        trials.run(30)
        assert trials.learning == learns, game
        assert not Trials(setup, view, legal[:2], Rng(1), counting=True).learning
        gaps = [one - other for one, other in zip(*trials.values, strict=True)]
        assert (trials.duel(0, 1).error > Duel(gaps).error) == learns, game
