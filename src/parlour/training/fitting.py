"""From games to a file with fitted weights, checked on games that were held out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.kernel.errors import ParlourError
from parlour.kernel.fits import FitFile, key_of
from parlour.training import regression
from parlour.training.games import HELD_OUT, Lessons

if TYPE_CHECKING:
    from parlour.training.games import Plan


def fitted(plan: Plan, parts: dict[int, Lessons]) -> FitFile:
    """The weights for a table. Refused, if they judge the games that were held out no better than the
    estimate made by hand. The order in which parts were finished makes no difference.
    """
    setup = plan.terms.setup()
    everything = Lessons.joined([parts[part] for part in sorted(parts)])
    apart = everything.game % HELD_OUT == 0
    weights = regression.fit(everything.some(~apart), setup.policy.stages)
    held = everything.some(apart)
    by_weights = regression.loss(regression.chances(held, weights), held.results)
    by_hand = regression.loss(held.by_hand, held.results)
    if by_weights >= by_hand:
        raise ParlourError(
            "train-worse", fitted=f"{by_weights:.4f}", by_hand=f"{by_hand:.4f}", games=plan.games
        )
    return FitFile(
        game=setup.game.id,
        seats=setup.seats,
        table=key_of(setup),
        seed=plan.seed,
        games=plan.games,
        fitted=round(by_weights, 4),
        by_hand=round(by_hand, 4),
        numbers=setup.policy.numbers,
        weights=weights,
    )
