"""What the pages and the Fluent files must say of each of our own games, and no list of games can tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.games import GAMES
from parlour.kernel.chronicle import Chronicle
from parlour.words import LOCALES, words_for
from tests.setups import setups

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")


def test_every_rules_page_is_linked_from_the_docs() -> None:
    linked = {page.stem: page.read_text(encoding="utf-8") for page in (DOCS / "games").iterdir()}
    assert linked == {game.id: game.rules_page("en") for game in GAMES.own.values()}


@pytest.mark.many
@pytest.mark.parametrize("game", GAMES.own)
def test_every_draw_and_every_kind_of_token_is_on_the_page_about_records(game: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", RECORDS, re.MULTILINE)
    ((_, draws, actions),) = [row for row in rows if game in row[0].split(", ")]
    for setup in setups(game):
        assert {chance for chance in setup.chances if f"`{chance}`" not in draws} == set()
        kinds = {setup.token(action).partition(":")[0] for action in range(setup.tensor.actions)}
        assert {kind for kind in kinds if not re.search(rf"`{kind}[`:]", actions)} == set()


@pytest.mark.parametrize("game", GAMES.own)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_group_of_a_chronicle_has_a_title(game: str, locale: str) -> None:
    words = words_for(GAMES[game].package, locale=locale)
    for setup in setups(game):
        for group in setup.game.chronicle(setup).groups:
            assert GAMES[game].group_title(group.name, words) != group.name


def test_a_group_without_a_title_goes_by_its_name() -> None:
    assert GAMES["pungi"].group_title("flutes", words_for("parlour.games.pungi")) == "flutes"


@pytest.mark.parametrize("game", GAMES.own)
def test_our_own_have_chronicles_and_features(game: str) -> None:
    """Others may do without; reports and learning programs then know seats and points only."""
    setup = GAMES[game].setup(GAMES[game].seats[0])
    assert GAMES[game].chronicle is not Chronicle
    assert {feature.name for feature in setup.tensor.features} > {"seat", "scores"}
