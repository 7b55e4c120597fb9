"""How a game stands is said where a chance to win might surprise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import parlour
from parlour.bots.explanation import Candidate, Explanation
from parlour.bots.standing import standing
from parlour.words import LOCALES, words_for

if TYPE_CHECKING:
    from parlour.kernel.game import View

NAMES = ["", "Bo", "Cleo", "Dag"]


def said(
    scores: tuple[int, ...], wins: tuple[int, ...], points: tuple[float, ...], locale: str = "en"
) -> str:
    """To seat 0."""
    play = parlour.start("pungi" if len(scores) > 2 else "input", len(scores), seed=1)
    view: View = msgspec.structs.replace(play.view(0), scores=scores)
    stands = tuple((each / 100, at_end) for each, at_end in zip(wins, points, strict=True))
    best = Candidate("play:frog-7", wins[0] / 100, 0.02, points[0], equal=True, reason=None)
    thoughts = Explanation((best,), (), 100, 100, exact=False, standing=stands)
    return standing(thoughts, view, words_for(locale=locale), NAMES)


def test_who_leads_and_wins_seldom_hears_who_gets_more_from_now_on() -> None:
    assert said((11, 8, 2, 3), (27, 40, 18, 15), (17.8, 19.6, 14, 13)) == (
        "You are ahead of Bo, who probably gains more from now on: about 12 more points, you 7."
    )
    assert said((8, 11), (60, 40), (19.6, 17.8)) == (
        "Bo is ahead of you, but you probably gain more from now on: about 12 more points, Bo 7."
    )


def test_an_even_share_is_told_where_a_chance_is_below_a_half() -> None:
    even = "If all 4 were equal, each would win 25 of 100. Of the others, Cleo wins most: 26."
    assert said((11, 8, 8, 3), (27, 25, 26, 22), (17, 14, 14, 13)) == even
    assert said((0, 0, 0, 0), (27, 25, 26, 22), (12, 13, 11, 9)) == even


@pytest.mark.parametrize("wins", [(97, 1, 1, 1), (3, 90, 4, 3), (55, 15, 15, 15)])
def test_nothing_is_said_where_numbers_speak_for_themselves(wins: tuple[int, ...]) -> None:
    assert not said((0, 0, 0, 0), wins, (12, 10, 10, 10))


def test_two_players_need_no_even_share() -> None:
    assert not said((0, 0), (45, 55), (10, 11))


def test_what_the_trials_do_not_bear_out_is_not_said() -> None:
    """The chance to win is the other way round, but nobody gets more points from now on."""
    assert said((11, 8, 2, 3), (25, 40, 18, 17), (17, 14, 14, 13)).startswith("If all 4")
    assert said((11, 8, 2, 3), (40, 41, 10, 9), (12, 14, 14, 13)).startswith("If all 4")  # that is equal


def test_it_is_said_in_every_language() -> None:
    for scores in ((11, 8, 2, 3), (0, 0, 0, 0)):
        told = {said(scores, (27, 40, 18, 15), (17.8, 19.6, 14, 13), locale) for locale in LOCALES}
        assert len(told) == len(LOCALES)
        assert all("Bo" in each and "{" not in each for each in told)


def test_a_hint_has_what_every_seat_may_expect() -> None:
    play = parlour.start("pungi", 3, seed=1)
    seat = play.waiting[0]
    told = parlour.explain(play.setup, play.view(seat), play.legal(seat), "80")
    assert sum(wins for wins, _ in told.standing) == pytest.approx(1)
    assert told.standing[seat] == pytest.approx((told.candidates[0].wins, told.candidates[0].points))
