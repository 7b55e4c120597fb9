from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest

import parlour
from parlour import ParlourError, Rng, coach, contract
from parlour.coach import Budget, Change, Decision, Grade
from parlour.coach.accounts import Moment
from parlour.coach.chances import Step
from parlour.coach.decisions import (
    TOLERANCE,
    Found,
    closer,
    contested,
    explained,
    judge,
    latest,
    try_again,
)
from parlour.coach.marks import MARKS, File, Measured, Rung, between, grade, marked, measured, thresholds
from parlour.coach.pieces import Findings, Task, piece
from parlour.coach.telling import errors, tell
from parlour.games import Terms
from parlour.games.pungi.rules import PLAY, Pungi
from parlour.search.duels import PROPOSED, Trials
from parlour.words import LOCALES, words_for
from tests.coach.judged import decision

if TYPE_CHECKING:
    from parlour.coach import Finding
    from parlour.kernel.record import Record

QUICK = Budget(iterations=20, first=4, pairs=20, rollouts=2, hands=5)
SETUP = parlour.setup("pungi", 3)


@cache
def record() -> Record:
    return contract.random_play(SETUP, 1).record


@cache
def findings(seat: int | None = 1, seed: int = 0) -> list[Finding]:
    return list(coach.review(SETUP, record(), seat, seed, QUICK))


def test_a_review_comes_piece_by_piece_and_adds_up() -> None:
    found = findings()
    decisions = [finding for finding in found if isinstance(finding, Decision)]
    assert [each.step for each in decisions] == [
        number for number, step in enumerate(record().steps) if step.seat == 1
    ]
    assert all(each.seat == 1 and each.low <= each.loss <= each.high for each in decisions)
    reviewed = coach.collected(SETUP, record(), found, 1)
    (mine,) = reviewed.seats
    told = mine.account
    assert told.play == pytest.approx(sum(each.gain for each in decisions))
    parts = told.draw + told.play + told.guesses + sum(told.others)
    assert parts == pytest.approx(told.result - told.even, abs=1e-12)
    assert mine.only_moves == sum(each.only for each in decisions)
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=coach.Review) == reviewed


def test_a_review_is_repeatable_and_goes_on_where_it_stopped() -> None:
    found = findings()
    rest = list(coach.review(SETUP, record(), 1, 0, QUICK, done=found[:4]))
    assert found[:4] + rest == found
    decisions = [finding for finding in found if isinstance(finding, Decision)]
    assert list(coach.review(SETUP, record(), 1, 0, QUICK, done=found)) == []
    assert all(
        isinstance(each, Change) for each in coach.review(SETUP, record(), 1, 0, QUICK, done=decisions)
    )
    assert findings(seed=1) != found


def test_a_review_has_a_name_that_says_what_it_depends_on() -> None:
    names = {
        coach.key(record(), 1),
        coach.key(record(), 1, seed=1),
        coach.key(record(), None),
        coach.key(record(), 1, budget=QUICK),
        coach.key(msgspec.structs.replace(record(), steps=()), 1),
    }
    assert len(names) == 5
    assert coach.key(record(), 1) == coach.key(record(), 1, 0, Budget())


def test_a_long_game_gets_no_more_work_than_a_short_one() -> None:
    budget = Budget(iterations=1000, first=40, pairs=2000, decisions=10, rollouts=400, steps=50)
    assert budget.shared(10) == budget.shared(3) == budget
    long = budget.shared(100)
    assert (long.iterations, long.first, long.pairs) == (100, 4, 200)
    assert (budget.looks(40), budget.looks(200)) == (400, 100)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ParlourError) as refusal:
        next(coach.review(SETUP, record(), 3))
    assert refusal.value.code == "no-such-seat"


def last_round(seed: int, played: int) -> Pungi:
    """A position of the last round of a random game, with so many cards played."""
    for state in contract.positions(SETUP, seed):
        assert isinstance(state, Pungi)
        if len(state.used) == played and state.phase == PLAY:
            return state
    raise AssertionError("no such position")


MARKED = (0.03, 0.06, 0.12)


def judged(state: Pungi, action: int) -> Decision:
    moment = Moment(0, Step(state.waiting[0], action, []), state, state)
    return judge(SETUP, moment, "1", Budget(iterations=50, first=20, pairs=60, hands=50), MARKED)


def test_a_bad_move_is_found_and_a_good_one_costs_nothing() -> None:
    state = last_round(3, 34)  # here one card is far better than all others
    seat = state.waiting[0]
    legal = state.legal(seat)
    trials = Trials(SETUP, SETUP.view(state, seat), legal[:], Rng(1))
    trials.run(100)
    order = sorted(range(len(legal)), key=trials.value)
    true = trials.duel(order[-1], order[0])
    assert true.mean > 0.5
    bad, good = judged(state, legal[order[0]]), judged(state, legal[order[-1]])
    assert bad.counts
    assert bad.loss == pytest.approx(true.mean, abs=0.1)
    assert 0 < bad.low < bad.loss < bad.high
    assert bad.best == good.played == good.best
    assert marked(bad, "pungi").mark == "blunder"
    assert good.loss == good.low == 0
    assert good.only
    assert not bad.only
    assert good.gain > 0 > bad.gain


