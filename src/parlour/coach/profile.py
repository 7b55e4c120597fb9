"""What many reviews say about one player: in which situations their decisions cost more than elsewhere.

Decisions of one game go together, so intervals are over games. Several situations are looked at, and one of
them is always the worst: what is called clear must be clear for all of them at once.
"""

from __future__ import annotations

from math import ceil, sqrt
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.coach.decisions import SURE
from parlour.search.duels import mean

if TYPE_CHECKING:
    from collections.abc import Sequence

FEWEST_GAMES: Final = 8  # below which intervals over games mean nothing
FEWEST: Final = 10  # decisions in a situation, and elsewhere
FAR: Final = 200  # games; what would need more is nothing to wait for
DOUBT: Final = 0.05  # the chance to call anything clear, if all situations are alike


class Seen(msgspec.Struct, frozen=True):
    """A decision that counts."""

    game: int  # in which it was made
    loss: float
    when: list[str]  # the situations, as messages


class Habit(msgspec.Struct, frozen=True):
    """Decisions in one situation, against all others in the same kind of game."""

    when: str
    decisions: int
    games: int
    loss: float  # the mean
    margin: float  # two standard errors on either side
    rest: float  # the mean elsewhere
    clear: bool  # whether more is lost than elsewhere, beyond doubt


class Habits(msgspec.Struct, frozen=True):
    """All situations of one kind of game."""

    games: int
    decisions: int
    loss: float
    margin: float
    situations: list[Habit]  # the dearest first
    needed: int | None  # how many more games it may take until one is clear; null: none, or nobody can say


def habits(seen: Sequence[Seen]) -> Habits:
    """What decisions of at least two games tell."""
    from statistics import NormalDist  # late: it brings decimals and fractions, and pages start without them

    found = {when for each in seen for when in each.when}
    parts = {
        when: ([s for s in seen if when in s.when], [s for s in seen if when not in s.when]) for when in found
    }
    enough = {
        when: part for when, part in parts.items() if min(map(len, part)) >= FEWEST and spread(part[0]) > 1
    }
    games = spread(seen)
    told: list[Habit] = []
    waits: list[int] = []
    sure = NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, len(enough)))
    for when, (here, there) in enough.items():
        loss, rest = lost(here), lost(there)
        doubt = sure * error_of(here, there)
        clear = games >= FEWEST_GAMES and loss - rest > doubt
        told.append(Habit(when, len(here), spread(here), loss, SURE * error_of(here), rest, clear))
        if loss > rest:
            waits.append(max(ceil(games * (doubt / (loss - rest)) ** 2), FEWEST_GAMES) - games)
    told.sort(key=lambda each: -each.loss)
    clear = any(each.clear for each in told)
    needed = None if clear else min(waits, default=FEWEST_GAMES - games)
    return Habits(
        games,
        len(seen),
        lost(seen),
        SURE * error_of(seen),
        told,
        needed if needed is not None and 0 < needed <= FAR else None,
    )


def lost(seen: Sequence[Seen]) -> float:
    return mean([each.loss for each in seen])


def spread(seen: Sequence[Seen]) -> int:
    """Over how many games."""
    return len({each.game for each in seen})


def error_of(here: Sequence[Seen], there: Sequence[Seen] = ()) -> float:
    """The standard error of the mean loss, or of a difference of two: each game counts once."""
    added: dict[int, float] = {}
    for part, sign in ((here, 1), (there, -1)):
        middle = lost(part)
        for each in part:
            added[each.game] = added.get(each.game, 0.0) + sign * (each.loss - middle) / len(part)
    games = len(added)
    return sqrt(games / (games - 1) * sum(each * each for each in added.values())) if games > 1 else 0.0
