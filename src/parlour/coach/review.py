"""The review of a finished game, piece by piece: first the decisions, then what changed the chances to win.

Every piece follows from the record, the seed and the budget alone, so that a review can be kept under its
`key` and go on where it stopped.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.coach.accounts import Account, Change, account, changes, moments
from parlour.coach.chances import Prospects
from parlour.coach.decisions import Budget, Decision, judge
from parlour.coach.marks import Grade, grade, marked, thresholds
from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from parlour.kernel.game import Setup
    from parlour.kernel.record import Record

REVIEWER: Final = 2  # grows when a review of the same game could come out differently

Finding = Decision | Change


class SeatReview(msgspec.Struct, frozen=True):
    """One seat."""

    account: Account
    grade: Grade | None
    only_moves: int  # found


class Review(msgspec.Struct, frozen=True):
    """All that was found."""

    reviewer: int
    seats: list[SeatReview]
    decisions: list[Decision]
    changes: list[Change]


def key(record: Record, seat: int | None, seed: int | str = 0, budget: Budget | None = None) -> str:
    """The name of a review, under which it can be kept."""
    told = [REVIEWER, seat, str(seed), budget or Budget(), str(record)]
    return sha256(msgspec.json.encode(told)).hexdigest()


def review(
    setup: Setup,
    record: Record,
    seat: int | None = None,
    seed: int | str = 0,
    budget: Budget | None = None,
    done: Iterable[Finding] = (),
) -> Iterator[Finding]:
    """Look at the decisions of a seat, or of all seats, then at the whole game. What is done already is not
    looked at again; of changes that means all of them or none.
    """
    budget = budget or Budget()
    if seat is not None and not 0 <= seat < setup.seats:
        raise ParlourError("no-such-seat", seat=seat, last=setup.seats - 1)
    steps = moments(setup, record)
    known = {finding.step for finding in done if isinstance(finding, Decision)}
    slip = thresholds(setup.game.id)[0]
    free = [moment for moment in steps if moment.free and seat in (None, moment.step.seat)]
    each = Counter(moment.step.seat for moment in free)
    for moment in free:
        if moment.number not in known:
            share = budget.shared(each[moment.step.seat])
            yield marked(judge(setup, moment, f"{seed}/{moment.number}", share, slip), setup.game.id)
    if not any(isinstance(finding, Change) for finding in done):
        looks = budget.looks(len(steps))
        prospects = Prospects(setup, looks, Rng(f"{seed}/chances"), whole=budget.whole)
        yield from changes(prospects, steps)


def collected(setup: Setup, record: Record, findings: Iterable[Finding], seat: int | None = None) -> Review:
    """All findings of a review in one piece, with the accounts and grades that follow from them."""
    found = sorted(findings, key=lambda finding: finding.step)
    decisions = [finding for finding in found if isinstance(finding, Decision)]
    changed = [finding for finding in found if isinstance(finding, Change)]
    winners = moments(setup, record)[-1].after.winners()
    seats = []
    for who in range(setup.seats) if seat is None else [seat]:
        mine = [decision for decision in decisions if decision.seat == who]
        gains = [decision.gain for decision in mine]
        seats.append(
            SeatReview(
                account(who, winners, setup.seats, changed, gains),
                grade(mine, setup.game.id),
                sum(decision.only for decision in mine),
            )
        )
    return Review(REVIEWER, seats, decisions, changed)
