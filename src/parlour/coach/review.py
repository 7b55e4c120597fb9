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
from parlour.coach.decisions import LAP, RACED, Budget, Decision, closer, contested, explained, judge, latest
from parlour.coach.marks import Grade, grade, marked, thresholds
from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from parlour.coach.accounts import Moment
    from parlour.kernel.game import Setup
    from parlour.kernel.record import Record

REVIEWER: Final = 6  # grows when a review of the same game could come out differently
REASONS: Final = 6  # grows when only its reasons could, or which of equally good moves it names

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
    told = [REVIEWER, REASONS, seat, str(seed), budget or Budget(), str(record)]
    return sha256(msgspec.json.encode(told)).hexdigest()


def review(
    setup: Setup,
    record: Record,
    seat: int | None = None,
    seed: int | str = 0,
    budget: Budget | None = None,
    done: Iterable[Finding] = (),
) -> Iterator[Finding]:
    """Look at the decisions of a seat, or of all seats; once more at those that may be the largest errors,
    then at the whole game. What is done already is not looked at again; of changes that means all of them or
    none. A decision that was looked at once more takes the place of the former one.
    """
    budget = budget or Budget()
    if seat is not None and not 0 <= seat < setup.seats:
        raise ParlourError("no-such-seat", seat=seat, last=setup.seats - 1)
    steps = moments(setup, record)
    known = {finding.step: finding for finding in done if isinstance(finding, Decision)}
    marks = thresholds(setup.game.id)
    free = [moment for moment in steps if moment.free and seat in (None, moment.step.seat)]
    each = Counter(moment.step.seat for moment in free)
    for moment in free:
        if moment.number not in known:
            share = budget.shared(each[moment.step.seat])
            found = marked(judge(setup, moment, f"{seed}/{moment.number}", share, marks), setup.game.id)
            known[moment.number] = found
            yield found
    for who in sorted(each):
        mine = {step: found for step, found in known.items() if found.seat == who}
        yield from race(setup, steps, mine, seed, budget)
    if not any(isinstance(finding, Change) for finding in done):
        looks = budget.looks(len(steps))
        prospects = Prospects(setup, looks, Rng(f"{seed}/chances"), whole=budget.whole)
        yield from changes(prospects, steps)


def race(
    setup: Setup, steps: Sequence[Moment], found: dict[int, Decision], seed: int | str, budget: Budget
) -> Iterator[Decision]:
    """Look once more at the decisions of a seat that may be its largest error, in turns, until one of them
    clearly is.
    """
    slip = thresholds(setup.game.id)[0]
    share = budget.shared(len(found))
    left = RACED * budget.pairs - sum(each.raced for each in found.values())
    while left >= LAP:
        needy = contested([*found.values()], slip)
        if not needy:
            break
        moment = steps[needy.step]
        own = f"{seed}/{needy.step}"
        again = marked(closer(setup, moment, needy, own, budget), setup.game.id)
        found[needy.step] = explained(setup, moment, again, own, share) if again.mark else again
        yield found[needy.step]
        left -= LAP


def collected(setup: Setup, record: Record, findings: Iterable[Finding], seat: int | None = None) -> Review:
    """All findings of a review in one piece, with the accounts and grades that follow from them."""
    found = sorted(findings, key=lambda finding: finding.step)
    decisions = latest(finding for finding in found if isinstance(finding, Decision))
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
