"""Accounts add up, to the last digit, whoever plays what."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean, stdev
from typing import TYPE_CHECKING

import msgspec
import pytest

import parlour
from parlour import GAMES, ParlourError, Rng, contract
from parlour.coach.accounts import account, changes, moments, together
from parlour.coach.chances import Prospects, Step
from parlour.kernel.state import CHANCE
from tests import toy

if TYPE_CHECKING:
    from parlour.coach.accounts import Change
    from parlour.kernel.game import Setup

SETUPS = [*(GAMES.own[game].setup(2 if game == "input" else 3) for game in GAMES.own), toy.GAME.setup(2)]
WHOLE = ("pungi", "fruitoplay", "toy")  # where a play-out takes no time


def changed(setup: Setup, seed: int, rollouts: int = 1) -> list[Change]:
    record = contract.random_play(setup, seed).record
    prospects = Prospects(setup, rollouts, Rng(seed), whole=setup.game.id in WHOLE)
    return list(changes(prospects, moments(setup, record)))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game.id)
def test_every_account_adds_up_to_the_result_less_an_even_share(setup: Setup) -> None:
    seed = 1
    play = contract.random_play(setup, seed)
    found = changed(setup, seed)
    assert {change.seat for change in found} == {CHANCE, *range(setup.seats)}
    for seat in range(setup.seats):
        told = account(seat, play.winners, setup.seats, found, [0.1, -0.03])
        assert told.even == 1 / setup.seats
        assert told.result == (1 / len(play.winners) if seat in play.winners else 0)
        assert len(told.others) == setup.seats - 1
        parts = told.draw + told.play + told.guesses + sum(told.others)
        assert parts == pytest.approx(told.result - told.even, abs=1e-12)
        assert told.play == pytest.approx(0.07)
        assert told.noise >= 0
    for change in found:  # what one seat gains, others lose
        assert sum(change.change) == pytest.approx(0, abs=1e-12)


def test_what_a_decision_turns_up_is_luck_of_the_draw() -> None:
    """At Pungi the last card of a round lays a new row, and hands get new cards: those are draws."""
    setup = parlour.setup("pungi", 3)
    record = contract.random_play(setup, 1).record
    steps = moments(setup, record)
    drawn = {change.step for change in changed(setup, 1) if change.seat == CHANCE}
    rounds = [moment.number for moment in steps if moment.after.scores() != moment.before.scores()]
    assert len(drawn & set(rounds)) > 5
    quiet = [moment.number for moment in steps[3:] if len(moment.after.waiting) == 1]
    assert set(quiet) - drawn, "most cards turn up nothing"


def test_a_shuffle_that_nobody_has_seen_changes_nothing() -> None:
    setup = parlour.setup("pungi", 3)
    (snakes,) = [number for number, step in enumerate(steps_of(setup)) if step == "snakes"]
    assert not [change for change in changed(setup, 1) if change.step == snakes]


def steps_of(setup: Setup) -> list[str]:
    return [step.words[0] for step in contract.random_play(setup, 1).record.steps]


@pytest.mark.parametrize("game", ["pies", "pi-mal-pflaumen"])
def test_before_a_deal_chances_rest_on_what_may_be_dealt(game: str) -> None:
    """Else the policy's estimate before the deal would be compared with rollouts after it, and whoever it
    judges too well would seem unlucky with every deal.
    """
    setup = parlour.setup(game, 3)
    steps = moments(setup, contract.random_play(setup, 1).record)
    deals = [
        later.before
        for earlier, later in pairwise(steps)
        if later.step.seat == CHANCE and earlier.step.seat != CHANCE
    ]
    assert len(deals) == 2, "one before each round but the first"
    for state in deals:
        assert max(Prospects(setup, 6, Rng(1), whole=False).of(state).variances) > 1e-9


def test_choices_at_the_same_time_are_one_block_until_the_reveal() -> None:
    setup = toy.GAME.setup(2)
    steps = moments(setup, contract.random_play(setup, 1).record)
    assert [together(steps[at:]) for at in (0, 1, 5)] == [1, 4, 4]
    found = [change for change in changed(setup, 1) if change.step == 4]
    assert sorted(change.seat for change in found) == [0, 1]


def test_a_forced_game_belongs_to_the_draw() -> None:
    """Who has no choice changes nothing, whatever their move brings."""
    setup = parlour.setup("pungi", 3)
    steps = [moment for moment in moments(setup, contract.random_play(setup, 1).record) if not moment.free]
    assert all(moment.step.seat == CHANCE for moment in steps)
    toys = toy.GAME.setup(2)
    last = moments(toys, contract.random_play(toys, 1).record)[-4:]
    assert [moment.free for moment in last] == [False, True, False, True]  # the last card, doubled or not


def test_luck_of_the_draw_has_mean_0() -> None:
    setup = parlour.setup("pungi", 3)
    lucky = [
        sum(change.change[0] for change in changed(setup, seed) if change.seat == CHANCE)
        for seed in range(30)
    ]
    assert abs(fmean(lucky)) < 4 * stdev(lucky) / len(lucky) ** 0.5
    assert stdev(lucky) > 0.1


def test_chances_at_the_end_are_the_result() -> None:
    setup = parlour.setup("pungi", 3)
    play = contract.random_play(setup, 1)
    end = moments(setup, play.record)[-1].after
    prospects = Prospects(setup, 3, Rng(1), whole=True)
    chances = prospects.of(end)
    assert [seat for seat, chance in enumerate(chances.means) if chance] == play.winners
    assert sum(chances.means) == pytest.approx(1)
    assert not any(chances.variances)


def test_chances_know_how_sure_they_are() -> None:
    """A quarter of the noise comes with sixteen times as many rollouts."""
    setup = parlour.setup("pungi", 3)
    state = moments(setup, contract.random_play(setup, 1).record)[5].before
    few, many = (Prospects(setup, count, Rng(1), whole=True).of(state) for count in (20, 320))
    assert 3 < (sum(few.variances) / sum(many.variances)) ** 0.5 < 5
    assert sum(many.means) == pytest.approx(1)


def test_news_is_what_could_have_come_up_otherwise() -> None:
    setup = parlour.setup("input", 2)
    rng = Rng(1)
    state = setup.state()
    while state.waiting[0] == CHANCE:
        state.settle(state.draw(rng))
    prospects = Prospects(setup, 6, Rng(1), whole=False)
    seat = state.waiting[0]
    lift = Step(seat, setup.action("lift:1"), [])
    assert prospects.brings_news(state, [lift])
    lift.take(state)
    assert not prospects.brings_news(state, [Step(seat, state.legal(seat)[0], [])])
    single = Prospects(setup, 1, Rng(1), whole=False)  # with few rollouts one looks as often
    assert not single.brings_news(state, [Step(seat, state.legal(seat)[0], [])])


def test_only_a_finished_game_can_be_reviewed() -> None:
    setup = parlour.setup("pungi", 3)
    record = contract.random_play(setup, 1).record
    with pytest.raises(ParlourError) as refusal:
        moments(setup, msgspec.structs.replace(record, steps=record.steps[:-1]))
    assert refusal.value.code == "review-unfinished"
