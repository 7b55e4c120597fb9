"""The browser's types are those of the server."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest
from web import wire
from web.wire import PLACE, Writer

from parlour import GAMES
from parlour.match.news import snapshot
from parlour.server import messages
from tests.match.matches import begun

if TYPE_CHECKING:
    from parlour.kernel.game import Game


@cache
def types() -> str:
    """What `make wire` writes."""
    return wire.wire()


def test_the_browser_has_the_types_of_the_server() -> None:
    written = PLACE.read_text(encoding="utf-8")
    assert written == types(), "web/src/wire.ts is not what the server says any more: run `make wire`"


def fields(name: str) -> dict[str, str]:
    """The fields of an interface and their types; those that may be missing end in a question mark."""
    found = re.search(rf"^export interface {name}\b.*\{{\n((?:  .*\n)*)\}}", types(), re.MULTILINE)
    assert found, name
    lines = [line.strip().partition(";")[0] for line in found[1].splitlines()]
    return dict(line.split(": ", 1) for line in lines)


@pytest.mark.parametrize("game", GAMES.own.values(), ids=list(GAMES.own))
def test_every_view_and_event_is_as_it_is_sent(game: Game) -> None:
    match = begun(game.id, game.seats[0])
    said = msgspec.to_builtins(snapshot(match, 0))
    name = type(match.play.view(0)).__name__
    always = {field for field in (*fields("View"), *fields(name)) if not field.endswith("?")}
    assert set(said["view"]) == always
    assert f'"{match.setup.game.id}": {{ view: {name};' in types()
    for event in match.play.events(0):
        shape = fields(name.removesuffix("View") + type(event).__name__)
        assert shape.pop("event") == f'"{event.__struct_config__.tag}"'
        assert set(shape) == set(event.__struct_fields__)


def test_what_may_be_missing_is_marked() -> None:
    assert fields("Snapshot")["told?"] == fields("Step")["offers?"] == "string[]"
    assert fields("Occupant") == {
        "name": "string",
        "bot?": "string",
        "relieved?": "Reason | null",
        "entropy?": "string",
        "handle?": "string",
        "colour?": "Colour",
        "avatar?": "Avatar",
    }
    assert fields("ActCommand") == {"kind": '"act"', "seq": "number", "tokens": "string[]", "id?": "number"}
    assert fields("NewTable")["game"] == "GameId"
    assert fields("NewTable")["options?"] == "Record<string, string>"
    assert fields("View")["chose"] == "number[]"  # has a default, and is always said


def test_two_structs_cannot_have_one_name() -> None:
    class Done(msgspec.Struct):
        """Another one."""

    writer = Writer()
    assert writer.declare(messages.Done) == writer.declare(messages.Done) == "Done"
    with pytest.raises(AssertionError, match="two of Done"):
        writer.declare(Done)
