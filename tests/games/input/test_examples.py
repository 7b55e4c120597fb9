"""What Input's rulebook says with numbers: points, targets, and the sets it gives as examples."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.input.lookup import TARGETS, VALUES
from tests.games.input.positions import Position, seen, start
from tests.games.input.test_rules import NEARLY_5, SHOWN_5, with_digits


@pytest.mark.rule("INP-16")
def test_the_1_counts_ten_the_2_two_the_3_three_the_4_four_and_so_on() -> None:
    assert VALUES[1:] == (10, 2, 3, 4, 5, 6, 7, 8, 9)


@pytest.mark.rule("INP-4", "INP-21")
def test_21_points_for_three_and_17_for_two() -> None:
    assert TARGETS == {3: 21, 2: 17}


@pytest.mark.rule("INP-2", "INP-5")
def test_behind_the_joker_is_known_to_be_slanted() -> None:
    play = start()
    play.act(0, "lift:7")
    joker = seen(play, 1).tiles[0][6]
    assert (joker.up, joker.can_be) == ("joker", ("joker/slanted",))


@pytest.mark.rule("INP-27")
@pytest.mark.parametrize(("numbers", "seats"), [("1,2,3", 3), ("8,9", 3), ("1,2,3", 2)])
def test_combinations(numbers: str, seats: int) -> None:
    *before, last = map(int, numbers.split(","))
    components = with_digits(**{f"n{last}": "full half full half round"})
    lying = {tile: field.replace("5.", f"{last}.") for tile, field in NEARLY_5.items()}
    for won, winners in ((before, [0]), (before[1:], [])):
        position = Position(
            lying,
            seats=seats,
            sides=SHOWN_5,
            won=[won, [], []],
            components=components,
            options={"combination": numbers},
        )
        position.act(f"close:{last}", "lift:5")
        assert position.state.winners() == winners


@pytest.mark.rule("INP-29", "INP-30")
def test_from_age_six_on() -> None:
    setup = parlour.setup("input", 2, {"family": "1"})
    assert setup.changed_options() == {"joker_closes": "on", "children": "1"}
