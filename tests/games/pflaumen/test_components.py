"""A component set that is not the box is refused, with its line and the rule it breaks."""

from __future__ import annotations

import pytest

import parlour
from parlour import GAMES, ParlourError
from tests.games.pflaumen.positions import PIES, PMP, Position

HOUSE = GAMES[PMP].component_set().text
FIG = '{ number = 4, fruit = "fig", action = "watchdog" }'
PEAR = '{ number = 7, fruit = "pear", recipe = "ABCD", points = 7 }'


@pytest.mark.rule("PMP-1", "PMP-3", "PMP-9", "PMP-18")
@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ("round = 2", "round = 1", "rounds", "PMP-1: there is one deck for each of the rounds 1, 2 and 3"),
        (f"  {FIG},\n", "", "cards", "PMP-1: a deck has 25 cards, not 24"),
        ("number = 4,", "number = 26,", "number", "a number is from 1 to 25, not 26"),
        ("number = 4,", "number = 3,", "twice", "the number 3 is in this deck already"),
        ('"fig", action', '"quince", action', "fruit", "PMP-1: a fruit is one of apple, blackberry"),
        ('"fig", action', '"plum", action', "plum", "4 cannot be plum"),
        ('fruit = "plum"', 'fruit = "fig"', "plum", "25 cannot be fig"),
        ('"fig", action', '"pear", action', "fruits", "a deck has 3 of the fruit fig, not 2"),
        ('"watchdog"', '"cat"', "action", "PMP-9: a special action is one of watchdog, steal, three_pi"),
        ('"ABCD"', '"ABBA"', "recipe", "PMP-18: a recipe is one of AA, AAA, ABC"),
        (', points = 7 }', " }", "points", "PMP-3: number 7 has 1 to 99 points"),
        (', points = 7 }', ", points = 100 }", "points", "number 7 has 1 to 99 points"),
        (', points = 7 }', ", points = 0 }", "points", "number 7 has 1 to 99 points"),
        ('action = "watchdog"', 'action = "watchdog", points = 3', "points", "number 4"),
        ('"fig", action', "3, action", "components-shape", "Expected `str`, got `int`"),
        ("number = 4,", "numero = 4,", "components-shape", "unknown field `numero`"),
    ],
)  # fmt: skip
def test_what_is_refused(old: str, new: str, code: str, words: str) -> None:
    assert old in HOUSE
    text = HOUSE.replace(old, new, 1)
    with pytest.raises(ParlourError) as caught:
        parlour.setup(PIES, 3, components=text)
    assert caught.value.code == (code if code.startswith("components") else f"pflaumen-{code}")
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("number = 4,", "number = 26,"),
        ("number = 4,", "number = 1,"),
        ('"watchdog"', '"cat"'),
        ('"ABCDE"', '"EDCBA"'),
        ('"PPPPP", points = 20 },\n]', '"PPPPP", points = 200 },\n]'),
        ('"fig", action', "3, action"),
    ],
)
def test_the_refusal_names_the_line(old: str, new: str) -> None:
    text = HOUSE.replace(old, new, 1)
    with pytest.raises(ParlourError) as caught:
        parlour.setup(PMP, 3, components=text)

    assert caught.value.facts["line"] == HOUSE[: HOUSE.index(old)].count("\n") + 1


def test_an_own_table_is_played_with() -> None:
    own = HOUSE.replace(PEAR, PEAR.replace("points = 7", "points = 9")).replace("round = 1", "round = 9", 1)
    own = own.replace("round = 3", "round = 1").replace("round = 9", "round = 3")  # decks in another order
    play = parlour.start(PMP, 4, seed=1, components=own)
    again = parlour.read(str(play.record), components=own)
    assert again.view(0) == play.view(0)
    assert len(play.record.components) == 64


@pytest.mark.rule("PMP-3", "PMP-9", "PMP-17")
def test_a_card_may_have_an_action_and_a_recipe() -> None:
    """First the action happens, then the recipe can be used."""
    own = HOUSE.replace(FIG, FIG.replace(" }", ', recipe = "AA", points = 3 }'))
    position = Position(PMP, "1.13", "", "", trick="1.4 1.2 1.3", components=own)
    position.act("take:1.4")
    assert position.view().watchdog == 0
    assert position.legal() == ["mix:1.4", "done"]
    position.act("mix:1.4", "use:1.4", "use:1.13")
    assert position.state.scores() == [3, 0, 0]
