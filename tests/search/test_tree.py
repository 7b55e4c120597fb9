from __future__ import annotations

from time import perf_counter

import pytest

import parlour
from parlour import Rng
from parlour.search.tree import Search
from tests.search.small import ANYTHING, GAMBLE, HEADS, SAFE, TAILS, Among, Coin, Penny


def thoughts(sampler: Among, legal: list[int], iterations: int, seed: int = 1) -> Search:
    search = Search(ANYTHING, sampler, 0, 2, legal, Rng(seed))
    search.think(iterations, 1e9)
    return search


def worths(search: Search) -> dict[int, float]:
    return {arm.action: arm.wins / arm.visits for arm in search.arms}


def test_what_is_hidden_stays_hidden_in_the_tree() -> None:
    """Who looked at the coin in each world would gamble and always guess right."""
    search = thoughts(Among([Coin(HEADS, 6), Coin(TAILS, 6)]), [SAFE, GAMBLE], 400)
    assert search.ranking()[0].action == SAFE
    assert worths(search)[GAMBLE] < 0.75
    assert worths(search)[SAFE] == 1


def test_what_is_likely_is_learnt() -> None:
    coins = [Coin(HEADS, 4), Coin(HEADS, 4), Coin(HEADS, 4), Coin(TAILS, 4)]
    search = thoughts(Among(coins), [SAFE, GAMBLE], 400)
    assert search.ranking()[0].action == GAMBLE
    assert 0.6 < worths(search)[GAMBLE] < 0.8
    assert search.main_line() == [(0, GAMBLE), (0, HEADS)]


def test_choices_at_the_same_time_are_made_without_knowing_the_other() -> None:
    """Against heads the other shows tails, against tails heads: showing either wins half of the time at most,
    and none of the time against somebody who knew.
    """
    search = thoughts(Among([Penny()]), [HEADS, TAILS], 1000)
    for share in worths(search).values():
        assert 0.25 < share < 0.75


def test_a_hidden_choice_that_was_made_is_guessed_anew() -> None:
    """The sampled guess is heads in every world; the tree does not take it for granted."""
    penny = Penny()
    penny.apply(1, HEADS)
    search = thoughts(Among([penny]), [HEADS, TAILS], 500)
    assert worths(search)[HEADS] < 0.9


def test_equal_seeds_give_equal_thoughts() -> None:
    one, two, other = (thoughts(Among([Penny()]), [HEADS, TAILS], 100, seed) for seed in (1, 1, 2))
    told = [[(arm.action, arm.visits, arm.value) for arm in search.arms] for search in (one, two, other)]
    assert told[0] == told[1] != told[2]


def first_choice(iterations: int) -> Search:
    """The search before the first card of a game of Pungi."""
    play = parlour.start("pungi", 4, seed=1)
    setup, seat = play.setup, play.waiting[0]
    legal = [setup.action(token) for token in play.legal(seat)]
    search = Search(setup.policy, setup.sampler(play.view(seat)), seat, 4, legal, Rng(1))
    search.think(iterations, 1e9)
    assert [arm.action for arm in search.arms] == legal
    return search


def test_all_actions_compete_even_those_the_policy_never_names() -> None:
    search = first_choice(100)
    assert all(arm.visits for arm in search.arms)
    assert sum(arm.visits for arm in search.arms) == search.iterations == 100


def test_where_worlds_hardly_meet_only_the_root_learns() -> None:
    search = first_choice(50)
    assert not any(search.tree.nodes)
    assert search.main_line() == [(search.seat, search.ranking()[0].action)]


@pytest.mark.parametrize("game", parlour.GAMES)
def test_seconds_are_kept(game: str) -> None:
    """A search without end stops, and uses its time. How exactly, `make budget` measures."""
    play = parlour.start(game, parlour.GAMES[game].seats[-1], seed=1)
    setup, seat = play.setup, play.waiting[0]
    legal = [setup.action(token) for token in play.legal(seat)]
    search = Search(setup.policy, setup.sampler(play.view(seat)), seat, setup.seats, legal, Rng(1))
    begin = perf_counter()
    search.think(1 << 40, 0.1)
    assert perf_counter() - begin >= 0.1
    assert search.iterations > 1


@pytest.mark.parametrize("game", parlour.GAMES)
def test_the_main_line_can_be_played(game: str) -> None:
    play = parlour.start(game, parlour.GAMES[game].seats[0], seed=3)
    setup, seat = play.setup, play.waiting[0]
    legal = [setup.action(token) for token in play.legal(seat)]
    search = Search(setup.policy, setup.sampler(play.view(seat)), seat, setup.seats, legal, Rng(1))
    search.think(60, 1e9)
    line = search.main_line()
    assert line[0] == (seat, search.ranking()[0].action)
    world = search._world(0)
    for who, action in line:
        assert who in world.waiting
        assert action in world.legal(who)
        world.apply(who, action)
