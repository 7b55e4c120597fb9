"""Each rule of Input. FALL gives every seat the same tiles: below them are full, full, half, half, round,
full and the joker. The 5 asks for full, half, full, half, round.
"""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour import ParlourError, contract
from parlour.games.input.components import read
from parlour.games.input.events import Lost, Missed, Reached, Returned, SentHome, Won
from tests.games.input.positions import FALL, Position, seen, setup_of, start

KINDS = ["full/half", "full/round", "full/slanted", "half/round", "half/slanted", "round/slanted"]
BOX = setup_of().game.component_set()

# The 5 lacks its last field, which asks for round. Seat 0 has one tile on it, seat 1 three.
NEARLY_5 = {"0-1": "5.1", "1-3": "5.2", "1-2": "5.3", "1-4": "5.4"}
SHOWN_5 = {"0-1": "full/half", "1-2": "full/round", "1-3": "half/round", "1-4": "half/slanted"}
# The same, but all four tiles are seat 0's.
OWN_5 = {"0-1": "5.1", "0-3": "5.2", "0-2": "5.3", "0-4": "5.4"}
OWN_SHOWN_5 = {"0-1": "full/half", "0-2": "full/round", "0-3": "half/round", "0-4": "half/slanted"}
# The 5 is completed, by three tiles of seat 1 and two of seat 0.
FULL_5 = NEARLY_5 | {"0-5": "5.5"}
SHOWN_FULL_5 = SHOWN_5 | {"0-5": "round/slanted"}


def nearly_5(**more: object) -> Position:
    return Position(NEARLY_5, sides=SHOWN_5, **more)  # type: ignore[arg-type]


def with_digits(**digits: str) -> str:
    """The built-in component set with other symbols on some numbers."""
    lines = BOX.text.splitlines()
    for digit, symbols in digits.items():
        at = next(i for i, line in enumerate(lines) if line.startswith(f"{digit[1:]} ="))
        lines[at] = f"{digit[1:]} = {symbols.split()!r}"
    return "\n".join(lines)


ALL_HALF = with_digits(**{f"n{digit}": "half half half half half" for digit in range(1, 7)})


@pytest.mark.rule("INP-1")
def test_ten_cards_with_five_fields() -> None:
    box = read(BOX)
    assert sorted(box.digits) == list("0123456789")
    assert {len(symbols) for symbols in box.digits.values()} == {5}
    assert {s for symbols in box.digits.values() for s in symbols} == {"full", "half", "round", "slanted"}
    fives = next(number for number in seen(start()).numbers if number.digit == 5)
    assert fives.asks == ("full", "half", "full", "half", "round")


@pytest.mark.rule("INP-2")
def test_seven_tiles_no_two_alike() -> None:
    for step in parlour.start("input", 3, seed=3).record.steps[:3]:
        tiles = ["/".join(sorted(tile.split("/"))) for tile in step.words[1:]]
        assert sorted(tiles) == sorted([*KINDS, "joker/slanted"])
        counts = Counter(side for tile in tiles for side in tile.split("/"))
        assert counts == {"full": 3, "half": 3, "round": 3, "slanted": 4, "joker": 1}


@pytest.mark.rule("INP-2")
def test_each_seat_has_a_colour() -> None:
    assert seen(start(3)).colours == ("yellow", "red", "blue")
    assert seen(start(2)).colours == ("yellow", "red")


@pytest.mark.rule("INP-3")
def test_the_joker_fits_every_field() -> None:
    position = Position({}).act("lift:7")
    assert len(position.legal("set")) == 30
    assert position.shows("0-7") == "joker"


@pytest.mark.rule("INP-4")
@pytest.mark.parametrize(("seats", "numbers", "target"), [(2, 6, 17), (3, 9, 21)])
def test_cards_and_target_depend_on_the_players(seats: int, numbers: int, target: int) -> None:
    view = seen(parlour.start("input", seats))
    assert [number.digit for number in view.numbers] == list(range(1, numbers + 1))
    assert view.target == target


@pytest.mark.rule("INP-5")
def test_a_visible_joker_is_turned_and_nobody_sees_it() -> None:
    up, down = (
        start(fall=[FALL.replace("slanted/joker", fell)]) for fell in ("joker/slanted", "slanted/joker")
    )
    for viewer in (None, 0, 1):
        assert up.view(viewer) == down.view(viewer)
        assert up.events(viewer) == down.events(viewer)
    assert seen(up).tiles[0][6].up == "slanted"
    up.act(0, "lift:7")
    assert seen(up).tiles[0][6].seen == ("joker", "slanted")


