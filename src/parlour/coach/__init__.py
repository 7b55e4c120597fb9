"""The coach looks at a finished game: what each decision cost, and what was luck."""

from parlour.coach.accounts import Account, Change
from parlour.coach.decisions import Budget, Decision
from parlour.coach.marks import Grade
from parlour.coach.review import REVIEWER, Finding, Review, SeatReview, collected, key, review

__all__ = [
    "REVIEWER",
    "Account",
    "Budget",
    "Change",
    "Decision",
    "Finding",
    "Grade",
    "Review",
    "SeatReview",
    "collected",
    "key",
    "review",
]