def test_every_error_has_a_reason() -> None:
    marked = [each for each in findings() if isinstance(each, Decision) and each.mark]
    assert marked
    assert all(each.reason for each in marked)


def test_whoever_plays_the_best_move_loses_nothing() -> None:
    few = Budget(iterations=5, first=2, pairs=8, hands=0)  # each half of the worlds may prefer another move
    for seed in range(3):
        state = last_round(seed, 30)
        for action in state.legal(state.waiting[0]):
            moment = Moment(0, Step(state.waiting[0], action, []), state, state)
            found = judge(SETUP, moment, "1", few, MARKED)
            assert (found.loss == 0) == (found.best == found.played)


def told(*values: list[float]) -> Trials:
    """Trials whose outcomes are given: the values of each action, world by world."""
    state = last_round(3, 34)
    actions = state.legal(state.waiting[0])[:1] * len(values)
    trials = Trials(SETUP, SETUP.view(state, state.waiting[0]), actions, Rng(1))
    trials.values = [each[:] for each in values]
    trials.count = len(values[0])
    return trials


def around(middle: float, wide: float, count: int = 200, shift: int = 0) -> list[float]:
    """Values with this mean and spread, the same in both halves."""
    return [middle + wide * (-1) ** (world // 2 + shift) for world in range(count)]


def test_a_duel_ends_when_its_mark_is_settled_or_cannot_be_settled() -> None:
    def done(loss: float, wide: float, limit: int, count: int = 200) -> bool:
        better, worst = around(0.5 + loss, wide, count), [0.0] * count
        return Found(told([0.5] * count, better, worst), 2, 2).done(MARKED, limit)

    assert done(0.045, 0.05, 100000)  # within a third of a slip
    assert done(0.3, 0.5, 100000)  # a blunder, whatever its size
    assert not done(0.3, 0.5, 100000, count=60)  # too early to say so
    assert not done(0.1, 0.3, 2000)  # a mistake, or a blunder? That can be found out,
    assert done(0.1, 0.3, 210)  # but not with so few
    assert not done(0.1, 0.6, 10000)


def test_what_tells_nothing_more_is_dropped() -> None:
    played, good, bad, worst = [0.5] * 200, around(0.6, 0.3), around(0.3, 0.2), [0.0] * 200
    trials = told(played, good, bad, worst)
    Found(trials, 3, 3).drop_losers()
    assert trials.open == [True, True, False, False]
    near = told(around(0.57, 0.3, shift=1), good, around(0.55, 0.3, shift=1), around(0.59, 0.3, shift=1))
    Found(near, 3, 3).drop_losers()
    assert all(near.open)


def test_a_move_without_a_rival_loses_nothing_and_is_not_praised() -> None:
    found = Found(told([0.5] * 200, [0.0] * 200), 1, 1)
    assert (found.loss, found.only) == (0, False)


def test_moves_that_are_surely_wrong_are_tried_less_often() -> None:
    state = last_round(3, 34)
    seat = state.waiting[0]
    view, legal = SETUP.view(state, seat), state.legal(seat)[:]
    trials, whole = (Trials(SETUP, view, legal, Rng(1)) for _ in range(2))
    whole.run(200)
    best = max(range(len(legal)), key=whole.value)
    try_again(trials, best, 200)
    assert trials.count == 200
    assert trials.values[best] == whole.values[best]
    assert not all(trials.open)
    for place, values in enumerate(trials.values):
        assert values == whole.values[place][: len(values)]
        if not trials.open[place]:
            assert len(values) < 200
            assert whole.duel(best, place).mean > TOLERANCE


def test_dropped_moves_are_compared_in_the_worlds_they_were_tried_in() -> None:
    state = last_round(3, 34)
    seat = state.waiting[0]
    view, legal = SETUP.view(state, seat), state.legal(seat)[:]
    trials, whole = (Trials(SETUP, view, [*legal, PROPOSED], Rng(1)) for _ in range(2))
    for each in (trials, whole):
        each.run(20)
    trials.drop(1)
    trials.drop(len(legal))
    for each in (trials, whole):
        each.run(20)
    assert [len(values) for values in trials.values] == [40, 20, *[40] * (len(legal) - 2), 20]
    assert trials.values[1] == whole.values[1][:20]
    assert trials.duel(0, 1).pairs == 20
    assert len(trials.proposals) == 20


def test_a_closer_look_takes_fresh_worlds_and_narrows_the_interval() -> None:
    state = last_round(3, 34)
    seat = state.waiting[0]
    moment = Moment(0, Step(seat, state.legal(seat)[0], []), state, state)
    budget = Budget(iterations=50, first=20, pairs=60, hands=50)
    trials = Trials(SETUP, SETUP.view(state, seat), state.legal(seat)[:], Rng(1))
    trials.run(100)
    order = sorted(range(len(trials.actions)), key=trials.value)
    best, played = (SETUP.token(trials.actions[order[at]]) for at in (-1, 0))
    first = decision(seat=seat, played=played, best=best, loss=0.1, low=-0.3, high=0.5, losses={played: 0.1})
    second = closer(SETUP, moment, first, "1", budget)
    third = closer(SETUP, moment, second, "1", budget)
    assert (second.pairs, second.raced, third.pairs, third.raced) == (200, 100, 300, 200)
    true = trials.duel(order[-1], order[0]).mean
    assert second.loss == pytest.approx((0.1 + true) / 2, abs=0.1)
    sunk = trials.duel_of_chances(order[-1], order[0]).mean
    assert second.chances == pytest.approx((first.chances + sunk) / 2, abs=0.1)
    assert abs(true - third.loss) < abs(true - second.loss) < abs(true - 0.1)
    assert third.high - third.low < second.high - second.low < 0.8
    assert third.low < third.loss < third.high
    assert second.losses == {played: second.loss}
    assert closer(SETUP, moment, first, "1", budget) == second != closer(SETUP, moment, first, "2", budget)


def test_the_race_is_for_the_largest_error() -> None:
    small = decision(step=1, loss=0.05, low=0.04, high=0.06)
    large = decision(step=2, loss=0.3, low=0.25, high=0.35)
    rival = decision(step=3, loss=0.25, low=0.15, high=0.35)
    forced = decision(step=4, loss=0.3, low=0.0, high=0.6, counts=False)
    right = decision(step=5, loss=0.0, low=-0.3, high=0.6, best="play:frog-1")
    assert contested([small, large], 0.03) is None
    assert contested([small, large, rival, forced, right], 0.03) == rival
    assert contested([large], 0.03) is None
    assert contested([], 0.03) is None
    exact = decision(step=6, loss=0.3, low=0.3, high=0.3)
    assert contested([exact, msgspec.structs.replace(exact, step=7)], 0.03) is None


def test_a_race_goes_on_where_it_stopped_and_its_last_word_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.coach.marks.measured", lambda: File(reviewer=1, command="", games={}))
    budget = msgspec.structs.replace(QUICK, pairs=100)
    played = contract.random_play(SETUP, 3).record
    found = list(coach.review(SETUP, played, 0, 0, budget))
    decisions = [each for each in found if isinstance(each, Decision)]
    again = [each for each in decisions if each.raced]
    assert again, "two errors of this game are about as large"
    assert sum(each.raced for each in latest(decisions)) <= 200
    for stop in (len(decisions) - 1, len(decisions) - len(again), len(decisions) - len(again) + 1):
        assert list(coach.review(SETUP, played, 0, 0, budget, done=found[:stop])) == found[stop:]
    whole = coach.collected(SETUP, played, found, 0)
    assert whole.decisions == latest(decisions)
    assert len(whole.decisions) == len(decisions) - len(again)
    for each in whole.decisions:
        assert bool(each.losses) >= bool(each.mark)
    task = Task(Terms.of(SETUP), str(played), 0, budget)
    piece_by_piece = Findings()
    while not piece_by_piece.done:
        known = msgspec.structs.replace(task, known=piece_by_piece.decisions)
        piece_by_piece = piece_by_piece.and_also(piece(known))
    assert piece_by_piece.decisions == whole.decisions
    assert piece_by_piece.changes == whole.changes


def test_an_error_that_is_found_late_can_be_tried_again() -> None:
    state = last_round(3, 34)
    seat = state.waiting[0]
    legal = state.legal(seat)
    moment = Moment(0, Step(seat, legal[0], []), state, state)
    budget = Budget(iterations=50, first=20, pairs=60, hands=50)
    found = judged(state, legal[0])
    bare = msgspec.structs.replace(found, losses={}, reason=None)
    late = explained(SETUP, moment, bare, "1", budget)
    assert set(late.losses) == {SETUP.token(action) for action in legal}
    assert late.losses[found.played] == max(0.0, found.loss)
    assert explained(SETUP, moment, late, "2", budget) == late


def test_a_decision_that_decides_nothing_does_not_count() -> None:
    state = last_round(7, 35)  # whatever is played, the same snake is left
    found = judged(state, state.legal(state.waiting[0])[0])
    assert not found.counts
    assert not found.only
    assert marked(found, "pungi").mark is None


def test_marks_need_size_certainty_and_a_choice() -> None:
    begin = thresholds("pungi")
    assert list(begin) == sorted(begin)
    for name, least in zip(MARKS, begin, strict=True):
        assert marked(decision(loss=least), "pungi").mark == name
    assert marked(decision(loss=begin[0] / 2), "pungi").mark is None
    assert marked(decision(low=-0.01), "pungi").mark is None
    assert marked(decision(counts=False), "pungi").mark is None
    assert thresholds("a game that nobody has measured") == (0.03, 0.06, 0.12)


LEVELS = (Rung("novice", 0.08, 0.01, 20), Rung("regular", 0.04, 0.01, 20), Rung("master", 0.01, 0.01, 20))


def test_a_grade_lies_between_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    file = File(reviewer=1, command="", games={"pungi": Measured(seats=4, marks=(1, 2, 3), levels=LEVELS)})
    monkeypatch.setattr("parlour.coach.marks.measured", lambda: file)
    assert between(LEVELS, 0.05) == ("novice", "regular")
    assert between(LEVELS, 0.2) == (None, "novice")
    assert between(LEVELS, 0.0) == ("master", None)
    losses = [0.05, 0.02, 0.08, 0.05]
    found = grade([decision(loss=loss) for loss in losses] + [decision(loss=1.0, counts=False)], "pungi")
    assert found
    assert (found.decisions, found.above, found.below) == (4, "novice", "regular")
    assert found.loss == pytest.approx(0.05)
    assert found.low < found.loss < found.high
    assert (found.weakest, found.strongest) == ("novice", "master")
    assert grade([decision()], "pungi") is None
    assert grade([decision()] * 5, "unknown") is None


def test_what_was_measured_fits_the_reviewer() -> None:
    assert measured().reviewer == coach.REVIEWER


@pytest.mark.parametrize("locale", LOCALES)
def test_a_review_is_told_in_every_language(locale: str) -> None:
    words = words_for(SETUP.game.package, "parlour.coach", locale=locale)
    reviewed = coach.collected(SETUP, record(), findings(), 1)
    (mine,) = reviewed.seats
    shown: set[str] = set()
    for above, below in (("novice", "casual"), ("master", None), (None, "novice"), (None, None)):
        graded = Grade(
            5, 0.03, 0.01, 0.05, above or None, below or ("x" if not above else None), above, below
        )
        marks = [decision(seat=1, mark=mark, loss=0.1 + at) for at, mark in enumerate(MARKS)]
        seat = msgspec.structs.replace(mine, grade=graded, only_moves=len(shown) + 1)
        (told,) = tell(
            SETUP, record(), msgspec.structs.replace(reviewed, seats=[seat], decisions=marks), words, "ABC"
        )
        lines = [told.result, *(part.line for part in told.accounts), told.errors, *told.worst, *told.notes]
        assert len(told.accounts) == 5
        assert len(told.worst) == 3
        assert len(told.notes) == 3
        assert not [line for line in lines if "{" in line]
        assert all(line.startswith(words("pungi-moment", round=1, phase="play")) for line in told.worst)
        shown.add(told.notes[-1])
    assert len(shown) == 4
    (told,) = tell(SETUP, record(), msgspec.structs.replace(reviewed, decisions=[]), words, "ABC")
    assert told.worst == []


def test_the_largest_errors_come_first() -> None:
    found = [
        decision(loss=0.1, mark="slip"),
        decision(loss=0.3, mark="blunder"),
        decision(),
        decision(seat=1),
    ]
    assert [each.loss for each in errors(found, 0)] == [0.3, 0.1]
    found.append(decision(loss=0.4, low=0.004, mark="blunder"))  # it may be next to nothing
    assert [each.loss for each in errors(found, 0)] == [0.3, 0.1, 0.4]


def test_what_costs_points_rather_than_a_chance_is_called_so() -> None:
    def told(chances: float) -> bool:
        return decision(loss=0.08, chances=chances).costs_points

    assert [told(0.1), told(0.05), told(0.03), told(-0.01)] == [False, False, True, True]
    state = last_round(3, 34)
    legal = state.legal(state.waiting[0])
    for found in [judged(state, action) for action in legal]:
        assert abs(found.chances) <= 1
        assert (found.loss > 0) or found.chances == 0


def test_what_may_be_no_error_is_not_called_one() -> None:
    words = words_for(SETUP.game.package, "parlour.coach", locale="en")
    reviewed = coach.collected(SETUP, record(), findings(), 1)
    doubtful = [decision(seat=1, loss=0.4, low=0.004, mark="blunder")]
    (told,) = tell(SETUP, record(), msgspec.structs.replace(reviewed, decisions=doubtful), words, "ABC")
    assert "a slip, perhaps: “" in told.worst[0]
