"""Input in words, and drawn for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from rich.text import Text

import parlour
from parlour import contract
from parlour.games import find
from parlour.games.input.events import (
    Announced,
    Combined,
    Fell,
    Lifted,
    Lost,
    Missed,
    Placed,
    Reached,
    Returned,
    SentHome,
    Slid,
    Tired,
    Won,
    ZeroFailed,
    ZeroSet,
)
from parlour.words import words_for
from tests.games.input.positions import Position, seen, start
from tests.games.input.test_rules import FULL_5, SHOWN_FULL_5, nearly_5

if TYPE_CHECKING:
    from parlour import Event
    from parlour.games.input.view import InputView

GAME = find("input")
WORDS = words_for(GAME.package)
SETUP = GAME.setup(3)
NAMES = ["", "Bo", "Cleo"]


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (
            Fell(0, ("full", "joker")),
            "Your tiles 1 to 7 show: full, joker.",
            "Bo\N{RIGHT SINGLE QUOTATION MARK}s tiles 1 to 7 show: full, joker.",
        ),
        (
            Announced(0, 5),
            "You announce the closing tile of the 5.",
            "Bo announces the closing tile of the 5.",
        ),
        (Announced(0, 0), "You announce the zero.", "Bo announces the zero."),
        (
            Lifted(0, 3, "supply", "full", "round"),
            "You turn over your tile 3 from the supply: full becomes round.",
            "Bo turns over tile 3 from the supply: full becomes round.",
        ),
        (
            Slid(0, 3, "4.2", "full"),
            "You take your tile 3 from field 2 of number 4 without turning it: full.",
            "Bo takes tile 3 from field 2 of number 4 without turning it: full.",
        ),
        (
            Placed(0, 3, "4.2", "full"),
            "You place it on field 2 of number 4.",
            "Bo places it on field 2 of number 4.",
        ),
        (
            SentHome(0, 3, "full"),
            "It fits nowhere and goes to your supply.",
            "It fits nowhere and goes to Bo\N{RIGHT SINGLE QUOTATION MARK}s supply.",
        ),
        (Won(0, 5, 5, False), "You win the 5: 5 points!", "Bo wins the 5: 5 points!"),
        (
            Won(0, 5, 8, True),
            "You win the 5, all in your colour: 5 + 3 = 8 points!",
            "Bo wins the 5, all in one colour: 5 + 3 = 8 points!",
        ),
        (
            Missed(0, 5, 0),
            "It does not close the 5: luckily you have no points to lose.",
            "It does not close the 5: Bo has no points to lose.",
        ),
        (
            Missed(0, 5, 1),
            "It does not close the 5: you have only 1 point, and lose it.",
            "It does not close the 5: Bo has only 1 point, and loses it.",
        ),
        (
            Missed(0, 5, 4),
            "It does not close the 5: you have only 4 points, and lose all of them.",
            "It does not close the 5: Bo has only 4 points, and loses all of them.",
        ),
        (
            Missed(0, 5, 5),
            "It does not close the 5: you lose the 5 points of that number.",
            "It does not close the 5: Bo loses the 5 points of that number.",
        ),
        (ZeroSet(0), "You have completed the zero!", "Bo has completed the zero!"),
        (Lost(0, 8), "You lose your last win: 8 points.", "Bo loses their last win: 8 points."),
        (
            Reached(0),
            "You are the first to reach 21 points, and win the game.",
            "Bo is the first to reach 21 points, and wins the game.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_sentences(event: Event, mine: str, theirs: str) -> None:
    assert GAME.tell(SETUP, event, WORDS, NAMES) == mine
    assert GAME.tell(SETUP, event, WORDS, ["Bo", "", "Cleo"]) == theirs


def test_sentences_that_name_nobody() -> None:
    for tiles, sentence in (
        ((), "It does not fit the zero."),
        ((3,), "It does not fit the zero, and tile 3 goes back to the supply."),
        ((3, 4), "It does not fit the zero, and the tiles 3, 4 go back to the supply."),
    ):
        assert GAME.tell(SETUP, ZeroFailed(0, tiles), WORDS, NAMES) == sentence
    assert (
        GAME.tell(SETUP, Returned(4), WORDS, NAMES)
        == "The last tile has left the 4: it is open again, and anyone can win it once more."
    )
    assert GAME.tell(SETUP, Tired(), WORDS, NAMES) == "That was the last turn."
    assert "all the numbers" in GAME.tell(SETUP, Combined(0), WORDS, NAMES)


def test_a_review_tells_what_lay_underneath() -> None:
    play = contract.random_play(parlour.setup("input", 2), 1)
    assert "underneath" not in GAME.tell(SETUP, play.events(0)[0], WORDS, NAMES)
    assert GAME.tell(SETUP, play.open_events()[0], WORDS, NAMES).count(" underneath)") == 7


def test_actions() -> None:
    said = {
        token: GAME.say(SETUP, token, WORDS, NAMES)
        for token in ("zero", "close:5", "lift:3", "slide:3", "set:4.2")
    }
    assert list(said.values()) == [
        "Announce the zero",
        "Announce the closing tile of the 5",
        "Turn over tile 3",
        "Take tile 3 without turning it",
        "Place it on field 2 of number 4",
    ]


def drawn(view: InputView) -> str:
    return Text.from_markup(GAME.render(SETUP, view, WORDS, NAMES)).plain


def test_the_numbers_are_five_strips() -> None:
    lines = drawn(seen(start(), 0)).splitlines()
    assert lines[2].split() == ["1=10", "2", "3", "4", "5", "6"]
    assert lines[3].split() == ["1", "/../", "(..)", "[..]", "/../", "[..]", "/../"]
    assert "You (yellow)   0 points, to play" in lines
    assert "Bo (red)   0 points" in lines


def test_tiles_show_owner_number_and_symbol() -> None:
    text = drawn(nearly_5().view)
    assert "[Y1]" in text
    assert "-R3-" in text
    assert "(..)" in text


def test_the_fields_for_the_tile_in_hand_are_marked() -> None:
    text = drawn(Position({}).act("lift:5").view)
    assert text.count("(++)") == 6
    assert "hand" in text


def test_completed_numbers_and_announcements_are_told() -> None:
    position = Position(
        FULL_5 | {"0-7": "4.1"}, sides=SHOWN_FULL_5, completed=[5], points=[5, 0], won=[[5], []]
    )
    text = drawn(position.view)
    assert "5^" in text
    assert "may not close a number" in text
    assert "5 points, won: 5, to play" in text
    assert "announced" in drawn(nearly_5().act("close:5").view)
    zero = Position({}, options={"zero": "on"}, won=[[5], []]).act("zero")
    assert "The zero is announced." in drawn(zero.view)


def test_what_is_known_is_drawn_unless_the_table_hides_it() -> None:
    view = seen(start(), 0)
    assert "under  full" in drawn(view)
    assert "f/h?" in drawn(view)
    hidden = parlour.setup("input", 2, {"memory": "off"})
    shown = hidden.display_view(view)
    assert "under  " not in drawn(shown)  # type: ignore[arg-type]


def test_where_a_tile_may_not_go_is_drawn() -> None:
    position = Position({"0-1": "5.1"}, sides={"0-1": "full/half"}, came_from={"0-1": "2.2"})
    assert "not to  2.2" in drawn(position.view)


def test_other_colours_have_letters_too() -> None:
    text = GAME.component_set().text
    for colours, mark in (('"green", "grey", "blue"', "A1"), ('"olive", "grey", "blue"', "O1")):
        own = text.replace('"yellow", "red", "blue"', colours)
        play = parlour.start("input", 3, seed=1, components=own)
        assert mark in drawn(seen(play, 0))


def test_every_position_can_be_drawn_and_every_event_told() -> None:
    setup = parlour.setup("input", 3, {"zero": "on", "children": "1"})
    for state in contract.close_positions(setup, 2):
        for viewer in (-1, 0, 2):
            GAME.render(SETUP, setup.view(state, viewer), WORDS, NAMES)
    for event in contract.random_play(setup, 2).events(0):
        assert GAME.tell(SETUP, event, WORDS, NAMES)
