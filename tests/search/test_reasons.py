"""Reasons: what is claimed comes true in other worlds, too, and nothing is claimed without need."""

from __future__ import annotations

import math
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import parlour
from parlour import GAMES, Rng
from parlour.search.duels import Trials
from parlour.search.reasons import Tally, explains, retried
from tests import toy
from tests.decisions import free_decisions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from parlour.kernel.aspects import Reason
    from parlour.kernel.game import Setup, View

TRIALS = 100
REASONS = 2  # that are tried again, for each game
SURE = 4.5  # standard errors
ROUNDED = 0.005


def reasons(setup: Setup, seed: int) -> Iterator[tuple[View, Reason]]:
    """The reasons that are found in games of the light policy."""
    rng = Rng(seed)
    for state, seat, legal in free_decisions(setup, rng):
        if rng.below(4) == 0:
            view = setup.view(state, seat)
            trials = Trials(setup, view, [legal[0], legal[-1]], rng)
            tally = Tally(setup, view, trials)
            trials.run(TRIALS, tally)
            if reason := tally.reason(0, 1):
                yield view, reason


@pytest.mark.parametrize("game", GAMES.own)
def test_a_claim_holds_in_fresh_worlds(game: str) -> None:
    setup = parlour.setup(game, GAMES[game].seats[0])
    for view, claim in islice(reasons(setup, 3), REASONS):
        again = retried(setup, view, claim, "fresh")
        assert again.aspect == claim.aspect
        error = math.sqrt(2 / TRIALS) * max(claim.spread, again.spread)
        assert abs(again.here - claim.here) <= SURE * error + ROUNDED
        assert abs(again.there - claim.there) <= SURE * error + ROUNDED


def test_the_same_action_has_no_advantage() -> None:
    setup = parlour.setup("pungi", 3)
    view, legal = first(setup)
    trials = Trials(setup, view, [legal[0], legal[0]], Rng(1))
    tally = Tally(setup, view, trials)
    trials.run(TRIALS, tally)
    assert tally.reason(0, 1) is None
    assert tally.column(0, "first") == tally.column(1, "first")


def first(setup: Setup) -> tuple[View, list[int]]:
    play = parlour.Play(setup, Rng(1))
    seat = play.waiting[0]
    return play.view(seat), [setup.action(token) for token in play.legal(seat)]


def test_a_reason_is_one_that_helps() -> None:
    """Whatever else goes along: more points are no reason why an action is worse."""
    setup = parlour.setup("pungi", 3)
    view, legal = first(setup)
    trials = Trials(setup, view, legal[:2], Rng(1))
    trials.values = [[0.6] * TRIALS, [0.5] * TRIALS]

    def tally(*found: dict[str, float]) -> Tally:
        """What always comes of the two actions."""
        made = Tally(setup, view, trials)
        for place, each in enumerate(found):
            for _ in range(TRIALS):
                made.add(place, each)
        return made

    assert tally({"points": 1.0}, {"points": 2.0}).reason(0, 1) is None
    assert tally({"points": 1.2}, {"points": 1.0}).reason(0, 1) is None  # that is hardly any
    reason = tally({"points": 2.0, "first": 1.0}, {"points": 1.0}).reason(0, 1)
    assert reason is not None
    assert (reason.aspect, reason.here, reason.there, reason.spread) == ("first", 1.0, 0.0, 0.0)
    worse = tally({"points": 2.0}, {"points": 1.0}).reason(1, 0)
    assert worse is not None
    assert (worse.aspect, worse.here, worse.there) == ("points", 1.0, 2.0)
    assert (worse.token, worse.against) == (setup.token(legal[1]), setup.token(legal[0]))
    trials.values = [[0.6] * 20, [0.5] * 20]
    few = Tally(setup, view, trials)
    for _ in range(20):
        few.add(0, {"first": 1.0})
        few.add(1, {})
    assert few.reason(0, 1) is None  # nobody knows whether that is always so


def test_what_differs_at_random_explains_what_goes_with_it() -> None:
    count = 400
    rng = Rng(5)
    often = [float(rng.below(2)) for _ in range(count)]
    never = [0.0] * count
    due_to_it = [0.2 * each for each in often]
    constant = [0.1] * count
    assert explains(often, never, due_to_it) == pytest.approx(sum(due_to_it) / count, rel=0.1)
    assert explains(often, never, constant) < 0.02
    assert explains([1.0] * count, never, constant) == pytest.approx(0.1)
    assert explains(often, often, constant) == 0
    some = often[:10]
    assert explains(some, [0.4] * 10, [0.1] * 10) == 0  # might be chance


def test_a_game_without_aspects_has_no_reasons() -> None:
    setup = toy.GAME.setup(2)
    view, legal = first(setup)
    trials = Trials(setup, view, legal[:2], Rng(1), hands=0)
    tally = Tally(setup, view, trials)
    trials.run(30, tally)
    assert tally.found[0] == [{}] * 30
    assert tally.reason(0, 1) is None
