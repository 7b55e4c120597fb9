"""What makes no sense, as in the soak test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.server.visitor import Refusal
from tests.soak.ledger import Loss
from tests.soak.nonsense import Babble

if TYPE_CHECKING:
    from tests.chaos.hostile.target import Target

MESSAGES: Final = 5000  # at most
LIMITS: Final = ("closed: 1008", "closed: 1013")  # who talks too much may be shut out


async def attack(target: Target) -> None:
    babble = Babble(target.base, str(target.rng.below(1000)), target.address())
    try:
        await target.all_for_a_while([said(target, babble)])
    finally:
        target.counts.update(babble.answers)


async def said(target: Target, babble: Babble) -> None:
    try:
        await babble.run(MESSAGES)
    except Refusal as refusal:
        target.counts[refusal.code] += 1
    except Loss as loss:
        if not str(loss).startswith(LIMITS):
            raise
        target.counts["shut out"] += 1
