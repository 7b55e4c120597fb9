"""A search of a view in numbers, for hints and reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.bots.levels import LEVELS, LevelBot, within
from parlour.kernel.errors import ParlourError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.kernel.game import Setup, View


class Candidate(msgspec.Struct, frozen=True):
    """One action and its expected results."""

    token: str
    wins: float  # the chance to win
    points: float  # the points to be expected at the end
    visits: int


class Explanation(msgspec.Struct, frozen=True):
    """The result of the strongest level's search."""

    candidates: tuple[Candidate, ...]  # the best first
    line: tuple[tuple[int, str], ...]  # the principal variation: seats and tokens
    iterations: int
    exact: bool  # whether the search was exact


def explain(
    setup: Setup, view: View, legal: Sequence[str], budget: str = "1s", seed: int | str = 0
) -> Explanation:
    """Search from a view whose seat has these legal tokens. A budget is iterations (`400`) or seconds."""
    if view.seat is None or not legal:
        raise ParlourError("nothing-to-explain")
    for token in legal:
        try:
            setup.action(token)
        except KeyError:
            raise ParlourError("unknown-token", token=token, game=setup.game.id) from None
    search = LevelBot(within(LEVELS["master"], budget), setup, seed).search(view, legal, setup.judge)
    tried = [arm for arm in search.ranking() if arm.visits]
    return Explanation(
        candidates=tuple(
            Candidate(setup.token(arm.action), arm.wins / arm.visits, arm.points / arm.visits, arm.visits)
            for arm in tried
        ),
        line=tuple((seat, setup.token(action)) for seat, action in search.main_line()),
        iterations=search.iterations,
        exact=search.exact,
    )
