"""The review of a game of a match that is over, for a page: in words, with the frames of the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.coach.accounts import Account, moments
from parlour.coach.decisions import TOLERANCE
from parlour.coach.marks import Grade
from parlour.coach.pieces import Task
from parlour.coach.review import collected
from parlour.kernel.errors import ParlourError
from parlour.kernel.state import CHANCE
from parlour.match.frames import beginnings, finished_game, frame_of
from parlour.match.sentences import Telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.coach import Budget, Change, Decision, Finding
    from parlour.coach.pieces import Findings
    from parlour.kernel.play import Play
    from parlour.kernel.state import State
    from parlour.match.match import Match

PUNISHED = -0.02  # how the chance to win must have changed for an error to have been punished


class Try(msgspec.Struct, frozen=True):
    """A move that could have been played."""

    token: str
    sentence: str
    loss: float  # against the best one


class Judged(msgspec.Struct, frozen=True):
    """A decision with a choice, and what the coach makes of it. Losses are values from 0 to 1: the chance to
    win, and for three tenths the margin.
    """

    frame: int  # of the replay, in which it is made; the one before shows what it was made from
    when: str  # it is made, as people call it; nothing, if the game has no word for it
    played: str
    best: str  # the same, if there was no better one
    played_sentence: str  # by itself: it tells nothing about the best one
    played_beside: str  # the same, as it is told beside the best one
    best_sentence: str  # beside the one that was played
    marked: str  # the token whose place on the table is that of what was played, told so
    loss: float
    low: float  # two standard errors below
    high: float  # and above
    points: bool  # whether it cost points rather than a chance to win
    mark: str | None  # slip, mistake or blunder
    only: bool  # whether the only good move was found
    punished: bool | None  # an error: whether the chance to win sank by it; null: not known yet
    reason: str | None
    clue: str | None  # the same for whoever still looks for the better move
    tries: list[Try]  # after an error: all legal moves


class Moment(msgspec.Struct, frozen=True):
    """The chances to win of all seats, after something changed them."""

    frame: int
    when: str  # it was, as in `Judged`; nothing before the first decision
    seat: int | None  # whose decision it was; null: a draw
    chances: list[float]


class Reviewed(msgspec.Struct, frozen=True):
    """What was found so far in a game, for a seat."""

    game: int
    seat: int
    done: bool
    running: bool  # whether somebody looks at it now
    total: int  # decisions with a choice that the seat made
    tolerance: float  # what a try may lose to be right
    decisions: list[Judged]
    moments: list[Moment]  # all or none: they come last
    account: Account | None  # then, too
    grade: Grade | None
    only_moves: int  # found


def task_of(match: Match, game: int, seat: int, budget: Budget) -> Task:
    """What is to be looked at. While a match is under way, that would tell secrets."""
    play = _reviewable(match, game, seat)
    return Task(match.opened.terms, str(play.record), seat, budget)


def reviewed(
    match: Match, game: int, seat: int, findings: Findings, running: bool, locale: str, *, own: bool = True
) -> Reviewed:
    """What was found, for a page. A seat that is not the reader's `own` is called by its name."""
    play = _reviewable(match, game, seat)
    names = [match.at(each).name for each in range(len(match.seats))]
    telling = Telling(match.setup, seat if own else None, names, locale)
    steps = moments(match.setup, play.record)
    whens = ["", *(telling.moment(steps[begin].before) for begin in beginnings(play.steps)[1:])]
    account, grade, only = None, None, 0
    if findings.done:
        found: list[Finding] = [*findings.decisions, *findings.changes]
        (mine,) = collected(match.setup, play.record, found, seat).seats
        account, grade, only = mine.account, mine.grade, mine.only_moves
    return Reviewed(
        game=game,
        seat=seat,
        done=findings.done,
        running=running,
        total=sum(each.free and each.step.seat == seat for each in steps),
        tolerance=TOLERANCE,
        decisions=[
            _judged(play, steps[each.step].before, each, findings, telling, whens)
            for each in findings.decisions
        ],
        moments=_moments(play, findings.changes, whens),
        account=account,
        grade=grade,
        only_moves=only,
    )


def _reviewable(match: Match, game: int, seat: int) -> Play:
    play = finished_game(match, game, seat)
    if not play.over:
        raise ParlourError("review-unfinished")
    return play


def _judged(
    play: Play,
    before: State,
    decision: Decision,
    findings: Findings,
    telling: Telling,
    whens: Sequence[str],
) -> Judged:
    frame = frame_of(play.steps, decision.step)
    setup = play.setup
    aspects, view = setup.game.aspects(setup), setup.open_view(before)
    beside = aspects.apart(view, decision.played, decision.best)
    better = aspects.apart(view, decision.best, decision.played)
    said = telling.tokens([decision.played, beside, better, *decision.losses])
    played, played_beside, best, *others = said
    return Judged(
        frame=frame,
        when=whens[frame],
        played=decision.played,
        best=decision.best,
        played_sentence=played,
        played_beside=played_beside,
        best_sentence=best,
        marked=decision.played if beside == decision.played else decision.best,
        loss=decision.loss,
        low=decision.low,
        high=decision.high,
        points=decision.costs_points,
        mark=decision.mark,
        only=decision.only,
        punished=_punished(decision, findings) if decision.mark and findings.done else None,
        reason=telling.reason(decision.reason, view, decision.seat) if decision.reason else None,
        clue=_clue(decision, telling),
        tries=[
            Try(token, sentence, loss)
            for (token, loss), sentence in zip(decision.losses.items(), others, strict=True)
        ],
    )


def _clue(decision: Decision, telling: Telling) -> str | None:
    """What comes of the better move; nothing, if that does not say why it is better."""
    if not decision.reason or decision.reason.kind:
        return None
    return telling.clue(decision.reason, decision.seat)


def _punished(decision: Decision, findings: Findings) -> bool:
    """Several decisions of a seat without another one between them are one change."""
    seat = decision.seat
    later = (each for each in findings.changes if each.seat == seat and each.step >= decision.step)
    change = next(later, None)
    return change is not None and change.change[seat] <= PUNISHED


def _moments(play: Play, changes: Sequence[Change], whens: Sequence[str]) -> list[Moment]:
    seats = play.setup.seats
    chances = [1.0 / seats] * seats
    found = []
    for each in changes:
        chances = [chance + change for chance, change in zip(chances, each.change, strict=True)]
        seat = None if each.seat == CHANCE else each.seat
        frame = frame_of(play.steps, each.step)
        found.append(Moment(frame, whens[frame], seat, chances))
    return found
