"""One word for each thing in every language: what words/glossary.<locale>.toml says, and no other."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from parlour.games import GAMES
from parlour.words import LOCALES

WEB = Path(__file__).parents[1] / "web" / "src" / "words"
PROGRAM = "all"  # the section for what belongs to no game
PACKAGES = {game.package.rpartition(".")[2]: game.package for game in GAMES.own.values()}
PLAIN_SPACE = re.compile(
    r"(?<=[\w)}»*\u2019…]) (?=[:;!?»](?:\s|$))|« "
)  # where French wants one that does not break
MIXED = re.compile(
    r"(?<=\w)'(?=\w)|\b(?:every|some|any)body\b", re.IGNORECASE
)  # not a curly one; not everyone


@cache
def glossary(locale: str) -> dict[str, dict[str, Any]]:
    text = files("parlour.words").joinpath(f"glossary.{locale}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def said(text: str) -> str:
    """The messages of a Fluent file, without comments and names."""
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    for entry in found:
        entry.comment = None
    lines = "".join(FluentSerializer().serialize_entry(entry) for entry in found)
    return re.sub(r"^[\w-]+ =|\{ *[a-z][\w.-]* *\}", "", lines, flags=re.MULTILINE)


@cache
def texts(section: str, locale: str) -> dict[str, str]:
    """Everything that people read about a game, or of the program, by its file; on one line each."""
    if section == PROGRAM:
        packages = {name: files(name).joinpath(f"{locale}.ftl") for name in ("parlour.words", "parlour.lab")}
        found = {name: said(file.read_text(encoding="utf-8")) for name, file in packages.items()}
        found["web"] = said((WEB / f"{locale}.ftl").read_text(encoding="utf-8"))
    else:
        package = PACKAGES[section]
        fluent = {"words": files(package), "lessons": files(package).joinpath("lessons")}
        found = {
            name: said(folder.joinpath(f"{locale}.ftl").read_text(encoding="utf-8"))
            for name, folder in fluent.items()
        }
        for game in GAMES.own.values():
            if game.package == package:
                found[f"{game.id}, rules"] = prose(game.rules_page(locale))
                found[f"{game.id}, teaching"] = prose(game.teaching_page(locale))
    return {name: re.sub(r"[ \n]+", " ", text) for name, text in found.items()}


def prose(page: str) -> str:
    return re.sub(r"```.*?```|`[^`]*`", "", page, flags=re.DOTALL)


SECTIONS = (PROGRAM, *PACKAGES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_names_the_same_things(locale: str) -> None:
    ours, english = ({name: set(words) for name, words in glossary(each).items()} for each in (locale, "en"))
    assert ours == english
    assert set(ours) == set(SECTIONS)


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_is_used_and_no_other(section: str, locale: str) -> None:
    read = texts(section, locale)
    whole = " ".join(read.values()).lower()
    assert [
        entry["word"] for entry in glossary(locale)[section].values() if entry["word"].lower() not in whole
    ] == []
    wrong = [
        (thing, name, text[max(0, found.start() - 40) : found.end() + 30])
        for thing, entry in glossary(locale)[section].items()
        for pattern in entry.get("not", [])
        for name, text in read.items()
        for found in re.finditer(rf"\b(?:{pattern})(?!\w)", text, re.IGNORECASE)
    ]
    assert wrong == []


@pytest.mark.parametrize("section", SECTIONS)
def test_french_signs_stay_with_their_word(section: str) -> None:
    loose = [
        (name, text[max(0, found.start() - 30) : found.end() + 10])
        for name, text in texts(section, "fr").items()
        for found in PLAIN_SPACE.finditer(text)
    ]
    assert loose == []


@pytest.mark.parametrize("section", SECTIONS)
def test_english_has_one_apostrophe_and_one_everyone(section: str) -> None:
    mixed = [
        (name, text[max(0, found.start() - 30) : found.end() + 10])
        for name, text in texts(section, "en").items()
        for found in MIXED.finditer(text)
    ]
    assert mixed == []


def test_the_check_bites() -> None:
    assert MIXED.search("Ada's")
    assert MIXED.search("Everybody draws")
    assert PLAIN_SPACE.search("Attention : oui")
    assert not PLAIN_SPACE.search("Attention\N{NO-BREAK SPACE}: oui, !, ?, q")
