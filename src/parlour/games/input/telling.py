"""Input in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.games.input.events import Fell, Missed, Reached, Won
from parlour.games.input.lookup import FIELDS, SYMBOLS, VALUES
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


def piece(setup: InputSetup, item: str, words: Words) -> str:
    """A piece of a figure: a tile of some colour (`0full`: seat 0's), one with both sides (`full/half`), or a
    number card with what lies on its fields (`4=0slanted,-,1full,-,-`; `4^=` if it is completed).
    """
    card, _, fields = item.partition("=")
    if fields:
        number = card.removesuffix("^")
        state = "completed" if number != card else "open"
        first = FIELDS * int(number)
        asks = setup.lookup.asks[first : first + FIELDS]
        pairs = zip(asks, fields.split(","), strict=True)
        lies = [_field(SYMBOLS[ask], state, tile, setup, words) for ask, tile in pairs]
        return words("input-figure-number", number=number, state=state, fields="; ".join(lies))
    if item[0].isdigit():
        facts = {"colour": colour(setup.colours[int(item[0])], words), "symbol": symbol(item[1:], words)}
        return words("input-figure-tile", **facts)
    return symbol(item, words)


def _field(ask: str, state: str, tile: str, setup: InputSetup, words: Words) -> str:
    """A field of a number card: the tile on it, or what it asks for if a tile may be placed there."""
    if tile == "-":
        return words("input-figure-free", state=state, symbol=symbol(ask, words))
    return piece(setup, tile, words)


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
    if isinstance(event, Won):
        args["alone"] = "yes" if event.one_colour else "no"
        args |= {"base": VALUES[event.number], "bonus": event.points - VALUES[event.number]}
    if isinstance(event, Missed):
        args["all"] = "yes" if event.points < VALUES[event.number] else "no"
    if isinstance(event, Reached):
        args["target"] = setup.lookup.target
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
