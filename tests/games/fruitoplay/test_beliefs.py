from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

import parlour
from parlour import Rng, bots
from parlour.games.fruitoplay.beliefs import chances
from parlour.games.fruitoplay.policy import COUNTS_NOW, LOOKS_AHEAD, OWN


def games(seats: int, seed: int) -> Any:
    """A game among `greedy`, whenever all are to choose a card: the play, and the river that was dealt."""
    play = parlour.start("fruitoplay", seats, seed=seed)
    players = [bots.find("greedy")(play.setup, seat) for seat in range(seats)]
    river: list[str] = []
    while not play.over:
        view: Any = play.view(play.waiting[0])
        if view.phase == "play" and not any(view.choices):
            if not view.tricks:
                river = list(view.river)
            yield play, river
        seat = play.waiting[0]
        play.act(seat, players[seat].choose(play.view(seat), play.legal(seat)))


def beliefs(play: Any, seat: int) -> Any:
    return play.setup.sampler(play.view(seat)).beliefs


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_choices_are_told_with_the_latest_first_and_most_targets_are_found_again(seats: int) -> None:
    """FRU-9 and FRU-10: a target lies with the cards that were played for it."""
    right = wrong = 0
    for play, river in games(seats, 1):
        view: Any = play.view(0)
        told = beliefs(play, 0)
        if not view.tricks:
            assert told is None
            continue
        fruits = [play.setup.lookup.fruit[play.setup.card(item)] for item in river]
        for seat, choices in enumerate(told.choices):
            played = [trick[seat] for trick in reversed(view.tricks)]
            if None not in played:
                assert [play.setup.cards[choice.card] for choice in choices] == played
            for turn, choice in enumerate(reversed(choices)):
                right += choice.fruit == fruits[turn]
                wrong += choice.fruit != fruits[turn]
    assert right > 8 * wrong


def test_who_has_won_a_turn_has_drawn_no_card_after_it() -> None:
    """FRU-11: all others have."""
    for play, _ in games(4, 2):
        view: Any = play.view(0)
        if len(view.tricks) == 3:
            for turn, trick in enumerate(view.tricks):
                owners = [
                    seat for seat, own in enumerate(view.columns) if any(trick[0] in column for column in own)
                ]
                for seat, choices in enumerate(beliefs(play, 0).choices):
                    assert choices[2 - turn].drew == (seat not in owners)


def test_what_is_forgotten_tells_nothing() -> None:
    for play, _ in games(4, 3):
        view: Any = play.view(0)
        if len(view.tricks) == 4:
            setup = play.setup
            for memory, least, most in ((0.0, 0, 0), (1.0, 4, 4)):
                told = setup.sampler(setup.recalled(view, memory, Rng(1))).beliefs
                assert all(least <= len(choices) <= most for choices in told.choices)


@pytest.mark.many
def test_the_hands_of_others_are_guessed_better_than_by_lot() -> None:
    """How many cards of the target's fruit each holds: the square of the error, over two games."""
    errors: dict[str, list[float]] = {"sample": [], "likely": []}
    rng = Rng(5)
    for seed in (4, 5):
        for play, _ in games(4, seed):
            view: Any = play.view(0)
            if len(view.tricks) < 2:
                continue
            setup, lookup = play.setup, play.setup.lookup
            fruit = lookup.fruit[setup.card(view.river[0])]
            sampler = setup.sampler(view)
            sampler.believe(rng, 150)
            for kind, found in errors.items():
                worlds = [getattr(sampler, kind)(rng) for _ in range(30)]
                for seat in (1, 2, 3):
                    held = [setup.card(item) for item in play.view(seat).hand]
                    true = sum(lookup.fruit[card] == fruit for card in held)
                    guessed = fmean(
                        sum(lookup.fruit[card] == fruit for card in world.players[seat].hand)
                        for world in worlds
                    )
                    found.append((true - guessed) ** 2)
    assert fmean(errors["likely"]) < fmean(errors["sample"])


def test_the_nearest_card_is_the_likeliest_to_win() -> None:
    """FRU-7. Of three hidden cards none is nearer than the first, one than the second; one that is known."""
    assert chances([0, 1, 1, 2], [0, 1, 3], 2.0) == pytest.approx(
        [1.0, (2 / 3) ** 2, (2 / 3) ** 2, (1 / 3) ** 2]
    )
    assert chances([3, 0], [0], 1.0) == [1.0, 1.0]


