"""The component set of Pi mal Pflaumen and Pies: what the fruit cards show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from parlour.games.pflaumen.lookup import (
    ACTIONS,
    FRUITS,
    NO_ACTION,
    NO_RECIPE,
    NUMBERS,
    PLUM,
    RECIPES,
    ROUNDS,
    Card,
)

if TYPE_CHECKING:
    from parlour.kernel.components import ComponentSet
    from parlour.kernel.errors import ParlourError

EACH = 3  # cards of a fruit in a deck


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fruit card as written."""

    number: Annotated[int, Meta(extra_json_schema={"readOnly": True})]
    fruit: Annotated[str, Meta(extra_json_schema={"enum": [*FRUITS], "x-words": "pflaumen-fruit"})]
    action: Annotated[
        str | None, Meta(extra_json_schema={"enum": [*ACTIONS], "x-words": "pflaumen-box-action"})
    ] = None
    recipe: Annotated[str | None, Meta(extra_json_schema={"enum": [*RECIPES]})] = None
    points: int | None = None


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one round."""

    round: Annotated[int, Meta(extra_json_schema={"readOnly": True})]
    cards: list[Row]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written."""

    deck: list[Deck]


def read(given: ComponentSet) -> list[Card]:
    """PMP-1 and PMP-3. A set that has all the fruit cards of the box and no others, in their order."""
    decks = given.read(Components).deck
    rounds = list(range(1, ROUNDS + 1))
    if sorted(deck.round for deck in decks) != rounds:
        named = ", ".join(str(deck.round) for deck in decks)
        raise _broken(given, "rounds", "deck", "0", rule="PMP-1", found=named)
    cards: dict[tuple[int, int], Card] = {}
    for place, deck in enumerate(decks):
        keys = ("deck", str(place), "cards")
        if len(deck.cards) != NUMBERS:
            raise _broken(given, "cards", *keys, rule="PMP-1", found=len(deck.cards), expected=NUMBERS)
        for at, row in enumerate(deck.cards):
            card = _card(given, row, (*keys, str(at)))
            if (deck.round, row.number) in cards:
                raise _broken(given, "twice", *keys, str(at), "number", rule="PMP-1", found=row.number)
            cards[deck.round, row.number] = card
        for kind, fruit in enumerate(FRUITS):
            found = sum(row.fruit == fruit for row in deck.cards)
            expected = 1 if kind == PLUM else EACH
            if found != expected:
                facts = {"fruit": fruit, "found": found, "expected": expected}
                raise _broken(given, "fruits", *keys, rule="PMP-1", **facts)
    return [cards[key] for key in sorted(cards)]


def _card(given: ComponentSet, row: Row, keys: tuple[str, ...]) -> Card:
    """PMP-1 and PMP-3. A card with a number and a fruit, and perhaps an action, a recipe, or both."""
    if not 1 <= row.number <= NUMBERS:
        raise _broken(given, "number", *keys, "number", rule="PMP-1", found=row.number)
    if row.fruit not in FRUITS:
        raise _broken(given, "fruit", *keys, "fruit", rule="PMP-1", found=row.fruit, known=", ".join(FRUITS))
    if (row.fruit == FRUITS[PLUM]) != (row.number == NUMBERS):
        raise _broken(given, "plum", *keys, "fruit", rule="PMP-1", found=row.fruit, number=row.number)
    if row.action is not None and row.action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise _broken(given, "action", *keys, "action", rule="PMP-9", found=row.action, known=known)
    if row.recipe is not None and row.recipe not in RECIPES:
        known = ", ".join(RECIPES)
        raise _broken(given, "recipe", *keys, "recipe", rule="PMP-18", found=row.recipe, known=known)
    right = row.points is None if row.recipe is None else row.points in range(1, 100)
    if not right:
        raise _broken(given, "points", *keys, rule="PMP-3", number=row.number)
    return Card(
        FRUITS.index(row.fruit),
        ACTIONS[row.action] if row.action else NO_ACTION,
        list(RECIPES).index(row.recipe) if row.recipe else NO_RECIPE,
        row.points or 0,
    )


def _broken(given: ComponentSet, what: str, *keys: str, **facts: object) -> ParlourError:
    return given.broken(f"pflaumen-{what}", *keys, package=__package__, **facts)
