from __future__ import annotations

from typing import TYPE_CHECKING

import parlour
from parlour import Rng
from parlour.kernel.state import CHANCE
from parlour.search.nodes import Tree
from parlour.search.playouts import roll_out, win_chances
from parlour.search.value import Outcome
from tests.search.small import ANYTHING, GAMBLE, HEADS, Coin

if TYPE_CHECKING:
    from parlour.kernel.game import Setup
    from parlour.kernel.state import State


def late(setup: Setup) -> State:
    """The last round of Pies, whose rollouts go to the end."""
    rng = Rng(3)
    state = setup.state()
    while setup.judge.stage(state) > 6 or not setup.judge.foreseen(state):
        seat = state.waiting[0]
        if seat == CHANCE:
            state.settle(state.draw(rng))
        else:
            state.apply(seat, setup.judge.choose(state, seat, rng))
    return state


def test_a_rollout_counts_what_was_foreseen_on_its_way() -> None:
    setup = parlour.GAMES["pies"].setup(3)
    state = late(setup)
    assert setup.judge.foreseen(state)
    early = Outcome(setup.judge, state)
    blended = roll_out(setup.judge, state.clone(), Rng(1))
    setup.judge.foresight = 0.0
    end = state.clone()
    plain = roll_out(setup.judge, end, Rng(1))
    assert end.winners()
    assert sorted(plain.wins)[:2] == [0.0, 0.0]
    plain.blend(early, parlour.setup("pies", 3).judge.foresight)
    assert blended.wins == plain.wins
    assert blended.values == plain.values


def test_chances_are_shares_of_wins() -> None:
    setup = parlour.setup("pies", 3)
    chances = win_chances(setup.judge, late(setup), 3, Rng(1), 20)
    assert abs(sum(chances) - 1) < 1e-9
    assert max(chances) > min(chances)


def test_in_a_tree_seats_learn_what_a_policy_overlooks() -> None:
    """Who has gambled and knows the coin is right; by lot that is every second guess."""
    gambled = Coin(HEADS, safe=6)
    gambled.apply(0, GAMBLE)
    rng, tree = Rng(1), Tree(ANYTHING, 2)
    learnt = []
    for _ in range(100):
        tree.begin()
        outcome = roll_out(ANYTHING, gambled.clone(), rng, tree=tree)
        tree.learn(outcome)
        learnt.append(outcome.wins[0])
    by_lot = [roll_out(ANYTHING, gambled.clone(), rng).wins[0] for _ in range(100)]
    assert sum(by_lot) < 65
    assert sum(learnt[50:]) > 40
