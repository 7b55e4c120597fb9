"""Input in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.games.input.events import Fell
from parlour.kernel.token import Token, parts
from parlour.words.telling import person

if TYPE_CHECKING:
    from parlour.games.input.setup import InputSetup
    from parlour.kernel.game import Event, Names
    from parlour.words import Words


def symbol(item: str, words: Words) -> str:
    """A side of a tile; in a review (`full/half`) also the side below."""
    up, _, under = item.partition("/")
    name = words(f"input-symbol-{up}")
    return words("input-tile-open", up=name, under=symbol(under, words)) if under else name


def colour(item: str, words: Words) -> str:
    message = f"input-colour-{item}"
    return words(message) if message in words else item.replace("_", " ")


def place(item: str, words: Words) -> str:
    """A field (`4.2`) or the supply."""
    number, *field = map(str, parts(item))
    return words("input-field", number=number, field=field[0]) if field else words("input-supply")


def tell(setup: InputSetup, event: Event, words: Words, names: Names) -> str:
    """What happened, as a sentence."""
    facts = msgspec.structs.asdict(event)
    args: dict[str, object] = {key: facts[key] for key in ("number", "tile", "points") if key in facts}
    if "seat" in facts:
        args |= person(facts["seat"], names)
    for key in ("was", "up"):
        if key in facts:
            args[key] = symbol(facts[key], words)
    for key, name in (("origin", "origin"), ("field", "place")):
        if key in facts:
            args[name] = place(facts[key], words)
    if "one_colour" in facts:
        args["alone"] = "yes" if facts["one_colour"] else "no"
    if isinstance(event, Fell):
        args["tiles"] = ", ".join(symbol(item, words) for item in event.tiles)
    elif "tiles" in facts:
        args |= {"tiles": ", ".join(map(str, facts["tiles"])), "count": len(facts["tiles"])}
    return words(f"input-{event.__struct_config__.tag}", **args)


def say(setup: InputSetup, token: str, words: Words, names: Names) -> str:
    """An action, as a person would choose it from a list."""
    choice = Token.parse(token)
    if choice.verb == "set":
        return words("input-do-set", place=place(choice.item, words))
    return words(f"input-do-{choice.verb}", number=choice.item, tile=choice.item)
