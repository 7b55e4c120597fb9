"""Component sets whose names are as long as they may be."""

from __future__ import annotations

import re

from parlour import GAMES
from parlour.kernel.components import LONGEST_NAME


def longest_names(game: str) -> str:
    """The component set of a game with long names, where it may choose them: in its first list."""
    text = GAMES[game].component_set().text
    names = re.search(r"^(?:animals|fruits|colours) = .*", text, re.MULTILINE)
    for number, name in enumerate(re.findall(r"\w+", names[0])[1:] if names else []):
        text = re.sub(rf"\b{name}\b", "abcdef"[number] * LONGEST_NAME, text)
    return text
