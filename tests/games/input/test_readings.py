"""Options where the rulebook can be read in another way."""

from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError, Rng
from parlour.games.input.events import JokerSeen
from parlour.games.input.rules import PICK
from tests.games.input.positions import FALL, Position, seen, start

JOKER_UP = FALL.replace("slanted/joker", "joker/slanted")
# Tile 7 of seat 0 goes to and fro, while seat 1 does something else.
AWAY = ("lift:7", "set:5.1", "lift:1", "set:2.5")
AND_BACK = ("lift:7", "set:4.1", "lift:1", "set:2.2")


@pytest.mark.rule("INP-5")
def test_a_joker_that_falls_face_up_is_seen_by_all() -> None:
    play = start(fall=[JOKER_UP], joker_seen="on")
    for viewer in (None, 0, 1):
        tiles = seen(play, viewer).tiles
        assert tiles[0][6].seen == ("slanted", "joker")
        assert tiles[0][6].can_be == ("joker/slanted",)
        assert "joker/slanted" not in tiles[0][3].can_be
        assert tiles[1][6].seen == ("slanted",)
        assert [event for event in play.events(viewer) if isinstance(event, JokerSeen)] == [JokerSeen(0, 7)]
    assert "option joker_seen: on" in str(play.record)


@pytest.mark.rule("INP-5")
def test_a_joker_that_falls_face_down_stays_unseen() -> None:
    play = start(joker_seen="on")
    assert seen(play).tiles == seen(start()).tiles
    assert not [event for event in play.events() if isinstance(event, JokerSeen)]


@pytest.mark.many
@pytest.mark.rule("INP-5")
def test_it_shows_in_every_other_fall() -> None:
    options = {"joker_seen": "on"}
    falls = [parlour.start("input", 2, seed=seed, options=options).record.steps[0] for seed in range(200)]
    assert 70 < sum("joker/slanted" in step.words for step in falls) < 130


@pytest.mark.rule("INP-10")
def test_a_tile_may_go_straight_back_once_and_no_more() -> None:
    position = Position({"0-7": "4.1"}, options={"first_return": "on"}).act(*AWAY)
    tile = position.view.tiles[0][6]
    assert (tile.came_from, tile.may_return) == ("4.1", True)
    position.act(*AND_BACK)
    tile = position.view.tiles[0][6]
    assert (tile.came_from, tile.may_return) == ("5.1", False)
    position.act("lift:7")
    assert position.shows("0-7") == "joker"
    assert "5.1" not in position.legal("set")
    assert "5.3" in position.legal("set")


@pytest.mark.rule("INP-10")
def test_to_and_fro_ends_with_a_turn_of_something_else() -> None:
    position = Position({"0-7": "4.1"}, options={"first_return": "on"}).act(*AWAY, *AND_BACK)
    position.act("lift:1", "set:3.1", "lift:2", "set:4.3", "lift:7")
    assert "5.1" in position.legal("set")


@pytest.mark.rule("INP-10")
def test_another_field_in_between_is_no_return() -> None:
    position = Position({"0-7": "4.1"}, options={"first_return": "on"}).act(*AWAY)
    position.act("lift:7", "set:4.2", "lift:1", "set:2.2", "lift:7")
    assert "5.1" in position.legal("set")


@pytest.mark.rule("INP-10")
def test_it_may_never_stay_where_it_was_lifted() -> None:
    position = Position({"0-7": "4.1"}, options={"first_return": "on"}).act("lift:7")
    assert "4.1" not in position.legal("set")


@pytest.mark.rule("INP-10")
def test_what_may_return_is_known_to_a_sampler_and_to_a_row_of_numbers() -> None:
    position = Position({"0-7": "4.1"}, options={"first_return": "on"})
    for tokens in (AWAY, AND_BACK):
        position.act(*tokens)
        assert position.state.phase == PICK
        again = position.setup.sampler(position.view).sample(Rng(1))
        assert again.known(0) == position.state.known(0)
    shape = {feature.name: feature for feature in position.setup.tensor.features}
    assert "may_return" in shape
    assert "may_return" not in {each.name for each in parlour.setup("input", 2).tensor.features}


@pytest.mark.rule("INP-27")
@pytest.mark.parametrize(("won", "winners"), [([2], [0]), ([6], [0]), ([3], [])])
def test_any_of_several_combinations_wins(won: list[int], winners: list[int]) -> None:
    lying = {"0-1": "5.2", "1-1": "5.1", "1-2": "5.3", "1-3": "5.4"}
    sides = {"0-5": "slanted/round"}
    position = Position(
        lying, sides=sides, won=[won, []], points=[2, 9], options={"combination": "2,5/5,6"}
    ).act("close:5", "lift:5")
    assert position.state.winners() == winners


@pytest.mark.rule("INP-27")
@pytest.mark.parametrize("value", ["1,2/", "1,2//3", "1,1", "1,2/3,3", "1 2", "0/1", "/"])
def test_combinations_that_nobody_can_mean(value: str) -> None:
    with pytest.raises(ParlourError) as refused:
        parlour.setup("input", 3, {"combination": value})
    assert refused.value.code == "option-sets"
    assert "commas" in str(refused.value)


@pytest.mark.rule("INP-27")
def test_combinations_must_be_in_play() -> None:
    with pytest.raises(ParlourError) as refused:
        parlour.setup("input", 2, {"combination": "1,2/7,8"})
    assert refused.value.code == "input-number"
