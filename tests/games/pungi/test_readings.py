"""Options where the rulebook can be read in another way."""

from __future__ import annotations

from itertools import product

import pytest

import parlour
from parlour import contract
from parlour.games.pungi.events import Charmed, Named, TurnedBack
from parlour.games.pungi.policy import HOPE, rises
from parlour.games.pungi.rules import CHARMED, TURNED_BACK, score_to_and_fro, to_and_fro
from parlour.words import words_for
from tests.games.pungi.test_rules import round_of, seen, stacked
from tests.referee.pungi import best_of_all_turns


@pytest.mark.rule("PUN-17")
def test_the_start_player_may_name_themselves() -> None:
    play = stacked("mouse-7", "frog-6", "snail-5", "lizard-1", start=2, name_oneself="on")
    round_of(play, "snail-5", "lizard-1", "mouse-7", "frog-6")
    assert play.waiting == (2,)
    assert play.legal(2) == ["start:0", "start:1", "start:2", "start:3"]
    play.act(2, "start:2")
    assert (seen(play).start, play.waiting) == (2, (2,))
    assert all(len(hand) == 5 for hand in seen(play).hands)
    assert Named(2, 2) in play.events()
    assert "option name_oneself: on" in str(play.record)


@pytest.mark.rule("PUN-17")
def test_who_names_themselves_is_told_so() -> None:
    setup = parlour.setup("pungi", 3, {"name_oneself": "on"})
    words = words_for(setup.game.package, locale="en")
    assert setup.game.tell(setup, Named(0, 0), words, ["", "Bo", "Cleo"]) == "You stay the start player."
    assert setup.game.tell(setup, Named(0, 0), words, ["Ada", "", "Cleo"]) == "Ada stays the start player."


@pytest.mark.rule("PUN-19")
@pytest.mark.parametrize(
    ("taken", "turns", "points"),
    [
        ([], [], 0),
        ([0, 0], [], 0),
        ([-4, -1, 0], [(CHARMED, -4)], 3),
        ([4, 1, 0], [(CHARMED, 1)], 3),
        ([4, 1, 0, 0], [(CHARMED, 1), (TURNED_BACK, 1)], 5),
        ([-1, 4, 0, 0], [(CHARMED, -1), (TURNED_BACK, -1)], 3),
        ([-1, 4, 0, 0, 0], [(CHARMED, -1), (TURNED_BACK, -1), (CHARMED, -1)], 5),
        ([-1, 1, 0, 0], [(CHARMED, -1), (CHARMED, 1)], 0),
        ([-3, 2, 3, 4, 0, 0], [(CHARMED, -3), (CHARMED, 2)], 8),
    ],
)
def test_a_snake_may_be_turned_again(taken: list[int], turns: list[tuple[int, int]], points: int) -> None:
    assert to_and_fro(taken) == turns
    assert score_to_and_fro(taken) == points


@pytest.mark.rule("PUN-19")
def test_nobody_could_turn_them_better() -> None:
    for snakes in product(("-3", "-1", "+1", "+2", "charmer"), repeat=5):
        values = [0 if snake == "charmer" else int(snake) for snake in snakes]
        assert score_to_and_fro(values) == best_of_all_turns(list(snakes))


@pytest.mark.rule("PUN-19")
def test_each_turn_is_shown_and_the_rows_agree() -> None:
    setup = parlour.setup("pungi", 3, {"turn_again": "on"})
    turned_back = 0
    for seed in range(40):
        play = contract.random_play(setup, seed)
        turns = [event for event in play.events() if isinstance(event, Charmed | TurnedBack)]
        turned_back += sum(isinstance(event, TurnedBack) for event in turns)
        for seat, taken in enumerate(seen(play).taken):
            mine = [event for event in turns if event.seat == seat]
            signs = [-2 if isinstance(event, Charmed) else 2 for event in mine]
            points = sum(int(snake) for snake in taken if snake != "charmer")
            points += sum(sign * int(event.snake) for sign, event in zip(signs, mine, strict=True))
            assert play.scores[seat] == points
            assert len(mine) == (taken.count("charmer") if taken.count("charmer") < len(taken) else 0)
    assert turned_back
    assert seen(play).turn_again is True
    assert not seen(parlour.start("pungi", 3)).turn_again


@pytest.mark.rule("PUN-19")
def test_what_a_card_adds() -> None:
    assert rises([0, -3, 2], []) == [HOPE, -3.0, 2.0]
    assert rises([0, -3, 2], [-4, 1]) == [8.0, -3.0, 2.0]
    assert rises([0, -3], [4, 0]) == [8.0 + HOPE, 11.0]
