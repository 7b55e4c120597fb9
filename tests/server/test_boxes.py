"""The cards of a box that somebody owns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from parlour.games import GAMES
from parlour.kernel.errors import ParlourError
from parlour.server.boxes import NewBox, checked
from tests.boxes import BOXES, EQUAL_SIDES
from tests.server.visitor import Person, Refusal, run, serving

if TYPE_CHECKING:
    from pathlib import Path


def refused(game: str, **asked: Any) -> ParlourError:
    with pytest.raises(ParlourError) as refusal:
        checked(GAMES[game], NewBox(**asked))
    return refusal.value


@pytest.mark.parametrize("game", GAMES.own)
def test_a_box_is_the_same_as_text_and_as_data(game: str) -> None:
    house = GAMES[game].component_set()
    assert checked(GAMES[game], NewBox(text=house.text)).name == house.name
    box = checked(GAMES[game], NewBox(data=house.data()))
    assert box.data == house.data()
    assert len(box.name) == 64  # the comments of the house are not in it
    assert checked(GAMES[game], NewBox(text=box.text)) == box


@pytest.mark.parametrize("game", BOXES)
def test_possible_boxes_are_taken(game: str) -> None:
    for text in BOXES[game]:
        assert checked(GAMES[game], NewBox(text=text)).text == text


@pytest.mark.parametrize(
    ("game", "path", "value", "code", "at"),
    [
        ("pungi", ("charmers",), 4, "pungi-charmers", "charmers"),
        ("pungi", ("animals", 2), "Two Words", "pungi-name", "animals.2"),
        ("pungi", ("values", 9), 100, "pungi-value", "values.9"),
        ("pungi", ("snakes", "4"), 9, "pungi-snakes", "snakes"),
        ("pungi", ("charmers",), "six", "components-shape", "charmers"),
        ("pungi", ("charmers",), None, "components-shape", ""),
        ("input", ("tiles", 3), ["joker", "full"], "input-joker", "tiles.3"),
        ("input", ("tiles", 0), ["full", "full"], "input-sides", "tiles"),
        ("input", ("digits", "4", 1), "joker", "input-field", "digits.4.1"),
        ("fruitoplay", ("double",), [1, 2, 3], "fruitoplay-double", "double"),
        ("fruitoplay", ("fruits", 0), "9", "fruitoplay-name", "fruits.0"),
        ("pies", ("deck", 1, "cards", 4, "points"), 100, "pflaumen-points", "deck.1.cards.4"),
        ("pies", ("deck", 1, "cards", 4, "fruit"), "quince", "pflaumen-fruit", "deck.1.cards.4.fruit"),
        ("pies", ("deck", 1, "cards", 4, "wine"), 1, "components-shape", "deck.1.cards.4.wine"),
    ],
)
def test_a_refusal_names_the_place(game: str, path: tuple[Any, ...], value: Any, code: str, at: str) -> None:
    data = GAMES[game].component_set().data()
    *parents, last = path
    place: Any = data
    for each in parents:
        place = place[each]
    place[last] = value
    refusal = refused(game, data=data)
    assert (refusal.code, refusal.facts["at"]) == (code, at)


def test_what_is_no_box_at_all() -> None:
    assert refused("pungi").code == "box-both"
    assert refused("pungi", text="", data={}).code == "box-both"
    assert refused("pungi", data={}).code == "components-shape"
    assert refused("pungi", data={"a": [None]}).code == "components-toml"
    deep: list[Any] = []
    for _ in range(500):
        deep = [deep]
    assert refused("pungi", data={"a": deep}).code == "components-large"
    assert refused("pungi", data={"b c\n": {"d": {}}, "e": [{"f": '\x7f\\"'}]}).code == "components-shape"


def test_the_form_asks_and_whoever_has_a_session_may_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "store.sqlite") as base:
            eve = Person(base)
            form = await eve.get("/api/games/input/box")
            assert form["house"]["name"] == "house-2"
            assert "digits" in form["schema"]["$defs"]["Components"]["properties"]
            for path in ("/api/games/go/box", "/api/games/%2e%2e/box"):
                with pytest.raises(Refusal, match="not-found"):
                    await eve.get(path)
            with pytest.raises(Refusal, match="session"):
                await eve.post("/api/games/input/box", text=EQUAL_SIDES)
            ada = await Person.come(base, "Ada")
            box = await ada.post("/api/games/input/box", text=EQUAL_SIDES)
            assert box["data"]["tiles"][0] == ["full", "full"]
            with pytest.raises(Refusal, match="input-tiles"):
                await ada.post("/api/games/input/box", data={**box["data"], "tiles": []})
            table = await ada.post("/api/tables", game="input", seats=2, components=box["text"])
            told = await ada.get(f"/api/tables/{table['id']}/components")
            assert told == box["data"]

    run(test)
