"""What a seat cannot know is equally likely to be anything that it could be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from parlour import Rng
from parlour.games.fruitoplay.lookup import DRAW
from tests.games.fruitoplay.positions import choose, ended, first_cards, seen, setup, stacked

if TYPE_CHECKING:
    from parlour.games.fruitoplay.rules import Fruitoplay

pytestmark = pytest.mark.many
SAMPLES = 4000


def evenly(counts: Counter[int], kinds: int) -> bool:
    """Whether each kind came up about as often as every other: within five standard deviations."""
    share = sum(counts.values()) / kinds
    return len(counts) == kinds and all(abs(count - share) < 5 * share**0.5 for count in counts.values())


def samples(play_view: object, seats: int, seed: int) -> list[Fruitoplay]:
    sampler = setup(seats).sampler(play_view)  # type: ignore[arg-type]
    rng = Rng(seed)
    return [sampler.sample(rng) for _ in range(SAMPLES)]


def test_unseen_cards_are_anywhere() -> None:
    play = stacked("", "", "")
    play.act(1, play.legal(1)[0])
    view = seen(play, 0)
    states = samples(view, 3, 1)
    unseen = 80 - 7 - 7
    for seat in (1, 2):
        assert evenly(Counter(card for state in states for card in state.players[seat].hand), unseen)
    assert evenly(Counter(state.pile[0] for state in states), unseen)
    assert evenly(Counter(state.players[1].chosen for state in states), unseen)
    assert evenly(Counter(state.players[1].hand.index(state.players[1].chosen) for state in states), 7)
    mine = [setup(3).card(item) for item in view.hand]
    assert all(state.players[0].hand == mine for state in states)
    assert all(state.players[0].chosen == state.players[2].chosen == -1 for state in states)


def test_ones_own_choice_is_known() -> None:
    play = stacked("banana-1", "")
    play.act(0, "play:banana-1")
    assert {state.players[0].chosen for state in samples(seen(play, 0), 2, 2)} == {setup().card("banana-1")}


def test_what_has_been_seen_this_round_is_nowhere_else() -> None:
    play = stacked("", "", "", "")
    first_cards(play, 4)
    view = seen(play, 2)
    known = {setup(4).card(item) for own in view.columns for column in own for item in column}
    known |= {setup(4).card(item) for item in (*view.out, *view.river, *view.hand)}
    for state in samples(view, 4, 3)[:200]:
        hidden = [card for seat in (0, 1, 3) for card in state.players[seat].hand] + state.pile
        assert sorted([*hidden, *known]) == state.lookup.cards


def test_hidden_draws_are_as_likely_as_not() -> None:
    play = stacked("", "", "")
    first_cards(play)
    actor, other = play.waiting
    play.act(actor, "draw")
    assert evenly(Counter(state.players[actor].chosen for state in samples(seen(play, other), 3, 4)), 2)
    assert {state.players[actor].chosen for state in samples(seen(play, actor), 3, 4)} == {DRAW}


def test_hidden_cancellations_are_any_that_are_legal() -> None:
    state = ended("apple-11 apple-2 apple-8 fig-11 fig-1 fig-3", "apple-1", "banana-11 banana-1 banana-3")
    choose(state, 0, "cancel:apple-2")
    one = samples(setup(3).view(state, 1), 3, 5)
    assert evenly(Counter(sample.players[0].cancels[0] for sample in one), 2)
    choose(state, 0, "cancel:fig-3")
    two = samples(setup(3).view(state, 1), 3, 6)
    assert evenly(Counter(100 * a + b for a, b in (sample.players[0].cancels for sample in two)), 4)
    made = [player.cancels for player in state.players]
    for sample in samples(setup(3).view(state, 0), 3, 7):
        assert [player.cancels for player in sample.players] == made


def test_between_the_rounds_all_cards_are_shuffled_again() -> None:
    play = stacked("", "")
    while not (seen(play).round == 2 and seen(play).phase == "play"):
        for seat in play.waiting:
            play.act(seat, play.legal(seat)[0])
    states = samples(seen(play, 0), 2, 8)
    assert evenly(Counter(card for state in states for card in state.players[1].hand), 80 - 7 - 7)
