"""A profile says where most is lost, if that is clear, and else how long one has to wait."""

from __future__ import annotations

import math

import pytest

from parlour import Rng
from parlour.coach.profile import FEWEST_GAMES, Seen, error_of, habits


def played(games: int, extra: float, noise: float = 0.05, seed: int = 1) -> list[Seen]:
    """Ten decisions of each game; every second one is made last, and loses so much more."""
    rng = Rng(seed)
    return [
        Seen(game, 0.03 + noise * (rng.fraction() - 0.5) + extra * last, ["last" if last else "first"])
        for game in range(games)
        for last in [0, 1] * 5
    ]


def test_what_is_lost_in_one_situation_is_told_when_it_is_clear() -> None:
    told = habits(played(20, 0.03))
    dearest, other = told.situations
    assert (dearest.when, dearest.clear, other.clear, told.needed) == ("last", True, False, None)
    assert (dearest.decisions, dearest.games, told.decisions, told.games) == (100, 20, 200, 20)
    assert dearest.loss == pytest.approx(0.06, abs=0.01)
    assert dearest.rest == other.loss
    assert told.loss == pytest.approx((dearest.loss + other.loss) / 2)


def test_few_games_say_nothing_and_how_many_more_it_takes() -> None:
    few = habits(played(4, 0.03))
    assert not any(each.clear for each in few.situations)
    assert few.needed == FEWEST_GAMES - 4
    seen = played(20, 0.0015)
    faint = habits(seen)
    assert not any(each.clear for each in faint.situations)
    assert faint.needed
    times = math.ceil((20 + faint.needed) / 20)  # as often, and it stays as it is
    more = [Seen(20 * time + each.game, each.loss, each.when) for time in range(times) for each in seen]
    assert any(each.clear for each in habits(more).situations)
    assert not any(each.clear for each in habits(more[: len(seen)]).situations)


def test_where_nothing_differs_hardly_anything_is_called_clear() -> None:
    said = sum(any(each.clear for each in habits(played(20, 0, seed=seed)).situations) for seed in range(200))
    assert said <= 22  # 10 of 200 are to be expected


def test_decisions_of_one_game_count_as_one() -> None:
    alike = [Seen(game, loss, ["here"]) for game, loss in enumerate([0.0, 0.1] * 5)]
    assert error_of(alike) == pytest.approx(0.05 / math.sqrt(9))
    assert error_of(alike * 6) == pytest.approx(error_of(alike))
