"""Pi mal Pflaumen and Pies in words."""

from __future__ import annotations

from math import pi as PI  # noqa: N812
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.games.pflaumen.events import Finished, Guarded, MixesOver
from parlour.games.pflaumen.lookup import ACTIONS, FRUITS, NUMBERS, PLUM_CARD
from parlour.games.pflaumen.view import split_play
from parlour.kernel.token import Token
from parlour.words.telling import listed, person, you

if TYPE_CHECKING:
    from collections.abc import Sequence

    from parlour.games.pflaumen.setup import PflaumenSetup
    from parlour.kernel.game import Event, Names
    from parlour.words import Words

ROMAN: Final = ("I", "II", "III")


def fruit(kind: int, words: Words) -> str:
    return words(f"pflaumen-fruit-{FRUITS[kind]}")


def number(card: int, words: Words) -> str:
    """A fruit card's round and number."""
    return words("pflaumen-number", round=ROMAN[card // NUMBERS], number=card % NUMBERS + 1)


def what(setup: PflaumenSetup, card: int, words: Words) -> str:
    """The special action and the recipe of a card; empty if it has neither."""
    lookup = setup.lookup
    if card == PLUM_CARD:
        return ""
    shown = [
        words(f"pflaumen-{name}-action", edition=setup.game.id)
        for name, action in ACTIONS.items()
        if action == lookup.action[card]
    ]
    if lookup.recipe[card]:
        shown.append(recipe(setup, card, words))
    return listed(shown)


def recipe(setup: PflaumenSetup, card: int, words: Words) -> str:
    """The recipe on a card, and its points."""
    return words("pflaumen-recipe", recipe=setup.lookup.recipe[card], points=setup.lookup.points[card])


def name(setup: PflaumenSetup, card: int, words: Words) -> str:
    """A card by its fruit and number."""
    if card == PLUM_CARD:
        return words("pflaumen-plum-card")
    kind = fruit(setup.lookup.fruit[card], words)
    return words("pflaumen-card", fruit=kind, number=number(card, words))


def face(setup: PflaumenSetup, card: int, words: Words) -> str:
    """A card with all it shows."""
    shown = what(setup, card, words)
    called = name(setup, card, words)
    return words("pflaumen-with", card=called, what=shown) if shown else called


def piece(setup: PflaumenSetup, item: str, words: Words) -> str:
    """A piece of a figure: a card, perhaps with Pi on it (`1.13+2`), a Pi card (`pi`), or the `watchdog`."""
    if item in ("pi", "watchdog"):
        return words(f"pflaumen-{item}", edition=setup.game.id, pi=1)
    card, pi = split_play(item)
    called = face(setup, setup.card(card), words)
    if not pi:
        return called
    raised = words("pflaumen-pi", edition=setup.game.id, pi=pi)
    return words("pflaumen-figure-raised", card=called, pi=raised)


def total(card: int, pi: int, words: Words) -> str:
    """What a card and its Pi count together, to be read, not to be compared."""
    return words.number(card % NUMBERS + 1 + PI * pi, 2)


def tell(setup: PflaumenSetup, event: Event, words: Words, names: Names) -> str:
    """What happened, as a sentence."""
    facts = msgspec.structs.asdict(event)
    args: dict[str, object] = {"edition": setup.game.id}
    if "seat" in facts:
        args |= person(facts["seat"], names)
    if "seats" in facts:
        args["people"] = people(facts["seats"], words, names)
    if facts.get("owner") is not None:
        args |= {"other": names[facts["owner"]], "otheryou": you(facts["owner"], names)}
    if isinstance(event, Guarded):
        args["from"] = {None: "side", event.seat: "self"}.get(event.owner, "other")
    if "card" in facts:
        card = setup.card(facts["card"])
        args |= {"card": face(setup, card, words), "total": total(card, facts.get("pi", 0), words)}
    if isinstance(event, Finished):
        args["why"] = "near" if event.nearest else "later" if event.later else "last"
        args |= {"recipe": recipe(setup, card, words), "nearest": ""}
        if event.nearest:
            args["nearest"] = recipe(setup, setup.card(event.nearest), words)
    if isinstance(event, MixesOver):
        args["could"] = "yes" if event.could else "no"
    if "cards" in facts:
        args["cards"] = listed(face(setup, setup.card(item), words) for item in facts["cards"])
        args |= {"shown": "yes" if facts["cards"] else "no", "count": facts["count"]}
    if "round" in facts:
        args["round"] = ROMAN[facts["round"] - 1]
    if "left" in facts:
        args["left"] = words("pflaumen-left", count=facts["left"])
    args |= {key: facts[key] for key in ("pi", "points") if key in facts}
    return words(f"pflaumen-{event.__struct_config__.tag}", **args)


def say(setup: PflaumenSetup, token: str, words: Words, names: Names) -> str:
    """An action, as a person would choose it from a list; or cards that are left out of a mix."""
    choice = Token.parse(token)
    kind = choice.verb
    if kind == "done":
        return words("pflaumen-do-done")
    if kind == "leave":
        return words(
            "pflaumen-do-leave", cards=listed(face(setup, setup.card(item), words) for item in choice.items)
        )
    args: dict[str, object] = {"edition": setup.game.id}
    if kind == "steal":
        args |= person(int(choice.items[0]), names)
    item, pi = split_play(choice.item)
    card = setup.card(item)
    if pi:
        args |= {"pi": pi, "total": total(card, pi, words)}
        kind = "play-pi"
    if kind == "mix":
        args |= {"recipe": setup.lookup.recipe[card], "points": setup.lookup.points[card]}
    args["card"] = name(setup, card, words) if kind == "mix" else face(setup, card, words)
    return words(f"pflaumen-do-{kind}", **args)


def people(seats: Sequence[int], words: Words, names: Names) -> str:
    return listed(names[seat] or words("you-won") for seat in seats)
