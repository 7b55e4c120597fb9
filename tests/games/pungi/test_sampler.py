"""Sampled truths are spread evenly over all that fit a view."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour import Rng
from parlour.games.pungi.rules import Pungi
from parlour.games.pungi.setup import PungiSetup
from parlour.games.pungi.view import PungiView

pytestmark = pytest.mark.many
DRAWS = 6000


def spread(counts: Counter[int], kinds: int) -> None:
    """Each of `kinds` equally likely things came up about equally often (five standard deviations)."""
    expected = DRAWS / kinds
    assert len(counts) == kinds
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def test_each_unseen_card_is_equally_likely_behind_a_back() -> None:
    setup = parlour.setup("pungi", 3)
    assert isinstance(setup, PungiSetup)
    hands = "frog-1 frog-2 mouse-3 mouse-4 snail-5", "frog-3 frog-4 mouse-5 snail-6 snail-7"
    rest = "lizard-1 lizard-2 lizard-3 dragonfly-1 grasshopper-1 frog-5"
    deal = [f"animals {' '.join([*hands, rest])}", "start 1", "snakes +4 +4 -1 charmer"]
    play = parlour.start("pungi", 3, seed=1, deal=deal)
    play.act(1, "play:frog-4")
    view = play.view(0)
    assert isinstance(view, PungiView)
    rng = Rng(1)
    sampler = setup.sampler(view)
    states = [sampler.sample(rng) for _ in range(DRAWS)]
    frog = range(50, 60)
    spread(Counter(state.played()[0] for state in states), 8)  # any frog but mine
    spread(Counter(card for state in states for card in state.hand(1) if card in frog), 8)
    spread(Counter(state.animals[0] for state in states), 8)  # a frog lies on top
    lizards = Counter(tuple(sorted(card for card in s.hand(2) if card // 10 == 2)) for s in states)
    assert len(lizards) == 10 * 9 * 8 / 6
    pairs = Counter((state.played()[0], state.animals[0]) for state in states)
    assert len(pairs) == 8 * 7
    assert all(isinstance(state, Pungi) and not {50, 51} & {*state.animals} for state in states)
    snakes = Counter(state.snakes[state.laid] for state in states)
    left = Counter(setup.lookup.snakes) - Counter([4, 4, -1])
    assert set(snakes) == set(left)
    for snake, count in left.items():
        assert abs(snakes[snake] - DRAWS * count / 34) < 5 * (DRAWS * count / 34) ** 0.5
    for seat in range(3):
        assert all(state.legal(seat) == sorted(state.legal(seat)) for state in states)
