"""Reasons: what is claimed comes true in other worlds, too, and nothing is claimed without need."""

from __future__ import annotations

import math
from itertools import islice
from typing import TYPE_CHECKING

import pytest

import parlour
from parlour import GAMES, Rng
from parlour.kernel.aspects import EACH, ENDS, EVENS, GAME, LATER, SPEAKS
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


def tallied(*found: dict[str, float]) -> Tally:
    """What comes of some actions at Input: every aspect in so many of all cases, and amounts as they are."""
    setup = parlour.setup("input", 2)
    view, legal = first(setup)
    made = Tally(setup, view, Trials(setup, view, legal[: len(found)], Rng(1)))
    for place, each in enumerate(found):
        for trial in range(TRIALS):
            made.add(
                place,
                {
                    name: much if name in made.aspects.amounts else 1.0
                    for name, much in each.items()
                    if name in made.aspects.amounts or trial < TRIALS * much
                },
            )
    return made


NONE_GAINED = {"points": 0.0, "theirs": 0.0}


def alike(*found: dict[str, float]) -> tuple[str, str]:
    reason = tallied(*[NONE_GAINED | each for each in found]).alike([*range(len(found))])
    assert reason is not None
    return reason.kind, reason.aspect


def later(here: dict[str, float], there: dict[str, float]) -> tuple[str, str]:
    reason = tallied(NONE_GAINED | here, NONE_GAINED | there).later(0, 1, better=0)
    assert reason is not None
    return reason.kind, reason.aspect


def test_of_moves_that_are_as_good_what_rivals_do_is_told_first() -> None:
    both = {"other:9,1": 0.3, "announces": 0.8}
    assert alike(both, both, both) == (EACH, "other:9,1")
    rare = {"other:9,1": 0.2, "announces": 0.8}
    assert alike(rare, rare) == (EACH, "announces")
    assert alike(rare, both) == (EACH, "announces")  # rather than what one of them prevents


def test_of_moves_that_are_as_good_no_amounts_that_are_alike_are_told() -> None:
    assert alike({"points": 4.0}, {"points": 0.0}) == (EVENS, "points")
    assert alike({"theirs": 0.0}, {"theirs": 3.0}) == (EVENS, "theirs")
    assert alike({"wins:4": 0.4}, {"wins:4": 0.3}) == (EACH, "wins:4")
    assert alike({"ready": 0.8}, {"ready": 0.8}) == (EACH, "ready")
    assert alike({"ready": 1.0, "points": 1.0}, {"ready": 1.0, "points": 0.5}) == (EACH, "points")
    assert alike({"wins:4": 0.1, "ready": 1.0}, {"wins:4": 0.1, "ready": 1.0}) == (EACH, "wins:4")
    assert alike({"wins:4": 0.1, "ready": 1.0}, {"ready": 1.0}) == (EACH, "")


def test_what_is_left_for_later_decides_if_nothing_tells_two_moves_apart() -> None:
    assert later({"wins:4": 0.9, "other:9,1": 0.4}, {"wins:4": 0.9, "other:9,1": 0.4}) == (LATER, "")
    assert later({"wins:4": 0.9, "ready": 0.2}, {"wins:4": 0.9}) == (LATER, "")
    assert later({"ready": 0.5}, {"ready": 0.6}) == (LATER, "")


def test_what_speaks_for_the_better_of_two_moves_is_told_and_nothing_against_it() -> None:
    assert later({"wins:4": 0.9, "ready": 0.5}, {"wins:4": 0.9}) == (SPEAKS, "ready")
    assert later({"wins:4": 0.9}, {"wins:4": 0.9, "ready": 0.5}) == (LATER, "")
    assert later({"points": 2.0}, {"other:9,1": 0.4}) == (SPEAKS, "other:9,1")
    assert later({"points": 2.0, "other:9,1": 0.4}, {"other:9,1": 0.4}) == (SPEAKS, "points")
    assert later({"points": 1.0}, {"points": 2.0}) == (LATER, "")


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
    assert tally.alike([0, 1]) is None
    assert tally.later(0, 1, better=0) is None


def test_where_nothing_tells_two_moves_apart_it_is_told_how_the_game_ends() -> None:
    made = tallied(NONE_GAINED, NONE_GAINED)
    trials = made._trials
    trials.wins = [[0.4, 0.5] * (TRIALS // 2), [0.3, 0.4] * (TRIALS // 2)]

    def later(better: int = 0) -> tuple[str, str, float, float]:
        reason = made.later(0, 1, better)
        assert reason is not None
        return reason.kind, reason.aspect, round(reason.here, 3), round(reason.there, 3)

    for points in ([[4.0] * TRIALS, [4.2] * TRIALS], [[4.0] * TRIALS, [5.0] * TRIALS]):
        trials.points = points
        made = Tally(made._setup, first(made._setup)[0], trials)
        for place in (0, 1):
            for _ in range(TRIALS):
                made.add(place, NONE_GAINED)
        assert later() == (LATER, GAME, 0.45, 0.35)  # and no points that speak against the better one
    assert later(better=1) == (LATER, ENDS, 4.0, 5.0)
    trials.wins = [trials.wins[0], trials.wins[0]]
    trials.points = [trials.points[0], trials.points[0]]
    made._ends = {ENDS: trials.points, GAME: trials.wins}
    assert later()[:2] == (LATER, "")
