"""Component sets of one's own."""

from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError
from parlour.games import find

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
        ('["full", "half"]', '["full", "full"]', "input-tile"),
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
