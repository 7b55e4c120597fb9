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
from parlour.coach.decisions import judge
from parlour.coach.marks import MARKS, File, Measured, Rung, between, grade, marked, measured, thresholds
from parlour.coach.telling import errors, tell
from parlour.games.pungi.rules import PLAY, Pungi
from parlour.search.duels import Trials
from parlour.words import LOCALES, words_for

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


def decision(**facts: object) -> Decision:
    plain = Decision(
        step=1,
        seat=0,
        played="play:frog-1",
        best="play:frog-2",
        loss=0.2,
        low=0.1,
        high=0.3,
        counts=True,
        only=False,
        chance=0.5,
        gain=0.0,
        pairs=100,
    )
    return msgspec.structs.replace(plain, **facts)


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


def judged(state: Pungi, action: int) -> Decision:
    moment = Moment(0, Step(state.waiting[0], action, []), state, state)
    return judge(SETUP, moment, "1", Budget(iterations=50, first=20, pairs=60, hands=50), 0.03)


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
        assert len(told.notes) == 4
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
