from __future__ import annotations

import pickle

from parlour import ParlourError
from parlour.kernel.errors import Label
from parlour.words import LOCALES


def test_a_refusal_comes_back_from_another_process() -> None:
    refusal = ParlourError("seats", game="pungi", seats=9, fewest=3, most=5)
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.code, again.facts, str(again)) == (refusal.code, refusal.facts, str(refusal))


def test_a_refusal_can_be_said_in_every_language() -> None:
    number = ParlourError(
        "input-number", package="parlour.games.input", seats=2, option="x", highest=6, number=7
    )
    refusal = ParlourError("record-step", line=3, text="0 x", reason=number, because=number.code)
    assert str(refusal) == refusal.sentence("en")
    assert len({refusal.sentence(locale) for locale in LOCALES}) == len(LOCALES)
    for locale in LOCALES:
        assert refusal.sentence(locale).endswith(number.sentence(locale))


def test_a_label_is_a_name_that_is_told_by_a_message() -> None:
    label = Label("chaos", "pungi-option-chaos", "parlour.games.pungi")
    refusal = ParlourError("option-flag", option=label, value="maybe")
    again = pickle.loads(pickle.dumps(refusal))
    assert again.facts["option"] == "chaos"
    assert str(again) == "The option “The start player names the next start player” is on or off, not maybe."
