"""Names of persons: those that can be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

from parlour.kernel.errors import ParlourError

LONGEST_NAME: Final = 24
STYLES: Final = "\ufe0e\ufe0f"
BLANK: Final = frozenset(  # what is no space to Unicode, and still leaves nothing on the screen
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),  # Mongolian selectors
            *range(0xFE00, 0xFE0E),  # variation selectors
            *range(0xE0100, 0xE01F0),
            *(0x13441, 0x13442),  # blank hieroglyphs
        ),
    )
)


def checked_name(text: str) -> str:
    """A name that can be shown: short, printable, in one direction, and with something to be seen."""
    name = " ".join(filter(None, unicodedata.normalize("NFC", text).strip().split(" ")))
    strange = any(map(unseen, " " + name, name))
    visible = any(unicodedata.category(each)[0] in "LNS" for each in name)
    if strange or not visible or len(name) > LONGEST_NAME:
        raise ParlourError("name", longest=LONGEST_NAME)
    return name


def unseen(before: str, each: str) -> bool:
    """Whether nobody sees this character. Behind a picture, one of `STYLES` says how it is drawn."""
    if each in STYLES:
        return unicodedata.category(before)[0] in "LMZ"
    return each in BLANK or (unicodedata.category(each)[0] in "CZ" and each != " ")
