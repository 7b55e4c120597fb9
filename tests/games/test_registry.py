"""Games of other packages: what they may be, and what is refused without harm to others."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from parlour.games import GAMES, find, pungi
from parlour.games.registry import GROUP, Plugins, Registry
from parlour.kernel.errors import ParlourError
from parlour.kernel.options import Option
from parlour.words import LOCALES

if TYPE_CHECKING:
    from pathlib import Path

    from parlour.kernel.game import Game

OWN = GAMES.own
_numbers = count()


class Package:
    """A package as somebody writes it, with files for the games `one` and `two`."""

    def __init__(self, folder: Path) -> None:
        self.name = f"somebodys_games_{next(_numbers)}"  # what was imported stays so
        self.folder = folder / self.name
        self.folder.mkdir()
        self.write("__init__.py", "")
        self.write("rules.en.md", "# Rules\n")
        self.write("cards.toml", pungi.GAME.component_set().text)
        self.write("en.ftl", "one-title = One\none-about = A game.\ntwo-title = Two\ntwo-about = Another.\n")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def game(self, name: str, *options: Option) -> Game:
        """A game that is Pungi but for its name and its files."""
        return replace(
            pungi.GAME,
            id=name,
            package=self.name,
            options=options,
            component_sets={"house-1": "cards.toml"},
            make=lambda *agreed: pungi.GAME.setup(3),
        )

    def offer(self, what: object, name: str = "name") -> EntryPoint:
        setattr(import_module(self.name), name, what)
        return EntryPoint(name, f"{self.name}:{name}", GROUP)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    monkeypatch.syspath_prepend(tmp_path)
    return Package(tmp_path)


def refused(offer: EntryPoint) -> dict[str, Any]:
    """The code of the refusal, and its facts; no game is taken."""
    told = Plugins(OWN, [offer])
    (refusal,) = told.refused.values()
    assert told.games == {}
    assert all(refusal.sentence(locale) for locale in LOCALES)
    return {"code": refusal.code, **refusal.facts}


def test_a_package_offers_a_game_or_several(package: Package) -> None:
    one, two = package.game("one"), package.game("two")
    assert Plugins(OWN, [package.offer(one)]).games == {"one": one}
    told = Plugins(OWN, [package.offer([one, two])])
    assert (told.games, told.refused) == ({"one": one, "two": two}, {})


def test_the_registry_has_them_after_our_own(package: Package, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = package.game("one"), package.game("two")
    asked = []

    def found(*, group: str) -> list[EntryPoint]:
        asked.append(group)
        return [package.offer([one, two]), EntryPoint("lost", "nowhere:GAME", GROUP)]

    monkeypatch.setattr("importlib.metadata.entry_points", found)
    games = Registry(OWN.values())
    assert games["pungi"] is games.find("pungi") is OWN["pungi"]
    assert asked == []  # our own need nobody else
    assert list(games) == [*OWN, "one", "two"]
    assert len(games) == len(OWN) + 2
    assert games["one"] is games.find("one") is one
    with pytest.raises(KeyError):
        games["lost"]
    for _ in range(2):
        with pytest.raises(ParlourError, check=lambda refusal: refusal.code == "plugin-broken") as lost:
            games.find("lost")
        assert "nowhere" in str(lost.value)
    with pytest.raises(ParlourError, check=lambda refusal: refusal.code == "game-unknown") as unknown:
        games.find("chess")
    assert "one, two" in str(unknown.value)
    assert asked == [GROUP]


def test_what_cannot_be_loaded_is_refused(package: Package) -> None:
    package.write("broken.py", "1 / 0")
    for value in ("nowhere:GAME", f"{package.name}:GAME", f"{package.name}.broken:GAME"):
        told = refused(EntryPoint("chess", value, GROUP))
        assert (told["code"], told["name"]) == ("plugin-broken", "chess")
        assert told["plugin"] == value.partition(":")[0]


@pytest.mark.parametrize("what", ["chess", None, ["chess"]])
def test_what_is_no_game_is_refused(package: Package, what: object) -> None:
    assert refused(package.offer(what)) == {"code": "plugin-kind", "plugin": package.name, "name": "name"}


@pytest.mark.parametrize(
    "name", ["", "One", "a b", "-one", "one-", "one--two", "one_two", "1one", "../one", "öne", "x" * 41]
)
def test_an_id_stands_in_records_and_addresses(package: Package, name: str) -> None:
    told = refused(package.offer(package.game(name)))
    assert told == {"code": "plugin-id", "plugin": package.name, "game": name, "longest": 40}


def test_an_id_is_taken_once(package: Package) -> None:
    one, two = package.game("one"), package.game("two")
    assert refused(package.offer(package.game("pungi")))["other"] == "parlour"
    assert refused(package.offer([one, two, one]))["other"] == package.name
    told = Plugins(OWN, [package.offer([two], "b"), package.offer([one, two], "a")])
    assert list(told.games) == ["one", "two"]
    assert [(name, refusal.code) for name, refusal in told.refused.items()] == [("b", "plugin-twice")]


@pytest.mark.parametrize("file", ["rules.en.md", "cards.toml", "en.ftl"])
def test_a_game_without_its_files_is_refused(package: Package, file: str) -> None:
    (package.folder / file).unlink()
    told = refused(package.offer(package.game("one")))
    assert (told["code"], told["name"]) == ("plugin-broken", "one")
    assert file in told["reason"]


def test_a_game_without_words_for_its_options_is_refused(package: Package) -> None:
    told = refused(package.offer(package.game("one", Option("chaos"))))
    assert "one-option-chaos" in told["reason"]


def test_all_that_is_installed_here_can_be_played() -> None:
    """A game that is installed beside these tests works, too."""
    assert list(GAMES)[: len(OWN)] == list(OWN)
    assert len(GAMES) >= len(OWN) + len(entry_points(group=GROUP))
    assert [find(name).id for name in GAMES] == list(GAMES)
