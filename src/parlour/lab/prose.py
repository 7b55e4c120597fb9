"""What a report calls the groups of things that a game counts."""

from __future__ import annotations

from typing import Final

GROUPS: Final = {
    "pungi": {
        "snakes": "Snakes taken",
        "animals": "Animals played",
        "values": "Values played",
        "cards": "Cards played",
    },
    "fruitoplay": {
        "cards": "Cards in the columns",
        "kinds": "Kinds of cards in the columns",
        "numbers": "Numbers played",
        "turns": "How turns ended for a player",
        "collective": "Collective cards chosen",
    },
    "input": {
        "numbers": "Numbers won",
        "one colour": "Numbers won in one colour",
        "missed": "Closing tiles that did not fit",
        "tiles": "Tiles set, by number",
        "zero": "The zero",
    },
}
GROUPS["pi-mal-pflaumen"] = GROUPS["pies"] = {
    "cards": "Cards taken or stolen",
    "recipes": "Recipes made",
    "mixes": "Recipe cards made",
    "actions": "Special actions and plums",
    "pi": "Pi played with a card",
}
