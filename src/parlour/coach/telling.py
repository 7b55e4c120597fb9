"""A review in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.coach.accounts import moments
from parlour.coach.decisions import SURE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.coach.accounts import Moment
    from parlour.coach.decisions import Decision
    from parlour.coach.marks import Grade
    from parlour.coach.review import Review, SeatReview
    from parlour.kernel.game import Setup
    from parlour.kernel.record import Record
    from parlour.words import Words

HARDLY: Final = 0.005  # a loss that reads as 0%
LARGEST: Final = 3  # errors that are told; who wants more asks for all decisions


class Part(msgspec.Struct, frozen=True):
    """A part of what a game brought, as a number and in words."""

    change: float
    line: str


class SeatReport(msgspec.Struct, frozen=True):
    """One seat of a review, in words."""

    name: str
    result: str
    accounts: list[Part]
    errors: str
    worst: list[str]  # the largest errors, the largest first
    notes: list[str]  # how sure it is, good moves, and the grade


def tell(
    setup: Setup, record: Record, review: Review, words: Words, names: Sequence[str]
) -> list[SeatReport]:
    """All seats of a review. The words are those of the game and of the coach."""
    steps = moments(setup, record)
    return [_report(setup, steps, review, seat, words, names) for seat in review.seats]


def errors(decisions: Sequence[Decision], seat: int) -> list[Decision]:
    """A seat's marked decisions, the largest loss first; those that may be next to none come last."""
    marked = [decision for decision in decisions if decision.mark and decision.seat == seat]
    return sorted(marked, key=lambda decision: (doubtful(decision), -decision.loss))


def doubtful(decision: Decision) -> bool:
    """Whether its interval begins at what reads as 0%: nobody is told that this was an error for sure."""
    return decision.low < HARDLY


def _report(
    setup: Setup,
    steps: Sequence[Moment],
    review: Review,
    seat: SeatReview,
    words: Words,
    names: Sequence[str],
) -> SeatReport:
    account = seat.account
    parts = {"draw": account.draw, "play": account.play, "guesses": account.guesses}
    accounts = [
        Part(change, words(f"review-{name}", change=signed(words, change))) for name, change in parts.items()
    ]
    others = [other for other in range(len(names)) if other != account.seat]
    accounts += [
        Part(change, words("review-others", change=signed(words, change), name=names[other]))
        for other, change in zip(others, account.others, strict=True)
    ]
    mine = sum(decision.seat == account.seat for decision in review.decisions)
    worst = errors(review.decisions, account.seat)[:LARGEST]
    notes = [words("review-noise", noise=words.share(SURE * account.noise, 0))]
    notes += [words("review-only", count=seat.only_moves)] if seat.only_moves else []
    return SeatReport(
        name=names[account.seat],
        result=words(
            "review-result",
            name=names[account.seat],
            result=words.share(account.result, 0),
            even=words.share(account.even, 0),
            change=signed(words, account.result - account.even),
        ),
        accounts=accounts,
        errors=words("review-errors" if worst else "review-no-errors"),
        worst=[_error(setup, steps[decision.step], decision, words, names) for decision in worst],
        notes=[*notes, _graded(seat.grade, mine, words)] if seat.grade else notes,
    )


def _error(setup: Setup, moment: Moment, decision: Decision, words: Words, names: Sequence[str]) -> str:
    say, aspects = setup.game.say, setup.game.aspects(setup)
    view = setup.open_view(moment.before)
    at = aspects.moment(view, words)
    played, best = decision.played, decision.best
    told = words(
        "review-error",
        at=at or words("review-move", step=decision.step + 1),
        mark="doubtful" if doubtful(decision) else decision.mark,
        played=say(setup, aspects.apart(view, played, best), words, names),
        best=say(setup, aspects.apart(view, best, played), words, names),
        loss=words.share(decision.loss, 0),
        low=words.share(decision.low, 0),
        high=words.share(decision.high, 0),
        cost="points" if decision.costs_points else "chance",
    )
    if not decision.reason:
        return told
    return f"{told} {aspects.tell(decision.reason, view, words, names, decision.seat)}"


def _graded(grade: Grade, total: int, words: Words) -> str:
    """How well it was played in so many decisions, as far as one game tells."""
    weakest, strongest = grade.weakest, grade.strongest
    place = "between" if weakest and strongest else "best" if weakest else "worst" if strongest else "any"
    return words(
        "review-grade",
        decisions=grade.decisions,
        total=total,
        loss=words.share(grade.loss, 1),
        place=place,
        weakest=weakest or "",
        strongest=strongest or "",
    )


def signed(words: Words, change: float) -> str:
    """A part of the chance to win, with its sign."""
    shown = words.share(change, 0)
    return f"+{shown}" if change > 0 and any(digit in shown for digit in "123456789") else shown
