from __future__ import annotations

import pytest

import parlour
from parlour import Rng
from parlour.contract import positions
from parlour.games.pflaumen.rules import Pflaumen
from parlour.kernel.state import CHANCE
from parlour.search.exact import Solver, TooMuch
from parlour.search.tree import Search
from tests.search.small import ANYTHING, GAMBLE, HEADS, SAFE, TAILS, Among, Coin, Penny


def test_all_worlds_are_played_out_and_averaged() -> None:
    coins = [Coin(HEADS, 6), Coin(HEADS, 6), Coin(TAILS, 6)]
    search = Search(ANYTHING, Among(coins, listed=True), 0, 2, [SAFE, GAMBLE], Rng(1))
    search.think(100, 1e9)
    assert search.exact
    assert [arm.visits for arm in search.arms] == [3, 3]
    assert search.ranking()[0].wins == 3


def test_what_is_too_much_is_sampled_instead() -> None:
    for states in ([Coin(HEADS, 6)] * 101, [Penny()]):  # too many worlds; choices at the same time
        search = Search(ANYTHING, Among(states, listed=True), 0, 2, states[0].legal(0), Rng(1))
        search.think(50, 1e9)
        assert not search.exact
        assert search.iterations == 50


def test_the_limit_holds() -> None:
    assert Solver(ANYTHING, 1, 1e18).after(Coin(HEADS, 6), 0, GAMBLE).wins == [1, 0]
    with pytest.raises(TooMuch):
        Solver(ANYTHING, 0, 1e18).after(Coin(HEADS, 6), 0, GAMBLE)
    with pytest.raises(TooMuch):
        Solver(ANYTHING, 100, 0.0).after(Coin(HEADS, 6), 0, GAMBLE)


def test_a_draw_by_lot_cannot_be_played_out() -> None:
    penny = Penny()
    penny.apply(0, TAILS)
    with pytest.raises(TooMuch):
        Solver(ANYTHING, 100, 1e18).after(penny, 1, TAILS)


@pytest.mark.parametrize("game", ["pi-mal-pflaumen", "pies"])
def test_the_last_trick_is_played_out(game: str) -> None:
    """Once all cards lie open, the search finds what going through everything by hand finds."""
    setup = parlour.setup(game, 3)
    solved = 0
    for seed in range(3):
        for state in positions(setup, seed):
            assert isinstance(state, Pflaumen)
            if state.waiting in ((), (CHANCE,)) or any(p.hand for p in state.holdings) or state.round < 2:
                continue
            seat = state.waiting[0]
            legal = state.legal(seat)
            sampler = setup.sampler(setup.view(state, seat))
            search = Search(setup.policy, sampler, seat, 3, legal, Rng(1))
            search.think(5000, 1e9)
            if len(legal) > 1 and search.exact:
                solved += 1
                best = max(_value(setup, state, seat, action) for action in legal)
                assert search.ranking()[0].mean() == pytest.approx(best)
    assert solved > 3


def _value(setup: parlour.Setup, state: object, seat: int, action: int) -> float:
    """What an action comes to if everybody goes on as is best for themselves."""
    return Solver(setup.policy, 1 << 40, 1e18).after(state, seat, action).values[seat]  # type: ignore[arg-type]
