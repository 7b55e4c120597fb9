"""Pungi in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from parlour.games.pungi.events import Priority, Took
from parlour.kernel.token import Token, parts
from parlour.words.telling import listed, person, you

if TYPE_CHECKING:
    from parlour.games.pungi.setup import PungiSetup
    from parlour.kernel.game import Event, Names
    from parlour.words import Words


MINUS: Final = "\N{MINUS SIGN}"


def card(item: str, words: Words) -> str:
    """A card of which the front (`frog-7`) or only the back (`frog`) is known."""
    animal, *value = parts(item)
    message = f"pungi-animal-{animal}"
    name = words(message) if message in words else str(animal).replace("_", " ")
    return words("pungi-card", animal=name, value=str(value[0])) if value else name


def snake(item: str, words: Words) -> str:
    """A snake (`+4`) or a charmer."""
    return words("pungi-charmer") if item == "charmer" else item.replace("-", MINUS)


def turned(item: str) -> str:
    """A snake whose sign a charmer has turned."""
    return item.replace("+", MINUS) if item[0] == "+" else item.replace("-", "+")


def piece(setup: PungiSetup, item: str, words: Words) -> str:
    """A piece of a figure: a card, the flute, or an animal of which only the back is seen."""
    if item == "flute":
        return words("pungi-flute")
    return snake(item, words) if item == "charmer" or item[0] in "+-" else card(item, words)


def number(value: int) -> str:
    """A sum, with a real minus sign."""
    return str(value).replace("-", MINUS)


def tell(setup: PungiSetup, event: Event, words: Words, names: Names) -> str:
    """What happened, as a sentence."""
    facts = msgspec.structs.asdict(event)
    args: dict[str, object] = {"points": facts.get("points", 0)}
    if "seat" in facts:
        args |= person(facts["seat"], names)
    if "successor" in facts:
        args |= {
            "other": names[facts["successor"]],
            "otheryou": you(facts["successor"], names),
            "oneself": "yes" if facts["successor"] == facts["seat"] else "no",
        }
    if "card" in facts:
        args["card"] = card(facts["card"], words)
    if "cards" in facts:
        args["cards"] = listed(card(item, words) for item in facts["cards"])
    if "snake" in facts:
        args |= {
            "snake": snake(facts["snake"], words),
            "after": turned(facts["snake"]),
            "charmer": "yes" if facts["snake"] == "charmer" else "no",
        }
    if "row" in facts:
        args["row"] = listed(snake(item, words) for item in facts["row"])
    if isinstance(event, Priority):
        args |= (
            {"any": "yes", "card": card(event.animal, words)} if event.animal else {"any": "no", "card": ""}
        )
    told = words(f"pungi-{event.__struct_config__.tag}", **args)
    return " ".join([told, *_charms(event, words, names)]) if isinstance(event, Took) else told


def _charms(event: Took, words: Words, names: Names) -> list[str]:
    """PUN-19. What a seat's charmers do otherwise since it took a snake card, by which its points change."""
    owner = person(event.seat, names)
    now, back = event.turned or (), event.back or ()
    charms = [
        words(
            "pungi-charms",
            **owner,
            before=snake(item, words),
            after=turned(item),
            moves="yes" if place < len(back) else "no",
            bad="yes" if item.startswith("-") else "no",
        )
        for place, item in enumerate(now)
    ]
    freed = "pungi-uncharmed" if now else "pungi-turned_back"
    charms += [words(freed, **owner, snake=snake(item, words), after=turned(item)) for item in back]
    waits = event.snake == "charmer" and not charms
    return [words("pungi-waits", **owner)] if waits else charms


def say(setup: PungiSetup, token: str, words: Words, names: Names) -> str:
    """An action, as a person would choose it from a list."""
    choice = Token.parse(token)
    if choice.verb == "play":
        return words("pungi-do-play", card=card(choice.item, words))
    return words("pungi-do-start", **person(int(choice.item), names))
