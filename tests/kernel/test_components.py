from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour import GAMES, ParlourError
from parlour.kernel.components import ComponentSet, written
from parlour.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from parlour.kernel.game import Game

HOUSE = GAMES["pungi"].component_set().text


def refused(text: str) -> ParlourError:
    with pytest.raises(ParlourError) as caught:
        parlour.setup("pungi", 3, components=text)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "code", "words"),
    [
        ('"frog"]', "]", "pungi-animals", "PUN-1: there are 6 different animals, not 5"),
        ('"frog"]', '"mouse"]', "pungi-animals", "6 different animals, not 5"),
        ('"frog"]', '"Frog 1"]', "pungi-name", "Frog 1"),
        ("9, 10]", "9]", "pungi-values", "10 cards of different values, not 9"),
        ("9, 10]", "9, 100]", "pungi-value", "100"),
        ("charmers = 6", "charmers = 4", "pungi-charmers", "PUN-2: there are 5 or 6 charmers, not 4"),
        ('"3" = 5', '"3" = 4', "pungi-snakes", "PUN-2: there are 31 snakes, or with 5 charmers 32, not 30"),
        ('"3" = 5', '"3" = 8\n"5" = -3', "pungi-snake", "not -3 of 5"),
        ('"3" = 5', '"0" = 5', "pungi-snake", "not 5 of 0"),
        ("charmers = 6", "charmers = true", "components-shape", "Expected `int`, got `bool`"),
        ("charmers = 6", "flutes = 1\ncharmers = 6", "components-shape", "unknown field `flutes`"),
        ("charmers = 6", "", "components-shape", "missing required field `charmers`"),
        ('"3" = 5', '"3" = "five"', "components-shape", "got `str`"),
        ("charmers = 6", "charmers = = 6", "components-toml", "line"),
    ],
)
def test_a_table_that_is_not_the_box_is_refused(old: str, new: str, code: str, words: str) -> None:
    assert old in HOUSE
    refusal = refused(HOUSE.replace(old, new))
    assert refusal.code == code
    assert words in str(refusal)


@pytest.mark.parametrize(
    ("old", "new"),
    [("charmers = 6", "charmers = 4"), ("charmers = 6", "charmers = true"), ("charmers = 6", "flutes = 1")],
)
def test_the_refusal_names_the_line(old: str, new: str) -> None:
    text = HOUSE.replace(old, new)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if new in line)
    assert refused(text).facts["line"] == line


def test_a_line_within_a_section_is_found() -> None:
    components = ComponentSet("x", 'a = 1\n[one.two]\n"b" = 2\nc = 3\n[[three]]\nb = 4\n# c = 5\n')
    assert components.line("a") == 1
    assert components.line("one", "two", "b") == 3
    assert components.line("one", "two", "nothing") == 2
    assert components.line("three", "0", "b") == 6
    assert components.line("nothing") == 1


def test_an_own_table_is_named_by_its_hash_and_the_reader_must_provide_it() -> None:
    own = HOUSE.replace('"frog"', '"tree_frog"').replace('"4" = 4', '"5" = 4')
    play = parlour.start("pungi", 3, seed=1, components=own)
    text = str(play.record)
    name = play.setup.components.name
    assert re.fullmatch(r"[0-9a-f]{64}", name)
    assert f"components: {name}" in text
    assert "tree_frog-7" in text
    assert "+5" in text
    with pytest.raises(ParlourError) as refusal:
        parlour.read(text)
    assert refusal.value.code == "record-needs-components"
    with pytest.raises(ParlourError) as refusal:
        parlour.read(text, components=HOUSE)
    assert refusal.value.code == "record-components"
    assert str(parlour.read(text, components=own).record) == text


def test_a_copy_of_a_built_in_table_keeps_its_name() -> None:
    assert parlour.setup("pungi", 3, components=HOUSE).components.name == "house-1"


def test_a_view_does_not_need_the_table_to_be_read() -> None:
    setup = parlour.setup("pungi", 3)
    assert setup.view(setup.state(), SPECTATOR).chance == "animals"


@pytest.mark.many
@given(st.text())
def test_any_text_is_a_table_or_refused(text: str) -> None:
    assert str(refused(text))


@pytest.mark.many
@given(st.integers(0, len(HOUSE) - 1), st.characters(codec="utf-8"))
def test_a_damaged_table_is_refused_or_still_a_table(at: int, letter: str) -> None:
    try:
        setup = parlour.setup("pungi", 3, components=HOUSE[:at] + letter + HOUSE[at + 1 :])
    except ParlourError as refusal:
        assert str(refusal)
    else:
        assert setup.state().waiting


DATA = {
    "name": 'a "b" \\ \n \u00fc',
    "nothing": None,
    "sizes": [1, -2],
    "pairs": [["x", "y"], []],
    "counts": {"4": 1, "-1": 2, "no bare key": 3, "": 4, "nothing": None},
    "decks": [
        {"round": 1, "cards": [{"number": 1, "nothing": None}, {"number": 2, "on": True}]},
        {"round": 2, "cards": []},
    ],
}


def without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_nothing(each) for key, each in value.items() if each is not None}
    return [without_nothing(each) for each in value] if isinstance(value, list) else value


def test_data_becomes_a_text_that_says_the_same() -> None:
    assert ComponentSet.own(written(DATA)).data() == without_nothing(DATA)
    assert written(DATA).count("\n  {") == 2  # one card in each line


@pytest.mark.parametrize("game", GAMES.own.values(), ids=list(GAMES.own))
def test_what_is_written_is_the_same_box(game: Game) -> None:
    house = game.component_set()
    again = ComponentSet.own(written(house.data()))
    assert again.data() == house.data()
    game.setup(game.seats[0], components=again)


def test_what_is_too_deep_is_not_written() -> None:
    deep: list[Any] = []
    for _ in range(100):
        deep = [deep]
    with pytest.raises(ParlourError) as caught:
        written({"a": deep})
    assert caught.value.code == "components-large"
