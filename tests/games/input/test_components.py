"""Component sets of one's own."""

from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError
from parlour.games import find
from parlour.words import words_for
from tests.boxes import EQUAL_SIDES
from tests.games.input.positions import seen

TEXT = find("input").component_set().text


def refusal(text: str) -> ParlourError:
    with pytest.raises(ParlourError) as refused:
        parlour.setup("input", 2, components=text)
    assert str(refused.value)
    return refused.value


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start))


@pytest.mark.rule("INP-2")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"yellow", ', "", "input-colours"),
        ('"yellow"', '"red"', "input-colours"),
        ('"yellow"', '"Pale Yellow"', "input-colour"),
        ('["full", "half"], ', "", "input-tiles"),
        ('["full", "half"]', '["full", "full"]', "input-sides"),
        ('["full", "half"]', '["full"]', "input-tile"),
        ('["full", "half"]', '["full", "empty"]', "input-tile"),
        ('["joker", "slanted"]', '["joker", "full"]', "input-joker"),
        ('["full", "half"]', '["round", "full"]', "input-alike"),
        ('["full", "half"]', '["slanted", "joker"]', "input-alike"),
    ],
)
def test_wrong_tiles(old: str, new: str, code: str) -> None:
    error = refusal(TEXT.replace(old, new, 1))
    assert error.code == code
    assert error.facts["rule"] == "INP-2"
    assert error.facts["line"] == line_of("colours" if "colour" in code else "tiles")


@pytest.mark.rule("INP-1")
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('8 = ["round", "full", "round", "full", "round"]\n', "", "input-digits"),
        ('8 = ["round", ', "8 = [", "input-fields"),
        ('8 = ["round"', '8 = ["joker"', "input-field"),
    ],
)
def test_wrong_numbers(old: str, new: str, code: str) -> None:
    error = refusal(TEXT.replace(old, new, 1))
    assert error.code == code
    assert error.facts["rule"] == "INP-1"
    assert error.facts["line"] == line_of("[digits]" if code == "input-digits" else "8 =")


def test_the_tiles_may_be_listed_in_any_order_and_the_numbers_may_differ() -> None:
    text = TEXT.replace('["full", "half"], ["full", "round"]', '["round", "full"], ["half", "full"]')
    text = text.replace('8 = ["round"', '8 = ["half"').replace('"yellow"', '"dark_green"')
    play = parlour.start("input", 3, seed=1, components=text)
    assert parlour.read(play.record, components=text).record == play.record
    assert len(play.record.components) == 64


@pytest.mark.rule("INP-2")
def test_tiles_may_have_the_same_symbol_twice() -> None:
    """The counts of the rulebook allow it."""
    play = parlour.start("input", 2, seed=1, components=EQUAL_SIDES)
    assert parlour.read(play.record, components=EQUAL_SIDES).record == play.record
    setup = play.setup
    tiles = [setup.item("tiles0", code) for code in range(14)]
    assert tiles.count("full/full") == 2
    assert {setup.code("tiles0", tile) for tile in tiles if tile == "full/full"} == {tiles.index("full/full")}


@pytest.mark.rule("INP-2", "INP-5")
def test_a_tile_with_equal_sides_shows_the_same_when_it_is_turned() -> None:
    fall = "full/full full/half half/half round/round round/slanted slanted/slanted slanted/joker"
    deal = [f"tiles0 {fall}", "start 0"]
    play = parlour.start("input", 2, seed=1, deal=deal, components=EQUAL_SIDES)
    tile = seen(play).tiles[0][0]
    assert (tile.up, tile.seen, tile.can_be) == ("full", ("full",), ("full/full", "full/half"))
    play.act(0, "lift:1")
    tile = seen(play).tiles[0][0]
    assert (tile.up, tile.seen, tile.can_be) == ("full", ("full", "full"), ("full/full",))
    assert seen(play).tiles[0][1].can_be == ("full/half",)
    words = words_for(play.setup.game.package, locale="en")
    lines = play.setup.game.render(play.setup, play.view(0), words, ["", "Bo"]).splitlines()
    assert "full" in next(line for line in lines if "under" in line)
