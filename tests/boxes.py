"""Boxes that the rulebooks do not rule out, though ours are printed otherwise."""

from __future__ import annotations

import re
from typing import Final

from parlour.games import find

# Input: every symbol as often as the rulebook says, and four tiles with equal sides (INP-2).
EQUAL_SIDES: Final = re.sub(
    r"(?m)^tiles = .*$",
    'tiles = [["full", "full"], ["full", "half"], ["half", "half"], ["round", "round"], '
    '["round", "slanted"], ["slanted", "slanted"], ["joker", "slanted"]]',
    find("input").component_set().text,
)
# Pungi: five charmers, as public reports say, and as many snake cards as the rulebook says, or one less.
FIVE_CHARMERS: Final = (
    find("pungi").component_set().text.replace("charmers = 6", "charmers = 5").replace('"4" = 4', '"4" = 5')
)
FIVE_CHARMERS_LESS: Final = find("pungi").component_set().text.replace("charmers = 6", "charmers = 5")
# Pi mal Pflaumen and Pies: whatever has an action has a recipe, too (PMP-3).
BOTH: Final = re.sub(
    r'action = "(\w+)"',
    r'action = "\1", recipe = "AA", points = 2',
    find("pi-mal-pflaumen").component_set().text,
)
BOXES: Final = {
    "input": (EQUAL_SIDES,),
    "pungi": (FIVE_CHARMERS, FIVE_CHARMERS_LESS),
    "pi-mal-pflaumen": (BOTH,),
    "pies": (BOTH,),
}
