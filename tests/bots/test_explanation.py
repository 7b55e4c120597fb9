from __future__ import annotations

import msgspec
import pytest

import parlour
from parlour.bots.explanation import Explanation, as_good


@pytest.mark.parametrize("game", parlour.GAMES)
def test_candidates_are_explained(game: str) -> None:
    play = parlour.start(game, parlour.GAMES[game].seats[0], seed=1)
    seat = play.waiting[0]
    legal = play.legal(seat)
    told = parlour.explain(play.setup, play.view(seat), legal, "80")
    assert {candidate.token for candidate in told.candidates} <= set(legal)
    assert told.iterations == 80
    assert told.trials * len(told.candidates) >= 80
    assert all(0 <= candidate.wins <= 1 for candidate in told.candidates)
    assert all(0 < candidate.spread < 0.5 for candidate in told.candidates)
    assert told.candidates[0].equal
    assert told.candidates[0].reason
    assert told.line[0][0] == seat
    assert told.line[0][1] in {candidate.token for candidate in told.candidates}
    assert not told.exact
    assert msgspec.json.decode(msgspec.json.encode(told), type=Explanation) == told
    assert parlour.explain(play.setup, play.view(seat), legal, "80") == told


def test_what_cannot_be_explained_is_refused() -> None:
    play = parlour.start("pungi", 3, seed=1)
    seat = play.waiting[0]
    wrong = [(play.view(), play.legal(seat)), (play.view(seat), []), (play.view(seat), ["play:nonsense"])]
    codes = ["nothing-to-explain", "nothing-to-explain", "unknown-token"]
    for (view, legal), code in zip(wrong, codes, strict=True):
        with pytest.raises(parlour.ParlourError) as refusal:
            parlour.explain(play.setup, view, legal, "5")
        assert refusal.value.code == code


def test_what_is_worth_as_much_as_a_good_move_is_called_as_good() -> None:
    values = [0.5, 0.47, 0.48, 0.3]
    assert as_good([True, True, False, False], values) == [True, True, True, False]
    assert as_good([True, False, False, False], values) == [True, False, False, False]
