"""The cards of a box that somebody owns: what a page asks for, and whether it can be so. Nothing is kept: a
box stays in its owner's browser, and comes with the table that plays with it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta

from parlour.games import Terms
from parlour.kernel.components import LONGEST, ComponentSet, written
from parlour.kernel.errors import ParlourError
from parlour.server.library import game_of
from parlour.server.requests import Input

if TYPE_CHECKING:
    from parlour.kernel.game import Game
    from parlour.server.hall import Hall


class NewBox(Input, frozen=True):
    """A component set, as TOML or as what that would say."""

    text: Annotated[str, Meta(max_length=LONGEST)] | None = None
    data: dict[str, Any] | None = None


class Box(msgspec.Struct, frozen=True):
    """A component set that can be played with."""

    name: str  # as records call it
    text: str
    data: dict[str, Any]


class BoxForm(msgspec.Struct, frozen=True):
    """What a page needs to ask for a box: the set of the house, and the JSON Schema of its data."""

    house: Box
    schema: dict[str, Any] | None  # None: there is only the text


def form_of(game: str) -> BoxForm:
    found = game_of(game)
    schema = msgspec.json.schema(found.box) if found.box else None
    return BoxForm(box_of(found.component_set()), schema)


async def box_in(hall: Hall, game: str, asked: NewBox) -> Box:
    """The box, if it can be so. To find out takes some time, which is a thread's."""
    found = game_of(game)
    async with hall.preparing:
        return await asyncio.to_thread(checked, found, asked)


def checked(game: Game, asked: NewBox) -> Box:
    """The box, if a table with as few people as can be could play with it."""
    match asked:
        case NewBox(text=str(text), data=None):
            pass
        case NewBox(text=None, data=dict(data)):
            text = written(data)
        case _:
            raise ParlourError("box-both")
    return box_of(Terms.agree(game.id, game.seats[0], {}, text).components)


def box_of(components: ComponentSet) -> Box:
    return Box(components.name, components.text, components.data())
