"""Sampled truths are spread evenly over all that fit a view."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour import Rng
from tests.games.pflaumen.positions import PIES, PMP, dealt, run, seen, setup_of

pytestmark = pytest.mark.many
DRAWS = 6000


def spread(counts: Counter[tuple[int, ...]], kinds: int) -> None:
    """Each of `kinds` equally likely things came up about equally often (five standard deviations)."""
    expected = DRAWS / kinds
    assert len(counts) == kinds
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


@pytest.mark.parametrize("game", [PMP, PIES])
def test_each_unseen_hand_is_equally_likely(game: str) -> None:
    play = dealt(game, "1.1 1.2 1.3 1.4 1.5 1.6", "1.7 1.8 1.9 1.10 1.11 1.12", "")
    run(play, "0 play:1.6", "1 play:1.12", "2 play:1.18")
    while play.waiting != (1,) or not play.legal(1)[0].startswith("play"):  # until seat 2 has led again
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    view = seen(play, 0)
    assert view.hands == (4, 5, 4)
    assert view.seen[-2:] == ("1.13", "1.18")
    setup = setup_of(game, 3)
    rng = Rng(1)
    sampler = setup.sampler(view)
    states = [sampler.sample(rng) for _ in range(DRAWS)]
    unseen = {setup.card(f"1.{number}") for number in (7, 8, 9, 10, 11, 14, 15, 16, 17)}
    assert all({*state.hand(1), *state.hand(2)} == unseen for state in states)
    assert all(state.hand(0) == [setup.card(item) for item in view.hand] for state in states)
    spread(Counter(tuple(state.hand(1)) for state in states), 126)  # any 5 of 9 cards


def test_a_spectator_deals_every_hand() -> None:
    setup = setup_of(PMP, 5)
    view = seen(parlour.start(PMP, 5, seed=1))
    rng = Rng(2)
    holders: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        state = setup.sampler(view).sample(rng)
        assert sorted(card for seat in range(5) for card in state.hand(seat)) == list(range(25))
        holders[tuple(seat for seat in range(5) if 12 in state.hand(seat))] += 1
    spread(holders, 5)
