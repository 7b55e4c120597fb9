"""An ablation study: how much worse a player does who never uses a rule or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.lab.estimates import Estimate, mean_of_few
from parlour.lab.luck import by_deal, lead, win
from parlour.lab.study import UNRESTRAINED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.lab.study import Row


class Loss(msgspec.Struct, frozen=True):
    """What a player loses without something, in the same deals and the same seats."""

    name: str
    lead: Estimate  # points ahead of the mean of the others
    wins: Estimate
    points: Estimate
    differs: float  # the share of deals with another result


def losses(rows: Sequence[Row], names: Sequence[str]) -> tuple[Loss, ...]:
    """For each thing: the results of free play less those without it."""
    deals = by_deal(rows)
    free = [next(row for row in games if max(row.players) == UNRESTRAINED) for games in deals]
    found = []
    for family, name in enumerate(names):
        bound = [next(row for row in games if family in row.players) for games in deals]
        pairs = [(f, b, b.players.index(family)) for f, b in zip(free, bound, strict=True)]
        found.append(
            Loss(
                name,
                mean_of_few([lead(f, seat) - lead(b, seat) for f, b, seat in pairs]),
                mean_of_few([win(f, seat) - win(b, seat) for f, b, seat in pairs]),
                mean_of_few([float(f.scores[seat] - b.scores[seat]) for f, b, seat in pairs]),
                sum(f.scores != b.scores for f, b, _ in pairs) / len(pairs),
            )
        )
    return tuple(found)
