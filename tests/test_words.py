"""Every sentence is there, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import parlour
from parlour.games import GAMES
from parlour.words import LOCALES, words_for

SOURCE = Path(parlour.__file__).parent
PACKAGES = sorted({game.package for game in GAMES.values()})


def messages(package: str, locale: str) -> set[str]:
    text = files(package).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("package", ["parlour.words", *PACKAGES])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_every_message(package: str, locale: str) -> None:
    assert messages(package, locale) == messages(package, "en") != set()


def test_every_refusal_has_a_sentence() -> None:
    code = re.compile(r'(?:ParlourError|\.broken)\(\s*"([a-z-]+)"')
    codes = {
        found for file in SOURCE.rglob("*.py") for found in code.findall(file.read_text(encoding="utf-8"))
    }
    known = {message.removeprefix("error-") for message in messages("parlour.words", "en")}
    assert len(codes) > 20
    assert codes - known == set()


def test_what_is_too_long_is_cut() -> None:
    said = words_for()("error-message", reason="x" * 5000)
    assert 900 < len(said) < 1000
    assert said.endswith("x ...")


def test_no_message_is_said_by_nobody() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    built = re.compile(r"^(help|simulate|arena|bot)-|^error-")  # their ids are put together from parts
    unused = {m for m in messages("parlour.words", "en") if not built.match(m) and f'"{m}"' not in text}
    assert unused == set()


def test_a_missing_message_or_argument_is_an_error() -> None:
    words = words_for()
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(LookupError):
        words("seat-name")
    assert "you" in words
    assert "no-such-message" not in words
