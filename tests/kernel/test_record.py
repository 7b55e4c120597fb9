from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour import ParlourError, Record, contract

SETUP = parlour.setup("pungi", 3, {"chaos": "on"})
TEXT = str(contract.random_play(SETUP, 1).record)


def refused(text: str) -> ParlourError:
    with pytest.raises(ParlourError) as refusal:
        parlour.read(text)
    assert str(refusal.value)
    return refusal.value


def test_a_record_is_text_and_back() -> None:
    record = Record.parse(TEXT)
    assert str(record) == TEXT
    assert TEXT.startswith(
        "parlour: 1\ngame: pungi\nrules: 1\nseats: 3\noption chaos: on\ncomponents: house-1\n\n* animals "
    )
    assert str(parlour.read(record).record) == TEXT


def test_a_default_option_is_not_written() -> None:
    assert "option" not in str(parlour.start("pungi", 3, options={"chaos": "off"}).record)


def test_comments_windows_lines_and_a_missing_last_newline_do_no_harm() -> None:
    lines = TEXT.splitlines()
    lines[0] += " # a good game"
    lines.insert(3, "# played on a rainy day")
    lines[9] += " # the lot"
    assert str(parlour.read("\r\n".join(lines)).record) == TEXT


def test_a_record_that_ends_early_is_a_game_in_progress() -> None:
    play = parlour.read("\n".join(TEXT.splitlines()[:15]), seed=1)
    assert not play.over
    assert play.waiting


def test_a_record_that_ends_before_a_draw_goes_on_with_it() -> None:
    play = parlour.read("\n".join(TEXT.splitlines()[:8]), seed=1)
    assert len(play.record.steps) == 3
    header = "\n".join(TEXT.splitlines()[:7]) + "\n"
    assert parlour.read(header, seed=1).waiting


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("parlour: 1", "parlour: 2", "record-format"),
        ("parlour: 1", "parlour 1", "record-line"),
        ("parlour: 1", "parlour:", "record-line"),
        ("game: pungi", "game: chess", "game-unknown"),
        ("rules: 1", "rules: 2", "record-rules"),
        ("rules: 1", "rules: one", "record-integer"),
        ("seats: 3", "seats: 6", "seats"),
        ("seats: 3", "seats: 3\nseats: 3", "record-twice"),
        ("seats: 3", "seats: 3\nweather: fine", "record-key"),
        ("seats: 3\n", "", "record-missing"),
        ("option chaos: on", "option chaos: maybe", "option-flag"),
        ("option chaos: on", "option speed: on", "option-unknown"),
        ("option chaos: on", "option chaos: on\noption chaos: on", "record-twice"),
        ("components: house-1", "components: house-0", "record-needs-components"),
        ("* animals", "* plants", "record-step"),
        ("* animals ", "* animals", "record-step"),
        ("* start ", "* start 7 ", "record-step"),
        ("* start", "*  start", "record-line"),
        ("* start", "x start", "record-line"),
        ("\n* start", "\n0 nonsense\n* start", "record-step"),
        ("\n* start", "\n0 two words\n* start", "record-line"),
        ("\n* start", "\n00 play:frog-1\n* start", "record-line"),
        ("\n* start", "\n\n* start", "record-line"),
        ("\n* start", "\n9 play:frog-1\n* start", "record-step"),
    ],
)
def test_what_cannot_be_read_is_refused(old: str, new: str, code: str) -> None:
    assert old in TEXT
    assert refused(TEXT.replace(old, new, 1)).code == code


def test_an_illegal_step_is_refused_with_its_line_and_the_reason() -> None:
    lines = TEXT.splitlines()
    line = next(number for number, line in enumerate(lines) if "play:" in line)
    seat = lines[line].split()[0]
    lines[line] = f"{seat} start:{(int(seat) + 1) % 3}"
    refusal = refused("\n".join(lines))
    assert refusal.code == "record-step"
    assert refusal.facts["because"] == "illegal"
    assert f"Line {line + 1} " in str(refusal)


def test_a_deal_with_a_card_too_few_is_refused() -> None:
    lines = TEXT.splitlines()
    lines[7] = lines[7].rpartition(" ")[0]
    assert refused("\n".join(lines)).facts["because"] == "outcome-short"


def test_a_draw_out_of_turn_is_refused() -> None:
    lines = TEXT.splitlines()
    lines[7], lines[8] = lines[8], lines[7]
    assert refused("\n".join(lines)).facts["because"] == "chance-not-due"


def test_more_after_the_end_is_refused() -> None:
    assert refused(f"{TEXT}0 play:frog-1").facts["because"] == "game-over"


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        parlour.read(text)
    except ParlourError as refusal:
        assert str(refusal)


@pytest.mark.many
@settings(max_examples=200)
@given(st.data())
def test_a_damaged_record_is_refused_or_still_a_record(data: st.DataObject) -> None:
    lines = TEXT.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    damage = data.draw(st.sampled_from(["drop", "twice", "swap", "text"]))
    if damage == "drop":
        del lines[at]
    elif damage == "twice":
        lines.insert(at, lines[at])
    elif damage == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines[at] = data.draw(st.text(st.characters(codec="utf-8")))
    try:
        play = parlour.read("\n".join(lines), seed=1)
    except ParlourError as refusal:
        assert str(refusal)
    else:
        assert str(parlour.read(str(play.record), seed=1).record) == str(play.record)


@pytest.mark.parametrize(
    ("text", "what", "line"),
    [
        ("#" * 1_048_577, "characters", 1),
        (TEXT + "\n" * 50_001, "lines", 50_000),
        (TEXT.replace("* animals", "* animals" + " frog-7" * 1000), "words", 8),
    ],
)
def test_what_no_game_needs_is_refused_before_it_is_read(text: str, what: str, line: int) -> None:
    refusal = refused(text)
    assert (refusal.code, refusal.facts["what"], refusal.facts["line"]) == ("record-large", what, line)
