from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour import Rng
from parlour.games.pungi.beliefs import pulls
from parlour.games.pungi.policy import rises, worths
from parlour.games.pungi.rules import ANIMALS

if TYPE_CHECKING:
    from parlour.kernel.play import Play

DEAL = ["start 0", "snakes +4 +1 -1 -4", "animals frog-7 mouse-1 snail-2 lizard-3 frog-2"]


def led(play: Play, token: str) -> Play:
    play.act(0, token)
    return play


def mean_value(play: Play, kind: str) -> float:
    """Of the card that seat 0 has played, as seat 1 imagines it."""
    setup: Any = play.setup
    sampler = setup.sampler(play.view(1))
    rng = Rng(1)
    sampler.believe(rng, 400)
    worlds = [getattr(sampler, kind)(rng) for _ in range(400)]
    return fmean(setup.lookup.value[world.used[-1]] for world in worlds)


def test_who_leads_for_a_good_snake_has_probably_played_a_high_card() -> None:
    """PUN-12: the highest takes the snake at the arrow's tip. With the worst there, low cards are likely."""
    good = led(parlour.start("pungi", 4, seed=1, deal=DEAL), "play:frog-7")
    assert mean_value(good, "likely") > mean_value(good, "sample") + 1
    bad = led(parlour.start("pungi", 4, seed=1, deal=[DEAL[0], "snakes -4 -1 +1 +4", DEAL[2]]), "play:frog-7")
    assert mean_value(bad, "likely") < mean_value(bad, "sample") - 1


def test_without_choices_all_worlds_are_equally_likely() -> None:
    play = parlour.start("pungi", 4, seed=1, deal=DEAL)
    sampler = play.setup.sampler(play.view(0))
    sampler.believe(Rng(1), 50)
    assert sampler.likely(Rng(2)).known(1) == sampler.sample(Rng(2)).known(1)


FIVE = pytest.param(5, False, marks=pytest.mark.many)


def choices(play: Play, seat: int) -> Any:
    setup: Any = play.setup
    return setup.sampler(play.view(seat)).beliefs.choices


@pytest.mark.parametrize(("seats", "turn_again"), [(3, False), (4, True), FIVE])
def test_every_choice_is_judged_as_it_was_when_it_was_made(seats: int, turn_again: bool) -> None:
    """PUN-14 to PUN-16 and PUN-19: rows and start players of earlier rounds follow from what was taken and
    discarded.
    """
    play = parlour.start("pungi", seats, seed=3, options={"turn_again": turn_again})
    worth = rises if turn_again else worths
    setup: Any = play.setup
    lookup, rng = setup.lookup, Rng(1)
    made: list[list[tuple[int, list[float]]]] = [[] for _ in range(seats)]
    while not play.over:
        seat = play.waiting[0]
        view: Any = play.view(seat)
        for other in range(seats):
            if other != seat:
                told = choices(play, seat)[other]
                # Of this round only the animal is known.
                known = [pull for _, pull in reversed(made[other])]
                assert [choice.pull for choice in told] == known
                cards = [card for card, _ in reversed(made[other])]
                hidden = len(cards) * seats > len(view.discard) and (other - view.start) % seats < len(
                    view.played
                )
                assert [choice.card for choice in told] == ([-1, *cards[1:]] if hidden else cards)
        legal = play.legal(seat)
        token = legal[rng.below(len(legal))]
        counts = [0] * ANIMALS
        for shown in view.played:
            counts[setup.animals.index(shown.partition("-")[0])] += 1
        row = worth(
            [setup.snake(item) for item in view.row], [setup.snake(item) for item in view.taken[seat]]
        )
        gone = [setup.card(item) for item in view.discard]
        made[seat].append((setup.action(token), pulls(lookup, row, counts, len(view.played), gone)))
        play.act(seat, token)


def test_where_the_next_start_player_is_named_only_this_round_tells() -> None:
    """PUN-17. Who began earlier rounds is not to be seen any more."""
    play = parlour.start("pungi", 4, seed=1, options={"chaos": True})
    while len(play.view(0).discard) < 4 or len(play.view(0).played) < 2:  # type: ignore[attr-defined]
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    assert sorted(len(told) for told in choices(play, play.waiting[0])) == [0, 0, 1, 1]


@pytest.mark.parametrize("chaos", [False, True])
def test_likely_worlds_look_like_the_view_until_the_end(chaos: bool) -> None:
    play = parlour.start("pungi", 4, seed=5, options={"chaos": chaos})
    rng = Rng(1)
    while True:
        for seat in range(4):
            sampler = play.setup.sampler(play.view(seat))
            sampler.believe(rng, 10)
            assert play.setup.view(sampler.likely(rng), seat) == play.view(seat)
        if play.over:
            break
        legal = play.legal(play.waiting[0])
        play.act(play.waiting[0], legal[rng.below(len(legal))])


def test_who_led_a_seven_for_the_best_snake_rather_holds_nothing_higher() -> None:
    """Also in the next round, though a card has been drawn since."""
    shares: dict[str, list[float]] = {"sample": [], "likely": []}
    for seed in range(6):
        play = parlour.start("pungi", 4, seed=seed, deal=DEAL)
        play.act(0, "play:frog-7")
        while len(play.view(3).discard) < 4:  # type: ignore[attr-defined]
            play.act(play.waiting[0], play.legal(play.waiting[0])[0])
        setup: Any = play.setup
        sampler, rng = setup.sampler(play.view(3)), Rng(seed)
        sampler.believe(rng, 300)
        for kind, found in shares.items():
            worlds = [getattr(sampler, kind)(rng) for _ in range(100)]
            found.append(fmean(setup.lookup.value[card] > 7 for world in worlds for card in world.hands[0]))
    assert fmean(shares["likely"]) < fmean(shares["sample"]) - 0.05
