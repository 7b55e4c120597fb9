from __future__ import annotations

import pytest

import parlour
from parlour import ParlourError
from parlour.kernel.options import Option, Preset, Value, choose, expand, write

FLAG = Option("flag")
NUMBER = Option("number", 5, 1, 9)
NUMBERS = Option("numbers", (), 0, 3)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "on", True),
        (FLAG, "off", False),
        (NUMBER, "7", 7),
        (NUMBERS, "2", (2,)),
        (NUMBERS, "3,0", (3, 0)),
    ],
)
def test_values_are_read_and_written(option: Option, text: str, value: Value) -> None:
    assert option.read(text) == value
    assert write(value) == text


@pytest.mark.parametrize(
    ("option", "text", "code"),
    [
        (FLAG, "yes", "option-flag"),
        (FLAG, "1", "option-flag"),
        (NUMBER, "0", "option-integer"),
        (NUMBER, "10", "option-integer"),
        (NUMBER, "on", "option-integer"),
        (NUMBER, "1,2", "option-integer"),
        (NUMBER, "", "option-integer"),
        (NUMBERS, "4", "option-integers"),
        (NUMBERS, "1,1", "option-integers"),
        (NUMBERS, "", "option-integers"),
        (NUMBERS, "1,x", "option-integers"),
    ],
)
def test_wrong_values_are_refused(option: Option, text: str, code: str) -> None:
    with pytest.raises(ParlourError) as refusal:
        option.read(text)
    assert refusal.value.code == code
    assert option.name in str(refusal.value)


def test_what_is_not_chosen_has_its_default() -> None:
    values = choose("toy", (FLAG, NUMBER, NUMBERS), {"number": 3, "numbers": "1,2"})
    assert values == {"flag": False, "number": 3, "numbers": (1, 2)}


def test_a_default_can_be_handed_on_even_if_nobody_can_choose_it() -> None:
    none = Option("none", 0, 1, 9)
    assert choose("toy", (NUMBERS, none), {"numbers": (), "none": 0}) == {"numbers": (), "none": 0}
    for wrong in ({"none": "0"}, {"numbers": ""}, {"flag": 0}):
        with pytest.raises(ParlourError):
            choose("toy", (NUMBERS, none, FLAG), wrong)


def test_a_preset_stands_for_several_options() -> None:
    preset = Preset("easy", "numbers", {"flag": True})
    assert expand([preset], {"easy": "1,2", "number": 4}) == {"numbers": "1,2", "flag": True, "number": 4}
    with pytest.raises(ParlourError, match="flag is set twice") as refusal:
        expand([preset], {"flag": "off", "easy": "1"})
    assert refusal.value.code == "option-twice"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ParlourError, match="no option speed; it has: chaos") as refusal:
        parlour.setup("pungi", 3, {"speed": "on"})
    assert refusal.value.code == "option-unknown"


def test_a_setup_tells_what_differs_from_the_default() -> None:
    assert parlour.setup("pungi", 3, {"chaos": False}).changed_options() == {}
    assert parlour.setup("pungi", 3, {"chaos": True}).changed_options() == {"chaos": "on"}