@pytest.mark.many
@pytest.mark.rule("INP-5")
def test_tiles_fall_on_random_sides_but_the_joker_lies_below() -> None:
    falls = [step for seed in range(100) for step in parlour.start("input", 2, seed=seed).record.steps[:2]]
    fell = Counter(tile for step in falls for tile in step.words[1:])
    assert fell["slanted/joker"] == 200
    assert fell["joker/slanted"] == 0
    for kind in KINDS:
        other = "/".join(reversed(kind.split("/")))
        assert fell[kind] + fell[other] == 200
        assert 70 < fell[kind] < 130
    assert {step.words.index("slanted/joker") for step in falls} == set(range(1, 8))


MIXED = "full/half round/full half/round slanted/half round/slanted slanted/full slanted/joker"


@pytest.mark.rule("INP-5")
def test_what_is_below_is_known_to_nobody_until_it_is_turned() -> None:
    play = start(fall=[MIXED, MIXED])
    for viewer in (None, 0, 1):
        tiles = seen(play, viewer).tiles
        assert [tile.seen for tile in tiles[0]] == [(tile.up,) for tile in tiles[0]]
        assert tiles[0][0].can_be == ("full/half", "full/round", "full/slanted")
    play.act(0, "lift:1")
    for viewer in (None, 0, 1):
        tile = seen(play, viewer).tiles[0][0]
        assert tile.seen == ("half", "full")
        assert tile.can_be == ("full/half",)


@pytest.mark.rule("INP-5")
def test_what_is_left_follows_by_elimination() -> None:
    # No full is up in FALL, and all four slanted are: so half below what shows half is impossible, and so on.
    tiles = seen(start()).tiles[0]
    assert tiles[0].can_be == ("full/half",)
    assert tiles[1].can_be == tiles[2].can_be == ("full/round", "half/round")
    assert tiles[3].can_be == ("full/slanted", "half/slanted", "round/slanted", "joker/slanted")
    play = start()
    play.act(0, "lift:2")
    assert seen(play, 1).tiles[0][2].can_be == ("half/round",)
    assert seen(play, 1).tiles[0][2].seen == ("round",)


