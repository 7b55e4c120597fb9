from __future__ import annotations

import msgspec
import pytest

import parlour
from parlour.bots.explanation import Explanation


@pytest.mark.parametrize("game", parlour.GAMES)
def test_candidates_are_explained(game: str) -> None:
    play = parlour.start(game, parlour.GAMES[game].seats[0], seed=1)
    seat = play.waiting[0]
    legal = play.legal(seat)
    told = parlour.explain(play.setup, play.view(seat), legal, "80")
    assert {candidate.token for candidate in told.candidates} <= set(legal)
    assert sum(candidate.visits for candidate in told.candidates) == told.iterations == 80
    assert all(0 <= candidate.wins <= 1 for candidate in told.candidates)
    assert told.line[0] == (seat, told.candidates[0].token)
    assert not told.exact
    assert msgspec.json.decode(msgspec.json.encode(told), type=Explanation) == told
    assert parlour.explain(play.setup, play.view(seat), legal, "80") == told


def test_a_sure_win_is_seen() -> None:
    """The last play of a game of Pungi: one snake is worth a lot, and only one card surely takes it."""
    play = parlour.start("pungi", 3, seed=5)
    while True:
        seat = play.waiting[0]
        view = play.view(seat)
        if len(getattr(view, "discard", ())) >= 30 and len(getattr(view, "played", ())) == 2:
            break
        play.act(seat, play.legal(seat)[0])
    told = parlour.explain(play.setup, view, play.legal(seat), "400")
    assert told.candidates[0].points >= max(candidate.points for candidate in told.candidates) - 1
