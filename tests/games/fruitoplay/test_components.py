"""Fruitoplay's component set: what is accepted, and how the rest is refused."""

from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError
from parlour.games.fruitoplay import GAME
from tests.games.fruitoplay.positions import FRUITS, setup

TEXT = GAME.component_set().text


def refusal(text: str) -> ParlourError:
    with pytest.raises(ParlourError) as refused:
        parlour.setup("fruitoplay", 2, components=text)
    assert str(refused.value)
    return refused.value


@pytest.mark.rule("FRU-1")
@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('"fig"', '"Fig"', "name", 3),
        ('"fig"', '"fig", "pear"', "fruits", 3),
        (', "fig"', "", "fruits", 3),
        ('"fig"', '"apple"', "fruits", 3),
        ('"fig"', '"fig", "apple"', "fruits", 3),
        ("numbers = 20", "numbers = 19", "numbers", 4),
        ("[3, 8, 13, 18]", "[3, 8, 13]", "double", 5),
        ("[3, 8, 13, 18]", "[3, 8, 13, 13]", "double", 5),
        ("[3, 8, 13, 18]", "[3, 8, 13, 13, 18]", "double", 5),
        ("[3, 8, 13, 18]", "[3, 8, 13, 21]", "number", 5),
        ("[3, 8, 13, 18]", "[0, 8, 13, 18]", "number", 5),
        ("[11]", "[]", "rotten", 6),
        ("[11]", "[11, 12]", "rotten", 6),
        ("[11]", "[13]", "both", 6),
        ("[11]", "{ banana = [11], apple = [11], fig = [11] }", "each", 6),
        ("[11]", "{ banana = [11], apple = [11], fig = [11], pear = [11] }", "each", 6),
        ("[11]", "{ banana = [11], apple = [11], strawberry = [11], fig = [1, 2] }", "rotten", 6),
    ],
)
def test_a_table_that_breaks_the_rules_is_refused_with_its_line(
    old: str, new: str, code: str, line: int
) -> None:
    assert old in TEXT
    refused = refusal(TEXT.replace(old, new))
    assert refused.code == f"fruitoplay-{code}"
    assert (refused.facts["line"], refused.facts["rule"]) == (line, "FRU-1")
    assert f"Line {line} breaks FRU-1" in str(refused)


@pytest.mark.rule("FRU-1")
def test_the_line_of_a_fruit_is_found() -> None:
    text = TEXT.replace("rotten = [11]\n", "") + "\n[rotten]\n"
    text += "banana = [11]\napple = [11]\nstrawberry = [11]\nfig = [8]\n"
    refused = refusal(text)
    assert (refused.code, refused.facts["line"]) == ("fruitoplay-both", len(text.splitlines()))


def test_what_has_another_shape_is_refused() -> None:
    assert refusal(TEXT.replace("numbers = 20", 'numbers = "20"')).code == "components-shape"
    assert refusal(TEXT + "pears = 1\n").code == "components-shape"


@pytest.mark.rule("FRU-1")
def test_each_fruit_may_have_its_own_numbers() -> None:
    own = {"banana": 1, "apple": 2, "strawberry": 9, "fig": 20}
    by_fruit = ", ".join(f"{fruit} = [{number}]" for fruit, number in own.items())
    made = parlour.setup("fruitoplay", 2, components=TEXT.replace("[11]", f"{{ {by_fruit} }}"))
    assert made.view(made.state(), 0).rotten == tuple(f"{f}-{n}" for f, n in own.items())  # type: ignore[attr-defined]


def test_our_own_table_is_the_default() -> None:
    made = setup(2)
    assert made.components.name == "house-1"
    assert made.fruits == list(FRUITS)
    assert made.rotten == tuple(f"{fruit}-11" for fruit in FRUITS)
    assert made.double == tuple(f"{fruit}-{number}" for fruit in FRUITS for number in (3, 8, 13, 18))