@pytest.mark.many
@pytest.mark.rule("INP-6")
def test_the_first_player_is_drawn_by_lot_and_turns_go_round() -> None:
    firsts = Counter(parlour.start("input", 3, seed=seed).waiting[0] for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8
    play = start(3, first=2)
    order: list[int] = []
    for _ in range(6):
        order += play.waiting
        play.act(play.waiting[0], "lift:1")
        play.act(play.waiting[0], play.legal(play.waiting[0])[0])
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("INP-6")
def test_in_a_series_every_game_draws_lots_anew() -> None:
    play = contract.random_play(parlour.setup("input", 2), 1)
    assert play.setup.game.follow(play.record) == []


@pytest.mark.rule("INP-7")
def test_every_tile_of_ones_own_may_be_set() -> None:
    position = Position(FULL_5 | {"0-2": "4.3"}, sides=SHOWN_FULL_5 | {"0-2": "full/round"}, completed=[5])
    assert position.legal() == [f"lift:{number}" for number in range(1, 8)]
    for tile, field in (("1", "2.2"), ("2", "6.3"), ("3", "6.2")):
        position = Position(
            FULL_5 | {"0-2": "4.3"}, sides=SHOWN_FULL_5 | {"0-2": "full/round"}, completed=[5]
        )
        position.act(f"lift:{tile}", f"set:{field}")
        assert position.lies(f"0-{tile}") == field
        assert position.seat == 1


@pytest.mark.rule("INP-8")
def test_setting_means_turning() -> None:
    position = Position({}).act("lift:5")
    assert position.shows("0-5") == "round"
    assert position.legal() == ["set:2.1", "set:3.3", "set:3.5", "set:5.5", "set:6.3", "set:6.5"]
    position.act("set:3.3")
    assert position.lies("0-5") == "3.3"
    assert position.shows("0-5") == "round"
    assert position.seat == 1


@pytest.mark.rule("INP-8")
def test_a_set_is_asked_even_if_there_is_one_field() -> None:
    components = with_digits(**{f"n{d}": "full full full full full" for d in range(1, 6)})
    position = Position({}, components=components).act("lift:3")
    assert position.legal() == ["set:6.2"]


@pytest.mark.rule("INP-9")
def test_a_tile_may_move_within_its_number() -> None:
    lying = {"0-5": "3.3"}
    position = Position(lying, sides={"0-5": "round/slanted"}).act("lift:5")
    assert {"3.2", "3.4"} <= set(position.legal("set"))
    position.act("set:3.4")
    assert position.lies("0-5") == "3.4"


@pytest.mark.rule("INP-9", "INP-18")
def test_within_a_number_with_one_free_field_it_does_not_close_it() -> None:
    # The 6 asks for slanted, half, round, full, round; only its full is free, and tile 2 can move there.
    lying = {"0-2": "6.3", "1-4": "6.2", "1-5": "6.5", "1-6": "6.1"}
    sides = {"0-2": "round/full", "1-4": "half/slanted", "1-5": "round/slanted"}
    position = Position(lying, sides=sides).act("lift:2")
    assert "6.4" in position.legal("set")
    assert "6.3" not in position.legal("set")
    position.act("set:6.4")
    assert position.completed == []
    assert position.points == [0, 0]
    assert "set:6.3" not in Position({**lying, "0-2": "6.4"}, sides=sides, seat=1).act("lift:1").legal()


@pytest.mark.rule("INP-10")
def test_a_tile_may_not_be_set_where_it_was_lifted() -> None:
    position = Position({"0-7": "4.1"}, sides={"0-7": "slanted/joker"}).act("lift:7")
    assert position.shows("0-7") == "joker"
    assert "4.1" not in position.legal("set")
    assert len(position.legal("set")) == 29


@pytest.mark.rule("INP-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_tile_may_not_go_straight_back(seats: int) -> None:
    others = seats - 1
    position = Position({"0-7": "4.1"}, seats=seats).act("lift:7", "set:5.1")
    for _ in range(others):
        position.act("lift:1", "set:2.5" if position.seat == 1 else "set:3.1")
    assert position.seat == 0
    position.act("lift:7")
    assert position.shows("0-7") == "slanted"
    assert "4.1" not in position.legal("set")
    assert "4.2" in position.legal("set")


@pytest.mark.rule("INP-10")
def test_a_turn_later_it_may() -> None:
    position = Position({"0-7": "4.1"}).act("lift:7", "set:5.1")
    position.act("lift:1", "set:2.5", "lift:1", "set:3.1", "lift:2", "set:4.3", "lift:7")
    assert "4.1" in position.legal("set")


@pytest.mark.rule("INP-10")
def test_a_tile_that_came_from_the_supply_or_went_there_does_not_shuttle() -> None:
    position = Position({}).act("lift:7", "set:4.1", "lift:1", "set:2.5")
    assert position.view.tiles[0][6].came_from is None
    # Sent home from the 4, then back to the 4.
    lying = {"0-3": "4.1"}
    position = Position(lying, sides={"0-3": "half/round"}, components=ALL_HALF).act("lift:3")
    assert position.lies("0-3") == "supply"
    position.act("lift:3", "set:1.1", "lift:3")
    assert "4.1" in position.legal("set")


@pytest.mark.rule("INP-10", "INP-14")
def test_a_tile_that_may_not_enter_the_field_is_not_lifted_to_close_it() -> None:
    position = nearly_5(came_from={"0-6": "5.5", "0-5": "4.1"})
    position.act("close:5")
    assert position.legal() == ["lift:2", "lift:3", "lift:4", "lift:5", "lift:7"]


@pytest.mark.rule("INP-11")
def test_a_tile_that_fits_nowhere_goes_home_as_it_is() -> None:
    position = Position({"0-3": "4.1"}, sides={"0-3": "half/round"}, components=ALL_HALF).act("lift:3")
    assert position.lies("0-3") == "supply"
    assert position.shows("0-3") == "round"
    assert isinstance(position.events[-1], SentHome)
    assert position.seat == 1


@pytest.mark.rule("INP-12")
def test_everybody_builds_everywhere() -> None:
    position = nearly_5(seat=1).act("lift:1", "set:4.3").act("lift:2", "set:4.4")
    assert (position.lies("1-1"), position.lies("0-2")) == ("4.3", "4.4")


@pytest.mark.rule("INP-13")
def test_the_closing_tile_is_announced_before_it_is_turned() -> None:
    position = nearly_5()
    assert position.legal()[0] == "close:5"
    position.act("close:5")
    assert position.view.announced == 5
    assert position.legal() == ["lift:2", "lift:3", "lift:4", "lift:5", "lift:6", "lift:7"]
    position.act("lift:5")
    assert position.lies("0-5") == "5.5"
    assert position.seat == 1


@pytest.mark.rule("INP-13")
def test_the_last_field_may_be_anywhere() -> None:
    lying = {"0-1": "5.1", "1-3": "5.2", "1-2": "5.3", "0-5": "5.5"}
    sides = SHOWN_5 | {"0-5": "round/slanted"}
    position = Position(lying, sides=sides).act("close:5", "lift:3")
    assert position.lies("0-3") == "5.4"
    assert position.completed == [5]


@pytest.mark.rule("INP-14")
def test_who_may_announce() -> None:
    assert "close:5" in nearly_5().legal()
    two_free = {tile: field for tile, field in NEARLY_5.items() if tile != "1-4"}
    assert "close:5" not in Position(two_free, sides=SHOWN_5).legal()
    assert "close:5" in nearly_5(seat=1).legal()
    no_tile = {("1-1" if tile == "0-1" else tile): field for tile, field in NEARLY_5.items()}
    sides = SHOWN_5 | {"1-1": "full/half"}
    assert "close:5" not in Position(no_tile, sides=sides).legal()
    assert "close:5" in Position(no_tile, sides=sides, seat=1).legal()


@pytest.mark.rule("INP-14", "INP-20")
def test_a_tile_on_a_completed_number_forbids_announcing() -> None:
    lying = NEARLY_5 | {"0-7": "4.1", "1-7": "3.2"}
    position = Position(lying, sides=SHOWN_5, completed=[4])
    assert "close:5" not in position.legal()
    assert "close:5" in Position(lying, sides=SHOWN_5, completed=[4], seat=1).legal()
    position.act("lift:7", "set:6.1", "lift:6", "set:6.4")
    assert "close:5" in position.legal()


@pytest.mark.rule("INP-14")
def test_the_closing_tile_does_not_come_from_the_number() -> None:
    assert Position(OWN_5, sides=OWN_SHOWN_5).act("close:5").legal() == ["lift:5", "lift:6", "lift:7"]


@pytest.mark.rule("INP-15", "INP-17")
def test_the_joker_does_not_close() -> None:
    position = nearly_5(points=[6, 0]).act("close:5", "lift:7")
    assert position.points == [1, 0]
    assert position.completed == []
    assert "5.5" not in position.legal("set")
    position.act("set:6.1")
    assert position.seat == 1


@pytest.mark.rule("INP-16")
@pytest.mark.parametrize(("digit", "points"), [(1, 10), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_what_a_number_brings(digit: int, points: int) -> None:
    lying = {tile: field.replace("5.", f"{digit}.") for tile, field in NEARLY_5.items()}
    components = with_digits(**{f"n{digit}": "full half full half round"})
    position = Position(lying, sides=SHOWN_5, components=components).act(f"close:{digit}", "lift:5")
    assert position.points == [points, 0]
    assert position.view.won == ((digit,), ())
    assert position.completed == [digit]


@pytest.mark.rule("INP-16")
def test_high_numbers_bring_their_value() -> None:
    for digit in (7, 8, 9):
        lying = {tile: field.replace("5.", f"{digit}.") for tile, field in NEARLY_5.items()}
        components = with_digits(**{f"n{digit}": "full half full half round"})
        position = Position(lying, sides=SHOWN_5, components=components, seats=3)
        assert position.act(f"close:{digit}", "lift:5").points == [digit, 0, 0]


@pytest.mark.rule("INP-17")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 0), (5, 0), (9, 4)])
def test_a_wrong_announcement_costs_the_number(before: int, after: int) -> None:
    position = nearly_5(points=[before, 7]).act("close:5", "lift:6")
    assert position.points == [after, 7]
    assert position.events[-1] == Missed(0, 5, before - after)
    assert position.legal() == ["set:2.5", "set:3.1", "set:4.3", "set:4.4", "set:6.4"]
    position.act("set:4.3")
    assert position.seat == 1
    assert position.view.announced is None


@pytest.mark.rule("INP-17")
def test_a_wrong_announcement_of_the_1_costs_10() -> None:
    sides = {"0-3": "half/round", "1-3": "half/round", "1-4": "half/slanted", "1-1": "half/full"}
    lying = {"0-3": "1.1", "1-3": "1.2", "1-4": "1.3", "1-1": "1.4"}
    assert Position(lying, sides=sides, points=[12, 0]).act("close:1", "lift:5").points == [2, 0]


@pytest.mark.rule("INP-17", "INP-11")
def test_a_wrong_closing_tile_that_fits_nowhere_goes_home() -> None:
    lying = {"0-3": "1.1", "1-3": "1.2", "1-4": "1.3", "1-1": "1.4"}
    sides = {"0-3": "half/round", "1-3": "half/round", "1-4": "half/slanted", "1-1": "half/full"}
    position = Position(lying, sides=sides, components=ALL_HALF, points=[3, 0]).act("close:1", "lift:5")
    assert position.lies("0-5") == "supply"
    assert position.points == [0, 0]
    assert position.seat == 1


@pytest.mark.rule("INP-18")
def test_nothing_closes_without_announcement() -> None:
    position = nearly_5().act("lift:5")
    assert position.legal("set") == ["2.1", "3.3", "3.5", "6.3", "6.5"]


@pytest.mark.rule("INP-19")
def test_three_points_more_for_one_colour() -> None:
    position = Position(OWN_5, sides=OWN_SHOWN_5).act("close:5", "lift:5")
    assert position.points == [8, 0]
    assert position.events[-1] == Won(0, 5, 8, True)
    assert nearly_5().act("close:5", "lift:5").events[-1] == Won(0, 5, 5, False)


@pytest.mark.rule("INP-20")
def test_nothing_is_placed_on_a_completed_number() -> None:
    lying = {tile: field for tile, field in FULL_5.items() if tile != "1-4"}
    sides = SHOWN_FULL_5 | {"1-4": "slanted/half"}
    position = Position(lying, sides=sides, completed=[5], seat=1).act("lift:4")
    assert position.shows("1-4") == "half"
    assert not [field for field in position.legal("set") if field.startswith("5.")]


@pytest.mark.rule("INP-20")
def test_a_number_returns_when_its_last_tile_is_gone() -> None:
    position = Position({"0-1": "5.1"}, sides={"0-1": "full/half"}, completed=[5])
    position.act("lift:1")
    assert "5.2" not in position.legal("set")  # only at the end of the turn
    assert position.completed == [5]
    position.act("set:6.2")
    assert position.completed == []
    assert position.events[-1] == Returned(5)
    position.act("lift:1", "set:5.1")
    assert position.lies("1-1") == "5.1"


@pytest.mark.rule("INP-20")
def test_a_number_returns_even_if_its_last_tile_goes_home() -> None:
    position = Position({"0-3": "5.1"}, sides={"0-3": "half/round"}, completed=[5], components=ALL_HALF)
    position.act("lift:3")
    assert position.lies("0-3") == "supply"
    assert position.completed == []


@pytest.mark.rule("INP-20")
def test_a_number_can_be_won_again() -> None:
    position = nearly_5(won=[[5], []], wins=[[5], []], points=[5, 0]).act("close:5", "lift:5")
    assert position.points == [10, 0]
    assert position.view.wins == ((5, 5), ())
    assert position.view.won == ((5,), ())


@pytest.mark.rule("INP-21")
def test_the_target_wins_and_surplus_points_lapse() -> None:
    position = nearly_5(points=[14, 16]).act("close:5", "lift:5")
    assert position.points == [17, 16]
    assert position.state.waiting == ()
    assert position.state.winners() == [0]
    assert position.events[-1] == Reached(0)
    assert nearly_5(points=[11, 16]).act("close:5", "lift:5").state.winners() == []
    assert nearly_5(points=[12, 16]).act("close:5", "lift:5").state.winners() == [0]


@pytest.mark.rule("INP-22")
@pytest.mark.parametrize(("points", "winners"), [([3, 5], [1]), ([4, 4], [0, 1]), ([0, 0], [0, 1])])
def test_the_game_ends_after_400_turns(points: list[int], winners: list[int]) -> None:
    position = Position({}, seat=1, turn=398, points=points).act("lift:1", "set:5.1")
    assert position.state.winners() == []
    position.act("lift:1", "set:5.3")
    assert position.state.waiting == ()
    assert position.state.winners() == winners
    assert position.view.turn == 400


@pytest.mark.rule("INP-22")
def test_the_400th_turn_may_still_win() -> None:
    position = nearly_5(turn=399, points=[12, 17 - 1]).act("close:5", "lift:5")
    assert position.state.winners() == [0]


# The zero asks for round, full, half, full, round.
ZERO = {"zero": "on"}
FOUR_OF_ZERO = ("zero", "lift:1", "set:0.2", "lift:2", "lift:3", "lift:5", "set:0.1")


def zero(lying: dict[str, str] | None = None, **more: object) -> Position:
    settings: dict[str, object] = {"points": [5, 6, 0], "wins": [[5], [2, 4], []], "won": [[5], [2, 4], []]}
    return Position(lying or {}, options=ZERO, **settings | more)  # type: ignore[arg-type]


@pytest.mark.rule("INP-23")
def test_the_zero_is_laid_out_and_not_built_in_another_way() -> None:
    position = zero()
    assert [number.digit for number in position.view.numbers] == [0, 1, 2, 3, 4, 5, 6]
    position.act("lift:7")
    assert not [field for field in position.legal("set") if field.startswith("0.")]
    assert 0 not in [number.digit for number in seen(start()).numbers]


@pytest.mark.rule("INP-23")
def test_who_may_announce_the_zero() -> None:
    assert zero().legal()[0] == "zero"
    assert "zero" not in Position({}, won=[[5], []]).legal()  # not laid out
    assert "zero" not in zero(won=[[], [2, 4]], wins=[[], [2, 4]]).legal()  # nothing won
    assert "zero" in zero(wins=[[], []]).legal()  # won, and spent
    assert "zero" not in zero(tried=[0]).legal()  # once a game
    assert "zero" in zero(tried=[1]).legal()
    blocked = zero({"0-1": "4.1"}, completed=[4])
    assert "zero" not in blocked.legal()
    others = zero({"1-7": "0.1"}, sides={"1-7": "joker/slanted"}, completed=[0])
    assert "zero" not in others.legal()  # it must be empty
    others.act("lift:1", "set:4.3", "lift:7", "set:4.1")
    assert "zero" in others.legal()


@pytest.mark.rule("INP-23")
def test_the_whole_zero_in_one_turn() -> None:
    position = zero({"0-2": "4.3"}, sides={"0-2": "round/full"})
    position.act("zero")
    assert position.view.announced == 0
    assert position.legal() == [f"lift:{number}" for number in range(1, 8)]
    position.act("lift:1")
    assert position.legal() == ["set:0.2", "set:0.4"]
    position.act("set:0.2")
    assert position.legal() == [f"lift:{number}" for number in range(2, 8)]  # none from the zero
    position.act("lift:2")  # a full again: only one field is left for it
    assert position.lies("0-2") == "0.4"
    position.act("lift:3")
    assert position.lies("0-3") == "0.3"
    position.act("lift:5", "set:0.1")
    assert position.points == [5, 6]
    position.act("lift:7")  # the joker, also on the last field
    assert position.lies("0-7") == "0.5"
    assert position.points == [5, 2]
    assert position.view.wins == ((5,), (2,))
    assert position.view.won == ((5,), (2, 4))
    assert position.completed == [0]
    assert position.seat == 1
    assert position.view.tried == (0,)


@pytest.mark.rule("INP-23", "INP-3")
def test_the_joker_may_take_any_free_field_of_the_zero() -> None:
    position = zero().act("zero", "lift:7")
    assert position.legal() == [f"set:0.{field}" for field in range(1, 6)]


@pytest.mark.rule("INP-23", "INP-20")
def test_a_set_zero_blocks_and_is_taken_down() -> None:
    position = zero(NEARLY_5, sides=SHOWN_5 | {"0-1": "full/half"})
    assert "close:5" in position.legal()
    position = zero({"0-4": "4.5"}, sides={"0-4": "half/slanted"})
    position.act(*FOUR_OF_ZERO, "lift:7")
    assert position.completed == [0]
    for tile in ("1", "2", "3", "5", "7"):
        assert position.seat == 1
        assert position.completed == [0]
        position.act("lift:1")
        position.act(position.legal()[0])
        assert "zero" not in position.legal()
        position.act(f"lift:{tile}")
        position.act(position.legal()[0])
    assert position.completed == []
    assert Returned(0) in position.events
    position.act("lift:7")
    assert not [field for field in position.legal("set") if field.startswith("0.")]


@pytest.mark.rule("INP-23", "INP-10")
def test_tiles_on_the_zero_may_not_go_straight_back() -> None:
    position = zero({"0-1": "5.2"}, sides={"0-1": "half/full"}).act(*FOUR_OF_ZERO, "lift:7")
    position.act("lift:1", "set:4.3", "lift:1")
    assert position.shows("0-1") == "half"
    assert "5.2" not in position.legal("set")
    assert "5.4" in position.legal("set")


@pytest.mark.rule("INP-23")
def test_a_tile_that_does_not_fit_ends_the_attempt() -> None:
    position = zero({"0-1": "5.2"}, sides={"0-1": "half/full"})
    position.act("zero", "lift:1", "set:0.2", "lift:2", "lift:6")
    assert position.points == [0, 6]
    assert position.view.wins == ((), (2, 4))
    assert position.view.tried == (0,)
    assert (position.lies("0-1"), position.lies("0-2")) == ("supply", "supply")
    assert (position.shows("0-1"), position.shows("0-2")) == ("full", "full")
    assert position.legal() == ["set:2.5", "set:3.1", "set:4.3", "set:4.4", "set:5.1", "set:5.3", "set:6.4"]
    position.act("set:4.3")
    assert position.seat == 1
    assert position.completed == []
    position.act("lift:1", "set:4.4", "lift:1")
    assert "5.2" in position.legal("set")  # it came from the supply


@pytest.mark.rule("INP-23", "INP-11")
def test_the_tile_that_ends_the_attempt_may_go_home() -> None:
    components = with_digits(**{f"n{d}": "half half half half half" for d in range(1, 7)}, n0="half " * 5)
    position = zero(components=components).act("zero", "lift:5")
    assert position.lies("0-5") == "supply"
    assert position.points == [0, 6]
    assert position.seat == 1


@pytest.mark.rule("INP-23")
@pytest.mark.parametrize(
    ("points", "wins", "after", "left"),
    [
        ([5, 6], [[5], [8]], [5, 0], ((5,), ())),  # a bonus, and never below 0
        ([5, 6], [[5], []], [5, 6], ((5,), ())),  # nothing to lose
        ([5, 9], [[5], [3, 6]], [5, 3], ((5,), (3,))),
    ],
)
def test_what_the_others_lose(
    points: list[int], wins: list[list[int]], after: list[int], left: tuple[tuple[int, ...], ...]
) -> None:
    position = zero(points=points, wins=wins).act(*FOUR_OF_ZERO, "lift:7")
    assert position.points == after
    assert position.view.wins == left


@pytest.mark.rule("INP-23")
def test_every_opponent_loses() -> None:
    wins, points = [[5], [4], [3, 8]], [5, 4, 11]
    position = zero(seats=3, wins=wins, points=points, won=wins).act(*FOUR_OF_ZERO, "lift:7")
    assert position.points == [5, 0, 3]
    assert [event for event in position.events if isinstance(event, Lost)] == [Lost(1, 4), Lost(2, 8)]


@pytest.mark.rule("INP-23")
def test_who_has_no_win_left_loses_nothing() -> None:
    position = zero(wins=[[], []]).act("zero", "lift:1", "set:0.2", "lift:2", "lift:6")
    assert position.points == [5, 6]


@pytest.mark.rule("INP-24")
def test_memory_hides_only_what_people_are_shown() -> None:
    setups = [parlour.setup("input", 2, {"memory": value}) for value in ("on", "off")]
    plays = [contract.random_play(setup, 3) for setup in setups]
    views = [seen(play, 0) for play in plays]
    assert views[0] == views[1]
    assert setups[0].display_view(views[0]) is views[0]
    shown = setups[1].display_view(views[1])
    assert isinstance(shown, type(views[1]))
    assert {tile.can_be for tiles in shown.tiles for tile in tiles} == {()}
    assert {len(tile.seen) for tiles in shown.tiles for tile in tiles} == {1}
    assert [[tile.up for tile in tiles] for tiles in shown.tiles] == [
        [tile.up for tile in tiles] for tiles in views[1].tiles
    ]


@pytest.mark.rule("INP-25")
def test_solo_double() -> None:
    options = {"solo_double": "on"}
    assert Position(OWN_5, sides=OWN_SHOWN_5, options=options).act("close:5", "lift:5").points == [10, 0]
    assert nearly_5(options=options).act("close:5", "lift:5").points == [5, 0]


@pytest.mark.rule("INP-26")
def test_on_the_free_number_tiles_need_not_turn() -> None:
    position = Position({"0-2": "2.1"}, options={"free_number": "6"})
    # The 6 asks for slanted, half, round, full, round; every tile shows one of these.
    assert position.legal("slide") == list("1234567")
    position.act("slide:2")
    assert position.shows("0-2") == "round"
    assert position.legal() == ["set:6.3", "set:6.5"]
    position.act("set:6.5")
    assert position.seat == 1


@pytest.mark.rule("INP-26")
def test_a_slide_is_offered_only_where_there_is_a_field() -> None:
    position = Position({}, options={"free_number": "1"})  # slanted, and four times half: nothing is round
    assert position.legal("slide") == list("14567")
    assert Position({}, options={"free_number": "1"}, seat=1).legal("slide") == list("14567")
    assert "slide" not in "".join(Position({}).legal())


@pytest.mark.rule("INP-26")
def test_the_free_number_may_be_closed_without_turning() -> None:
    options = {"free_number": "5"}
    position = nearly_5(options=options).act("close:5")
    assert position.legal("slide") == ["2", "3"]
    position.act("slide:3")
    assert position.points == [5, 0]
    lying = {tile: field.replace("5.", "4.") for tile, field in NEARLY_5.items()}
    components = with_digits(n4="full half full half round")
    other = Position(lying, sides=SHOWN_5, options=options, components=components).act("close:4")
    assert other.legal("slide") == []


@pytest.mark.rule("INP-26", "INP-23")
def test_the_zero_is_not_the_free_number() -> None:
    position = Position({}, options=ZERO | {"free_number": "6"}, won=[[5], []])
    assert position.legal("slide")
    assert position.act("zero").legal("slide") == []


@pytest.mark.rule("INP-26", "INP-27")
@pytest.mark.parametrize("option", ["free_number", "combination"])
def test_numbers_must_be_in_play(option: str) -> None:
    parlour.setup("input", 3, {option: "9"})
    with pytest.raises(ParlourError, match="1 to 6") as refusal:
        parlour.setup("input", 2, {option: "7"})
    assert refusal.value.code == "input-number"
    with pytest.raises(ParlourError):
        parlour.setup("input", 3, {option: "10"})
    with pytest.raises(ParlourError):
        parlour.setup("input", 3, {option: "0"})


@pytest.mark.rule("INP-27")
def test_a_combination_wins_at_once() -> None:
    options = {"combination": "2,5"}
    position = nearly_5(options=options, won=[[2], []], points=[2, 9]).act("close:5", "lift:5")
    assert position.state.winners() == [0]
    assert position.points == [7, 9]
    assert nearly_5(options=options, won=[[3], []]).act("close:5", "lift:5").state.winners() == []
    assert nearly_5(options=options, won=[[2], []], wins=[[], []], points=[0, 9]).act(
        "close:5", "lift:5"
    ).state.winners() == [0]  # although the win was spent


@pytest.mark.rule("INP-28")
def test_the_joker_may_close() -> None:
    position = nearly_5(options={"joker_closes": "on"}).act("close:5", "lift:7")
    assert position.points == [5, 0]
    assert position.lies("0-7") == "5.5"


@pytest.mark.rule("INP-29")
def test_children_turn_or_do_not_turn() -> None:
    position = Position({}, options={"children": "1"})
    assert position.legal("slide") == []
    position.act("lift:1", "set:5.1")
    assert position.legal("lift") == position.legal("slide") == list("1234567")
    position.act("slide:5")
    assert position.shows("1-5") == "slanted"
    assert position.legal("set") == ["1.1", "2.3", "2.4", "3.2", "3.4", "4.1", "4.2", "6.1"]


@pytest.mark.rule("INP-29", "INP-10", "INP-18")
def test_a_child_slides_only_where_there_is_a_field() -> None:
    options = {"children": "0"}
    components = with_digits(**{f"n{d}": "half half half half half" for d in range(1, 6)})
    assert Position({}, options=options, components=ALL_HALF).legal("slide") == ["1"]
    # The only other round field is where it just came from.
    position = Position({"0-2": "6.3"}, options=options, components=components, came_from={"0-2": "6.5"})
    assert position.legal("slide") == ["1", "3", "4", "5", "6", "7"]
    position = Position({"0-2": "6.3"}, options=options, components=components)
    assert "2" in position.legal("slide")
    assert position.act("slide:2").legal() == ["set:6.5"]


@pytest.mark.rule("INP-29", "INP-9")
def test_a_child_may_slide_within_a_number_with_one_free_field() -> None:
    components = with_digits(**{f"n{d}": "half half half half half" for d in range(1, 6)})
    lying = {"0-2": "6.3", "1-4": "6.2", "1-6": "6.1", "1-2": "6.4"}
    sides = {"1-4": "half/slanted", "1-2": "full/round"}
    position = Position(lying, sides=sides, options={"children": "0"}, components=components)
    assert "2" in position.legal("slide")
    assert "3" not in position.legal("slide")
    position.act("slide:2", "set:6.5")
    assert position.completed == []


@pytest.mark.rule("INP-29")
def test_after_an_announcement_a_child_slides_only_what_closes() -> None:
    position = nearly_5(options={"children": "0"}).act("close:5")
    assert position.legal("lift") == ["2", "3", "4", "5", "6", "7"]
    assert position.legal("slide") == ["2", "3"]
    assert position.act("slide:2").points == [5, 0]


@pytest.mark.rule("INP-29", "INP-28")
def test_a_child_closes_with_a_joker_only_if_agreed() -> None:
    sides = SHOWN_5 | {"0-7": "joker/slanted"}
    for options, slides in (({}, ["2", "3"]), ({"joker_closes": "on"}, ["2", "3", "7"])):
        position = Position(NEARLY_5, sides=sides, options=options | {"children": "0"}).act("close:5")
        assert position.legal("slide") == slides


@pytest.mark.rule("INP-29", "INP-23")
def test_a_child_slides_to_the_zero_what_fits() -> None:
    position = Position({}, options=ZERO | {"children": "0"}, won=[[5], []], wins=[[5], []])
    position.act("zero")
    assert position.legal("slide") == ["1", "2", "3"]
    position.act("slide:1")
    assert position.lies("0-1") == "0.3"
    position.act("slide:2", "set:0.5")
    assert position.legal("slide") == ["3"]
    assert position.legal("lift") == ["3", "4", "5", "6", "7"]


@pytest.mark.rule("INP-29")
def test_children_sit_at_the_table() -> None:
    parlour.setup("input", 3, {"children": "0,2"})
    with pytest.raises(ParlourError, match="seats 0 to 1") as refusal:
        parlour.setup("input", 2, {"children": "2"})
    assert refusal.value.code == "input-children"


@pytest.mark.rule("INP-30")
def test_the_preset_family_stands_for_two_options() -> None:
    play = parlour.start("input", 3, seed=1, options={"family": "0,2"})
    assert play.record.options == {"joker_closes": "on", "children": "0,2"}
    assert parlour.read(str(play.record)).record == play.record
    with pytest.raises(ParlourError) as refusal:
        parlour.setup("input", 3, {"family": "0", "children": "1"})
    assert refusal.value.code == "option-twice"
    with pytest.raises(ParlourError) as refusal:
        parlour.read(str(play.record).replace("option children: 0,2", "option family: 0,2"))
    assert refusal.value.code == "option-unknown"
