"""What a rule or a card is worth: how much worse a player does who never makes use of it."""

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
    """What doing without something costs, in the same deals and the same seats."""

    name: str
    lead: Estimate  # points ahead of the mean of the others
    wins: Estimate
    points: Estimate
    differs: float  # the share of deals that ended otherwise for anybody


def losses(rows: Sequence[Row], names: Sequence[str]) -> tuple[Loss, ...]:
    """For everything done without, free play less restrained play."""
    deals = by_deal(rows)
    free = [next(row for row in games if max(row.players) == UNRESTRAINED) for games in deals]
    told = []
    for family, name in enumerate(names):
        bound = [next(row for row in games if family in row.players) for games in deals]
        pairs = [(f, b, b.players.index(family)) for f, b in zip(free, bound, strict=True)]
        told.append(
            Loss(
                name,
                mean_of_few([lead(f, seat) - lead(b, seat) for f, b, seat in pairs]),
                mean_of_few([win(f, seat) - win(b, seat) for f, b, seat in pairs]),
                mean_of_few([float(f.scores[seat] - b.scores[seat]) for f, b, seat in pairs]),
                sum(f.scores != b.scores for f, b, _ in pairs) / len(pairs),
            )
        )
    return tuple(told)
