"""What was measured once, so that losses can be called by name: marks and grades.

`measured.json` is written by `bench/coach.py`. Where a mark begins, the losses of `casual` tell; a grade says
between which levels the mean loss of a game lies.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.coach.decisions import SURE
from parlour.kernel.shapes import known
from parlour.search.duels import mean, standard_error

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.coach.decisions import Decision

MARKS: Final = ("slip", "mistake", "blunder")
GUESSED: Final = (0.03, 0.06, 0.12)  # where they begin in a game that was not measured
FEWEST: Final = 3  # decisions without which there is no grade


class Rung(msgspec.Struct, frozen=True):
    """How a level plays: its mean loss for each decision that counts, and the standard error of that."""

    level: str
    loss: float
    error: float
    games: int


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of one game."""

    seats: int
    marks: tuple[float, float, float]
    levels: tuple[Rung, ...]  # from the weakest to the strongest


class File(msgspec.Struct, frozen=True, kw_only=True):
    """What the file says."""

    reviewer: int  # the version of the reviewer with which it was measured
    command: str
    games: dict[str, Measured]


class Grade(msgspec.Struct, frozen=True):
    """How well a seat played one game. Levels: the strongest that loses more, the weakest that loses less."""

    decisions: int  # that count
    loss: float  # the mean for each of them, in points of value: 0 to 1
    low: float  # two standard errors below
    high: float  # and above
    above: str | None  # better than this level, or weaker than all
    below: str | None  # not as good as this one, or better than all
    weakest: str | None  # and as far as the interval goes
    strongest: str | None


@cache
def measured() -> File:
    text = files("parlour.coach").joinpath("measured.json").read_bytes()
    return msgspec.json.decode(text, type=known(File))


def thresholds(game: str) -> tuple[float, float, float]:
    """Where slips, mistakes and blunders begin."""
    found = measured().games.get(game)
    return found.marks if found else GUESSED


def marked(decision: Decision, game: str) -> Decision:
    """The decision with its mark, if its loss is beyond doubt and large enough."""
    mark = None
    if decision.counts and decision.low > 0:
        for name, begins in zip(MARKS, thresholds(game), strict=True):
            if decision.loss >= begins:
                mark = name
    return msgspec.structs.replace(decision, mark=mark)


def grade(decisions: Sequence[Decision], game: str) -> Grade | None:
    """The grade of one seat's game, if there is anything to go by."""
    losses = [decision.loss for decision in decisions if decision.counts]
    found = measured().games.get(game)
    if len(losses) < FEWEST or not found:
        return None
    loss, margin = mean(losses), SURE * standard_error(losses)
    above, below = between(found.levels, loss)
    weakest, _ = between(found.levels, loss + margin)
    _, strongest = between(found.levels, loss - margin)
    return Grade(len(losses), loss, loss - margin, loss + margin, above, below, weakest, strongest)


def between(levels: Sequence[Rung], loss: float) -> tuple[str | None, str | None]:
    """The weakest level that loses less, after the one below it."""
    at = next((place for place, rung in enumerate(levels) if rung.loss < loss), len(levels))
    return (levels[at - 1].level if at else None), (levels[at].level if at < len(levels) else None)
