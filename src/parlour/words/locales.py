"""Which of the languages we speak somebody would like to hear."""

from __future__ import annotations

import os
import re
from typing import Final

from parlour.words import ENGLISH, LOCALES

VARIABLES: Final = ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def here() -> str:
    """The language in which commands speak here, as the environment has it."""
    return fitting(next(filter(None, map(os.environ.get, VARIABLES)), ""))


def fitting(asked: str) -> str:
    """The language asked for (`de`, `de-AT`, `de_AT.UTF-8`); English, if we do not speak it."""
    language = language_of(asked)
    return language if language in LOCALES else ENGLISH


def language_of(asked: str) -> str:
    return re.split(r"[-_.@]", asked.strip().lower())[0]


def accepted(header: str) -> str:
    """The best of what an Accept-Language header asks for (`nl;q=0.8, fr`); English, if it names none we
    speak.
    """
    best, weight = ENGLISH, 0.0
    for part in header.split(","):
        asked, _, quality = part.partition(";")
        given = weight_of(quality)
        if given > weight and language_of(asked) in (*LOCALES, "*"):
            best, weight = fitting(asked), given
    return best


def weight_of(quality: str) -> float:
    """What stands behind a language, from 0 to 1; 1, if nothing readable does."""
    try:
        return min(1.0, float(quality.partition("=")[2] or 1))
    except ValueError:
        return 1.0
