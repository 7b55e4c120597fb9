"""The rule of thumb does what a sensible newcomer does."""

from __future__ import annotations

import parlour
from parlour import Rng
from parlour.games.pungi import GAME

HANDS = "animals mouse-10 frog-5 snail-1 lizard-6 dragonfly-3"


def chosen(deal: list[str], **options: str) -> str:
    play = parlour.start("pungi", 3, seed=1, deal=[*deal, "start 0"], options=options)
    return GAME.greedy(play.setup, play.view(0), play.legal(0), Rng(1))


def test_a_strong_card_for_a_good_first_snake() -> None:
    assert chosen([HANDS, "snakes +4 -2 -3"]) == "play:mouse-10"


def test_the_weakest_card_when_the_best_snake_is_last() -> None:
    assert chosen([HANDS, "snakes -4 -3 +4"]) == "play:snail-1"


def test_of_equally_good_cards_the_lowest() -> None:
    assert chosen([HANDS, "snakes +2 +2 +2"]) == "play:snail-1"


def test_who_has_the_fewest_points_is_named() -> None:
    play = parlour.start("pungi", 3, seed=1, deal=["start 0", "snakes +4 +4 -4"], options={"chaos": "on"})
    while not play.legal(0) or not play.legal(0)[0].startswith("start"):
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    others = play.scores[1:]
    worst = [seat for seat in (1, 2) if play.scores[seat] == min(others)]
    choice = GAME.greedy(play.setup, play.view(0), play.legal(0), Rng(1))
    assert choice in {f"start:{seat}" for seat in worst}