def test_before_the_first_turn_all_worlds_are_equally_likely() -> None:
    play = parlour.start("fruitoplay", 4, seed=1)
    sampler = play.setup.sampler(play.view(0))
    sampler.believe(Rng(1), 20)
    assert sampler.likely(Rng(2)).known(1) == sampler.sample(Rng(2)).known(1)


@pytest.mark.parametrize("memory", [0.0, 0.5, 1.0])
def test_what_others_have_chosen_face_down_is_a_card_of_their_hand(memory: float) -> None:
    """FRU-6, also if much is forgotten."""
    for play, _ in games(3, 6):
        play.act(0, play.legal(0)[0])
        sampler = play.setup.sampler(play.setup.recalled(play.view(1), memory, Rng(1)))
        sampler.believe(Rng(1), 5)
        world = sampler.likely(Rng(2))
        assert world.players[0].chosen in world.players[0].hand


def test_hands_that_cannot_be_dealt_together_leave_it_to_the_lot() -> None:
    for play, _ in games(6, 7):
        if len(play.view(0).tricks) == 5:
            sampler = play.setup.sampler(play.view(0))
            sampler.believe(Rng(1), 1)  # one hand for each: mostly some have a card in common
            for seed in range(3):
                assert play.setup.view(sampler.likely(Rng(seed)), 0) == play.view(0)


def counting(play: Any, seat: int) -> float:
    """How likely the others are thought to count now."""
    sampler = play.setup.sampler(play.view(seat))
    rng = Rng(3)
    sampler.suppose(rng, 300)
    worlds = [sampler.likely(rng) for _ in range(40)]
    assert all(world.players[seat].habit == OWN for world in worlds)
    assert all(play.setup.view(world, seat) == play.view(seat) for world in worlds[:3])
    others = [player.habit for world in worlds for at, player in enumerate(world.players) if at != seat]
    return fmean(habit == COUNTS_NOW for habit in others)


def test_who_plays_like_greedy_is_thought_to_count_now() -> None:
    thought = [
        counting(play, 0) for seed in range(3) for play, _ in games(4, seed) if len(play.view(0).tricks) == 5
    ]
    assert fmean(thought) > 0.5


def test_who_plays_like_the_light_policy_is_not() -> None:
    play = parlour.start("fruitoplay", 4, seed=9)
    policy, rng = play.setup.policy, Rng(9)
    thought = []
    while not play.over:
        view: Any = play.view(play.waiting[0])
        if view.phase == "play" and not any(view.choices) and len(view.tricks) > 3:
            thought.append(counting(play, 0))
        seat = play.waiting[0]
        state = play.setup.sampler(play.view(seat)).sample(rng)
        play.act(seat, play.setup.token(policy.choose(state, seat, rng)))
    assert fmean(thought) < 0.4


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_before_the_first_turn_all_others_probably_choose_alike(seats: int) -> None:
    play = parlour.start("fruitoplay", seats, seed=1)
    assert 0.2 < counting(play, 1) < 0.8


def test_without_a_search_everybody_chooses_by_the_light_policy() -> None:
    """Hints and reviews weigh hands, and go on as they always did."""
    for play, _ in games(4, 10):
        sampler = play.setup.sampler(play.view(0))
        sampler.suppose(Rng(1), 50)
        sampler.believe(Rng(1), 50)
        world = sampler.likely(Rng(2))
        assert [player.habit for player in world.players] == [LOOKS_AHEAD] * 4
        break


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_counts_now_plays_like_greedy(seats: int) -> None:
    """They differ where a rotten card meets none but doubles."""
    same = total = 0
    for play, _ in games(seats, 11):
        seat = play.waiting[0]
        setup, view, legal = play.setup, play.view(seat), play.legal(seat)
        state = setup.sampler(view).sample(Rng(1))
        greedy = {bots.find("greedy")(setup, seed).choose(view, legal) for seed in range(12)}
        total += 1
        same += setup.token(setup.policy.counted(state, seat, Rng(1))) in greedy
    assert same > 0.9 * total
