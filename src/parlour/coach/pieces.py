"""A review in pieces, as messages of bytes: whoever looks at games elsewhere, in a process or in a worker of
a browser, is asked for one piece after the other. What was found already goes along, so that anybody can go
on.
"""

from __future__ import annotations

import msgspec

from parlour.coach.accounts import Change
from parlour.coach.decisions import Budget, Decision, latest
from parlour.coach.review import key, review
from parlour.games import Terms
from parlour.kernel.record import Record


class Findings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was found so far: decisions, and at the end all changes together."""

    decisions: list[Decision] = []
    changes: list[Change] = []
    done: bool = False

    def and_also(self, piece: Findings) -> Findings:
        return Findings(latest([*self.decisions, *piece.decisions]), piece.changes, piece.done)


class Task(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="task", tag="review"):
    """A finished game that is to be looked at for one seat."""

    terms: Terms
    record: str
    seat: int
    budget: Budget = Budget()
    known: list[Decision] = []  # what was found before

    @property
    def key(self) -> str:
        """The name under which the review is kept."""
        return key(Record.parse(self.record), self.seat, budget=self.budget)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The next piece, or what went wrong."""

    findings: Findings = Findings()
    problem: str = ""


def answer(message: bytes) -> bytes:
    """The next piece of the task in a message."""
    try:
        told = Answer(piece(msgspec.json.decode(message, type=Task)))
    except Exception as problem:  # whatever goes wrong in a game
        told = Answer(problem=f"{type(problem).__name__}: {problem}")
    return msgspec.json.encode(told)


def piece(task: Task) -> Findings:
    """The next decision; after the last one, what a closer look at some of them has found, and all that has
    changed the chances to win.
    """
    record = Record.parse(task.record)
    found = review(task.terms.setup(), record, task.seat, budget=task.budget, done=task.known)
    first = next(found, None)
    if isinstance(first, Decision) and not first.raced:
        return Findings([first])
    rest = [first, *found] if first else []
    return Findings(
        latest(each for each in rest if isinstance(each, Decision)),
        [each for each in rest if isinstance(each, Change)],
        done=True,
    )
